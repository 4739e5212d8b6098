import { z } from 'zod';
import { Name } from '../names.ts';
import { rules } from '../rules.ts';
import { WeeklyHours } from './weekly-hours.ts';

/** Voice settings of an agent: text-to-speech, speech-to-text, turn taking and the phone. */

/** Speech vendors. `builtin` is the installation's own engine. */
export const hearingProviders = [
  'builtin',
  'deepgram',
  'elevenlabs',
  'openai',
  'openai-compatible',
  'assemblyai',
  'azure',
] as const;
export const speakingProviders = [
  'builtin',
  'deepgram',
  'elevenlabs',
  'openai',
  'openai-compatible',
  'cartesia',
  'azure',
] as const;

const hasServer = (choice: { provider: string; url?: string | undefined }) =>
  choice.provider !== 'openai-compatible' || choice.url !== undefined;
const serverMissing = { path: ['url'], message: rules.compatible_needs_url };

const ServerAddress = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .optional()
  .meta({ description: 'Base address, for `openai-compatible`' });

export const pronunciationEntriesMax = 200;

const Pronunciation = z
  .strictObject({
    word: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .regex(/[\p{L}\p{N}]/u, rules.word_needs_letter)
      .meta({
        description:
          'Word or phrase as it is written. In lower case it matches any case, with a capital letter only itself; always whole words, the longest entry first',
      }),
    alias: z.string().trim().min(1).max(200).meta({ description: 'Words that sound right, for every voice' }),
    ipa: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .meta({ description: 'Sounds in IPA, for voices that accept them (`azure`); others say the alias' }),
  })
  .meta({ id: 'Pronunciation' });

const PronunciationDictionary = z
  .array(Pronunciation)
  .max(pronunciationEntriesMax)
  .superRefine((entries, context) => {
    const words = new Set<string>();
    for (const [at, { word }] of entries.entries()) {
      if (words.has(word))
        context.addIssue({ code: 'custom', path: [at, 'word'], message: `"${word}" has an entry already` });
      words.add(word);
    }
  })
  .default([])
  .meta({
    description: 'Names and words that voices say wrong, and how to say them. Transcripts have the written words',
    examples: [[{ word: 'Kungsgatan', alias: 'Kungs gartan' }]],
  });

export const VoiceSettings = z
  .strictObject({
    provider: z.enum(speakingProviders).default('builtin').meta({
      description:
        '`builtin`: voices slt, rms, awb and kal16 (English), a downloaded one, or espeak in many languages where the operator has added it',
    }),
    url: ServerAddress,
    voice_id: z.string().max(200).default(''),
    speed: z.number().min(0.5).max(2).default(1).meta({
      description: '1 is natural; a vendor with narrower bounds speaks at the nearest',
    }),
    volume: z.number().min(0).max(2).default(1),
    stability: z.number().min(0).max(1).default(0.5),
    fallback_voice_ids: z.array(z.string().min(1).max(200)).max(5).default([]),
    pronunciation_dictionary: PronunciationDictionary,
  })
  .refine(hasServer, serverMissing);

export const SpeechToTextSettings = z
  .strictObject({
    provider: z.enum(hearingProviders).default('builtin').meta({
      description:
        '`builtin`: a downloaded model where there is one for the language, otherwise a limited vocabulary made from what the agent knows',
    }),
    url: ServerAddress,
    model: z.string().max(200).default(''),
    keywords: z.array(z.string().min(1).max(80)).max(200).default([]),
    endpointing_ms: z
      .int()
      .min(100)
      .max(3000)
      .default(600)
      .meta({ description: 'Silence that ends a turn, in ms of caller audio' }),
  })
  .refine(hasServer, serverMissing);

const BargeInThreshold = {
  min_words: z.int().min(0).max(20).default(1),
  min_ms: z.int().min(0).max(5000).default(300),
};

export const TurnTaking = z.strictObject({
  ...BargeInThreshold,
  ignore_phrases: z.array(z.string().min(1).max(80)).max(100).default([]),
  stop_phrases: z.array(z.string().min(1).max(80)).max(100).default([]),
  while_speaking: z.strictObject(BargeInThreshold).optional(),
  while_thinking: z.strictObject(BargeInThreshold).optional(),
});

