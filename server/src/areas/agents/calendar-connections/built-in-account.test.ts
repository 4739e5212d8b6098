import type { ConnectionId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { describeCalendarAccount } from '../../../providers/calendar/calendar-account.conformance.ts';
import { builtInCalendarId, createBuiltInAccount } from './built-in-account.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

describe('calendars that Parley keeps itself', () => {
  describeCalendarAccount(async () => {
    const name = 'Room 4';
    const made = await tenant.request('POST', '/api/calendar/connections', { provider: 'builtin', name });
    const id = made.json().id as ConnectionId;
    const account = createBuiltInAccount({ tenantId: tenant.id, id, name }, { db: app.deps.db });
    // People write nothing else into it, and it has no credentials.
    return { account, stranger: null, calendarId: builtInCalendarId };
  });
});
