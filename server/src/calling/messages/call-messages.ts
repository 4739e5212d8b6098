import type { MessagePort } from 'node:worker_threads';
import type { RtpSettings } from '@parley/rtp';
import type {
  CallEnd,
  CallToolRecord,
  EndReason,
  LineInfo,
  LineNotice,
  RecognitionOptions,
  SpeechOptions,
  ToolNotice,
  TransferChange,
  TransferRequest,
  TurnRecord,
} from '#voice/ports.ts';
import type { CallSettings } from '#voice/settings.ts';
import type { CarrierProtocol, CarrierStart } from '../../providers/lines/carrier/carrier-protocol.ts';
import type { SpeechToTextEngine, TextToSpeechEngine } from './speech-engine.ts';

/** Payloads between main thread and media workers: signalling and turns, never audio. */

/** Media transport of a browser's call. */
export type WebLineSpec =
  | { kind: 'webrtc'; offerSdp: string }
  /** Frames are relayed from the socket over the port. */
  | { kind: 'websocket'; port: MessagePort; codec: 'pcm' | 'opus' };

/** Media transport of a call. */
export type LineSpec =
  | WebLineSpec
  /** The media stream of a carrier or a telephone system, relayed over the port. */
  | { kind: 'carrier'; port: MessagePort; protocol: CarrierProtocol; start: CarrierStart; canTransfer: boolean }
  /** The call's signalling is at the other end of the port. Without an offer of the peer the line makes one. */
  | { kind: 'sip'; port: MessagePort; offerSdp: string | undefined; rtp: RtpProfile };

/** RTP settings that the trunk of a phone call decides. `facing`: the peer's signalling address, where known. */
export type RtpProfile = Pick<RtpSettings, 'codecs' | 'srtp' | 'sendsDigitsBy'> & { facing?: string };

/** Call leg to dial for a transfer, with its SDP offer. */
export interface LegRequest {
  legId: string;
  to: string;
  ringMs: number;
  sdp: string;
  /** Its signalling, as of a line of kind `sip`. */
  port: MessagePort;
}

/** Specification of a call, complete for a media worker to run it. */
export interface CallSpec {
  callId: string;
  info: Omit<LineInfo, 'wireCodec'>;
  line: LineSpec;
  settings: CallSettings;
  recognition: RecognitionOptions;
  recognizers: readonly SpeechToTextEngine[];
  voices: readonly { engine: TextToSpeechEngine; options: SpeechOptions }[];
  volume: number;
  /** null: where the recognizer has a limited vocabulary. */
  denoise: boolean | null;
  background: { loop: Int16Array; volume: number } | null;
  recordingPath: string | null;
  /** RTP settings of transfer legs; null where the call can dial none. */
  legs: RtpProfile | null;
}

/** In-call command. */
export type ControlCommand =
  | { action: 'say'; text: string }
  | { action: 'inject'; text: string }
  | { action: 'mute'; isMuted: boolean }
  | { action: 'transfer'; request: TransferRequest }
  | { action: 'press-digits'; digits: string }
  | { action: 'show'; notice: ToolNotice }
  /** The agent says that the time is up, then the call ends. */
  | { action: 'run-out'; reason: EndReason }
  | { action: 'end'; reason: EndReason };

/** Fact of a call for its record, in order of occurrence. */
export type RecordEntry =
  | { kind: 'answered' }
  /** The disclosure was heard in full. */
  | { kind: 'disclosed' }
  | { kind: 'turn'; turn: TurnRecord }
  /** So much was heard of the turn that the agent is speaking. */
  | { kind: 'unfinished-turn'; turn: TurnRecord }
  | { kind: 'tool'; call: CallToolRecord }
  | { kind: 'transfer'; change: TransferChange }
  | { kind: 'live'; notice: LineNotice }
  /** The recording lacks a part; the call goes on. */
  | { kind: 'recording-incomplete'; message: string }
  | { kind: 'problem'; stage: 'hear' | 'think' | 'speak' | 'line'; message: string }
  /** No media ever flowed. */
  | { kind: 'never-answered'; message: string }
  | { kind: 'ended'; end: CallEnd };
