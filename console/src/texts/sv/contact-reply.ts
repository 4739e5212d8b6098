import type { contact_reply as en } from '../en/contact-reply.ts';
import type { Texts } from '../texts.ts';

export const contact_reply: Texts<typeof en> = {
  title: 'Svara via e-post',
  to: 'Till {{email}}',
  former: 'Tidigare medlem',
  text: 'Svar',
  text_hint: 'Skickas som det är skrivet, med meddelandet citerat under.',
  canned: 'Infoga färdigt svar',
  no_canned: 'Inga färdiga svar än',
  after: 'Efter att svaret skickats',
  after_in_progress: 'Behåll som pågående',
  after_resolved: 'Markera som löst',
  send: 'Skicka svar',
  queued: 'Svaret skickas.',
  delivery: { queued: 'Skickas', sent: 'Skickat', kept: 'Inte skickat', failed: 'Inte levererat' },
  kept_hint: 'E-postservern togs bort innan svaret hann skickas.',
  failed_hint: 'E-postservern avvisade mejlet. Kontrollera adressen.',
  no_server: 'Svar kan inte skickas härifrån, eftersom installationen saknar e-postserver.',
  no_server_hint: 'Skriv svaret och öppna det i ditt eget e-postprogram.',
  open_mail: 'Öppna i e-postprogrammet',
  subject: 'Svar på ditt meddelande',
  no_email: 'Ingen e-postadress har lämnats. Ring telefonnumret i stället.',
  is_spam: 'Markerad som skräp. Ändra status till Pågår för att svara.',
  handling: 'Status och anteckning',
};
