import type { EndOfCallWebhook } from '../api/schemas.ts';
import { mapOf, type Pair, pairsOf } from '../tools/tool-draft.ts';
import type { WebhookEvent } from './webhook-events.ts';

/** Values of the webhook form. A type, because forms take records with an index. */
export type WebhookDraft = {
  url: string;
  description: string;
  events: WebhookEvent[];
  /** Empty: all agents. */
  agent_ids: string[];
  hasTranscript: boolean;
  headers: Pair[];
};

export const newWebhook: WebhookDraft = {
  url: '',
  description: '',
  events: ['call.ended', 'call.analyzed'],
  agent_ids: [],
  hasTranscript: false,
  headers: [],
};

export function draftOf(webhook: EndOfCallWebhook): WebhookDraft {
  return {
    url: webhook.url,
    description: webhook.description,
    events: webhook.events,
    agent_ids: webhook.agent_ids ?? [],
    hasTranscript: webhook.include.includes('transcript'),
    headers: pairsOf(webhook.headers),
  };
}

/** Body that creates the webhook. */
export function creationOf(draft: WebhookDraft) {
  const { url, description, events } = draft;
  const headers = mapOf(draft.headers) as Record<string, string>;
  return { url: url.trim(), description, events, agent_ids: agentsOf(draft), include: includeOf(draft), headers };
}

/** Merge patch from the webhook to the draft. URL, events and agents of an agent's webhook are the agent's. */
export function changeOf(draft: WebhookDraft, before: EndOfCallWebhook) {
  const { url, description, events } = draft;
  const own = { description, include: includeOf(draft), headers: mapOf(draft.headers, before.headers) };
  return before.source === 'agent' ? own : { ...own, url: url.trim(), events, agent_ids: agentsOf(draft) };
}

const agentsOf = ({ agent_ids: ids }: WebhookDraft) => (ids.length === 0 ? null : ids);
const includeOf = ({ hasTranscript }: WebhookDraft): 'transcript'[] => (hasTranscript ? ['transcript'] : []);
