export const invoices = {
  invoice_issuer_missing:
    'Le vendeur ne peut pas encore émettre de factures : son nom, son adresse et son compte bancaire manquent. Il les indique dans ses paramètres de facturation',
  billing_details_missing: 'Les coordonnées de facturation du compte manquent. Indiquez d’abord nom et adresse',
  invoice_not_draft: 'La facture est émise sous le numéro {{number}}. Corrigez-la par un avoir',
  invoice_not_open: 'Seule une facture ouverte peut être payée',
  invoice_not_issued: 'Un brouillon n’a pas encore de numéro. Émettez-le d’abord',
  payment_above_due: 'Au plus le montant restant dû',
  credit_above_rest: 'Au plus le montant non encore crédité',
  nothing_to_credit: 'La facture est déjà entièrement créditée',
  vat_id_of_country: 'N’a pas la forme d’un numéro de TVA de {{country}}',
  unknown_tenant: 'Aucun compte ne porte cet identifiant',
  invoice_below_zero: 'Le total des lignes est négatif. Faites plutôt un avoir',
  offer_not_found: 'Aucune formule ni aucun forfait de ce type n’est proposé',
  order_not_pending: 'La commande est déjà payée, annulée ou remboursée',
  order_invoiced: 'Cette commande a une facture. Demandez un avoir au vendeur',
  stripe_signature_wrong: 'La requête n’a pas de signature valide de Stripe',
  payment_page_failed: 'La page de paiement ne s’est pas ouverte. Réessayez ou payez sur facture',
};
