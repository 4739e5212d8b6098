import type { BillingDetails, CreditNote, Invoice, InvoiceIssuer, VatTotal } from '@parley/contract/resources/invoice';
import { decimalsOf } from '#areas/business/ledger';
import { type DocumentWords, wordsOf } from './document-words.rules.ts';
import { formatAmount } from './money.rules.ts';

/** An invoice as it is printed, or one of its credit notes. Plain data: it goes to a thread. */
export interface PrintedInvoice {
  invoice: Invoice;
  /** Language tag of the account, for words, dates and amounts. */
  language: string;
  /** Totals of the credit note. */
  creditNote?: { note: CreditNote; vat: VatTotal[] };
}

type Content = string | object;
interface Printing extends PrintedInvoice {
  words: DocumentWords;
  amount(minorUnits: number): string;
  date(day: string | null): string;
}

/** Definition of the document for pdfmake: A4, one column of facts, lines, VAT by rate, how to pay. */
export function invoiceDocument(printed: PrintedInvoice): object {
  const { invoice, creditNote, language } = printed;
  const words = wordsOf(language);
  const printing: Printing = {
    ...printed,
    words,
    amount: (minorUnits) => formatAmount(minorUnits, invoice.currency, language),
    date: (day) =>
      day === null
        ? ''
        : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)),
  };
  const title = creditNote ? words.creditNote : words.invoice;
  const number = creditNote ? creditNote.note.number : (invoice.number ?? words.draft);
  return {
    info: { title: `${title} ${number}`, author: invoice.seller?.name ?? '' },
    language,
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 64],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: '#1a1d21' },
    styles: {
      title: { fontSize: 20, bold: true },
      label: { fontSize: 8, color: '#5b6470' },
      head: { fontSize: 8, bold: true, color: '#5b6470' },
      strong: { bold: true },
    },
    ...watermarkOf(printing),
    footer: (page: number, pages: number) => footerOf(printing, page, pages),
    content: [
      headOf(printing, title, number),
      partiesOf(printing),
      ...(creditNote ? [paragraph(`${words.reason}: ${creditNote.note.reason}`)] : [linesOf(printing)]),
      totalsOf(printing),
      ...notesOf(printing),
      ...(creditNote || invoice.due_minor_units === 0 ? [] : [paymentOf(printing)]),
    ],
  };
}

function watermarkOf({ invoice, creditNote, words }: Printing): object {
  if (creditNote) return {};
  const text = invoice.status === 'draft' ? words.draft : invoice.status === 'void' ? words.void : null;
  return text === null ? {} : { watermark: { text, color: '#9aa3ad', opacity: 0.18 } };
}

function headOf({ invoice, creditNote, words, date }: Printing, title: string, number: string): Content {
  const facts: [string, string][] = [
    [words.number, number],
    ...(creditNote ? [[words.ofInvoice, invoice.number ?? ''] as [string, string]] : []),
    [words.issuedOn, date(creditNote?.note.issued_at ?? invoice.issued_at)],
    ...(creditNote ? [] : [[words.dueOn, date(invoice.due_on)] as [string, string]]),
    ...(invoice.period
      ? [[words.period, `${date(invoice.period.from)} – ${date(invoice.period.to)}`] as [string, string]]
      : []),
    ...(invoice.buyer?.reference ? [[words.reference, invoice.buyer.reference] as [string, string]] : []),
  ];
  return {
    columns: [
      { width: '*', text: title, style: 'title' },
      {
        width: 'auto',
        layout: 'noBorders',
        table: {
          body: facts.map(([label, value]) => [
            { text: label, style: 'label' },
            { text: value, style: 'strong', alignment: 'right' },
          ]),
        },
      },
    ],
  };
}

function partiesOf({ invoice, words }: Printing): Content {
  return {
    margin: [0, 24, 0, 24],
    columns: [partyOf(words.seller, invoice.seller, words), partyOf(words.buyer, invoice.buyer, words)],
    columnGap: 32,
  };
}

function partyOf(label: string, party: InvoiceIssuer | BillingDetails | null, words: DocumentWords): Content {
  if (!party) return { stack: [{ text: label, style: 'label' }] };
  const { address } = party;
  const lines = [
    address.line1,
    address.line2,
    `${address.postal_code} ${address.city}`.trim(),
    address.country,
    party.registration_number && `${words.registration} ${party.registration_number}`,
    party.vat_id && `${words.vatId} ${party.vat_id}`,
    party.email,
  ].filter((line) => line !== '' && line !== null);
  return { stack: [{ text: label, style: 'label' }, { text: party.name, style: 'strong' }, ...lines] };
}

