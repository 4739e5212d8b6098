import type { MailBrand } from './mail-brand.ts';
import { type MailLanguage, mailLanguages } from './mail-languages.ts';
import { layOutMail, type RenderedMail } from './mail-layout.ts';
import { type CustomText, fillText } from './mail-texts.ts';
import { nameInMail } from './name-in-mail.rules.ts';

/** Renders a letter to many: a text with `{{name}}` and `{{brand}}` in the layout of the brand. `link` null: no button. */
export function renderLetter(letter: {
  text: CustomText;
  name: string;
  link: string | null;
  brand: MailBrand;
  language: MailLanguage;
  /** Reason why the reader gets it, at the end. */
  closing: string;
  unsubscribe: { label: string; url: string };
}): RenderedMail {
  const { brand, language, link, closing, unsubscribe } = letter;
  const facts = { brand: nameInMail(brand.name), name: nameInMail(letter.name) };
  const says = fillText(letter.text, facts, link !== null);
  const words = mailLanguages[language];
  return layOutMail(says, { brand, language, words, link: link ?? '', closing, unsubscribe });
}
