import type { MailDelivery } from '@parley/contract/resources/mail';

/** How an e-mail to a person reaches them: the same for everybody, so that it tells nothing of anybody. */
export const deliveryOf = ({ deliversMail }: { deliversMail: boolean }): MailDelivery =>
  deliversMail ? 'email' : 'kept';
