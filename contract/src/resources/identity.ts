import { z } from 'zod';
import { AgentId, CallId, ChatSessionId, DeletionCertificateId, IdentityVerificationId, ToolId } from '../ids.ts';
import { Name } from '../names.ts';
import { IdentityMethod, identityMethods } from './identity-method.ts';

/** Services that verify people, by the name in the address. */
export const identityProviders = ['oidc-ciba', 'oidc', 'bankid', 'vipps'] as const;
export const IdentityProviderName = z.enum(identityProviders).meta({
  description:
    'oidc-ciba: any OpenID provider with client-initiated backchannel authentication; oidc: any OpenID provider, by a link in a chat; bankid: BankID, with a client certificate; vipps: Vipps MobilePay login without a browser',
});
export type IdentityProviderName = z.infer<typeof IdentityProviderName>;

export const IdentityMode = z.enum(['test', 'live']).meta({
  description: 'test: the test environment of the service, whose identities prove nothing and open nothing',
});
export type IdentityMode = z.infer<typeof IdentityMode>;

const Claim = z.string().min(1).max(200);
const settings = {
  issuer: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional()
    .meta({ description: 'Issuer of the OpenID provider', examples: ['https://login.example.com'] }),
  client_id: z.string().min(1).max(200).optional(),
  client_auth: z.enum(['client_secret_basic', 'client_secret_post']).optional().meta({
    description: 'How the client secret is sent; default: client_secret_basic',
  }),
  delivery: z.enum(['poll', 'ping']).optional().meta({
    description: 'ping: the provider calls back when the person has answered; default: poll',
  }),
  scope: z.string().min(1).max(500).optional().meta({ description: 'Default: openid profile' }),
  acr_values: z.string().min(1).max(500).optional().meta({
    description: 'Required level of the verification; an answer of another level is refused',
  }),
  login_hint: z
    .string()
    .max(200)
    .optional()
    .meta({
      description:
        'How a person is named to the provider: `{phone}` is the number with its plus sign, `{digits}` without, `{personal_number}` a personal number',
      examples: ['tel:{phone}'],
    }),
  personal_number_claim: Claim.optional().meta({ description: 'Default: personal_number' }),
  phone_number_claim: Claim.optional().meta({ description: 'Default: phone_number' }),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional()
    .meta({ description: "Of bankid: another address than BankID's own" }),
  accepts_test_identities: z.boolean().optional().meta({
    description:
      'Dangerous. Of test mode: anyone may be anyone there, so its verifications open nothing; true lets them, for trying out an agent. Default: false',
  }),
};

/** Connects a service. Secrets that are left out stay as they are. */
export const IdentityConnectionSet = z
  .strictObject({
    name: Name.optional().meta({ description: 'As people of the account know it' }),
    mode: IdentityMode.default('test'),
    ...settings,
    client_secret: z.string().min(1).max(500).optional().meta({ description: 'Stored sealed, never shown again' }),
    certificate: z.string().min(1).max(20_000).optional().meta({ description: 'Client certificate, PEM' }),
    private_key: z
      .string()
      .min(1)
      .max(20_000)
      .optional()
      .meta({ description: 'Key of the certificate, PEM; stored sealed, never shown again' }),
    ca: z
      .string()
      .min(1)
      .max(20_000)
      .optional()
      .meta({ description: 'Certificate authority of the service, PEM; default: the public ones' }),
  })
  .meta({ id: 'IdentityConnectionSet' });
export type IdentityConnectionSet = z.infer<typeof IdentityConnectionSet>;

export const IdentitySettings = z.object(settings).meta({ id: 'IdentitySettings' });
export type IdentitySettings = z.infer<typeof IdentitySettings>;

