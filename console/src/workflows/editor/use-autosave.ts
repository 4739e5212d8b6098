import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Workflow } from '../../api/schemas.ts';
import type { WorkflowDefinition } from '../graph.ts';
import { registerDraft } from '../open-drafts.ts';
import { workflowPath } from '../workflow-queries.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

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
}

const isSameDraft = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/**
 * Saves the draft after each pause in editing, with the revision it was read at: a draft that another editor changed in
 * the meantime is not overwritten. A revision with the same draft, as after a rename, is adopted; one with another draft
 * is loaded with `onReload` where nothing is unsaved.
 */
export function useAutosave(
  workflow: Workflow,
  graph: WorkflowDefinition,
  { isReadOnly, onReload }: { isReadOnly: boolean; onReload(): void },
): Autosave {
  const queryClient = useQueryClient();
  const [state, setState] = useState<Autosave['state']>('saved');
  const [conflict, setConflict] = useState<Workflow | null>(null);
  const [error, setError] = useState<unknown>(null);
  const stored = useRef(workflow);
  const saved = useRef(graph);
  const latest = useRef(graph);
  const running = useRef<Promise<boolean> | null>(null);
  const isStopped = useRef(false);
  latest.current = graph;

  const store = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    if (sent === saved.current) return true;
    setState('saving');
    const outcome = await sendDraft(stored.current, sent);
    if ('refused' in outcome) {
      isStopped.current = outcome.conflict !== null;
      setConflict(outcome.conflict);
      setError(outcome.refused);
      setState(isStopped.current ? 'conflict' : 'failed');
      return false;
    }
    stored.current = outcome.workflow;
    saved.current = sent;
    queryClient.setQueryData([workflowPath, outcome.workflow.id], outcome.workflow);
    setError(null);
    if (latest.current !== sent) return store();
    setState('saved');
    return true;
  }, [queryClient]);

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

  useEffect(() => registerDraft(workflow.id, flush), [workflow.id, flush]);
  const isUnsaved = () => latest.current !== saved.current && !isReadOnly;
  useUnsavedGuard(isUnsaved, flush);

  useEffect(() => {
    if (workflow.revision <= stored.current.revision || running.current !== null) return;
    if (isSameDraft(workflow.draft, stored.current.draft)) stored.current = workflow;
    else if (latest.current === saved.current) onReload();
  }, [workflow, onReload]);

  const overwrite = useCallback(() => {
    if (conflict === null) return;
    stored.current = conflict;
    isStopped.current = false;
    setConflict(null);
    void flush();
  }, [conflict, flush]);

  return { state, conflict, error, retry: () => void flush(), overwrite };
}

type Outcome = { workflow: Workflow } | { refused: unknown; conflict: Workflow | null };

/** Sends a draft that is based on the stored one. `conflict` is the workflow whose draft has changed since. */
async function sendDraft(stored: Workflow, draft: WorkflowDefinition): Promise<Outcome> {
  const path = { workflowId: stored.id };
  try {
    const headers = { 'if-match': `"${stored.revision}"` };
    return { workflow: await api.patch(workflowPath, { path, headers, body: { draft } }) };
  } catch (refused) {
    if (!(refused instanceof ApiError && refused.status === 412)) return { refused, conflict: null };
    const current = await api.get(workflowPath, { path }).catch(() => null);
    const isRenamed = current !== null && isSameDraft(current.draft, stored.draft);
    return isRenamed ? sendDraft(current, draft) : { refused, conflict: current };
  }
}
