import { CallId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { CallStore } from './call-store.ts';
import type { LiveCalls } from './live-calls.ts';
import type { LiveNotices } from './live-notices.ts';

/** Dependencies of the calls operations beside the request's transaction. */
export interface CallsDeps {
  store: CallStore;
  /** Live calls of all processes. */
  live: LiveCalls;
  notices: LiveNotices;
  feed: EventFeed;
}

export const operation = operationOf<CallsDeps>();

export const callParams = z.object({ callId: CallId });

/** Call id in the examples of the API document. */
export const exampleCallId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30';