export const IdentityConnection = z
  .object({
    provider: IdentityProviderName,
    method: IdentityMethod,
    name: z.string(),
    mode: IdentityMode,
    settings: IdentitySettings,
    has_secret: z.boolean().meta({ description: 'A client secret or private key is stored' }),
    test: z
      .object({ is_ok: z.boolean(), detail: z.string(), at: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Last test; null: not tested since it changed' }),
    callback_url: z.string().nullable().meta({
      description: 'Address to enter at the provider; null: none is needed',
    }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'IdentityConnection' });
export type IdentityConnection = z.infer<typeof IdentityConnection>;

export const IdentityConnectionList = z.object({
  data: z.array(IdentityConnection),
  available: z
    .array(z.object({ provider: IdentityProviderName, method: IdentityMethod, is_connected: z.boolean() }))
    .meta({ description: 'Every service there is' }),
});

export const identityStates = ['pending', 'approved', 'declined', 'expired', 'failed'] as const;
export const IdentityState = z.enum(identityStates);
export type IdentityState = z.infer<typeof IdentityState>;

export const identityFailures = [
  'provider_refused',
  'provider_unavailable',
  'subject_mismatch',
  'other_subject',
  'level_too_low',
  'interrupted',
  'conversation_ended',
] as const;
export const IdentityFailure = z.enum(identityFailures).meta({
  description:
    'subject_mismatch: another person answered than the one who was asked; other_subject: another person was verified in this conversation before; interrupted: the process ended while the service was asked',
});
export type IdentityFailure = z.infer<typeof IdentityFailure>;

/** Starts a verification of the person in one call or chat. */
export const StartIdentityVerification = z
  .strictObject({
    call_id: CallId.optional().meta({ description: 'A call in progress; either this or `session_id`' }),
    session_id: ChatSessionId.optional().meta({ description: 'An open chat' }),
    provider: IdentityProviderName.optional().meta({ description: 'Default: the first one that suits' }),
    subject_hint: z
      .string()
      .trim()
      .min(4)
      .max(40)
      .optional()
      .meta({
        description:
          'Phone number with its country code, or personal number of the person on this line; default: the number of the call',
        examples: ['+46701740605'],
      }),
    message: z.string().trim().min(1).max(100).meta({ description: 'What the person reads in their app' }),
  })
  .meta({ id: 'StartIdentityVerification' });
export type StartIdentityVerification = z.infer<typeof StartIdentityVerification>;

export const IdentityVerification = z
  .object({
    id: IdentityVerificationId,
    method: IdentityMethod,
    provider: IdentityProviderName,
    mode: IdentityMode,
    state: IdentityState,
    failure: IdentityFailure.nullable().meta({ description: 'Why it failed' }),
    call_id: CallId.nullable(),
    session_id: ChatSessionId.nullable(),
    agent_id: AgentId.nullable(),
    asked_by: z.enum(['api', 'agent', 'visitor']),
    message: z.string().nullable().meta({ description: 'What the person read; null once anonymous' }),
    subject_hash: z.string().nullable().meta({
      description: 'Keyed hash of the person: the same person has the same one in this account',
    }),
    subject_hint: z
      .string()
      .nullable()
      .meta({
        description: 'The last two digits of the personal number, the rest masked',
        examples: ['••••••••••05'],
      }),
    level: z.string().nullable().meta({ description: 'Level as the provider names it' }),
    continue_url: z.string().nullable().meta({
      description: 'Where the person goes on, while it is pending; null where their app is asked directly',
    }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().meta({ description: 'Until then the person can answer' }),
    finished_at: z.iso.datetime().nullable(),
    valid_until: z.iso.datetime().nullable().meta({
      description: 'Until then an approved one counts, in its own call or chat',
    }),
    anonymized_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'IdentityVerification' });
export type IdentityVerification = z.infer<typeof IdentityVerification>;

export const AnonymizedVerification = z
  .object({ verification: IdentityVerification, certificate_id: DeletionCertificateId })
  .meta({ id: 'AnonymizedVerification' });

const Days = z.int().min(1).max(3650);
export const IdentityRetentionPolicySet = z
  .strictObject({
    person_days: Days.meta({
      description: 'Days until a verification is made anonymous: who it was, in which conversation and what for',
    }),
    record_days: Days.meta({ description: 'Days until the rest, result and time, is deleted' }),
  })
  .meta({ id: 'IdentityRetentionPolicySet' });
export type IdentityRetentionPolicySet = z.infer<typeof IdentityRetentionPolicySet>;

export const IdentityRetentionPolicy = z
  .object({
    person_days: z.int(),
    record_days: z.int(),
    is_default: z.boolean(),
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'IdentityRetentionPolicy' });
export type IdentityRetentionPolicy = z.infer<typeof IdentityRetentionPolicy>;

const Counts = z.object({
  total: z.int(),
  approved: z.int(),
  declined: z.int(),
  expired: z.int(),
  failed: z.int(),
  pending: z.int(),
});
export const IdentityStatistics = z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    live: Counts,
    test: Counts,
    approval_rate: z.number().nullable().meta({ description: 'Approved among the finished ones in live mode' }),
    answer_seconds_p50: z.number().nullable().meta({ description: 'Median time to the approval' }),
    by_provider: z.array(Counts.extend({ provider: IdentityProviderName, mode: IdentityMode })),
    by_failure: z.array(z.object({ failure: IdentityFailure, total: z.int() })),
  })
  .meta({ id: 'IdentityStatistics' });
export type IdentityStatistics = z.infer<typeof IdentityStatistics>;

export const marketplaceToolKeys = ['verify-eid', 'verify-mobile-pay', 'verify-before-payout'] as const;
export const MarketplaceToolKey = z.enum(marketplaceToolKeys);
export type MarketplaceToolKey = z.infer<typeof MarketplaceToolKey>;

export const MarketplaceTool = z
  .object({
    key: MarketplaceToolKey,
    name: z.string(),
    description: z.string(),
    method: z.enum(identityMethods),
    gates: z.boolean().meta({ description: 'It wants the tools that it is to stand before' }),
    is_available: z.boolean().meta({ description: 'A service of its method is connected' }),
  })
  .meta({ id: 'MarketplaceTool' });
export type MarketplaceTool = z.infer<typeof MarketplaceTool>;

export const MarketplaceToolList = z.object({ data: z.array(MarketplaceTool) });

export const InstallMarketplaceTool = z
  .strictObject({
    agent_id: AgentId,
    message: z.string().trim().min(1).max(100).optional().meta({ description: 'What the person reads in their app' }),
    gated_tool_ids: z
      .array(ToolId)
      .max(32)
      .default([])
      .meta({ description: 'Tools of the agent that are refused without a verification from now on' }),
  })
  .meta({ id: 'InstallMarketplaceTool' });
export type InstallMarketplaceTool = z.infer<typeof InstallMarketplaceTool>;

export const InstalledMarketplaceTool = z
  .object({
    agent_id: AgentId,
    agent_version: z.int(),
    tool_id: ToolId,
    tool_name: z.string(),
    gated_tool_ids: z.array(ToolId),
  })
  .meta({ id: 'InstalledMarketplaceTool' });
