import type { SipMessage } from '../message/sip-message.ts';

/** All a message says, in a form that can be compared, but for Content-Length, which is written anew. */
export function factsOf(message: SipMessage): string {
  const { headers, body, ...rest } = message;
  const fields = [...headers.entries()].filter(([name]) => name !== 'Content-Length');
  return JSON.stringify([rest, fields, Buffer.from(body).toString('base64')], (_key, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
}
