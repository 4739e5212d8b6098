import type { VoiceOption } from '@parley/contract/resources/voice';
import { findEspeak } from '../local/espeak/find-espeak.ts';

const flite: readonly VoiceOption[] = [
  { provider: 'builtin', voice_id: 'slt', name: 'SLT', languages: ['en-US'], gender: 'female' },
  { provider: 'builtin', voice_id: 'rms', name: 'RMS', languages: ['en-US'], gender: 'male' },
  { provider: 'builtin', voice_id: 'awb', name: 'AWB', languages: ['en-GB'], gender: 'male' },
  { provider: 'builtin', voice_id: 'kal16', name: 'KAL', languages: ['en-US'], gender: 'male' },
];

const espeak: readonly VoiceOption[] = [
  { provider: 'builtin', voice_id: 'espeak', name: 'eSpeak NG', languages: [], gender: 'male' },
  { provider: 'builtin', voice_id: 'espeak+m3', name: 'eSpeak NG m3', languages: [], gender: 'male' },
  { provider: 'builtin', voice_id: 'espeak+f3', name: 'eSpeak NG f3', languages: [], gender: 'female' },
];

/** Voices of the engines on this machine: of flite, and of eSpeak NG where the operator has added it. */
export function builtinVoices(hasEspeak = findEspeak() !== undefined): VoiceOption[] {
  return [...flite, ...(hasEspeak ? espeak : [])];
}
