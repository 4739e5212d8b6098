import type { AgentId, TenantId } from '@parley/contract/ids';
import type { CalendarFeed } from '@parley/contract/resources/calendar';
import { baseUrlOf } from '#platform/http/base-url.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { CalendarFeedsDeps } from './calendar-feeds.operation.ts';
import type { CalendarFeedRow } from './calendar-feeds.queries.ts';

/** Path of feeds. The file is the token with `.ics`, by which programs recognize a calendar. */
export const feedPath = '/api/calendar/feeds';

/** Presents the feed of an agent with its address; undefined: it has none. */
export function presentFeed(
  { tokens, publicUrl }: CalendarFeedsDeps,
  {
    tenantId,
    agentId,
    feed,
    request,
  }: { tenantId: TenantId; agentId: AgentId; feed: CalendarFeedRow | undefined; request: RequestFacts },
): CalendarFeed {
  return {
    agent_id: agentId,
    url: feed ? `${baseUrlOf(publicUrl, request)}${feedPath}/${tokens.issue([tenantId, feed.id])}.ics` : null,
    shows_customers: feed?.shows_customers ?? true,
    created_at: feed?.created_at.toISOString() ?? null,
    last_read_at: feed?.last_read_at?.toISOString() ?? null,
  };
}
