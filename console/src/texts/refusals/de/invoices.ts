export const invoices = {
  invoice_issuer_missing:
    'Der Verkäufer kann noch keine Rechnungen ausstellen: Name, Adresse und Bankkonto fehlen. Er gibt sie in seinen Rechnungseinstellungen an',
  billing_details_missing: 'Die Rechnungsangaben des Kontos fehlen. Geben Sie zuerst Name und Adresse an',
  invoice_not_draft: 'Die Rechnung ist als {{number}} ausgestellt. Berichtigen Sie sie mit einer Gutschrift',
  invoice_not_open: 'Nur eine offene Rechnung kann bezahlt werden',
  invoice_not_issued: 'Ein Entwurf hat noch keine Nummer. Stellen Sie ihn zuerst aus',
  payment_above_due: 'Höchstens der offene Betrag',
  credit_above_rest: 'Höchstens der noch nicht gutgeschriebene Betrag',
  nothing_to_credit: 'Die Rechnung ist bereits vollständig gutgeschrieben',
  vat_id_of_country: 'Hat nicht die Form einer USt-IdNr. von {{country}}',
  unknown_tenant: 'Es gibt kein Konto mit dieser ID',
  invoice_below_zero: 'Die Positionen ergeben weniger als null. Schreiben Sie stattdessen eine Rechnung gut',
  offer_not_found: 'Es gibt keinen solchen Tarif und kein solches Paket im Angebot',
  order_not_pending: 'Die Bestellung ist schon bezahlt, storniert oder erstattet',
  order_invoiced: 'Zu dieser Bestellung gibt es eine Rechnung. Bitten Sie den Verkäufer um eine Gutschrift',
  stripe_signature_wrong: 'Die Anfrage hat keine gültige Signatur von Stripe',
  payment_page_failed:
    'Die Zahlungsseite konnte nicht geöffnet werden. Versuchen Sie es erneut oder zahlen Sie auf Rechnung',
};
