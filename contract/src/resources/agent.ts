import { z } from 'zod';
import { AgentId } from '../ids.ts';
import { mergePatchOf } from '../merge-patch.ts';
import { Name, oneLine } from '../names.ts';
import { rules } from '../rules.ts';
import {
  Analysis,
  Backchannel,
  BackgroundSound,
  CallControl,
  Keypad,
  NamedTransferTarget,
  Silence,
  SpeechToTextSettings,
  TransferSettings,
  TransferTarget,
  TurnTaking,
  Voicemail,
  VoiceSettings,
} from './agent-voice.ts';

export const LanguageTag = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/, rules.language_tag)
  .meta({ description: 'BCP 47 language tag', examples: ['en', 'sv-SE'] });

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
/** True for a name that is a link to another in this runtime's list, such as Asia/Kolkata to Asia/Calcutta. */
function isLinkedZone(zone: string): boolean {
  if (!/^[A-Z][A-Za-z_]{1,30}(?:\/[A-Z][A-Za-z0-9_+-]{1,30}){1,2}$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

export const TimeZone = z
  .string()
  .refine((zone) => timeZones.has(zone) || isLinkedZone(zone), rules.time_zone)
  .meta({ description: 'IANA time zone', examples: ['Europe/Stockholm'] });

export const VariableName = z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/, rules.variable_name);
const HeaderName = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, rules.http_header_name);

export const languageModelProviders = [
  'builtin',
  'openai',
  'openai-compatible',
  'local',
  'anthropic',
  'google',
  'groq',
  'mistral',
] as const;

const ModelChoice = {
  provider: z.enum(languageModelProviders),
  model: z.string().max(200).default('').meta({
    description:
      "The vendor's name of the model; empty for `builtin`; `<server>/<model>` for `local`, as `GET /api/language-models` lists them",
  }),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .optional()
    .meta({ description: 'Base address, for `openai-compatible`' }),
  headers: z.record(HeaderName, z.string().max(4096)).default({}).meta({
    description:
      'Sent to the vendor, for example its key. Stored sealed; shown masked; a masked value sent back changes nothing',
  }),
};

const needsAddress = (choice: { provider: string; url?: string | undefined }) =>
  choice.provider !== 'openai-compatible' || choice.url !== undefined;
const needsModel = (choice: { provider: string; model: string }) =>
  choice.provider === 'builtin' || choice.model !== '';

/** The server of a `local` model is a setting of the installation: an agent only names it. */
const namesServer = (choice: { provider: string; model: string }) =>
  choice.provider !== 'local' || /^[a-z0-9][a-z0-9-]{0,39}\/./.test(choice.model);
const hasNoAddress = (choice: { provider: string; url?: string | undefined; headers: Record<string, string> }) =>
  choice.provider !== 'local' || (choice.url === undefined && Object.keys(choice.headers).length === 0);

const localModelForm = { path: ['model'], message: rules.local_model };
const localWithAddress = {
  path: ['url'],
  message: rules.local_without_url,
};

const FallbackModel = z
  .strictObject(ModelChoice)
  .refine(needsAddress, { path: ['url'], message: rules.compatible_needs_url })
  .refine(hasNoAddress, localWithAddress)
  .refine(namesServer, localModelForm)
  .refine(needsModel, { path: ['model'], message: rules.model_missing });

export const LanguageModelSettings = z
  .strictObject({
    ...ModelChoice,
    provider: ModelChoice.provider.default('builtin'),
    temperature: z.number().min(0).max(2).default(0.3),
    max_tokens: z.int().min(16).max(32_000).default(600).meta({ description: 'Maximum tokens of one reply' }),
    fallbacks: z.array(FallbackModel).max(5).optional().meta({
      description:
        'Failover: models tried in order when the model fails. Omitted: the other configured vendors, then the built-in model; empty: none',
    }),
    timeout_seconds: z
      .number()
      .min(1)
      .max(120)
      .default(10)
      .meta({ description: 'Timeout until the first token (TTFB)' }),
  })
  .refine(needsAddress, { path: ['url'], message: rules.compatible_needs_url })
  .refine(hasNoAddress, localWithAddress)
  .refine(namesServer, localModelForm)
  .refine(needsModel, { path: ['model'], message: rules.model_missing });
