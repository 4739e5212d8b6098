import type { MessagePort } from 'node:worker_threads';
import type { Egress } from '@parley/egress';
import type { RtpSettings } from '@parley/rtp';
import { type LiveCall, runCall } from '#voice/call/run-call.ts';
import type { MediaClock } from '#voice/line/media-clock.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import type { CallRecord, VoiceActivityEngine } from '#voice/ports.ts';
import { createWavRecorder } from '#voice/recording/wav-recorder.ts';
import type { VoiceChoice } from '#voice/text-to-speech/voice-chain.ts';
import { SdpError } from '../../providers/lines/rtp/create-rtp-line.ts';
import { OfferError, type WebRtcSettings } from '../../providers/lines/webrtc/create-webrtc-line.ts';
import type { Denoiser } from '../../providers/speech/local/denoise/rnnoise.ts';
import type {
  CallSpec,
  ControlCommand,
  FromWorker,
  RecordEntry,
  ToWorker,
  WebLineSpec,
} from '../messages/call-messages.ts';
import { createRemoteMind, type RemoteMind } from '../messages/reply-relay.ts';
import { createLegSwitchboard, type LegSwitchboard } from './leg-switchboard.ts';
import { createLineTransfers } from './line-transfers.ts';
import type { LocalSpeech } from './local-speech.ts';
import type { RtpAddressing } from './media-worker-data.ts';
import { openLine, openRtpLine, reattachLine } from './open-line.ts';
import { openRecognizer, openVoiceEngine } from './speech-engines.ts';

export interface WorkerCallsParts {
  tell(message: FromWorker, ports?: MessagePort[]): void;
  clock: MediaClock;
  egress: Egress;
  webRtc: WebRtcSettings;
  rtp: RtpAddressing & Pick<RtpSettings, 'allowsAddress'>;
  own: LocalSpeech;
  voiceActivity: VoiceActivityEngine;
  openDenoiser(): Denoiser;
  /** Whether the disk of recordings has more than its reserve. */
  hasRoomToRecord(): Promise<boolean>;
}

/** The calls of one media worker. */
export interface WorkerCalls {
  receive(message: ToWorker): void;
  calls(): number;
}

interface DeskCall {
  live: LiveCall;
  mind: RemoteMind;
  switchboard: LegSwitchboard | undefined;
}

export function createWorkerCalls(parts: WorkerCallsParts): WorkerCalls {
  const { tell } = parts;
  const calls = new Map<string, DeskCall>();
  /** Lines that are up or being set up; a caller may come back on one that never connected. */
  const lines = new Map<string, PacedLine>();
  const transfers = createLineTransfers();

  async function start(spec: CallSpec): Promise<void> {
    const { callId } = spec;
    let opened: Awaited<ReturnType<typeof openLine>>;
    try {
      opened = await openLine(spec, {
        ...parts,
        transferLine: (to) => transfers.ask((requestId) => tell({ kind: 'transfer-line', callId, requestId, to })),
      });
    } catch (error) {
      refuse(callId, error);
      return;
    }
    const { line, answerSdp } = opened;
    lines.set(callId, line);
    tell({ kind: 'connected', callId, answerSdp });
    try {
      // The conversation begins when sound can flow, not while the network is still being set up.
      await line.answer();
      begin(spec, line);
    } catch (error) {
      lines.delete(callId);
      await line.hangUp('failed');
      tell({ kind: 'record', callId, entry: { kind: 'never-answered', message: messageOf(error) } });
    }
  }

  async function reattach(callId: string, spec: WebLineSpec): Promise<void> {
    const line = lines.get(callId);
    if (line === undefined)
      return tell({ kind: 'refused', callId, because: 'call-over', message: 'The call is over.' });
    try {
      tell({ kind: 'connected', callId, answerSdp: await reattachLine(line, spec, parts) });
    } catch (error) {
      refuse(callId, error);
    }
  }

  function refuse(callId: string, error: unknown): void {
    const because = error instanceof OfferError || error instanceof SdpError ? 'offer' : 'our-fault';
    tell({ kind: 'refused', callId, because, message: messageOf(error) });
  }

  function begin(spec: CallSpec, line: PacedLine): void {
    const { callId } = spec;
    const mind = createRemoteMind((request) => tell({ kind: 'mind', callId, request }));
    const switchboard = switchboardOf(spec);
    const denoiser = spec.denoise ? parts.openDenoiser() : undefined;
    const live = runCall({
      ...enginesOf(spec, parts),
      ...(denoiser === undefined ? {} : { denoise: (frame) => denoiser.process(frame) }),
      openVoiceActivity: () => parts.voiceActivity.open(),
      line,
      replyEngine: mind,
      record: recordOf(callId, tell),
      ...(switchboard === undefined ? {} : { switchboard }),
      ...recorderOf(spec, parts),
      settings: spec.settings,
      recognition: spec.recognition,
      volume: spec.volume,
      ...(spec.background === null ? {} : { background: spec.background }),
      now: () => performance.now(),
    });
    calls.set(callId, { live, mind, switchboard });
    void live.closed.then(() => {
      calls.delete(callId);
      lines.delete(callId);
      denoiser?.close();
    });
  }

  function switchboardOf({ callId, legs }: CallSpec): LegSwitchboard | undefined {
    if (legs === null) return undefined;
    return createLegSwitchboard({
      openLine: (legId, to, port) =>
        openRtpLine({ port, offerSdp: undefined, rtp: legs, info: legInfo(legId, to) }, parts),
      dialLeg: (leg) => tell({ kind: 'dial-leg', callId, leg }, [leg.port]),
    });
  }

  async function control(callId: string, command: ControlCommand): Promise<'done' | 'not_here' | 'unsupported'> {
    const call = calls.get(callId);
    const line = lines.get(callId);
    if (call === undefined) {
      if (line === undefined || command.action !== 'end') return 'not_here';
      // Still being set up: nobody is waited for any longer.
      await line.hangUp();
      return 'done';
    }
    switch (command.action) {
      case 'say':
        call.live.say(command.text);
        return 'done';
      case 'inject':
        call.live.inject(command.text);
        return 'done';
      case 'mute':
        call.live.setMuted(command.isMuted);
        return 'done';
      case 'transfer':
        if (line?.capabilities.transfer === 'none' && call.switchboard === undefined) return 'unsupported';
        call.live.transfer(command.request);
        return 'done';
      case 'press-digits':
        if (line?.capabilities.digitsOut !== true) return 'unsupported';
        await call.live.pressDigits(command.digits);
        return 'done';
      case 'show':
        line?.show(command.notice);
        return 'done';
      case 'end':
        call.live.end(command.reason);
        return 'done';
    }
  }

  return {
    receive(message) {
      switch (message.kind) {
        case 'start':
          void start(message.spec);
          return;
        case 'reattach':
          void reattach(message.callId, message.line);
          return;
        case 'control': {
          const { requestId } = message;
          control(message.callId, message.command).then(
            (outcome) => tell({ kind: 'controlled', requestId, outcome }),
            () => tell({ kind: 'controlled', requestId, outcome: 'unsupported' }),
          );
          return;
        }
        case 'use-model': {
          const { model, folder } = message;
          parts.own.use(model, folder).then(
            () => tell({ kind: 'uses-model', modelId: model.id, failure: null }),
            (error) => tell({ kind: 'uses-model', modelId: model.id, failure: messageOf(error) }),
          );
          return;
        }
        case 'leg-rings':
          calls.get(message.callId)?.switchboard?.rings(message.legId);
          return;
        case 'line-transferred':
          return transfers.answered(message.requestId, message.failure);
        case 'thought':
          calls.get(message.callId)?.mind.receive(message.answerId, message.thought);
      }
    },
    calls: () => lines.size,
  };
}

