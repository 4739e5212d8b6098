import { defineDetail, defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

const methodNotOfWidget = defineDetail(
  'not_allowed',
  'verification_method_not_of_widget',
  'not among the methods of the widget',
);
export const methodNotAllowed = defineRefusal(
  'forbidden',
  'verification_method_not_allowed',
  'This method of verification is not enabled for this chat',
  { details: [methodNotOfWidget('/method')] },
);
export const methodNotConnected = defineRefusal(
  'not_configured',
  'verification_method_not_connected',
  'No service for this method is connected to this installation',
);
export const noTextMessageNumber = defineRefusal(
  'not_configured',
  'no_text_message_number',
  'No number of this account can send text messages',
);
const emailMissing = defineFieldRefusal(
  'missing',
  'verification_email_missing',
  'say where the code goes: the email address',
);
const phoneMissing = defineFieldRefusal(
  'missing',
  'verification_phone_missing',
  'say where the code goes: the phone number',
);
export const targetMissing = (field: string) => (field === 'email' ? emailMissing : phoneMissing)('/target');
const notANumber = defineFieldRefusal(
  'not_a_number',
  'verification_phone_unreadable',
  'expected a phone number with its country code, such as +46701234567',
);
export const unreadableNumber = () => notANumber('/target');
const notAnAddress = defineFieldRefusal('not_an_address', 'verification_email_unreadable', 'expected an email address');
export const unreadableAddress = () => notAnAddress('/target');
const anotherVerified = defineRefusal(
  'conflict',
  'another_value_verified',
  'Another {{field}} is already verified in this chat and cannot be replaced',
);
const provenAlready = defineDetail('vouched_for', 'another_value_verified_field', '{{field}} is proven already');
export const anotherIsVouchedFor = (field: string) =>
  anotherVerified({ field }, { details: [provenAlready('/target', { field })] });
const verificationTooSoon = defineRefusal(
  'rate_limited',
  'verification_too_soon',
  'A new code can be requested in {{seconds}} s',
);
export const tooSoon = (seconds: number) =>
  verificationTooSoon(
    { seconds },
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
export const notSent = defineRefusal(
  'unavailable',
  'verification_not_sent',
  'The code could not be sent; try again in a minute, or use another method',
);
export const noCodeAwaited = defineRefusal(
  'conflict',
  'no_code_awaited',
  'No code is pending in this chat; request one first',
);
