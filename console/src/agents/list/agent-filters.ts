import { oneOf } from '../../search-values.ts';

const states = ['active', 'inactive'] as const;

/** Filters of the list of agents, as they stand in the address. */
export interface AgentFilters {
  q?: string;
  status?: (typeof states)[number];
  view?: 'trash';
}

/** Reads the filters of an address; unknown ones are dropped. */
export function readAgentFilters({ q, status, view }: Record<string, unknown>): AgentFilters {
  const state = oneOf(states, status);
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(state && { status: state }),
    ...(view === 'trash' && { view: 'trash' as const }),
  };
}
