import type { CallToolExecution, CallTurn } from '../api/schemas.ts';

type Line = { kind: 'turn'; turn: CallTurn } | { kind: 'tool'; tool: CallToolExecution };

/** Lines by their start. Turns stay in their order; a tool that began with a turn stands before it. */
export function inOrderOfTime(turns: readonly CallTurn[], tools: readonly CallToolExecution[]): Line[] {
  const waiting = tools.toSorted((one, other) => one.start_ms - other.start_ms || one.order - other.order);
  const lines: Line[] = [];
  for (const turn of turns) {
    while (waiting[0] && waiting[0].start_ms <= turn.start_ms) {
      const tool = waiting.shift();
      if (tool) lines.push({ kind: 'tool', tool });
    }
    lines.push({ kind: 'turn', turn });
  }
  return [...lines, ...waiting.map((tool) => ({ kind: 'tool', tool }) as const)];
}
