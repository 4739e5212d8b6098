import { z } from 'zod';
import { AgentId, CallId, PhoneNumberId, SipTrunkId } from '../ids.ts';
import { oneLine } from '../names.ts';
import { CountryCode, E164 } from '../phone-number.ts';
import { rules } from '../rules.ts';
import { CallStatus } from './call.ts';

export const numberTypes = ['local', 'mobile', 'national', 'toll_free'] as const;
export const NumberType = z.enum(numberTypes);
export type NumberType = z.infer<typeof NumberType>;

export const NumberCapability = z.enum(['voice', 'sms', 'mms', 'fax']);
export type NumberCapability = z.infer<typeof NumberCapability>;

/** Carriers whose numbers can be bought here. `builtin` needs no account: its numbers work within this installation. */
export const CarrierId = z.enum(['builtin', 'twilio', 'telnyx']);
export type CarrierId = z.infer<typeof CarrierId>;

export const NumberDirection = z.enum(['both', 'inbound', 'outbound']);
export type NumberDirection = z.infer<typeof NumberDirection>;

const SipAddress = z
  .string()
  .regex(/^sips?:[^\s@<>"]{1,128}@[^\s@<>"]{1,128}$/, rules.sip_address)
  .meta({ examples: ['sip:desk@example.com'] });

/** Where a call goes that the agent cannot take. */
export const FallbackDestination = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), to: E164 }),
  z.strictObject({ kind: z.literal('sip'), to: SipAddress }),
]);
export type FallbackDestination = z.infer<typeof FallbackDestination>;

const Price = {
  monthly_price_minor_units: z.int().nullable().meta({ description: 'Minor units a month; null: not known' }),
  currency: z.string().nullable().meta({ description: 'ISO 4217' }),
};

