import type { TestApp, TestTenant } from './build-test-app.ts';
import { jobOf } from './job-of.ts';
import { pastCall } from './test-calls.ts';

/** Erases persons with an application, runs the job and counts rows. */
export function erasuresOf(app: () => TestApp) {
  const pool = () => app().deps.db.platform.pool;
  const count = async (table: string, condition: string) =>
    (await pool().query<{ count: number }>(`select count(*)::int as count from ${table} where ${condition}`)).rows[0]
      ?.count;
  return {
    count,
    erasePerson: (tenant: TestTenant, number: string) =>
      tenant.request('DELETE', `/api/calls/erase/by-subject?phone_number=${encodeURIComponent(number)}`),
    callOf: (tenant: TestTenant, number: string, more = {}) =>
      pastCall(app(), tenant.id, {
        type: 'phone',
        phoneNumber: number,
        fromNumber: number,
        toNumber: '+4684650041',
        ...more,
      }),
    runJob: (tenant: TestTenant, id: string) =>
      jobOf(app().deps.jobs, 'privacy.run_erasure').run({ tenant_id: tenant.id, erasure_id: id }),
    /** Names the tables in which a text search of the whole database finds a text. */
    async tablesNaming(text: string): Promise<string[]> {
      const { rows } = await pool().query<{ name: string }>(
        `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind = 'r' and n.nspname = 'public' and has_table_privilege(c.oid, 'select') order by 1`,
      );
      const found = await Promise.all(
        rows.map(async ({ name }) => ((await count(`${name} t`, `position('${text}' in t::text) > 0`)) ? [name] : [])),
      );
      return found.flat();
    },
  };
}
