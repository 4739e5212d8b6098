import type { Texts } from './texts.ts';

export const es: Texts = {
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
  assistant: 'Asistente de IA',
  retry: 'Reintentar',
  off: 'Este chat está desactivado en este momento.',
  site: 'Este chat no se puede usar en {site}. Su propietario puede añadir el sitio a los dominios permitidos.',
  missing: 'Este asistente no existe o se ha eliminado.',
  busy: 'Demasiados mensajes en poco tiempo. Espera un momento.',
  crowded: 'Hay muchas personas chateando ahora mismo. Inténtelo de nuevo en unos minutos.',
  offline: 'No se puede conectar con el chat. Comprueba tu conexión.',
  failed: 'No ha funcionado. Vuelve a intentarlo en un momento.',
};
