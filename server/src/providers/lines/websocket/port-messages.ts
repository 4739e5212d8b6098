/** From the thread of the socket to the thread of the line. */
export type ToLine =
  | { kind: 'message'; data: Uint8Array; isBinary: boolean }
  /** Bytes of the line's messages that are on the network, counted since the start. */
  | { kind: 'sent'; bytes: number }
  | { kind: 'closed'; code: number };

export type FromLine = { kind: 'send'; data: Uint8Array | string } | { kind: 'close'; code: number | undefined };

export const lengthOf = (data: Uint8Array | string) =>
  typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength;
