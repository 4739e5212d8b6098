import { z } from 'zod';
import { apiKey, publicAccess } from '#platform/http/access/access.ts';
import { notAudited, operationOf } from '#platform/http/operation.ts';

// Checked by the compiler alone, never executed. Each line below an `@ts-expect-error` must be refused, or `npm run
// check` fails.

const operation = operationOf<{ limit: number }>();
const base = { path: '/test', id: 'test', summary: 'Test', example: {} } as const;
const access = apiKey('agents:write');
const answer = { status: 200, schema: z.object({ n: z.int() }) } as const;
const run = async () => ({ n: 1 });

/** An operation without access, audit or answer does not compile. */
export function definitions(): void {
  operation({ ...base, method: 'GET', access, answer, run });
  operation({ ...base, method: 'POST', access, answer, audit: 'thing.make', run });
  operation({ ...base, method: 'DELETE', access, answer, audit: notAudited('nothing changes'), run });

  // @ts-expect-error without access
  operation({ ...base, method: 'GET', answer, run });
  // @ts-expect-error a write without audit
  operation({ ...base, method: 'POST', access, answer, run });
  // @ts-expect-error without answer
  operation({ ...base, method: 'GET', access, run });
  // @ts-expect-error an answer without a schema; null says that there is no body
  operation({ ...base, method: 'GET', access, answer: { status: 204 }, run: async () => {} });
  // @ts-expect-error a status no operation of ours answers with
  operation({ ...base, method: 'GET', access, answer: { ...answer, status: 203 }, run });
  // @ts-expect-error a public operation says why it is public
  operation({ ...base, method: 'GET', access: { kind: 'public' }, answer, run });
  // @ts-expect-error a scope that does not exist
  operation({ ...base, method: 'GET', access: apiKey('agents:fly'), answer, run });
  // @ts-expect-error a refusal that has no status
  operation({ ...base, method: 'GET', access, answer, refusals: ['no_such_code'], run });
}

/** An operation gets what its access gives and answers what its schema takes, or does not compile. */
export function contexts(): void {
  operation({
    ...base,
    method: 'GET',
    access,
    answer,
    query: z.strictObject({ limit: z.coerce.number() }),
    run: async ({ tenantId, tx, query, deps }) => ({ n: query.limit + deps.limit + Number(tenantId) + Number(!tx) }),
  });
  operation({
    ...base,
    method: 'GET',
    access: publicAccess('test'),
    answer,
    // @ts-expect-error without a tenant there is no transaction
    run: async ({ tx }) => ({ n: Number(!tx) }),
  });
  operation({
    ...base,
    method: 'GET',
    access,
    answer,
    transaction: 'none',
    // @ts-expect-error its transaction is not held for it
    run: async ({ tx }) => ({ n: Number(!tx) }),
  });
  // @ts-expect-error another answer than the schema's
  operation({ ...base, method: 'GET', access, answer, run: async () => ({ n: 'one' }) });
}
