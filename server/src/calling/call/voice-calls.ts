import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallCommand, ModelTokens } from '@parley/contract/resources/call';
import type { ClientToolRegistry } from '#areas/agents/client-tools';
import type { KnowledgeSearch } from '#areas/knowledge/retrieval';
import type { CallStore, LiveNotices, LocalCalls } from '#areas/telephony/calls';
import type { Brain } from '#brain/create-brain.ts';
import type { ToolRunner } from '#brain/ports.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { ControlCommand, LineSpec, WebLineSpec } from '../messages/call-messages.ts';
import type { CallHost } from '../messages/call-port.ts';
import type { SpeechConfig } from '../settings/voice-settings.ts';
import type { MediaWorkerPool } from '../workers/media-worker-pool.ts';
import type { AnsweredPhrases } from './answered-phrases.ts';
import type { BackgroundLoader } from './background-sound.ts';
import { type CallPersister, createCallPersister } from './call-persister.ts';
import { CallReplyEngine } from './call-reply-engine.ts';
import { CallRefused, type CallReservations } from './call-reservations.ts';
import { buildCallSpec } from './call-spec.ts';
import { type CallToolRuns, createCallTools, pressDigits } from './call-tools.ts';
import { CallTransfers, type CallTransfersParts } from './call-transfers.ts';
import { type CallWorkflow, type CallWorkflowParts, callForWorkflow, openCallWorkflow } from './call-workflow.ts';
import { controlCommandOf } from './control-command.ts';
import { choicesOf, spokenPhrases } from './expected-phrases.ts';
import { voiceChain } from './speech-chain.ts';
import type { QueuedRow, VoiceCall } from './voice-call.ts';
import type { VoiceMetrics } from './voice-metrics.ts';

/** Calls of this process, from admission to the last row of their record. */
export interface VoiceCalls {
  /**
   * Resolves with the answer to the line's offer, where it has one, or with the line's own. Throws `LineRefused`, and
   * `CallRefused` where the account cannot pay for the call or is suspended.
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

export interface VoiceCallsParts extends CallTransfersParts {
  /** Keys of speech vendors for an account. */
  speechConfigFor(tenantId: TenantId): SpeechConfig;
  pool: MediaWorkerPool;
  brain: Brain;
  reservations: CallReservations;
  knowledge: Pick<KnowledgeSearch, 'headingsOf' | 'retrieverFor'>;
  tools: CallToolRuns;
  clientTools: ClientToolRegistry;
  newId: () => string;
  loadBackground: BackgroundLoader;
  answeredPhrases: AnsweredPhrases;
  /** Statement that the agent is a machine, as a template; empty where it makes none. */
  disclosureOf(call: Pick<VoiceCall, 'tenantId' | 'config'>): Promise<string>;
  store: CallStore;
  local: LocalCalls;
  notices: LiveNotices;
  processId: string;
  metrics: VoiceMetrics;
  /** Workflows that calls follow. */
  workflows: Pick<CallWorkflowParts, 'clock' | 'db' | 'graphs' | 'vault'>;
  log: Logger;
}

export function createVoiceCalls(parts: VoiceCallsParts): VoiceCalls {
  return new ProcessVoiceCalls(parts);
}

class ProcessVoiceCalls implements VoiceCalls {
  readonly #parts: VoiceCallsParts;
  readonly #active = new Map<CallId, Promise<void>>();

  constructor(parts: VoiceCallsParts) {
    this.#parts = parts;
  }

