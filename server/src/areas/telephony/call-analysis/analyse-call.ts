import { CallId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { openSecrets } from '#areas/agents/agents';
import type { QuestionRecorder } from '#areas/conversations/unanswered-questions';
import {
  callEvent,
  callTopic,
  changeCall,
  findCall,
  lockCall,
  presentCall,
  storableJson,
  storableText,
} from '#areas/telephony/calls';
import type { AnalysedConversation } from '#brain/ports.ts';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { type ClaimedAnalysis, claimAnalysis, endAttempt, findOverdueAnalyses } from './analyses.queries.ts';
import { faultOf, retryDelayMs } from './analysis.rules.ts';
import type { ConversationAnalyser } from './call-analysis.operation.ts';
import { analysisRequestOf, loadCall } from './load-call.ts';
import { unansweredOf } from './unanswered.rules.ts';

const analyseJob = 'call_analysis.run';
const Payload = z.object({ tenant_id: TenantId, call_id: CallId });

/** Timeout of one attempt, all models of the chain and the repair included. Unit: milliseconds. */
const attemptTimeoutMs = 180_000;
/** Delay after which a due analysis without a job is enqueued again. Unit: milliseconds. */
const overdueMs = 60_000;

export interface AnalyseCallDeps {
  db: Database;
  bus: Bus;
  clock: Clock;
  vault: Vault;
  analyser: ConversationAnalyser;
  questions: QuestionRecorder;
  newId: () => string;
  log: Logger;
}

interface Attempt extends ClaimedAnalysis {
  tenantId: TenantId;
  callId: CallId;
}

/** Enqueues the analysis of a call in the caller's transaction; several orders are one job. */
export function enqueueAnalysis(
  tx: Tx,
  { tenantId, callId, runAt }: { tenantId: TenantId; callId: CallId; runAt?: Date },
): Promise<void> {
  const payload = { tenant_id: tenantId, call_id: callId };
  return enqueue(tx, { name: analyseJob, payload, key: `${analyseJob}:${callId}`, ...(runAt ? { runAt } : {}) });
}

/**
 * Analyses a call: claims its row, asks the model, and writes results, questions and event in one transaction. A failed
 * attempt is retried with growing delays; when none is left, the built-in model extracts what was said.
 */
export function analyseCallJob(deps: AnalyseCallDeps): Job {
  return {
    name: analyseJob,
    async run(payload) {
      const { tenant_id: tenantId, call_id: callId } = Payload.parse(payload);
      const now = deps.clock.now();
      const claimed = await deps.db.app.inTenant(tenantId, (tx) =>
        claimAnalysis(tx, { callId, leaseId: deps.newId(), now }),
      );
      if (claimed) await attempt(deps, { ...claimed, tenantId, callId });
    },
  };
}

/** Enqueues analyses again whose process died. */
export function resumeAnalysesJob({ db, clock }: Pick<AnalyseCallDeps, 'clock' | 'db'>): Job {
  return {
    name: 'call_analysis.resume',
    everyMinutes: 1,
    async run() {
      const before = new Date(clock.now().getTime() - overdueMs);
      for (const { tenantId, callId } of await findOverdueAnalyses(db.platform, before))
        await db.app.inTenant(tenantId, (tx) => enqueueAnalysis(tx, { tenantId, callId }));
    },
  };
}

async function attempt(deps: AnalyseCallDeps, claimed: Attempt): Promise<void> {
  try {
    await save(deps, claimed, await analyse(deps, claimed, 'agent'), null);
  } catch (error) {
    const fault = faultOf(error);
    const delayMs = retryDelayMs({ attempts: claimed.attempts, fault });
    deps.log.warn(
      { event: 'call_analysis.attempt_failed', callId: claimed.callId, attempt: claimed.attempts, fault },
      'a call could not be analysed by its model',
    );
    if (delayMs === null) await extract(deps, claimed, fault);
    else await retryLater(deps, claimed, fault, delayMs);
  }
}

/** The model failed permanently: the built-in one extracts what was said. */
async function extract(deps: AnalyseCallDeps, claimed: Attempt, modelFault: string): Promise<void> {
  try {
    await save(deps, claimed, await analyse(deps, claimed, 'builtin'), modelFault);
  } catch (error) {
    deps.log.error(
      { event: 'call_analysis.failed', err: error, callId: claimed.callId },
      'a call could not be analysed',
    );
    const now = deps.clock.now();
    await deps.db.app.inTenant(claimed.tenantId, (tx) =>
      endAttempt(tx, { ...claimed, now }, { state: 'failed', fault: faultOf(error) }),
    );
  }
}

async function retryLater(deps: AnalyseCallDeps, claimed: Attempt, fault: string, delayMs: number): Promise<void> {
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + delayMs);
  await deps.db.app.inTenant(claimed.tenantId, async (tx) => {
    const isOurs = await endAttempt(tx, { ...claimed, now }, { state: 'pending', fault, dueAt });
    if (isOurs) await enqueueAnalysis(tx, { ...claimed, runAt: dueAt });
  });
}

