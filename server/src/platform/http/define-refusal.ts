import type { ErrorCode, ErrorDetail } from '@parley/contract/errors';
import { Refusal, type RefusalExtras, type RefusalParams } from '#platform/http/refusal.ts';

/** Names of the placeholders `{{name}}` of a sentence. */
type Names<Sentence extends string> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

type Values<Sentence extends string> = { readonly [Name in Names<Sentence>]: string | number };

/** Makes a value required where the sentence has placeholders; otherwise any argument is ignored. */
type Given<Sentence extends string> = [Names<Sentence>] extends [never]
  ? [values?: unknown]
  : [values: Values<Sentence>];

/** Reason of a refusal: its English sentence and the code; faults of fields have codes of their fields. */
interface DefinedReason {
  sentence: string;
  code?: ErrorCode;
}

const defined = new Map<string, DefinedReason>();

/**
 * All defined reasons. A reason is defined when its module is loaded, so the list is complete once all areas are. The
 * console words each reason in the reader's language.
 */
export const definedReasons = (): ReadonlyMap<string, DefinedReason> => defined;

/**
 * Defines a refusal: `code` and `reason` are stable, the sentence is English with placeholders `{{name}}`. The answer
 * carries reason and values, so that a client can word it in another language. Throws if the reason has another sentence.
 */
export function defineRefusal<const Sentence extends string>(
  code: ErrorCode,
  reason: string,
  sentence: Sentence,
  fixed: RefusalExtras = {},
): (...[values, extras]: [...Given<Sentence>, extras?: RefusalExtras]) => Refusal {
  register(reason, sentence, code);
  return (...given) => {
    const [values, extras] = given as readonly unknown[] as readonly [unknown, RefusalExtras?];
    const params = paramsOf(sentence, values);
    return new Refusal(code, fill(sentence, params), { ...fixed, ...extras, reason, ...(params ? { params } : {}) });
  };
}

/** A sentence with the code and values to word it in another language. */
export type Wording = Pick<ErrorDetail, 'message' | 'reason' | 'params'>;

/** Defines a sentence about a field: the rest of a sentence, such as "must be later than `from`". */
export function defineWording<const Sentence extends string>(
  reason: string,
  sentence: Sentence,
): (...[values]: Given<Sentence>) => Wording {
  register(reason, sentence);
  return (values?: unknown) => {
    const params = paramsOf(sentence, values);
    return { message: fill(sentence, params), reason, ...(params ? { params: { ...params } } : {}) };
  };
}

/** Defines the fault of one field; see `defineWording`. */
export function defineDetail<const Sentence extends string>(
  code: string,
  reason: string,
  sentence: Sentence,
): (...[path, values]: [path: string, ...Given<Sentence>]) => ErrorDetail {
  const wording = defineWording(reason, sentence);
  return (path, ...values) => ({ path, code, ...wording(...values) });
}

/** Refuses a request (400) for faults of its fields, at least one; the sentence is that of the first. */
export function refuseFields(details: readonly ErrorDetail[]): Refusal {
  const [first] = details;
  if (!first) throw new TypeError('a refusal for fields names one');
  const rest = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
  return new Refusal('invalid_request', `${first.path}: ${first.message}${rest}`, { reason: null, details });
}

/** Defines a refusal with a whole sentence that also stands at one field, under a code of the field's own. */
export function defineSentenceAtField<const Sentence extends string>(
  codes: { refusal: ErrorCode; detail: string },
  reason: string,
  sentence: Sentence,
): (...[path, values]: [path: string, ...Given<Sentence>]) => Refusal {
  const wording = defineWording(reason, sentence);
  return (path, ...values) => {
    const { message, params } = wording(...values);
    const details = [{ path, code: codes.detail, ...wording(...values) }];
    return new Refusal(codes.refusal, message, { reason, ...(params ? { params } : {}), details });
  };
}

/** Defines a refusal (400) for one field. */
export function defineFieldRefusal<const Sentence extends string>(
  code: string,
  reason: string,
  sentence: Sentence,
): (...[path, values]: [path: string, ...Given<Sentence>]) => Refusal {
  const detail = defineDetail(code, reason, sentence);
  return (...given) => refuseFields([detail(...given)]);
}

function register(reason: string, sentence: string, code?: ErrorCode): void {
  const known = defined.get(reason);
  if (known && known.sentence !== sentence) throw new TypeError(`${reason} is already defined with another sentence`);
  defined.set(reason, { sentence, ...(code ? { code } : known) });
}

function paramsOf(sentence: string, values: unknown): RefusalParams | undefined {
  const names = [...sentence.matchAll(placeholder)].map(([, name]) => name as string);
  if (names.length === 0) return undefined;
  const given = values as RefusalParams;
  return Object.fromEntries(names.map((name) => [name, given[name] ?? '']));
}

const placeholder = /\{\{(\w+)\}\}/g;

function fill(sentence: string, params: RefusalParams | undefined): string {
  return params ? sentence.replace(placeholder, (_, name: string) => String(params[name])) : sentence;
}
