export const invoices = {
  invoice_issuer_missing:
    'El vendedor aún no puede emitir facturas: faltan su nombre, dirección y cuenta bancaria. Los indica en sus ajustes de facturación',
  billing_details_missing: 'Faltan los datos de facturación de la cuenta. Indique primero nombre y dirección',
  invoice_not_draft: 'La factura está emitida con el número {{number}}. Corríjala con una nota de crédito',
  invoice_not_open: 'Solo se puede pagar una factura abierta',
  invoice_not_issued: 'Un borrador aún no tiene número. Emítalo primero',
  payment_above_due: 'Como máximo el importe pendiente',
  credit_above_rest: 'Como máximo el importe aún no abonado',
  nothing_to_credit: 'La factura ya está abonada por completo',
  vat_id_of_country: 'No tiene la forma de un número de IVA de {{country}}',
  unknown_tenant: 'No hay ninguna cuenta con este identificador',
  invoice_below_zero: 'Las líneas suman menos de cero. Abone una factura en su lugar',
  offer_not_found: 'No hay tal plan ni paquete en oferta',
  order_not_pending: 'El pedido ya está pagado, cancelado o reembolsado',
  order_invoiced: 'Este pedido tiene una factura. Pida al vendedor que la abone',
  stripe_signature_wrong: 'La petición no tiene una firma válida de Stripe',
  payment_page_failed: 'La página de pago no se abrió. Inténtelo de nuevo o pague con factura',
};
