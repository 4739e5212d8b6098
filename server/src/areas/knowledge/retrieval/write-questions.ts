import { AgentId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { getAgent, openSecrets } from '#areas/agents/agents';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { QuestionWriter } from './ports.ts';
import { findUnquestioned, storeQuestions, type UnquestionedChunk } from './questions.queries.ts';

const questionsJob = 'knowledge.write_questions';
const Payload = z.object({ tenant_id: TenantId, agent_id: AgentId });

/** Passages of one request to the model. */
const requestSize = 8;
/** Passages of one run, stored as one change: each change makes a new index. */
const runSize = 64;
/** Timeout of one request. Unit: milliseconds. */
const timeoutMs = 120_000;

export interface WriteQuestionsDeps {
  db: Database;
  vault: Vault;
  questionWriter: QuestionWriter;
  log: Logger;
}

/** True where a model writes questions for the agent's passages; the built-in one writes none. */
export const writesQuestions = ({ knowledge, llm }: Pick<AgentConfig, 'knowledge' | 'llm'>): boolean =>
  knowledge.enabled && knowledge.write_questions && llm.provider !== 'builtin';

/** Enqueues the writing of questions in the caller's transaction. */
export function enqueueQuestions(tx: Tx, { tenantId, agentId }: { tenantId: TenantId; agentId: AgentId }) {
  const payload = { tenant_id: tenantId, agent_id: agentId };
  return enqueue(tx, { name: questionsJob, payload, key: `${questionsJob}:${agentId}` });
}

/**
 * Lets the agent's model write questions for its passages that have none, some at a time until all have. Passages that
 * the model gave nothing usable for have an empty list and are not asked for again.
 */
export function writeQuestionsJob(deps: WriteQuestionsDeps): Job {
  return {
    name: questionsJob,
    async run(payload, signal = new AbortController().signal) {
      const { tenant_id: tenantId, agent_id: agentId } = Payload.parse(payload);
      const found = await deps.db.app.inTenant(
        tenantId,
        async (tx) => {
          const { config } = await getAgent(tx, agentId);
          if (!writesQuestions(config)) return null;
          const chunks = await findUnquestioned(tx, agentId, runSize);
          return { chunks, agent: await openSecrets(tx, deps.vault, tenantId, config) };
        },
        { onlyReads: true },
      );
      if (found === null || found.chunks.length === 0) return;
      const written: { id: string; questions: string[] }[] = [];
      for (let at = 0; at < found.chunks.length; at += requestSize)
        written.push(
          ...(await writeSome(
            deps,
            { tenantId, config: found.agent },
            found.chunks.slice(at, at + requestSize),
            signal,
          )),
        );
      await deps.db.app.inTenant(tenantId, async (tx) => {
        await storeQuestions(tx, agentId, written);
        if (found.chunks.length === runSize) await enqueueQuestions(tx, { tenantId, agentId });
      });
    },
  };
}

async function writeSome(
  { questionWriter, log }: WriteQuestionsDeps,
  { tenantId, config: agent }: { tenantId: TenantId; config: AgentConfig },
  chunks: readonly UnquestionedChunk[],
  signal: AbortSignal,
): Promise<{ id: string; questions: string[] }[]> {
  const passages = chunks.map(({ title, text, language }) => ({ title, text, language: language ?? agent.language }));
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const lists = await questionWriter.writeQuestions({ tenantId, agent, passages, signal: limited });
    return chunks.map(({ id }, at) => ({ id, questions: lists[at] ?? [] }));
  } catch (error) {
    // Another failure is the job's, which is tried again with growing delays.
    if (!(error instanceof Error && 'code' in error && error.code === 'garbage')) throw error;
    log.warn(
      { event: 'knowledge.questions_not_written', err: error },
      'a model wrote no usable questions for passages',
    );
    return chunks.map(({ id }) => ({ id, questions: [] }));
  }
}
