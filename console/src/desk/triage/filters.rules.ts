import type { DeskChat, DeskFilters } from '../../api/schemas.ts';
import { priorities } from '../priorities.ts';

/** Filters of the address. What does not fit is dropped. */
export function readFilters(raw: unknown): DeskFilters {
  if (raw === null || typeof raw !== 'object') return {};
  const given = raw as Record<string, unknown>;
  const filters: Record<string, unknown> = {};
  for (const name of ['q', 'agent_id', 'team_id', 'label_id', 'operator_id']) {
    const value = given[name];
    if (typeof value === 'string' && value !== '') filters[name] = value;
  }
  for (const [name, allowed] of [
    ['priority', priorities],
    ['status', ['open', 'waiting', 'with_operator', 'closed']],
  ] as const) {
    const value = given[name];
    const known = Array.isArray(value) ? value.filter((one) => (allowed as readonly unknown[]).includes(one)) : [];
    if (known.length > 0) filters[name] = known;
  }
  return filters as DeskFilters;
}

/** True when a chat that is loaded fits; the words are looked for elsewhere. */
export function fitsFilters(chat: DeskChat, filters: DeskFilters, myId: string): boolean {
  const { status, agent_id, team_id, label_id, priority, operator_id } = filters;
  if (status && !status.includes(chat.status)) return false;
  if (agent_id && chat.agent.id !== agent_id) return false;
  if (team_id && chat.team?.id !== team_id) return false;
  if (label_id && !chat.label_ids.includes(label_id)) return false;
  if (priority && !priority.includes(chat.priority)) return false;
  if (operator_id === 'none') return chat.operator === null;
  if (operator_id) return chat.operator?.id === (operator_id === 'me' ? myId : operator_id);
  return true;
}

/** Number of filters beside the words. */
export const countFilters = (filters: DeskFilters): number =>
  Object.keys(filters).filter((name) => name !== 'q').length;

/** Query of the server's search over all chats, closed ones too. `none` has no operator, which only loaded chats show. */
export function searchQuery(filters: DeskFilters, myId: string) {
  const { q, status, agent_id, team_id, label_id, priority, operator_id } = filters;
  return {
    status: (status ?? ['open', 'waiting', 'with_operator', 'closed']).join(','),
    ...(q && { q }),
    ...(agent_id && { agent_id }),
    ...(team_id && { team_id }),
    ...(label_id && { label_id }),
    ...(priority && { priority: priority.join(',') }),
    ...(operator_id && operator_id !== 'none' && { operator_id: operator_id === 'me' ? myId : operator_id }),
  };
}
