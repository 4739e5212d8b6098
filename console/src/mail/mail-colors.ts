import type { EmailStatus } from '@parley/contract/resources/mail';

export const mailColors: Record<EmailStatus, string> = { queued: 'blue', sent: 'green', kept: 'gray', failed: 'red' };
