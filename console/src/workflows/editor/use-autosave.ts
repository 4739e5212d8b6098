import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Workflow } from '../../api/schemas.ts';
import type { WorkflowDefinition } from '../graph.ts';
import { workflowPath } from '../workflow-queries.ts';

/** Pause in editing after which the draft is saved. Unit: milliseconds. */
const pauseMs = 900;

export interface Autosave {
  state: 'conflict' | 'failed' | 'saved' | 'saving' | 'unsaved';
  /** The workflow as another editor left it. */
  conflict: Workflow | null;
  error: unknown;
  retry(): void;
  /** Saves over what the other editor wrote. */
  overwrite(): void;
  /** Saves what is unsaved; true when the draft is stored as shown. */
  flush(): Promise<boolean>;
}

/**
 * Saves the draft after each pause in editing, with the revision it was read at: a draft that another editor changed in
 * the meantime is not overwritten.
 */
export function useAutosave(workflow: Workflow, graph: WorkflowDefinition, isReadOnly: boolean): Autosave {
  const queryClient = useQueryClient();
  const [state, setState] = useState<Autosave['state']>('saved');
  const [conflict, setConflict] = useState<Workflow | null>(null);
  const [error, setError] = useState<unknown>(null);
  const revision = useRef(workflow.revision);
  const saved = useRef(graph);
  const latest = useRef(graph);
  const running = useRef<Promise<boolean> | null>(null);
  const isStopped = useRef(false);
  latest.current = graph;

  const store = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    if (sent === saved.current) return true;
    setState('saving');
    try {
      const answer = await api.patch(workflowPath, {
        path: { workflowId: workflow.id },
        headers: { 'if-match': `"${revision.current}"` },
        body: { draft: sent },
      });
      revision.current = answer.revision;
      saved.current = sent;
      queryClient.setQueryData([workflowPath, workflow.id], answer);
    } catch (refused) {
      await onRefused(refused, workflow.id, { setConflict, setError, setState });
      isStopped.current = refused instanceof ApiError && refused.status === 412;
      return false;
    }
    setError(null);
    if (latest.current !== sent) return store();
    setState('saved');
    return true;
  }, [queryClient, workflow.id]);

  const flush = useCallback(() => {
    running.current ??= store().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [store]);

  useEffect(() => {
    if (isReadOnly || isStopped.current || graph === saved.current) return;
    setState('unsaved');
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [graph, isReadOnly, flush]);

  useUnsavedGuard(
    () => latest.current !== saved.current && !isReadOnly,
    () => !isStopped.current && void flush(),
  );

  const overwrite = useCallback(() => {
    if (conflict === null) return;
    revision.current = conflict.revision;
    isStopped.current = false;
    setConflict(null);
    void flush();
  }, [conflict, flush]);

  return { state, conflict, error, retry: () => void flush(), overwrite, flush };
}

/** Saves when the page is left inside the console, and has the browser ask when the window is closed. */
function useUnsavedGuard(isUnsaved: () => boolean, save: () => void): void {
  const now = useRef({ isUnsaved, save });
  now.current = { isUnsaved, save };
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => now.current.isUnsaved() && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      if (now.current.isUnsaved()) now.current.save();
    };
  }, []);
}

async function onRefused(
  refused: unknown,
  workflowId: string,
  set: {
    setConflict(workflow: Workflow | null): void;
    setError(error: unknown): void;
    setState(state: Autosave['state']): void;
  },
): Promise<void> {
  if (refused instanceof ApiError && refused.status === 412) {
    set.setConflict(await api.get(workflowPath, { path: { workflowId } }).catch(() => null));
    set.setState('conflict');
    return;
  }
  set.setError(refused);
  set.setState('failed');
}
