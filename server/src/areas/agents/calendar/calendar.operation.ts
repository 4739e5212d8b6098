import { AgentId, BookingId, type TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { ConnectedCalendars } from '#areas/agents/calendar-connections';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the calendar's operations beside the request's transaction. */
export interface CalendarDeps {
  calendars: ConnectedCalendars;
}

export const operation = operationOf<CalendarDeps>();

/** Takes the turn of the agent in the path, before the transaction. */
export const inTurnOfAgent =
  (kind: 'book' | 'find') =>
  <Result>(
    { deps, params, tenantId }: { deps: CalendarDeps; params: { agentId: AgentId }; tenantId: TenantId },
    work: () => Promise<Result>,
  ): Promise<Result> =>
    deps.calendars.turns.take({ tenantId, agentId: params.agentId, kind }, work);

export const calendarParams = z.object({ agentId: AgentId });
export const bookingParams = z.object({ agentId: AgentId, bookingId: BookingId });

/** Ids in the examples of the API document. */
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;
export const exampleBookingId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60' as BookingId;
