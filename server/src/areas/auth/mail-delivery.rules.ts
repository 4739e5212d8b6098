import type { MailDelivery } from '@parley/contract/resources/mail';
import type { AuthDeps } from './auth.operation.ts';

/** How an e-mail to a person reaches them: the same for everybody, so that it tells nothing of anybody. */
export const deliveryOf = ({ deliversMail }: Pick<AuthDeps, 'deliversMail'>): MailDelivery =>
  deliversMail ? 'email' : 'kept';
