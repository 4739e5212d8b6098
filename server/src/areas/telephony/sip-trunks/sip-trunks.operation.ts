import { SipTrunkId, type TenantId } from '@parley/contract/ids';
import type { SipTrunkCheck, SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';

/** Trunk with plaintext passwords, for use. Never return or log it. */
export interface OpenTrunk {
  tenantId: TenantId;
  id: SipTrunkId;
  version: number;
  config: SipTrunkConfig;
  /** Password for registration and authentication at its host. */
  password: string | null;
  /** Password required of inbound calls, when challenged. */
  inboundPassword: string | null;
}

/** Port that tests a trunk, implemented by the SIP side and built in `app/`. */
export interface TrunkChecker {
  /**
   * Resolves the host, sends OPTIONS, registers if configured, and calls `testCallTo` if given. Trunk problems never
   * throw: they are reported in the steps, with remedies.
   */
  check(trunk: OpenTrunk, options: { testCallTo?: string; signal: AbortSignal }): Promise<SipTrunkCheck>;
}

/** Dependencies of the SIP trunks operations beside the request's transaction. */
export interface SipTrunksDeps {
  vault: Vault;
  /** Guard of the addresses this installation may call. */
  egress: UrlGuard;
  /** Null in a process without SIP. */
  checker: TrunkChecker | null;
}

export const operation = operationOf<SipTrunksDeps>();

export const trunkParams = z.object({ trunkId: SipTrunkId });

/** Trunk id in the examples of the API document. */
export const exampleTrunkId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b50' as SipTrunkId;
