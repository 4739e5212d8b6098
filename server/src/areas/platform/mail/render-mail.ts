import type { MailBrand } from './mail-brand.ts';
import { factsOf, instantIn, textKeyOf } from './mail-facts.ts';
import { type MailLanguage, mailLanguageOf, mailLanguages } from './mail-languages.ts';
import { layOutMail, type RenderedMail } from './mail-layout.ts';
import type { MailTemplate } from './mail-template.ts';
import { type CustomText, defaultText, fillText, type MailFacts, type TextKey } from './mail-texts.ts';
import { nameInMail, withoutLinks } from './name-in-mail.rules.ts';
import type { MailText, MailWords } from './templates/mail-words.ts';

/**
 * Renders an email. `baseUrl` is the public URL without a trailing slash; `custom` the reseller's own text, null for
 * Parley's.
 */
export function renderMail(mail: {
  template: MailTemplate;
  language: string;
  brand: MailBrand;
  baseUrl: string;
  custom: CustomText | null;
}): RenderedMail {
  const language = mailLanguageOf(mail.language);
  const words = mailLanguages[language];
  const name = nameInMail(mail.brand.name);
  const says = textOf(mail.template, { brand: name, language, custom: mail.custom });
  const link = `${mail.baseUrl}${pathOf(mail.template)}`;
  const closing = says.origin ?? words.closing(name);
  return layOutMail(says, { brand: mail.brand, language, words, link, closing });
}

/** Values of a preview. */
const sampleFacts: MailFacts = {
  amount: 'EUR 119.00',
  author: 'Robin',
  due: '2030-01-31',
  host: 'crm.example.com',
  inviter: 'Robin',
  name: 'Ada',
  number: 'A-00017',
  tenant: 'Lindgren Dental',
};
const sampleInstant = new Date('2030-01-15T10:30:00Z');

/** Renders a text with sample values and a link that leads to the sign-in. */
export function previewMail(preview: {
  key: TextKey;
  language: MailLanguage;
  custom: CustomText | null;
  brand: MailBrand;
  baseUrl: string;
}): RenderedMail {
  const { key, language, custom, brand } = preview;
  const words = mailLanguages[language];
  const name = nameInMail(brand.name);
  const until = instantIn(language, sampleInstant);
  const facts = { ...sampleFacts, brand: name, role: words.roles.editor, until };
  const own = defaultText(key, language, facts);
  const says = custom === null ? own : fillText(custom, facts, own.action !== undefined);
  const link = `${preview.baseUrl}/console/login`;
  return layOutMail(says, { brand, language, words, link, closing: words.closing(name) });
}

/** Path of the linked page. Tokens are in the fragment, which browsers do not send, so they reach no log. */
export function pathOf(template: MailTemplate): string {
  switch (template.kind) {
    case 'invite':
      return `/console/invite#token=${template.token}`;
    case 'password_reset':
    case 'welcome_reseller':
      return `/console/reset-password#token=${template.token}`;
    case 'email_verification':
      return `/console/verify-email#token=${template.token}`;
    case 'email_change':
      return `/console/confirm-email#token=${template.token}`;
    case 'account_exists':
    case 'email_changed':
      return '/console/login';
    case 'password_changed':
    case 'second_factor_changed':
      return '/console/reset-password';
    case 'webhook_disabled':
    case 'webhook_secret_rotated':
      return '/console/webhooks';
    case 'balance_low':
      return '/console/billing';
    case 'invoice_issued':
      return `/console/billing/invoices/${template.invoiceId}`;
    case 'domain_lost':
    case 'domain_returned':
      return '/console/reseller/domains';
    case 'chat_reply':
      return `/chat/${template.agentId}#resume=${template.sessionId}.${template.token}`;
    case 'chat_mention':
      return `/console/desk?chat=${template.sessionId}`;
    case 'booking':
      return template.linkToken === null ? '/' : `/api/bookings/link?token=${template.linkToken}`;
    // Without a link: the code is typed into the chat, a reply is a letter.
    case 'contact_reply':
    case 'chat_code':
      return '/';
  }
}