/** Asks for the analysis, outside a transaction; null when the call is gone or not to be analysed any more. */
async function analyse(
  deps: AnalyseCallDeps,
  { tenantId, callId, settingsOf }: Attempt,
  by: 'agent' | 'builtin',
): Promise<AnalysedConversation | null> {
  const loaded = await deps.db.app.inTenant(
    tenantId,
    async (tx) => {
      const row = await findCall(tx, callId);
      if (!row) return null;
      const call = await loadCall(tx, row, settingsOf);
      if (call.skip !== null) return null;
      const agent = by === 'agent' ? await openSecrets(tx, deps.vault, tenantId, call.config) : call.config;
      return { ...call, agent, request: await analysisRequestOf(tx, call) };
    },
    { onlyReads: true },
  );
  if (!loaded) return null;
  const { agent, request, call } = loaded;
  const endedAt = call.ended_at === null ? deps.clock.now() : new Date(call.ended_at);
  const analysed = await deps.analyser.analyse({
    agent,
    request,
    variables: call.collected_variables,
    endedAt,
    by,
    signal: AbortSignal.timeout(attemptTimeoutMs),
  });
  return {
    ...analysed,
    analysis: { ...analysed.analysis, unanswered: unansweredOf(analysed.analysis, request.turns) },
  };
}

/** Writes the results, once: an attempt that lost its lease writes nothing. */
async function save(
  deps: AnalyseCallDeps,
  claimed: Attempt,
  analysed: AnalysedConversation | null,
  fault: string | null,
): Promise<void> {
  const { bus, clock, db, newId } = deps;
  const { tenantId, callId } = claimed;
  const now = clock.now();
  await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
    const row = await lockCall(tx, callId);
    if (!row) return;
    if (analysed === null) {
      await endAttempt(tx, { ...claimed, now }, { state: 'failed', fault: 'not_analysable' });
      return;
    }
    const { analysis, modelId: model, usage } = analysed;
    if (!(await endAttempt(tx, { ...claimed, now }, { state: 'done', model, usage, fault }))) return;
    const changed = await changeCall(tx, callId, {
      summary: analysis.summary === null ? null : storableText(analysis.summary),
      success: analysis.success,
      sentiment: analysis.sentiment,
      structured_data: Object.keys(analysis.data).length === 0 ? null : storableJson(analysis.data),
    });
    const call = presentCall(changed);
    if (call.agent_id !== null) {
      await deps.questions.replace(tx, {
        tenantId,
        agentId: call.agent_id,
        conversation: { callId },
        texts: analysis.unanswered.map(storableText),
        askedAt: row.ended_at ?? now,
        newId,
      });
    }
    await emit('call.analyzed', callTopic(callId), callEvent(call));
  });
}
