export const invoices = {
  invoice_issuer_missing:
    'Säljaren kan inte ställa ut fakturor än: namn, adress och bankkonto saknas. Säljaren anger dem i sina fakturainställningar',
  billing_details_missing: 'Kontots faktureringsuppgifter saknas. Ange namn och adress först',
  invoice_not_draft: 'Fakturan är utfärdad som {{number}}. Rätta den med en kreditfaktura',
  invoice_not_open: 'Bara en öppen faktura kan betalas',
  invoice_not_issued: 'Ett utkast har inget nummer än. Utfärda det först',
  payment_above_due: 'Högst det belopp som återstår att betala',
  credit_above_rest: 'Högst det belopp som inte redan är krediterat',
  nothing_to_credit: 'Fakturan är redan krediterad i sin helhet',
  vat_id_of_country: 'Har inte formen av ett momsnummer i {{country}}',
  unknown_tenant: 'Det finns inget konto med detta id',
  invoice_below_zero: 'Raderna blir mindre än noll tillsammans. Kreditera en faktura i stället',
  offer_not_found: 'Det finns ingen sådan plan eller sådant paket att beställa',
  order_not_pending: 'Beställningen är redan betald, avbruten eller återbetald',
  order_invoiced: 'Beställningen har en faktura. Be säljaren kreditera den',
  stripe_signature_wrong: 'Begäran har ingen giltig signatur från Stripe',
  payment_page_failed: 'Betalsidan kunde inte öppnas. Försök igen eller betala mot faktura',
};
