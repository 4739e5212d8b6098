import { CreditNoteId, InvoiceId, type TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Mailer } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { PdfWriter } from './pdf-writer.ts';

/** An invoice whose state has changed, for the order behind it. */
export interface ChangedInvoice {
  tenantId: TenantId;
  invoiceId: InvoiceId;
  /** Null: of no order. */
  orderId: string | null;
  now: Date;
}

export interface InvoicesDeps {
  pdf: PdfWriter;
  mailer: Pick<Mailer, 'send'>;
  /** Port: what an order gives is credited in the transaction in which its invoice is paid in full. */
  onPaid(tx: Tx, invoice: ChangedInvoice): Promise<void>;
  /** Port: what an order gave is reversed in the transaction in which its invoice is credited in full. */
  onCredited(tx: Tx, invoice: ChangedInvoice): Promise<void>;
}

export const operation = operationOf<InvoicesDeps>();

export const invoiceParams = z.object({ invoiceId: InvoiceId });

export const pdfQuery = z.strictObject({
  credit_note_id: CreditNoteId.optional().meta({ description: 'One of its credit notes instead of the invoice' }),
});
