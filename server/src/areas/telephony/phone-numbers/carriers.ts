import type { AvailableNumber, CarrierId, NumberType } from '@parley/contract/resources/phone-number';
import { Refusal } from '#platform/http/refusal.ts';
import { carrierNotConfigured, numberTaken } from './phone-numbers.errors.ts';

/** What numbers need of a carrier; filled by the telephony providers, built in `app/`, which also knows its webhooks. */
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
  /** The number among those the account has, or undefined. */
  find(number: string): Promise<{ providerRef: string } | undefined>;
  /** Of a number that is not there any more it does nothing. */
  release(providerRef: string): Promise<void>;
}

export interface CarrierOffer
  extends Pick<AvailableNumber, 'number' | 'country' | 'type' | 'locality' | 'capabilities' | 'currency'> {
  monthlyPriceMinorUnits: number | null;
}

type CarrierFaultCode = 'unavailable' | 'refused' | 'number_taken' | 'not_found' | 'rate_limited' | 'misconfigured';

/** What a carrier throws, by its form: the class belongs to the providers, which areas do not know. */
interface CarrierFault extends Error {
  code: CarrierFaultCode;
  retryAfterMs: number | undefined;
}

export function isCarrierFault(error: unknown): error is CarrierFault {
  return error instanceof Error && error.name === 'TelephonyError' && 'code' in error;
}

/** The carrier asked for at `path`; without a wish the first configured, the built-in one being the last. */
export function chooseCarrier(
  carriers: readonly NumberCarrier[],
  id: CarrierId | undefined,
  path: string,
): NumberCarrier {
  const carrier = id === undefined ? carriers[0] : carriers.find((each) => each.id === id);
  if (!carrier) throw carrierNotConfigured(path, carriers);
  return carrier;
}

/** What a failure of a carrier means to whoever asked; faults of our own are thrown on as they are. */
export function refusalOf(error: unknown): unknown {
  if (!isCarrierFault(error)) return error;
  switch (error.code) {
    case 'number_taken':
      return numberTaken();
    case 'refused':
      return new Refusal('conflict', `The carrier declined: ${error.message}`);
    case 'not_found':
      return new Refusal('not_found', 'The carrier does not have this number any more; search again');
    case 'misconfigured':
      return new Refusal('not_configured', `The carrier does not accept this installation's account: ${error.message}`);
    case 'unavailable':
    case 'rate_limited': {
      const seconds = Math.max(1, Math.ceil((error.retryAfterMs ?? 10_000) / 1000));
      return new Refusal('unavailable', `The carrier cannot be asked just now; try again in ${seconds} s`, {
        headers: { 'retry-after': String(seconds) },
      });
    }
  }
}
