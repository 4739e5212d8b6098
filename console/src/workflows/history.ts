import type { WorkflowDefinition } from './graph.ts';

/** Steps that can be undone. */
const stepsMax = 200;

/** The graph with the states before and after it. */
export interface History {
  past: readonly WorkflowDefinition[];
  present: WorkflowDefinition;
  future: readonly WorkflowDefinition[];
  /** Names the last change; further changes under the same name are one step, such as the letters of one field. */
  key: string | null;
}

export const historyOf = (present: WorkflowDefinition): History => ({ past: [], present, future: [], key: null });

export function change(history: History, next: WorkflowDefinition, key: string | null = null): History {
  if (next === history.present) return history;
  const isSameStep = key !== null && key === history.key;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-stepsMax);
  return { past, present: next, future: [], key };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const { present, past, future } = history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], key: null };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future, key: null };
}
