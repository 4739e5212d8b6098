import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { RtpSettings } from '../rtp-settings.ts';
import { isPrivate } from './address-scope.ts';
import { closeSocket } from './open-sockets.ts';

/** Documentation prefixes (RFC 5737, RFC 3849): routed like the internet, and no packet is sent. */
const anywhere = { 4: '192.0.2.1', 6: '2001:db8::1' } as const;

/**
 * Finds the address to advertise to a peer. `facing`: address of its signalling; a peer in the same private network
 * gets the machine's own address even where another is advertised. `towards`: its media address, if known.
 */
export async function findLocalAddress(options: {
  settings: RtpSettings;
  isV6: boolean;
  facing: string | undefined;
  towards: string | undefined;
}): Promise<string> {
  const { settings, isV6, facing, towards } = options;
  const sameFamily = (address: string | undefined) => address !== undefined && isIPv6(address) === isV6;
  const advertised = settings.advertisedAddresses?.find(sameFamily);
  const isNear = facing !== undefined && sameFamily(facing) && isPrivate(facing);
  if (advertised !== undefined && !isNear) return advertised;
  const { bindHost } = settings;
  if (bindHost !== undefined && sameFamily(bindHost) && !/^[0.:]+$/.test(bindHost)) return bindHost;
  const target = [facing, towards].find(sameFamily) ?? anywhere[isV6 ? 6 : 4];
  return (await addressTowards(target, isV6)) ?? ownAddress(isV6) ?? (isV6 ? '::1' : '127.0.0.1');
}

/** Source address towards a target; no packet is sent. Undefined without a route. */
async function addressTowards(target: string, isV6: boolean): Promise<string | undefined> {
  const socket = createSocket(isV6 ? 'udp6' : 'udp4');
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('connect', resolve);
      socket.connect(9, target);
    });
    return socket.address().address;
  } catch {
    return undefined;
  } finally {
    await closeSocket(socket);
  }
}

function ownAddress(isV6: boolean): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((each) => each !== undefined && !each.internal && each.family === (isV6 ? 'IPv6' : 'IPv4'))?.address;
}
