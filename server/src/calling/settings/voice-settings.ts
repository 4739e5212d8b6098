import { z } from 'zod';
import {
  addresses,
  integer,
  list,
  listOf,
  type SettingsOf,
  type SettingsTable,
  text,
} from '#platform/config/settings.ts';
import type { modelSettings } from '../../providers/speech/local/models/model-settings.ts';
import type { phoneSettings } from './phone-settings.ts';

/** Settings of speech vendors, media workers and WebRTC. */
export const voiceSettings = {
  deepgramApiKey: {
    variable: 'PARLEY_DEEPGRAM_API_KEY',
    doc: 'Lets agents hear and speak through Deepgram.',
    schema: text().optional(),
    isSecret: true,
  },
  elevenlabsApiKey: {
    variable: 'PARLEY_ELEVENLABS_API_KEY',
    doc: 'Lets agents hear and speak through ElevenLabs.',
    schema: text().optional(),
    isSecret: true,
  },
  cartesiaApiKey: {
    variable: 'PARLEY_CARTESIA_API_KEY',
    doc: 'Lets agents speak through Cartesia.',
    schema: text().optional(),
    isSecret: true,
  },
  assemblyaiApiKey: {
    variable: 'PARLEY_ASSEMBLYAI_API_KEY',
    doc: 'Lets agents hear through AssemblyAI.',
    schema: text().optional(),
    isSecret: true,
  },
  azureSpeechKey: {
    variable: 'PARLEY_AZURE_SPEECH_KEY',
    doc: 'Lets agents hear and speak through Azure; goes with the region.',
    schema: text().optional(),
    isSecret: true,
  },
  azureSpeechRegion: {
    variable: 'PARLEY_AZURE_SPEECH_REGION',
    doc: 'Region of the Azure Speech resource, for example `westeurope`.',
    schema: text().optional(),
  },
  speechAddresses: {
    variable: 'PARLEY_SPEECH_ADDRESSES',
    doc: 'Other addresses of speech vendors than their own, for example of a region: `deepgram=wss://api.eu.deepgram.com`, with commas.',
    schema: list().transform((entries, context) => {
      const addresses: Partial<Record<string, string>> = {};
      for (const entry of entries) {
        const [vendor = '', address = ''] = entry.split(/=(.*)/s);
        if (!/^(?:wss?|https?):\/\//.test(address)) context.addIssue(`expected vendor=address, got ${vendor}`);
        addresses[vendor] = address;
      }
      return addresses;
    }),
  },
  voiceCallsMax: {
    variable: 'PARLEY_VOICE_CALLS_MAX',
    doc: 'Calls this process takes at once; more are refused with 503. 0: as many as its processors carry, 50 for each media worker.',
    schema: integer(0, 100_000).default(0),
  },
  voiceWorkers: {
    variable: 'PARLEY_VOICE_WORKERS',
    doc: 'Threads that carry sound. 0: one for each processor but one, at least one.',
    schema: integer(0, 64).default(0),
  },
  voiceUdpPorts: {
    variable: 'PARLEY_VOICE_UDP_PORTS',
    doc: 'UDP ports for web voice, as `40000-40999`; one for each call. Default: any free port.',
    schema: z
      .string()
      .regex(/^\d{4,5}-\d{4,5}$/, 'expected two ports, as 40000-40999')
      .transform((range) => range.split('-').map(Number) as [number, number])
      .refine(([from, to]) => from >= 1024 && to <= 65_535 && from < to, 'expected two ports from 1024 to 65535')
      .optional(),
  },
  voiceHostAddresses: {
    variable: 'PARLEY_VOICE_HOST_ADDRESSES',
    doc: 'Public addresses of this machine that browsers are told besides its own, where it stands behind NAT; with commas.',
    schema: addresses(),
  },
  stunServers: {
    variable: 'PARLEY_STUN_SERVERS',
    doc: 'STUN servers for web voice, as `stun:stun.example.com:3478`, with commas. Default: none is asked.',
    schema: listOf((entry) => (/^stuns?:[^\s/]+$/.test(entry) ? undefined : `expected stun:host:port, got ${entry}`)),
  },
  turnUrl: {
    variable: 'PARLEY_TURN_URL',
    doc: 'TURN server for browsers that cannot reach this machine directly, as `turn:turn.example.com:3478`.',
    schema: text()
      .regex(/^turns?:[^\s/]+$/, 'expected turn:host:port')
      .optional(),
  },
  turnSecret: {
    variable: 'PARLEY_TURN_SECRET',
    doc: 'Secret shared with the TURN server (`use-auth-secret` of coturn); every call gets credentials of its own.',
    schema: text().optional(),
    isSecret: true,
  },
} as const satisfies SettingsTable;

/** Credentials of speech vendors. */
export type SpeechConfig = Pick<
  SettingsOf<typeof voiceSettings>,
  | 'assemblyaiApiKey'
  | 'azureSpeechKey'
  | 'azureSpeechRegion'
  | 'cartesiaApiKey'
  | 'deepgramApiKey'
  | 'elevenlabsApiKey'
  | 'speechAddresses'
> & { openaiApiKey?: string | undefined };

/** Settings that the voice runtime of a process reads. */
export type VoiceConfig = SettingsOf<typeof voiceSettings> &
  SettingsOf<typeof modelSettings> &
  Pick<SettingsOf<typeof phoneSettings>, 'rtpPorts' | 'sipPublicAddress'> &
  SpeechConfig & {
    allowedHosts: string[];
    dataDir: string;
  };
