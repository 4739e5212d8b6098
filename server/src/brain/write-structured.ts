import { type LanguageModel, ModelError, type ModelMessage } from './ports.ts';

/** Leaves room for models that think before they write. Unit: tokens. */
const maxOutputTokens = 16_000;

/** A value read from a model's answer, with what is wrong in it; undefined: it cannot be used at all. */
export interface ReadAnswer<Value> {
  value?: Value;
  faults: readonly string[];
}

/**
 * Asks a model for one JSON object and reads it. An answer with faults gets one repair attempt; an answer that still has
 * some is refused. Throws `ModelError`: what the model threw, or `garbage`.
 */
export async function writeStructured<Value>(request: {
  model: LanguageModel;
  /** Instructions. Text of third parties must not stand in them. */
  system: string;
  /** Data, sent as JSON in the user's message. */
  data: unknown;
  language: string;
  now: Date;
  read(answer: Record<string, unknown>): ReadAnswer<Value>;
  signal: AbortSignal;
}): Promise<{ value: Value; modelId: string }> {
  const messages: ModelMessage[] = [{ role: 'user', text: JSON.stringify(request.data) }];
  let modelId = request.model.id;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await answerOf(request, messages);
    modelId = answer.modelId;
    const object = parseObject(answer.text);
    const { value, faults } =
      object === undefined
        ? { value: undefined, faults: ['The answer is not one JSON object.'] }
        : request.read(object);
    if (value !== undefined && faults.length === 0) return { value, modelId };
    if (attempt > 1) throw new ModelError('garbage', modelId, `${modelId}: gave no usable answer, twice`);
    const repair = `Your answer has these faults:\n- ${faults.join('\n- ')}\nGive the whole JSON object again, without them.`;
    messages.push({ role: 'assistant', text: answer.text || '(nothing)' }, { role: 'user', text: repair });
  }
}

async function answerOf(
  { model, system, language, now, signal }: Omit<Parameters<typeof writeStructured>[0], 'read'>,
  messages: ModelMessage[],
): Promise<{ text: string; modelId: string }> {
  const answer = { text: '', modelId: model.id };
  const events = model.stream(
    {
      system,
      prompt: '',
      messages,
      tools: [],
      passages: [],
      agentName: '',
      language,
      timezone: 'UTC',
      now,
      collected: {},
      maxOutputTokens,
    },
    signal,
  );
  for await (const event of events) {
    if (event.kind === 'text') answer.text += event.delta;
    if (event.kind === 'finish') answer.modelId = event.modelId ?? model.id;
  }
  return answer;
}

/** The JSON object of an answer, which may stand in a code block or between sentences. */
function parseObject(text: string): Record<string, unknown> | undefined {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
