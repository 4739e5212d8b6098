/** Steps that can be undone. */
const stepsMax = 200;

/** An edited value with the states before and after it. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** Names the last change; further changes under the same name are one step, such as the letters of one field. */
  key: string | null;
}

export const historyOf = <Value>(present: Value): History<Value> => ({ past: [], present, future: [], key: null });

export function change<Value>(history: History<Value>, next: Value, key: string | null = null): History<Value> {
  if (next === history.present) return history;
  const isSameStep = key !== null && key === history.key;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-stepsMax);
  return { past, present: next, future: [], key };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { present, past, future } = history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], key: null };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, key: null };
}
