import { weekdays } from '../../parts/weekdays.ts';
import type { AgentConfig } from '../draft/agent-draft.ts';
import type { AgentField, FieldGroup } from './field-types.ts';

const speaking = ['builtin', 'deepgram', 'elevenlabs', 'openai', 'openai-compatible', 'cartesia', 'azure'];
const hearing = ['builtin', 'deepgram', 'elevenlabs', 'openai', 'openai-compatible', 'assemblyai', 'azure'];

const pronunciation: readonly AgentField[] = [
  { path: 'word', kind: 'text', max: 80 },
  { path: 'alias', kind: 'text', max: 200 },
  { path: 'ipa', kind: 'text', max: 100 },
];

export const voiceGroup: FieldGroup = {
  name: 'voice',
  fields: [
    { path: 'voice.provider', kind: 'choice', choices: speaking },
    { path: 'voice.url', kind: 'address', isShown: ({ voice }) => voice.provider === 'openai-compatible' },
    { path: 'voice.voice_id', kind: 'voice' },
    { path: 'voice.speed', kind: 'slider', min: 0.5, max: 2, step: 0.05 },
    { path: 'voice.volume', kind: 'slider', min: 0, max: 2, step: 0.05 },
    { path: 'voice.pronunciation_dictionary', kind: 'rows', row: pronunciation, max: 200, isSpoken: true },
  ],
  advanced: [
    { path: 'voice.stability', kind: 'slider', min: 0, max: 1, step: 0.05 },
    { path: 'voice.fallback_voice_ids', kind: 'words', max: 5 },
    { path: 'background_sound.preset', kind: 'choice', choices: ['off', 'office', 'cafe', 'call-center'] },
    { path: 'background_sound.url', kind: 'address' },
    { path: 'background_sound.volume', kind: 'slider', min: 0, max: 1, step: 0.05 },
  ],
};

export const hearingGroup: FieldGroup = {
  name: 'hearing',
  fields: [
    { path: 'stt.provider', kind: 'choice', choices: hearing },
    { path: 'stt.url', kind: 'address', isShown: ({ stt }) => stt.provider === 'openai-compatible' },
    { path: 'stt.keywords', kind: 'words', max: 200 },
  ],
  advanced: [
    { path: 'stt.model', kind: 'text', max: 200 },
    { path: 'denoise', kind: 'automatic' },
  ],
};

const threshold: readonly AgentField[] = [
  { path: 'min_words', kind: 'number', min: 0, max: 20 },
  { path: 'min_ms', kind: 'number', min: 0, max: 5000, unit: 'milliseconds' },
];

export const turnsGroup: FieldGroup = {
  name: 'turns',
  fields: [
    { path: 'responsiveness', kind: 'slider', min: 0, max: 1, step: 0.05 },
    { path: 'interruption_sensitivity', kind: 'slider', min: 0, max: 1, step: 0.05 },
    { path: 'stt.endpointing_ms', kind: 'number', min: 100, max: 3000, unit: 'milliseconds' },
    { path: 'backchannel.enabled', kind: 'switch' },
  ],
  advanced: [
    { path: 'turn_taking.min_words', kind: 'number', min: 0, max: 20 },
    { path: 'turn_taking.min_ms', kind: 'number', min: 0, max: 5000, unit: 'milliseconds' },
    { path: 'turn_taking.while_speaking', kind: 'threshold', inner: threshold },
    { path: 'turn_taking.while_thinking', kind: 'threshold', inner: threshold },
    { path: 'turn_taking.ignore_phrases', kind: 'words', max: 100 },
    { path: 'turn_taking.stop_phrases', kind: 'words', max: 100 },
    { path: 'backchannel.frequency', kind: 'slider', min: 0, max: 1, step: 0.05, isShown: hasBackchannel },
    { path: 'backchannel.words', kind: 'words', max: 50, isShown: hasBackchannel },
  ],
};

function hasBackchannel({ backchannel }: AgentConfig): boolean {
  return backchannel.enabled;
}

export const endingGroup: FieldGroup = {
  name: 'ending',
  fields: [
    { path: 'max_duration_seconds', kind: 'number', min: 10, max: 43_200, unit: 'seconds' },
    { path: 'silence.remind_after_ms', kind: 'number', min: 1000, max: 120_000, unit: 'milliseconds' },
    { path: 'silence.end_after_ms', kind: 'number', min: 2000, max: 600_000, unit: 'milliseconds' },
    { path: 'end_call_message', kind: 'long', max: 1000 },
  ],
  advanced: [
    { path: 'silence.remind_max', kind: 'number', min: 0, max: 10 },
    { path: 'end_call_phrases', kind: 'words', max: 50 },
  ],
};

const target: readonly AgentField[] = [
  { path: 'label', kind: 'text', max: 120 },
  { path: 'key', kind: 'text' },
  { path: 'destination', kind: 'text', max: 320 },
  { path: 'mode', kind: 'choice', choices: ['cold', 'warm', 'attended'] },
  { path: 'whisper', kind: 'text', max: 1000 },
  { path: 'fallback', kind: 'text', max: 320 },
  { path: 'post_dial_digits', kind: 'text' },
  {
    path: 'hours',
    kind: 'hours',
    covers: weekdays.flatMap((day) => {
      const path = `transfer_targets[].hours.${day}`;
      return [path, `${path}[].from`, `${path}[].to`];
    }),
  },
];

const detectsVoicemail = ({ voicemail }: AgentConfig) => voicemail.detect;
const usesKeypad = ({ keypad }: AgentConfig) => keypad.enabled;

export const phoneGroups: readonly FieldGroup[] = [
  {
    name: 'phone',
    fields: [
      { path: 'voicemail.detect', kind: 'switch' },
      {
        path: 'voicemail.action',
        kind: 'choice',
        choices: ['hangup', 'message', 'continue'],
        isShown: detectsVoicemail,
      },
      {
        path: 'voicemail.message',
        kind: 'long',
        max: 2000,
        isShown: ({ voicemail }) => voicemail.detect && voicemail.action === 'message',
      },
      { path: 'keypad.enabled', kind: 'switch' },
    ],
    advanced: [
      { path: 'keypad.timeout_ms', kind: 'number', min: 500, max: 30_000, unit: 'milliseconds', isShown: usesKeypad },
      { path: 'keypad.finish_on', kind: 'text', isShown: usesKeypad },
      { path: 'keypad.max_digits', kind: 'number', min: 1, max: 64, isShown: usesKeypad },
    ],
  },
  {
    name: 'transfer',
    fields: [{ path: 'transfer_targets', kind: 'rows', row: target, max: 100 }],
    advanced: [
      { path: 'directory.access', kind: 'choice', choices: ['none', 'all', 'departments'] },
      {
        path: 'directory.departments',
        kind: 'words',
        max: 100,
        isShown: ({ directory }) => directory.access === 'departments',
      },
      { path: 'transfer.ring_seconds', kind: 'number', min: 5, max: 120, unit: 'seconds' },
      { path: 'transfer.record', kind: 'switch' },
      { path: 'transfer.transcribe', kind: 'switch' },
    ],
  },
];
