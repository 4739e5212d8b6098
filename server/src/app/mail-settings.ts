import { isEmailAddress, normaliseEmail } from '@parley/contract/email-address';
import { z } from 'zod';
import { type SettingsTable, text } from '#platform/config/settings.ts';

/** Settings of emails. */
export const mailSettings = {
  smtpServer: {
    variable: 'PARLEY_SMTP_URL',
    doc: 'Mail server that emails are handed to, as `smtp://user:password@host:587` (private by STARTTLS) or `smtps://user:password@host:465`. Default: none; emails are kept for platform admins to read.',
    schema: z
      .string()
      .transform((value, context) => readSmtpUrl(value) ?? (context.addIssue(smtpForm), z.NEVER))
      .optional(),
    isSecret: true,
  },
  smtpTls: {
    variable: 'PARLEY_SMTP_TLS',
    doc: '`required`: nothing goes to the mail server before the connection is private, unless it is on this machine. `off`: never private, for a server in a network nobody else is in.',
    schema: z.enum(['required', 'off']).default('required'),
  },
  emailFrom: {
    variable: 'PARLEY_EMAIL_FROM',
    doc: 'Sender of emails, as `parley@example.com` or `Parley <parley@example.com>`. Needed with PARLEY_SMTP_URL.',
    schema: text()
      .default('Parley <parley@localhost>')
      .transform((value, context) => readSender(value) ?? (context.addIssue(senderForm), z.NEVER)),
  },
} as const satisfies SettingsTable;

const smtpForm = 'expected smtp://user:password@host:port or smtps://..., with special characters written as %40';
const senderForm = 'expected an address, as parley@example.com or Parley <parley@example.com>';

export interface SmtpSettings {
  host: string;
  port: number;
  isSecure: boolean;
  user: string | null;
  password: string | null;
}

function readSmtpUrl(value: string): SmtpSettings | null {
  const url = URL.canParse(value.trim()) ? new URL(value.trim()) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || url.search || !/^\/?$/.test(url.pathname)) {
    return null;
  }
  const isSecure = url.protocol === 'smtps:';
  try {
    return {
      host: decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
      isSecure,
      user: url.username === '' ? null : decodeURIComponent(url.username),
      password: url.password === '' ? null : decodeURIComponent(url.password),
    };
  } catch {
    return null;
  }
}

function readSender(value: string): { name: string; address: string } | null {
  const [, name = '', address = ''] = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>|)$/u.exec(value) ?? [];
  const sender = address === '' ? { name: 'Parley', address: value } : { name: name || 'Parley', address };
  return isEmailAddress(normaliseEmail(sender.address)) || sender.address === 'parley@localhost' ? sender : null;
}

/** Faults of the mail settings that would make emails unusable. */
export function mailFaults(config: {
  smtpServer?: SmtpSettings | undefined;
  emailFrom: { address: string };
  publicUrl?: string | undefined;
}): string[] {
  if (!config.smtpServer) return [];
  const faults: string[] = [];
  if (config.emailFrom.address.endsWith('@localhost')) {
    faults.push('PARLEY_SMTP_URL needs PARLEY_EMAIL_FROM, the address emails come from');
  }
  if (config.publicUrl === undefined) {
    faults.push('PARLEY_SMTP_URL needs PARLEY_PUBLIC_URL: links in emails would lead to this machine only');
  }
  return faults;
}