export type LanguageModelSettings = z.infer<typeof LanguageModelSettings>;

export const KnowledgeSettings = z.strictObject({
  enabled: z.boolean().default(true),
  top_k: z.int().min(1).max(20).default(4),
  min_score: z.number().min(0).max(1).default(0.2),
  show_sources: z.boolean().default(false).meta({
    description:
      'Visitors see under an answer which passages of the knowledge base it rests on: their titles, and links to the pages they are from',
  }),
  write_questions: z.boolean().default(true).meta({
    description:
      "The agent's model writes questions for each passage of the knowledge base, by which it is found in other words; the built-in model writes none",
  }),
});

/** Statement that one talks to a machine, which EU law requires at the first contact (AI Act, article 50). */
export const AiDisclosure = z.strictObject({
  enabled: z.boolean().nullable().default(null).meta({
    description:
      "null: on where the account's country is in the EU or EEA; for an account without a country, where the agent's language is one of theirs",
  }),
  text: z.string().max(500).default('').meta({
    description:
      "Spoken before anything else and not cut by barge-in; shown in the widget. Empty: the standard text of the agent's language. Takes `{{name}}` variables",
  }),
});
export type AiDisclosure = z.infer<typeof AiDisclosure>;

/** Directory entries that an agent may look up and transfer callers to. */
export const DirectoryAccess = z.strictObject({
  access: z.enum(['none', 'all', 'departments']).default('none').meta({
    description: 'Entries the agent may look up: none, all of the account, or those of `departments`',
  }),
  departments: z
    .array(oneLine(120))
    .max(100)
    .default([])
    .meta({ description: 'Names of departments, whose own entries and people `departments` allows' }),
});
export type DirectoryAccess = z.infer<typeof DirectoryAccess>;

