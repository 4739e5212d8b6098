import type { MessagePort } from 'node:worker_threads';
import type { RtpSettings } from '@parley/rtp';
import type { ToolCall, ToolOutcome } from '#brain/ports.ts';
import type {
  CallEnd,
  CallToolRecord,
  EndReason,
  LineInfo,
  LineNotice,
  RecognitionOptions,
  ReplyRequest,
  SpeechOptions,
  ToolNotice,
  TransferMode,
  TransferRequest,
  TransferState,
  TurnRecord,
} from '#voice/ports.ts';
import type { CallSettings } from '#voice/settings.ts';
import type { CarrierProtocol, CarrierStart } from '../../providers/lines/carrier/carrier-protocol.ts';
import type { SpeechModel } from '../../providers/speech/local/models/catalogue.ts';
import type { SpeechToTextEngine, TextToSpeechEngine } from './speech-engine.ts';

/** What main thread and media workers say to each other: signalling and turns, never sound. */

/** How the sound of a browser's call comes in and goes out. */
export type WebLineSpec =
  | { kind: 'webrtc'; offerSdp: string }
  /** Frames are relayed from the socket over the port. */
  | { kind: 'websocket'; port: MessagePort; codec: 'pcm' | 'opus' };

/** How a call's sound comes in and goes out. */
export type LineSpec =
  | WebLineSpec
  /** The media stream of a carrier or a telephone system, relayed over the port. */
  | { kind: 'carrier'; port: MessagePort; protocol: CarrierProtocol; start: CarrierStart; canTransfer: boolean }
  /** The call's signalling is at the other end of the port. Without an offer of the peer the line makes one. */
  | { kind: 'sip'; port: MessagePort; offerSdp: string | undefined; rtp: RtpProfile };

/** What of the sound of a phone call its trunk decides. `facing`: where the peer's signalling is, where that is known. */
export type RtpProfile = Pick<RtpSettings, 'codecs' | 'srtp' | 'sendsDigitsBy'> & { facing?: string };

/** A phone rung for a caller who is being transferred, with the offer for it. */
export interface LegRequest {
  legId: string;
  to: string;
  ringMs: number;
  sdp: string;
  /** Its signalling, as of a line of kind `sip`. */
  port: MessagePort;
}

/** Everything a media worker needs to run a call. */
export interface CallSpec {
  callId: string;
  info: Omit<LineInfo, 'wireCodec'>;
  line: LineSpec;
  settings: CallSettings;
  recognition: RecognitionOptions;
  recognizers: readonly SpeechToTextEngine[];
  voices: readonly { engine: TextToSpeechEngine; options: SpeechOptions }[];
  volume: number;
  denoise: boolean;
  background: { loop: Int16Array; volume: number } | null;
  recordingPath: string | null;
  /** How phones rung for the caller carry their sound; null where the call can ring nobody. */
  legs: RtpProfile | null;
}

export type ControlCommand =
  | { action: 'say'; text: string }
  | { action: 'inject'; text: string }
  | { action: 'mute'; isMuted: boolean }
  | { action: 'transfer'; request: TransferRequest }
  | { action: 'press-digits'; digits: string }
  | { action: 'show'; notice: ToolNotice }
  | { action: 'end'; reason: EndReason };

export type ToWorker =
  | { kind: 'start'; spec: CallSpec }
  | { kind: 'reattach'; callId: string; line: WebLineSpec }
  | { kind: 'control'; callId: string; requestId: number; command: ControlCommand }
  | { kind: 'leg-rings'; callId: string; legId: string }
  /** What the carrier of a line did that was to send the caller elsewhere; `failure` null: it does. */
  | { kind: 'line-transferred'; requestId: number; failure: string | null }
  /** A model lies whole in the folder: new calls may use it, once it has been tried. */
  | { kind: 'use-model'; model: SpeechModel; folder: string }
  | { kind: 'thought'; callId: string; answerId: number; thought: Thought };

/** What the mind says of an answer. */
export type Thought =
  | { kind: 'text'; delta: string; isWhole?: boolean | undefined }
  | { kind: 'tool-started'; call: ToolCall; fillsSilence?: boolean | undefined }
  | { kind: 'tool-finished'; call: ToolCall; outcome: ToolOutcome; durationMs: number }
  | { kind: 'end'; modelId: string; endsCall: boolean; transfer?: TransferRequest }
  | { kind: 'failed'; message: string };

/** What the call tells its mind. */
export type MindRequest =
  | { kind: 'answer'; answerId: number; request: ReplyRequest }
  | { kind: 'confirm'; answerId: number }
  | { kind: 'withdraw'; answerId: number }
  | { kind: 'commit'; answerId: number; played: { playedText: string; interrupted: boolean } }
  | { kind: 'note'; entry: { role: 'user' | 'agent' | 'context'; text: string } };

export type RecordEntry =
  | { kind: 'answered' }
  | { kind: 'turn'; turn: TurnRecord }
  | { kind: 'tool'; call: CallToolRecord }
  | { kind: 'transfer'; change: { destination: string; mode: TransferMode; state: TransferState; detail?: string } }
  | { kind: 'live'; notice: LineNotice }
  /** The recording lacks a part; the call goes on. */
  | { kind: 'recording-incomplete'; message: string }
  | { kind: 'problem'; stage: 'hear' | 'think' | 'speak' | 'line'; message: string }
  /** The caller never came: sound never flowed. */
  | { kind: 'never-answered'; message: string }
  | { kind: 'ended'; end: CallEnd };

/** How a media worker is doing; sent once a second. */
export interface WorkerHealth {
  calls: number;
  /** How late frames were. Unit: milliseconds, 99th percentile of the last second. */
  tickLagMsP99: number;
}

/** Why a line could not be made: its call is over, its offer cannot be answered, or something of ours is wrong. */
export type RefusalCause = 'call-over' | 'offer' | 'our-fault';

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'connected'; callId: string; answerSdp: string | null }
  | { kind: 'refused'; callId: string; because: RefusalCause; message: string }
  | { kind: 'mind'; callId: string; request: MindRequest }
  | { kind: 'dial-leg'; callId: string; leg: LegRequest }
  /** The carrier of the line is to send the caller elsewhere. */
  | { kind: 'transfer-line'; callId: string; requestId: number; to: string }
  | { kind: 'record'; callId: string; entry: RecordEntry }
  | { kind: 'controlled'; requestId: number; outcome: 'done' | 'not_here' | 'unsupported' }
  /** `failure`: why the model is not used after all. */
  | { kind: 'uses-model'; modelId: string; failure: string | null }
  | { kind: 'health'; health: WorkerHealth };
