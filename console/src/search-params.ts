import type { CrmCallLogState } from '@parley/contract/resources/crm-logging';
import type { ToolRunStatus } from '@parley/contract/resources/tool';
import type { ContactRequest } from './api/schemas.ts';
import type { CallLogFilters } from './call-logging/call-log-table.tsx';
import type { ContactFilters } from './contact-requests/contact-requests-page.tsx';
import { isKeyOf, oneOf } from './search-values.ts';
import type { LogFilters } from './tool-log/tool-log-page.tsx';
import { type CreatableType, creatableTypes } from './tools/tool-draft.ts';
import type { ToolTab } from './tools/tool-page.tsx';
import type { QuestionSearch } from './unanswered-questions/unanswered-questions-page.tsx';

type Raw = Record<string, unknown>;

/** Search parameters of the pages. Unknown ones are dropped, not refused. */
export function readNext({ next }: Raw): { next?: string } {
  return typeof next === 'string' ? { next } : {};
}

/** Agent that a new number is for. */
export function readNumberAgent({ agent }: Raw): { agent?: string } {
  return typeof agent === 'string' ? { agent } : {};
}

export function readToolType({ type }: Raw): { type?: CreatableType } {
  const found = oneOf(creatableTypes, type);
  return found === undefined ? {} : { type: found };
}

export function readToolTab({ tab }: Raw): { tab?: ToolTab } {
  const found = oneOf(['settings', 'try', 'agents'] as const, tab);
  return found === undefined ? {} : { tab: found };
}

const statuses: Record<ToolRunStatus, true> = { ok: true, error: true, timeout: true, refused: true, cancelled: true };

export function readLogFilters({ status, tool_id, agent_id }: Raw): LogFilters {
  return {
    ...(isKeyOf(statuses, status) && { status }),
    ...(typeof tool_id === 'string' && { tool_id }),
    ...(typeof agent_id === 'string' && { agent_id }),
  };
}

/** The chosen chat, and the filters of the list, which the page reads. */
export function readChat({ chat, filters }: Raw): { chat?: string; filters?: object } {
  const hasFilters = typeof filters === 'object' && filters !== null;
  return { ...(typeof chat === 'string' && { chat }), ...(hasFilters && { filters }) };
}

const logStates: Record<CrmCallLogState, true> = { pending: true, running: true, done: true, failed: true };

export function readCallLogFilters({ state, connection_id }: Raw): CallLogFilters {
  return {
    ...(isKeyOf(logStates, state) && { state }),
    ...(typeof connection_id === 'string' && { connection_id }),
  };
}

const contactStatuses: Record<ContactRequest['status'], true> = {
  new: true,
  in_progress: true,
  resolved: true,
  spam: true,
};

export function readContactFilters({ status, agent_id, open }: Raw): ContactFilters {
  return {
    ...(isKeyOf(contactStatuses, status) && { status }),
    ...(typeof agent_id === 'string' && { agent_id }),
    ...(typeof open === 'string' && { open }),
  };
}

const questionStates = ['open', 'answered', 'dismissed'] as const;
const questionChannels = ['call', 'chat'] as const;
const questionSorts = ['-last_asked_at', '-count'] as const;

export function readQuestionSearch({ state, agent_id, channel, q, sort, open }: Raw): QuestionSearch {
  return {
    state: oneOf(questionStates, state),
    channel: oneOf(questionChannels, channel),
    sort: oneOf(questionSorts, sort),
    ...(typeof agent_id === 'string' && { agent_id }),
    ...(typeof q === 'string' && { q }),
    ...(typeof open === 'string' && { open }),
  };
}
