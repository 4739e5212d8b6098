import type { SipTrunk } from '../api/schemas.ts';

/** Values of the trunk form. A type, because forms take records with an index. */
export type TrunkDraft = {
  name: string;
  kind: SipTrunk['kind'];
  host: string;
  port: number | string;
  transport: SipTrunk['transport'];
  username: string;
  password: string;
  country: string;
  /** One on each line. */
  allowed_addresses: string;
  challenge: boolean;
  inbound_username: string;
  inbound_password: string;
  outbound_proxy: string;
  realm: string;
  from_domain: string;
  expires_seconds: number | string;
  inbound_format: SipTrunk['inbound']['number_format'];
  number_source: 'header' | 'request_uri' | 'to';
  number_header: string;
  outbound_format: SipTrunk['outbound']['number_format'];
  caller_id: SipTrunk['outbound']['caller_id_header'];
  srtp: SipTrunk['srtp'];
  dtmf: SipTrunk['dtmf'];
  max_calls: number | string;
  calls_per_second: number | string;
};

export const newTrunk: TrunkDraft = {
  name: '',
  kind: 'registration',
  host: '',
  port: '',
  transport: 'udp',
  username: '',
  password: '',
  country: '',
  allowed_addresses: '',
  challenge: false,
  inbound_username: '',
  inbound_password: '',
  outbound_proxy: '',
  realm: '',
  from_domain: '',
  expires_seconds: 300,
  inbound_format: 'e164',
  number_source: 'request_uri',
  number_header: '',
  outbound_format: 'e164_plus',
  caller_id: 'both',
  srtp: 'off',
  dtmf: 'rfc4733',
  max_calls: '',
  calls_per_second: '',
};

/** Draft of a trunk; passwords are empty, since none is shown again. */
export function draftOf(trunk: SipTrunk): TrunkDraft {
  const { inbound, outbound } = trunk;
  const source = inbound.number_source;
  const isHeader = source !== 'request_uri' && source !== 'to';
  return {
    name: trunk.name,
    kind: trunk.kind,
    host: trunk.host ?? '',
    port: trunk.port ?? '',
    transport: trunk.transport,
    username: trunk.username ?? '',
    password: '',
    country: trunk.country ?? '',
    allowed_addresses: inbound.allowed_addresses.join('\n'),
    challenge: inbound.challenge,
    inbound_username: inbound.username ?? '',
    inbound_password: '',
    outbound_proxy: trunk.outbound_proxy ?? '',
    realm: trunk.realm ?? '',
    from_domain: trunk.from_domain ?? '',
    expires_seconds: trunk.expires_seconds,
    inbound_format: inbound.number_format,
    number_source: isHeader ? 'header' : source,
    number_header: isHeader ? source : '',
    outbound_format: outbound.number_format,
    caller_id: outbound.caller_id_header,
    srtp: trunk.srtp,
    dtmf: trunk.dtmf,
    max_calls: trunk.max_concurrent_calls ?? '',
    calls_per_second: trunk.calls_per_second ?? '',
  };
}

const orNull = (text: string) => text.trim() || null;
const numberOrNull = (value: number | string) => (value === '' ? null : Number(value));

/** Body of a creation or of a merge patch. A password that was not entered is left out, and so stays. */
export function bodyOf(draft: TrunkDraft) {
  return {
    name: draft.name,
    kind: draft.kind,
    host: orNull(draft.host),
    port: numberOrNull(draft.port),
    transport: draft.transport,
    username: orNull(draft.username),
    ...(draft.password !== '' && { password: draft.password }),
    country: draft.country || null,
    outbound_proxy: orNull(draft.outbound_proxy),
    realm: orNull(draft.realm),
    from_domain: orNull(draft.from_domain),
    expires_seconds: Number(draft.expires_seconds) || 300,
    srtp: draft.srtp,
    dtmf: draft.dtmf,
    max_concurrent_calls: numberOrNull(draft.max_calls),
    calls_per_second: numberOrNull(draft.calls_per_second),
    inbound: {
      allowed_addresses: draft.allowed_addresses.split(/[\s,]+/).filter((address) => address !== ''),
      challenge: draft.challenge,
      username: orNull(draft.inbound_username),
      ...(draft.inbound_password !== '' && { password: draft.inbound_password }),
      number_source: draft.number_source === 'header' ? draft.number_header.trim() : draft.number_source,
      number_format: draft.inbound_format,
    },
    outbound: { number_format: draft.outbound_format, caller_id_header: draft.caller_id },
  } as const;
}

/** Fields of the form by the pointers of the API. */
const fields: Record<string, keyof TrunkDraft> = {
  '/inbound/allowed_addresses': 'allowed_addresses',
  '/inbound/username': 'inbound_username',
  '/inbound/password': 'inbound_password',
  '/inbound/number_source': 'number_header',
  '/inbound/number_format': 'inbound_format',
  '/max_concurrent_calls': 'max_calls',
  '/calls_per_second': 'calls_per_second',
};

/** Field that a fault at this JSON pointer belongs to. */
export function fieldOf(pointer: string): string | null {
  const known = Object.keys(fields).find((start) => pointer === start || pointer.startsWith(`${start}/`));
  return known === undefined ? null : (fields[known] ?? null);
}
