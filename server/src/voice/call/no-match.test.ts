import { describe, expect, it } from 'vitest';
import { rehearsalVoice, rehearse } from '../testing/rehearsal.ts';

/** A call after its first seconds, whose sound is background. */
function begin(options: Parameters<typeof rehearse>[0]) {
  const call = rehearse(options);
  call.wait(1_000);
  return call;
}

/** Speech without recognized words, and the reply to it. */
function mumble(call: ReturnType<typeof rehearse>): void {
  call.noise(700);
  call.wait(3_000);
}

const noMatches = { answers: ['Please repeat.'], vocabulary: 'limited', isSpeculative: false } as const;

describe('a no-match', () => {
  // After two of them the call was silent for as long as the caller tried.
  it('is replied to every time, until the call ends with a goodbye', async () => {
    const call = begin(noMatches);
    for (let count = 0; count < 5; count++) mumble(call);
    expect(call.requests.map(({ request }) => request)).toEqual(Array(5).fill({ callerText: '', via: 'no-match' }));
    expect(call.transcript()).toEqual(Array(5).fill('agent: Please repeat.'));
    mumble(call);
    call.wait(9_000);
    await call.call.closed;
    expect(call.transcript().at(-1)).toMatch(/^agent: Sorry, I cannot understand you/);
    expect(call.ends[0]?.reason).toBe('agent_hangup');
  });

  it('counts from the start after a turn or a key that was understood', () => {
    const call = begin(noMatches);
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 5; count++) mumble(call);
      if (round === 0) call.say('when are you open?');
      else call.line.pressDigit('1');
      call.wait(6_000);
    }
    expect(call.requests.filter(({ request }) => request.via === 'no-match')).toHaveLength(15);
    expect(call.line.hasEnded).toBe(false);
  });

  it('has the guess of the recognizer, once', () => {
    const call = begin(noMatches);
    call.mumble('how much is a tandem');
    call.wait(3_000);
    mumble(call);
    expect(call.requests.map(({ request }) => request)).toEqual([
      { callerText: '', via: 'no-match', guess: 'how much is a tandem' },
      { callerText: '', via: 'no-match' },
    ]);
  });

  it('is noise to an engine with an open vocabulary', () => {
    const call = begin({ ...noMatches, vocabulary: 'open' });
    mumble(call);
    expect(call.requests).toEqual([]);
  });
});

describe('keys', () => {
  it('one completes the answer to a reply that says so, in place of the pause after it', () => {
    const menu = 'For prices press 1.';
    const call = rehearse({
      answers: [
        ({ listener }) => {
          listener.text(menu);
          listener.end({ modelId: 'rehearsal', endsCall: false, digitsMax: 1 });
        },
        'Ninety euros.',
      ],
    });
    call.say('hello');
    call.wait(800);
    call.line.pressDigit('1');
    call.wait(200);
    expect(call.requests.at(-1)?.request).toEqual({ callerText: '1', via: 'keypad' });
    call.wait(2_000);
    call.line.pressDigit('2');
    call.wait(1_000);
    expect(call.requests).toHaveLength(2);
  });
});

describe('a caller who', () => {
  it('asks to wait is reminded later, until they speak again', () => {
    const silence = { remind_after_ms: 2_000, remind_max: 1, end_after_ms: 30_000 };
    const call = rehearse({ agent: { silence }, answers: ['OK.'] });
    const reminders = () => call.transcript().filter((turn) => turn.includes('still there'));
    call.say('one moment please.');
    call.wait(7_000);
    expect(reminders()).toEqual([]);
    call.wait(3_000);
    expect(reminders()).toHaveLength(1);
    call.say('thank you.');
    call.wait(4_000);
    expect(reminders()).toHaveLength(2);
  });

  it('asks for slower speech hears a slower voice', () => {
    const speeds: number[] = [];
    const voice = rehearsalVoice('voice');
    const counted = {
      ...voice,
      open: (options: Parameters<typeof voice.open>[0]) => {
        speeds.push(options.speed);
        return voice.open(options);
      },
    };
    const call = rehearse({ agent: { greeting: 'Hello.' }, voices: [counted] });
    call.wait(1_000);
    call.say('could you speak more slowly please.');
    call.wait(3_000);
    expect(speeds).toEqual([1, 0.8]);
    expect(call.transcript().at(-1)).toBe('agent: All right.');
  });

  it('asks for louder speech hears a louder voice, as far as an agent’s volume goes', () => {
    const call = rehearse({ answers: ['Right away.'] });
    const loudness = () => Math.max(...call.recorded.splice(0).map(({ agent }) => agent));
    const heard = ['hello there.', 'could you speak up please.', 'louder please.', 'louder please.'].map((text) => {
      call.say(text);
      call.wait(3_000);
      return loudness();
    });
    expect(heard).toEqual([4_000, 6_000, 8_000, 8_000]);
  });
});

describe('a recognizer of limited vocabulary', () => {
  it('learns what the caller answers: the greeting, then each reply, and what was announced after it', () => {
    const silence = { remind_after_ms: 2_000, remind_max: 1, end_after_ms: 30_000 };
    const call = rehearse({
      vocabulary: 'limited',
      agent: { greeting: 'What is your order number?', silence },
      answers: ['Which day would suit you?'],
    });
    const agentTexts = () => call.expectations.splice(0).map(({ agentText }) => agentText);
    call.wait(100);
    expect(agentTexts()).toEqual(['What is your order number?']);
    call.wait(2_000);
    call.say('i would like to book.');
    call.wait(6_000);
    expect(agentTexts()).toEqual(['Which day would suit you?', 'Which day would suit you? Are you still there?']);
  });
});
