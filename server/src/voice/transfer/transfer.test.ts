import { describe, expect, it } from 'vitest';
import { SpeechError, type TextToSpeech } from '../ports.ts';
import { loudnessOf, toneLevel } from '../testing/media-tone.ts';
import { rehearse } from '../testing/rehearsal.ts';
import { createRehearsalSwitchboard, flushPromises } from '../testing/rehearsal-switchboard.ts';
import { transferRequest } from '../testing/transfer-request.ts';

const cannotBeSent = { capabilities: { transfer: 'none' } } as const;
const connecting = 'agent: One moment, I am connecting you.';

describe('a blind transfer', () => {
  it(`"transfers the caller's line, and the call ends as transferred when accepted"`, async () => {
    const call = rehearse();
    call.call.transfer(transferRequest({ mode: 'blind' }));
    call.line.reportTransfer('trying');
    call.wait(500);
    expect(call.line.transfers).toEqual(['sales']);
    expect(call.ends).toEqual([]);
    call.line.reportTransfer('ok');
    await call.call.closed;
    expect(call.ends[0]).toMatchObject({ reason: 'transferred' });
    expect(call.transfers).toEqual(['blind sales: trying', 'blind sales: completed']);
    expect(call.transcript()).toEqual([]);
  });

  it('is unconfirmed when the line ends as transferred without an outcome', async () => {
    const call = rehearse();
    call.call.transfer(transferRequest({ mode: 'blind' }));
    call.line.hangUpByCaller('transferred');
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('transferred');
    expect(call.transfers.at(-1)).toBe('blind sales: unconfirmed (no outcome was reported)');
  });

  it('that is refused falls back to bridged, as recorded', () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest({ mode: 'blind' }));
    call.line.reportTransfer('failed', 405);
    expect(switchboard.rung.map((phone) => phone.to)).toEqual(['sales']);
    expect(call.transfers).toEqual([
      'blind sales: trying',
      'blind sales: failed (refused with 405)',
      'bridged sales: trying (after blind failed: refused with 405)',
    ]);
  });

  it('over a line without transfer is bridged at once, as recorded', () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard, line: cannotBeSent });
    call.call.transfer(transferRequest({ mode: 'blind' }));
    expect(call.line.transfers).toEqual([]);
    expect(call.transfers).toEqual(['bridged sales: trying (blind is not possible on this call)']);
  });

  it.each([
    [486, 'They are busy right now.'],
    [480, 'Nobody is answering right now.'],
    [undefined, 'I am sorry, I could not reach them.'],
  ])('that fails with %s without a dialler returns the caller', (code, sentence) => {
    const call = rehearse();
    call.call.transfer(transferRequest({ mode: 'blind' }));
    call.line.reportTransfer('failed', code);
    call.wait(8_000);
    expect(call.transcript()).toEqual([`agent: ${sentence} Is there anything else I can do for you?`]);
    expect(call.ends).toEqual([]);
  });

  it('without an outcome times out', () => {
    const call = rehearse();
    call.call.transfer(transferRequest({ mode: 'blind', ringMs: 5_000 }));
    call.wait(14_900);
    expect(call.transfers).toEqual(['blind sales: trying']);
    call.wait(200);
    expect(call.transfers[1]).toContain('failed');
  });

  // An accepted transfer without any report was recorded as completed.
  it('that was accepted without an outcome is unconfirmed, and the caller returns', () => {
    const call = rehearse();
    call.call.transfer(transferRequest({ mode: 'blind', ringMs: 5_000 }));
    call.line.reportTransfer('trying');
    call.wait(15_100);
    expect(call.transfers[1]).toBe('blind sales: unconfirmed (no outcome was reported)');
    call.wait(9_000);
    expect(call.transcript()[0]).toContain('Is there anything else I can do for you?');
    expect(call.ends).toEqual([]);
  });

  it('with an outcome that comes late is completed, and the call ends', async () => {
    const call = rehearse();
    call.call.transfer(transferRequest({ mode: 'blind' }));
    call.line.reportTransfer('trying');
    call.line.reportTransfer('unconfirmed');
    call.wait(500);
    call.line.reportTransfer('ok');
    await call.call.closed;
    expect(call.transfers.at(-1)).toBe('blind sales: completed');
    expect(call.ends[0]?.reason).toBe('transferred');
  });

  it('is unconfirmed when the caller hangs up after it was accepted', async () => {
    const call = rehearse();
    call.call.transfer(transferRequest({ mode: 'blind' }));
    call.line.reportTransfer('trying', 180);
    call.line.hangUpByCaller();
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('user_hangup');
    expect(call.transfers.at(-1)).toBe('blind sales: unconfirmed (no outcome was reported)');
  });

  it('with a line failing in between ends the call as a failed transfer', async () => {
    const call = rehearse();
    call.call.transfer(transferRequest({ mode: 'blind' }));
    call.line.hangUpByCaller('failed');
    await call.call.closed;
    expect(call.ends[0]).toMatchObject({ reason: 'transfer_failed', detail: 'failed' });
  });

  it('does not count when the caller hangs up first', async () => {
    const call = rehearse();
    call.call.transfer(transferRequest({ mode: 'blind' }));
    call.line.hangUpByCaller();
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('user_hangup');
    expect(call.transfers.at(-1)).toBe('blind sales: failed (the call ended first)');
  });
});

