import { describe, expect, it } from 'vitest';
import { SpeechError, type SpeechToText, type TranscriptListener } from '../ports.ts';
import { rehearsalVoice, rehearse } from '../testing/rehearsal.ts';

describe('a call', () => {
  it('greets, transcribes a question, answers it and keeps both turns', () => {
    const call = rehearse({ agent: { greeting: 'Hello.' }, answers: ['We open at nine.'] });
    call.wait(1_000);
    call.say('when do you open');
    call.wait(3_000);
    expect(call.transcript()).toEqual(['agent: Hello.', 'user: when do you open', 'agent: We open at nine.']);
    expect(call.requests.map((request) => request.request)).toEqual([
      { callerText: 'when do you open', via: 'speech' },
    ]);
    expect(call.requests[0]).toMatchObject({
      isConfirmed: true,
      committed: { playedText: 'We open at nine.', interrupted: false },
    });
    expect(call.messages).toEqual(['agent: Hello.']);
  });

  it('starts the reply before the turn is over, and plays nothing until it is', () => {
    const call = rehearse({ agent: { stt: { endpointing_ms: 900 } } });
    call.say('tell me more please');
    call.wait(400);
    expect(call.requests).toHaveLength(1);
    expect(call.requests[0]?.isConfirmed).toBe(false);
    expect(call.line.sounded).not.toContain(true);
    call.wait(700);
    expect(call.requests[0]?.isConfirmed).toBe(true);
    expect(call.isAgentHeard()).toBe(true);
  });

  it('a preemptive reply is cancelled without a trace when the caller continues', () => {
    const call = rehearse({ answers: ['WRONG', 'Right.'] });
    call.say('i want a table');
    call.wait(300);
    call.say('for two people');
    call.wait(3_000);
    expect(call.requests.map((request) => request.request.callerText)).toEqual([
      'i want a table',
      'i want a table for two people',
    ]);
    expect(call.requests[0]).toMatchObject({ isCancelled: true, isConfirmed: false });
    expect(call.transcript()).toEqual(['user: i want a table for two people', 'agent: Right.']);
  });

  it('waits longer after a conjunction than after a complete sentence', () => {
    const silenceUntilAnswer = (text: string) => {
      const call = rehearse();
      call.say(text);
      let waited = 0;
      while (!call.isAgentHeard()) {
        call.wait(20);
        waited += 20;
      }
      return waited;
    };
    expect(silenceUntilAnswer('yes please')).toBeLessThan(400);
    expect(silenceUntilAnswer('tomorrow evening')).toBeGreaterThan(500);
    expect(silenceUntilAnswer('tomorrow and')).toBeGreaterThan(1_000);
  });
});

describe('a recognizer with its own endpointing', () => {
  /** With nothing pending it leaves a flush unanswered, as the port allows. */
  function selfEnding() {
    let listener: TranscriptListener | undefined;
    const engine: SpeechToText = {
      id: 'self',
      vocabulary: 'open',
      open(_options, wanted) {
        listener = wanted;
        return { push() {}, flush() {}, setExpectedPhrases() {}, close() {} };
      },
    };
    return { engine, final: (text: string) => listener?.final({ text }) };
  }

  // A flush after such a final was waited for in vain, and the engine given up for it.
  it('is not flushed for text it has finalized', () => {
    const ear = selfEnding();
    const call = rehearse({ parts: { recognizers: [ear.engine] } });
    call.noise(1_500);
    call.wait(100);
    ear.final('when are you open tomorrow');
    call.wait(520);
    expect(call.requests.some((request) => request.isConfirmed)).toBe(true);
    expect(call.problems).toEqual([]);
  });
});

// The pause that the detector bridges made the end of the caller's own words look like an interruption.
it('a turn that ends within the detector’s hangover is answered', () => {
  const call = rehearse({ agent: { stt: { endpointing_ms: 300 } }, isSpeculative: false, answers: [() => {}] });
  call.say('when are you open tomorrow please.');
  call.wait(400);
  expect(call.requests.map((request) => [request.isConfirmed, request.isCancelled])).toEqual([[true, false]]);
});

// The call looked for its transfer before there was one.
it('a recognizer that fails at once ends the call cleanly', () => {
  const refuses: SpeechToText = {
    id: 'refuses',
    vocabulary: 'open',
    open(_options, listener) {
      listener.failed(new SpeechError('refused', 'refuses', 'no'));
      return { push() {}, flush() {}, setExpectedPhrases() {}, close() {} };
    },
  };
  const call = rehearse({ parts: { recognizers: [refuses] } });
  expect(call.problems).toEqual(['hear: no']);
  expect(call.line.hasEnded).toBe(true);
});

describe('background noise', () => {
  it('does not keep a turn open indefinitely', () => {
    const call = rehearse();
    call.say('do you have parking?');
    call.noise(4_000);
    expect(call.requests.some((request) => request.isConfirmed)).toBe(true);
    call.noise(3_000);
    expect(call.transcript()).toEqual(['user: do you have parking?', 'agent: All right.']);
  });
});

describe('silence', () => {
  it('leads to a reminder counted from the end of playout, then to the end of the call', async () => {
    const call = rehearse({
      agent: { greeting: 'Hello there.', silence: { remind_after_ms: 2_000, remind_max: 1, end_after_ms: 5_000 } },
    });
    call.wait(2_500);
    expect(call.transcript()).toEqual(['agent: Hello there.']);
    call.wait(9_000);
    expect(call.transcript()).toEqual(['agent: Hello there.', 'agent: Are you still there?', 'agent: Goodbye!']);
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('inactivity');
  });

  it('by a caller with the first turn leads to the greeting', () => {
    const call = rehearse({ agent: { greeting: 'Hello there.', first_speaker: 'user' } });
    call.wait(5_000);
    expect(call.transcript()).toEqual([]);
    call.wait(8_000);
    expect(call.transcript()).toEqual(['agent: Hello there.']);
  });
});

