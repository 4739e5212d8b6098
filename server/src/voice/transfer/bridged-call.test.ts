import { describe, expect, it } from 'vitest';
import { frameSamples, SpeechError, type TransferRequest } from '../ports.ts';
import { rehearse } from '../testing/rehearsal.ts';
import { createRehearsalSwitchboard, flushPromises } from '../testing/rehearsal-switchboard.ts';
import { transferRequest } from '../testing/transfer-request.ts';

async function bridged(wanted: Partial<TransferRequest> = {}, options: Parameters<typeof rehearse>[0] = {}) {
  const switchboard = createRehearsalSwitchboard();
  const call = rehearse({ switchboard, ...options });
  call.call.transfer(transferRequest(wanted));
  call.wait(2_500);
  const person = await switchboard.rung[0]?.answer();
  if (person === undefined) throw new Error('Nobody was rung');
  call.wait(200);
  expect(call.transfers.at(-1)).toBe('bridged sales: bridged');
  return { call, person };
}

/** Frames with distinct samples. */
const framesFrom = (start: number) =>
  Array.from({ length: 40 }, (_, frame) =>
    Int16Array.from({ length: frameSamples }, (_unused, index) => start + frame * frameSamples + index),
  );

describe('a bridged call', () => {
  it('carries audio in both directions, at most one frame later and sample for sample', async () => {
    const { call, person } = await bridged();
    const fromCaller = framesFrom(0);
    const fromPerson = framesFrom(-32_000);
    const heardByCaller = call.line.played.length;
    const heardByPerson = person.played.length;
    for (const [index, frame] of fromCaller.entries()) call.tick(frame, fromPerson[index]);
    // In a rehearsal the caller's line is first in each frame.
    expect(person.played.slice(heardByPerson, heardByPerson + 40)).toEqual(fromCaller);
    expect(call.line.played.slice(heardByCaller + 1, heardByCaller + 40)).toEqual(fromPerson.slice(0, 39));
  });

  it('a stalled line resumes with current audio', async () => {
    const { call, person } = await bridged();
    const { play } = person;
    for (let frame = 0; frame < 50; frame += 1) play(new Int16Array(frameSamples).fill(1));
    const now = new Int16Array(frameSamples).fill(77);
    call.tick(now);
    expect(person.played.at(-1)).toEqual(now);
    expect(person.queuedMs()).toBe(0);
  });

  it('has no agent: no replies, no reminders, no silence limit', async () => {
    const { call } = await bridged(
      {},
      { agent: { silence: { remind_after_ms: 1_000, remind_max: 3, end_after_ms: 3_000 }, max_duration_seconds: 60 } },
    );
    call.say('can you hear me?');
    call.wait(20_000);
    expect(call.requests).toEqual([]);
    expect(call.transcript()).toEqual(['agent: One moment, I am connecting you.']);
    expect(call.ends).toEqual([]);
    expect(() => call.call.say('Hello?')).toThrow('connected to a person');
    await expect(call.call.pressDigits('1')).rejects.toThrow('connected to a person');
  });

  it('obeys the maximum duration', async () => {
    const { call, person } = await bridged({}, { agent: { max_duration_seconds: 10 } });
    call.wait(8_000);
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('max_duration');
    expect(person.hasEnded).toBe(true);
    expect(call.transfers.at(-1)).toBe('bridged sales: completed');
  });

  it(`"passes the caller's DTMF on"`, async () => {
    const { call, person } = await bridged();
    for (const digit of '1#') call.line.pressDigit(digit);
    call.wait(5_000);
    expect(person.digits).toEqual(['1', '#']);
    expect(call.requests).toEqual([]);
    expect(call.turns.filter((turn) => turn.via === 'keypad')).toEqual([]);
  });

  it('ends as transferred when the transfer target hangs up', async () => {
    const { call, person } = await bridged();
    person.hangUpByCaller();
    await call.call.closed;
    expect(call.line.hungUpWith).toBe('normal');
    expect(call.ends[0]?.reason).toBe('transferred');
    expect(call.transfers.at(-1)).toBe('bridged sales: completed');
  });

  it.each([
    ['normal', 'bridged sales: completed'],
    ['lost', "bridged sales: completed (the caller's line: lost)"],
  ] as const)('ends as transferred when the caller hangs up: %s', async (cause, told) => {
    const { call, person } = await bridged();
    call.line.hangUpByCaller(cause);
    await call.call.closed;
    expect(person.hungUpWith).toBe('normal');
    expect(call.ends[0]?.reason).toBe('transferred');
    expect(call.transfers.at(-1)).toBe(told);
  });

  it('can be ended by call control', async () => {
    const { call, person } = await bridged();
    call.call.end('completed_by_api');
    await call.call.closed;
    await flushPromises();
    expect(call.ends[0]?.reason).toBe('completed_by_api');
    expect(person.hasEnded).toBe(true);
  });
});

