import type { CallId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallCommand } from '@parley/contract/resources/call';
import type { ClientToolRegistry } from '#areas/agents/client-tools';
import type { CallStore, LiveNotices, LocalCalls } from '#areas/telephony/calls';
import type { Brain } from '#brain/create-brain.ts';
import type { Logger } from '#platform/log/logger.ts';
import { callSettingsOf } from '#voice/settings.ts';
import type { CallSpec, ControlCommand, LegRequest, LineSpec, WebLineSpec } from '../messages/call-messages.ts';
import { serveMind } from '../messages/reply-relay.ts';
import type { SpeechConfig } from '../settings/voice-settings.ts';
import type { MediaWorkerPool } from '../workers/media-worker-pool.ts';
import type { BackgroundLoader } from './background-sound.ts';
import { createCallPersister } from './call-persister.ts';
import { createCallReplyEngine } from './call-reply-engine.ts';
import { type CallToolRuns, createCallTools, ownNumberOf } from './call-tools.ts';
import { expectedPhrases, filling } from './expected-phrases.ts';
import { recognizerChain, voiceChain } from './speech-chain.ts';
import { transferRequestOf } from './transfer-request.ts';
import type { QueuedRow, VoiceCall } from './voice-call.ts';
import type { VoiceMetrics } from './voice-metrics.ts';

/** Calls of this process, from their first moment to their last row. */
export interface VoiceCalls {
  /**
   * Resolves with the answer to the line's offer, where it has one, or with the line's own. Throws `LineRefused`.
   * With `row` the call has one already; it is written to when somebody answers, and never before.
   */
  start(call: VoiceCall, line: LineSpec, row?: QueuedRow): Promise<string | null>;
  /** Takes a caller back who lost the network. Throws `LineRefused`. */
  resume(callId: CallId, line: WebLineSpec): Promise<string | null>;
  /** Resolves when the call has ended and everything of it is written; undefined for one that is not going on here. */
  over(callId: CallId): Promise<void> | undefined;
  /** Ends what goes on after `waitMs` and resolves when everything is written. */
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
  const underWay = new Map<CallId, Promise<void>>();

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
    const told = () => ({ ...call.dynamicVariables, ...collected });
    const clock = createCallClock();
    const mind = createCallReplyEngine({
      brain: parts.brain,
      agent: openedConfig,
      variables: call.dynamicVariables,
      collected,
      tools: createCallTools({ ...parts, call, variables: told, callMs: clock.callMs }),
      transferTo: (target) =>
        transferRequestOf({ action: 'transfer', target }, openedConfig, {
          fill: filling(openedConfig, told()),
          ownNumber: ownNumberOf(call),
        }),
      newId: parts.newId,
      log,
    });
    const keeper = createCallPersister({
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
    const leave = local.add(call.id, {
      control: (command) => control(call, command),
      lost() {
        keeper.stop();
        void pool.control(call.id, { action: 'end', reason: 'shutdown' });
      },
    });
    const over = keeper.done.then(() => {
      leave();
      mind.close();
      underWay.delete(call.id);
    });
    underWay.set(call.id, over);
    const receiveMind = serveMind(mind, (answerId, thought) => pool.think(call.id, answerId, thought));
    try {
      const background = await parts.loadBackground(openedConfig);
      return await pool.start(specOf({ call, line, recordingPath, background, config: parts.config }), {
        mind: receiveMind,
        record(entry) {
          if (entry.kind === 'answered') clock.start();
          keeper.keep(entry);
        },
        lost: keeper.lost,
        dialLeg: (leg) => dialLeg(call, leg),
        transferLine: async (to) => call.transferLine?.(to),
      });
    } catch (error) {
      keeper.keep({ kind: 'never-answered', message: '' });
      throw error;
    }
  }

  async function control(call: VoiceCall, command: CallCommand): Promise<'done' | 'unsupported'> {
    const wanted = commandOf(command, call);
    if (wanted === undefined) return 'unsupported';
    const outcome = await pool.control(call.id, wanted);
    return outcome === 'unsupported' ? 'unsupported' : 'done';
  }

  function dialLeg(call: VoiceCall, leg: LegRequest): void {
    if (call.legs === undefined) leg.port.close();
    else call.legs.dial(leg, () => pool.legRings(call.id, leg.legId));
  }

  return {
    start,
    over: (callId) => underWay.get(callId),
    resume: (callId, line) => pool.reattach(callId, line),
    async drain(waitMs) {
      const until = performance.now() + waitMs;
      while (underWay.size > 0 && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, drainPollMs));
      }
      for (const callId of underWay.keys()) await pool.control(callId, { action: 'end', reason: 'shutdown' });
      await Promise.all(underWay.values());
    },
  };
}

/** Milliseconds since somebody answered. */
function createCallClock() {
  let startedAt = 0;
  return {
    start: () => void (startedAt = performance.now()),
    callMs: () => (startedAt === 0 ? 0 : Math.round(performance.now() - startedAt)),
  };
}

function specOf({
  call,
  config,
  ...rest
}: Pick<CallSpec, 'line' | 'recordingPath' | 'background'> & { call: VoiceCall; config: SpeechConfig }): CallSpec {
  const agent = call.openedConfig;
  const fill = filling(agent, call.dynamicVariables);
  return {
    callId: call.id,
    info: { id: call.id, ...call.info },
    settings: callSettingsOf(agent, fill),
    recognition: {
      language: agent.language,
      keywords: agent.stt.keywords,
      phrases: expectedPhrases(agent, call.dynamicVariables, call.quickQuestions),
    },
    recognizers: recognizerChain(agent, config),
    voices: voiceChain(agent, config),
    volume: agent.voice.volume,
    denoise: agent.denoise,
    ...rest,
    legs: call.legs?.rtp ?? null,
  };
}

const isRecorded = (config: AgentConfig) => config.recording_enabled && !config.zero_retention;

/** Undefined: nothing the call could do. */
function commandOf(command: CallCommand, call: VoiceCall): ControlCommand | undefined {
  switch (command.action) {
    case 'inject_context':
      return { action: 'inject', text: command.text };
    case 'mute':
      return { action: 'mute', isMuted: command.muted };
    case 'end':
      return { action: 'end', reason: 'completed_by_api' };
    case 'transfer': {
      const agent = call.openedConfig;
      const request = transferRequestOf(command, agent, {
        fill: filling(agent, call.dynamicVariables),
        ownNumber: ownNumberOf(call),
      });
      return request && { action: 'transfer', request };
    }
    case 'press_digits':
      return { action: 'press-digits', digits: command.digits };
    case 'say':
      return command;
  }
}
