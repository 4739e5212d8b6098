import type { ToolResponse } from '@parley/contract/resources/tool';
import { z } from 'zod';
import type { ToolOutcome } from '#brain/ports.ts';
import { findAt } from './json-pointer.rules.ts';
import { cutForModel, cutText, hideSecrets, hideSecretsIn, textOf } from './result-text.rules.ts';

/** Maximum length of a variable and of verbatim speech: one minute of speech. Unit: UTF-16 code units. */
const longestVariable = 2_000;
const longestSay = 1_000;
const mostVariables = 50;

/** Received answer: JSON, or other text. */
export type Answer = { kind: 'json'; value: unknown } | { kind: 'text'; text: string };

/** Maximum JSON nesting: deeper than any meaningful data; some thousand levels overflow the stack. */
const deepest = 100;

/**
 * Parses an answer's body; undefined for invalid JSON, JSON nested too deeply, and non-text. Text that happens to be a
 * JSON object or list counts as JSON, since content types are unreliable. `secrets` are the ones sent; echoes of them
 * are removed.
 */
export function readAnswer(text: string, contentType: string, secrets: readonly string[] = []): Answer | undefined {
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType);
  if (isJson || /^\s*[{[]/.test(text)) {
    const value = parse(text);
    if (isDeeperThan(value, deepest)) return undefined;
    if (value !== undefined) return { kind: 'json', value: hideSecretsIn(value, secrets) };
  }
  if (isJson && text.trim() !== '') return undefined;
  return text.includes('\0') ? undefined : { kind: 'text', text: hideSecrets(text, secrets) };
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const OwnForm = z.strictObject({
  result: z.unknown(),
  say: z.string().optional(),
  end_call: z.boolean().optional(),
  variables: z
    .record(z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/), z.union([z.string(), z.number(), z.boolean()]))
    .refine((variables) => Object.keys(variables).length <= mostVariables)
    .optional(),
});

/**
 * Interprets an answer: the result for the model, the variables it sets and, for an object that is exactly Parley's
 * format (`result` with `say`, `end_call`, `variables`), speech and hang-up. An object that merely resembles it is
 * data, so that `end_call: "no"` hangs up no call.
 */
export function outcomeOf(
  answer: Answer,
  response: z.infer<typeof ToolResponse>,
  { mayAct }: { /** True to interpret Parley's own result format. */ mayAct: boolean },
): ToolOutcome {
  if (answer.kind === 'text') {
    const text = answer.text.trim();
    return { result: cutForModel(text === '' ? 'Done.' : text), isError: false };
  }
  const own = mayAct ? ownFormOf(answer.value) : undefined;
  const variables = { ...textsOf(own?.variables ?? {}), ...assigned(answer.value, response.assign) };
  const told = response.select.length > 0 ? selected(answer.value, response.select) : (own ?? { result: answer.value });
  return {
    result: cutForModel(textOf(told.result)),
    isError: false,
    ...(Object.keys(variables).length > 0 ? { variables } : {}),
    ...(own?.say?.trim() ? { say: cutText(own.say.trim(), longestSay) } : {}),
    ...(own?.end_call === true ? { endsCall: true } : {}),
  };
}

function ownFormOf(value: unknown): z.infer<typeof OwnForm> | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'result')) return undefined;
  return OwnForm.safeParse(value).data;
}

function selected(document: unknown, pointers: readonly string[]): { result: unknown } {
  const [only, ...others] = pointers;
  if (only !== undefined && others.length === 0) {
    const found = findAt(document, only);
    return { result: found ? found.value : `The answer has nothing at ${only}.` };
  }
  return { result: Object.fromEntries(pointers.map((pointer) => [pointer, findAt(document, pointer)?.value ?? null])) };
}

function assigned(document: unknown, pointers: Readonly<Record<string, string>>): Record<string, string> {
  const found = Object.entries(pointers).map(([name, pointer]) => [name, findAt(document, pointer)?.value] as const);
  return textsOf(Object.fromEntries(found));
}

/** Converts strings, numbers and booleans to text; other values set nothing. */
function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, cutText(String(value), longestVariable)]] : [],
    ),
  );
}
