import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallCommand } from '@parley/contract/resources/call';
import type { CallStore, LiveNotices, LocalCalls } from '#areas/calls';
import type { Logger } from '#platform/log/logger.ts';
import type { LineInfo } from '#voice/ports.ts';
import { callSettingsOf } from '#voice/settings.ts';
import type { Config } from '../config.ts';
import type { Brain } from '../wire-brain.ts';
import { createCallKeeper } from './call-keeper.ts';
import { createCallMind } from './call-mind.ts';
import { chooseRecognisers, chooseVoices } from './choose-speech.ts';
import { expectedPhrases, filling } from './expected-phrases.ts';
import type { MediaPool } from './media-pool.ts';
import type { CallSpec, ControlCommand, LineSpec } from './messages.ts';
import { serveMind } from './remote-mind.ts';
import type { VoiceMetrics } from './voice-metrics.ts';

/** A call about to begin. */
export interface VoiceCall {
  tenantId: TenantId;
  id: CallId;
  agentId: AgentId | null;
  agentVersion: number | null;
  /** As stored, and with its secrets in clear. */
  config: AgentConfig;
  openedConfig: AgentConfig;
  type: 'web' | 'phone';
  info: Pick<LineInfo, 'direction' | 'kind' | 'headers'>;
  dynamicVariables: Readonly<Record<string, string>>;
  metadata: Readonly<Record<string, string>>;
  /** Questions the agent's pages suggest. */
  quickQuestions: readonly string[];
  background: CallSpec['background'];
}

/** Calls of this process, from their first moment to their last row. */
export interface VoiceCalls {
  /** Resolves with the answer to the line's offer, where it has one. Throws `LineRefused`. */
  start(call: VoiceCall, line: LineSpec): Promise<string | null>;
  /** Takes a caller back who lost the network. Throws `LineRefused`. */
  resume(callId: CallId, line: LineSpec): Promise<string | null>;
  /** Resolves when the call has ended and everything of it is written; undefined for one that is not going on here. */
  over(callId: CallId): Promise<void> | undefined;
  /** Ends what goes on after `waitMs` and resolves when everything is written. */
  drain(waitMs: number): Promise<void>;
}

const drainPollMs = 200;

export function createVoiceCalls(parts: {
  config: Config;
  pool: MediaPool;
  brain: Brain;
  store: CallStore;
  local: LocalCalls;
  notices: LiveNotices;
  processId: string;
  metrics: VoiceMetrics;
  log: Logger;
}): VoiceCalls {
  const { pool, store, local, log } = parts;
  const underWay = new Map<CallId, Promise<void>>();

  async function start(call: VoiceCall, line: LineSpec): Promise<string | null> {
    const { config, openedConfig } = call;
    const isRecorded = config.recording_enabled && !config.zero_retention;
    const { recordingPath } = await store.openCall({
      tenantId: call.tenantId,
      id: call.id,
      agent: { id: call.agentId, version: call.agentVersion, config },
      type: call.type,
      direction: call.info.direction,
      status: 'ringing',
      metadata: call.metadata,
      dynamicVariables: call.dynamicVariables,
      processId: parts.processId,
      isRecorded,
    });
    const mind = createCallMind({ brain: parts.brain, agent: openedConfig, variables: call.dynamicVariables, log });
    const keeper = createCallKeeper({
      call,
      store,
      notices: parts.notices,
      isForgetful: config.zero_retention,
      isRecorded: recordingPath !== null,
      collected: mind.collected,
      metrics: parts.metrics,
      log,
    });
    const leave = local.add(call.id, {
      control: (command) => control(call.id, command),
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
      return await pool.start(specOf(call, line, recordingPath, parts.config), {
        mind: receiveMind,
        record: keeper.keep,
        lost: keeper.lost,
      });
    } catch (error) {
      keeper.keep({ kind: 'never-answered', message: '' });
      throw error;
    }
  }

  async function control(callId: CallId, command: CallCommand): Promise<'done' | 'unsupported'> {
    const outcome = await pool.control(callId, commandOf(command));
    return outcome === 'unsupported' ? 'unsupported' : 'done';
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

function specOf(call: VoiceCall, line: LineSpec, recordingPath: string | null, config: Config): CallSpec {
  const agent = call.openedConfig;
  const fill = filling(agent, call.dynamicVariables);
  return {
    callId: call.id,
    info: { id: call.id, ...call.info },
    line,
    settings: callSettingsOf(agent, fill),
    recognition: {
      language: agent.language,
      keywords: agent.stt.keywords,
      phrases: expectedPhrases(agent, call.dynamicVariables, call.quickQuestions),
    },
    recognisers: chooseRecognisers(agent, config),
    voices: chooseVoices(agent, config),
    volume: agent.voice.volume,
    denoise: agent.denoise,
    background: call.background,
    recordingPath,
  };
}

function commandOf(command: CallCommand): ControlCommand {
  switch (command.action) {
    case 'inject_context':
      return { action: 'inject', text: command.text };
    case 'mute':
      return { action: 'mute', isMuted: command.muted };
    case 'end':
      return { action: 'end', reason: 'completed_by_api' };
    default:
      return command;
  }
}
