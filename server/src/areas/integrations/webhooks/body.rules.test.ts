import { maxWebhookBytes } from '@parley/contract/webhook-events';
import { describe, expect, it } from 'vitest';
import { writeBody } from './body.rules.ts';

const at = new Date('2026-03-01T10:00:00.123Z');
const turns = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ role: 'user', text: `Turn ${n}: Zoë 漢字` }));
const write = (call: Record<string, unknown>, data: Record<string, unknown> = {}) => {
  const text = writeBody({ type: 'call.ended', at, data: { call: { id: 'c1', ...call }, ...data } });
  return { bytes: Buffer.byteLength(text), body: JSON.parse(text) };
};

describe('a body', () => {
  it('has type, time and data, and says that it is whole', () => {
    expect(write({ summary: 'Short', transcript: turns(3) }).body).toEqual({
      type: 'call.ended',
      timestamp: '2026-03-01T10:00:00.123Z',
      data: { call: { id: 'c1', summary: 'Short', transcript: turns(3) }, is_shortened: false },
    });
  });

  it('that just fits is whole, a byte more is shortened', () => {
    const spare = maxWebhookBytes - write({ summary: '' }).bytes;
    expect(write({ summary: 'x'.repeat(spare) })).toMatchObject({
      bytes: maxWebhookBytes,
      body: { data: { is_shortened: false } },
    });
    expect(write({ summary: 'x'.repeat(spare + 1) }).body.data.is_shortened).toBe(true);
  });

  it('counts bytes, not characters', () => {
    const { bytes, body } = write({ summary: '漢'.repeat(8_000) });
    expect(bytes).toBeLessThanOrEqual(maxWebhookBytes);
    expect(body.data).toMatchObject({ call: { summary: '漢'.repeat(4_000) }, is_shortened: true });
  });

  it('loses its transcript first, whole', () => {
    const { body } = write({ summary: 'x'.repeat(9_000), transcript: turns(2_000), metadata: { order: '1' } });
    expect(body.data).toEqual({
      call: { id: 'c1', summary: 'x'.repeat(9_000), transcript: null, metadata: { order: '1' } },
      is_shortened: true,
    });
  });

  it.each([
    ['metadata', Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`key ${n}`, 'value'])), {}],
    ['structured_data', { found: Array.from({ length: 9_000 }, (_, n) => n) }, null],
    ['files', Array.from({ length: 2_000 }, () => ({ name: 'a file' })), []],
  ])('with more %s than fits has none of it, and all the rest', (name, value, left) => {
    const { bytes, body } = write({ [name]: value, summary: 'Short' });
    expect(bytes).toBeLessThanOrEqual(maxWebhookBytes);
    expect(body.data).toEqual({ call: { id: 'c1', [name]: left, summary: 'Short' }, is_shortened: true });
  });

  it('never ends a text within a character', () => {
    const { body } = write({ summary: `x${'😀'.repeat(9_000)}` });
    expect(body.data.call.summary.isWellFormed()).toBe(true);
    expect(body.data.call.summary).toMatch(/^x(😀)+$/u);
  });

  it('keeps the mark of an event that was shortened before', () => {
    expect(write({}, { is_shortened: true }).body.data.is_shortened).toBe(true);
  });
});
