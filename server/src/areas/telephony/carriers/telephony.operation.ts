import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import { operationOf } from '#platform/http/operation.ts';
import type { CarrierDoor, CarrierStatus } from './carrier-door.ts';

/** A call somebody makes to one of our numbers, by way of a carrier. */
export interface CarrierCallAsked {
  provider: string;
  callRef: string;
  from: string;
  /** The number that was called. */
  to: string;
  /** Named by the address of the webhook; the number decides. Null where none was named. */
  agentId: AgentId | null;
  tenantId: TenantId;
}

/** Who takes it. */
export interface CarrierRoute {
  agentId: AgentId;
  /** Null: the newest. */
  agentVersion: number | null;
  phoneNumberId: string | null;
}

export interface TelephonyDeps {
  /** By the name in the path; a carrier without an account is not among them. */
  carriers: ReadonlyMap<string, CarrierDoor>;
  /** Address under which the carrier reaches this installation; undefined: the one it asked at. */
  publicUrl: string | undefined;
  /** `unknown`: the number is not the tenant's. `busy`: it is, and there is no room for the call. */
  routeCarrierCall(asked: CarrierCallAsked): Promise<CarrierRoute | 'unknown' | 'busy'>;
  /** Whose call this is, which was placed from here and is not over; undefined: nobody's. */
  tenantOfPlacedCall(callId: CallId): Promise<TenantId | undefined>;
  /** How a call goes; told again and out of order as carriers do. `callId`: of a call we placed. */
  onStatus(told: {
    tenantId: TenantId;
    agentId: AgentId;
    provider: string;
    callId: CallId | null;
    status: CarrierStatus;
  }): Promise<void>;
}

export const operation = operationOf<TelephonyDeps>();
