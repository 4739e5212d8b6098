import { describe, expect, it } from 'vitest';
import type { SpeechToText, TranscriptListener } from '../ports.ts';
import { rehearse } from '../testing/rehearsal.ts';

const long = 'This is a very long answer that goes on and on. It has a second sentence which nobody wants to hear.';

/** A call whose recognizer has a limited vocabulary and believes what the test says, when it says so. */
function callWithLimitedVocabulary() {
  let listener: TranscriptListener | undefined;
  const recognizer: SpeechToText = {
    id: 'limited',
    vocabulary: 'limited',
    open(_options, wanted) {
      listener = wanted;
      return { push() {}, flush: () => wanted.final({ text: '' }), setExpectedPhrases() {}, close() {} };
    },
  };
  const call = rehearse({ agent: { greeting: long }, parts: { recognizers: [recognizer] } });
  call.wait(1_500);
  return {
    ...call,
    believe: (text: string) => listener?.partial(text),
    hear: (text: string) => listener?.final({ text }),
  };
}

describe('a possible interruption, heard with a limited vocabulary', () => {
  it('pauses the agent within 200 ms of voice', () => {
    const call = callWithLimitedVocabulary();
    expect(call.isAgentHeard()).toBe(true);
    call.noise(200);
    expect(call.isAgentHeard()).toBe(false);
  });

  // "Right" and a hummed "mm-hm" fit some expected word, and cut the agent.
  it('is followed by the rest of the answer where it was a short sound without words', () => {
    const call = callWithLimitedVocabulary();
    call.noise(400);
    call.wait(400);
    expect(call.isAgentHeard()).toBe(true);
    call.wait(9_000);
    expect(call.transcript()).toEqual([`agent: ${long}`]);
  });

  it('stops the agent for good with believed words longer than a backchannel', () => {
    const call = callWithLimitedVocabulary();
    call.noise(1_000);
    call.believe('what are your opening hours');
    call.wait(20);
    expect(call.turns[0]).toMatchObject({ role: 'agent', wasInterrupted: true });
  });

  // "Uh huh" was heard as "the third", cut the agent and was answered.
  it('is not answered where words were fitted to a short sound', () => {
    const call = callWithLimitedVocabulary();
    call.noise(400);
    call.believe('the third');
    call.hear('the third');
    call.wait(9_000);
    expect(call.transcript()).toEqual([`agent: ${long}`]);
  });

  it('is no turn of the caller where the call ends before the words are final', () => {
    const call = callWithLimitedVocabulary();
    call.noise(400);
    call.believe('half');
    call.line.hangUpByCaller();
    expect(call.turns.filter(({ role }) => role === 'user')).toEqual([]);
  });

  it('stops the agent for good with a stop phrase of any length', () => {
    const call = callWithLimitedVocabulary();
    call.noise(300);
    call.believe('wait');
    expect(call.turns).toEqual([]);
    call.hear('wait');
    expect(call.turns[0]).toMatchObject({ role: 'agent', wasInterrupted: true });
  });

  it('stops the agent for good with a voice that goes on', () => {
    const call = callWithLimitedVocabulary();
    call.noise(1_400);
    call.wait(300);
    expect(call.turns[0]).toMatchObject({ role: 'agent', wasInterrupted: true });
  });
});
