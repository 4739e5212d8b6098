import { createDocumentReader } from '@parley/document-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith, createReseller } from '../../../../test/callers.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { exampleDetails, exampleIssuer } from './invoices.examples.ts';

let app: TestApp;
let tenant: TestTenant;
let stranger: TestTenant;
let asAdmin: ReturnType<typeof askWith>;

beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' } });
  asAdmin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
  tenant = await app.createTenant();
  stranger = await app.createTenant();
  await asAdmin('PUT', '/api/admin/billing/issuer', exampleIssuer);
  await tenant.request('PUT', '/api/billing/details', exampleDetails);
});
afterAll(() => app.close());

const lines = [{ description: 'Setting up', quantity: 2.5, unit: 'hour', unit_price_minor_units: 120_000 }];
const admins = '/api/admin/billing/invoices';

async function newInvoice(body: object = {}) {
  const answer = await asAdmin('POST', admins, {
    tenant_id: tenant.id,
    currency: 'SEK',
    lines,
    finalize: true,
    ...body,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

describe('a custom invoice', () => {
  it('201: VAT follows from countries, the number from the series', async () => {
    const invoice = await newInvoice();
    expect(invoice).toMatchObject({
      status: 'open',
      net_minor_units: 300_000,
      vat_minor_units: 75_000,
      total_minor_units: 375_000,
      due_minor_units: 375_000,
      vat: [{ category: 'S', percent: 25 }],
      seller: { name: exampleIssuer.name },
      buyer: { name: exampleDetails.name },
      customer: { id: tenant.id },
    });
    expect(invoice.number).toMatch(/^VW-\d{5}$/);
    expect((await tenant.request('GET', `/api/invoices/${invoice.id}`)).json().lines).toHaveLength(1);
  });

  it('a business in another member state has reverse charge, and its document says so', async () => {
    const buyer = { ...exampleDetails, vat_id: 'DE123456789', address: { ...exampleDetails.address, country: 'DE' } };
    const invoice = await newInvoice({ buyer });
    expect([invoice.vat_minor_units, invoice.lines[0].vat_category]).toEqual([0, 'AE']);
    const pdf = await tenant.request('GET', `/api/invoices/${invoice.id}/pdf`);
    expect(pdf.headers['content-disposition']).toBe(`attachment; filename="${invoice.number}.pdf"`);
    const reader = createDocumentReader({ concurrency: 1 });
    const text = (await reader.read({ bytes: pdf.rawPayload, name: 'invoice.pdf' })).markdown;
    for (const word of [invoice.number, exampleDetails.name, invoice.payment_reference, 'Reverse charge', '3,000.00']) {
      expect(text).toContain(word);
    }
  });

  it('a draft has no number, is not shown to the customer, and may be deleted', async () => {
    const draft = await newInvoice({ finalize: false });
    expect([draft.status, draft.number, draft.vat_minor_units]).toEqual(['draft', null, 75_000]);
    expect((await tenant.request('GET', `/api/invoices/${draft.id}`)).statusCode).toBe(404);
    expect((await tenant.request('GET', `/api/invoices/${draft.id}/pdf`)).statusCode).toBe(404);
    expect((await asAdmin('POST', `${admins}/${draft.id}/payments`, {})).json().reason).toBe('invoice_not_open');
    expect((await asAdmin('DELETE', `${admins}/${draft.id}`)).statusCode).toBe(204);
    const issued = await newInvoice();
    expect((await asAdmin('DELETE', `${admins}/${issued.id}`)).json().reason).toBe('invoice_not_draft');
  });

  it('400: an unknown account, a currency that is none, a VAT number of another form, less than nothing', async () => {
    const body = { tenant_id: tenant.id, currency: 'SEK', lines };
    const wrong = [
      [{ ...body, tenant_id: unknownId }, '/tenant_id'],
      [{ ...body, currency: 'XYZ' }, '/currency'],
      [{ ...body, buyer: { ...exampleDetails, vat_id: 'SE12' } }, '/vat_id'],
      [{ ...body, lines: [{ description: 'Rebate', unit_price_minor_units: -1 }] }, '/lines'],
    ] as const;
    for (const [each, path] of wrong) {
      const answer = await asAdmin('POST', admins, each);
      expect([answer.statusCode, answer.json().details?.[0]?.path]).toEqual([400, path]);
    }
  });

  it('409 for an account without billing details', async () => {
    const answer = await asAdmin('POST', admins, { tenant_id: stranger.id, currency: 'SEK', lines, finalize: true });
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'billing_details_missing']);
  });

  it('an amount of a currency without decimals, and of one with three', async () => {
    const price = { lines: [{ description: 'Setting up', quantity: 1, unit_price_minor_units: 1995 }] };
    expect((await newInvoice({ currency: 'JPY', ...price })).vat_minor_units).toBe(499);
    expect((await newInvoice({ currency: 'KWD', ...price })).lines[0].unit_price_micros).toBe('1995000');
  });
});

describe('numbers of an issuer', () => {
  it('have no gaps, also when invoices are issued at once and some fail', async () => {
    const requests = Array.from({ length: 24 }, (_, index) =>
      asAdmin('POST', admins, {
        tenant_id: index % 3 === 0 ? stranger.id : tenant.id,
        currency: 'SEK',
        lines,
        finalize: true,
      }),
    );
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 409)).toHaveLength(8);
    const rows = await app.deps.db.platform.everywhere
      .selectFrom('invoices')
      .select('sequence')
      .where('sequence', 'is not', null)
      .orderBy('sequence')
      .execute();
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual(rows.map((_, index) => index + 1));
  });

  it('an issued invoice and its lines cannot be changed, even by the platform', async () => {
    const { id } = await newInvoice();
    const tables = app.deps.db.platform.everywhere;
    await expect(
      tables.updateTable('invoices').set({ total_minor_units: 1 }).where('id', '=', id).execute(),
    ).rejects.toThrow('is issued');
    await expect(tables.deleteFrom('invoices').where('id', '=', id).execute()).rejects.toThrow('is issued');
    await expect(
      tables.updateTable('invoice_lines').set({ net_minor_units: 1 }).where('invoice_id', '=', id).execute(),
    ).rejects.toThrow('is issued');
  });
});

