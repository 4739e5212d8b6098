import type { VoiceOption } from '../../api/schemas.ts';

/** Voices shown at once. */
const shownMax = 60;

/** Voices of a provider that match all words sought, at most 60 of them, and the number of those left out. */
export function foundVoices(
  voices: readonly VoiceOption[],
  { provider, sought }: { provider: string; sought: string },
): { shown: VoiceOption[]; left: number } {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = voices.filter((voice) => {
    if (voice.provider !== provider) return false;
    const text = `${voice.name} ${voice.voice_id} ${voice.languages.join(' ')}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  return { shown: found.slice(0, shownMax), left: Math.max(0, found.length - shownMax) };
}
