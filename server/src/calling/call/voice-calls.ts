import type { CallId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallCommand } from '@parley/contract/resources/call';
import type { ClientToolRegistry } from '#areas/agents/client-tools';
import type { CallStore, LiveNotices, LocalCalls } from '#areas/telephony/calls';
import type { Brain } from '#brain/create-brain.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { LineSpec, WebLineSpec } from '../messages/call-messages.ts';
import type { SpeechConfig } from '../settings/voice-settings.ts';
import type { MediaWorkerPool } from '../workers/media-worker-pool.ts';
import type { BackgroundLoader } from './background-sound.ts';
import { createCallPersister } from './call-persister.ts';
import { createCallReplyEngine } from './call-reply-engine.ts';
import { buildCallSpec } from './call-spec.ts';
import { type CallToolRuns, createCallTools, ownNumberOf } from './call-tools.ts';
import { controlCommandOf } from './control-command.ts';
import { filling } from './expected-phrases.ts';
import { transferRequestOf } from './transfer-request.ts';
import type { QueuedRow, VoiceCall } from './voice-call.ts';
import type { VoiceMetrics } from './voice-metrics.ts';

/** Calls of this process, from admission to the last row of their record. */
export interface VoiceCalls {
  /**
   * Resolves with the answer to the line's offer, where it has one, or with the line's own. Throws `LineRefused`.
   * `row`: the call was queued and has a row, which is written only once the call is answered.
   */
  start(call: VoiceCall, line: LineSpec, row?: QueuedRow): Promise<string | null>;
  /** Reconnects a caller who lost the network. Throws `LineRefused`. */
  resume(callId: CallId, line: WebLineSpec): Promise<string | null>;
  /** Resolves when the call has ended and its record is written; undefined for a call of another process. */
  ended(callId: CallId): Promise<void> | undefined;
  /** Graceful shutdown: ends active calls after `waitMs`, resolves when every record is written. */
  drain(waitMs: number): Promise<void>;
}

const drainPollMs = 200;

export function createVoiceCalls(parts: {
  config: SpeechConfig;
  pool: MediaWorkerPool;
  brain: Brain;
  tools: CallToolRuns;
  clientTools: ClientToolRegistry;
  newId: () => string;
  loadBackground: BackgroundLoader;
  store: CallStore;
  local: LocalCalls;
  notices: LiveNotices;
  processId: string;
  metrics: VoiceMetrics;
  log: Logger;
}): VoiceCalls {
  const { pool, store, local, log } = parts;
  const active = new Map<CallId, Promise<void>>();

  function openRow(call: VoiceCall): Promise<{ recordingPath: string | null }> {
    return store.openCall({
      tenantId: call.tenantId,
      id: call.id,
      agent: { id: call.agentId, version: call.agentVersion, config: call.config },
      ...call.parties,
      type: call.type,
      direction: call.info.direction,
      status: 'ringing',
      metadata: call.metadata,
      dynamicVariables: call.dynamicVariables,
      processId: parts.processId,
      isRecorded: isRecorded(call.config),
    });
  }

  async function start(call: VoiceCall, line: LineSpec, row?: QueuedRow): Promise<string | null> {
    const { config, openedConfig } = call;
    const { recordingPath } = row ?? (await openRow(call));
    const collected: Record<string, string> = {};
    const variables = () => ({ ...call.dynamicVariables, ...collected });
    const clock = createCallClock();
    const replyEngine = createCallReplyEngine({
      brain: parts.brain,
      agent: openedConfig,
      variables: call.dynamicVariables,
      collected,
      tools: createCallTools({ ...parts, call, variables, callMs: clock.callMs }),
      transferTo: (target) =>
        transferRequestOf({ action: 'transfer', target }, openedConfig, {
          fill: filling(openedConfig, variables()),
          ownNumber: ownNumberOf(call),
        }),
      newId: parts.newId,
      log,
    });
    const persister = createCallPersister({
      call,
      store,
      notices: parts.notices,
      zeroRetention: config.zero_retention,
      isRecorded: recordingPath !== null,
      ...(row === undefined ? {} : { queued: row }),
      collected: () => collected,
      metrics: parts.metrics,
      log,
    });
    const unregister = local.add(call.id, {
      control: (command) => control(call, command),
      lost() {
        persister.stop();
        void pool.control(call.id, { action: 'end', reason: 'shutdown' });
      },
    });
    const ended = persister.done.then(() => {
      unregister();
      replyEngine.close();
      active.delete(call.id);
    });
    active.set(call.id, ended);
    try {
      const background = await parts.loadBackground(openedConfig);
      return await pool.start(buildCallSpec({ call, line, recordingPath, background, config: parts.config }), {
        replyEngine,
        record(entry) {
          if (entry.kind === 'answered') clock.start();
          persister.record(entry);
        },
        workerLost: persister.workerLost,
        dialLeg(leg, onRinging) {
          if (call.legs === undefined) leg.port.close();
          else call.legs.dial(leg, onRinging);
        },
        transferLine: async (to) => call.transferLine?.(to),
      });
    } catch (error) {
      persister.record({ kind: 'never-answered', message: '' });
      throw error;
    }
  }

  async function control(call: VoiceCall, command: CallCommand): Promise<'done' | 'unsupported'> {
    const wanted = controlCommandOf(command, call);
    if (wanted === undefined) return 'unsupported';
    const outcome = await pool.control(call.id, wanted);
    return outcome === 'unsupported' ? 'unsupported' : 'done';
  }

  return {
    start,
    ended: (callId) => active.get(callId),
    resume: (callId, line) => pool.reattach(callId, line),
    async drain(waitMs) {
      const until = performance.now() + waitMs;
      while (active.size > 0 && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, drainPollMs));
      }
      for (const callId of active.keys()) await pool.control(callId, { action: 'end', reason: 'shutdown' });
      await Promise.all(active.values());
    },
  };
}

/** Stopwatch from the answer of a call. Unit: milliseconds. */
function createCallClock() {
  let startedAt = 0;
  return {
    start: () => void (startedAt = performance.now()),
    callMs: () => (startedAt === 0 ? 0 : Math.round(performance.now() - startedAt)),
  };
}

const isRecorded = (config: AgentConfig) => config.recording_enabled && !config.zero_retention;
