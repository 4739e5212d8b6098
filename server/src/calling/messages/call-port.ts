import type { ToolCall, ToolOutcome } from '#brain/ports.ts';
import type {
  AgentVoices,
  QueueOutcome,
  QueuePlace,
  QueueRequest,
  ReplyEnd,
  ReplyEngine,
  ReplyRequest,
} from '#voice/ports.ts';
import type { SpeechModel } from '../../providers/speech/local/models/catalogue.ts';
import type { CallSpec, ControlCommand, LegRequest, RecordEntry, WebLineSpec } from './call-messages.ts';
import type { TypedPort } from './typed-port.ts';

/** Result of an in-call command: applied, no such call on this worker, or not supported by its line. */
export type ControlOutcome = 'done' | 'not_here' | 'unsupported';

/** Code of a refused line: its call is over, its SDP offer cannot be answered, or an internal error. */
export type LineRefusalReason = 'call-over' | 'offer' | 'internal';

/** Requests of the main thread to a media worker. */
export interface WorkerRequests {
  /** Opens the line and returns its SDP. Refuses with a `LineRefusalReason`. */
  start(spec: CallSpec): string | null;
  /** Reconnects a caller who lost the network. Refuses with a `LineRefusalReason`. */
  reattach(request: { callId: string; line: WebLineSpec }): string | null;
  control(request: { callId: string; command: ControlCommand }): ControlOutcome;
  /** Tries a downloaded model and uses it for new calls. Refuses with `model`. */
  useModel(request: { model: SpeechModel; folder: string }): null;
  /** Stops using a model for new calls; calls in progress go on with it. */
  stopUsingModel(request: { modelId: string }): null;
}

/** Events of the main thread to a media worker. */
export interface WorkerEvents {
  legRinging(leg: { callId: string; legId: string }): void;
  /** Place of the call in the queue it waits in. */
  queuePlace(message: { callId: string; place: QueuePlace }): void;
  replyEvent(message: { callId: string; replyId: number; event: ReplyEvent }): void;
}

/** Requests of a media worker to the main thread. */
export interface HostRequests {
  /** Transfers the caller by the interface of the line's carrier. Refuses with `transfer`. */
  transferLine(request: { callId: string; to: string }): null;
}

/** Events of a media worker to the main thread. */
export interface HostEvents {
  ready(worker: null): void;
  /** Load of the worker; sent once a second. */
  health(health: WorkerHealth): void;
  replyCommand(message: { callId: string; command: ReplyCommand }): void;
  dialLeg(message: { callId: string; leg: LegRequest }): void;
  joinQueue(message: { callId: string; queue: QueueRequest }): void;
  leaveQueue(message: { callId: string; outcome: QueueOutcome }): void;
  record(message: { callId: string; entry: RecordEntry }): void;
}

/** A media worker's end of its port. */
export type HostPort = TypedPort<HostRequests, HostEvents>;
/** The main thread's end of the port to a media worker. */
export type WorkerPort = TypedPort<WorkerRequests, WorkerEvents>;

/** Streamed part of a reply. */
export type ReplyEvent =
  | { kind: 'text'; delta: string; isWhole?: boolean | undefined }
  | { kind: 'voices'; of: AgentVoices }
  | { kind: 'tool-started'; call: ToolCall; fillsSilence?: boolean | undefined }
  | { kind: 'tool-finished'; call: ToolCall; outcome: ToolOutcome; durationMs: number }
  | ({ kind: 'end' } & ReplyEnd)
  | { kind: 'failed'; message: string };

/** Command of a call to its reply engine. */
export type ReplyCommand =
  | { kind: 'reply'; replyId: number; request: ReplyRequest }
  | { kind: 'confirm'; replyId: number }
  | { kind: 'cancel'; replyId: number }
  | { kind: 'commit'; replyId: number; played: { playedText: string; interrupted: boolean } }
  | { kind: 'add-message'; entry: { role: 'user' | 'agent' | 'context'; text: string } };

export interface WorkerHealth {
  calls: number;
  /** Lag of the 20 ms media clock in the last second. Unit: milliseconds; 90th and 99th percentile of the ticks. */
  tickLagMsP90: number;
  tickLagMsP99: number;
}

/** The main thread's side of one call: brain, record and signalling, behind its media worker. */
export interface CallHost {
  replyEngine: ReplyEngine;
  record(entry: RecordEntry): void;
  /** Dials a transfer leg; `onRinging` reports that it rings. */
  dialLeg(leg: LegRequest, onRinging: () => void): void;
  /** Queues the call waits in, one at a time. */
  joinQueue(queue: QueueRequest, onPlace: (place: QueuePlace) => void): void;
  leaveQueue(outcome: QueueOutcome): void;
  /** Transfers the caller by the carrier's interface. Rejects where the carrier refuses. */
  transferLine(to: string): Promise<void>;
  /** The call's media worker crashed; no event follows. */
  workerLost(): void;
}

/** Thrown when a media worker cannot open or reattach a line. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused';
  readonly reason: LineRefusalReason;

  constructor(reason: LineRefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