  async start(begun: VoiceCall, line: LineSpec, row?: QueuedRow): Promise<string | null> {
    const { speechConfigFor, loadBackground, local, pool } = this.#parts;
    const reserved = await this.#reserve(begun, row);
    const { recordingPath } = row ?? (await this.#openRow(begun));
    const collected: Record<string, string> = {};
    const clock = createCallClock();
    const transfers = new CallTransfers(this.#parts, collected);
    await transfers.loadQueues(begun);
    const workflow = await this.#openWorkflow(begun, collected, { clock, transfers });
    const call = workflow ? callForWorkflow(begun, workflow) : begun;
    const tools = this.#createTools(call, collected, { clock, transfers });
    const replyEngine = this.#createReplyEngine(call, collected, tools, workflow, transfers);
    const persister = this.#createPersister(call, { collected, tokens: replyEngine.tokens, recordingPath, row });
    const unregister = local.add(call.id, {
      control: (command) => this.#control(call, command, transfers),
      lost() {
        persister.stop();
        void pool.control(call.id, { action: 'end', reason: 'shutdown' });
      },
    });
    const released = reserved.follow({
      callMs: clock.callMs,
      runOut: () => void pool.control(call.id, { action: 'run-out', reason: 'insufficient_balance' }),
    });
    const ended = persister.done.then(async () => {
      released();
      unregister();
      replyEngine.close();
      await workflow?.saved();
      this.#active.delete(call.id);
    });
    this.#active.set(call.id, ended);
    try {
      const [background, { phrases, topics }, disclosure] = await Promise.all([
        loadBackground(call.openedConfig),
        this.#expectations(call, tools),
        this.#parts.disclosureOf(call),
      ]);
      const config = speechConfigFor(call.tenantId);
      const spec = buildCallSpec({ call, line, recordingPath, background, config, phrases, topics, disclosure });
      return await pool.start(
        spec,
        hostOf(call, {
          replyEngine,
          persister,
          clock,
          queues: transfers.queuesOf(call),
          transferFailed: () => transfers.failed(call),
        }),
      );
    } catch (error) {
      persister.record({ kind: 'never-answered', message: '' });
      throw error;
    }
  }

  resume(callId: CallId, line: WebLineSpec): Promise<string | null> {
    return this.#parts.pool.reattach(callId, line);
  }

  ended(callId: CallId): Promise<void> | undefined {
    return this.#active.get(callId);
  }

  async drain(waitMs: number): Promise<void> {
    const until = performance.now() + waitMs;
    while (this.#active.size > 0 && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, drainPollMs));
    }
    for (const callId of this.#active.keys()) {
      await this.#parts.pool.control(callId, { action: 'end', reason: 'shutdown' });
    }
    await Promise.all(this.#active.values());
  }

  /** Reserves the call's first minutes. An inbound call that is refused for its balance is recorded as ended so. */
  async #reserve(call: VoiceCall, row: QueuedRow | undefined) {
    try {
      return await this.#parts.reservations.reserve(call);
    } catch (error) {
      if (error instanceof CallRefused && error.reason === 'insufficient_balance' && row === undefined) {
        await this.#openRow(call);
        await this.#parts.store.endCall(call, { reason: 'insufficient_balance', recording: 'none' });
      }
      throw error;
    }
  }

  #openRow(call: VoiceCall): Promise<{ recordingPath: string | null }> {
    return this.#parts.store.openCall({
      tenantId: call.tenantId,
      id: call.id,
      agent: { id: call.agentId, version: call.agentVersion, config: call.config },
      ...call.parties,
      type: call.type,
      direction: call.info.direction,
      status: 'ringing',
      metadata: call.metadata,
      dynamicVariables: call.dynamicVariables,
      processId: this.#parts.processId,
      farEnds: call.farEnds?.all(),
      isRecorded: isRecorded(call.config),
    });
  }

  /** Expectations of the recognizer: whole phrases, the likeliest first, and topics beside the things of the prompt. */
  async #expectations(call: VoiceCall, tools: ToolRunner): Promise<{ phrases: string[]; topics: string[] }> {
    const { openedConfig: agent, dynamicVariables: variables, quickQuestions, tenantId, agentId } = call;
    const without = (what: string) => (error: unknown) => {
      this.#parts.log.warn({ err: error }, `the expected phrases of a call disregard its ${what}`);
      return [];
    };
    const [definitions, headings] = await Promise.all([
      tools.definitions().catch(without('tools')),
      agentId === null ? [] : this.#parts.knowledge.headingsOf({ tenantId, agentId }).catch(without('knowledge')),
    ]);
    const phrases = await this.#parts.answeredPhrases.of({ agent, variables, quickQuestions, tools: definitions });
    // The people and departments that callers ask for are the likeliest words no engine knows.
    const names = definitions.flatMap(({ spokenNames = [] }) => spokenPhrases(spokenNames, agent.language));
    return { phrases: [...new Set([...names, ...phrases])], topics: [...choicesOf(definitions), ...headings] };
  }

  /** A call whose workflow cannot be read follows the agent's prompt. */
  async #openWorkflow(
    call: VoiceCall,
    collected: Record<string, string>,
    { clock, transfers }: { clock: CallClock; transfers: CallTransfers },
  ): Promise<CallWorkflow | undefined> {
    const { workflows, pool, newId, log } = this.#parts;
    try {
      return await openCallWorkflow({ ...workflows, newId, log }, call, {
        toolsOf: (agent) => this.#createTools(call, collected, { clock, transfers }, agent),
        knowledgeOf: ({ id, config }) =>
          this.#parts.knowledge.retrieverFor({
            tenantId: call.tenantId,
            agentId: id as AgentId,
            language: config.language,
          }),
        canTransfer: (target) => call.type === 'phone' && transfers.requestOf(call, target) !== undefined,
        pressDigits: call.type === 'phone' ? (digits) => pressDigits(pool, call, digits) : null,
      });
    } catch (error) {
      log.error({ event: 'call.workflow_failed', err: error, callId: call.id }, 'call without its workflow');
      return undefined;
    }
  }

  #createTools(
    call: VoiceCall,
    collected: Record<string, string>,
    { clock, transfers }: { clock: CallClock; transfers: CallTransfers },
    agent = call.openedConfig,
  ): ToolRunner {
    const variables = () => ({ ...call.dynamicVariables, ...collected });
    return createCallTools({
      ...this.#parts,
      call,
      agent,
      variables,
      callMs: clock.callMs,
      transfers: call.type === 'phone' ? transfers.forTools(call) : null,
      now: () => this.#parts.workflows.clock.now(),
    });
  }

  #createReplyEngine(
    call: VoiceCall,
    collected: Record<string, string>,
    tools: ToolRunner,
    workflow: CallWorkflow | undefined,
    transfers: CallTransfers,
  ): CallReplyEngine {
    const { tenantId, agentId, openedConfig, dynamicVariables } = call;
    const { brain, knowledge, speechConfigFor, newId, log } = this.#parts;
    return new CallReplyEngine({
      brain,
      tenantId,
      agent: openedConfig,
      variables: dynamicVariables,
      knowledge:
        agentId === null ? undefined : knowledge.retrieverFor({ tenantId, agentId, language: openedConfig.language }),
      collected,
      callerNumber: call.parties?.phoneNumber ?? undefined,
      tools,
      workflow,
      transferTo: (target) => transfers.requestOf(call, target),
      voicesOf: (agent) => voiceChain(agent, speechConfigFor(tenantId)),
      newId,
      log,
    });
  }

  #createPersister(
    call: VoiceCall,
    {
      collected,
      tokens,
      recordingPath,
      row,
    }: {
      collected: Record<string, string>;
      tokens: ModelTokens;
      recordingPath: string | null;
      row: QueuedRow | undefined;
    },
  ): CallPersister {
    const { store, notices, metrics, log } = this.#parts;
    return createCallPersister({
      call,
      store,
      notices,
      zeroRetention: call.config.zero_retention,
      redactionLanguage: call.config.pii_redaction ? call.config.language : undefined,
      isRecorded: recordingPath !== null,
      ...(row === undefined ? {} : { queued: row }),
      collected: () => collected,
      tokens: () => tokens,
      metrics,
      log,
    });
  }

  async #control(
    call: VoiceCall,
    command: CallCommand,
    transfers: CallTransfers,
  ): Promise<'closed' | 'done' | 'unsupported'> {
    let wanted: ControlCommand;
    if (command.action === 'transfer') {
      const request = await transfers.requestOfCommand(call, command);
      if (request === undefined) return 'unsupported';
      if (request === 'closed') return 'closed';
      wanted = { action: 'transfer', request };
    } else wanted = controlCommandOf(command);
    const outcome = await this.#parts.pool.control(call.id, wanted);
    return outcome === 'unsupported' ? 'unsupported' : 'done';
  }
}

