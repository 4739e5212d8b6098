import { isIP } from 'node:net';
import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { type Route, readUri } from '@parley/sip';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import type { DialTarget } from '#areas/telephony/dial-targets';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import type { RtpProfile } from '../messages/call-messages.ts';

/** Request URI of a checked destination over this trunk. */
export function uriOf(config: SipTrunkConfig, target: DialTarget): string {
  if (target.kind === 'sip') return target.address;
  const host = hostOf(config.host ?? '');
  const port = config.port === null ? '' : `:${config.port}`;
  return `sip:${formatNumber(target.number, config)}@${host}${port}`;
}

/** Formats an E.164 number as the trunk expects it. */
function formatNumber(number: string, { outbound, country }: SipTrunkConfig): string {
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
  const number = `sip:${formatNumber(fromNumber, config)}@${domain}`;
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

/** Address of record and registrar of the trunk's account. */
export function accountOf(config: SipTrunkConfig): { aor: string; registrar: string } {
  const domain = hostOf(config.from_domain ?? config.host ?? '');
  const port = config.port === null ? '' : `:${config.port}`;
  return {
    aor: `sip:${encodeURIComponent(config.username ?? '')}@${domain}`,
    registrar: `sip:${hostOf(config.host ?? '')}${port}`,
  };
}

/** Route of requests to the trunk. */
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

/** Route of a call to this address: over the trunk, also for an address of another host. */
export function routeTo(trunk: OpenTrunk, to: string): Route {
  const { host, port, transport } = trunk.config;
  const route = routeOf(trunk);
  const uri = readUri(to);
  const isAtTrunk = uri?.host === host && (uri?.port ?? null) === port && uri?.parameters.has('maddr') === false;
  if (isAtTrunk || route.proxy !== undefined || host === null) return route;
  // Sent directly, it would come from an address that another tenant's carrier may trust and bill.
  return { ...route, proxy: { host, transport, ...(port === null ? {} : { port }) } };
}

/** RTP profile of the trunk. `facing`: the caller's address; for an outbound call, the trunk's. */
export function rtpProfileOf({ codecs, srtp, dtmf, host }: SipTrunkConfig, facing = host ?? undefined): RtpProfile {
  const sendsDigitsBy = dtmf === 'info' ? 'info' : 'events';
  return { codecs, srtp, sendsDigitsBy, ...(facing === undefined || isIP(facing) === 0 ? {} : { facing }) };
}

const hostOf = (host: string) => (host.includes(':') ? `[${host}]` : host);
