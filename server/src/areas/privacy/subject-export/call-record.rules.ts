import type { ExportedCall } from '@parley/contract/resources/data-subject';
import type { Selectable } from 'kysely';
import type { Calls, CallTurns } from '#db/schema.generated.ts';

/** Columns of a call's record in the export. */
export const callColumns = [
  'id',
  'direction',
  'status',
  'phone_number',
  'caller_name',
  'agent_name',
  'started_at',
  'answered_at',
  'ended_at',
  'duration_seconds',
  'was_transferred',
  'summary',
  'structured_data',
  'recording_state',
  'created_at',
] as const satisfies readonly (keyof Calls)[];

/** Columns of a turn in the export. */
export const turnColumns = [
  'call_id',
  'role',
  'text',
  'via',
  'start_ms',
  'end_ms',
  'was_interrupted',
] as const satisfies readonly (keyof CallTurns)[];

type CallRow = Pick<Selectable<Calls>, (typeof callColumns)[number]>;
type TurnRow = Pick<Selectable<CallTurns>, (typeof turnColumns)[number]>;

/**
 * Record of a call as the contract documents it, in the contract's order. Nothing is null: an unknown text is empty, an
 * instant that has not come is left out, and the duration of a call in progress is that until `now`.
 */
export function callRecord(row: CallRow, turns: readonly TurnRow[], now: Date): ExportedCall {
  return {
    id: row.id as ExportedCall['id'],
    direction: row.direction,
    status: row.status,
    phone_number: row.phone_number ?? '',
    caller_name: row.caller_name ?? '',
    agent: row.agent_name,
    ...(row.started_at ? { started_at: row.started_at.toISOString() } : {}),
    ...(row.ended_at ? { ended_at: row.ended_at.toISOString() } : {}),
    duration_seconds: row.duration_seconds ?? secondsSoFar(row, now),
    was_transferred: row.was_transferred,
    summary: row.summary ?? '',
    structured_data: stringValues(row.structured_data),
    transcript: turns.map((turn) =>
      stringValues({
        role: turn.role,
        text: turn.text,
        via: turn.via,
        start_ms: turn.start_ms,
        end_ms: turn.end_ms,
        interrupted: turn.was_interrupted,
      }),
    ),
    recording_available: row.recording_state === 'ready',
    created_at: row.created_at.toISOString(),
  };
}

function secondsSoFar({ answered_at, ended_at }: CallRow, now: Date): number {
  if (answered_at === null || ended_at !== null) return 0;
  return Math.max(0, Math.floor((now.getTime() - answered_at.getTime()) / 1000));
}

/** Object with string values: a string stays, null becomes empty, everything else is written as JSON. */
export function stringValues(value: unknown): Record<string, string> {
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return { value: stringOf(value) };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, stringOf(each)]));
}

function stringOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