/** The call as its media worker sees it. */
function hostOf(
  call: VoiceCall,
  {
    replyEngine,
    persister,
    clock,
    queues,
    transferFailed,
  }: {
    replyEngine: CallReplyEngine;
    persister: CallPersister;
    clock: CallClock;
    queues: Pick<CallHost, 'joinQueue' | 'leaveQueue'>;
    transferFailed(): void;
  },
): CallHost {
  return {
    replyEngine,
    ...queues,
    record(entry) {
      if (entry.kind === 'answered') clock.start();
      if (entry.kind === 'transfer' && entry.change.isLast === true) transferFailed();
      persister.record(entry);
    },
    workerLost: () => persister.workerLost(),
    dialLeg(leg, onRinging) {
      if (call.legs === undefined) leg.port.close();
      else call.legs.dial(leg, onRinging);
    },
    transferLine: async (to) => call.transferLine?.(to),
  };
}

type CallClock = ReturnType<typeof createCallClock>;

/** Stopwatch from the answer of a call. Unit: milliseconds. */
function createCallClock() {
  let startedAt = 0;
  return {
    start: () => void (startedAt = performance.now()),
    callMs: () => (startedAt === 0 ? 0 : Math.round(performance.now() - startedAt)),
  };
}

const isRecorded = (config: AgentConfig) => config.recording_enabled && !config.zero_retention;
