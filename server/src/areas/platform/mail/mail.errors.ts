import { defineFieldRefusal, defineRefusal, defineSentenceAtField } from '#platform/http/define-refusal.ts';

export const emailNotFound = defineRefusal('not_found', 'email_not_found', 'There is no email with this id');

export const mailServerIsSetting = defineRefusal(
  'conflict',
  'mail_server_is_setting',
  'The mail server is set by PARLEY_SMTP_URL, which comes first; take it out there and start again to set it here',
);

const refusedByServer = defineSentenceAtField(
  { refusal: 'conflict', detail: 'test_failed' },
  'mail_server_refused',
  'The test email was not sent, and nothing was stored. {{fault}}',
);
export const mailServerRefused = (fault: string) => refusedByServer('/host', { fault });

const passwordMissing = defineFieldRefusal(
  'password_required',
  'mail_password_wanted',
  'the password was given for another host or user; enter it again',
);
export const passwordWanted = () => passwordMissing('/password');

export const noMailServerStored = defineRefusal(
  'not_found',
  'no_mail_server_stored',
  'No mail server was entered here',
);
