import type { VoiceOption } from '@parley/contract/resources/voice';
import { z } from 'zod';

type VendorVoice = Omit<VoiceOption, 'provider'>;

const tag = z.string().min(2).max(35);

/** Gender in a vendor's word for it; null for any other. */
function genderOf(word: string | null | undefined): VoiceOption['gender'] {
  const lower = word?.toLowerCase() ?? '';
  if (/^(female|feminine)$/.test(lower)) return 'female';
  if (/^(male|masculine)$/.test(lower)) return 'male';
  return /neutral/.test(lower) ? 'neutral' : null;
}

/** `GET /v1/voices` of ElevenLabs: its models speak every voice in every language of theirs. */
export const elevenLabsVoices = z
  .object({
    voices: z.array(
      z.object({
        voice_id: z.string(),
        name: z.string(),
        labels: z.object({ gender: z.string().nullish() }).nullish(),
      }),
    ),
  })
  .transform(({ voices }) =>
    voices.map(
      ({ voice_id, name, labels }): VendorVoice => ({
        voice_id,
        name,
        languages: [],
        gender: genderOf(labels?.gender),
      }),
    ),
  );

/** `GET /voices` of Cartesia. */
export const cartesiaVoices = z
  .object({
    data: z.array(z.object({ id: z.string(), name: z.string(), language: tag, gender: z.string().nullish() })),
  })
  .transform(({ data }) =>
    data.map(
      ({ id, name, language, gender }): VendorVoice => ({
        voice_id: id,
        name,
        languages: [language.replace('_', '-')],
        gender: genderOf(gender),
      }),
    ),
  );

/** `GET /v1/models` of Deepgram. */
export const deepgramVoices = z
  .object({
    tts: z.array(
      z.object({
        name: z.string(),
        canonical_name: z.string(),
        languages: z.array(tag).default([]),
        metadata: z.object({ tags: z.array(z.string()).nullish() }).nullish(),
      }),
    ),
  })
  .transform(({ tts }) =>
    tts.map(
      ({ name, canonical_name, languages, metadata }): VendorVoice => ({
        voice_id: canonical_name,
        name: name.charAt(0).toUpperCase() + name.slice(1),
        languages,
        gender: genderOf(metadata?.tags?.find((each) => genderOf(each) !== null)),
      }),
    ),
  );

/** `GET /cognitiveservices/voices/list` of Azure. */
export const azureVoices = z
  .array(
    z.object({
      ShortName: z.string(),
      DisplayName: z.string(),
      Gender: z.string().nullish(),
      Locale: tag,
      SecondaryLocaleList: z.array(tag).nullish(),
    }),
  )
  .transform((voices) =>
    voices.map(
      (voice): VendorVoice => ({
        voice_id: voice.ShortName,
        name: voice.DisplayName,
        languages: [voice.Locale, ...(voice.SecondaryLocaleList ?? [])],
        gender: genderOf(voice.Gender),
      }),
    ),
  );

/** Voices of OpenAI's `gpt-4o-mini-tts`, which no request lists. Source: its text-to-speech guide. */
export const openAiVoices: readonly VendorVoice[] = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'nova',
  'onyx',
  'sage',
  'shimmer',
  'verse',
].map((id) => ({ voice_id: id, name: id.charAt(0).toUpperCase() + id.slice(1), languages: [], gender: null }));
