import type { TenantId } from '@parley/contract/ids';
import type { EmailSummary, MailServer } from '@parley/contract/resources/mail';
import { exampleMailId } from './mail.operation.ts';

export const exampleEmail: EmailSummary = {
  id: exampleMailId,
  tenant_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId,
  kind: 'invite',
  to: 'robin@example.com',
  subject: 'Ada invites you to Lindgren Dental',
  status: 'kept',
  attempts: 0,
  last_error: null,
  created_at: '2026-03-01T09:30:00.000Z',
  sent_at: null,
};

export const exampleMailServer: MailServer = {
  source: 'console',
  server: {
    host: 'smtp.example.com',
    port: 587,
    security: 'starttls',
    user: 'parley@example.com',
    from_name: 'Parley',
    from_address: 'parley@example.com',
    has_password: true,
  },
  set_at: '2026-03-01T09:30:00.000Z',
  link_base_url: 'https://parley.example.com',
};
