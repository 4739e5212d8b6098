import { expect, it } from 'vitest';
import type { VoiceOption } from '../../api/schemas.ts';
import { foundVoices } from './found-voices.ts';

const voice = (provider: VoiceOption['provider'], id: string, name: string): VoiceOption => ({
  provider,
  voice_id: id,
  name,
  languages: ['sv-SE'],
  gender: null,
});

it('finds voices of the provider alone, by name, id and language together', () => {
  const voices = [voice('azure', 'a1', 'Sofie'), voice('azure', 'a2', 'Mattias'), voice('deepgram', 'd1', 'Sofie')];
  const idsOf = (sought: string) =>
    foundVoices(voices, { provider: 'azure', sought }).shown.map(({ voice_id }) => voice_id);
  expect([idsOf(''), idsOf('SV sofie'), idsOf('a2'), idsOf('thalia')]).toEqual([['a1', 'a2'], ['a1'], ['a2'], []]);
});

it('shows sixty voices at once and counts the others', () => {
  const voices = Array.from({ length: 75 }, (_, at) => voice('azure', `a${at}`, 'Voice'));
  const { shown, left } = foundVoices(voices, { provider: 'azure', sought: '' });
  expect([shown.length, left]).toEqual([60, 15]);
});
