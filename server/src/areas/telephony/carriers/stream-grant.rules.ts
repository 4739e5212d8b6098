import { AgentId, CallId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';

/** Grant for one call's media stream, bound to the facts known at issue. */
export const StreamGrant = z.object({
  provider: z.string(),
  callRef: z.string(),
  tenantId: TenantId,
  agentId: AgentId,
  agentVersion: z.number().int().nullable(),
  phoneNumberId: z.string().nullable(),
  /** For an outbound call. */
  callId: CallId.nullable(),
  direction: z.enum(['inbound', 'outbound']),
  from: z.string(),
  to: z.string(),
});
export type StreamGrant = z.infer<typeof StreamGrant>;

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.stream_[A-Za-z0-9_-]{43}$/;

/** Tenant named by a token, for its lookup; undefined for an invalid token. */
export function tenantOfToken(token: string): TenantId | undefined {
  return tokenPattern.exec(token)?.[1] as TenantId | undefined;
}
