import type { EventData, EventType } from '@parley/contract/events';
import type { AccountChange, ChangedResource } from '@parley/contract/resources/account-events';
import type { Scope } from '@parley/contract/scopes';

interface Report<Type extends EventType> {
  resource: ChangedResource;
  /** Scope that reading the resource needs. */
  scope: Scope;
  idOf(data: EventData<Type>): string | null;
}

const agent = {
  resource: 'agents',
  scope: 'agents:read',
  idOf: (data: { agent_id: string }) => data.agent_id,
} as const;
const booking = {
  resource: 'bookings',
  scope: 'calendar:read',
  idOf: (data: { booking: { id: string } }) => data.booking.id,
} as const;
const call = { resource: 'calls', scope: 'calls:read' } as const;
const callWhole = { ...call, idOf: (data: { call: { id: string } }) => data.call.id };
const callPart = { ...call, idOf: (data: { call_id: string }) => data.call_id };
/** The operators of an agent decide who sees its chats and contact requests, so these are reported without ids. */
const chat = { resource: 'chats', scope: 'chat:operate', idOf: () => null } as const;
const contactRequest = { resource: 'contact_requests', scope: 'chat:operate', idOf: () => null } as const;
const webhook = {
  resource: 'webhooks',
  scope: 'webhooks:read',
  idOf: (data: { webhook_id: string }) => data.webhook_id,
} as const;

const reports: { readonly [Type in EventType]?: Report<Type> } = {
  'agent.version.created': agent,
  'agent.trashed': agent,
  'agent.restored_from_trash': agent,
  'agent.purged': agent,
  'workflow.version.published': {
    resource: 'workflows',
    scope: 'workflows:read',
    idOf: (data) => data.workflow_id,
  },
  'chat.session.started': chat,
  'chat.session.escalated': chat,
  'chat.session.claimed': chat,
  'chat.session.released': chat,
  'chat.session.unqueued': chat,
  'chat.session.closed': chat,
  'contact_request.created': contactRequest,
  'contact_request.updated': contactRequest,
  'tool.failed': { resource: 'tool_logs', scope: 'tools:read', idOf: () => null },
  'call.started': callWhole,
  'call.status': callPart,
  'call.ended': callWhole,
  'call.analyzed': callWhole,
  'call.recording.ready': callPart,
  'call.erased': callPart,
  'number.assigned': { resource: 'numbers', scope: 'numbers:read', idOf: (data) => data.number_id },
  'booking.created': booking,
  'booking.rescheduled': booking,
  'booking.updated': booking,
  'booking.cancelled': booking,
  'webhook.disabled': webhook,
  'webhook.secret_rotated': webhook,
  'knowledge.chunks.changed': { resource: 'knowledge', scope: 'kb:read', idOf: (data) => data.source_id },
  'trunk.changed': { resource: 'trunks', scope: 'numbers:read', idOf: (data) => data.trunk_id },
};

/** Types of events that a caller with these scopes is told of. */
export function reportedTypes(scopes: ReadonlySet<Scope>): EventType[] {
  return (Object.keys(reports) as EventType[]).filter((type) => scopes.has((reports[type] as { scope: Scope }).scope));
}

/** The change that an event reports; null for one that is not reported. */
export function changeOf({ type, data }: { type: string; data: unknown }): AccountChange | null {
  const report = (Object.hasOwn(reports, type) ? reports[type as EventType] : undefined) as
    | { resource: ChangedResource; idOf(data: unknown): string | null }
    | undefined;
  return report ? { resource: report.resource, id: report.idOf(data) } : null;
}
