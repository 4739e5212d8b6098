import type { Clock } from '#platform/clock/clock.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { DeskStreams } from './desk-streams.ts';

/** Dependencies of the operators' event stream beside the database. */
export interface OperatorEventsDeps {
  feed: EventFeed;
  /** Open operator streams of this process. */
  desk: DeskStreams;
  clock: Clock;
}

export const operation = operationOf<OperatorEventsDeps>();