const rule = {
  hLineWidth: (index: number) => (index === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => '#d5dae0',
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

function linesOf({ invoice, words, amount, language }: Printing): Content {
  const head = [words.description, words.quantity, words.price, words.vat, words.amount];
  const quantity = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  return {
    layout: rule,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto', 'auto', 'auto', 'auto'],
      body: [
        head.map((text, column) => ({ text, style: 'head', alignment: column === 0 ? 'left' : 'right' })),
        ...invoice.lines.map((line) => [
          line.description,
          right(`${quantity.format(line.quantity)} ${words.units[line.unit]}`),
          right(priceOf(line.unit_price_micros, invoice.currency, language)),
          right(percent(line.vat_percent, language)),
          right(amount(line.net_minor_units)),
        ]),
      ],
    },
  };
}

/** Price with the decimals it needs: a minute may cost fractions of a cent. */
function priceOf(micros: string, currency: string, language: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 6),
  }).format(Number(micros) / 1e6);
}

function totalsOf({ invoice, creditNote, words, amount, language }: Printing): Content {
  const { net_minor_units, vat_minor_units, total_minor_units } = creditNote?.note ?? invoice;
  const vat = creditNote?.vat ?? invoice.vat;
  const rows: [string, string, boolean?][] = [
    [words.net, amount(net_minor_units)],
    ...vat
      .filter(({ category }) => category !== 'O')
      .map((group): [string, string] => [
        `${words.vat} ${percent(group.percent, language)} (${amount(group.net_minor_units)})`,
        amount(group.vat_minor_units),
      ]),
    ...(vat_minor_units === 0 && vat.length === 0 ? [[words.vat, amount(0)] as [string, string]] : []),
    [words.total, amount(total_minor_units), true],
  ];
  if (!creditNote && invoice.credited_minor_units > 0)
    rows.push([words.credited, amount(-invoice.credited_minor_units)]);
  if (!creditNote && invoice.paid_minor_units > 0) rows.push([words.paid, amount(-invoice.paid_minor_units)]);
  if (!creditNote && invoice.status !== 'draft') rows.push([words.due, amount(invoice.due_minor_units), true]);
  return {
    margin: [0, 16, 0, 0],
    columns: [
      { width: '*', text: '' },
      {
        width: 'auto',
        layout: 'noBorders',
        unbreakable: true,
        table: {
          body: rows.map(([label, value, isStrong]) => [
            { text: label, ...(isStrong ? { style: 'strong' } : {}) },
            { text: value, alignment: 'right', margin: [24, 0, 0, 0], ...(isStrong ? { style: 'strong' } : {}) },
          ]),
        },
      },
    ],
  };
}

function notesOf({ invoice, creditNote, words }: Printing): Content[] {
  const categories = (creditNote?.vat ?? invoice.vat).map(({ category }) => category);
  return [
    ...(categories.includes('AE') ? [paragraph(words.reverseCharge)] : []),
    ...(categories.includes('O') ? [paragraph(words.outsideScope)] : []),
    ...(invoice.note !== '' && !creditNote ? [paragraph(invoice.note)] : []),
  ];
}

function paymentOf({ invoice, words }: Printing): Content {
  const bank = invoice.seller?.bank;
  const facts: [string, string][] = [
    [words.bank, bank?.bank ?? ''],
    ['IBAN', bank?.iban ?? ''],
    ['BIC', bank?.bic ?? ''],
    [words.account, bank?.account ?? ''],
    [words.paymentReference, invoice.payment_reference ?? ''],
  ];
  return {
    margin: [0, 24, 0, 0],
    unbreakable: true,
    stack: [
      { text: words.pay, style: 'strong' },
      {
        layout: 'noBorders',
        table: {
          body: facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => [{ text: label, style: 'label' }, value]),
        },
      },
    ],
  };
}

function footerOf({ invoice, words }: Printing, page: number, pages: number): Content {
  return {
    margin: [48, 16, 48, 0],
    columns: [
      { text: invoice.seller?.footer ?? '', style: 'label' },
      { width: 'auto', text: `${words.page} ${page} ${words.of} ${pages}`, style: 'label' },
    ],
  };
}

const right = (text: string) => ({ text, alignment: 'right', noWrap: true });
const paragraph = (text: string) => ({ text, margin: [0, 16, 0, 0] });
const percent = (value: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
