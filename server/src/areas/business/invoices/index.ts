import { area } from '#platform/areas/area.ts';
import { createCreditNote } from './create-credit-note.ts';
import { createInvoice } from './create-invoice.ts';
import { createResellerCreditNote } from './create-reseller-credit-note.ts';
import { deleteInvoiceDraft } from './delete-invoice-draft.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { getBillingDetails } from './get-billing-details.ts';
import { getInvoice } from './get-invoice.ts';
import { getInvoiceIssuer } from './get-invoice-issuer.ts';
import { getInvoicePdf } from './get-invoice-pdf.ts';
import { getIssuedInvoice } from './get-issued-invoice.ts';
import { getIssuedInvoicePdf } from './get-issued-invoice-pdf.ts';
import { getPlatformInvoiceIssuer } from './get-platform-invoice-issuer.ts';
import { getResellerInvoice } from './get-reseller-invoice.ts';
import { getResellerInvoicePdf } from './get-reseller-invoice-pdf.ts';
import { invoiceJobs } from './invoice-jobs.ts';
import type { InvoicesDeps } from './invoices.operation.ts';
import { listInvoices } from './list-invoices.ts';
import { listIssuedInvoices } from './list-issued-invoices.ts';
import { listResellerInvoices } from './list-reseller-invoices.ts';
import { createPdfWriter } from './pdf-writer.ts';
import { invoicesPersonalData } from './personal-data.ts';
import { recordInvoicePayment } from './record-invoice-payment.ts';
import { recordResellerInvoicePayment } from './record-reseller-invoice-payment.ts';
import { setBillingDetails } from './set-billing-details.ts';
import { setInvoiceIssuer } from './set-invoice-issuer.ts';
import { setPlatformInvoiceIssuer } from './set-platform-invoice-issuer.ts';

export { createDraft } from './create-draft.ts';
export { creditInvoice } from './credit-invoice.ts';
export { finalizeDraft } from './finalize-draft.ts';
export { grossOf } from './gross.ts';
export { unknownCustomer } from './invoices.errors.ts';
export type { ChangedInvoice } from './invoices.operation.ts';
export { deleteDraft, findInvoice } from './invoices.queries.ts';
export { saveBillingDetails, saveIssuerProfile } from './issuers.queries.ts';
export type { DraftLine } from './lines.queries.ts';
export { lockProviderPayment, saveRefunded } from './payments.queries.ts';
export { recordPayment } from './record-payment.ts';

/** Invoices, credit notes and payments of accounts. */
export const invoicesArea = area<InvoicesDeps, 'pdf'>({
  name: 'invoices',
  personalData: invoicesPersonalData,
  operations: {
    'Subscription and billing': [
      listInvoices,
      getInvoice,
      getInvoicePdf,
      getBillingDetails,
      setBillingDetails,
      listResellerInvoices,
      getResellerInvoice,
      getResellerInvoicePdf,
      recordResellerInvoicePayment,
      createResellerCreditNote,
      getInvoiceIssuer,
      setInvoiceIssuer,
      createInvoice,
      listIssuedInvoices,
      getIssuedInvoice,
      getIssuedInvoicePdf,
      finalizeInvoice,
      deleteInvoiceDraft,
      recordInvoicePayment,
      createCreditNote,
      getPlatformInvoiceIssuer,
      setPlatformInvoiceIssuer,
    ],
  },
  jobs: invoiceJobs,
  own: () => ({ pdf: createPdfWriter() }),
  close: ({ pdf }) => pdf.close(),
});
