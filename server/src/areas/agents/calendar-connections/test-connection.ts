import { CalendarConnectionCheck } from '@parley/contract/resources/calendar';
import { apiKey } from '#platform/http/access/access.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { findConnection } from '#platform/oauth/connections.queries.ts';
import { connectionNotFound } from './connections.errors.ts';
import { connectionParams, exampleConnectionId, operation } from './connections.operation.ts';

/** Tests a connection and reports in words what is wrong. 200 also then. */
export const testCalendarConnection = operation({
  method: 'POST',
  path: '/api/calendar/connections/{connectionId}/test',
  id: 'testCalendarConnection',
  summary: 'Test a calendar connection',
  description: 'Signs in and lists the calendars. Answers 200 also when that fails, with the reason in `detail`.',
  access: apiKey('calendar:write'),
  showsConversations: false,
  audit: 'calendar_connection.test',
  transaction: 'none',
  requestsPerMinute: 20,
  params: connectionParams,
  answer: { status: 200, schema: CalendarConnectionCheck },
  refusals: ['not_found'],
  example: {
    params: { connectionId: exampleConnectionId },
    answer: { ok: true, detail: '3 calendars, of which bookings can be written to 2' },
  },
  async run({ db, tenantId, params, deps, audit }) {
    const row = await db.app.inTenant(tenantId, (tx) => findConnection(tx, params.connectionId), { onlyReads: true });
    if (!row || row.kind !== 'calendar') throw connectionNotFound();
    try {
      const calendars = await deps.calendars.use(row, (account, signal) => account.listCalendars(signal));
      const writable = calendars.filter(({ isWritable }) => isWritable).length;
      audit.details({ ok: true });
      return { ok: true, detail: `${calendars.length} calendars, of which bookings can be written to ${writable}` };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      audit.details({ ok: false });
      return { ok: false, detail: String(error.params?.['why'] ?? error.message) };
    }
  },
});
