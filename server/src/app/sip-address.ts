import type { PhoneConnection } from '@parley/contract/resources/phone-number';
import type { Phone } from '../calling/build-phone.ts';
import type { Config } from './config.ts';

/** Address that phones call over SIP; null where this process listens for none. */
export function sipAddressOf(config: Config, phone: Pick<Phone, 'listening'> | null): PhoneConnection['sip'] {
  const listening = (phone?.listening() ?? []).map(({ transport, port }) => ({ transport, port }));
  if (listening.length === 0) return null;
  return {
    host: config.sipPublicAddress ?? null,
    listening,
    local_networks: config.sipLocalNetworks.map(String),
  };
}