describe('while the transfer target rings', () => {
  it('the caller gets the announcement once and then ringback', () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest());
    call.wait(2_500);
    expect(call.transcript()).toEqual([connecting]);
    const from = call.line.played.length;
    call.wait(5_000);
    const frames = call.line.played.slice(from).map((frame) => toneLevel(frame, 425));
    const sounding = frames.filter((level) => level > 1_000).length;
    expect(sounding).toBeGreaterThanOrEqual(48);
    expect(sounding).toBeLessThanOrEqual(52);
    expect(frames.filter((level) => level === 0).length).toBeGreaterThanOrEqual(198);
  });

  it('the caller’s speech is transcribed without a reply or a reminder', () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({
      switchboard,
      agent: { silence: { remind_after_ms: 1_000, remind_max: 5, end_after_ms: 5_000 } },
    });
    call.call.transfer(transferRequest());
    call.wait(3_000);
    call.say('thank you');
    call.wait(15_000);
    expect(call.transcript()).toEqual([connecting, 'user: thank you']);
    expect(call.requests).toEqual([]);
    expect(call.messages).toContain('user: thank you');
  });

  it('ringing and answer are reported', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest());
    switchboard.rung[0]?.ring();
    await switchboard.rung[0]?.answer();
    call.wait(3_000);
    expect(call.transfers).toEqual([
      'bridged sales: trying',
      'bridged sales: ringing',
      'bridged sales: answered',
      'bridged sales: bridged',
    ]);
  });

  it('a caller’s hang-up stops the ringing, and a late answer is hung up', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest());
    call.wait(200);
    call.line.hangUpByCaller();
    await call.call.closed;
    expect(switchboard.rung[0]?.hasStopped).toBe(true);
    expect(call.ends[0]?.reason).toBe('user_hangup');
    const late = await switchboard.rung[0]?.answer();
    expect(late?.hasEnded).toBe(true);
    expect(call.transfers).toEqual(['bridged sales: trying', 'bridged sales: failed (the call ended first)']);
  });

  it('the maximum duration ends ringing and call, with a sentence', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard, agent: { max_duration_seconds: 10 } });
    call.call.transfer(transferRequest({ ringMs: 60_000 }));
    call.wait(10_100);
    expect(switchboard.rung[0]?.hasStopped).toBe(true);
    call.wait(5_000);
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('max_duration');
    expect(call.transcript().at(-1)).toContain('our time for this call is up');
  });

  it('a dialler that exceeds its timeout is abandoned', () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest({ ringMs: 10_000 }));
    call.wait(15_100);
    expect(switchboard.rung[0]?.hasStopped).toBe(true);
    expect(call.transfers.at(-1)).toBe('bridged sales: failed (no_answer)');
  });

  it('a second transfer is refused and reported', () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest());
    expect(() => call.call.transfer(transferRequest({ destination: 'boss' }))).toThrow('under way');
    expect(switchboard.rung.map((phone) => phone.to)).toEqual(['sales']);
    expect(call.problems).toEqual(['line: A transfer is under way and has to end before another begins']);
  });
});

it('a call playing its closing words is not transferred', async () => {
  const switchboard = createRehearsalSwitchboard();
  const call = rehearse({ switchboard, agent: { end_call_phrases: ['goodbye'], end_call_message: 'Thank you!' } });
  call.say('goodbye');
  call.wait(600);
  expect(call.isAgentHeard()).toBe(true);
  call.call.transfer(transferRequest());
  await call.call.closed;
  expect(switchboard.rung).toEqual([]);
  expect(call.ends[0]?.reason).toBe('end_phrase');
  expect(() => call.call.transfer(transferRequest())).toThrow('The call is over');
});

