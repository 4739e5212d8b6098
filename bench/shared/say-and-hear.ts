import { setTimeout as delay } from 'node:timers/promises';
import type { ChatSession } from './api.ts';
import type { Child } from './children.ts';
import { sharedNowMs } from './numbers.ts';
import type { Parley } from './parley.ts';

export interface Heard {
  /** When the message was sent, and when `message.accepted` said that it is committed, in shared milliseconds. */
  sentAt: number;
  acceptedAt: number;
  /** From the commit to the first and to the last stream. Unit: milliseconds. */
  firstMs: number;
  lastMs: number;
  lost: number;
}

/** Says something in a chat that `expected` streams of `listeners` follow; the answer has `settleMs` to reach them too. */
export async function sayAndHear(
  server: Parley,
  listeners: Child,
  chat: ChatSession,
  { expected, settleMs }: { expected: number; settleMs: number },
): Promise<Heard> {
  await listeners.ask({ kind: 'forget' });
  const sentAt = sharedNowMs();
  const response = await fetch(`${server.address}/api/chat/sessions/${chat.id}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${chat.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ text: 'When are you open?' }),
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  const acceptedAt = sharedNowMs();
  while (!(await reader.read()).done);
  const { heardAt, lost } = await listeners.ask<{ heardAt: number[]; lost: number }>({ kind: 'await', expected });
  // The agent's answer reaches the streams too, before the next message.
  await delay(settleMs);
  const [firstMs, lastMs] = [Math.min(...heardAt) - acceptedAt, Math.max(...heardAt) - acceptedAt];
  return { sentAt, acceptedAt, firstMs, lastMs, lost };
}
