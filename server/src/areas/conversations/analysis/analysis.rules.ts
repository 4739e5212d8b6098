import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ConversationAnalysis } from '@parley/contract/resources/conversation-analysis';

/** Attempts by the agent's model; after the last the built-in model extracts what was said. */
const maxAttempts = 4;
/** Waits between attempts. Unit: milliseconds. */
const retryDelaysMs = [30_000, 120_000, 600_000];

type SkipReason = ConversationAnalysis['skip_reason'];

/** Reason why a conversation is not analysed, of its agent or of its own (`silent`); null: it is. */
export function skipReason(
  agent: Pick<AgentConfig, 'analysis' | 'zero_retention'>,
  { silent }: { silent: SkipReason },
): SkipReason {
  if (agent.zero_retention) return 'zero_retention';
  if (silent !== null) return silent;
  const { summary, success_criteria: criteria, fields } = agent.analysis;
  return summary || criteria.trim() !== '' || fields.length > 0 ? null : 'turned_off';
}

/**
 * Wait before the next attempt after a failed one, in milliseconds; null where there is none. A model that refuses our
 * request or credentials refuses it again.
 */
export function retryDelayMs(failed: { attempts: number; fault: string }): number | null {
  if (failed.attempts >= maxAttempts || failed.fault === 'refused') return null;
  return retryDelaysMs[failed.attempts - 1] ?? null;
}

/** Kind of an error without its words, which may hold some of what was said: the code of a model's error, or its name. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 60) : error.name.slice(0, 60);
}
