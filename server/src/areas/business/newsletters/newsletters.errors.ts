import { defineRefusal } from '#platform/http/define-refusal.ts';

export const newsletterNotFound = defineRefusal(
  'not_found',
  'newsletter_not_found',
  'You have no newsletter with this id',
);

export const newsletterNotDraft = defineRefusal(
  'conflict',
  'newsletter_not_draft',
  'This newsletter was sent; write a new one',
);

export const newsletterWithoutMailServer = defineRefusal(
  'conflict',
  'newsletter_without_mail_server',
  'No mail server is configured, so nothing can be sent',
);

export const newsletterWithoutAddress = defineRefusal(
  'conflict',
  'newsletter_without_address',
  'A newsletter names its sender: enter your postal address in your branding first',
);

export const newsletterWithoutRecipients = defineRefusal(
  'conflict',
  'newsletter_without_recipients',
  'None of your customers’ people agreed to newsletters yet',
);

export const senderNotFound = defineRefusal(
  'not_found',
  'newsletter_sender_not_found',
  'You belong to no customer of this reseller',
);
