/** Limits of an agent's speech recognition. */
export interface VoiceHearing {
  /** `limited`: little besides its expected phrases. `none`: nothing in its language. */
  vocabulary?: 'open' | 'limited' | 'none';
  examples?: string[];
}

/** The answer of `POST /api/web-voice/sessions`. */
export interface VoiceSession extends VoiceHearing {
  call_id: string;
  access_token: string;
  transport: 'webrtc' | 'websocket';
  /** Where an SDP offer is posted; may be relative to the server. */
  url: string;
  websocket_url: string;
  ice_servers?: { urls: string | string[]; username?: string; credential?: string }[];
  expires_at: string;
}

/** Events of the server during a call. */
export type VoiceNotice =
  | { kind: 'state'; state: 'listening' | 'thinking' | 'speaking' }
  /** `isFinal: false` replaces the last caption of the same role that was not final. */
  | { kind: 'caption'; role: 'user' | 'agent'; text: string; isFinal: boolean }
  | { kind: 'notice'; code: string; text: string };

export type ProblemCode =
  | 'microphone_denied'
  | 'microphone_missing'
  | 'microphone_busy'
  | 'network_lost'
  | 'busy'
  | 'refused'
  | 'unsupported';

export type VoiceEvent =
  | VoiceNotice
  | { kind: 'connected'; transport: 'webrtc' | 'websocket' }
  | { kind: 'reconnecting' }
  | { kind: 'reconnected' }
  /** The last event of a call. `reason`: what the server said, or `hangup` and `connection_lost` of our own. */
  | { kind: 'ended'; reason: string }
  | { kind: 'problem'; code: ProblemCode; text: string };

/** A call in progress. */
export interface VoiceCall {
  end(): void;
  setMuted(isMuted: boolean): void;
  /** One of 0-9 * #. */
  sendDigit(digit: string): void;
  /** How loud both sides are now, 0-1. */
  level(): { microphone: number; agent: number };
}

/** Why a call cannot be, or cannot go on. */
export class VoiceProblem extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, options: { cause?: unknown } = {}) {
    super(code, options);
    this.code = code;
  }
}

/** One way to carry the sound of a call. */
export interface Transport {
  readonly kind: 'webrtc' | 'websocket';
  send(message: { type: 'digit'; digit: string } | { type: 'hangup' }): void;
  agentLevel(): number;
  close(): void;
}

/** Events of a transport; none after `lost` or after it was closed. */
export interface TransportListener {
  message(message: Record<string, unknown>): void;
  lost(): void;
}
