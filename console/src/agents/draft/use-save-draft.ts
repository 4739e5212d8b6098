import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { notify } from '../../parts/notify.tsx';
import { agentQuery } from '../agent-query.ts';
import { fieldAt } from '../editor/agent-fields.ts';
import { draftChanges } from './agent-draft.ts';
import { patchOf } from './config-changes.ts';
import { useAgentDraft } from './draft-context.tsx';

type Patch = Parameters<typeof api.patch<'/api/agents/{agentId}'>>[1]['body'];

/** Saves the draft as a new version. Refusals are put at their fields; a newer version becomes a conflict of the draft. */
export function useSaveDraft() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { agent, draft } = useAgentDraft();
  return useMutation({
    async mutationFn() {
      const state = draft.getState();
      const body = patchOf(draftChanges(state)) as Patch;
      const headers = { 'if-match': `"${state.baseVersion}"` };
      draft.setErrors({});
      return api.patch('/api/agents/{agentId}', { path: { agentId: agent.id }, body, headers });
    },
    async onSuccess(saved) {
      draft.markSaved(saved);
      queryClient.setQueryData(agentQuery(agent.id).queryKey, saved);
      notify(t('agents.saved', { version: saved.version }));
      const paths = ['/api/agents', '/api/agents/{agentId}/versions'];
      await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
    },
    async onError(error) {
      if (!(error instanceof ApiError)) return;
      if (error.status === 412) await queryClient.refetchQueries({ queryKey: agentQuery(agent.id).queryKey });
      else draft.setErrors(errorsByField(error));
    },
  });
}

/** Refusals by the path of the field that shows them; those of no field are left out. */
export function errorsByField({ details }: ApiError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of details) {
    const parts = path.slice(1).split('/');
    const field = fieldAt(parts)?.field;
    if (!field) continue;
    const rest = parts.slice(field.path.split('.').length);
    const words = rest.length === 0 ? message : `${rest.join(' / ')}: ${message}`;
    const before = errors[field.path];
    errors[field.path] = before === undefined ? words : `${before}; ${words}`;
  }
  return errors;
}
