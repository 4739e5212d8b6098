import type { PhoneConnection } from '../api/schemas.ts';

type Sip = NonNullable<PhoneConnection['sip']>;

const isOwnMachine = (network: string) => network.startsWith('127.') || network.startsWith('::1');

/** True where only phones on the machine of Parley may call test numbers. */
export const takesOwnMachineOnly = ({ local_networks: networks }: Pick<Sip, 'local_networks'>): boolean =>
  networks.every(isOwnMachine);

/**
 * Address that a softphone calls. `pageHost`: host of this page, which leads to the same machine where nothing else is
 * configured.
 */
export function softphoneAddress(number: string, sip: Sip, pageHost: string): string {
  const point = sip.listening.find(({ transport }) => transport === 'udp') ?? sip.listening[0];
  const host = takesOwnMachineOnly(sip) ? '127.0.0.1' : (sip.host ?? pageHost);
  const written = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const transport = point && point.transport !== 'udp' ? `;transport=${point.transport}` : '';
  return `sip:${number}@${written}:${point?.port ?? 5060}${transport}`;
}
