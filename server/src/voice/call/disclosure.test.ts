import { describe, expect, it } from 'vitest';
import { rehearse } from '../testing/rehearsal.ts';

const disclosure = 'You are talking to an AI assistant.';

describe('the disclosure that the agent is a machine', () => {
  it('comes before consent message and greeting, and is not cut by barge-in', () => {
    const agent = { consent_message: 'This call is recorded.', greeting: 'How can I help?' };
    const call = rehearse({ agent, disclosure });
    call.wait(200);
    call.say('stop stop wait listen to me please');
    call.wait(8_000);
    expect(call.transcript()[0]).toBe(`agent: ${disclosure}`);
    expect(call.disclosedAtMs).toHaveLength(1);
  });

  // The greeting was placed half a second after the beginning of the disclosure, where the recording still has that.
  it('is over before the greeting begins, in the times of the transcript too', () => {
    const call = rehearse({ agent: { greeting: 'How can I help?' }, disclosure });
    call.wait(8_000);
    const [first, second] = call.turns;
    expect(first?.endMs).toBeGreaterThan(1_000);
    expect(second?.startMs).toBeGreaterThanOrEqual((first?.endMs ?? 0) - 20);
  });

  it('is followed by the greeting, which can be interrupted', () => {
    const call = rehearse({ agent: { greeting: 'This is Lindgren Dental, how can I help you today?' }, disclosure });
    while (call.disclosedAtMs.length === 0) call.wait(20);
    call.wait(400);
    call.say('stop wait please');
    call.wait(4_000);
    const [first, second] = call.transcript();
    expect(first).toBe(`agent: ${disclosure}`);
    expect(second).toMatch(/^agent: This is.* --$/);
  });

  it.each(['user', 'model'] as const)('is said where the %s speaks first, and the model begins after it', (speaker) => {
    const call = rehearse({ agent: { first_speaker: speaker }, disclosure });
    call.wait(300);
    expect(call.requests).toEqual([]);
    call.wait(8_000);
    expect(call.transcript()[0]).toBe(`agent: ${disclosure}`);
    expect(call.requests).toHaveLength(speaker === 'model' ? 1 : 0);
  });

  it('is not recorded as given where the caller hangs up before its end', async () => {
    const call = rehearse({ disclosure });
    call.wait(200);
    call.call.end('user_hangup');
    call.wait(100);
    await call.call.closed;
    expect(call.disclosedAtMs).toEqual([]);
  });
});
