import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { CreditNoteId, InvoiceId, OrderId, PaymentId, TenantId } from '../ids.ts';
import { nameOf, oneLine } from '../names.ts';
import { CountryCode } from '../phone-number.ts';
import { rules } from '../rules.ts';
import { Currency, MinorUnits, SignedMinorUnits, VatId, VatPercent } from './money.ts';

export const PostalAddress = z.strictObject({
  line1: nameOf(120),
  line2: oneLine(120).default(''),
  postal_code: oneLine(20).default(''),
  city: nameOf(80),
  country: CountryCode,
});

const party = {
  name: nameOf(160).meta({ description: 'Registered name' }),
  address: PostalAddress,
  vat_id: VatId.nullable().default(null),
  registration_number: oneLine(40).default('').meta({ description: 'Number of the company, such as 556677-8899' }),
  email: EmailAddress,
};

/** Buyer's side of invoices, kept by the account itself. */
export const BillingDetails = z
  .strictObject({
    ...party,
    reference: oneLine(80).default('').meta({ description: "Buyer's reference or order number, on every invoice" }),
  })
  .meta({ id: 'BillingDetails' });
export type BillingDetails = z.infer<typeof BillingDetails>;

const BankAccount = z.strictObject({
  bank: oneLine(80).default(''),
  iban: z
    .string()
    .transform((text) => text.toUpperCase().replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^(?:[A-Z]{2}\d{2}[A-Z0-9]{8,30})?$/, rules.iban))
    .default(''),
  bic: oneLine(11).default(''),
  account: oneLine(60).default('').meta({ description: 'Account number as it is written at home, such as a bankgiro' }),
});

/** Seller's side of invoices: of the installation, or of a reseller for its customers. */
export const InvoiceIssuer = z
  .strictObject({
    ...party,
    bank: BankAccount.prefault({}),
    vat_percent: VatPercent.default(0).meta({
      description: 'Standard rate at home; without `vat_id` no VAT is charged',
    }),
    number_prefix: z
      .string()
      .regex(/^[A-Z0-9-]{0,12}$/, rules.number_prefix)
      .default('')
      .meta({ description: 'Before the numbers of invoices; credit notes have `CN-` after it' }),
    payment_days: z.int().min(0).max(120).default(30),
    footer: oneLine(300).default(''),
  })
  .meta({ id: 'InvoiceIssuer' });
export type InvoiceIssuer = z.infer<typeof InvoiceIssuer>;

export const invoiceStatuses = ['draft', 'open', 'paid', 'void'] as const;
export const InvoiceStatus = z.enum(invoiceStatuses).meta({
  description:
    'draft: without a number; open: to be paid; paid; void: cancelled in full by a credit note before payment',
});

/** VAT category, as EN 16931 codes it. */
export const VatCategory = z.enum(['S', 'Z', 'AE', 'O', 'E']).meta({
  description: 'S: standard rate; Z: zero rate; AE: reverse charge; O: outside the scope of VAT; E: exempt (EN 16931)',
});
export type VatCategory = z.infer<typeof VatCategory>;

export const InvoiceUnit = z.enum(['piece', 'minute', 'month', 'hour']);
export type InvoiceUnit = z.infer<typeof InvoiceUnit>;

