import type { ChatNotice } from '@parley/contract/resources/chat';

const texts: Record<string, Record<ChatNotice['kind'], string>> = {
  en: {
    waiting: 'Finding a team member for you.',
    nobody_available: 'Our team is not available right now.',
    operator_joined: '{name} joined the chat.',
    operator_left: '{name} left the chat.',
    operator_lost: '{name} was disconnected. Finding another team member.',
    back_to_agent: 'You are chatting with the assistant again.',
    contact_requested: 'Message sent. We will get back to you.',
    verified: 'Your identity is verified.',
    closed: 'This chat has ended.',
    emailed: 'Sent to {name} by email.',
    email_failed: 'The email to {name} could not be delivered.',
  },
  sv: {
    waiting: 'Vi letar efter någon som kan hjälpa dig.',
    nobody_available: 'Vi är inte tillgängliga just nu.',
    operator_joined: '{name} anslöt till chatten.',
    operator_left: '{name} lämnade chatten.',
    operator_lost: '{name} tappade anslutningen. Vi letar efter någon annan.',
    back_to_agent: 'Du chattar med assistenten igen.',
    contact_requested: 'Meddelandet är skickat. Vi hör av oss.',
    verified: 'Din identitet är verifierad.',
    closed: 'Chatten är avslutad.',
    emailed: 'Skickat till {name} med e-post.',
    email_failed: 'E-postmeddelandet till {name} kunde inte levereras.',
  },
  de: {
    waiting: 'Wir suchen jemanden, der Ihnen hilft.',
    nobody_available: 'Gerade ist niemand da.',
    operator_joined: '{name} ist jetzt da.',
    operator_left: '{name} hat den Chat verlassen.',
    operator_lost: '{name} scheint die Verbindung verloren zu haben. Wir suchen jemand anderen.',
    back_to_agent: 'Der Assistent antwortet wieder.',
    contact_requested: 'Ihre Nachricht ist hinterlassen. Wir melden uns.',
    verified: 'Sie haben bestätigt, wer Sie sind.',
    closed: 'Dieser Chat ist beendet.',
    emailed: 'Per E-Mail an {name} gesendet.',
    email_failed: 'Die E-Mail an {name} konnte nicht zugestellt werden.',
  },
  fr: {
    waiting: "Nous cherchons quelqu'un pour vous aider.",
    nobody_available: "Personne n'est là pour le moment.",
    operator_joined: '{name} est là.',
    operator_left: '{name} a quitté la discussion.',
    operator_lost: "{name} semble déconnecté(e). Nous cherchons quelqu'un d'autre.",
    back_to_agent: "L'assistant répond à nouveau.",
    contact_requested: 'Votre message est enregistré. Nous vous recontacterons.',
    verified: 'Vous avez confirmé votre identité.',
    closed: 'Cette discussion est terminée.',
    emailed: 'Envoyé par e-mail à {name}.',
    email_failed: "L'e-mail à {name} n'a pas pu être remis.",
  },
  es: {
    waiting: 'Buscamos a alguien que le ayude.',
    nobody_available: 'Ahora mismo no hay nadie.',
    operator_joined: '{name} ya está aquí.',
    operator_left: '{name} ha salido del chat.',
    operator_lost: 'Parece que {name} se ha desconectado. Buscamos a otra persona.',
    back_to_agent: 'El asistente vuelve a responder.',
    contact_requested: 'Hemos recibido su mensaje. Nos pondremos en contacto.',
    verified: 'Ha confirmado quién es.',
    closed: 'Este chat ha terminado.',
    emailed: 'Enviado por correo a {name}.',
    email_failed: 'No se pudo entregar el correo a {name}.',
  },
};

/** Fallback for an operator who has left the tenant. */
const somebody: Record<string, string> = {
  en: 'Our colleague',
  sv: 'Vår kollega',
  de: 'Die Person im Chat',
  fr: 'Notre collègue',
  es: 'La persona que le atendía',
};

/** Text of a notice in the agent's language, else in English. `language` is a BCP 47 tag. */
export function noticeText(notice: ChatNotice, language: string): string {
  const asked = language.split('-')[0]?.toLowerCase() ?? '';
  const known = asked in texts ? asked : 'en';
  const name = notice.name || (somebody[known] ?? '');
  return (texts[known]?.[notice.kind] ?? '').replace('{name}', () => name);
}
