import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { installationQuery, isInstalled } from '../start/installation-query.ts';

export interface SetupProgress {
  isTried: boolean;
  isLive: boolean;
}

const storageKey = 'parley-setup-hidden';

/** True after this person hid the steps of the agent on this device. */
export const isSetupHidden = (agentId: string): boolean => localStorage.getItem(storageKey) === agentId;

export const hideSetup = (agentId: string): void => localStorage.setItem(storageKey, agentId);

/** Progress as it follows from what there is: conversations, a found embed code, a number. Null while it loads. */
export function useSetupProgress(agentId: string, isEnabled: boolean): SetupProgress | null {
  const [mayChat, mayCalls, mayNumbers] = [
    usePermission('chat:read'),
    usePermission('calls:read'),
    usePermission('numbers:read'),
  ];
  const query = { agent_id: agentId, limit: 1 } as const;
  const chats = useQuery({
    queryKey: ['/api/chat/sessions', 'any', agentId],
    queryFn: ({ signal }) => api.get('/api/chat/sessions', { query, signal }),
    enabled: isEnabled && mayChat,
  });
  const calls = useQuery({
    queryKey: ['/api/calls', 'any', agentId],
    queryFn: ({ signal }) => api.get('/api/calls', { query, signal }),
    enabled: isEnabled && mayCalls,
  });
  const numbers = useQuery({
    queryKey: ['/api/phone-numbers', 'any', agentId],
    queryFn: ({ signal }) => api.get('/api/phone-numbers', { query, signal }),
    enabled: isEnabled && mayNumbers,
  });
  const installation = useQuery({ ...installationQuery(agentId), enabled: isEnabled && mayChat });
  if ([chats, calls, numbers, installation].some(({ isLoading }) => isLoading)) return null;
  const has = (found: { data?: { data: unknown[] } | undefined }) => (found.data?.data.length ?? 0) > 0;
  const check = installation.data?.last_check ?? null;
  return { isTried: has(chats) || has(calls), isLive: (check !== null && isInstalled(check)) || has(numbers) };
}
