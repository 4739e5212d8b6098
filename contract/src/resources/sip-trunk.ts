import { z } from 'zod';
import { AllowedAddresses } from '../filters.ts';
import { SipTrunkId } from '../ids.ts';
import { mergePatchOf } from '../merge-patch.ts';
import { Name } from '../names.ts';
import { CountryCode, E164 } from '../phone-number.ts';
import { rules } from '../rules.ts';

/** Text that is safe in a SIP header or quoted string: no control characters, quotes or brackets (header injection). */
const plain = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}"<>\\\u2028\u2029]+$/u, rules.trunk_text);

const Host = z
  .string()
  .trim()
  .min(1)
  .max(253)
  .regex(/^[^\s/?#@\\"<>]+$/, rules.host_only)
  .meta({ description: 'Host name, IPv4 or IPv6 address', examples: ['sip.example.com', '203.0.113.10'] });

const HeaderName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, rules.header_name)
  .meta({ examples: ['X-Account', 'X-Campaign'] });

/** Headers the SIP stack writes itself; a second one of them would break the message. */
const ownHeaders = new Set(
  `accept allow allow-events authorization call-id contact content-disposition content-encoding content-length
   content-type cseq date event expires from in-reply-to max-forwards min-expires min-se p-asserted-identity privacy
   proxy-authenticate proxy-authorization proxy-require rack reason record-route refer-to referred-by remote-party-id
   replaces require retry-after route rseq session-expires subscription-state supported to unsupported via warning
   www-authenticate b c d e f i k l m o r s t u v x`.split(/\s+/),
);

const ExtraHeaders = z
  .record(
    HeaderName.refine((name) => !ownHeaders.has(name.toLowerCase()), rules.own_header),
    plain(256),
  )
  .refine((headers) => Object.keys(headers).length <= 20, rules.headers_max);

export const trunkTransports = ['udp', 'tcp', 'tls'] as const;
export const trunkCodecs = ['pcma', 'pcmu', 'opus'] as const;

const Inbound = z.strictObject({
  allowed_addresses: AllowedAddresses.meta({
    description: 'Addresses and networks calls may come from; with `challenge` none means any',
  }),
  challenge: z
    .boolean()
    .default(false)
    .meta({ description: 'Calls must also prove the user name and password below (SIP digest)' }),
  username: plain(128)
    .nullable()
    .default(null)
    .meta({ description: 'User name of the digest challenge, with `challenge`' }),
  number_source: z
    .union([z.enum(['request_uri', 'to']), HeaderName])
    .default('request_uri')
    .meta({
      description: 'Source of the called number: `request_uri`, `to`, or a header such as P-Called-Party-ID',
    }),
  number_format: z.enum(['e164', 'national', 'as_is']).default('e164').meta({
    description:
      '`e164`: with or without +, or with 00. `national`: as dialled in `country`. `as_is`: only as `called_as` of a number says',
  }),
});

const Outbound = z.strictObject({
  number_format: z
    .enum(['e164_plus', 'e164', 'national'])
    .default('e164_plus')
    .meta({ description: '`e164`: digits without +. `national`: as dialled in `country`, other countries with 00' }),
  caller_id_header: z
    .enum(['from', 'p-asserted-identity', 'remote-party-id', 'both'])
    .default('both')
    .meta({ description: 'Where our number is shown; `both`: From and P-Asserted-Identity' }),
  headers: ExtraHeaders.default({}).meta({ description: 'Sent with every call' }),
});

/** A trunk without its passwords. */
const trunkFields = {
  name: z.string().trim().min(1).max(120),
  is_active: z.boolean().default(true),
  kind: z.enum(['registration', 'addresses']).meta({
    description:
      '`registration`: Parley registers at `host` and calls come from there. `addresses`: calls come from known addresses',
  }),
  host: Host.nullable()
    .default(null)
    .meta({ description: 'Where calls go and registrations are sent; null: none go out' }),
  port: z
    .int()
    .min(1)
    .max(65_535)
    .nullable()
    .default(null)
    .meta({ description: 'null: found by SRV, else 5060 or 5061' }),
  transport: z.enum(trunkTransports).default('udp'),
  verify_certificate: z.boolean().default(true).meta({ description: 'With `tls`: verify the certificate' }),
  outbound_proxy: Host.nullable().default(null).meta({ description: 'Host that everything is sent to instead' }),
  username: plain(128)
    .nullable()
    .default(null)
    .meta({ description: 'User name of the registration and of outbound digest challenges' }),
  realm: plain(128).nullable().default(null).meta({ description: 'Answer only challenges of this realm' }),
  from_domain: Host.nullable().default(null).meta({ description: 'Domain of our own address; null: `host`' }),
  register: z.boolean().default(true).meta({ description: 'With `registration`: false pauses it' }),
  expires_seconds: z.int().min(60).max(86_400).default(300).meta({ description: 'Requested expiry of a registration' }),
  country: CountryCode.nullable()
    .default(null)
    .meta({ description: 'Country of national numbers; needed where a format is `national`' }),
  inbound: Inbound.prefault({}),
  outbound: Outbound.prefault({}),
  codecs: z
    .array(z.enum(trunkCodecs))
    .min(1)
    .max(3)
    .refine((codecs) => new Set(codecs).size === codecs.length, rules.codec_once)
    .default(['pcma', 'pcmu', 'opus'])
    .meta({ description: 'In order of preference' }),
  srtp: z.enum(['off', 'optional', 'required']).default('off'),
  dtmf: z
    .enum(['rfc4733', 'info'])
    .default('rfc4733')
    .meta({ description: 'How digits are sent; both are understood' }),
  max_concurrent_calls: z.int().min(1).max(10_000).nullable().default(null),
  calls_per_second: z
    .number()
    .min(0.1)
    .max(1000)
    .nullable()
    .default(null)
    .meta({ description: 'Maximum rate of outbound calls' }),
};

/** Everything a trunk keeps but its passwords, which are sealed apart. */
const PlainConfig = z.strictObject(trunkFields);

type TrunkFault = { path: string[]; message: string };

/** Rules across fields. */
function trunkFaults(trunk: z.infer<typeof PlainConfig>): TrunkFault[] {
  const faults: TrunkFault[] = [];
  const must = (isRight: boolean, path: string[], message: string) => {
    if (!isRight) faults.push({ path, message });
  };
  const isNational = trunk.inbound.number_format === 'national' || trunk.outbound.number_format === 'national';
  must(trunk.kind !== 'registration' || trunk.host !== null, ['host'], rules.registration_needs_host);
  must(trunk.kind !== 'registration' || trunk.username !== null, ['username'], rules.registration_needs_username);
  must(!isNational || trunk.country !== null, ['country'], rules.national_needs_country);
  must(
    !trunk.inbound.challenge || trunk.inbound.username !== null,
    ['inbound', 'username'],
    rules.challenge_needs_username,
  );
  must(trunk.outbound_proxy === null || trunk.host !== null, ['host'], rules.proxy_needs_host);
  must(trunk.srtp !== 'required' || trunk.transport === 'tls', ['srtp'], rules.srtp_needs_tls);
  return faults;
}

export const SipTrunkConfig = PlainConfig.superRefine((trunk, context) => {
  for (const fault of trunkFaults(trunk)) context.addIssue({ code: 'custom', ...fault });
});
export type SipTrunkConfig = z.infer<typeof SipTrunkConfig>;

const Password = z.string().min(1).max(256).meta({ description: 'Stored sealed, never shown' });

export const SipTrunkCreate = z
  .strictObject({
    ...trunkFields,
    name: Name,
    password: Password.nullable().default(null),
    inbound: Inbound.extend({ password: Password.nullable().default(null) }).prefault({}),
  })
  .superRefine((trunk, context) => {
    for (const fault of trunkFaults(trunk as z.infer<typeof PlainConfig>))
      context.addIssue({ code: 'custom', ...fault });
    if (trunk.inbound.challenge && trunk.inbound.password === null) {
      context.addIssue({ code: 'custom', path: ['inbound', 'password'], message: rules.challenge_needs_password });
    }
  })
  .meta({ id: 'SipTrunkCreate' });
export type SipTrunkCreate = z.infer<typeof SipTrunkCreate>;

/** JSON merge patch: null brings a default back, and takes a password away. */
export const SipTrunkUpdate = mergePatchOf(
  z.strictObject({
    ...trunkFields,
    name: Name,
    password: Password.optional(),
    inbound: Inbound.extend({ password: Password.optional() }).prefault({}),
  }),
).meta({ id: 'SipTrunkUpdate' });

/** PUT: what is left out has its default, but passwords, which stay. */
export const SipTrunkReplace = z
  .strictObject({
    ...trunkFields,
    name: Name,
    password: Password.nullable()
      .optional()
      .meta({ description: 'Left out: the stored one stays; null takes it away' }),
    inbound: Inbound.extend({
      password: Password.nullable().optional().meta({ description: 'Left out: the stored one stays' }),
    }).prefault({}),
  })
  .superRefine((trunk, context) => {
    for (const fault of trunkFaults(trunk as z.infer<typeof PlainConfig>))
      context.addIssue({ code: 'custom', ...fault });
  })
  .meta({ id: 'SipTrunkReplace' });
export type SipTrunkReplace = z.infer<typeof SipTrunkReplace>;

export const SipTrunk = z
  .object({
    id: SipTrunkId,
    version: z.int(),
    ...trunkFields,
    has_password: z.boolean(),
    inbound: Inbound.extend({ has_password: z.boolean() }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SipTrunk' });
export type SipTrunk = z.infer<typeof SipTrunk>;

/** States the phone process reports of a trunk it looks after. */
export const trunkStates = ['registering', 'registered', 'reachable', 'unreachable', 'refused', 'failed'] as const;
export type TrunkState = (typeof trunkStates)[number];

export const SipTrunkStatus = z
  .object({
    trunk_id: SipTrunkId,
    state: z.enum(['inactive', 'waiting', ...trunkStates]).meta({
      description:
        '`inactive`: switched off. `waiting`: no process looks after it now. `registering`, `registered`: signed in at its host. `reachable`: answers, without registration. `unreachable`: does not answer. `refused`: our credentials are not accepted. `failed`: anything else, see `detail`',
    }),
    detail: z.string().meta({ description: 'Description of the failure; empty when there is none' }),
    registered_until: z.iso.datetime().nullable(),
    changed_at: z.iso.datetime().nullable().meta({ description: 'When the state last changed' }),
  })
  .meta({ id: 'SipTrunkStatus' });
export type SipTrunkStatus = z.infer<typeof SipTrunkStatus>;

export const SipTrunkCheckRequest = z.strictObject({
  test_call_to: E164.optional().meta({ description: 'Also call this number and hang up when it answers' }),
});

export const SipTrunkCheck = z
  .object({
    ok: z.boolean(),
    steps: z.array(
      z.object({
        step: z.enum(['resolve', 'options', 'register', 'test_call']),
        ok: z.boolean(),
        detail: z.string().meta({ description: 'Result of the check; for a failure also the action to take' }),
        reason: z.string().meta({ description: 'Stable code of `detail`, by which a client words it' }),
        params: z.record(z.string(), z.union([z.string(), z.number()])).meta({ description: 'Values in `detail`' }),
      }),
    ),
  })
  .meta({ id: 'SipTrunkCheck' });
export type SipTrunkCheck = z.infer<typeof SipTrunkCheck>;

/** The trunk of a reseller, which its customers' numbers may lie on. */
export const ResellerSipTrunk = z
  .object({
    sip_trunk: SipTrunk.nullable().meta({ description: 'null: none is set up' }),
    status: SipTrunkStatus.nullable(),
  })
  .meta({ id: 'ResellerSipTrunk' });
export type ResellerSipTrunk = z.infer<typeof ResellerSipTrunk>;

/** Kinds of accounts that have trunks. */
export const trunkOwnerKinds = ['installation', 'reseller', 'tenant'] as const;
export type TrunkOwnerKind = (typeof trunkOwnerKinds)[number];

export const PlatformSipTrunk = SipTrunk.extend({
  owner: z
    .object({
      kind: z.enum(trunkOwnerKinds),
      id: z.string().nullable().meta({ description: 'Reseller or tenant; null for the installation' }),
      name: z.string(),
    })
    .meta({ description: 'Whose trunk it is. Those of the installation alone can be changed here' }),
  status: SipTrunkStatus,
  number_count: z.int().meta({ description: 'Numbers on it, those of the pool included' }),
}).meta({ id: 'PlatformSipTrunk' });
export type PlatformSipTrunk = z.infer<typeof PlatformSipTrunk>;
