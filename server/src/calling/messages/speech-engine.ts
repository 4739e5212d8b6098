/** Endpoint and credentials of a speech vendor. The key never leaves the process. */
export interface VendorAccess {
  apiKey: string;
  /** Base URL instead of the vendor's default. */
  baseUrl?: string;
  /** Model; empty selects the vendor's default. */
  model?: string;
}

export type SpeechToTextEngine =
  | { vendor: 'builtin' }
  | ({ vendor: 'deepgram' | 'elevenlabs' | 'openai' | 'assemblyai' } & VendorAccess)
  | ({ vendor: 'azure'; region: string } & VendorAccess)
  | { vendor: 'openai-compatible'; baseUrl: string; model: string };

export type TextToSpeechEngine =
  | { vendor: 'builtin' }
  | ({ vendor: 'deepgram' | 'elevenlabs' | 'openai' | 'cartesia' } & VendorAccess)
  | ({ vendor: 'azure'; region: string } & VendorAccess)
  | { vendor: 'openai-compatible'; baseUrl: string; model: string };