describe('recording a bridged call', () => {
  const frame = (value: number) => new Int16Array(frameSamples).fill(value);

  it('has the caller on the left and the transfer target on the right', async () => {
    const { call } = await bridged({ isRecorded: true });
    const from = call.recorded.length;
    for (let count = 0; count < 10; count += 1) call.tick(frame(500), frame(700));
    expect(call.recorded.slice(from + 1)).toEqual(Array.from({ length: 9 }, () => ({ caller: 500, agent: 700 })));
  });

  it('is silence where disabled, at full length', async () => {
    const { call } = await bridged({ isRecorded: false });
    expect(call.recorded.some((both) => both.agent !== 0)).toBe(true);
    const from = call.recorded.length;
    for (let count = 0; count < 10; count += 1) call.tick(frame(500), frame(700));
    expect(call.recorded.slice(from)).toEqual(Array.from({ length: 10 }, () => ({ caller: 0, agent: 0 })));
  });
});

describe('transcribing a bridged call', () => {
  it('keeps turns of both sides, without replies', async () => {
    const { call } = await bridged({ isTranscribed: true });
    call.personSays('sales how can i help?');
    call.wait(1_500);
    call.say('my order is late.');
    call.wait(1_500);
    expect(call.transcript().slice(1)).toEqual(['person: sales how can i help?', 'user: my order is late.']);
    expect(call.requests).toEqual([]);
    const [, person, user] = call.turns;
    expect(person).toMatchObject({ role: 'person', via: 'speech', engineId: 'rehearsal' });
    expect((person?.endMs ?? 0) - (person?.startMs ?? 0)).toBeGreaterThan(1_000);
    expect(user?.startMs).toBeGreaterThan(person?.endMs ?? 0);
  });

  it('keeps the last words on an immediate hang-up', async () => {
    const { call } = await bridged({ isTranscribed: true });
    call.personSays('good bye then');
    call.say('bye');
    call.line.hangUpByCaller();
    await call.call.closed;
    expect(call.transcript().slice(1)).toEqual(['person: good bye then', 'user: bye']);
  });

  it('does not happen where disabled', async () => {
    const { call } = await bridged({ isTranscribed: false });
    expect(() => call.personSays('hello')).toThrow('Nobody listens');
    call.say('my order is late.');
    call.wait(3_000);
    expect(call.transcript()).toHaveLength(1);
  });

  it('is optional: the call continues without a recognizer', async () => {
    const failures: (() => void)[] = [];
    const { call } = await bridged(
      { isTranscribed: true },
      {
        parts: {
          recognizers: [
            {
              id: 'mortal',
              vocabulary: 'open',
              open(_options, listener) {
                failures.push(() => listener.failed(new SpeechError('refused', 'mortal', 'gone')));
                return { push() {}, flush() {}, setExpectedPhrases() {}, close() {} };
              },
            },
          ],
        },
      },
    );
    for (const fail of failures) fail();
    call.wait(1_000);
    expect(call.problems).toEqual(['hear: gone', 'hear: gone']);
    expect(call.ends).toEqual([]);
  });
});
