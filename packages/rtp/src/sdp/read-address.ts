import { isIP } from 'node:net';

/** The address of a `c=` or `a=rtcp` value (`IN IP4 192.0.2.1/127`); undefined for names and what is no address. */
export function readAddress(value: string | undefined): string | undefined {
  const [network = '', family = '', text = ''] = (value ?? '').split(/\s+/, 3);
  if (network.toUpperCase() !== 'IN') return undefined;
  const [address = ''] = text.split('/', 1);
  const version = isIP(address);
  // Some write the one family before an address of the other; what the address itself says counts.
  return version !== 0 && /^IP[46]$/i.test(family) ? address : undefined;
}
