import type { Agent } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { type List, useList } from '../api/use-list.ts';

/** The account's agents: the first two hundred, and how each is called. */
export function useAgents(): { list: List<Agent>; nameOf(id: string): string | null } {
  const list = useList('/api/agents', { limit: 200 }, { isEnabled: usePermission('agents:read') });
  return { list, nameOf: (id) => list.rows?.find((agent) => agent.id === id)?.name ?? null };
}
