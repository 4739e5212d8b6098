import { createHash } from 'node:crypto';
import type {
  AnalysisRequest,
  LanguageModel,
  ModelEvent,
  ModelMessage,
  ModelRequest,
  WordReader,
} from '#brain/ports.ts';
import { analyseConversation } from './analysis/analyse-conversation.ts';
import { foldWords } from './fold-words.ts';
import { intentOf } from './intents.ts';
import { replyTo } from './reply.ts';
import { summaryOf } from './summary.ts';

/**
 * Language model without dependencies: deterministic, instant, without network. Answers from the prompt and the
 * passages only, and says so when they hold no answer. Limits: this folder's README.
 */
export function createBuiltinModel({ reader }: { reader: WordReader }): LanguageModel {
  return {
    id: 'builtin',
    async *stream(request, signal) {
      signal.throwIfAborted();
      for (const event of repliesTo(request, reader)) {
        yield event;
        signal.throwIfAborted();
      }
    },
  };
}

function repliesTo(request: ModelRequest, reader: WordReader): Generator<ModelEvent> {
  if (request.summaryOf) return summaryEvents(request, request.summaryOf);
  return request.analysisOf ? analysisEvents(request, request.analysisOf, reader) : eventsOf(request, reader);
}

function* analysisEvents(request: ModelRequest, wanted: AnalysisRequest, reader: WordReader): Generator<ModelEvent> {
  const turns = wanted.turns.map(({ role, text }) => ({ role, text: text.slice(0, readChars) }));
  yield { kind: 'text', delta: JSON.stringify(analyseConversation({ ...wanted, turns }, request, reader)) };
  yield { kind: 'finish', reason: 'stop', usage: { inputTokens: 0, outputTokens: 0 } };
}

function* eventsOf(request: ModelRequest, reader: WordReader): Generator<ModelEvent> {
  const { messages, broken } = withoutBrokenAnswer(request);
  const reply = replyTo(
    { ...request, messages: messages.map((message) => readable(message, request.agentName)) },
    reader,
  );
  for (const [name, value] of Object.entries(reply.collected)) {
    if (request.collected[name] !== value) yield { kind: 'collected', name, value };
  }
  if (reply.sourceIds.length > 0) yield { kind: 'sources', passageIds: reply.sourceIds };
  const text = broken && reply.text && !/[.!?…]\s*$/.test(broken) ? `… ${reply.text}` : reply.text;
  for (const delta of text.match(/\S+\s*/g) ?? []) yield { kind: 'text', delta };
  if (reply.call) {
    const { tool, arguments: values } = reply.call;
    yield { kind: 'tool-call', call: { id: callId(request, tool.name), name: tool.name, arguments: values } };
  }
  const usage = { inputTokens: 0, outputTokens: 0 };
  yield {
    kind: 'finish',
    reason: reply.call ? 'tool-calls' : 'stop',
    usage,
    ...(reply.isUnsure === true && { isUnsure: true as const }),
    ...(reply.digitsMax !== undefined && { digitsMax: reply.digitsMax }),
  };
}

function* summaryEvents(request: ModelRequest, history: readonly ModelMessage[]): Generator<ModelEvent> {
  yield {
    kind: 'text',
    delta: summaryOf(
      history.map((message) => readable(message, request.agentName)),
      request,
    ),
  };
  yield { kind: 'finish', reason: 'stop', usage: { inputTokens: 0, outputTokens: 0 } };
}

/** Characters of a message that are read. Longer ones hold no more to understand here, and must not cost more. */
const readChars = 2_000;

function readable(message: ModelMessage, agentName: string): ModelMessage {
  if (message.role !== 'user') return message;
  const text = spoken(message.text.slice(0, readChars)).replace(/\s+/g, ' ').trim();
  return { ...message, text: unaddressed(text, agentName) };
}

/** "Hello Robin" is "Hello": the agent's name after what is only a courtesy adds nothing. */
function unaddressed(text: string, agentName: string): string {
  const [name, folded] = [foldWords(agentName), foldWords(text)];
  if (name === '' || !folded.endsWith(` ${name}`)) return text;
  const rest = folded.slice(0, -name.length).trim();
  return intentOf(rest) === undefined ? text : rest;
}

/** Text beside files, whose names ask nothing; the names of files where there is no text. */
function spoken(text: string): string {
  return text.replace(/^\[file: .*\]$/gm, '').trim() || text;
}

/** A last message of the assistant is an answer of another model that broke off: it is answered anew. */
function withoutBrokenAnswer(request: ModelRequest): { messages: ModelRequest['messages']; broken: string } {
  const last = request.messages.at(-1);
  const isWhole = last?.role !== 'assistant' || request.messages.length === 1 || request.isNoMatch === true;
  if (isWhole) return { messages: request.messages, broken: '' };
  return { messages: request.messages.slice(0, -1), broken: last.text };
}

/** The same for the same conversation, as everything here; different for each place in it. */
function callId(request: ModelRequest, toolName: string): string {
  const place = `${request.messages.length}:${toolName}:${request.now.getTime()}`;
  return `call_${createHash('sha256').update(place).digest('hex').slice(0, 16)}`;
}
