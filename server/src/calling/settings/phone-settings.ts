import { z } from 'zod';
import { integer, networks, type SettingsTable, text } from '#platform/config/settings.ts';

/** Where SIP is listened for, as `udp://0.0.0.0:5060`. */
export interface SipListenPoint {
  transport: 'udp' | 'tcp' | 'tls';
  host: string;
  port: number;
}

const defaultListen = 'udp://0.0.0.0:5060,tcp://0.0.0.0:5060';
const listenPattern = /^(udp|tcp|tls):\/\/(?:\[([0-9a-fA-F:.]+)\]|([0-9a-zA-Z.-]+))(?::(\d{1,5}))?$/;

/** Settings of the phone. */
export const phoneSettings = {
  quarantinedNumberCalls: {
    variable: 'PARLEY_QUARANTINED_NUMBER_CALLS',
    doc: 'What callers of a number in quarantine get: `message`, a neutral announcement where the carrier can speak one, or `reject`. Over SIP they always get 410 Gone.',
    schema: z.enum(['message', 'reject']).default('message'),
  },
  sipListen: {
    variable: 'PARLEY_SIP_LISTEN',
    doc: 'Where phone calls over SIP are taken: `udp://`, `tcp://` and `tls://` with address and port, with commas; port 0 is any free one; `off`: no SIP.',
    schema: z
      .string()
      .default(defaultListen)
      .transform((value, context) => {
        if (value.trim() === 'off') return { points: [], isDefault: false };
        const points = value.split(',').flatMap((entry) => {
          const point = readListenPoint(entry.trim());
          if (point === undefined) context.addIssue(`expected udp://address:port, got ${entry.trim()}`);
          return point ?? [];
        });
        return { points, isDefault: value === defaultListen };
      }),
  },
  sipPublicAddress: {
    variable: 'PARLEY_SIP_PUBLIC_ADDRESS',
    doc: 'Public IP address of this machine, named to phones and carriers for signalling and sound, where it stands behind NAT.',
    schema: z.union([z.ipv4(), z.ipv6()], { error: 'expected an IP address, such as 203.0.113.10' }).optional(),
  },
  sipTlsCertificate: {
    variable: 'PARLEY_SIP_TLS_CERTIFICATE',
    doc: 'File with the certificate (PEM, with its chain) for `tls://`; read again when it changes.',
    schema: text().optional(),
  },
  sipTlsKey: {
    variable: 'PARLEY_SIP_TLS_KEY',
    doc: 'File with the key of that certificate.',
    schema: text().optional(),
  },
  sipDigest: {
    variable: 'PARLEY_SIP_DIGEST',
    doc: 'How callers prove a password: `md5`, which every phone and PBX knows, or `sha-256,md5`, which many refuse instead of choosing. Signing in at trunks knows both by itself.',
    schema: z
      .enum(['md5', 'sha-256,md5', 'sha-256'])
      .default('md5')
      .transform((names) => names.split(',').map((name): 'MD5' | 'SHA-256' => (name === 'md5' ? 'MD5' : 'SHA-256'))),
  },
  sipProxies: {
    variable: 'PARLEY_SIP_PROXIES',
    doc: 'Addresses or networks of SIP proxies in front, such as Kamailio, whose `X-Source-Address` is believed, with commas.',
    schema: networks(),
  },
  sipLocalNetworks: {
    variable: 'PARLEY_SIP_LOCAL_NETWORKS',
    doc: "Networks whose phones may call numbers of the built-in carrier without a trunk, with commas. Default: this machine's own.",
    schema: networks().transform((networks) => (networks.length === 0 ? ['127.0.0.0/8', '::1/128'] : networks)),
  },
  rtpPorts: {
    variable: 'PARLEY_RTP_PORTS',
    doc: 'UDP ports for the sound of phone calls, as `10000-19999`; two for each call. Default: any free ports.',
    schema: z
      .string()
      .regex(/^\d{4,5}-\d{4,5}$/, 'expected two ports, as 10000-19999')
      .transform((range) => range.split('-').map(Number) as [number, number])
      .refine(([from, to]) => from >= 1024 && to <= 65_535 && to - from >= 3, 'expected two ports from 1024 to 65535')
      .optional(),
  },
  outboundCallsPerTenant: {
    variable: 'PARLEY_OUTBOUND_CALLS_PER_TENANT',
    doc: 'Calls a tenant may have dialled or going on at once that agents placed; more wait.',
    schema: integer(1, 100_000).default(10),
  },
  outboundCallsPerSecond: {
    variable: 'PARLEY_OUTBOUND_CALLS_PER_SECOND',
    doc: 'Calls dialled for a tenant in a second. Trunks have limits of their own.',
    schema: integer(1, 1000).default(5),
  },
} as const satisfies SettingsTable;

function readListenPoint(entry: string): SipListenPoint | undefined {
  const match = listenPattern.exec(entry);
  const transport = match?.[1] as SipListenPoint['transport'] | undefined;
  const host = match?.[2] ?? match?.[3];
  if (transport === undefined || host === undefined) return undefined;
  const port = match?.[4] === undefined ? defaultPortOf(transport) : Number(match[4]);
  return port > 65_535 ? undefined : { transport, host, port };
}

const defaultPortOf = (transport: SipListenPoint['transport']) => (transport === 'tls' ? 5061 : 5060);
