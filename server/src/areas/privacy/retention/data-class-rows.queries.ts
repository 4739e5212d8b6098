import type { DataClass } from '@parley/contract/resources/retention';
import { type RawBuilder, sql } from 'kysely';

/** Rows of a kind of data, for the queries of the deletion. Expressions name the row `d`. */
export interface DataClassRows {
  table: string;
  /** From when its days count. */
  at: RawBuilder<Date>;
  /** Rows that hold data of this kind still. */
  holds: RawBuilder<boolean>;
  /** Objects whose legal hold keeps the row. */
  heldBy: readonly RawBuilder<string | null>[];
  /** The agent's own `data_retention_days`; null: only the tenant's policy counts. */
  agentDays: RawBuilder<number | null> | null;
}

const agentDaysOf = (config: RawBuilder<unknown>) => sql<number | null>`(${config} ->> 'data_retention_days')::integer`;
const currentConfig = sql`(select a.config from agents a where a.tenant_id = d.tenant_id and a.id = d.agent_id)`;

/** A call whose agent is gone has the days of its snapshot. */
const callAgentDays = agentDaysOf(sql`coalesce(${currentConfig}, d.agent_config)`);

const ofCall = { table: 'calls', at: sql<Date>`d.ended_at`, heldBy: [sql<string>`d.id`] };
const itsConversation = [sql<string | null>`d.call_id`, sql<string | null>`d.session_id`];

/**
 * Where each kind of data is. Whole calls and chats come last in the order of deletion: what is of them goes with them,
 * and is counted with them.
 */
export const rowsOf: Readonly<Record<DataClass, DataClassRows>> = {
  calls: { ...ofCall, holds: sql<boolean>`d.ended_at is not null`, agentDays: callAgentDays },
  recordings: {
    ...ofCall,
    holds: sql<boolean>`d.ended_at is not null and d.recording_key is not null and d.recording_state <> 'recording'`,
    agentDays: null,
  },
  transcripts: {
    ...ofCall,
    holds: sql<boolean>`d.ended_at is not null and (d.summary is not null or d.structured_data is not null
      or exists (select from call_turns t where t.tenant_id = d.tenant_id and t.call_id = d.id)
      or exists (select from call_tool_executions t where t.tenant_id = d.tenant_id and t.call_id = d.id))`,
    agentDays: null,
  },
  chats: {
    table: 'chat_sessions',
    at: sql<Date>`d.closed_at`,
    holds: sql<boolean>`d.closed_at is not null`,
    heldBy: [sql<string>`d.id`],
    agentDays: agentDaysOf(currentConfig),
  },
  chat_files: {
    table: 'chat_files',
    at: sql<Date>`d.created_at`,
    holds: sql<boolean>`d.message_id is not null`,
    heldBy: [sql<string>`d.session_id`],
    agentDays: null,
  },
  contact_requests: {
    table: 'contact_requests',
    at: sql<Date>`d.created_at`,
    holds: sql<boolean>`true`,
    heldBy: [sql<string | null>`d.session_id`],
    agentDays: null,
  },
  bookings: {
    table: 'bookings',
    at: sql<Date>`d.ends_at`,
    holds: sql<boolean>`(d.customer_name <> '' or d.customer_phone <> '' or d.customer_email <> '')`,
    heldBy: itsConversation,
    agentDays: null,
  },
  text_messages: {
    table: 'text_messages',
    at: sql<Date>`d.created_at`,
    holds: sql<boolean>`d.to_number <> ''`,
    heldBy: itsConversation,
    agentDays: null,
  },
  tool_logs: {
    table: 'tool_logs',
    at: sql<Date>`d.created_at`,
    holds: sql<boolean>`true`,
    heldBy: itsConversation,
    agentDays: agentDaysOf(currentConfig),
  },
  webhook_deliveries: {
    table: 'webhook_events',
    at: sql<Date>`d.created_at`,
    holds: sql<boolean>`true`,
    heldBy: [sql<string | null>`d.subject_id`],
    agentDays: null,
  },
};
