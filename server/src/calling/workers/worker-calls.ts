import type { Egress } from '@parley/egress';
import type { RtpSettings } from '@parley/rtp';
import { runCall } from '#voice/call/run-call.ts';
import type { MediaClock } from '#voice/line/media-clock.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import type { AgentVoices, Denoiser, QueuePlace, Queues, VoiceActivityEngine, VoiceSet } from '#voice/ports.ts';
import { SdpError } from '../../providers/lines/rtp/create-rtp-line.ts';
import { OfferError, type WebRtcSettings } from '../../providers/lines/webrtc/create-webrtc-line.ts';
import type { CallSpec, ControlCommand, WebLineSpec } from '../messages/call-messages.ts';
import type {
  ControlOutcome,
  HostPort,
  LineRefusalReason,
  WorkerEvents,
  WorkerRequests,
} from '../messages/call-port.ts';
import { createRemoteReplyEngine } from '../messages/remote-reply-engine.ts';
import { PortError, type PortHandlers } from '../messages/typed-port.ts';
import { openRecorder, sendRecord } from './call-record.ts';
import { applyControl, type WorkerCall } from './control-call.ts';
import { createLegSwitchboard, type LegSwitchboard } from './leg-switchboard.ts';
import type { LocalSpeech } from './local-speech.ts';
import type { RtpAddressing } from './media-worker-data.ts';
import { openLine, openRtpLine, reattachLine } from './open-line.ts';
import { openEngines, openVoices } from './speech-engines.ts';

export interface WorkerCallsParts {
  clock: MediaClock;
  egress: Egress;
  webRtc: WebRtcSettings;
  rtp: RtpAddressing & Pick<RtpSettings, 'allowsAddress'>;
  localSpeech: LocalSpeech;
  voiceActivity: VoiceActivityEngine;
  openDenoiser(): Denoiser;
  /** Free disk space is above the reserve that recordings leave. */
  hasRoomToRecord(): Promise<boolean>;
}

/** The calls of one media worker. */
export class WorkerCalls {
  readonly #parts: WorkerCallsParts;
  readonly #host: () => HostPort;
  readonly #calls = new Map<string, WorkerCall>();
  /** Lines that are up or being set up; a caller may reconnect on one that never connected. */
  readonly #lines = new Map<string, PacedLine>();

  /** `host`: the port to the main thread, which these calls' handlers belong to. */
  constructor(parts: WorkerCallsParts, host: () => HostPort) {
    this.#parts = parts;
    this.#host = host;
  }

  get count(): number {
    return this.#lines.size;
  }