export const Silence = z.strictObject({
  remind_after_ms: z
    .int()
    .min(1000)
    .max(120_000)
    .default(10_000)
    .meta({ description: 'Counted from the end of playback' }),
  remind_max: z.int().min(0).max(10).default(1),
  end_after_ms: z.int().min(2000).max(600_000).default(30_000),
});

export const CallControl = {
  end_call_phrases: z.array(z.string().min(1).max(80)).max(50).default([]),
  end_call_message: z.string().max(1000).default(''),
};

export const Voicemail = z.strictObject({
  detect: z.boolean().default(false),
  action: z.enum(['hangup', 'message', 'continue']).default('hangup'),
  message: z.string().max(2000).default(''),
});

export const TransferTarget = z.strictObject({
  key: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, rules.tool_name),
  label: z.string().min(1).max(120),
  destination: z.string().min(1).max(320).meta({
    description:
      'E.164 number, SIP address, or `queue:<name>`: callers wait in the queue of the directory entry of that name, with its hours and fallback',
  }),
  mode: z.enum(['cold', 'warm', 'attended']).default('cold').meta({
    description:
      "`cold`: blind transfer of the caller's line (REFER). `warm`: the target is called, hears the whisper and is bridged through this call. `attended`: like warm, then caller and target are connected directly",
  }),
  whisper: z.string().max(1000).default(''),
  post_dial_digits: z
    .string()
    .regex(/^[0-9A-D*#,w]{0,64}$/, rules.digits_and_waits)
    .default(''),
  fallback: z.string().max(320).default('').meta({
    description:
      'When nobody answers, or the target is closed: an E.164 number or a SIP address, `target:<key>` for another target with its own hours and fallback, `contact_request` for a request to call back; empty: the agent takes the caller back',
  }),
  hours: WeeklyHours.nullable()
    .default(null)
    .meta({ description: "Hours in the agent's time zone; outside them the fallback is called. null: always open" }),
});
export type TransferTarget = z.infer<typeof TransferTarget>;

/** As it may be written. */
export const NamedTransferTarget = TransferTarget.extend({ label: Name });

export const TransferSettings = z.strictObject({
  record: z.boolean().default(true).meta({ description: 'Continue the recording after a person took over' }),
  transcribe: z.boolean().default(false).meta({ description: 'Transcribe caller and person as turns' }),
  ring_seconds: z
    .int()
    .min(5)
    .max(120)
    .default(30)
    .meta({ description: 'Time a target may ring before the transfer fails' }),
});

export const Keypad = z.strictObject({
  enabled: z.boolean().default(true),
  timeout_ms: z.int().min(500).max(30_000).default(3000),
  finish_on: z
    .string()
    .regex(/^[0-9A-D*#]?$/, rules.one_key)
    .default('#'),
  max_digits: z.int().min(1).max(64).default(32),
});

export const BackgroundSound = z.strictObject({
  preset: z.enum(['off', 'office', 'cafe', 'call-center']).default('off'),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .nullable()
    .default(null),
  volume: z.number().min(0).max(1).default(0.2),
});

export const Backchannel = z.strictObject({
  enabled: z.boolean().default(false),
  frequency: z.number().min(0).max(1).default(0.5),
  words: z.array(z.string().min(1).max(40)).max(50).default([]),
});

const AnalysisField = z
  .strictObject({
    name: z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/, rules.variable_name),
    type: z.enum(['string', 'number', 'boolean', 'enum']),
    description: z.string().max(500).default(''),
    choices: z.array(z.string().min(1).max(120)).max(50).optional(),
  })
  .refine((field) => field.type !== 'enum' || (field.choices?.length ?? 0) > 0, {
    path: ['choices'],
    message: rules.enum_needs_choices,
  });

export const Analysis = z.strictObject({
  summary: z.boolean().default(true),
  success_criteria: z.string().max(2000).default(''),
  fields: z.array(AnalysisField).max(50).default([]),
});
