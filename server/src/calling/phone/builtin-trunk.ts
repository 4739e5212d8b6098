import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import type { SipStack } from '@parley/sip';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';

/**
 * The way to numbers of the built-in carrier, which all lie in this installation: over SIP to ourselves, so that one
 * agent reaches another as any phone would. Undefined where no SIP is spoken over UDP.
 */
export function builtinTrunk(stack: SipStack | undefined, tenantId: TenantId): OpenTrunk | undefined {
  const point = ownPoint(stack);
  if (point === undefined) return undefined;
  const config = SipTrunkConfig.parse({
    name: 'Built-in carrier',
    kind: 'addresses',
    host: loopbackFor(point.address),
    port: point.port,
    outbound: { caller_id_header: 'from' },
  });
  return { tenantId, id: tenantId as string as SipTrunkId, version: 0, config, password: null, inboundPassword: null };
}

/** Tests for our own SIP address, which the built-in carrier sends to and no allow-list need open. */
export function isOwnAddress(stack: SipStack | undefined, target: { address: string; port: number }): boolean {
  const point = ownPoint(stack);
  return point !== undefined && target.port === point.port && target.address === loopbackFor(point.address);
}

const ownPoint = (stack: SipStack | undefined) => stack?.listening.find(({ transport }) => transport === 'udp');

/** The address of an interface, or loopback where all of them are listened on. */
function loopbackFor(address: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '::1' : address;
}
