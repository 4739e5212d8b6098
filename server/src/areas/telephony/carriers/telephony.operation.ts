import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import { operationOf } from '#platform/http/operation.ts';
import type { CarrierPort, CarrierStatus } from './carrier-port.ts';

/** Inbound call to one of the tenant's numbers by way of a carrier. */
export interface CarrierCallRequest {
  provider: string;
  callRef: string;
  from: string;
  /** Called number. */
  to: string;
  /** Agent named by the webhook's URL; the number decides. Null when none was named. */
  agentId: AgentId | null;
  tenantId: TenantId;
}

export type UnansweredCall = 'busy' | 'not_in_service' | 'unknown';

/** Agent that answers. */
export interface CarrierRoute {
  agentId: AgentId;
  /** Null: the newest. */
  agentVersion: number | null;
  phoneNumberId: string | null;
}

export interface TelephonyDeps {
  /** Carriers by path name; only those with an account. */
  carriers: ReadonlyMap<string, CarrierPort>;
  /** Public URL for the carrier; undefined: the request's own. */
  publicUrl: string | undefined;
  /**
   * `unknown`: the number is not the tenant's. `busy`: it is, without capacity for the call. `not_in_service`: it is in
   * quarantine, and callers get a message.
   */
  routeCarrierCall(asked: CarrierCallRequest): Promise<CarrierRoute | UnansweredCall>;
  /** Tenant of a live outbound call; undefined when there is none. */
  tenantOfPlacedCall(callId: CallId): Promise<TenantId | undefined>;
  /** Receives call status; repeated and out of order, as carriers send it. `callId`: of an outbound call. */
  onStatus(told: {
    tenantId: TenantId;
    agentId: AgentId;
    provider: string;
    callId: CallId | null;
    status: CarrierStatus;
  }): Promise<void>;
}

export const operation = operationOf<TelephonyDeps>();
