import type { InvoiceId, TenantId } from '@parley/contract/ids';
import { recordRounding } from '#areas/business/balance';
import { createDraft, type DraftLine, finalizeDraft } from '#areas/business/invoices';
import { type BookContext, lockBook, microsOfMinorUnits, minorUnitsOf } from '#areas/business/ledger';
import { isCall } from '#areas/business/plans';
import type { Engines } from '#platform/areas/area.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { type DuePeriod, findDuePeriods, findPeriodDrafts } from './period-invoices.queries.ts';
import { type Labels, labelsOf } from './period-labels.rules.ts';
import {
  type ChargedUse,
  findUseToInvoice,
  markInvoiced,
  sumUseToInvoice,
  type UseToInvoice,
} from './use-to-invoice.queries.ts';

const batch = 200;

/** Every ten minutes: periods that have begun are invoiced, with the use before them; use without a fee by itself. */
export const periodInvoiceJobs = ({
  db,
  clock,
  newId,
  log,
}: Pick<Engines, 'clock' | 'db' | 'log' | 'newId'>): Job[] => [
  {
    name: 'orders.invoice_periods',
    everyMinutes: 10,
    async run() {
      const now = clock.now();
      for (const period of await findDuePeriods(db, batch)) {
        const { tenantId, currency, start: until, sourceKey } = period;
        const request = { use: { tenantId, currency, until }, fee: period, sourceKey };
        await db.platform.inTenant(tenantId, (tx) => writeDraft({ tx, now, newId }, request));
      }
      for (const use of await findUseToInvoice(db, now, batch)) {
        const request = { use, fee: null, sourceKey: `use:${use.currency}:${use.until}` };
        await db.platform.inTenant(use.tenantId, (tx) => writeDraft({ tx, now, newId }, request));
      }
      for (const { tenant_id, id } of await findPeriodDrafts(db, batch)) {
        const tenantId = tenant_id as TenantId;
        try {
          await db.platform.inTenant(tenantId, (tx) => finalizeDraft(tx, { tenantId, id: id as InvoiceId, now }));
        } catch (error) {
          // The seller or the buyer is not entered yet: it stays a draft, which the next run tries again.
          if (!(error instanceof Refusal)) throw error;
          log.info({ event: 'invoices.not_issued', reason: error.message }, 'an invoice of a period stays a draft');
        }
      }
    },
  },
];

/** Fee on an invoice of a period; null: none. */
type Fee = Pick<DuePeriod, 'end' | 'feeMicros' | 'planName' | 'start'> | null;

/**
 * Writes the invoice of a period: its fee, and the charged use before it that is on no invoice, beyond what was prepaid.
 * Use that amounts to less than a minor unit waits.
 */
async function writeDraft(
  context: BookContext,
  request: { use: UseToInvoice; fee: Fee; sourceKey: string },
): Promise<void> {
  const { tx, now, newId } = context;
  const { use, fee, sourceKey } = request;
  const { tenantId, currency } = use;
  await lockBook(tx, tenantId);
  const account = await tx
    .selectFrom('tenants')
    .select('language')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const labels = labelsOf(account.language);
  const sums = await sumUseToInvoice(tx, use);
  const lines = [...linesOfFee(fee, labels), ...linesOfUse(sums, use.until, labels)];
  const exact = lines.reduce<bigint>((sum, { amountMicros }) => sum + amountMicros, 0n);
  const rounded = lines.reduce<bigint>(
    (sum, { amountMicros }) => sum + microsOfMinorUnits(minorUnitsOf(amountMicros, currency), currency),
    0n,
  );
  if (!fee && rounded <= 0n) return;
  const period = fee
    ? { from: fee.start, to: dayBefore(fee.end) }
    : { from: firstDayOf(sums, use.until), to: dayBefore(use.until) };
  const id = newId() as InvoiceId;
  await createDraft(tx, { tenantId, id, origin: 'period', sourceKey, currency, lines, period, now });
  await markInvoiced(tx, use, id);
  if (rounded === exact) return;
  await recordRounding(context, { tenantId, micros: rounded - exact, currency, key: `invoice:${id}` });
}

const firstDayOf = (sums: readonly ChargedUse[], until: string) =>
  sums.reduce((first, { firstDay }) => (firstDay < first ? firstDay : first), dayBefore(until));

const linesOfFee = (fee: Fee, labels: Labels): DraftLine[] =>
  fee ? [lineOf(`${fee.planName}, ${labels.period(fee.start, fee.end)}`, 'month', 1000n, fee.feeMicros)] : [];

function linesOfUse(sums: readonly ChargedUse[], until: string, labels: Labels): DraftLine[] {
  const label = labels.period(firstDayOf(sums, until), until);
  const lines = sums.map(({ kind, events, seconds, micros }) =>
    isCall(kind)
      ? lineOf(`${labels.uses[kind]}, ${label}`, 'minute', (BigInt(seconds) * 1000n) / 60n, micros)
      : lineOf(`${labels.uses[kind]}, ${label}`, 'piece', BigInt(events) * 1000n, micros),
  );
  const prepaid = sums.reduce<bigint>((sum, { prepaidMicros }) => sum + prepaidMicros, 0n);
  return prepaid === 0n ? lines : [...lines, lineOf(labels.prepaid, 'piece', 1000n, -prepaid)];
}

/** Line whose price of a unit is that of its exact amount. */
function lineOf(
  description: string,
  unit: DraftLine['unit'],
  quantityThousandths: bigint,
  amountMicros: bigint,
): DraftLine {
  const quantity = quantityThousandths === 0n ? 1000n : quantityThousandths;
  const unitPriceMicros = (amountMicros * 1000n) / quantity;
  return { description, unit, quantityThousandths: quantity, unitPriceMicros, amountMicros, treatment: null };
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
