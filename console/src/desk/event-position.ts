/**
 * True when the event `one` comes after `other` in commit order. Ids of events are positions, `<xid>.<id>`, both
 * larger than numbers are exact; what is no position counts as new.
 */
export function isAfter(one: string, other: string): boolean {
  const [here, there] = [parse(one), parse(other)];
  if (here === null || there === null) return one !== other;
  return here.xid > there.xid || (here.xid === there.xid && here.id > there.id);
}

function parse(text: string): { xid: bigint; id: bigint } | null {
  const match = /^(\d{1,19})\.(\d{1,18})$/.exec(text);
  return match?.[1] && match[2] ? { xid: BigInt(match[1]), id: BigInt(match[2]) } : null;
}
