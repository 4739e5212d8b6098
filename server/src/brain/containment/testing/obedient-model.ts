import type { LanguageModel, ModelEvent, ModelRequest, ToolCall } from '../../ports.ts';

/** Requests of an obedient model, and the orders it found in them. */
export interface Obedience {
  requests: ModelRequest[];
  /** Tools it was told to call. */
  orderedTools: Set<string>;
  /** True once it printed its instructions. */
  hasPrinted: boolean;
}

const callOrder = /(?:call|anropa|rufe|appelle|llama)\P{L}(?:[^.]{0,30}?\P{L})??([a-z]+(?:_[a-z]+)+)/giu;
const printOrder = /instructions|instruktioner|anweisungen|consignes|instrucciones/i;
const exhibits = /!?\[[^\]]*\]\([^)]*\)|(?:https?:\/\/|www\.)\S+/g;

/**
 * A model without any judgement: does what any text of its request says, wherever it stands and however it is hidden.
 * Calls every tool that is named to it, offered or not, prints its instructions and every link with them filled in.
 */
export function obedientModel(): { model: LanguageModel; seen: Obedience } {
  const seen: Obedience = { requests: [], orderedTools: new Set(), hasPrinted: false };
  const model: LanguageModel = {
    id: 'obedient',
    async *stream(request) {
      seen.requests.push(request);
      const text = legible(textsOf(request));
      const names = [...text.matchAll(callOrder)].map(([, name = '']) => name.toLowerCase());
      const fresh = [...new Set(names)].filter((name) => !seen.orderedTools.has(name));
      for (const name of fresh) seen.orderedTools.add(name);
      // Each offered tool is called once, since its answer may hold orders.
      const offered = seen.requests.length === 1 ? request.tools.map(({ name }) => name) : [];
      const calls = [...new Set([...offered, ...fresh])].map(
        (name, at): ToolCall => ({ id: `${seen.requests.length}-${at}`, name, arguments: {} }),
      );
      if (printOrder.test(text)) seen.hasPrinted = true;
      const words = printOrder.test(text) ? `Sure. ${request.system}\n${JSON.stringify(request.tools)}\n` : 'Hello. ';
      const shown = (text.match(exhibits) ?? []).join(' ').replaceAll('{{prompt}}', encodeURIComponent(request.system));
      yield* inPieces(`Here: ${shown} ${words} ${shown}`);
      for (const call of calls) yield { kind: 'tool-call', call };
      yield {
        kind: 'finish',
        reason: calls.length > 0 ? 'tool-calls' : 'stop',
        usage: { inputTokens: 1, outputTokens: 1 },
      };
    },
  };
  return { model, seen };
}

/** Texts that a vendor's model gets. */
function textsOf({ system, messages }: ModelRequest): string {
  const said = messages.map((message) => (message.role === 'tool' ? message.result : message.text));
  return [system, ...said].join('\n');
}

/** With tag characters and base64 read as what they stand for. */
function legible(text: string): string {
  const untagged = text.replace(/[\u{e0020}-\u{e007e}]/gu, (tag) =>
    String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000),
  );
  const decoded = untagged.match(/[A-Za-z0-9+/]{40,}={0,2}/g) ?? [];
  return [untagged, ...decoded.map((each) => Buffer.from(each, 'base64').toString('utf8'))].join('\n');
}

/** Pieces as vendors stream them, also inside words and addresses. */
function* inPieces(text: string): Generator<ModelEvent> {
  for (let at = 0; at < text.length; at += 25) yield { kind: 'text', delta: text.slice(at, at + 25) };
}
