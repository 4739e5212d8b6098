const sayable = ['say', 'message', 'summary', 'answer', 'result', 'text', 'description'];
const flags = new Set(['ok', 'success', 'status_code', 'error', 'id']);

/**
 * What a tool's result says in plain words: its own sentence when it brings one, otherwise its fields by name. Empty
 * when there is nothing in it but that it worked.
 */
export function plainResult(result: string): string {
  const parsed = parse(result);
  return parsed === undefined ? asSentence(result.trim()) : describe(parsed, 0);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe(value: unknown, depth: number): string {
  if (value === null || value === true || value === undefined) return '';
  if (typeof value !== 'object') return asSentence(String(value));
  if (Array.isArray(value)) return describeList(value, depth);
  const record = value as Record<string, unknown>;
  const own = sayable
    .map((key) => record[key])
    .find((candidate) => typeof candidate === 'string' && candidate.trim() !== '');
  if (own) return asSentence(String(own).trim());
  const fields = Object.entries(record)
    .filter(([key, field]) => !flags.has(key) && isScalar(field))
    .slice(0, 6)
    .map(([key, field]) => `${humanised(key)}: ${field}`);
  const nested = Object.values(record).filter((field) => typeof field === 'object' && field !== null);
  if (fields.length === 0 && nested.length > 0 && depth < 2) return describe(nested[0], depth + 1);
  return asSentence(fields.join(', '));
}

function describeList(items: unknown[], depth: number): string {
  const shown = items
    .slice(0, 5)
    .map((item) => (isScalar(item) ? String(item) : describe(item, depth + 1).replace(/\.$/, '')));
  return asSentence(shown.filter(Boolean).join('; '));
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
