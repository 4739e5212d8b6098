import { call } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { round, spread } from '../shared/numbers.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';

const address = { line1: 'Storgatan 1', line2: '', postal_code: '111 22', city: 'Stockholm', country: 'SE' };
const details = { name: 'Harbour Dental AB', address, vat_id: null, registration_number: '', email: 'a@example.com' };
const issuer = {
  ...details,
  name: 'Voice Works AB',
  vat_id: 'SE559900112201',
  bank: { bank: 'SEB', iban: 'SE4550000000058398257466', bic: 'ESSESESS', account: '' },
  vat_percent: 25,
  number_prefix: 'B-',
  payment_days: 30,
  footer: '',
};

/**
 * Purchases of minutes by invoice at the real server, one at a time: the order with its numbered invoice, the payment
 * that credits the minutes, and the invoice as PDF, beside a read of the balance.
 */
export const measurePurchases: Bench = async ({ isQuick, say }) => {
  const times = isQuick ? 30 : 500;
  const dataDir = makeDataFolder();
  const parley = await startParley(dataDir);
  try {
    const packageId = await openShop(parley);
    const latencies: Record<string, number[]> = {};
    const timed = async <Result>(name: string, turn: number, work: () => Promise<Result>): Promise<Result> => {
      const begun = performance.now();
      const result = await work();
      if (turn >= 0) (latencies[name] ??= []).push(performance.now() - begun);
      return result;
    };
    let pdfCpuSeconds = 0;
    for (let turn = -3; turn < times; turn += 1) {
      await timed('read of the balance', turn, () => asCustomer(parley, 'GET', '/api/top-ups/balance'));
      const order = await timed('order with invoice', turn, () =>
        asCustomer<{ invoice_id: string }>(parley, 'POST', '/api/top-ups/orders', { package_id: packageId }),
      );
      const payments = `/api/admin/billing/invoices/${order.invoice_id}/payments`;
      await timed('payment', turn, () => asAdmin(parley, 'POST', payments, {}));
      const before = await parley.usage();
      await timed('PDF', turn, () => pdfOf(parley, order.invoice_id));
      if (turn >= 0) pdfCpuSeconds += (await parley.usage()).cpuSeconds - before.cpuSeconds;
    }
    const latencyMs = Object.fromEntries(Object.entries(latencies).map(([name, values]) => [name, spread(values)]));
    for (const [name, values] of Object.entries(latencyMs)) say(`${name}: ${JSON.stringify(values)}`);
    const sold = await asCustomer<{ lots: { seconds: number }[] }>(parley, 'GET', '/api/top-ups/balance');
    if (sold.lots.length !== times + 3)
      throw new Error(`${times + 3} packages were paid, ${sold.lots.length} are there`);
    return { times, latencyMs, pdfCpuMs: round((pdfCpuSeconds * 1000) / times) };
  } finally {
    await parley.stop();
    removeDataFolder(dataDir);
  }
};

const asCustomer = <Answer>({ address, tenantKey: key }: Parley, method: string, path: string, body?: unknown) =>
  call<Answer>(method, `${address}${path}`, { key, body });

const asAdmin = <Answer>({ address, platformKey: key }: Parley, method: string, path: string, body?: unknown) =>
  call<Answer>(method, `${address}${path}`, { key, body });

/** Seller, buyer and a package of minutes; answers the package's id. */
async function openShop(parley: Parley): Promise<string> {
  await asAdmin(parley, 'PUT', '/api/admin/billing/issuer', issuer);
  await asCustomer(parley, 'PUT', '/api/billing/details', { ...details, reference: '' });
  const offer = { name: '500 minutes', seconds: 30_000, currency: 'SEK', price_minor_units: 49_900 };
  return (await asAdmin<{ id: string }>(parley, 'POST', '/api/admin/minute-packages', offer)).id;
}

async function pdfOf({ address, tenantKey }: Parley, invoiceId: string): Promise<void> {
  const response = await fetch(`${address}/api/invoices/${invoiceId}/pdf`, { headers: { 'x-api-key': tenantKey } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const head = new TextDecoder().decode(bytes.subarray(0, 5));
  if (!response.ok || head !== '%PDF-')
    throw new Error(`The invoice answered ${response.status}, beginning with ${head}`);
}
