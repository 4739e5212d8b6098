import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { erasuresOf } from '../../../../test/erasures.ts';
import { isPlanted, type PlantedPerson, plantPerson } from '../../../../test/planted-person.ts';
import { allPersonalData } from '../../../app/personal-data.ts';

// A table may be in the registry and still be forgotten by a query of its own. So a person has a row in every table, and
// the real operations export and erase them.

const number = '+46701740699';
let app: TestApp;
let tenant: TestTenant;
let owner: pg.Client;
let person: PlantedPerson;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  owner = new pg.Client(app.database.connections.owner);
  await owner.connect();
  person = await plantPerson(owner, { registry: allPersonalData, tenantId: tenant.id, number });
  await owner.query(`update calls set status = 'completed', ended_at = now()`);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const { erasePerson } = erasuresOf(() => app);
const places = allPersonalData.tables.filter(isPlanted);

/** Tables with a trace of the person. */
async function traces(): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of places) {
    const { rows } = await owner.query(`select from ${table} t where t::text ~ $1 limit 1`, ['zwickau|46701740699']);
    if (rows.length > 0) found.push(table);
  }
  return found.toSorted();
}

it('has rows of the person in every table with words, names or numbers', async () => {
  const expected = places.filter(({ personal }) => Object.keys(personal).length > 0).map(({ table }) => table);
  expect(await traces()).toEqual(expected.toSorted());
});

it('the export has the words of every column that the registry says it has', async () => {
  const answer = await tenant.request('GET', `/api/calls/export/by-subject?phone_number=${encodeURIComponent(number)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const missing = places.flatMap(({ table, personal, exported }) =>
    'key' in exported
      ? Object.keys(personal)
          .filter((column) => !(column in (exported.without ?? {})))
          .flatMap((column) => person.texts.get(`${table}.${column}`) ?? [])
          .filter((text) => !answer.body.includes(text))
      : [],
  );
  expect(missing).toEqual([]);
  expect(Object.values(answer.json().record_counts)).not.toContain(0);
});

it('an erasure leaves nothing of the person in any table', async () => {
  const answer = await erasePerson(tenant, number);
  expect([200, 202], answer.body).toContain(answer.statusCode);
  expect(await traces()).toEqual([]);
});
