import { sql } from 'kysely';
import type { TestApp, TestTenant } from './build-test-app.ts';
import { askWith } from './callers.ts';

interface Offer {
  /** Null: of the installation. */
  resellerId: string | null;
  priceMinorUnits?: number;
}

const times = (app: TestApp) => ({ created_at: app.deps.clock.now(), updated_at: app.deps.clock.now() });

/** Puts a package of 500 minutes on offer. */
export async function offerPackage(app: TestApp, { resellerId, priceMinorUnits = 49_900 }: Offer): Promise<string> {
  const id = app.deps.newId();
  await app.deps.db.platform.everywhere
    .insertInto('minute_packages')
    .values({
      id,
      reseller_id: resellerId,
      name: '500 minutes',
      seconds: 30_000,
      currency: 'SEK',
      price_minor_units: priceMinorUnits,
      valid_days: 365,
      ...times(app),
    })
    .execute();
  return id;
}

/** Puts a plan with 100 minutes a month on offer. */
export async function offerPlan(app: TestApp, { resellerId, priceMinorUnits = 99_000 }: Offer): Promise<string> {
  const id = app.deps.newId();
  await app.deps.db.platform.everywhere
    .insertInto('plans')
    .values({
      id,
      reseller_id: resellerId,
      name: 'Plus',
      currency: 'SEK',
      price_minor_units: priceMinorUnits,
      included_seconds: 6_000,
      ...times(app),
    })
    .execute();
  return id;
}

/** Balance of minutes of an account. Unit: seconds. */
export async function minutesOf(app: TestApp, tenantId: string): Promise<number> {
  const { rows } = await sql<{
    balance: string;
  }>`select balance from ledger_accounts where tenant_id = ${tenantId} and account = 'minutes'`.execute(
    app.deps.db.platform.everywhere,
  );
  return Number(rows[0]?.balance ?? 0);
}

const address = { line1: 'Storgatan 1', line2: '', postal_code: '111 22', city: 'Stockholm', country: 'SE' };
const party = { name: 'Harbour Dental AB', address, vat_id: null, email: 'a@example.com' };

/** An installation that sells: its seller is entered, and accounts have billing details. */
export interface Shop {
  asAdmin: ReturnType<typeof askWith>;
  newTenant(): Promise<TestTenant>;
}

export async function openShop(app: TestApp): Promise<Shop> {
  const asAdmin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
  const seller = { ...party, vat_id: 'SE556677889901', vat_percent: 25, number_prefix: 'O-' };
  await asAdmin('PUT', '/api/admin/billing/issuer', seller);
  return {
    asAdmin,
    async newTenant() {
      const tenant = await app.createTenant();
      await tenant.request('PUT', '/api/billing/details', party);
      return tenant;
    },
  };
}
