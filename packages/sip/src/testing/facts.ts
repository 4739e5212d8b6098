import type { SipMessage } from '../message/sip-message.ts';

/** Comparable form of a message, without Content-Length, which is recomputed. */
export function factsOf(message: SipMessage): string {
  const { headers, body, ...rest } = message;
  const fields = [...headers.entries()].filter(([name]) => name !== 'Content-Length');
  return JSON.stringify([rest, fields, Buffer.from(body).toString('base64')], (_key, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
}