/** Every field of an agent that a version keeps. A new agent needs a name; everything else has a default. */
export const agentFields = {
  name: z.string().trim().min(1).max(120),
  is_active: z.boolean().default(true),
  language: LanguageTag.default('en'),
  timezone: TimeZone.default('UTC'),
  prompt: z
    .string()
    .max(100_000)
    .default('')
    .meta({ description: 'System prompt: role, knowledge and behaviour of the agent' }),
  greeting: z.string().max(2000).default('').meta({ description: 'First message of the agent; empty: none' }),
  first_speaker: z.enum(['agent', 'user', 'model']).default('agent'),
  greeting_delay_ms: z.int().min(0).max(10_000).default(0),
  greeting_interruptible: z.boolean().default(true),
  llm: LanguageModelSettings.prefault({}),
  voice: VoiceSettings.prefault({}),
  stt: SpeechToTextSettings.prefault({}),
  interruption_sensitivity: z
    .number()
    .min(0)
    .max(1)
    .default(0.7)
    .meta({ description: 'Barge-in sensitivity; 0: the agent cannot be interrupted' }),
  responsiveness: z.number().min(0).max(1).default(0.7),
  turn_taking: TurnTaking.prefault({}),
  max_duration_seconds: z.int().min(10).max(43_200).default(600),
  silence: Silence.prefault({}),
  ...CallControl,
  voicemail: Voicemail.prefault({}),
  transfer_targets: z.array(TransferTarget).max(100).default([]),
  transfer: TransferSettings.prefault({}),
  directory: DirectoryAccess.prefault({}),
  keypad: Keypad.prefault({}),
  background_sound: BackgroundSound.prefault({}),
  denoise: z.boolean().nullable().default(null).meta({
    description:
      "Noise suppression of the caller's audio in front of speech-to-text; null: where the built-in recognizer hears. The recording keeps the original",
  }),
  backchannel: Backchannel.prefault({}),
  ai_disclosure: AiDisclosure.prefault({}),
  recording_enabled: z.boolean().default(true),
  consent_message: z.string().max(2000).default(''),
  data_retention_days: z.int().min(1).max(3650).nullable().default(null).meta({
    description:
      "Days the agent's calls, recordings, transcripts, chats and tool logs are kept; the shorter of this and the account's retention policy counts. null: the account's policy alone",
  }),
  pii_redaction: z.boolean().default(false).meta({
    description:
      'Email addresses, phone numbers, payment cards, IBANs and personal identity numbers are replaced by [email], [phone], [card], [iban] and [id] before anything said is stored. The live conversation has the real words. In a recording the turns with personal data are silent, and all sound that is no turn of the transcript',
  }),
  zero_retention: z.boolean().default(false).meta({
    description:
      'Nothing said is stored: no transcript, recording, tool arguments or results. A chat is stored while it is open and erased as it ends',
  }),
  analysis: Analysis.prefault({}),
  dynamic_variables: z
    .record(VariableName, z.string().max(2000))
    .default({})
    .meta({ description: 'Defaults of `{{name}}` in prompt and greeting' }),
  metadata: z.record(z.string().min(1).max(64), z.string().max(500)).default({}),
  tool_ids: z.array(z.guid()).max(64).default([]).meta({ description: 'In the order they are offered' }),
  disabled_tool_ids: z
    .array(z.guid())
    .max(64)
    .default([])
    .meta({ description: 'IDs of attached tools that are disabled' }),
  tool_revisions: z.record(z.guid(), z.int().min(1)).default({}).meta({
    description: 'The revision of each tool that this version runs; a tool not named here gets its newest',
  }),
  workflow_id: z.guid().nullable().default(null).meta({
    description: 'Workflow that conversations follow; null: none, the prompt alone',
  }),
  workflow_version: z.int().min(1).nullable().default(null).meta({
    description: 'Fixed version of the workflow; null: a new conversation starts on the published one',
  }),
  knowledge: KnowledgeSettings.prefault({}),
  webhook_url: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .nullable()
    .default(null),
  webhook_events: z.array(z.string().min(1).max(64)).max(50).default([]),
  chat_enabled: z.boolean().default(true),
};

/** The whole configuration of an agent, as stored in a version. */
export const AgentConfig = z.strictObject(agentFields).meta({ id: 'AgentConfig' });
export type AgentConfig = z.infer<typeof AgentConfig>;

/** Configuration as accepted on writes. Versions and calls older than a rule are still read by AgentConfig. */
const AgentBody = z.strictObject({
  ...agentFields,
  name: Name,
  transfer_targets: z.array(NamedTransferTarget).max(100).default([]),
});
export const AgentCreate = AgentBody.meta({ id: 'AgentCreate' });

/** JSON merge patch: null brings a field's default back. */
export const AgentUpdate = mergePatchOf(AgentBody).meta({ id: 'AgentUpdate' });

/** A setting of an agent that cannot take effect, or with which callers are understood worse. */
export const AgentWarning = z
  .object({
    code: z.enum([
      'model_key_missing',
      'model_server_missing',
      'voice_key_missing',
      'stt_key_missing',
      'stt_language_unsupported',
      'voice_language_unsupported',
      'denoise_off',
    ]),
    path: z.string().meta({ description: 'JSON pointer to the field it is about', examples: ['/llm/provider'] }),
    provider: z.string(),
    settings: z.array(z.string()).meta({ description: 'Settings of the server that are missing' }),
    message: z.string(),
  })
  .meta({ id: 'AgentWarning' });
export type AgentWarning = z.infer<typeof AgentWarning>;

export const Agent = z
  .object({
    id: AgentId,
    version: z.int().meta({ description: 'Number of the current version; also the ETag' }),
    ...agentFields,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    trashed_at: z.iso.datetime().nullable(),
    warnings: z.array(AgentWarning).meta({
      readOnly: true,
      description: 'Settings that cannot take effect, such as a vendor without an API key on this installation',
    }),
  })
  .meta({ id: 'Agent' });
export type Agent = z.infer<typeof Agent>;
