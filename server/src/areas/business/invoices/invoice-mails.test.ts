import { createDocumentReader } from '@parley/document-text';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith } from '../../../../test/callers.ts';
import { jobOf } from '../../../../test/job-of.ts';
import {
  headerOf,
  partOf,
  startMailServer,
  type TestMailServer,
} from '../../../providers/email/testing/mail-server.ts';
import { exampleDetails, exampleIssuer } from './invoices.examples.ts';

let smtp: TestMailServer;
let app: TestApp;
let tenant: TestTenant;
let asAdmin: ReturnType<typeof askWith>;
beforeAll(async () => {
  smtp = await startMailServer();
  app = await buildTestApp({
    env: { PARLEY_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, PARLEY_EMAIL_FROM: 'billing@example.com' },
  });
  asAdmin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
  tenant = await app.createTenant();
  await asAdmin('PUT', '/api/admin/billing/issuer', exampleIssuer);
  await tenant.request('PUT', '/api/billing/details', exampleDetails);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const path = '/api/admin/billing/invoices';
async function issue(priceMinorUnits: number) {
  const lines = [{ description: 'Setting up', quantity: 1, unit: 'hour', unit_price_minor_units: priceMinorUnits }];
  const answer = await asAdmin('POST', path, { tenant_id: tenant.id, currency: 'SEK', lines, finalize: true });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string; number: string }>();
}
/** Payloads of the jobs with this name that wait, and hold `part`. */
async function queued(name: string, part: string): Promise<unknown[]> {
  const client = new pg.Client(app.database.connections.owner);
  await client.connect();
  const { rows } = await client.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and payload::text like $2`,
    [name, `%${part}%`],
  );
  await client.end();
  return rows.map(({ payload }) => payload);
}
const emails = async (part: string) =>
  (
    await app.deps.db.platform.pool.query('select id, kind, to_address from emails where subject like $1', [
      `%${part}%`,
    ])
  ).rows;

it('an issued invoice goes to its buyer once, with the document attached', async () => {
  const { id, number } = await issue(120_000);
  const [payload] = await queued('invoices.mail', id);
  const job = jobOf(app.deps.jobs, 'invoices.mail');
  await Promise.all([job.run(payload), job.run(payload)]);
  await job.run(payload);
  const written = await emails(number);
  expect(written).toMatchObject([{ kind: 'invoice_issued', to_address: exampleDetails.email }]);
  await jobOf(app.deps.jobs, 'mail.send').run({ mailId: written[0].id });
  const [mail] = smtp.received;
  expect(mail?.to).toEqual([exampleDetails.email]);
  const source = mail?.source ?? '';
  expect(headerOf(source, 'subject')).toContain(number);
  expect(partOf(source, 'text/plain')).toMatch(/1[,.\s]500[.,]00/);
  expect(partOf(source, 'text/plain')).toContain(`/console/billing/invoices/${id}`);
  expect(source).toContain(`filename=${number}.pdf`);
  const base64 = /Content-Disposition: attachment;[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(source)?.[1] ?? '';
  const reader = createDocumentReader({ concurrency: 1 });
  const read = await reader.read({ bytes: Buffer.from(base64, 'base64'), name: 'invoice.pdf' });
  expect(read.markdown).toContain(number);
});

it('the email of a paid invoice says that it is paid, and a draft has no email', async () => {
  const { id, number } = await issue(0);
  await jobOf(app.deps.jobs, 'invoices.mail').run((await queued('invoices.mail', id))[0]);
  const [written] = await emails(number);
  await jobOf(app.deps.jobs, 'mail.send').run({ mailId: written.id });
  expect(partOf(smtp.received.at(-1)?.source ?? '', 'text/plain')).toContain('It is paid.');
  const lines = [{ description: 'Later', quantity: 1, unit: 'hour', unit_price_minor_units: 100 }];
  const draft = await asAdmin('POST', path, { tenant_id: tenant.id, currency: 'SEK', lines, finalize: false });
  expect(await queued('invoices.mail', draft.json().id)).toEqual([]);
});
