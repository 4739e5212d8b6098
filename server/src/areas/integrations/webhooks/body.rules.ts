import { maxWebhookBytes, type WebhookEventType } from '@parley/contract/webhook-events';

/** Limits of one text, tried in turn until the body fits. Unit: characters. */
const textLimits = [4000, 1000, 200];

/**
 * Writes the body of an event: JSON of at most 20,000 bytes, which is stored, signed and sent as it is. Of what does not
 * fit, the transcript goes first, then lists and objects of the tenant's own, then the ends of long texts;
 * `data.is_shortened` says so.
 */
export function writeBody(event: { type: WebhookEventType; at: Date; data: Record<string, unknown> }): string {
  const { type, at, data } = event;
  const write = (shown: Record<string, unknown>) => JSON.stringify({ type, timestamp: at.toISOString(), data: shown });
  const fits = (body: string) => Buffer.byteLength(body) <= maxWebhookBytes;
  const whole = write({ ...data, is_shortened: data['is_shortened'] === true });
  if (fits(whole)) return whole;
  const spared = withoutTranscript({ ...data, is_shortened: true });
  const first = write(spared);
  if (fits(first)) return first;
  for (const limit of textLimits) {
    const body = write(shortenTexts(spared, limit) as Record<string, unknown>);
    if (fits(body)) return body;
  }
  return write(shortenTexts(emptied(spared), 200) as Record<string, unknown>);
}

function withoutTranscript(data: Record<string, unknown>): Record<string, unknown> {
  const call = data['call'];
  return isObject(call) && 'transcript' in call ? { ...data, call: { ...call, transcript: null } } : data;
}

/** Fields of the tenant's own of any number, by name. */
const openFields = new Set([
  'structured_data',
  'metadata',
  'dynamic_variables',
  'collected_variables',
  'variables',
  'files',
]);

function emptied(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (!openFields.has(name)) return [name, emptied(each)];
      return [name, Array.isArray(each) ? [] : name === 'structured_data' ? null : {}];
    }),
  );
}

function shortenTexts(value: unknown, limit: number): unknown {
  if (typeof value === 'string') return truncate(value, limit);
  if (Array.isArray(value)) return value.map((each) => shortenTexts(each, limit));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortenTexts(each, limit)]));
}

/** Truncates a text, never between the halves of a surrogate pair, which strict receivers refuse. */
function truncate(text: string, limit: number): string {
  return text.length > limit ? text.slice(0, limit).replace(/[\ud800-\udbff]$/, '') : text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
