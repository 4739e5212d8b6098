import { admin } from '#platform/http/access/access.ts';
import { invoiceNotDraft } from './invoices.errors.ts';
import { exampleInvoiceId } from './invoices.examples.ts';
import { invoiceParams, operation } from './invoices.operation.ts';
import { deleteDraft, findInvoice } from './invoices.queries.ts';
import { onIssued } from './issued-invoices.ts';

/** Deletes a draft. An issued invoice stays for ever. */
export const deleteInvoiceDraft = operation({
  method: 'DELETE',
  path: '/api/admin/billing/invoices/{invoiceId}',
  id: 'deleteInvoiceDraft',
  summary: 'Delete a draft of an invoice',
  description: '409 for an issued invoice: it is corrected by a credit note.',
  access: admin(),
  audit: 'invoice.delete',
  params: invoiceParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { invoiceId: exampleInvoiceId } },
  async run({ tx, params }) {
    await onIssued(tx, 'platform', params.invoiceId, async ({ tenantId, id }) => {
      if (await deleteDraft(tx, tenantId, id)) return;
      throw invoiceNotDraft({ number: (await findInvoice(tx, tenantId, id))?.number ?? '' });
    });
  },
});
