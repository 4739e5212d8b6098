/** Words on invoices. */
export interface DocumentWords {
  invoice: string;
  creditNote: string;
  number: string;
  issuedOn: string;
  dueOn: string;
  ofInvoice: string;
  reference: string;
  paymentReference: string;
  period: string;
  buyer: string;
  seller: string;
  vatId: string;
  registration: string;
  description: string;
  quantity: string;
  price: string;
  amount: string;
  vat: string;
  net: string;
  total: string;
  paid: string;
  credited: string;
  due: string;
  pay: string;
  bank: string;
  account: string;
  reason: string;
  page: string;
  of: string;
  reverseCharge: string;
  outsideScope: string;
  draft: string;
  void: string;
  units: { piece: string; minute: string; month: string; hour: string };
}

const en: DocumentWords = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  number: 'Number',
  issuedOn: 'Date',
  dueOn: 'Due date',
  ofInvoice: 'Credits invoice',
  reference: 'Your reference',
  paymentReference: 'Payment reference',
  period: 'Period',
  buyer: 'Bill to',
  seller: 'From',
  vatId: 'VAT no.',
  registration: 'Company no.',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Unit price',
  amount: 'Amount',
  vat: 'VAT',
  net: 'Net amount',
  total: 'Total',
  paid: 'Paid',
  credited: 'Credited',
  due: 'Amount due',
  pay: 'How to pay',
  bank: 'Bank',
  account: 'Account',
  reason: 'Reason',
  page: 'Page',
  of: 'of',
  reverseCharge: 'Reverse charge: VAT is to be accounted for by the recipient (Article 196, Directive 2006/112/EC).',
  outsideScope: 'No VAT is charged.',
  draft: 'DRAFT',
  void: 'VOID',
  units: { piece: 'pcs', minute: 'min', month: 'months', hour: 'hours' },
};

const sv: DocumentWords = {
  invoice: 'Faktura',
  creditNote: 'Kreditfaktura',
  number: 'Nummer',
  issuedOn: 'Fakturadatum',
  dueOn: 'Förfallodatum',
  ofInvoice: 'Krediterar faktura',
  reference: 'Er referens',
  paymentReference: 'Betalningsreferens',
  period: 'Period',
  buyer: 'Köpare',
  seller: 'Säljare',
  vatId: 'Momsreg.nr',
  registration: 'Org.nr',
  description: 'Beskrivning',
  quantity: 'Antal',
  price: 'À-pris',
  amount: 'Belopp',
  vat: 'Moms',
  net: 'Nettobelopp',
  total: 'Totalt',
  paid: 'Betalt',
  credited: 'Krediterat',
  due: 'Att betala',
  pay: 'Betalning',
  bank: 'Bank',
  account: 'Konto',
  reason: 'Anledning',
  page: 'Sida',
  of: 'av',
  reverseCharge: 'Omvänd betalningsskyldighet: köparen redovisar momsen (artikel 196, direktiv 2006/112/EG).',
  outsideScope: 'Ingen moms tas ut.',
  draft: 'UTKAST',
  void: 'MAKULERAD',
  units: { piece: 'st', minute: 'min', month: 'mån', hour: 'tim' },
};

/** Words in the language of the account; English for languages without. */
export const wordsOf = (language: string): DocumentWords => (language.toLowerCase().startsWith('sv') ? sv : en);
