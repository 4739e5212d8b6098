import { openVendorPeer, type VendorPeer } from '../../../providers/language/testing/vendor-peer.ts';
import { openAssemblyAiPeer } from '../../../providers/speech/testing/assemblyai-peer.ts';
import { startCartesiaPeer } from '../../../providers/speech/testing/cartesia-peer.ts';
import { startDeepgramPeer } from '../../../providers/speech/testing/deepgram-peer.ts';
import { startElevenLabsPeer } from '../../../providers/speech/testing/elevenlabs-peer.ts';
import { peerKey } from '../../../providers/speech/testing/socket-peer.ts';
import { tones } from '../../../providers/speech/testing/tone-fixtures.ts';
import { type MortalVendor, startMortalVendor } from './mortal-vendor.ts';
import { createWordTones, type WordTones } from './word-tones.ts';

/** Two vendors for each stage of a call, on this machine; the first of each is asked first. */
export interface Vendors {
  /** Deepgram, then AssemblyAI. They know the tones of the fixtures. */
  hearing: readonly [MortalVendor, MortalVendor];
  thinking: readonly [VendorPeer, VendorPeer];
  /** ElevenLabs, then Cartesia. */
  speaking: readonly [MortalVendor, MortalVendor];
  /** How both of them sound. */
  voice: WordTones;
  /** Settings that an operator needs to use them. */
  environment: NodeJS.ProcessEnv;
  /** Protocol errors of the clients. */
  complaints(): string[];
  close(): Promise<void>;
}

export async function startVendors(): Promise<Vendors> {
  const voice = createWordTones();
  const deepgram = await startDeepgramPeer();
  const assemblyai = await openAssemblyAiPeer(tones);
  const elevenlabs = await startElevenLabsPeer(voice.soundOf);
  const cartesia = await startCartesiaPeer(voice.soundOf);
  const hearing = [
    await startMortalVendor(deepgram.baseUrl),
    await startMortalVendor(`ws://${assemblyai.host}`),
  ] as const;
  const speaking = [await startMortalVendor(elevenlabs.baseUrl), await startMortalVendor(cartesia.baseUrl)] as const;
  const thinking = [await openVendorPeer('openai-compatible'), await openVendorPeer('openai-compatible')] as const;
  const addresses = {
    deepgram: hearing[0].baseUrl,
    assemblyai: `${hearing[1].baseUrl}/v3/ws`,
    elevenlabs: speaking[0].baseUrl,
    cartesia: speaking[1].baseUrl,
  };
  return {
    hearing,
    thinking,
    speaking,
    voice,
    environment: {
      NODE_ENV: 'test',
      PARLEY_EGRESS_ALLOW: '127.0.0.1',
      PARLEY_DEEPGRAM_API_KEY: peerKey,
      PARLEY_ASSEMBLYAI_API_KEY: peerKey,
      PARLEY_ELEVENLABS_API_KEY: peerKey,
      PARLEY_CARTESIA_API_KEY: peerKey,
      PARLEY_SPEECH_ADDRESSES: Object.entries(addresses)
        .map((entry) => entry.join('='))
        .join(','),
    },
    complaints: () => [deepgram, elevenlabs, cartesia].flatMap((peer) => peer.complaints),
    async close() {
      const all = [...hearing, ...speaking, ...thinking, deepgram, assemblyai, elevenlabs, cartesia];
      await Promise.all(all.map((one) => one.close()));
    },
  };
}
