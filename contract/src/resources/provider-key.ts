import { z } from 'zod';
import { rules } from '../rules.ts';

/** Vendors of language models and speech that need a key. */
export const keyProviders = [
  'openai',
  'anthropic',
  'google',
  'groq',
  'mistral',
  'deepgram',
  'elevenlabs',
  'cartesia',
  'assemblyai',
  'azure',
] as const;
export const KeyProvider = z.enum(keyProviders);
export type KeyProvider = z.infer<typeof KeyProvider>;

/** Purposes of a vendor: language models, speech-to-text, text-to-speech. */
export const ProviderUse = z.enum(['llm', 'stt', 'tts']);
export type ProviderUse = z.infer<typeof ProviderUse>;

const Region = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{2,40}$/, rules.provider_region)
  .meta({ examples: ['westeurope'] });

export const ProviderKeyWrite = z
  .strictObject({
    key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{8,512}$/, rules.provider_key_form)
      .meta({ description: 'Stored sealed, never shown again', examples: ['sk-proj-3f9a...'] }),
    region: Region.optional().meta({ description: 'Of `azure` alone, which needs it' }),
  })
  .meta({ id: 'ProviderKeyWrite' });
export type ProviderKeyWrite = z.infer<typeof ProviderKeyWrite>;

/** A stored key without its secret. */
export const StoredProviderKey = z
  .object({
    hint: z.string().meta({ description: 'Last four characters' }),
    region: z.string().nullable(),
    check: z.enum(['accepted', 'unverified']).meta({
      description:
        '`accepted`: the vendor answered with this key. `unverified`: it could not be asked, see `check_detail`',
    }),
    check_detail: z.string().meta({ description: 'Answer of the vendor in words' }),
    set_by: z.string().meta({ description: 'Name of the person or API key' }),
    set_at: z.iso.datetime(),
  })
  .meta({ id: 'StoredProviderKey' });
export type StoredProviderKey = z.infer<typeof StoredProviderKey>;

export const ProviderKey = z
  .object({
    provider: KeyProvider,
    uses: z.array(ProviderUse),
    source: z.enum(['account', 'installation', 'environment']).nullable().meta({
      description:
        'Key in use: of the account, else of the installation, else of the environment of the server; null: none',
    }),
    key: StoredProviderKey.nullable().meta({ description: 'Key stored here; null: none' }),
  })
  .meta({ id: 'ProviderKey' });
export type ProviderKey = z.infer<typeof ProviderKey>;
