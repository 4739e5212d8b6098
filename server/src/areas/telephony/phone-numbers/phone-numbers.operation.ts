import { type AgentId, PhoneNumberId, type SipTrunkId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { NumberCarrier } from './carriers.ts';

/** What the operations on numbers need beside the request's transaction. */
export interface PhoneNumbersDeps {
  /** In order of preference; the built-in one, which is always there, last. */
  carriers: readonly NumberCarrier[];
  /** How long a released number rests in the pool. */
  quarantineDays: number;
}

export const operation = operationOf<PhoneNumbersDeps>();

export const numberParams = z.object({ numberId: PhoneNumberId });

/** Stand for things in the examples of the API document. */
export const exampleNumberId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b51' as PhoneNumberId;
export const examplePoolNumberId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b52' as PhoneNumberId;
export const exampleTrunkId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b50' as SipTrunkId;
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;
