import { type EmailTemplate, EmailTemplateKey } from '@parley/contract/resources/email-template';
import { z } from 'zod';
import type { Mailer } from '#areas/platform/mail';
import { operationOf } from '#platform/http/operation.ts';

export interface MailTemplatesDeps {
  mailer: Pick<Mailer, 'delivers' | 'sendRendered'>;
  /** Base URL of links in emails. */
  linkBaseUrl: string;
}

export const operation = operationOf<MailTemplatesDeps>();

export const templateParams = z.object({ key: EmailTemplateKey });

const text = {
  subject: 'Set your password for {{brand}}',
  before: 'Hello {{name}},\n\nyou can set a new password here.',
  action: 'Set password',
  after: 'The link works until {{until}}.',
};
export const exampleText = text;

export const exampleTemplate: EmailTemplate = {
  key: 'password_reset',
  language: 'en',
  variables: ['brand', 'name', 'until'],
  text,
  default_text: {
    subject: 'Reset your password for {{brand}}',
    before: 'Hello {{name}},\n\nwe received a request to reset the password of your account.',
    action: 'Set a new password',
    after:
      'The link works once, until {{until}}.\n\nIf this was not you, ignore this email; your password stays unchanged.',
  },
  is_customized: true,
  updated_at: '2026-03-01T09:30:00.000Z',
};
