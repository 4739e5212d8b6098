import { describe, expect, it } from 'vitest';
import { rehearse } from '../testing/rehearsal.ts';
import { flushPromises } from '../testing/rehearsal-switchboard.ts';
import { createDtmfSender } from './dtmf-sender.ts';

/** A presser over a line whose tones take as long as the test says. */
function presser() {
  const sent: { tones: string; atMs: number }[] = [];
  const hushed: boolean[] = [];
  let finish: { resolve(): void; reject(error: Error): void } | undefined;
  let ms = 0;
  const keys = createDtmfSender(
    {
      sendDigits: (tones) =>
        new Promise((resolve, reject) => {
          sent.push({ tones, atMs: ms });
          finish = { resolve, reject };
        }),
    },
    (isHushed) => void hushed.push(isHushed),
  );
  return {
    keys,
    sent,
    hushed,
    pass(forMs: number, isQuiet = true) {
      for (let passed = 0; passed < forMs; passed += 20) {
        ms += 20;
        keys.tick(isQuiet);
      }
    },
    async tonesOut() {
      finish?.resolve();
      await flushPromises();
    },
    async tonesFail() {
      finish?.reject(new Error('cannot'));
      await flushPromises();
    },
  };
}

describe('DTMF sent on a line', () => {
  it('is sent together, with half a second for each w and two for each comma', async () => {
    const { keys, sent, pass, tonesOut } = presser();
    const done = keys.send('12ww3,#');
    pass(200);
    expect(sent).toEqual([{ tones: '12', atMs: 200 }]);
    pass(1_000);
    expect(sent).toHaveLength(1);
    await tonesOut();
    pass(1_020);
    expect(sent.at(-1)).toEqual({ tones: '3', atMs: 1_200 + 1_000 + 20 });
    await tonesOut();
    pass(2_000);
    expect(sent).toHaveLength(2);
    pass(20);
    expect(sent.at(-1)?.tones).toBe('#');
    await tonesOut();
    pass(20);
    await done;
  });

  it('waits for silence on our side, and suspends playout while sending', async () => {
    const { keys, sent, hushed, pass, tonesOut } = presser();
    const done = keys.send('5');
    pass(3_000, false);
    pass(180);
    expect(sent).toEqual([]);
    expect(hushed).toEqual([]);
    pass(20);
    expect(sent.map(({ tones }) => tones)).toEqual(['5']);
    expect(hushed).toEqual([true]);
    await tonesOut();
    pass(20);
    await done;
    expect(hushed).toEqual([true, false]);
  });

  it('is queued when requested twice', async () => {
    const { keys, sent, pass, tonesOut } = presser();
    const both = Promise.all([keys.send('1'), keys.send('2')]);
    pass(1_000);
    expect(sent.map(({ tones }) => tones)).toEqual(['1']);
    await tonesOut();
    pass(100);
    await tonesOut();
    pass(100);
    await both;
    expect(sent.map(({ tones }) => tones)).toEqual(['1', '2']);
  });

  it.each(['', 'x', '1 2', '1'.repeat(65)])('is refused for %j', async (wanted) => {
    await expect(presser().keys.send(wanted)).rejects.toThrow('Expected 1-64 keys');
  });

  it('that the line refuses is reported, and the next is sent', async () => {
    const { keys, sent, hushed, pass, tonesFail } = presser();
    const first = expect(keys.send('1')).rejects.toThrow('cannot');
    void keys.send('2');
    pass(200);
    await tonesFail();
    await first;
    expect(hushed).toEqual([true, false]);
    pass(40);
    expect(sent.map(({ tones }) => tones)).toEqual(['1', '2']);
  });

  it('pending at the end of the line is reported', async () => {
    const { keys } = presser();
    const done = expect(keys.send('1')).rejects.toThrow('ended before');
    keys.close();
    await done;
  });
});

describe('a call that sends DTMF', () => {
  it('lets the agent finish, sends, and resumes', async () => {
    const call = rehearse({ agent: { greeting: 'Hello there.' } });
    call.wait(200);
    let isDone = false;
    const done = call.call.pressDigits('12').then(() => void (isDone = true));
    call.wait(600);
    expect(call.line.digits).toEqual([]);
    call.wait(400);
    expect(call.line.digits).toEqual(['12']);
    expect(isDone).toBe(false);
    call.call.say('And now?');
    call.wait(500);
    expect(call.isAgentHeard()).toBe(false);
    await flushPromises();
    call.wait(100);
    await done;
    call.wait(1_000);
    expect(call.transcript()).toEqual(['agent: Hello there.', 'agent: And now?']);
  });

  it('reports a call that ended first', async () => {
    const call = rehearse();
    const done = expect(call.call.pressDigits('1')).rejects.toThrow('ended before');
    call.line.hangUpByCaller();
    await done;
  });
});
