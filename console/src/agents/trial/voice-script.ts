/** Parts of `/voice.js`, the voice of the widget, that a test call uses. */
interface VoiceScript {
  startVoiceCall(options: {
    baseUrl: string;
    session: unknown;
    language: string;
    onEvent(event: VoiceEvent): void;
  }): VoiceCall;
}

export interface VoiceCall {
  end(): void;
  setMuted(isMuted: boolean): void;
}

export type VoiceEvent =
  | { kind: 'state'; state: 'listening' | 'speaking' | 'thinking' }
  | { kind: 'caption'; role: 'agent' | 'user'; text: string; isFinal: boolean }
  | { kind: 'notice'; code: string; text: string }
  | { kind: 'connected' }
  | { kind: 'reconnecting' }
  | { kind: 'reconnected' }
  | { kind: 'ended'; reason: string }
  | { kind: 'problem'; code: string; text: string };

const globalName = 'ParleyVoice';
const findVoice = () => (window as unknown as Record<string, VoiceScript | undefined>)[globalName];

/** The script of the voice is not there, for instance offline. */
export class VoiceUnavailable extends Error {
  override readonly name = 'VoiceUnavailable';
}

/** Loads the voice of the widget, once for each page. Rejects with `VoiceUnavailable` where it cannot be loaded. */
export async function loadVoice(): Promise<VoiceScript> {
  const known = findVoice();
  if (known) return known;
  const script = document.createElement('script');
  script.src = '/voice.js';
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new VoiceUnavailable('voice.js could not be loaded'));
    document.head.append(script);
  });
  const loaded = findVoice();
  if (!loaded) throw new VoiceUnavailable('voice.js has no voice');
  return loaded;
}
