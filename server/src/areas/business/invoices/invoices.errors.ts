import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for another account's invoice. */
export const invoiceNotFound = defineRefusal('not_found', 'invoice_not_found', 'There is no invoice with this id');

export const issuerMissing = defineRefusal(
  'conflict',
  'invoice_issuer_missing',
  'The seller cannot issue invoices yet: its name, address and bank account are missing. The seller enters them in its invoice settings',
);

export const billingDetailsMissing = defineRefusal(
  'conflict',
  'billing_details_missing',
  'The billing details of the account are missing; enter its name and address first',
);

export const invoiceNotDraft = defineRefusal(
  'conflict',
  'invoice_not_draft',
  'This invoice is issued as {{number}}; correct it by a credit note',
);

export const invoiceNotOpen = defineRefusal(
  'conflict',
  'invoice_not_open',
  'Only an open invoice takes payments; this one is {{status}}',
);

export const invoiceNotIssued = defineRefusal(
  'conflict',
  'invoice_not_issued',
  'A draft has no number yet; finalize it first',
);

export const paidTooMuch = defineFieldRefusal(
  'too_much',
  'payment_above_due',
  'at most {{due}}, which is all that is due',
);

export const creditedTooMuch = defineFieldRefusal(
  'too_much',
  'credit_above_rest',
  'at most {{rest}}, which is what is not yet credited',
);

export const nothingToCredit = defineRefusal(
  'conflict',
  'nothing_to_credit',
  'This invoice is credited in full already',
);

export const vatFormWrong = defineFieldRefusal(
  'vat_id',
  'vat_id_of_country',
  'is no VAT number in the form of {{country}}',
);

export const unknownCustomer = defineFieldRefusal(
  'unknown_tenant',
  'unknown_tenant',
  'there is no account with this id',
);

export const negativeInvoice = defineFieldRefusal(
  'negative',
  'invoice_below_zero',
  'the lines add up to less than nothing; credit an invoice instead',
);

export const creditNoteNotFound = defineRefusal(
  'not_found',
  'credit_note_not_found',
  'This invoice has no credit note with this id',
);