describe('payments and credit notes', () => {
  it('parts are recorded until the invoice is paid; more than is due is refused', async () => {
    const { id } = await newInvoice();
    const pay = (amount_minor_units?: number) => asAdmin('POST', `${admins}/${id}/payments`, { amount_minor_units });
    expect((await pay(100_000)).json()).toMatchObject({ status: 'open', due_minor_units: 275_000 });
    expect((await pay(275_001)).json().details[0]).toMatchObject({
      path: '/amount_minor_units',
      params: { due: 275_000 },
    });
    expect((await pay()).json()).toMatchObject({ status: 'paid', due_minor_units: 0, paid_minor_units: 375_000 });
    expect((await pay()).json().reason).toBe('invoice_not_open');
  });

  it('an invoice credited in full before payment is void; its credit note has a number and a document', async () => {
    const { id } = await newInvoice();
    const credit = (body: object) =>
      asAdmin('POST', `${admins}/${id}/credit-notes`, { reason: 'Ordered twice', ...body });
    const part = (await credit({ net_minor_units: 100_000 })).json();
    expect(part).toMatchObject({ status: 'open', credited_minor_units: 125_000, due_minor_units: 250_000 });
    expect((await credit({ net_minor_units: 200_001 })).json().details[0].params).toEqual({ rest: 200_000 });
    const whole = (await credit({})).json();
    expect(whole).toMatchObject({ status: 'void', credited_minor_units: 375_000, due_minor_units: 0 });
    expect(whole.credit_notes.map(({ number }: { number: string }) => number)[1]).toMatch(/^VW-CN-\d{5}$/);
    expect((await credit({})).json().reason).toBe('nothing_to_credit');
    const pdf = await tenant.request('GET', `/api/invoices/${id}/pdf?credit_note_id=${whole.credit_notes[0].id}`);
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const actions = (await auditRows(app, '00000000-0000-0000-0000-000000000000' as never, 'invoice.credit')).map(
      ({ resource_id }) => resource_id,
    );
    expect(actions).toContain(id);
  });
});

describe('another account', () => {
  it('404 for its invoices, exactly as for one that does not exist', async () => {
    const { id } = await newInvoice();
    for (const suffix of ['', '/pdf']) {
      const foreign = await stranger.request('GET', `/api/invoices/${id}${suffix}`);
      const nothing = await stranger.request('GET', `/api/invoices/${unknownId}${suffix}`);
      expect([foreign.statusCode, withoutRequestId(foreign.json())]).toEqual([404, withoutRequestId(nothing.json())]);
    }
    expect((await stranger.request('GET', '/api/invoices')).json().data).toEqual([]);
    const withoutScope = askWith(app, { 'x-api-key': await tenant.createKey(['agents:read']) });
    expect((await withoutScope('GET', '/api/invoices')).statusCode).toBe(403);
  });

  it('a reseller is the seller for its customers, with a series of its own, and sees no others', async () => {
    const [reseller, other] = [await createReseller(app), await createReseller(app, 'Other')];
    await reseller.request('PUT', '/api/reseller/billing/issuer', {
      ...exampleIssuer,
      name: 'Partner AB',
      number_prefix: 'PA-',
    });
    const made = (await reseller.request('POST', '/api/reseller/customers', { name: 'C' })).json();
    const customer = askWith(app, { 'x-api-key': made.api_key.secret });
    await customer('PUT', '/api/billing/details', exampleDetails);
    const invoice = await newInvoice({ tenant_id: made.customer.id });
    expect([invoice.number, invoice.seller.name]).toEqual(['PA-00001', 'Partner AB']);
    const listed = (await reseller.request('GET', '/api/reseller/invoices?status=open&q=pa-0')).json().data;
    expect(listed).toMatchObject([{ id: invoice.id, customer: { name: 'C' } }]);
    expect((await other.request('GET', '/api/reseller/invoices')).json().data).toEqual([]);
    for (const [method, suffix] of [
      ['GET', ''],
      ['GET', '/pdf'],
      ['POST', '/payments'],
    ] as const) {
      const url = `/api/reseller/invoices/${invoice.id}${suffix}`;
      expect((await other.request(method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(404);
    }
    const paid = await reseller.request('POST', `/api/reseller/invoices/${invoice.id}/payments`, { reference: 'x' });
    expect(paid.json()).toMatchObject({ status: 'paid', payments: [{ method: 'bank_transfer', reference: 'x' }] });
    const credited = await reseller.request('POST', `/api/reseller/invoices/${invoice.id}/credit-notes`, {
      reason: 'r',
    });
    expect(credited.json()).toMatchObject({ status: 'paid', credit_notes: [{ number: 'PA-CN-00001' }] });
  });
});
