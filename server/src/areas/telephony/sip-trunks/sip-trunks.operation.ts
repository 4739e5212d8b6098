import { SipTrunkId, type TenantId } from '@parley/contract/ids';
import type { SipTrunkCheck, SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';

/** A trunk with its passwords in clear, for the moment of use. Never answer with it or log it. */
export interface OpenTrunk {
  tenantId: TenantId;
  id: SipTrunkId;
  version: number;
  config: SipTrunkConfig;
  /** With which we sign in at its host. */
  password: string | null;
  /** What callers must prove, where they are challenged. */
  inboundPassword: string | null;
}

/** Tries a trunk for real; filled by whoever speaks SIP, built in `app/`. */
export interface TrunkChecker {
  /**
   * Looks the host up, asks it whether it is there, signs in where the trunk does, and calls `testCallTo` where given.
   * Never throws for what is wrong with the trunk: that stands in the steps, in words that say what to do.
   */
  check(trunk: OpenTrunk, options: { testCallTo?: string; signal: AbortSignal }): Promise<SipTrunkCheck>;
}

/** What the operations on trunks need beside the request's transaction. */
export interface SipTrunksDeps {
  vault: Vault;
  /** Knows which addresses this installation may call. */
  egress: UrlGuard;
  /** Null where this process speaks no SIP. */
  checker: TrunkChecker | null;
}

export const operation = operationOf<SipTrunksDeps>();

export const trunkParams = z.object({ trunkId: SipTrunkId });

/** Stands for a trunk in the examples of the API document. */
export const exampleTrunkId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b50' as SipTrunkId;
