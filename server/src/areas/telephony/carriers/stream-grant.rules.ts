import { AgentId, CallId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';

/** Leave to open the media stream of one call, bound to everything that was known when it was given. */
export const StreamGrant = z.object({
  provider: z.string(),
  callRef: z.string(),
  tenantId: TenantId,
  agentId: AgentId,
  agentVersion: z.number().int().nullable(),
  phoneNumberId: z.string().nullable(),
  /** Of a call we placed. */
  callId: CallId.nullable(),
  direction: z.enum(['inbound', 'outbound']),
  from: z.string(),
  to: z.string(),
});
export type StreamGrant = z.infer<typeof StreamGrant>;

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.stream_[A-Za-z0-9_-]{43}$/;

/** Which tenant a token says it is of, so that it can be looked for there; undefined for what is no such token. */
export function tenantOfToken(token: string): TenantId | undefined {
  return tokenPattern.exec(token)?.[1] as TenantId | undefined;
}
