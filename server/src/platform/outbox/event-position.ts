/**
 * Position of an event in commit order: transaction and row, as `<xid>.<id>`. Streams send it as `id:` and accept it as
 * `Last-Event-ID`.
 */
export interface EventPosition {
  xid: bigint;
  id: bigint;
}

export function formatPosition(position: EventPosition): string {
  return `${position.xid}.${position.id}`;
}

/** Parses a position; null for any other text. */
export function parsePosition(text: string): EventPosition | null {
  const match = /^(\d{1,19})\.(\d{1,18})$/.exec(text);
  return match?.[1] && match[2] ? { xid: BigInt(match[1]), id: BigInt(match[2]) } : null;
}

export function isAfter(a: EventPosition, b: EventPosition): boolean {
  return a.xid > b.xid || (a.xid === b.xid && a.id > b.id);
}
