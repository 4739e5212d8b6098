import type { Agent } from '../../api/schemas.ts';
import { change, type History, historyOf, redo, undo } from '../../parts/history.ts';
import { type ConfigChange, changesBetween, overlaps, withChanges, withValue } from './config-changes.ts';
import { type DraftStorage, type StoredDraft, withoutNewSecrets } from './draft-storage.ts';

/** Every field of an agent that its versions keep. */
export type AgentConfig = Omit<Agent, 'created_at' | 'id' | 'trashed_at' | 'updated_at' | 'version' | 'warnings'>;

/** A version saved elsewhere that changes fields the draft changes too. */
export interface DraftConflict {
  version: number;
  config: AgentConfig;
  /** Changes of the other version in fields that the draft changes. */
  theirs: readonly ConfigChange[];
}

export interface DraftState {
  /** Configuration and number of the version that the draft starts from. */
  base: AgentConfig;
  baseVersion: number;
  history: History<AgentConfig>;
  /** Refusals of the server by the path of the field, such as `llm.model`. */
  errors: Readonly<Record<string, string>>;
  conflict: DraftConflict | null;
  /** Begun before this page was loaded. */
  isRestored: boolean;
  /** Version whose changes were taken over while the draft was open; null: none. */
  mergedVersion: number | null;
}

/** Unsaved changes of an agent with undo and redo, stored for the tab. */
export interface AgentDraft {
  getState(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Sets the value at a path. Further changes of the same path are one step of undo. */
  set(path: string, value: unknown): void;
  undo(): void;
  redo(): void;
  discard(): void;
  setErrors(errors: Record<string, string>): void;
  /** Follows a version stored meanwhile: draft changes stay on top, or a conflict is reported. */
  follow(agent: Agent): void;
  /** Puts the draft, with or without its conflicting changes, on top of the version in conflict. */
  resolve(choice: 'mine' | 'theirs'): void;
  /** Starts from the version that was just saved. */
  markSaved(agent: Agent): void;
}

/** The configuration in an answer of the API. */
export function configOf(agent: Agent): AgentConfig {
  const outside = ['id', 'version', 'created_at', 'updated_at', 'trashed_at', 'warnings'];
  return Object.fromEntries(Object.entries(agent).filter(([name]) => !outside.includes(name))) as AgentConfig;
}

export const draftChanges = ({ base, history }: DraftState): ConfigChange[] => changesBetween(base, history.present);

export function createAgentDraft(agent: Agent, storage: DraftStorage): AgentDraft {
  let state = initialState(agent, storage.read());
  const listeners = new Set<() => void>();
  const write = (next: DraftState) => {
    state = next;
    const isChanged = draftChanges(state).length > 0;
    const { base, baseVersion, history } = state;
    storage.write(isChanged ? { base, baseVersion, present: withoutNewSecrets(history.present, base) } : null);
    for (const listener of listeners) listener();
  };
  const step = (history: History<AgentConfig>) => write({ ...state, history });
  const draft: AgentDraft = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(path, value) {
      const errors = Object.entries(state.errors).filter(([name]) => !overlaps(name.split('.'), path.split('.')));
      const next = withValue(state.history.present, path.split('.'), value);
      write({ ...state, errors: Object.fromEntries(errors), history: change(state.history, next, path) });
    },
    undo: () => step(undo(state.history)),
    redo: () => step(redo(state.history)),
    discard: () => write(freshState(state.conflict ?? { config: state.base, version: state.baseVersion })),
    setErrors: (errors) => write({ ...state, errors }),
    follow(next) {
      if (next.version > (state.conflict?.version ?? state.baseVersion)) write(followed(state, next));
    },
    resolve(choice) {
      if (state.conflict) write(resolved(state, state.conflict, choice));
    },
    markSaved: (saved) => write(freshState({ config: configOf(saved), version: saved.version })),
  };
  draft.follow(agent);
  return draft;
}

function initialState(agent: Agent, stored: StoredDraft | null): DraftState {
  if (stored === null || stored.baseVersion > agent.version)
    return freshState({ config: configOf(agent), version: agent.version });
  const { base, baseVersion, present } = stored;
  return { ...freshState({ config: base, version: baseVersion }), history: historyOf(present), isRestored: true };
}

function freshState({ config, version }: { config: AgentConfig; version: number }): DraftState {
  return {
    base: config,
    baseVersion: version,
    history: historyOf(config),
    errors: {},
    conflict: null,
    isRestored: false,
    mergedVersion: null,
  };
}

function followed(state: DraftState, agent: Agent): DraftState {
  const config = configOf(agent);
  const { version } = agent;
  const mine = draftChanges(state);
  if (mine.length === 0) return freshState({ config, version });
  const theirs = changesBetween(state.base, config).filter(({ path }) =>
    mine.some((change) => overlaps(change.path, path)),
  );
  const isSameChange = changesBetween(withChanges(config, mine), config).length === 0;
  if (isSameChange) return freshState({ config, version });
  if (theirs.length > 0) return { ...state, conflict: { version, config, theirs } };
  return { ...onTop(state, { config, version }, mine), mergedVersion: version };
}

function resolved(state: DraftState, conflict: DraftConflict, choice: 'mine' | 'theirs'): DraftState {
  const mine = draftChanges(state);
  const isTheirs = ({ path }: ConfigChange) => conflict.theirs.some((change) => overlaps(change.path, path));
  return onTop(state, conflict, choice === 'mine' ? mine : mine.filter((change) => !isTheirs(change)));
}

/** The changes as a draft of another version. Steps to undo end here. */
function onTop(
  state: DraftState,
  base: { config: AgentConfig; version: number },
  changes: readonly ConfigChange[],
): DraftState {
  const history = historyOf(withChanges(base.config, changes));
  return { ...freshState(base), errors: state.errors, isRestored: state.isRestored, history };
}