function textOf(
  template: MailTemplate,
  { brand, language, custom }: { brand: string; language: MailLanguage; custom: CustomText | null },
): MailText {
  const key = textKeyOf(template);
  if (key === null) return fixedText(template, { brand, language });
  const facts = factsOf(template, { brand, language });
  const own = defaultText(key, language, facts);
  return custom === null ? own : fillText(custom, facts, own.action !== undefined);
}

/** Text that no reseller changes: another's letter, one that depends on terms, or one to a reseller. */
function fixedText(template: MailTemplate, { brand, language }: { brand: string; language: MailLanguage }): MailText {
  const words = mailLanguages[language];
  switch (template.kind) {
    case 'contact_reply': {
      const on = instantIn(language, template.writtenAt);
      const { subject, wrote, origin } = words.contactReply({ site: nameInMail(template.site), on });
      return { subject, before: [template.text], after: [`${wrote}\n${quoteOf(template.message)}`], origin };
    }
    case 'chat_reply': {
      const { site, quoted, replyTo } = template;
      const { you, ...says } = words.chatReply({ site: nameInMail(site), hasMailbox: replyTo !== null });
      return { ...says, before: [...says.before, ...quoted.map((one) => saidBy(one, { you, site }))] };
    }
    case 'chat_code': {
      const until = instantIn(language, template.expiresAt);
      return words.chatCode({ site: nameInMail(template.site), code: template.code, until });
    }
    case 'booking':
      return bookingText(template, words);
    case 'balance_low': {
      const minutes = new Intl.NumberFormat(language).format(template.minutes);
      return words.balanceLow({ brand, name: nameInMail(template.name), minutes, whenEmpty: template.whenEmpty });
    }
    case 'domain_lost':
    case 'domain_returned': {
      const facts = {
        brand,
        name: nameInMail(template.name),
        host: nameInMail(template.host),
        record: nameInMail(template.record),
      };
      return template.kind === 'domain_lost' ? words.domainLost(facts) : words.domainReturned(facts);
    }
    case 'welcome_reseller': {
      const until = instantIn(language, template.expiresAt);
      const [name, reseller] = [nameInMail(template.name), nameInMail(template.resellerName)];
      return words.welcomeReseller({ brand, name, reseller, until });
    }
    default:
      throw new TypeError(`An email of kind ${template.kind} has no text`);
  }
}

function bookingText(template: Extract<MailTemplate, { kind: 'booking' }>, words: MailWords): MailText {
  const { change, linkToken, when, location } = template;
  const [title, site] = [nameInMail(template.title), nameInMail(template.site)];
  const { subject, news, action, origin } = words.booking({ change, title, site });
  const facts = [title, when, withoutLinks(location)].filter((each) => each !== '').join('\n');
  return {
    subject,
    before: [words.hello(nameInMail(template.name)), news, facts],
    ...(linkToken === null ? {} : { action }),
    after: [],
    origin,
  };
}

/**
 * Quotes a message of a chat. What visitors and agents say has no links: the address may be another person's, and
 * a visitor chooses what an agent repeats.
 */
function saidBy(
  { role, name, text, files }: Extract<MailTemplate, { kind: 'chat_reply' }>['quoted'][number],
  { you, site }: { you: string; site: string },
): string {
  const author = role === 'visitor' ? you : nameInMail(name ?? site);
  const words = role === 'operator' ? text : withoutLinks(text);
  const lines = [words, ...files.map((file) => `[${nameInMail(file.name)}]`)].filter((line) => line !== '');
  return `${author}:\n${lines.join('\n')}`;
}

/**
 * Quotes the reader's own message, without links: it may have been left in another person's name, and must not lend
 * them our sender.
 */
function quoteOf(message: string): string {
  const lines = message.slice(0, longestQuote).split('\n');
  return lines.map((line) => `> ${withoutLinks(line)}`).join('\n');
}

/** Length of a quoted message. Unit: characters. */
const longestQuote = 2000;
