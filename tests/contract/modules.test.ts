import { resellerModules } from '@parley/contract/resources/reseller-package';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../server/src/app/areas.ts';
import type { AnyArea } from '../../server/src/platform/areas/area.ts';
import { buildTestApp, type TestApp } from '../../server/test/build-test-app.ts';
import { createPerson, createReseller } from '../../server/test/callers.ts';
import { unknownId } from '../../server/test/unknown-id.ts';
import { type AnyOperation, fillPath, paramNames } from './good-requests.ts';

/** Operations that a person or key of an account asks for, with the module of their area. */
const asked = Object.values<AnyArea>(areas).flatMap(({ module = null, operations }) =>
  Object.values(operations)
    .flat()
    .map((operation) => ({ module, operation: operation as AnyOperation }))
    .filter(({ operation: { access, answer } }) => {
      const isStream = answer.contentType === 'text/event-stream';
      return !isStream && (access.kind === 'tenant' || access.kind === 'person');
    }),
);

let app: TestApp;
/** Requests of an owner whose account has the modules that are not named here. */
let ownerWithout: (...off: readonly string[]) => Promise<Awaited<ReturnType<typeof createPerson>>>;
beforeAll(async () => {
  const unlimited = '10000000';
  app = await buildTestApp({
    env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: unlimited, PARLEY_REQUESTS_PER_MINUTE_PER_KEY: unlimited },
  });
  const reseller = await createReseller(app);
  ownerWithout = async (...off) => {
    const modules = Object.fromEntries(off.map((each) => [each, false]));
    const body = { name: `Without ${off.join()}`.slice(0, 100), modules };
    const made = await reseller.request('POST', '/api/reseller/packages', body);
    expect(made.statusCode, made.body).toBe(201);
    const customer = await reseller.createCustomer();
    await reseller.request('PATCH', `/api/reseller/customers/${customer.id}`, { package_id: made.json().id });
    return createPerson(app, { tenant: { id: customer.id, role: 'owner' } });
  };
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof createPerson>>;

/** Asks for something that does not exist, with a body that is wrong: a refusal for the module comes before both. */
async function moduleRefused({ request }: Person, operation: AnyOperation): Promise<string | null> {
  const params = Object.fromEntries(paramNames(operation).map((name) => [name, name.endsWith('Id') ? unknownId : '1']));
  const answer = await request(
    operation.method,
    `${fillPath(operation, params)}?nonsense=1`,
    operation.method === 'GET' ? undefined : { nonsense: true },
  );
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const { reason, params: named } = isJson && answer.body !== '' ? answer.json() : {};
  if (reason !== 'module_off') return null;
  expect(answer.statusCode).toBe(403);
  return named.module;
}

describe('a module that is off', () => {
  it('is named by the refusal of each of its operations; operations of no module go on', async () => {
    const owner = await ownerWithout(...resellerModules);
    const refused = [];
    for (const { operation } of asked) refused.push([operation.id, await moduleRefused(owner, operation)]);
    expect(refused).toEqual(asked.map(({ module, operation }) => [operation.id, module]));
  }, 120_000);

  it.each(resellerModules)('%s: has operations, and its absence refuses those of no other module', async (module) => {
    const owner = await ownerWithout(module);
    const one = resellerModules.map((each) => asked.find((known) => known.module === each));
    expect(one.filter((each) => each === undefined)).toEqual([]);
    for (const known of one) {
      if (known)
        expect([known.module, await moduleRefused(owner, known.operation)]).toEqual([
          known.module,
          known.module === module ? module : null,
        ]);
    }
  });
});
