import { z } from 'zod';
import { LanguageTag } from './agent.ts';
import { speakingProviders, VoiceSettings } from './agent-voice.ts';

export const SpeakingProvider = z.enum(speakingProviders);

/** A voice that an agent of the account may have. */
export const VoiceOption = z
  .object({
    provider: SpeakingProvider,
    voice_id: z.string().meta({ description: 'For `voice.voice_id` of an agent' }),
    name: z.string(),
    languages: z.array(z.string()).meta({ description: 'BCP 47 tags; empty: the language of the text' }),
    gender: z.enum(['female', 'male', 'neutral']).nullable().meta({ description: 'As the vendor states it' }),
  })
  .meta({ id: 'VoiceOption' });
export type VoiceOption = z.infer<typeof VoiceOption>;

export const VoiceList = z.object({
  data: z.array(VoiceOption),
  unreached: z.array(SpeakingProvider).meta({
    description: 'Vendors with a key that did not answer with their voices just now',
  }),
});
export type VoiceList = z.infer<typeof VoiceList>;

/** Longest text of a preview. Unit: characters. */
export const previewTextMax = 300;

export const VoicePreview = z
  .strictObject({
    language: LanguageTag.default('en').meta({ description: 'BCP 47 tag of the text' }),
    voice: VoiceSettings.prefault({}).meta({ description: 'As in an agent; fallback voices are not used' }),
    text: z.string().trim().min(1).max(previewTextMax).optional().meta({
      description: 'Default: a greeting in the language, in English where there is none',
    }),
  })
  .meta({ id: 'VoicePreview' });
export type VoicePreview = z.infer<typeof VoicePreview>;
