import { describe, expect, it } from 'vitest';
import { rehearse } from '../testing/rehearsal.ts';

describe('a barge-in', () => {
  const long = 'This is a very long answer that goes on and on. It has a second sentence which nobody wants to hear.';

  it('stops playout at once, and only the played text is kept', () => {
    const call = rehearse({ answers: [long, 'Sure.'] });
    call.say('tell me everything');
    call.wait(2_000);
    call.say('please stop talking now');
    expect(call.isAgentHeard()).toBe(false);
    call.wait(2_000);
    const [, answer] = call.turns;
    expect(answer?.wasInterrupted).toBe(true);
    expect(long.startsWith(answer?.text ?? '?')).toBe(true);
    expect(answer?.text.length).toBeGreaterThan(5);
    expect(answer?.text.length).toBeLessThan(50);
    expect(call.requests[0]?.committed).toEqual({ playedText: answer?.text, interrupted: true });
    expect(call.transcript().slice(2)).toEqual(['user: please stop talking now', 'agent: Sure.']);
  });

  it.each(['mm-hm', 'yeah', 'okay right', 'uh huh'])('does not happen on "%s"', (sign) => {
    const call = rehearse({ answers: [long] });
    call.say('tell me everything');
    call.wait(1_500);
    call.say(sign);
    expect(call.isAgentHeard()).toBe(true);
    call.wait(9_000);
    expect(call.transcript()).toEqual(['user: tell me everything', `agent: ${long}`]);
  });

  it('does not happen on a short noise, but on a long one', () => {
    const call = rehearse({ answers: [long] });
    call.say('tell me everything');
    call.wait(1_500);
    call.noise(600);
    expect(call.isAgentHeard()).toBe(true);
    call.wait(500);
    call.noise(1_600);
    expect(call.isAgentHeard()).toBe(false);
  });

  it('happens on a stop word of any length', () => {
    const call = rehearse({ answers: [long], agent: { turn_taking: { min_words: 5 } } });
    call.say('tell me everything');
    call.wait(1_500);
    call.say('wait');
    call.wait(20);
    expect(call.isAgentHeard()).toBe(false);
  });

  it('never happens at sensitivity 0; the speech is answered afterwards', () => {
    const call = rehearse({ answers: [long, 'Yes.'], agent: { interruption_sensitivity: 0 } });
    call.say('tell me everything');
    call.wait(1_500);
    call.say('but are you open today');
    expect(call.isAgentHeard()).toBe(true);
    call.wait(9_000);
    expect(call.transcript()).toEqual([
      'user: tell me everything',
      `agent: ${long}`,
      'user: but are you open today',
      'agent: Yes.',
    ]);
  });

  it('does not cut an uninterruptible greeting', () => {
    const call = rehearse({
      agent: { greeting: 'This call is recorded for your safety.', greeting_interruptible: false },
    });
    call.wait(300);
    call.say('hello can you hear me');
    expect(call.isAgentHeard()).toBe(true);
    call.wait(4_000);
    expect(call.transcript()[0]).toBe('agent: This call is recorded for your safety.');
    expect(call.transcript()[1]).toBe('user: hello can you hear me');
  });

  it('a short reply during the end of a question counts as a turn', () => {
    const call = rehearse({ agent: { greeting: 'Shall I book it?' } });
    call.wait(900);
    call.say('yes');
    call.wait(2_000);
    expect(call.transcript()).toEqual(['agent: Shall I book it?', 'user: yes', 'agent: All right.']);
  });
});