const Label = oneLine(120);
const CalledAs = z
  .string()
  .trim()
  .regex(/^[^\s@<>";:]{1,64}$/, rules.user_part)
  .meta({
    description: 'Called number as the trunk sends it, where it is no phone number: an extension',
    examples: ['1001'],
  });
const MaxCalls = z.int().min(1).max(10_000);
const AgentVersion = z.int().min(1).max(999_999_999);
const withAgentVersion = 'Pinned version; null or left out: always the current one';

export const PhoneNumber = z
  .object({
    id: PhoneNumberId,
    version: z.int(),
    number: E164,
    raw_input: z.string().meta({ description: 'As it was given' }),
    label: z.string(),
    country: CountryCode.nullable(),
    type: NumberType.nullable(),
    capabilities: z.array(NumberCapability),
    source: z.enum(['import', 'pool', 'carrier']),
    provider: CarrierId.nullable().meta({
      description:
        'null: calls go over `trunk_id`; where that is null too, over a line of the reseller or the installation',
    }),
    trunk_id: SipTrunkId.nullable(),
    called_as: z.string().nullable(),
    agent_id: AgentId.nullable().meta({
      description: 'Agent that answers; for an agent in the trash `fallback` applies',
    }),
    agent_version: z.int().nullable(),
    direction: NumberDirection,
    fallback: FallbackDestination.nullable(),
    max_concurrent_calls: z.int().nullable(),
    caller_id_allowed: z.boolean(),
    ...Price,
    status: z.enum(['active', 'releasing', 'released']).meta({
      description:
        '`releasing`: takes no calls any more, the carrier has not taken it back yet. `released`: gone, said once in the answer to the release',
    }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    released_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PhoneNumber' });
export type PhoneNumber = z.infer<typeof PhoneNumber>;

export const PhoneNumberImport = z
  .strictObject({
    phone_number: z
      .string()
      .min(3)
      .max(40)
      .meta({ description: 'With + and country code, or as dialled in `country`', examples: ['+46846500420'] }),
    country: CountryCode.optional().meta({
      description: 'Of a number without country code; default: that of the trunk',
    }),
    trunk_id: SipTrunkId,
    called_as: CalledAs.nullable().default(null),
    label: Label.default(''),
    agent_id: AgentId.optional(),
    agent_version: AgentVersion.nullable().optional().meta({ description: withAgentVersion }),
    direction: NumberDirection.default('both'),
    fallback: FallbackDestination.nullable().default(null),
    max_concurrent_calls: MaxCalls.nullable().default(null),
    caller_id_allowed: z.boolean().default(true),
  })
  .refine((body) => body.agent_version == null || body.agent_id !== undefined, {
    path: ['agent_id'],
    message: rules.version_needs_agent,
  })
  .meta({ id: 'PhoneNumberImport' });
export type PhoneNumberImport = z.infer<typeof PhoneNumberImport>;

export const PhoneNumberUpdate = z
  .strictObject({
    label: Label,
    called_as: CalledAs.nullable(),
    direction: NumberDirection,
    fallback: FallbackDestination.nullable().meta({ description: 'Where calls go that the agent cannot take' }),
    max_concurrent_calls: MaxCalls.nullable(),
    caller_id_allowed: z.boolean().meta({ description: 'Outbound calls may use it as caller ID' }),
    trunk_id: SipTrunkId.nullable().meta({
      description: 'Of an imported number: another trunk. Of others it is null and stays so',
    }),
  })
  .partial()
  .meta({ id: 'PhoneNumberUpdate' });
export type PhoneNumberUpdate = z.infer<typeof PhoneNumberUpdate>;

export const PhoneNumberAssignment = z
  .strictObject({
    agent_id: AgentId,
    agent_version: AgentVersion.nullable().default(null).meta({ description: withAgentVersion }),
    direction: NumberDirection.optional().meta({ description: 'Left out: stays as it is' }),
  })
  .meta({ id: 'PhoneNumberAssignment' });

export const PhoneNumberPurchase = z
  .strictObject({
    phone_number: E164,
    provider: CarrierId.optional().meta({ description: 'Default: the first carrier configured, else `builtin`' }),
    label: Label.default(''),
  })
  .meta({ id: 'PhoneNumberPurchase' });
export type PhoneNumberPurchase = z.infer<typeof PhoneNumberPurchase>;

/** A number of the installation, free to claim. */
export const PoolNumber = z
  .object({
    id: PhoneNumberId,
    number: E164,
    country: CountryCode,
    type: NumberType,
    locality: z.string().nullable(),
    capabilities: z.array(NumberCapability),
    provider: CarrierId.nullable().meta({ description: 'null: a line of the reseller or the installation' }),
    ...Price,
  })
  .meta({ id: 'PoolNumber' });
export type PoolNumber = z.infer<typeof PoolNumber>;

/** A number a carrier sells. */
export const AvailableNumber = z
  .object({
    number: E164,
    country: CountryCode,
    type: NumberType,
    locality: z.string().nullable(),
    capabilities: z.array(NumberCapability),
    ...Price,
  })
  .meta({ id: 'AvailableNumber' });
export type AvailableNumber = z.infer<typeof AvailableNumber>;

/** How phones reach this installation, and where numbers can be bought. */
export const PhoneConnection = z
  .object({
    carriers: z.array(CarrierId).meta({ description: 'In order of preference; `builtin` is always the last' }),
    public_url: z.string().nullable().meta({ description: 'Where carriers send their webhooks; null: not configured' }),
    sip: z
      .object({
        host: z.string().nullable().meta({
          description: 'Public address of this machine; null: not configured, the host of the console is as good',
        }),
        listening: z.array(z.object({ transport: z.enum(['udp', 'tcp', 'tls']), port: z.int() })),
        local_networks: z.array(z.string()).meta({
          description: 'Networks whose phones may call numbers of the built-in carrier without a trunk',
        }),
      })
      .nullable()
      .meta({ description: 'null: this process takes no calls over SIP' }),
    sip_fault: z
      .string()
      .nullable()
      .meta({ description: 'Cause for which SIP could not start, such as `port 5060 in use`; null: none' }),
  })
  .meta({ id: 'PhoneConnection' });
export type PhoneConnection = z.infer<typeof PhoneConnection>;

/** States of the agent of a number. */
export const NumberAgentState = z.enum(['ready', 'none', 'inactive', 'trashed']);
export type NumberAgentState = z.infer<typeof NumberAgentState>;

/** States of the line over which calls of a number come. */
export const NumberLineState = z.enum([
  'ready',
  'waiting',
  'registering',
  'inactive',
  'refused',
  'unreachable',
  'failed',
  'no_carrier',
  'no_public_url',
  'no_sip',
  'sip_failed',
  'releasing',
]);
export type NumberLineState = z.infer<typeof NumberLineState>;

/** Check of a number: its agent, its line, and the newest call. */
export const PhoneNumberCheck = z
  .object({
    ok: z.boolean().meta({ description: 'Agent and line are ready' }),
    agent: NumberAgentState.meta({
      description: 'Agent that answers: `none` is assigned, it is switched off (`inactive`), or in the trash',
    }),
    line: NumberLineState.meta({
      description:
        'Line of its calls. Of a trunk its state: `waiting` for a process, `refused` credentials, `unreachable` host. `no_carrier`: the carrier of the number has no account here. `no_public_url`: a carrier cannot reach this installation. `no_sip`: the built-in carrier needs SIP, which is off; `sip_failed`: it is on and could not start, see `detail`',
    }),
    detail: z
      .string()
      .meta({ description: 'Description of the failure of a trunk or of SIP; empty when there is none' }),
    last_call: z
      .object({ id: CallId, at: z.iso.datetime(), from_number: z.string().nullable(), status: CallStatus })
      .nullable()
      .meta({ description: 'Newest inbound call to the number' }),
  })
  .meta({ id: 'PhoneNumberCheck' });
export type PhoneNumberCheck = z.infer<typeof PhoneNumberCheck>;
