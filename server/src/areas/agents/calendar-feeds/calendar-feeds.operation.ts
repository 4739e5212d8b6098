import { AgentId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { IdTokens } from '#platform/secrets/id-token.ts';

/** Dependencies of calendar feeds. */
export interface CalendarFeedsDeps {
  /** Tokens of account and feed. */
  tokens: IdTokens;
  publicUrl: string | undefined;
}

export const operation = operationOf<CalendarFeedsDeps>();

export const feedParams = z.object({ agentId: AgentId });
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;