export const InvoiceLine = z.object({
  description: z.string(),
  quantity: z.number(),
  unit: InvoiceUnit,
  unit_price_micros: z
    .string()
    .meta({ description: 'Price of one unit in millionths of the currency, as a decimal string' }),
  net_minor_units: SignedMinorUnits.meta({ description: 'Rounded once, half to even' }),
  vat_percent: z.number(),
  vat_category: VatCategory,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const VatTotal = z.object({
  category: VatCategory,
  percent: z.number(),
  net_minor_units: z.int(),
  vat_minor_units: z.int(),
});
export type VatTotal = z.infer<typeof VatTotal>;

export const InvoicePayment = z.object({
  id: PaymentId,
  amount_minor_units: z.int(),
  method: z.string(),
  reference: z.string(),
  received_at: z.iso.datetime(),
  refunded_minor_units: z.int(),
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;

export const CreditNote = z
  .object({
    id: CreditNoteId,
    number: z.string(),
    invoice_id: InvoiceId,
    reason: z.string(),
    net_minor_units: z.int(),
    vat_minor_units: z.int(),
    total_minor_units: z.int(),
    issued_at: z.iso.datetime(),
  })
  .meta({ id: 'CreditNote' });
export type CreditNote = z.infer<typeof CreditNote>;

const summary = {
  id: InvoiceId,
  number: z.string().nullable().meta({ description: 'Null: a draft. Numbers of an issuer have no gaps' }),
  status: InvoiceStatus,
  origin: z.enum(['custom', 'order', 'period']).meta({ description: '`period`: usage of a billing period' }),
  currency: Currency,
  net_minor_units: z.int(),
  vat_minor_units: z.int(),
  total_minor_units: z.int(),
  paid_minor_units: z.int(),
  credited_minor_units: z.int(),
  due_minor_units: z.int().meta({ description: 'What is left to pay' }),
  payment_reference: z.string().nullable().meta({ description: 'To be named with a bank transfer' }),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable().meta({ description: '`to`: the last day' }),
  issued_at: z.iso.datetime().nullable(),
  due_on: z.iso.date().nullable(),
  paid_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
};

/** An invoice in a list. */
export const InvoiceSummary = z.object(summary).meta({ id: 'InvoiceSummary' });
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

/** A list row for who issues invoices: with the account they are for. */
export const IssuedInvoice = z
  .object({ ...summary, customer: z.object({ id: TenantId, name: z.string() }) })
  .meta({ id: 'IssuedInvoice' });
export type IssuedInvoice = z.infer<typeof IssuedInvoice>;

export const Invoice = z
  .object({
    ...summary,
    order_id: OrderId.nullable(),
    note: z.string(),
    seller: InvoiceIssuer.nullable().meta({ description: 'As of the day of issue; null in a draft' }),
    buyer: BillingDetails.nullable().meta({ description: 'As of the day of issue; in a draft null or set by hand' }),
    lines: z.array(InvoiceLine),
    vat: z.array(VatTotal).meta({ description: 'Totals by category and rate' }),
    payments: z.array(InvoicePayment),
    credit_notes: z.array(CreditNote),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;

/** An invoice for who issues it: with the account it is for. */
export const InvoiceOfCustomer = z
  .object({ ...Invoice.shape, customer: z.object({ id: TenantId, name: z.string() }) })
  .meta({ id: 'InvoiceOfCustomer' });
export type InvoiceOfCustomer = z.infer<typeof InvoiceOfCustomer>;

const CustomLine = z.strictObject({
  description: nameOf(200),
  quantity: z.number().positive().max(1_000_000).multipleOf(0.001).default(1),
  unit: InvoiceUnit.default('piece'),
  unit_price_minor_units: SignedMinorUnits,
  vat_percent: VatPercent.optional().meta({
    description: "Default: by countries and VAT ids, as of the day of issue: the issuer's rate, or none",
  }),
});

export const InvoiceCreate = z
  .strictObject({
    tenant_id: TenantId.meta({ description: 'Account the invoice is for' }),
    currency: Currency,
    lines: z.array(CustomLine).min(1).max(100),
    note: oneLine(500).default(''),
    payment_days: z.int().min(0).max(120).optional().meta({ description: 'Default: of the issuer' }),
    buyer: BillingDetails.optional().meta({
      description: 'Default: billing details of the account on the day of issue',
    }),
    finalize: z.boolean().default(false).meta({ description: 'True: issued at once, with its number' }),
  })
  .meta({ id: 'InvoiceCreate' });
export type InvoiceCreate = z.infer<typeof InvoiceCreate>;

export const PaymentRecord = z
  .strictObject({
    amount_minor_units: MinorUnits.min(1).optional().meta({ description: 'Default: all that is due' }),
    method: z.enum(['bank_transfer', 'card', 'cash', 'other']).default('bank_transfer'),
    reference: oneLine(120).default('').meta({ description: 'As on the account statement' }),
    received_at: z.iso.datetime().optional().meta({ description: 'Default: now' }),
  })
  .meta({ id: 'PaymentRecord' });
export type PaymentRecord = z.infer<typeof PaymentRecord>;

export const CreditNoteCreate = z
  .strictObject({
    reason: nameOf(200),
    net_minor_units: MinorUnits.min(1).optional().meta({
      description: 'Part of the net amount to credit, shared over its VAT rates. Default: all that is not yet credited',
    }),
  })
  .meta({ id: 'CreditNoteCreate' });
export type CreditNoteCreate = z.infer<typeof CreditNoteCreate>;
