import { api } from '../api/api.ts';
import { type ProfileDraft, profileOf } from './profile-draft.ts';

/** Generates and creates the agent of a profile, and gives its chat quick questions. */
export async function createAgentOf(
  draft: ProfileDraft,
  { mayChat }: { mayChat: boolean },
): Promise<{ agentId: string; hasQuickQuestions: boolean }> {
  const written = await api.post('/api/ai-tools/profile-generate', { body: profileOf(draft) });
  const { agentName: name, greeting, prompt, language, quickQuestions } = written;
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { id } = await api.post('/api/agents', { body: { name, greeting, prompt, language, timezone } });
  if (!mayChat) return { agentId: id, hasQuickQuestions: true };
  const hasQuickQuestions = await api
    .patch('/api/chat/widget/{agentId}/config', { path: { agentId: id }, body: { quick_questions: quickQuestions } })
    .then(
      () => true,
      () => false,
    );
  return { agentId: id, hasQuickQuestions };
}