const legInfo = (id: string, to: string) => ({
  id,
  kind: 'sip' as const,
  direction: 'outbound' as const,
  to,
  headers: {},
});

function enginesOf(spec: CallSpec, { egress, own, voiceActivity }: WorkerCallsParts) {
  const { language } = spec.recognition;
  const [firstEar, ...otherEars] = spec.recognizers.flatMap((engine) =>
    engine.vendor === 'builtin' ? own.recognizers(language) : [openRecognizer(engine, egress)],
  );
  const [firstVoice, ...otherVoices] = spec.voices.flatMap(({ engine, options }): VoiceChoice[] =>
    engine.vendor === 'builtin'
      ? own.voices(language, options.voiceId).map((voice) => ({ engine: voice, options }))
      : [{ engine: openVoiceEngine(engine, egress), options }],
  );
  if (firstEar === undefined || firstVoice === undefined) throw new Error('A call needs a recognizer and a voice');
  return {
    voiceActivity: voiceActivity.open(),
    recognizers: [firstEar, ...otherEars] as const,
    voices: [firstVoice, ...otherVoices] as const,
  };
}

function recorderOf(spec: CallSpec, { tell, hasRoomToRecord }: Pick<WorkerCallsParts, 'tell' | 'hasRoomToRecord'>) {
  if (spec.recordingPath === null) return {};
  const recorder = createWavRecorder({
    path: spec.recordingPath,
    hasRoom: hasRoomToRecord,
    onError: (error) => {
      const entry: RecordEntry = { kind: 'recording-incomplete', message: error.message };
      tell({ kind: 'record', callId: spec.callId, entry });
    },
  });
  return { recorder };
}

function recordOf(callId: string, tell: (message: FromWorker) => void): CallRecord {
  const keep = (entry: RecordEntry) => tell({ kind: 'record', callId, entry });
  return {
    answered: () => keep({ kind: 'answered' }),
    turn: (turn) => keep({ kind: 'turn', turn }),
    tool: (call) => keep({ kind: 'tool', call }),
    live: (notice) => keep({ kind: 'live', notice }),
    transfer: (change) => keep({ kind: 'transfer', change }),
    problem: ({ stage, cause }) => keep({ kind: 'problem', stage, message: cause.message }),
    ended: (end) => keep({ kind: 'ended', end }),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
