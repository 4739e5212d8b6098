import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import type { WidgetInstallation } from '../api/schemas.ts';

export type InstallationResult = NonNullable<WidgetInstallation['last_check']>;

/** Last installation check of an agent's widget. */
export const installationQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['/api/chat/widget', agentId, 'installation'],
    queryFn: ({ signal }) => api.get('/api/chat/widget/{agentId}/installation', { path: { agentId }, signal }),
  });

/** True for a check after which visitors see the chat. */
export function isInstalled(check: InstallationResult): boolean {
  return check.state === 'found' && check.domain_allowed && check.chat_enabled;
}
