import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addUnsavedInput } from '../../parts/unsaved-input.ts';
import { draftChanges } from './agent-draft.ts';
import { useAgentDraft } from './draft-context.tsx';

/** Asks before the page of an agent with unsaved changes is left; its tabs share the draft. */
export function useDraftGuard(): void {
  const { t } = useTranslation();
  const { agent, draft } = useAgentDraft();
  const isUnsaved = () => draftChanges(draft.getState()).length > 0;
  useEffect(() => addUnsavedInput(() => draftChanges(draft.getState()).length > 0), [draft]);
  useBlocker({
    shouldBlockFn: ({ next }) =>
      isUnsaved() && !next.pathname.startsWith(`/agents/${agent.id}/`) && !confirm(t('agent_editor.leave')),
    enableBeforeUnload: isUnsaved,
  });
}
