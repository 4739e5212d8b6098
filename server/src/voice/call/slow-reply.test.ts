import { describe, expect, it } from 'vitest';
import { rehearsalVoice, rehearse } from '../testing/rehearsal.ts';

describe('a pending reply', () => {
  it('is merged with a following sentence: one reply covers both', () => {
    const call = rehearse({ answers: [() => {}, 'Both.'] });
    call.say('do you have parking?');
    call.wait(600);
    call.say('and a garden?');
    call.wait(2_500);
    expect(call.requests[0]).toMatchObject({ isConfirmed: true, isCancelled: true });
    expect(call.requests.at(-1)?.request.callerText).toBe('do you have parking? and a garden?');
    expect(call.transcript()).toContain('agent: Both.');
  });

  it('from a slow model is bridged by a filler phrase, once', () => {
    const call = rehearse({ answers: [() => {}] });
    call.say('what is the weather?');
    call.wait(5_000);
    expect(call.transcript()).toEqual(['user: what is the weather?', 'agent: One moment, please.']);
  });

  // A model that hung in the middle of an answer left the caller in silence until the next one took over, seconds later.
  it('from a model that stalls is bridged too, and continues afterwards', () => {
    const call = rehearse({ answers: [({ listener }) => listener.text('We open at eight. We close ')] });
    call.say('when are you open?');
    call.wait(5_000);
    const listener = call.requests[0]?.listener;
    listener?.text('at five.');
    listener?.end({ modelId: 'm', endsCall: false });
    call.wait(2_000);
    expect(call.transcript()).toEqual([
      'user: when are you open?',
      'agent: One moment, please.',
      'agent: We open at eight. We close at five.',
    ]);
  });

  it('during a long tool is bridged too', () => {
    const call = rehearse({
      answers: [
        ({ listener }) => {
          listener.text('Let me look. ');
          listener.toolStarted({ id: 't1', name: 'look_up', arguments: {} });
        },
      ],
    });
    call.say('find my order.');
    call.wait(5_000);
    const listener = call.requests[0]?.listener;
    listener?.toolFinished({ id: 't1', name: 'look_up', arguments: {} }, { result: 'sent', isError: false }, 4_000);
    listener?.text('It was sent.');
    listener?.end({ modelId: 'm', endsCall: false });
    call.wait(2_000);
    expect(call.transcript()).toEqual([
      'user: find my order.',
      'agent: One moment, please.',
      'agent: Let me look. It was sent.',
    ]);
    expect(call.tools).toMatchObject([{ name: 'look_up', result: 'sent' }]);
  });

  it.each(['clauses', 'text'] as const)('plays text before a tool while it runs (%s)', (takes) => {
    const voice = rehearsalVoice('voice', { takes });
    const call = rehearse({
      voices: [voice],
      answers: [
        ({ listener }) => {
          listener.text('Let me look.');
          listener.toolStarted({ id: 't1', name: 'look_up', arguments: {} });
        },
      ],
    });
    call.say('find my order.');
    call.wait(1_000);
    expect(voice.spoken).toEqual(['Let me look.']);
    const listener = call.requests[0]?.listener;
    listener?.toolFinished({ id: 't1', name: 'look_up', arguments: {} }, { result: 'sent', isError: false }, 900);
    listener?.text(' It was ');
    listener?.text('sent.');
    listener?.end({ modelId: 'm', endsCall: false });
    call.wait(2_000);
    expect(voice.spoken.join('|')).toMatch(/^Let me look\.\| ?It was sent\.$/);
    expect(call.transcript().at(-1)).toBe('agent: Let me look. It was sent.');
  });

  it('during a tool with its own filler is not bridged twice', () => {
    const call = rehearse({
      answers: [
        ({ listener }) => {
          listener.text('Let me look.', true);
          listener.toolStarted({ id: 't1', name: 'look_up', arguments: {} }, true);
        },
      ],
    });
    call.say('find my order.');
    call.wait(6_000);
    const listener = call.requests[0]?.listener;
    listener?.text(' Still looking.', true);
    call.wait(6_000);
    expect(call.transcript()).toEqual(['user: find my order.']);
    listener?.toolFinished({ id: 't1', name: 'look_up', arguments: {} }, { result: 'sent', isError: false }, 9_000);
    listener?.text(' It was sent.');
    listener?.end({ modelId: 'm', endsCall: false });
    call.wait(2_000);
    expect(call.transcript()).toEqual(['user: find my order.', 'agent: Let me look. Still looking. It was sent.']);
  });

  it('plays a tool’s last words before the call ends', async () => {
    const call = rehearse({
      answers: [
        ({ listener }) => {
          listener.toolStarted({ id: 't1', name: 'end_call', arguments: {} });
          listener.text('Thank you for calling, and have a nice day.', true);
          listener.end({ modelId: 'm', endsCall: true });
        },
      ],
    });
    call.say('that was all.');
    call.wait(1_000);
    expect(call.ends).toEqual([]);
    call.wait(4_000);
    await call.call.closed;
    expect(call.transcript().at(-1)).toBe('agent: Thank you for calling, and have a nice day.');
    expect(call.ends[0]?.reason).toBe('agent_hangup');
  });

  it('without a working model gets an apology, and the second one ends the call', async () => {
    const fails = ({ listener }: { listener: { failed(error: Error): void } }) => listener.failed(new Error('down'));
    const call = rehearse({ answers: [({ listener }) => void setImmediateLike(() => fails({ listener }))] });
    const later: (() => void)[] = [];
    function setImmediateLike(work: () => void) {
      later.push(work);
    }
    for (const question of ['are you there?', 'hello there?']) {
      call.say(question);
      call.wait(600);
      for (const work of later.splice(0)) work();
      call.wait(6_000);
    }
    await call.call.closed;
    expect(call.ends[0]?.reason).toBe('error_llm');
    expect(call.transcript().filter((turn) => turn.startsWith('agent: I am sorry'))).toHaveLength(2);
  });
});