describe('the transfer target', () => {
  it('that answers at once is connected after the announcement to the caller', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest());
    await switchboard.rung[0]?.answer();
    call.wait(1_000);
    expect(call.transfers.at(-1)).toBe('bridged sales: answered');
    call.wait(1_500);
    expect(call.transfers.at(-1)).toBe('bridged sales: bridged');
    expect(call.transcript()).toEqual([connecting]);
  });

  it('gets DTMF, then the whisper, inaudible to the caller', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest({ whisper: 'A caller about an order.', postDialDigits: '1w2' }));
    call.wait(3_000);
    const person = await switchboard.rung[0]?.answer();
    const from = call.line.played.length;
    for (let step = 0; step < 20; step += 1) {
      call.wait(100);
      await flushPromises();
    }
    expect(person?.digits).toEqual(['1', '2']);
    expect(person?.sounded).toContain(true);
    expect(call.transfers).not.toContain('bridged sales: bridged');
    // The rehearsed voice is a constant of 4000; the ringing tone stays below 1600.
    expect(Math.max(...call.line.played.slice(from).map(loudnessOf))).toBeLessThan(1_600);
    call.wait(2_000);
    expect(call.transfers.at(-1)).toBe('bridged sales: bridged');
    expect(call.transcript()).toEqual([connecting]);
    expect(call.messages.join()).not.toContain('order');
  });

  it('that hangs up during the whisper has not accepted the call', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest({ whisper: 'A caller about an order.' }));
    const person = await switchboard.rung[0]?.answer();
    call.wait(500);
    person?.hangUpByCaller();
    call.wait(8_000);
    expect(call.transfers.at(-1)).toBe('bridged sales: failed (hung up before the caller was put through)');
    expect(call.transcript()).toEqual([
      connecting,
      'agent: I am sorry, I could not reach them. Is there anything else I can do for you?',
    ]);
  });

  it('is hung up when the caller hangs up during the whisper', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest({ whisper: 'A caller about an order.' }));
    const person = await switchboard.rung[0]?.answer();
    call.wait(500);
    call.line.hangUpByCaller();
    await call.call.closed;
    expect(person?.hungUpWith).toBe('normal');
    expect(call.ends[0]?.reason).toBe('user_hangup');
    expect(call.transfers.at(-1)).toBe('bridged sales: failed (the call ended first)');
  });

  it('is connected without a whisper when no voice works', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard, voices: [rehearsalVoiceThatFails()] });
    call.call.setMuted(true);
    call.call.transfer(transferRequest({ whisper: 'A caller about an order.' }));
    await switchboard.rung[0]?.answer();
    call.wait(3_000);
    expect(call.problems).toContain('speak: broken');
    expect(call.transfers.at(-1)).toBe('bridged sales: bridged');
  });
});

function rehearsalVoiceThatFails(): TextToSpeech {
  return {
    id: 'broken',
    accepts: 'clauses',
    open: () => ({
      speak(listener) {
        return {
          write() {},
          end: () => listener.failed(new SpeechError('unavailable', 'broken', 'broken')),
          cancel() {},
        };
      },
      close() {},
    }),
  };
}

describe('an attended transfer', () => {
  const request = transferRequest({ mode: 'attended', whisper: 'A caller.' });

  async function untilPutThrough(putsThrough: 'yes' | 'no' | 'refuses') {
    const switchboard = createRehearsalSwitchboard(putsThrough);
    const call = rehearse({ switchboard });
    call.call.transfer(request);
    call.wait(2_500);
    const person = await switchboard.rung[0]?.answer();
    call.wait(1_000);
    await flushPromises();
    return { call, person, switchboard };
  }

  it('connects both to each other after the whisper, and drops out', async () => {
    const { call, person, switchboard } = await untilPutThrough('yes');
    expect(switchboard.putThroughs).toEqual([{ caller: call.line, person }]);
    expect(call.transfers.at(-1)).toBe('attended sales: answered');
    call.line.reportTransfer('ok');
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('transferred');
    expect(call.transfers.at(-1)).toBe('attended sales: completed');
    expect(person?.hungUpWith).toBe('transferred');
  });

  it(`"is completed though the target's line ended before the outcome"`, async () => {
    const { call, person } = await untilPutThrough('yes');
    person?.hangUpByCaller();
    call.wait(200);
    call.line.reportTransfer('ok');
    await call.call.closed;
    expect(call.transfers.at(-1)).toBe('attended sales: completed');
    expect(call.ends[0]?.reason).toBe('transferred');
  });

  it('is bridged where the lines cannot be connected', async () => {
    const { call } = await untilPutThrough('no');
    expect(call.transfers.at(-1)).toBe('bridged sales: bridged (phones cannot be put through here)');
  });

  it('is bridged when refused or after a timeout', async () => {
    const refused = await untilPutThrough('refuses');
    expect(refused.call.transfers.at(-1)).toBe('bridged sales: bridged (could not be put through)');
    expect(refused.call.problems).toEqual(['line: not here']);
    const told = await untilPutThrough('yes');
    told.call.line.reportTransfer('failed', 503);
    expect(told.call.transfers.at(-1)).toBe('bridged sales: bridged (could not be put through)');
    const slow = await untilPutThrough('yes');
    slow.call.wait(10_100);
    expect(slow.call.transfers.at(-1)).toBe('bridged sales: bridged (were not put through in time)');
  });

  it('that fails because the target hung up returns the caller', async () => {
    const { call, person } = await untilPutThrough('yes');
    person?.hangUpByCaller();
    call.line.reportTransfer('failed', 603);
    call.wait(6_000);
    expect(call.transfers.at(-1)).toContain('failed');
    expect(call.transcript().at(-1)).toContain('I could not reach them.');
    expect(call.ends).toEqual([]);
  });
});
