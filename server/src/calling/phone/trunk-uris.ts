import { isIP } from 'node:net';
import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { type Route, readUri } from '@parley/sip';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import type { DialTarget } from '#areas/telephony/dial-targets';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import type { RtpProfile } from '../messages/call-messages.ts';

/** Address of a judged destination as requests to it over this trunk name it. */
export function uriOf(config: SipTrunkConfig, target: DialTarget): string {
  if (target.kind === 'sip') return target.address;
  const host = hostOf(config.host ?? '');
  const port = config.port === null ? '' : `:${config.port}`;
  return `sip:${written(target.number, config)}@${host}${port}`;
}

/** A number in E.164 the way the trunk wants it. */
function written(number: string, { outbound, country }: SipTrunkConfig): string {
  const digits = number.replace(/^\+/, '');
  switch (outbound.number_format) {
    case 'e164_plus':
      return `+${digits}`;
    case 'e164':
      return digits;
    case 'national': {
      const parsed = parsePhoneNumber(`+${digits}`);
      return parsed.country === country ? parsed.formatNational().replaceAll(/\D/g, '') : `00${digits}`;
    }
  }
}

/** Caller id, in the headers that the trunk reads. */
export function callerOf(
  config: SipTrunkConfig,
  fromNumber: string,
  displayName?: string,
): { from: { uri: string; displayName?: string }; headers: Record<string, string> } {
  const domain = hostOf(config.from_domain ?? config.host ?? '');
  const number = `sip:${written(fromNumber, config)}@${domain}`;
  const account = config.username === null ? number : `sip:${encodeURIComponent(config.username)}@${domain}`;
  const name = displayName === undefined ? {} : { displayName };
  const headers = { ...config.outbound.headers };
  switch (config.outbound.caller_id_header) {
    case 'from':
      return { from: { uri: number, ...name }, headers };
    case 'p-asserted-identity':
      return { from: { uri: account, ...name }, headers: { ...headers, 'P-Asserted-Identity': `<${number}>` } };
    case 'remote-party-id':
      return {
        from: { uri: account, ...name },
        headers: { ...headers, 'Remote-Party-ID': `<${number}>;party=calling;screen=yes` },
      };
    case 'both':
      return { from: { uri: number, ...name }, headers: { ...headers, 'P-Asserted-Identity': `<${number}>` } };
  }
}

/** Our own address at the trunk, as registrations name it. */
export function accountOf(config: SipTrunkConfig): { aor: string; registrar: string } {
  const domain = hostOf(config.from_domain ?? config.host ?? '');
  const port = config.port === null ? '' : `:${config.port}`;
  return {
    aor: `sip:${encodeURIComponent(config.username ?? '')}@${domain}`,
    registrar: `sip:${hostOf(config.host ?? '')}${port}`,
  };
}

/** How requests reach the trunk. */
export function routeOf({ config, password }: OpenTrunk): Route {
  const { transport } = config;
  return {
    transport,
    verifiesCertificate: config.verify_certificate,
    ...(config.outbound_proxy === null
      ? {}
      : { proxy: { host: config.outbound_proxy, transport, ...(config.port === null ? {} : { port: config.port }) } }),
    ...(config.username === null || password === null ? {} : { credentials: { username: config.username, password } }),
  };
}

/** How a call to this address goes out: over the trunk, also where the address lies elsewhere. */
export function routeTo(trunk: OpenTrunk, to: string): Route {
  const { host, port, transport } = trunk.config;
  const route = routeOf(trunk);
  const uri = readUri(to);
  const isAtTrunk = uri?.host === host && (uri?.port ?? null) === port && uri?.parameters.has('maddr') === false;
  if (isAtTrunk || route.proxy !== undefined || host === null) return route;
  // Straight there, it would come from an address that some other tenant's carrier may know us by, and would pay for.
  return { ...route, proxy: { host, transport, ...(port === null ? {} : { port }) } };
}

/** `facing`: where the other side calls from; of a call of ours, where the trunk is. */
export function rtpProfileOf({ codecs, srtp, dtmf, host }: SipTrunkConfig, facing = host ?? undefined): RtpProfile {
  const sendsDigitsBy = dtmf === 'info' ? 'info' : 'events';
  return { codecs, srtp, sendsDigitsBy, ...(facing === undefined || isIP(facing) === 0 ? {} : { facing }) };
}

const hostOf = (host: string) => (host.includes(':') ? `[${host}]` : host);
