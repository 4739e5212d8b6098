import { contact as contact_en } from '../texts/en/contact.ts';
import { contact_reply as contact_reply_en } from '../texts/en/contact-reply.ts';
import { contact as contact_sv } from '../texts/sv/contact.ts';
import { contact_reply as contact_reply_sv } from '../texts/sv/contact-reply.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { contact: contact_en, contact_reply: contact_reply_en },
  sv: { contact: contact_sv, contact_reply: contact_reply_sv },
});
