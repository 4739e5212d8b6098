import { CallEndReason, CallStatus } from '@parley/contract/resources/call';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableJson } from '#platform/text/storable.ts';
import { isLive, statusOfEnd } from './call-end.rules.ts';
import { callEvent, maxEventBytes, turnEvent } from './call-events.rules.ts';
import { exampleCall, exampleTurns } from './calls.examples.ts';

describe('the final status of a call', () => {
  it('is never a live one, for any reason', () => {
    for (const reason of CallEndReason.options) {
      for (const wasAnswered of [true, false]) expect(isLive(statusOfEnd(reason, wasAnswered))).toBe(false);
    }
    expect(CallStatus.options.filter(isLive)).toEqual(['queued', 'ringing', 'in_progress', 'transferring']);
  });

  it.each([
    ['user_hangup', true, 'completed'],
    ['user_hangup', false, 'cancelled'],
    ['connection_lost', true, 'completed'],
    ['dial_busy', false, 'busy'],
    ['dial_no_answer', false, 'no_answer'],
    ['dial_rejected', false, 'failed'],
    ['dial_unreachable', false, 'failed'],
    ['worker_lost', true, 'failed'],
    ['error_stt', true, 'failed'],
    ['cancelled', false, 'cancelled'],
  ] as const)('%s, answered: %s -> %s', (reason, wasAnswered, status) => {
    expect(statusOfEnd(reason, wasAnswered)).toBe(status);
  });
});

describe('events of a call', () => {
  it('contain the whole call when it fits', () => {
    expect(callEvent(exampleCall)).toEqual({ call: exampleCall, is_shortened: false });
  });

  it('stay within the size limit and name omitted fields', () => {
    const large = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`key-${at}`, '\u{1F600}'.repeat(20)]));
    const call = { ...exampleCall, summary: 'ä'.repeat(30_000), metadata: large, collected_variables: large };
    const event = callEvent(call);
    expect(event.is_shortened).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(event.call))).toBeLessThanOrEqual(maxEventBytes);
    expect(event.call).toMatchObject({ id: call.id, status: call.status, end_reason: call.end_reason });
    expect(call.metadata).toBe(large);
  });

  it('a turn is truncated between characters', () => {
    const turn = { ...exampleTurns[0], text: `x${'\u{1F600}'.repeat(5000)}` };
    const event = turnEvent(exampleCall.id, turn as Parameters<typeof turnEvent>[1]);
    expect(event.is_shortened).toBe(true);
    expect(event.turn.text).toBe(Buffer.from(event.turn.text).toString());
    expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThanOrEqual(maxEventBytes);
  });
});

it('any JSON becomes storable, and storable JSON is unchanged', () => {
  const unstorable = /\\u0000|\\ud[89a-f]/i;
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = storableJson(value);
      expect(JSON.stringify(JSON.parse(text))).not.toMatch(unstorable);
      if (!unstorable.test(JSON.stringify(value))) expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  // The literal escape sequence is ordinary text.
  expect(JSON.parse(storableJson({ a: '\\u0000' }))).toEqual({ a: '\\u0000' });
});