  readonly handlers: PortHandlers<WorkerRequests, WorkerEvents> = {
    requests: {
      start: (spec) => this.#start(spec),
      reattach: ({ callId, line }) => this.#reattach(callId, line),
      control: ({ callId, command }) => this.#control(callId, command),
      useModel: async ({ model, folder }) => {
        await this.#parts.localSpeech.use(model, folder).catch((error: unknown) => {
          throw new PortError('model', messageOf(error));
        });
        return null;
      },
      stopUsingModel: async ({ modelId }) => {
        this.#parts.localSpeech.stopUsing(modelId);
        return null;
      },
    },
    events: {
      legRinging: ({ callId, legId }) => this.#calls.get(callId)?.switchboard?.onRinging(legId),
      queuePlace: ({ callId, place }) => this.#calls.get(callId)?.onQueuePlace(place),
      replyEvent: ({ callId, replyId, event }) => this.#calls.get(callId)?.replyEngine.receive(replyId, event),
    },
  };

  async #start(spec: CallSpec): Promise<string | null> {
    const { callId } = spec;
    const transferLine = async (to: string) => void (await this.#host().request('transferLine', { callId, to }));
    const opened = await openLine(spec, { ...this.#parts, transferLine }).catch(refuseLine);
    const { line, answerSdp } = opened;
    this.#lines.set(callId, line);
    // After the response: the main thread knows the line's SDP before anything else of the call.
    setImmediate(() => void this.#run(spec, line));
    return answerSdp;
  }

  async #reattach(callId: string, spec: WebLineSpec): Promise<string | null> {
    const line = this.#lines.get(callId);
    if (line === undefined) throw new PortError('call-over' satisfies LineRefusalReason, 'The call is over.');
    return reattachLine(line, spec, this.#parts).catch(refuseLine);
  }

  /** Runs the conversation once media can flow, not while the transport is still being set up. */
  async #run(spec: CallSpec, line: PacedLine): Promise<void> {
    try {
      await line.answer();
      this.#converse(spec, line);
    } catch (error) {
      this.#lines.delete(spec.callId);
      await line.hangUp('failed');
      const entry = { kind: 'never-answered' as const, message: messageOf(error) };
      this.#host().emit('record', { callId: spec.callId, entry });
    }
  }

  #converse(spec: CallSpec, line: PacedLine): void {
    const { callId } = spec;
    const { openDenoiser, voiceActivity } = this.#parts;
    const host = this.#host();
    const replyEngine = createRemoteReplyEngine((command) => host.emit('replyCommand', { callId, command }));
    const switchboard = this.#openSwitchboard(spec);
    let onQueuePlace = (_place: QueuePlace) => {};
    const queues: Queues = {
      join(queue, onPlace) {
        onQueuePlace = onPlace;
        host.emit('joinQueue', { callId, queue });
        return { leave: (outcome) => host.emit('leaveQueue', { callId, outcome }) };
      },
    };
    const engines = openEngines(spec, this.#parts);
    const isDenoised = spec.denoise ?? engines.recognizers[0].vocabulary === 'limited';
    const denoiser = isDenoised ? openDenoiser() : undefined;
    const live = runCall({
      ...engines,
      ...(denoiser === undefined ? {} : { denoiser }),
      openVoiceActivity: () => voiceActivity.open(),
      line,
      replyEngine,
      record: sendRecord(callId, host),
      ...(switchboard === undefined ? {} : { switchboard, queues }),
      ...openRecorder(spec, host, this.#parts.hasRoomToRecord),
      openVoices: createVoiceOpener(engines.voices, this.#parts),
      settings: spec.settings,
      recognition: spec.recognition,
      volume: spec.volume,
      ...(spec.background === null ? {} : { background: spec.background }),
      now: () => performance.now(),
    });
    this.#calls.set(callId, { live, replyEngine, switchboard, onQueuePlace: (place) => onQueuePlace(place) });
    void live.closed.then(() => {
      this.#calls.delete(callId);
      this.#lines.delete(callId);
      denoiser?.close();
    });
  }

  #openSwitchboard({ callId, legs }: CallSpec): LegSwitchboard | undefined {
    if (legs === null) return undefined;
    return createLegSwitchboard({
      openLine: (legId, to, port) => {
        const info = { id: legId, kind: 'sip' as const, direction: 'outbound' as const, to, headers: {} };
        return openRtpLine({ port, offerSdp: undefined, rtp: legs, info }, this.#parts);
      },
      dialLeg: (leg) => this.#host().emit('dialLeg', { callId, leg }, [leg.port]),
    });
  }

  async #control(callId: string, command: ControlCommand): Promise<ControlOutcome> {
    const call = this.#calls.get(callId);
    const line = this.#lines.get(callId);
    if (line === undefined) return 'not_here';
    if (call !== undefined) return applyControl(call, line, command).catch(() => 'unsupported' as const);
    if (command.action !== 'end') return 'not_here';
    // Still being set up: ending the line ends its wait for the peer.
    await line.hangUp();
    return 'done';
  }
}

/** Opens the voices of each agent that takes over once; those of the call's own agent are open. */
function createVoiceOpener(
  own: VoiceSet['choices'],
  parts: Parameters<typeof openVoices>[1],
): (of: AgentVoices) => VoiceSet {
  const opened = new Map<string, VoiceSet>([['', { key: '', choices: own }]]);
  return (of) => {
    const known = opened.get(of.key);
    if (known !== undefined) return known;
    const voices = of.voices as CallSpec['voices'];
    const set = { key: of.key, choices: openVoices({ language: of.language, voices }, parts) };
    opened.set(of.key, set);
    return set;
  };
}

/** Refuses a line over the port. */
function refuseLine(error: unknown): never {
  const reason: LineRefusalReason = error instanceof OfferError || error instanceof SdpError ? 'offer' : 'internal';
  throw new PortError(reason, messageOf(error));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
