import type { SpeechOptions } from '#voice/ports.ts';
import { clamp } from '../../shared/speech-options.ts';
import { azureLocale } from './azure-address.ts';

/**
 * Voices for agents that name none.
 * Source: cognitive-services-speech-sdk-js `src/sdk/Synthesizer.ts` (`languageToDefaultVoice`).
 */
const defaultVoices: Readonly<Record<string, string>> = {
  'ar-EG': 'ar-EG-SalmaNeural',
  'cs-CZ': 'cs-CZ-AntoninNeural',
  'da-DK': 'da-DK-ChristelNeural',
  'de-DE': 'de-DE-KatjaNeural',
  'en-GB': 'en-GB-LibbyNeural',
  'en-US': 'en-US-AvaMultilingualNeural',
  'es-ES': 'es-ES-AlvaroNeural',
  'fi-FI': 'fi-FI-SelmaNeural',
  'fr-FR': 'fr-FR-DeniseNeural',
  'hi-IN': 'hi-IN-MadhurNeural',
  'it-IT': 'it-IT-IsabellaNeural',
  'ja-JP': 'ja-JP-NanamiNeural',
  'ko-KR': 'ko-KR-SunHiNeural',
  'nb-NO': 'nb-NO-PernilleNeural',
  'nl-NL': 'nl-NL-ColetteNeural',
  'pl-PL': 'pl-PL-AgnieszkaNeural',
  'pt-BR': 'pt-BR-FranciscaNeural',
  'pt-PT': 'pt-PT-DuarteNeural',
  'sv-SE': 'sv-SE-SofieNeural',
  'tr-TR': 'tr-TR-AhmetNeural',
  'uk-UA': 'uk-UA-OstapNeural',
  'zh-CN': 'zh-CN-XiaoxiaoNeural',
};
/** Speaks many languages and finds out by itself which. */
const multilingualVoice = 'en-US-AvaMultilingualNeural';

/** Bounds of `prosody rate`; beyond them words are hard to follow. */
const rates = { slowest: 0.5, fastest: 2 };

/** Speech synthesis markup of a text; stretches with IPA become `phoneme` elements. */
export function ssmlOf(
  text: string,
  options: Pick<SpeechOptions, 'voiceId' | 'language' | 'speed' | 'splitByIpa'>,
): string {
  const locale = azureLocale(options.language);
  const voice = options.voiceId === '' ? voiceOf(locale) : options.voiceId;
  const speed = clamp(options.speed, rates.slowest, rates.fastest);
  const words = withPhonemes(text, options.splitByIpa);
  const percent = Math.round((speed - 1) * 100);
  const spoken = percent === 0 ? words : `<prosody rate="${percent > 0 ? '+' : ''}${percent}%">${words}</prosody>`;
  return (
    `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${escapeXml(locale)}">` +
    `<voice name="${escapeXml(voice)}">${spoken}</voice></speak>`
  );
}

/** Source: "Pronunciation with SSML" at learn.microsoft.com (`phoneme` with `alphabet="ipa"`). */
function withPhonemes(text: string, splitByIpa: SpeechOptions['splitByIpa']): string {
  if (splitByIpa === undefined) return escapeXml(text);
  return splitByIpa(text)
    .map(({ text: written, ipa }) =>
      ipa === undefined
        ? escapeXml(written)
        : `<phoneme alphabet="ipa" ph="${escapeXml(ipa)}">${escapeXml(written)}</phoneme>`,
    )
    .join('');
}

/** The language's own voice in whatever country it is spoken, or one that speaks many. */
function voiceOf(locale: string): string {
  const [language = ''] = locale.split('-');
  return defaultVoices[locale] ?? defaultVoices[azureLocale(language)] ?? multilingualVoice;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters XML 1.0 cannot hold become spaces (section 2.2, `Char`); lone halves of a surrogate pair too. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
