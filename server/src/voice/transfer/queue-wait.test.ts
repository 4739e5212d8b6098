import { describe, expect, it } from 'vitest';
import type { QueueOutcome, QueuePlace, QueueRequest, Queues } from '../ports.ts';
import { rehearse } from '../testing/rehearsal.ts';
import { createRehearsalSwitchboard, flushPromises } from '../testing/rehearsal-switchboard.ts';
import { transferRequest } from '../testing/transfer-request.ts';

const phone = (destination: string) => ({ destination, whisper: '', postDialDigits: '' });

/** A caller in a queue whose places the test gives out. */
function queued(wanted: Partial<QueueRequest> = {}, fallbacks: string[] = []) {
  const switchboard = createRehearsalSwitchboard();
  const outcomes: QueueOutcome[] = [];
  let place = (_place: QueuePlace) => {};
  const queues: Queues = {
    join(_queue, onPlace) {
      place = onPlace;
      return { leave: (outcome) => void outcomes.push(outcome) };
    },
  };
  const call = rehearse({ switchboard, parts: { queues } });
  const queue: QueueRequest = {
    key: 'sales',
    people: [phone('anna'), phone('bo')],
    ring: 'in_turn',
    maxCallers: 10,
    maxWaitMs: 600_000,
    announceMs: 30_000,
    callBackDigit: '1',
    ...wanted,
  };
  call.call.transfer(transferRequest({ queue, fallbacks: fallbacks.map(phone) }));
  call.wait(3_000);
  return {
    call,
    switchboard,
    outcomes,
    place: (given: QueuePlace) => place(given),
    rung: () => switchboard.rung.map(({ to }) => to),
  };
}

describe('a caller in a queue', () => {
  it('hears the place, the estimate and how to be called back, and again in time', () => {
    const { call, place, rung } = queued();
    place({ position: 3, waitMs: 170_000 });
    call.wait(20_000);
    expect(call.transcript().at(-1)).toBe(
      'agent: You are number 3 in the queue. The wait is about 3 minutes. To be called back instead, press 1.',
    );
    place({ position: 2, waitMs: 50_000 });
    call.wait(30_000);
    expect(call.transcript().at(-1)).toBe(
      'agent: Thank you for waiting. You are number 2 in the queue. The wait is about a minute. To be called back instead, press 1.',
    );
    expect(rung()).toEqual([]);
  });

  it('has the people rung in turn when next, again and again, until one is connected', async () => {
    const { call, switchboard, outcomes, place, rung } = queued();
    place({ position: 1, waitMs: null });
    call.wait(20_000);
    await switchboard.rung[0]?.fail('no_answer');
    call.wait(1_100);
    await switchboard.rung[1]?.fail('busy');
    call.wait(3_000);
    expect(rung()).toEqual(['anna', 'bo']);
    call.wait(2_100);
    expect(rung()).toEqual(['anna', 'bo', 'anna']);
    await switchboard.rung[2]?.answer();
    call.wait(300);
    expect(call.transfers.at(-1)).toBe('bridged anna: bridged');
    expect(outcomes).toEqual(['answered']);
    switchboard.people[0]?.hangUpByCaller();
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('transferred');
    expect(outcomes).toEqual(['answered']);
  });

  it('stays next when a person hangs up before the caller is connected', async () => {
    const { call, switchboard, outcomes, place, rung } = queued({
      people: [{ ...phone('anna'), whisper: 'A long story.' }, phone('bo')],
    });
    place({ position: 1, waitMs: null });
    call.wait(20_000);
    const anna = await switchboard.rung[0]?.answer();
    call.wait(100);
    anna?.hangUpByCaller();
    call.wait(1_200);
    expect(rung()).toEqual(['anna', 'bo']);
    expect(outcomes).toEqual([]);
  });

  it('all phones ring together, and the others stop when one is answered', async () => {
    const { call, switchboard, place, rung } = queued({ ring: 'together' });
    place({ position: 1, waitMs: null });
    call.wait(20_000);
    expect(rung()).toEqual(['anna', 'bo']);
    await switchboard.rung[1]?.answer();
    call.wait(300);
    expect(switchboard.rung[0]?.hasStopped).toBe(true);
    expect(call.transfers.at(-1)).toBe('bridged bo: bridged');
  });

  it('is called back after pressing the digit, and goes on with the agent', () => {
    const { call, switchboard, outcomes, place } = queued();
    place({ position: 1, waitMs: null });
    call.wait(20_000);
    call.line.pressDigit('5');
    expect(outcomes).toEqual([]);
    call.line.pressDigit('1');
    call.wait(10_000);
    expect(outcomes).toEqual(['called_back']);
    expect(switchboard.rung[0]?.hasStopped).toBe(true);
    expect(call.transcript().at(-1)).toBe('agent: You will be called back. Is there anything else I can do for you?');
    expect(call.messages.join('\n')).toContain('asked to be called back');
    call.say('what time do you close?');
    call.wait(2_000);
    expect(call.requests).toHaveLength(1);
  });

  it.each([
    ['a full queue', 'full', (place: (given: QueuePlace) => void) => place('full')],
    ['too long a wait', 'timed_out', (place: (given: QueuePlace) => void) => place({ position: 2, waitMs: null })],
  ] as const)('goes to the fallback after %s', async (_title, outcome, give) => {
    const { call, outcomes, place, rung } = queued({ maxWaitMs: 40_000 }, ['voicemail']);
    give(place);
    call.wait(40_000);
    expect(outcomes).toEqual([outcome]);
    expect(rung()).toEqual(['voicemail']);
  });

  it('gives the place up when the caller hangs up, and the phone stops ringing', async () => {
    const { call, switchboard, outcomes, place } = queued();
    place({ position: 1, waitMs: null });
    call.wait(20_000);
    call.line.hangUpByCaller('normal');
    await call.call.closed;
    await flushPromises();
    expect(outcomes).toEqual(['abandoned']);
    expect(switchboard.rung[0]?.hasStopped).toBe(true);
    expect(call.ends[0]?.reason).toBe('user_hangup');
  });

  it('is next when the queue cannot be asked', () => {
    const { call, rung } = queued();
    call.wait(6_000);
    expect(rung()).toEqual(['anna']);
  });
});
