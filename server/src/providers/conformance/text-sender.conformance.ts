import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TelephonyError } from '../telephony/telephony-provider.ts';
import type { TextSender } from '../telephony/text-sender.ts';

type Fault = 'unreachable' | 'broken' | 'rate-limited' | 'unauthorized' | 'garbage';

export interface TextSenderSubject {
  sender: TextSender;
  /** A number that may send messages. */
  from: string;
  /** Messages the carrier received, oldest first; missing without a carrier. */
  carried?(): { from: string; to: string; text: string }[];
  /** For a carrier behind a network (`isNetworked`): the same sender with this fault. */
  failing?(fault: Fault): TextSender;
  close(): Promise<void>;
}

const to = '+14155550199';

/** Conformance of every TextSender. */
export function textSenderConformance(
  name: string,
  open: () => Promise<TextSenderSubject>,
  { isNetworked = false }: { isNetworked?: boolean } = {},
): void {
  describe(`${name} as a carrier of text messages`, () => {
    let subject: TextSenderSubject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    const send = (text: string, sender = subject.sender) => sender.send({ from: subject.from, to, text });
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'nothing thrown',
        (error: unknown) => (error instanceof TelephonyError ? error.code : error),
      );

    it('sends a message once, verbatim, and reports whether it was sent', async () => {
      const text = 'Räkmacka & kaffe 100 %\n"kl. 10" 🙂 + =';
      const { status, ref } = await send(text);
      if (subject.carried === undefined) {
        expect({ status, ref }).toEqual({ status: 'kept', ref: null });
        return;
      }
      expect(status).toBe('sent');
      expect(ref).toMatch(/\S/);
      expect(subject.carried()).toMatchObject([{ from: subject.from, to, text }]);
    });

    it('gives concurrent messages distinct references', async () => {
      const sent = await Promise.all(['one', 'two', 'three'].map((text) => send(text)));
      const refs = sent.flatMap(({ ref }) => ref ?? []);
      expect(new Set(refs).size).toBe(subject.carried === undefined ? 0 : 3);
    });

    it('throws the reason of an already aborted signal', async () => {
      const reason = new Error('nobody waits any more');
      const { sender, from } = subject;
      const sending = sender.send({ from, to, text: 'x', signal: AbortSignal.abort(reason) });
      await expect(sending).rejects.toBe(reason);
    });

    if (!isNetworked) return;

    it('fails with a code, and never retries by itself', async () => {
      const { failing, carried } = subject;
      if (!failing || !carried) throw new Error('A carrier behind a network must be able to fail');
      const before = carried().length;
      const codes = {
        unreachable: 'unavailable',
        broken: 'unavailable',
        garbage: 'unavailable',
        'rate-limited': 'rate_limited',
        unauthorized: 'misconfigured',
      } as const;
      for (const [fault, code] of Object.entries(codes)) {
        expect({ fault, code: await codeOf(send('x', failing(fault as Fault))) }).toEqual({ fault, code });
      }
      const nowhere = failing('broken').send({ from: subject.from, to: '+1', text: 'x' });
      await expect(nowhere).rejects.not.toThrow(/\+1/);
      expect(carried()).toHaveLength(before);
    });

    it('reports an unreachable recipient and a foreign sender as an invalid request', async () => {
      const { sender, from } = subject;
      expect(await codeOf(sender.send({ from, to: '+1', text: 'x' }))).toBe('invalid_destination');
      expect(await codeOf(sender.send({ from: '+14155550177', to, text: 'x' }))).toBe('refused');
    });
  });
}
