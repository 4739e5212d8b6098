import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { answerParent } from '../shared/children.ts';
import { sharedNowMs } from '../shared/numbers.ts';

export interface Visits {
  /** One chat each. Without a token: straight to the model, which shows what the harness itself costs. */
  chats: { url: string; token: string | null }[];
  /** Answers before this much time are not counted. Unit: milliseconds. */
  warmUpMs: number;
  totalMs: number;
  /** Pause after an answer, drawn evenly from this span. Unit: milliseconds. */
  pauseMs: [from: number, to: number];
}

/** One message, on the shared clock. Unit: milliseconds. */
export interface Visit {
  sentAt: number;
  /** When `message.accepted` came, which says that the message is committed. */
  acceptedAt: number;
  modelAskedAt: number;
  modelSpokeAt: number;
  firstDeltaAt: number;
}

export interface Visited {
  visits: Visit[];
  /** Answers that did not come, or came without the model's words. */
  failures: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, noDelay: true });

answerParent(async ({ chats, warmUpMs, totalMs, pauseMs: [from, to] }: Visits): Promise<Visited> => {
  const beganAt = sharedNowMs();
  const visits: Visit[] = [];
  const failures: string[] = [];
  const pause = () => delay(from + Math.random() * (to - from));
  const chat = async (target: Visits['chats'][number]) => {
    await delay(Math.random() * to);
    while (sharedNowMs() - beganAt < totalMs) {
      try {
        const visit = await send(target);
        if (visit.sentAt - beganAt >= warmUpMs) visits.push(visit);
      } catch (error) {
        failures.push((error as Error).message);
      }
      await pause();
    }
  };
  await Promise.all(chats.map(chat));
  return { visits, failures: failures.slice(0, 20) };
});

function send({ url, token }: Visits['chats'][number]): Promise<Visit> {
  const body = JSON.stringify(token === null ? { stream: true } : { text: 'What does a standard service cost?' });
  const headers = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const visit: Visit = { sentAt: sharedNowMs(), acceptedAt: 0, modelAskedAt: 0, modelSpokeAt: 0, firstDeltaAt: 0 };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        const now = sharedNowMs();
        if (visit.firstDeltaAt > 0) return;
        text += part;
        if (visit.acceptedAt === 0 && text.includes('message.accepted')) visit.acceptedAt = now;
        const words = /asked=([\d.]+) spoke=([\d.]+) /.exec(text);
        if (!words) return;
        visit.firstDeltaAt = now;
        visit.modelAskedAt = Number(words[1]);
        visit.modelSpokeAt = Number(words[2]);
      });
      response.on('error', reject);
      response.on('end', () => {
        if (visit.firstDeltaAt > 0) resolve(visit);
        else reject(new Error(`${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.setTimeout(20_000, () => sent.destroy(new Error('no answer within 20 s')));
    sent.on('error', reject).end(body);
  });
}
