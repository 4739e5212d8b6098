import type { ToolDefinition, ToolType } from '@parley/contract/resources/tool';
import type { Tool } from '../api/schemas.ts';

/** A name and a value, as rows of a form have them. */
export interface Pair {
  name: string;
  value: string;
}

/** A tool as its form holds it: everything of every type, with maps as rows and JSON as text. */
export interface ToolDraft extends Record<string, unknown> {
  name: string;
  description: string;
  /** JSON Schema as text. */
  parameters: string;
  request: {
    url: string;
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    headers: Pair[];
    query: Pair[];
    body_mode: 'envelope' | 'args';
  };
  client: { waits: boolean };
  transfer: { targets: string[] };
  end_call: { message: string };
  sms: { from_number: string; text: string };
  booking: { actions: ('find' | 'book' | 'move' | 'cancel')[] };
  /** `team_id` is empty for no team. */
  handoff: { reason: string; team_id: string };
  mcp: { url: string; headers: Pair[]; tools: string[] };
  speak: { before: 'none' | 'static' | 'model'; text: string; delayed_text: string; on_error: string };
  response: { select: string[]; assign: Pair[] };
  timeout_seconds: number | string;
  retries: number | string;
  requires_verification: boolean;
}

/** Types that can be made here. */
export const creatableTypes = [
  'webhook',
  'mcp',
  'booking',
  'handoff',
  'client',
  'sms',
  'transfer',
  'end_call',
  'dtmf',
] as const;
export type CreatableType = (typeof creatableTypes)[number];

/** Types whose arguments their maker decides on; the others bring their own. */
export const hasOwnParameters = (type: ToolType) => type === 'webhook' || type === 'client';
/** Types that call an external service, which may be slow or down. */
export const callsExternalService = (type: ToolType) => type === 'webhook' || type === 'mcp';

const noParameters = { type: 'object', properties: {} };

export function draftOf(tool: Tool | null): ToolDraft {
  return {
    name: tool?.name ?? '',
    description: tool?.description ?? '',
    parameters: JSON.stringify(tool?.parameters ?? noParameters, null, 2),
    request: {
      url: tool?.request?.url ?? '',
      method: tool?.request?.method ?? 'POST',
      headers: pairsOf(tool?.request?.headers),
      query: pairsOf(tool?.request?.query),
      body_mode: tool?.request?.body_mode ?? 'envelope',
    },
    client: { waits: tool?.client?.waits ?? true },
    transfer: { targets: tool?.transfer?.targets ?? [] },
    end_call: { message: tool?.end_call?.message ?? '' },
    sms: { from_number: tool?.sms?.from_number ?? '', text: tool?.sms?.text ?? '' },
    booking: { actions: tool?.booking?.actions ?? ['find', 'book', 'move', 'cancel'] },
    handoff: { reason: tool?.handoff?.reason ?? '', team_id: tool?.handoff?.team_id ?? '' },
    mcp: { url: tool?.mcp?.url ?? '', headers: pairsOf(tool?.mcp?.headers), tools: tool?.mcp?.tools ?? [] },
    speak: {
      before: tool?.speak.before ?? 'none',
      text: tool?.speak.text ?? '',
      delayed_text: tool?.speak.delayed_text ?? '',
      on_error: tool?.speak.on_error ?? '',
    },
    response: { select: tool?.response.select ?? [], assign: pairsOf(tool?.response.assign) },
    timeout_seconds: (tool?.timeout_ms ?? 10_000) / 1000,
    retries: tool?.retries ?? 0,
    requires_verification: tool?.requires_verification ?? false,
  };
}

const delayedAfterMs = 3000;

/** A tool as it is sent. The parameters are the author's own JSON Schema, which only the server can judge. */
export type ToolBody = Record<string, unknown> & { name: string };

/** Request body of the form. With `before`, the tool as read, it is a merge patch: removed names are set to null. */
export function bodyOf(type: ToolType, draft: ToolDraft, before: Tool | null): ToolBody {
  const { speak } = draft;
  return {
    ...settingsOf(type, draft, before),
    ...(before === null && { type }),
    name: draft.name.trim(),
    description: draft.description,
    ...(hasOwnParameters(type) && { parameters: JSON.parse(draft.parameters) }),
    timeout_ms: Math.round(Number(draft.timeout_seconds) * 1000),
    retries: Number(draft.retries),
    requires_verification: draft.requires_verification,
    speak: {
      ...speak,
      delayed_after_ms: speak.delayed_text === '' ? null : (before?.speak.delayed_after_ms ?? delayedAfterMs),
    },
    response: {
      select: draft.response.select,
      assign: mapOf(draft.response.assign, before?.response.assign),
    },
  };
}

function settingsOf(
  type: ToolType,
  draft: ToolDraft,
  before: Tool | null,
): Partial<Record<keyof ToolDefinition, unknown>> {
  switch (type) {
    case 'webhook': {
      const headers = mapOf(draft.request.headers, before?.request?.headers);
      return { request: { ...draft.request, headers, query: mapOf(draft.request.query, before?.request?.query) } };
    }
    case 'mcp':
      return { mcp: { ...draft.mcp, headers: mapOf(draft.mcp.headers, before?.mcp?.headers) } };
    case 'handoff':
      return { handoff: { reason: draft.handoff.reason, team_id: draft.handoff.team_id || null } };
    case 'client':
    case 'transfer':
    case 'end_call':
    case 'sms':
    case 'booking':
      return { [type]: draft[type] };
    default:
      return {};
  }
}

/** Map as rows of names and values. */
export function pairsOf(map: Readonly<Record<string, string>> | undefined): Pair[] {
  return Object.entries(map ?? {}).map(([name, value]) => ({ name, value }));
}

/** Rows as a map, with null for each name of `before` that no row has any more. */
export function mapOf(
  pairs: readonly Pair[],
  before: Readonly<Record<string, string>> = {},
): Record<string, string | null> {
  const gone = Object.keys(before).map((name) => [name, null] as const);
  const kept = pairs.filter(({ name }) => name.trim() !== '').map(({ name, value }) => [name.trim(), value] as const);
  return Object.fromEntries([...gone, ...kept]);
}
