import type { Call } from '@parley/contract/resources/call';
import { type Options, stringify } from 'csv-stringify/sync';

/** Columns of the export, in order. */
const columns = {
  id: (call) => call.id,
  started_at: (call) => call.started_at,
  created_at: (call) => call.created_at,
  answered_at: (call) => call.answered_at,
  ended_at: (call) => call.ended_at,
  type: (call) => call.type,
  direction: (call) => call.direction,
  status: (call) => call.status,
  end_reason: (call) => call.end_reason,
  duration_seconds: (call) => call.duration_seconds,
  agent_id: (call) => call.agent_id,
  agent: (call) => call.agent,
  agent_version: (call) => call.agent_version,
  phone_number: (call) => call.phone_number,
  from_number: (call) => call.from_number,
  to_number: (call) => call.to_number,
  caller_name: (call) => call.caller_name,
  was_transferred: (call) => String(call.was_transferred),
  success: (call) => (call.success === null ? null : String(call.success)),
  sentiment: (call) => call.sentiment,
  summary: (call) => call.summary,
  recording_available: (call) => String(call.recording_available),
  metadata: (call) => JSON.stringify(call.metadata),
} satisfies Record<string, (call: Call) => string | number | null>;

const e164 = /^\+[1-9]\d{6,14}$/;

/**
 * Text that a spreadsheet would run as a formula begins with an apostrophe (OWASP, CSV injection). A phone number in
 * E.164 is digits behind a plus and stays as it is.
 */
const options: Options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  cast: { string: (value) => (e164.test(value) ? { value, escape_formulas: false } : value) },
};

/** First line of the export, after the mark by which Excel reads UTF-8. */
export const csvHead = `\ufeff${stringify([Object.keys(columns)], options)}`;

/** Lines of the export, as RFC 4180. */
export function csvLines(calls: readonly Call[]): string {
  return stringify(
    calls.map((call) => Object.values(columns).map((read) => read(call))),
    options,
  );
}
