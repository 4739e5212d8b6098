import { isIP } from 'node:net';

/**
 * Parses the address of a `c=` or `a=rtcp` value (`IN IP4 192.0.2.1/127`); undefined for host names and anything
 * else.
 */
export function readAddress(value: string | undefined): string | undefined {
  const [network = '', family = '', text = ''] = (value ?? '').split(/\s+/, 3);
  if (network.toUpperCase() !== 'IN') return undefined;
  const [address = ''] = text.split('/', 1);
  const version = isIP(address);
  // Some senders write the wrong family before an address; the address decides.
  return version !== 0 && /^IP[46]$/i.test(family) ? address : undefined;
}
