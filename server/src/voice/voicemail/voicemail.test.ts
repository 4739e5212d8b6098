import { describe, expect, it } from 'vitest';
import { joinPcm, toneOf } from '../testing/media-tone.ts';
import { overPhone, quietOf } from '../testing/phone-sounds.ts';
import { rehearse } from '../testing/rehearsal.ts';

const beep = overPhone('pcma', joinPcm([toneOf(1000, 400), quietOf(400)]));
const message = 'This is Ada. Please call back.';

function dial(agent: Record<string, unknown> = {}, options: Parameters<typeof rehearse>[0] = {}) {
  const { voicemail, ...rest } = agent;
  return rehearse({
    line: { direction: 'outbound' },
    agent: { greeting: 'Good day.', voicemail: { detect: true, message, ...(voicemail as object) }, ...rest },
    ...options,
  });
}

const leaving = { voicemail: { action: 'message' } };

describe('a human answer', () => {
  it('with a short word is greeted half a second later, once, and the word is kept', () => {
    const call = dial();
    call.wait(300);
    call.say('hello?');
    call.wait(440);
    expect(call.isAgentHeard()).toBe(false);
    call.wait(140);
    expect(call.isAgentHeard()).toBe(true);
    call.wait(5_000);
    expect(call.transcript()).toEqual(['user: hello?', 'agent: Good day.']);
    expect(call.messages).toEqual(['user: hello?', 'agent: Good day.']);
    expect(call.requests).toEqual([]);
    expect(call.live).toEqual([]);
  });

  it('where the caller has the first turn gets a reply', () => {
    const call = dial({ first_speaker: 'user' });
    call.wait(300);
    call.say('hello?');
    call.wait(3_000);
    expect(call.transcript()).toEqual(['user: hello?', 'agent: All right.']);
  });

  it('without speech is greeted after two seconds', () => {
    const call = dial();
    call.wait(1_960);
    expect(call.line.sounded).not.toContain(true);
    call.wait(100);
    expect(call.isAgentHeard()).toBe(true);
  });

  it('may mention messages and absent people later', () => {
    const call = dial();
    call.say('hello?');
    call.wait(3_000);
    call.say('he is not available at the moment.');
    call.wait(3_000);
    expect(call.ends).toEqual([]);
    expect(call.transcript().at(-1)).toBe('agent: All right.');
  });

  it('may contain a beep after half a minute', () => {
    const call = dial();
    call.say('hello?');
    call.wait(30_000);
    call.hear(beep);
    call.wait(500);
    expect(call.ends).toEqual([]);
  });

  it('is not delayed where detection is disabled, or on an inbound call', () => {
    const off = dial({ voicemail: { detect: false } });
    off.wait(100);
    expect(off.isAgentHeard()).toBe(true);
    const inbound = dial({}, { line: { direction: 'inbound' } });
    inbound.wait(100);
    expect(inbound.isAgentHeard()).toBe(true);
    inbound.hear(beep);
    inbound.wait(500);
    expect(inbound.ends).toEqual([]);
  });
});

describe('an answering machine is detected', () => {
  it.each([
    ['beep', (call: ReturnType<typeof rehearse>) => call.hear(beep)],
    ['greeting', (call: ReturnType<typeof rehearse>) => call.noise(3_000)],
    ['words', (call: ReturnType<typeof rehearse>) => call.say('please leave a message')],
    ['words', (call: ReturnType<typeof rehearse>) => call.say('anna is not available')],
  ])('by its %s', async (evidence, happen) => {
    const call = dial();
    call.wait(400);
    happen(call);
    await call.call.closed;
    expect(call.ends[0]).toMatchObject({ reason: 'voicemail', detail: evidence });
    expect(call.live).toEqual([`voicemail: ${evidence}`]);
    expect(call.line.sounded).not.toContain(true);
  });

  it.each([
    ['sv', 'lämna ett meddelande efter tonen'],
    ['de', 'bitte hinterlassen Sie eine Nachricht'],
    ['fr', 'laissez-moi un message'],
    ['fr', 'après le bip sonore'],
    ['es', 'deje su mensaje después de la señal'],
  ])('by its words in %s: %s', async (language, words) => {
    const call = dial({ language });
    call.say(words);
    await call.call.closed;
    expect(call.ends[0]).toMatchObject({ reason: 'voicemail', detail: 'words' });
  });

  it('despite an initial pause like a human’s', async () => {
    const call = dial();
    call.say('hi');
    call.wait(700);
    call.say('please record your message after the tone');
    await call.call.closed;
    expect(call.ends[0]).toMatchObject({ reason: 'voicemail', detail: 'words' });
  });
});

