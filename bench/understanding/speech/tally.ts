import { round } from '../../shared/numbers.ts';

/** `asked`: not believed, and a guess with an answer, which the caller is asked about. */
export type HeardVerdict = 'exact' | 'right' | 'asked' | 'refused' | 'wrong';
type Counts = Record<HeardVerdict | 'total' | 'load', number>;

/** Counts of verdicts by row, and of all rows. */
export interface Tally {
  /** Unit of `load`: seconds of computing per second of sound. */
  add(row: string, verdict: HeardVerdict, load: number): void;
  /** Counts a question that the model does not answer in writing either. */
  skip(): void;
  skipped(): number;
  table(): Record<string, Counts>;
}

export function createTally(): Tally {
  const rows = new Map<string, Counts>();
  let skipped = 0;
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? { total: 0, exact: 0, right: 0, asked: 0, refused: 0, wrong: 0, load: 0 };
    rows.set(name, row);
    return row;
  };
  return {
    add(name, verdict, load) {
      for (const row of [rowOf(name), rowOf('all')]) {
        row.total += 1;
        row[verdict] += 1;
        row.load += load;
      }
    },
    skip: () => {
      skipped += 1;
    },
    skipped: () => skipped,
    table() {
      const names = [...rows.keys()].filter((name) => name !== 'all');
      const meanLoad = (row: Counts) => ({ ...row, load: round(row.load / Math.max(1, row.total), 3) });
      return Object.fromEntries([...names, 'all'].map((name) => [name, meanLoad(rowOf(name))]));
    },
  };
}
