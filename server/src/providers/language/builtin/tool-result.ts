import { withDatesInWords } from './spoken-dates.ts';

const sayable = ['say', 'message', 'summary', 'answer', 'result', 'text', 'description'];
const flags = new Set(['ok', 'success', 'status_code', 'error']);
/** Fields that name things for machines. */
const machineField = /(^|_)(id|uuid|url|uri|href|token|hash|etag)$|[a-z](Id|Uuid|Url|Uri)$/;
/** Maximum spoken items of a list, or lines of a text; more is too long to listen to. */
const itemsMax = 5;
const fieldsMax = 6;

/** Language and prior knowledge of the person a result is spoken to. */
export interface ResultReader {
  language: string;
  timezone: string;
  yes: string;
  no: string;
  /** Arguments of the call, which are not repeated: the person knows their own order number. */
  arguments: Readonly<Record<string, unknown>>;
}

/**
 * A tool's result in plain words: its own sentence when it has one, otherwise its fields by name. Empty when it only
 * says that it worked.
 */
export function plainResult(result: string, reader: ResultReader): string {
  const parsed = parse(result);
  return parsed === undefined ? describeText(result, reader) : describe(parsed, reader, 0);
}

/** Outcome of the tool that asks for a person; undefined for any other. */
export function handoverOutcome(result: string): 'asked' | 'nobody_available' | undefined {
  const parsed = parse(result);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { outcome } = parsed as { outcome?: unknown };
  return outcome === 'asked' || outcome === 'nobody_available' ? outcome : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** First lines of a text; machine-readable parts in brackets, such as an ISO date, are left out. */
function describeText(text: string, reader: ResultReader): string {
  const lines = text
    .replace(/\s*[([]\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?[)\]]/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [first = '', ...rest] = lines;
  const told = rest.slice(0, itemsMax).join('; ');
  const opening = told === '' || /[:;,]$/.test(first) ? first : `${first};`;
  return asSentence(withDatesInWords(told === '' ? opening : `${opening} ${told}`, reader));
}

function describe(value: unknown, reader: ResultReader, depth: number): string {
  if (value === null || value === true || value === undefined) return '';
  if (typeof value !== 'object') return describeText(String(value), reader);
  if (Array.isArray(value)) return describeList(value, reader, depth);
  const record = value as Record<string, unknown>;
  const own = sayable
    .map((key) => record[key])
    .find((candidate) => typeof candidate === 'string' && candidate.trim() !== '');
  if (own) return describeText(String(own), reader);
  const fields = Object.entries(record)
    .filter(([key, field]) => isScalar(field) && field !== '' && !isNoNews(key, field, reader))
    .slice(0, fieldsMax)
    .map(([key, field]) => `${humanised(key)}: ${inWords(field, reader)}`);
  const nested = Object.values(record).filter((field) => typeof field === 'object' && field !== null);
  if (fields.length === 0 && nested.length > 0 && depth < 2) return describe(nested[0], reader, depth + 1);
  return asSentence(fields.join(', '));
}

function describeList(items: unknown[], reader: ResultReader, depth: number): string {
  const shown = items
    .slice(0, itemsMax)
    .map((item) => (isScalar(item) ? inWords(item, reader) : describe(item, reader, depth + 1).replace(/\.$/, '')));
  return asSentence(shown.filter(Boolean).join('; '));
}

function isNoNews(key: string, field: unknown, reader: ResultReader): boolean {
  if (flags.has(key) || machineField.test(key)) return true;
  return key in reader.arguments && String(reader.arguments[key]) === String(field);
}

function inWords(value: unknown, reader: ResultReader): string {
  if (typeof value === 'boolean') return value ? reader.yes : reader.no;
  const text = String(value);
  // A state such as `in_transit`.
  if (/^[a-z]+(?:_[a-z]+)+$/.test(text)) return text.replaceAll('_', ' ');
  return withDatesInWords(text, reader);
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

function humanised(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
}

function asSentence(text: string): string {
  if (!text) return '';
  const first = text[0] as string;
  const sentence = `${first.toUpperCase()}${text.slice(1)}`;
  return /[.!?…)]$/.test(sentence) ? sentence : `${sentence}.`;
}