describe('a voicemail message', () => {
  it('waits for the beep, is played whole, and ends the call', async () => {
    const call = dial(leaving);
    call.noise(3_500);
    expect(call.live).toEqual(['voicemail: greeting']);
    call.noise(4_000);
    call.wait(600);
    expect(call.line.sounded).not.toContain(true);
    call.hear(beep);
    call.wait(100);
    expect(call.isAgentHeard()).toBe(true);
    call.wait(1_500);
    expect(call.ends).toEqual([]);
    call.wait(1_000);
    await call.call.closed;
    expect(call.ends[0]).toMatchObject({ reason: 'voicemail', detail: 'greeting' });
    expect(call.transcript()).toEqual([`agent: ${message}`]);
  });

  it('is played 1.2 s after a greeting without a beep', () => {
    const call = dial(leaving);
    call.noise(4_000);
    call.wait(1_160);
    expect(call.line.sounded).not.toContain(true);
    call.wait(120);
    expect(call.isAgentHeard()).toBe(true);
  });

  it('restarts after a beep during it', async () => {
    const call = dial(leaving);
    call.noise(4_000);
    call.wait(2_200);
    expect(call.isAgentHeard()).toBe(true);
    call.hear(beep);
    call.wait(3_000);
    await call.call.closed;
    expect(call.transcript()).toEqual(['agent: This is Ada. Please call --', `agent: ${message}`]);
    expect(call.ends[0]?.reason).toBe('voicemail');
  });

  it('replaces the agent’s current reply', async () => {
    const call = dial({
      ...leaving,
      greeting: 'Good day, this is Ada from the workshop, I am calling about your car.',
    });
    call.wait(3_000);
    expect(call.isAgentHeard()).toBe(true);
    call.hear(beep);
    call.wait(3_000);
    await call.call.closed;
    expect(call.turns.map((turn) => [turn.text === message, turn.wasInterrupted])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('is played after 40 s at the latest', () => {
    const call = dial({ ...leaving, silence: { remind_after_ms: 1_000, remind_max: 5, end_after_ms: 10_000 } });
    call.noise(42_500);
    expect(call.line.sounded).not.toContain(true);
    call.noise(1_000);
    expect(call.isAgentHeard()).toBe(true);
  });

  it('is the greeting where none is configured', async () => {
    const call = dial({ voicemail: { action: 'message', message: ' ' } });
    call.hear(beep);
    call.wait(2_000);
    await call.call.closed;
    expect(call.transcript()).toEqual(['agent: Good day.']);
    expect(call.ends[0]).toMatchObject({ reason: 'voicemail', detail: 'beep' });
  });

  it('is not interrupted by the rest of the greeting', async () => {
    const call = dial(leaving);
    call.noise(4_000);
    call.wait(1_300);
    call.say('and now please wait for the operator to come');
    await call.call.closed;
    expect(call.transcript()).toEqual([`agent: ${message}`]);
    expect(call.requests).toEqual([]);
  });
});

it('an agent set to continue does, and the end of the call has the detection', async () => {
  const call = dial({ voicemail: { action: 'continue' } });
  call.say('you have reached the workshop');
  call.wait(3_000);
  expect(call.live).toEqual(['voicemail: words']);
  expect(call.transcript()).toEqual(['agent: Good day.', 'user: you have reached the workshop']);
  expect(call.requests).toEqual([]);
  call.say('press one for sales');
  call.wait(3_000);
  expect(call.transcript().at(-1)).toBe('agent: All right.');
  call.line.hangUpByCaller();
  await call.call.closed;
  expect(call.ends[0]).toMatchObject({ reason: 'user_hangup', detail: 'voicemail: words' });
});
