import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallTurn } from '@parley/contract/resources/call';
import type { CallAnalysis } from '@parley/contract/resources/call-analysis';

/** Attempts by the agent's model; after the last the built-in model extracts what was said. */
export const maxAttempts = 4;
/** Waits between attempts. Unit: milliseconds. */
const retryDelaysMs = [30_000, 120_000, 600_000];

/** Reason why a call is not analysed; null: it is. */
export function skipReason(
  call: { isAnswered: boolean; turns: readonly Pick<CallTurn, 'role' | 'text' | 'via'>[] },
  agent: Pick<AgentConfig, 'analysis' | 'zero_retention'>,
): CallAnalysis['skip_reason'] {
  if (agent.zero_retention) return 'zero_retention';
  if (!call.isAnswered) return 'not_answered';
  if (!call.turns.some(({ role, text }) => role === 'user' && text.trim() !== '')) return 'caller_silent';
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

/** Kind of an error without its words, which may hold some of the call: the code of a model's error, or its name. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 60) : error.name.slice(0, 60);
}
