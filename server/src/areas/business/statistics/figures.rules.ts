import type { CallFigures, ChatFigures } from '@parley/contract/resources/statistics';
import type { CallRow, ChatRow, MapColumn, TotalColumn } from './rollup-rows.rules.ts';

/** Sum of rows as the API shows it. */
export function sumCalls(rows: readonly CallRow[]): CallFigures {
  const sum = (column: TotalColumn) => rows.reduce((total, row) => total + row[column], 0);
  const [calls, answered, conversations] = [sum('calls'), sum('answered'), sum('conversations')];
  const [contained, transferred, seconds] = [sum('contained'), sum('transferred'), sum('seconds')];
  const [succeeded, unsuccessful] = [sum('succeeded'), sum('unsuccessful')];
  return {
    calls,
    answered,
    unanswered: calls - answered,
    conversations,
    contained,
    transferred,
    succeeded,
    unsuccessful,
    duration_seconds: seconds,
    average_duration_seconds: ratio(seconds, answered, 1),
    answer_rate: ratio(answered, calls),
    containment_rate: ratio(contained, conversations),
    transfer_rate: ratio(transferred, answered),
    success_rate: ratio(succeeded, succeeded + unsuccessful),
  };
}

export const sumTokens = (rows: readonly CallRow[]): { input: number; output: number } => ({
  input: rows.reduce((total, row) => total + row.input_tokens, 0),
  output: rows.reduce((total, row) => total + row.output_tokens, 0),
});

export function sumChats(rows: readonly ChatRow[]): ChatFigures {
  const sum = (column: Exclude<keyof ChatRow, 'key'>) => rows.reduce((total, row) => total + row[column], 0);
  const [judged, contained, ratings] = [sum('judged'), sum('contained'), sum('ratings')];
  return {
    sessions: sum('sessions'),
    contained,
    judged,
    escalated: sum('escalated'),
    claimed: sum('claimed'),
    ratings,
    average_rating: ratio(sum('rating_sum'), ratings, 2),
    containment_rate: ratio(contained, judged),
  };
}

/** Sum of one map over rows. */
export function sumMap(rows: readonly CallRow[], column: MapColumn): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const counts = row[column] ?? {};
    for (const key in counts) sums.set(key, (sums.get(key) ?? 0) + (counts[key] ?? 0));
  }
  return sums;
}

/** Sum of one map over rows whose keys are buckets of a histogram. */
export function sumHistogram(rows: readonly CallRow[], column: MapColumn): Map<number, number> {
  return new Map([...sumMap(rows, column)].map(([key, count]) => [Number(key), count]));
}

/** Groups rows by a key, in the order of their first rows. */
export function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Sums counts by a part of their keys. */
export function sumByPart(counts: ReadonlyMap<string, number>, partOf: (key: string) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, count] of counts) sums.set(partOf(key), (sums.get(partOf(key)) ?? 0) + count);
  return sums;
}

/** Share rounded to four decimals, or to the given number; null without a whole. */
export function ratio(part: number, whole: number, decimals = 4): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10 ** decimals) / 10 ** decimals;
}
