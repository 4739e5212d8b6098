import { type AgentId, PhoneNumberId, type SipTrunkId } from '@parley/contract/ids';
import type { PhoneConnection } from '@parley/contract/resources/phone-number';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { NumberCarrier } from './carriers.ts';

/** Dependencies of the phone numbers operations beside the request's transaction. */
export interface PhoneNumbersDeps {
  /** Carriers in order of preference; the built-in one, always present, is last. */
  carriers: readonly NumberCarrier[];
  /** Quarantine of a released number in the pool. */
  quarantineDays: number;
  /** Where this process takes calls over SIP; null where it takes none. */
  sipAddress(): PhoneConnection['sip'];
  /** Cause for which SIP could not start; null: none. */
  sipFault(): PhoneConnection['sip_fault'];
  /** Public base URL of this installation, which carriers call. */
  publicUrl: string | undefined;
}

export const operation = operationOf<PhoneNumbersDeps>();

export const numberParams = z.object({ numberId: PhoneNumberId });

/** Ids in the examples of the API document. */
export const exampleNumberId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b51' as PhoneNumberId;
export const examplePoolNumberId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b52' as PhoneNumberId;
export const exampleTrunkId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b50' as SipTrunkId;
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;
