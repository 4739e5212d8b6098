import type { AgentId } from '@parley/contract/ids';
import type { AvailableNumber, CarrierId, NumberType } from '@parley/contract/resources/phone-number';
import {
  carrierAccountRefused,
  carrierDeclined,
  carrierLacksNumber,
  carrierNotConfigured,
  carrierUnavailable,
  numberTaken,
} from './phone-numbers.errors.ts';

/**
 * Port to a number carrier, implemented by the telephony providers and built in `app/`, which also configures webhooks.
 */
export interface NumberCarrier {
  readonly id: CarrierId;
  search(query: {
    country: string;
    areaCode?: string;
    contains?: string;
    type?: NumberType;
    limit: number;
  }): Promise<CarrierOffer[]>;
  purchase(number: string): Promise<{ providerRef: string }>;
  /** Finds the number in the account; undefined when missing. */
  find(number: string): Promise<{ providerRef: string } | undefined>;
  /** Idempotent: a missing number is ignored. */
  release(providerRef: string): Promise<void>;
  /** Sends the webhooks of a number to its agent. Left out where a number needs none. */
  pointAt?(providerRef: string, agentId: AgentId): Promise<void>;
}

export interface CarrierOffer
  extends Pick<AvailableNumber, 'number' | 'country' | 'type' | 'locality' | 'capabilities' | 'currency'> {
  monthlyPriceMinorUnits: number | null;
}

type CarrierFaultCode = 'unavailable' | 'refused' | 'number_taken' | 'not_found' | 'rate_limited' | 'misconfigured';

/** Carrier error by shape: its class belongs to the providers, which areas do not import. */
interface CarrierFault extends Error {
  code: CarrierFaultCode;
  retryAfterMs: number | undefined;
}

export function isCarrierFault(error: unknown): error is CarrierFault {
  return error instanceof Error && error.name === 'TelephonyError' && 'code' in error;
}

/** Requested carrier at `path`; by default the first configured, with the built-in one last. */
export function chooseCarrier(
  carriers: readonly NumberCarrier[],
  id: CarrierId | undefined,
  path: string,
): NumberCarrier {
  const carrier = id === undefined ? carriers[0] : carriers.find((each) => each.id === id);
  if (!carrier) throw carrierNotConfigured(path, carriers);
  return carrier;
}

/** Maps a carrier failure to a refusal; internal faults are rethrown. */
export function refusalOf(error: unknown): unknown {
  if (!isCarrierFault(error)) return error;
  switch (error.code) {
    case 'number_taken':
      return numberTaken();
    case 'refused':
      return carrierDeclined({ reason: error.message });
    case 'not_found':
      return carrierLacksNumber();
    case 'misconfigured':
      return carrierAccountRefused({ reason: error.message });
    case 'unavailable':
    case 'rate_limited': {
      const seconds = Math.max(1, Math.ceil((error.retryAfterMs ?? 10_000) / 1000));
      return carrierUnavailable({ seconds }, { headers: { 'retry-after': String(seconds) } });
    }
  }
}
