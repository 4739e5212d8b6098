import type { InvoiceId, OrderId, PaymentId, TenantId } from '@parley/contract/ids';
import type {
  BillingDetails,
  Invoice,
  InvoiceIssuer,
  InvoiceOfCustomer,
  InvoiceSummary,
  IssuedInvoice,
} from '@parley/contract/resources/invoice';

export const exampleInvoiceId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c01' as InvoiceId;
export const exampleCustomer = { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId, name: 'Harbour Dental' };

export const exampleDetails: BillingDetails = {
  name: 'Harbour Dental AB',
  address: { line1: 'Hamngatan 4', line2: '', postal_code: '411 14', city: 'Göteborg', country: 'SE' },
  vat_id: 'SE556677889901',
  registration_number: '556677-8899',
  email: 'invoices@harbour.example',
  reference: 'PO 4711',
};

export const exampleIssuer: InvoiceIssuer = {
  name: 'Voice Works AB',
  address: { line1: 'Storgatan 1', line2: '', postal_code: '111 22', city: 'Stockholm', country: 'SE' },
  vat_id: 'SE559900112201',
  registration_number: '559900-1122',
  email: 'billing@voiceworks.example',
  bank: { bank: 'SEB', iban: 'SE4550000000058398257466', bic: 'ESSESESS', account: '' },
  vat_percent: 25,
  number_prefix: 'VW-',
  payment_days: 30,
  footer: '',
};

export const exampleSummary: InvoiceSummary = {
  id: exampleInvoiceId,
  number: 'VW-00042',
  status: 'open',
  origin: 'order',
  currency: 'SEK',
  net_minor_units: 49_900,
  vat_minor_units: 12_475,
  total_minor_units: 62_375,
  paid_minor_units: 0,
  credited_minor_units: 0,
  due_minor_units: 62_375,
  payment_reference: 'RF76VW00042',
  period: null,
  issued_at: '2026-03-01T09:30:00.000Z',
  due_on: '2026-03-31',
  paid_at: null,
  created_at: '2026-03-01T09:30:00.000Z',
};

export const exampleInvoice: Invoice = {
  ...exampleSummary,
  order_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c02' as OrderId,
  note: '',
  seller: exampleIssuer,
  buyer: exampleDetails,
  lines: [
    {
      description: '500 minutes',
      quantity: 1,
      unit: 'piece',
      unit_price_micros: '499000000',
      net_minor_units: 49_900,
      vat_percent: 25,
      vat_category: 'S',
    },
  ],
  vat: [{ category: 'S', percent: 25, net_minor_units: 49_900, vat_minor_units: 12_475 }],
  payments: [],
  credit_notes: [],
};

export const exampleIssued: IssuedInvoice = { ...exampleSummary, customer: exampleCustomer };
export const exampleOfCustomer: InvoiceOfCustomer = { ...exampleInvoice, customer: exampleCustomer };
export const examplePaid: InvoiceOfCustomer = {
  ...exampleOfCustomer,
  status: 'paid',
  paid_minor_units: 62_375,
  due_minor_units: 0,
  paid_at: '2026-03-12T08:00:00.000Z',
  payments: [
    {
      id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c03' as PaymentId,
      amount_minor_units: 62_375,
      method: 'bank_transfer',
      reference: 'RF76VW00042',
      received_at: '2026-03-12T08:00:00.000Z',
      refunded_minor_units: 0,
    },
  ],
};
