import type { CallFigures, ChatFigures } from '@parley/contract/resources/statistics';
import { groupRows, sumCalls, sumChats, sumHistogram } from './figures.rules.ts';
import { percentilesOf } from './histogram.rules.ts';
import type { CallRow, ChatRow } from './rollup-rows.rules.ts';

export interface FiguresOfSpan extends CallFigures {
  e2e_ms: { p50: number; p95: number } | null;
  chats: ChatFigures;
}

/** Figures of calls and chats by the key of their day or month; zeros for a key without any. */
export function figuresOfSpans(of: {
  calls: readonly CallRow[];
  chats: readonly ChatRow[];
  keyOf: (row: CallRow) => string;
}): (key: string) => FiguresOfSpan {
  const calls = groupRows(of.calls, of.keyOf);
  const chats = groupRows(of.chats, (row) => row.key);
  return (key) => {
    const rows = calls.get(key) ?? [];
    return {
      ...sumCalls(rows),
      e2e_ms: percentilesOf(sumHistogram(rows, 'e2e')),
      chats: sumChats(chats.get(key) ?? []),
    };
  };
}
