import { type CallId, type ChatSessionId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { openSecrets } from '#areas/agents/agents';
import type { QuestionRecorder } from '#areas/conversations/unanswered-questions';
import type { AnalysedConversation } from '#brain/ports.ts';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { storableText } from '#platform/text/storable.ts';
import type { AnalysedKind, ConversationAnalyser, LoadedConversation } from './analysed-kind.ts';
import { type ClaimedAnalysis, claimAnalysis, endAttempt, findOverdueAnalyses } from './analyses.queries.ts';
import { faultOf, retryDelayMs } from './analysis.rules.ts';
import { quotedQuestions } from './quoted-questions.rules.ts';

type Id = CallId | ChatSessionId;

/** Timeout of one attempt, all models of the chain and the repair included. Unit: milliseconds. */
const attemptTimeoutMs = 180_000;
/** Delay after which a due analysis without a job is enqueued again. Unit: milliseconds. */
const overdueMs = 60_000;

export interface AnalysisJobDeps {
  db: Database;
  bus: Bus;
  clock: Clock;
  vault: Vault;
  analyser: ConversationAnalyser;
  questions: QuestionRecorder;
  newId: () => string;
  log: Logger;
}

interface Context extends AnalysisJobDeps {
  kind: AnalysedKind<Id>;
}

interface Attempt extends ClaimedAnalysis {
  tenantId: TenantId;
  conversation: Id;
}

interface Analysed extends AnalysedConversation {
  of: LoadedConversation;
}

const jobOf = ({ name }: Pick<AnalysedKind<Id>, 'name'>) => `${name}_analysis.run`;

/** Enqueues an analysis in the caller's transaction; several orders are one job. */
export function enqueueAnalysis(
  tx: Tx,
  { kind, tenantId, conversation, runAt }: Ordered & { kind: Pick<AnalysedKind<Id>, 'column' | 'name'> },
): Promise<void> {
  const name = jobOf(kind);
  const payload = { tenant_id: tenantId, [kind.column]: conversation };
  return enqueue(tx, { name, payload, key: `${name}:${conversation}`, ...(runAt ? { runAt } : {}) });
}

interface Ordered {
  tenantId: TenantId;
  conversation: Id;
  runAt?: Date;
}

/**
 * Jobs of a kind of conversation. One analyses: it claims the row, asks the model, and writes results, questions and
 * event in one transaction. A failed attempt is retried with growing delays; when none is left, the built-in model
 * extracts what was said. The other enqueues analyses again whose process died.
 */
export function analysisJobs<KindId extends Id>(deps: AnalysisJobDeps & { kind: AnalysedKind<KindId> }): Job[] {
  const context = { ...deps, kind: deps.kind as unknown as AnalysedKind<Id> };
  return [analyseJob(context), resumeJob(context)];
}

function analyseJob(context: Context): Job {
  const { clock, db, kind, newId } = context;
  const Payload = z.object({ tenant_id: TenantId, [kind.column]: z.guid() });
  return {
    name: jobOf(kind),
    async run(payload) {
      const { tenant_id, [kind.column]: id } = Payload.parse(payload);
      const tenantId = tenant_id as TenantId;
      const conversation = id as Id;
      const claimed = await db.app.inTenant(tenantId, (tx) =>
        claimAnalysis(tx, { conversation, leaseId: newId(), now: clock.now() }),
      );
      if (claimed) await attempt(context, { ...claimed, tenantId, conversation });
    },
  };
}

function resumeJob({ clock, db, kind }: Context): Job {
  return {
    name: `${kind.name}_analysis.resume`,
    everyMinutes: 1,
    async run() {
      const before = new Date(clock.now().getTime() - overdueMs);
      const overdue = await findOverdueAnalyses(db.platform, { column: kind.column, before });
      for (const { tenantId, conversation } of overdue)
        await db.app.inTenant(tenantId, (tx) => enqueueAnalysis(tx, { kind, tenantId, conversation }));
    },
  };
}

async function attempt(context: Context, claimed: Attempt): Promise<void> {
  const { kind, log } = context;
  try {
    await save(context, claimed, await analyse(context, claimed, 'agent'), null);
  } catch (error) {
    const fault = faultOf(error);
    const delayMs = retryDelayMs({ attempts: claimed.attempts, fault });
    log.warn(
      { event: 'analysis.attempt_failed', [kind.column]: claimed.conversation, attempt: claimed.attempts, fault },
      'a conversation could not be analysed by its model',
    );
    if (delayMs === null) await extract(context, claimed, fault);
    else await retryLater(context, claimed, fault, delayMs);
  }
}

/** The model failed permanently: the built-in one extracts what was said. */
async function extract(context: Context, claimed: Attempt, modelFault: string): Promise<void> {
  const { clock, db, kind, log } = context;
  try {
    await save(context, claimed, await analyse(context, claimed, 'builtin'), modelFault);
  } catch (error) {
    log.error(
      { event: 'analysis.failed', err: error, [kind.column]: claimed.conversation },
      'a conversation could not be analysed',
    );
    const now = clock.now();
    await db.app.inTenant(claimed.tenantId, (tx) =>
      endAttempt(tx, { ...claimed, now }, { state: 'failed', fault: faultOf(error) }),
    );
  }
}

async function retryLater(
  { clock, db, kind }: Context,
  claimed: Attempt,
  fault: string,
  delayMs: number,
): Promise<void> {
  const now = clock.now();
  const dueAt = new Date(now.getTime() + delayMs);
  await db.app.inTenant(claimed.tenantId, async (tx) => {
    const isOurs = await endAttempt(tx, { ...claimed, now }, { state: 'pending', fault, dueAt });
    if (isOurs) await enqueueAnalysis(tx, { ...claimed, kind, runAt: dueAt });
  });
}

/** Asks for the analysis, outside a transaction; null when the conversation is gone or not to be analysed any more. */
async function analyse(
  { analyser, db, kind, vault }: Context,
  { tenantId, conversation, settingsOf }: Attempt,
  by: 'agent' | 'builtin',
): Promise<Analysed | null> {
  const loaded = await db.app.inTenant(
    tenantId,
    async (tx) => {
      const of = await kind.load(tx, conversation, settingsOf);
      if (of === null || of.skip !== null) return null;
      return { of, agent: by === 'agent' ? await openSecrets(tx, vault, tenantId, of.config) : of.config };
    },
    { onlyReads: true },
  );
  if (!loaded) return null;
  const { agent, of } = loaded;
  const { endedAt, request, variables } = of;
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  return { ...(await analyser.analyse({ tenantId, agent, request, variables, endedAt, by, signal })), of };
}

/** Writes the results, once: an attempt that lost its lease writes nothing. */
async function save(
  { bus, clock, db, kind, newId, questions }: Context,
  claimed: Attempt,
  analysed: Analysed | null,
  fault: string | null,
): Promise<void> {
  const { tenantId, conversation } = claimed;
  const now = clock.now();
  await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
    if (!(await kind.lock(tx, conversation))) return;
    if (analysed === null) {
      await endAttempt(tx, { ...claimed, now }, { state: 'failed', fault: 'not_analysable' });
      return;
    }
    const { analysis, modelId: model, of, usage } = analysed;
    if (!(await endAttempt(tx, { ...claimed, now }, { state: 'done', model, usage, fault }))) return;
    if (of.agentId !== null) {
      await questions.replace(tx, {
        tenantId,
        agentId: of.agentId,
        conversation: kind.refOf(conversation),
        texts: quotedQuestions(analysis, of.request.turns).map(storableText),
        askedAt: of.endedAt,
        newId,
      });
    }
    await kind.save({ tx, emit }, conversation, analysis);
  });
}
