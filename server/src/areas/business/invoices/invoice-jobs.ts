import { InvoiceId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Mailer } from '#areas/platform/mail';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import { readPrinted } from './answer-pdf.ts';
import type { PrintedInvoice } from './invoice-document.rules.ts';
import { markMailed } from './invoices.queries.ts';
import { formatAmount } from './money.rules.ts';
import type { PdfWriter } from './pdf-writer.ts';

const mailJob = 'invoices.mail';
const Issued = z.object({ tenantId: TenantId, id: InvoiceId });
type Issued = z.infer<typeof Issued>;

/** Has the invoice emailed to its buyer once the transaction that issues it has committed. */
export const mailWhenIssued = (tx: Tx, invoice: Issued): Promise<void> =>
  enqueue(tx, { name: mailJob, payload: invoice, key: `invoice:${invoice.id}` });

interface InvoiceMail {
  db: Database;
  clock: Clock;
  pdf: PdfWriter;
  mailer: Pick<Mailer, 'send'>;
}

/** Emails issued invoices to their buyers, with the document attached. */
export const invoiceJobs = (deps: InvoiceMail): Job[] => [
  { name: mailJob, run: (payload) => mailInvoice(deps, Issued.parse(payload)) },
];

/** Writes the email of an issued invoice once: a repeated job finds it marked. */
async function mailInvoice({ db, clock, pdf, mailer }: InvoiceMail, { tenantId, id }: Issued): Promise<void> {
  const printed = await db.platform.inTenant(tenantId, (tx) =>
    readPrinted(tx, { tenantId, id, creditNoteId: undefined }),
  );
  const { invoice, language } = printed;
  const { buyer, number } = invoice;
  if (buyer === null || number === null) return;
  const bytes = await pdf.write(printed);
  const now = clock.now();
  await db.platform.inTenant(tenantId, async (tx) => {
    if (!(await markMailed(tx, { tenantId, id }, now))) return;
    await mailer.send(tx, {
      tenantId,
      to: buyer.email,
      template: { kind: 'invoice_issued', name: buyer.name, invoiceId: id, number, ...amountsOf(printed) },
      language,
      now,
      attachments: [{ name: `${number}.pdf`, contentType: 'application/pdf', bytes }],
    });
  });
}

/** Total, and the day by which it is to be paid; null: nothing is left to pay. */
function amountsOf({ invoice, language }: PrintedInvoice): { amount: string; due: string | null } {
  const amount = formatAmount(invoice.total_minor_units, invoice.currency, language);
  if (invoice.due_on === null || invoice.due_minor_units === 0) return { amount, due: null };
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return { amount, due: day.format(new Date(invoice.due_on)) };
}
