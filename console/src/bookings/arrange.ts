/** Part of a day. Unit: minutes since midnight. */
export interface Span {
  start: number;
  end: number;
}

export type Arranged<Item extends Span> = Item & {
  /** Column within those that overlap, from 0. */
  lane: number;
  /** Columns of those that overlap. */
  lanes: number;
};

/** Sorts spans by their start and assigns overlapping ones to columns beside each other. */
export function arrange<Item extends Span>(items: readonly Item[]): Arranged<Item>[] {
  const arranged: Arranged<Item>[] = [];
  let cluster: Arranged<Item>[] = [];
  let laneEnds: number[] = [];
  const close = () => {
    for (const item of cluster) item.lanes = laneEnds.length;
    arranged.push(...cluster);
    cluster = [];
    laneEnds = [];
  };
  for (const item of items.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (laneEnds.every((end) => end <= item.start)) close();
    const free = laneEnds.findIndex((end) => end <= item.start);
    const lane = free < 0 ? laneEnds.length : free;
    laneEnds[lane] = item.end;
    cluster.push({ ...item, lane, lanes: 1 });
  }
  close();
  return arranged;
}
