import { useTranslation } from 'react-i18next';

/** Names an agent of the figures, also one that is gone or none. */
export function useAgentLabel(): (agent: { agent_id: string | null; name: string | null }) => string {
  const { t } = useTranslation();
  return ({ agent_id: id, name }) => name ?? t(id === null ? 'statistics.no_agent' : 'statistics.purged_agent');
}
