/** Errors that are no refusal of an operation, and refusals worded by their code alone. */
export const general = {
  not_found: 'Esto no existe o se ha eliminado',
  version_mismatch: 'Alguien ha cambiado esto desde que lo abrió. Recargue la página y repita el cambio',
  fault_internal: 'Se ha producido un error en el servidor',
  fault_unavailable: 'El servidor está ocupado o se está reiniciando. Inténtelo de nuevo en un momento',
  fault_unreachable: 'No se puede contactar con el servidor. Compruebe su conexión e inténtelo de nuevo',
  fault_rate_limited: 'Demasiados intentos. Espere un momento e inténtelo de nuevo',
  fault_rate_limited_for: 'Demasiados intentos. Inténtelo de nuevo en {{seconds}} s',
  fault_signed_out: 'Se ha cerrado su sesión. Inicie sesión de nuevo',
  fault_unexpected: 'Se ha producido un error en esta página. Recárguela',
};