describe('the end of a call', () => {
  it('comes on an end phrase, after the closing words', async () => {
    const call = rehearse({ agent: { end_call_phrases: ['goodbye'], end_call_message: 'Thanks for calling.' } });
    call.say('okay goodbye');
    call.wait(3_000);
    expect(call.transcript()).toEqual(['user: okay goodbye', 'agent: Thanks for calling.']);
    await call.call.closed;
    expect(call.ends).toMatchObject([{ reason: 'end_phrase' }]);
  });

  it('comes at the maximum duration', async () => {
    const call = rehearse({ agent: { max_duration_seconds: 10 } });
    call.wait(9_000);
    expect(call.ends).toEqual([]);
    call.wait(5_000);
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('max_duration');
  });

  it('is reported once when the caller hangs up during a reply, with the played text', async () => {
    const call = rehearse({ answers: ['A long answer that will not be heard to its end at all.'] });
    call.say('tell me?');
    call.wait(1_500);
    call.line.hangUpByCaller();
    await call.call.closed;
    expect(call.ends).toMatchObject([{ reason: 'user_hangup' }]);
    expect(call.turns.at(-1)).toMatchObject({ role: 'agent', wasInterrupted: true });
  });

  it('comes with a reply that ends the call, once it was played; its turn has the sources of the reply', async () => {
    const farewell = { id: 'k1', title: 'Farewells', url: null, text: 'Say good bye.' };
    const call = rehearse({
      answers: [
        ({ listener }) => {
          listener.text('Bye then.');
          listener.end({ modelId: 'm', endsCall: true, sources: [farewell] });
        },
      ],
    });
    call.say('that is all.');
    call.wait(500);
    expect(call.ends).toEqual([]);
    call.wait(2_000);
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('agent_hangup');
    expect(call.turns.at(-1)).toMatchObject({ role: 'agent', text: 'Bye then.', sources: [farewell] });
  });
});

describe('DTMF', () => {
  it('is collected into one turn, which the terminator ends', () => {
    const call = rehearse();
    for (const digit of '1234#') {
      call.line.pressDigit(digit);
      call.wait(200);
    }
    call.wait(1_000);
    expect(call.requests.map((request) => request.request)).toEqual([{ callerText: '1234', via: 'keypad' }]);
    expect(call.turns[0]).toMatchObject({ role: 'user', text: '1234', via: 'keypad' });
  });

  it('is complete after a pause', () => {
    const call = rehearse({ agent: { keypad: { timeout_ms: 1_000 } } });
    call.line.pressDigit('7');
    call.wait(900);
    expect(call.requests).toEqual([]);
    call.wait(300);
    expect(call.requests[0]?.request.callerText).toBe('7');
  });
});

describe('a failing voice', () => {
  it('is replaced by the next one after the last played word', () => {
    const first = rehearsalVoice('first', { failsAfterMs: 800 });
    const second = rehearsalVoice('second');
    const call = rehearse({ voices: [first, second], answers: ['One two three four five six seven.'] });
    call.say('count please.');
    call.wait(5_000);
    expect(call.problems).toEqual(['speak: cut']);
    expect(second.spoken).toHaveLength(1);
    expect(`One two three four five six seven.`.endsWith(second.spoken[0] ?? '?')).toBe(true);
    expect(second.spoken[0]).not.toContain('One');
    expect(call.transcript().at(-1)).toBe('agent: One two three four five six seven.');
  });

  it('that is silent is replaced within a second', () => {
    const call = rehearse({ voices: [rehearsalVoice('dead', { isSilent: true }), rehearsalVoice('alive')] });
    call.say('hello there.');
    call.wait(300);
    let waited = 0;
    while (!call.isAgentHeard() && waited < 3_000) {
      call.wait(20);
      waited += 20;
    }
    expect(waited).toBeLessThanOrEqual(1_000);
  });
});

describe('call control', () => {
  it('speaks, injects context, mutes and ends', async () => {
    const call = rehearse();
    call.call.say('A word from above.');
    call.wait(2_000);
    call.call.inject('The caller is a regular.');
    expect(call.messages).toEqual(['agent: A word from above.', 'context: The caller is a regular.']);
    call.call.setMuted(true);
    call.say('can you hear me?');
    call.wait(2_000);
    expect(call.requests.every((request) => !request.isConfirmed)).toBe(true);
    expect(call.transcript()).toEqual(['agent: A word from above.', 'user: can you hear me?']);
    call.call.setMuted(false);
    call.say('and now?');
    call.wait(2_000);
    expect(call.transcript().at(-1)).toBe('agent: All right.');
    call.call.end('completed_by_api');
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('completed_by_api');
  });
});

// A process that died left nothing of the answer it was speaking.
it('the record learns once a second how much of a turn was heard', () => {
  const greeting = 'Welcome to Harbour Cycles. We repair bicycles of every make and rent city bikes by the day.';
  const silence = { remind_after_ms: 60_000, remind_max: 0, end_after_ms: 120_000 };
  const call = rehearse({ agent: { greeting, silence } });
  call.wait(3_500);
  expect(call.unfinished).toHaveLength(3);
  expect(call.unfinished.every((text) => greeting.startsWith(text))).toBe(true);
  expect(call.unfinished.map((text) => text.length)).toEqual(
    call.unfinished.map((text) => text.length).toSorted((a, b) => a - b),
  );
  call.wait(10_000);
  const { length } = call.unfinished;
  call.wait(3_000);
  expect(call.unfinished).toHaveLength(length);
});
