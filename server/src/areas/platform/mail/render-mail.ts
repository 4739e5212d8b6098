import type { MailTemplate } from './mail-template.ts';
import { nameInMail } from './name-in-mail.rules.ts';
import { de } from './templates/de.ts';
import { en } from './templates/en.ts';
import { es } from './templates/es.ts';
import { fr } from './templates/fr.ts';
import type { MailText, MailWords } from './templates/mail-words.ts';
import { sv } from './templates/sv.ts';

/** Supported email languages; default English. */
export const mailLanguages = { en, sv, de, fr, es } as const satisfies Record<string, MailWords>;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Renders an email. `baseUrl` is the public URL without a trailing slash. */
export function renderMail(mail: {
  template: MailTemplate;
  language: string;
  brand: string;
  baseUrl: string;
}): RenderedMail {
  const language = mail.language.toLowerCase().split('-')[0] ?? '';
  const chosen = Object.hasOwn(mailLanguages, language) ? (language as keyof typeof mailLanguages) : 'en';
  const words = mailLanguages[chosen];
  const brand = nameInMail(mail.brand);
  const says = textOf(mail.template, { words, brand, language: chosen });
  const link = `${mail.baseUrl}${pathOf(mail.template)}`;
  const closing = words.closing(brand);
  return {
    subject: says.subject,
    text: asText(says, { link, closing }),
    html: asHtml(says, { link, closing, language: chosen, orCopy: words.orCopy }),
  };
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
    // Without a link: the code is typed into the chat.
    case 'chat_code':
      return '/';
  }
}

function textOf(
  template: MailTemplate,
  { words, brand, language }: { words: MailWords; brand: string; language: string },
): MailText {
  const name = 'name' in template ? nameInMail(template.name) : '';
  const until = 'expiresAt' in template ? instantIn(language, template.expiresAt) : '';
  switch (template.kind) {
    case 'invite': {
      const role = words.roles[template.role];
      const tenant = nameInMail(template.tenantName);
      return words.invite({ brand, tenant, inviter: nameInMail(template.inviterName), role, until });
    }
    case 'password_reset':
      return words.passwordReset({ brand, name, until });
    case 'email_verification':
      return words.emailVerification({ brand, name, until });
    case 'account_exists':
      return words.accountExists({ brand, name });
    case 'password_changed':
      return words.passwordChanged({ brand, name });
    case 'email_change':
      return words.emailChange({ brand, name, until });
    case 'email_changed':
      return words.emailChanged({ brand, name });
    case 'second_factor_changed':
      return words.secondFactorChanged({ brand, name, isOn: template.isOn });
    case 'webhook_disabled': {
      const host = nameInMail(template.host);
      return words.webhookDisabled({ brand, name, host, isGone: template.reason === 'gone' });
    }
    case 'webhook_secret_rotated': {
      const ends = template.until === null ? '' : instantIn(language, template.until);
      return words.webhookSecretRotated({ brand, name, host: nameInMail(template.host), until: ends });
    }
    case 'chat_code':
      return words.chatCode({ site: nameInMail(template.site), code: template.code, until });
    case 'welcome_reseller':
      return words.welcomeReseller({ brand, name, reseller: nameInMail(template.resellerName), until });
  }
}

/** The reader's time zone is unknown, so the time names its zone. */
function instantIn(language: string, instant: Date): string {
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

function asText(says: MailText, { link, closing }: { link: string; closing: string }): string {
  const action = says.action === undefined ? [] : [`${says.action}:\n${link}`];
  return [...says.before, ...action, ...says.after, `-- \n${closing}`, ''].join('\n\n');
}

function asHtml(
  says: MailText,
  { link, closing, language, orCopy }: { link: string; closing: string; language: string; orCopy: string },
): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const button =
    'background:#1f4fd8;border-radius:6px;color:#fff;display:inline-block;padding:10px 18px;text-decoration:none';
  const href = escapeHtml(link);
  const action =
    says.action === undefined
      ? []
      : [
          `<p><a href="${href}" style="${button}">${escapeHtml(says.action)}</a></p>`,
          `<p style="color:#555;font-size:13px">${escapeHtml(orCopy)}<br><a href="${href}" style="word-break:break-all">${href}</a></p>`,
        ];
  return [
    `<!doctype html>\n<html lang="${language}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(says.subject)}</title></head>`,
    '<body style="background:#fff;color:#111;font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px">',
    '<div style="margin:0 auto;max-width:520px">',
    ...says.before.map(paragraph),
    ...action,
    ...says.after.map(paragraph),
    `<p style="border-top:1px solid #ddd;color:#555;font-size:13px;margin-top:32px;padding-top:12px">${escapeHtml(closing)}</p>`,
    '</div>\n</body>\n</html>\n',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
