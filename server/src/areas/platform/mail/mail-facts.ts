import type { MailLanguage } from './mail-languages.ts';
import { mailLanguages } from './mail-languages.ts';
import type { MailTemplate } from './mail-template.ts';
import type { MailFacts, TextKey } from './mail-texts.ts';
import { nameInMail } from './name-in-mail.rules.ts';

/** Key of an email's text; null: a text that no reseller changes. */
export function textKeyOf(template: MailTemplate): TextKey | null {
  switch (template.kind) {
    case 'invite':
      return template.inviterName === '' ? 'invite_by_key' : 'invite';
    case 'second_factor_changed':
      return template.isOn ? 'second_factor_on' : 'second_factor_off';
    case 'webhook_disabled':
      return template.reason === 'gone' ? 'webhook_gone' : 'webhook_failing';
    case 'invoice_issued':
      return template.due === null ? 'invoice_paid' : 'invoice_issued';
    case 'webhook_secret_rotated':
      return template.until === null ? 'webhook_secret_replaced' : 'webhook_secret_rotated';
    case 'password_reset':
    case 'email_verification':
    case 'account_exists':
    case 'password_changed':
    case 'email_change':
    case 'email_changed':
    case 'chat_mention':
      return template.kind;
    default:
      return null;
  }
}

/** Facts of an email: names sanitized, times formatted. */
export function factsOf(
  template: MailTemplate,
  { brand, language }: { brand: string; language: MailLanguage },
): MailFacts {
  const facts: Record<string, string> = { brand };
  if ('name' in template) facts['name'] = nameInMail(template.name);
  if ('expiresAt' in template) facts['until'] = instantIn(language, template.expiresAt);
  if ('host' in template) facts['host'] = nameInMail(template.host);
  switch (template.kind) {
    case 'invite':
      facts['tenant'] = nameInMail(template.tenantName);
      facts['inviter'] = nameInMail(template.inviterName);
      facts['role'] = mailLanguages[language].roles[template.role];
      break;
    case 'webhook_secret_rotated':
      if (template.until !== null) facts['until'] = instantIn(language, template.until);
      break;
    case 'invoice_issued':
      facts['amount'] = template.amount;
      facts['number'] = template.number;
      if (template.due !== null) facts['due'] = template.due;
      break;
    case 'chat_mention':
      facts['author'] = nameInMail(template.author);
      break;
  }
  return facts;
}

/** Time in words. The reader's time zone is unknown, so it names its zone. */
export function instantIn(language: string, instant: Date): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(instant);
}
