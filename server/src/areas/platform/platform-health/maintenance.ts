import {
  CurrentMaintenance,
  MaintenanceNotice,
  MaintenanceNoticeSet,
} from '@parley/contract/resources/platform-health';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { admin, publicAccess } from '#platform/http/access/access.ts';
import { exampleNotice, operation } from './platform-health.operation.ts';

const settingKey = 'maintenance_notice';

async function findNotice(tx: Tx): Promise<MaintenanceNotice | null> {
  const row = await tx.selectFrom('instance_settings').select('value').where('key', '=', settingKey).executeTakeFirst();
  return row ? MaintenanceNotice.parse(row.value) : null;
}

/** Returns the notice of planned maintenance while it is to be shown. */
export const getMaintenance = operation({
  method: 'GET',
  path: '/api/maintenance',
  id: 'getMaintenance',
  summary: 'Current maintenance notice',
  access: publicAccess('clients show it before a person logs in'),
  answer: { status: 200, schema: CurrentMaintenance, caching: 'public, max-age=60' },
  requestsPerMinute: 600,
  example: { answer: { notice: exampleNotice } },
  async run({ db, now }) {
    const notice = await db.platform.inPlatform(findNotice);
    const isShown =
      notice && Date.parse(notice.starts_at) <= now.getTime() && now.getTime() < Date.parse(notice.ends_at);
    return { notice: isShown ? notice : null };
  },
});

/** Returns the notice that is set, also before and after it is shown. */
export const getMaintenanceNotice = operation({
  method: 'GET',
  path: '/api/admin/maintenance-notice',
  id: 'getMaintenanceNotice',
  summary: 'Get the maintenance notice',
  access: admin(),
  answer: { status: 200, schema: CurrentMaintenance, caching: 'no-store' },
  example: { answer: { notice: exampleNotice } },
  run: async ({ tx }) => ({ notice: await findNotice(tx) }),
});

/** Sets the notice of planned maintenance, in place of the one before. */
export const setMaintenanceNotice = operation({
  method: 'PUT',
  path: '/api/admin/maintenance-notice',
  id: 'setMaintenanceNotice',
  summary: 'Set the maintenance notice',
  description: 'Shown at `GET /api/maintenance` from `starts_at` until `ends_at`.',
  access: admin(),
  audit: 'maintenance.set',
  body: MaintenanceNoticeSet,
  answer: { status: 200, schema: MaintenanceNotice },
  example: { body: exampleNotice, answer: exampleNotice },
  async run({ tx, body, audit }) {
    const value = JSON.stringify(body);
    await sql`insert into instance_settings (key, value) values (${settingKey}, ${value}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(tx);
    audit.details({ starts_at: body.starts_at, ends_at: body.ends_at });
    return body;
  },
});

/** Takes the notice away. */
export const deleteMaintenanceNotice = operation({
  method: 'DELETE',
  path: '/api/admin/maintenance-notice',
  id: 'deleteMaintenanceNotice',
  summary: 'Remove the maintenance notice',
  access: admin(),
  audit: 'maintenance.remove',
  answer: { status: 204, schema: null },
  example: {},
  async run({ tx, audit }) {
    const removed = await tx.deleteFrom('instance_settings').where('key', '=', settingKey).executeTakeFirst();
    if (removed.numDeletedRows === 0n) audit.nothingChanged();
  },
});
