import type { MailDelivery } from '@parley/contract/resources/mail';

/** Delivery of an email as told to the requester: the same for every address, so that it reveals nothing. */
export const deliveryOf = ({ deliversMail }: { deliversMail: boolean }): MailDelivery =>
  deliversMail ? 'email' : 'kept';
