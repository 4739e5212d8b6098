import { email_change as email_change_en } from '../texts/en/email-change.ts';
import {
  invite as invite_en,
  reset_password as reset_password_en,
  second_factor as second_factor_en,
  sign_in_again as sign_in_again_en,
  verify_email as verify_email_en,
} from '../texts/en/sign-in-links.ts';
import { email_change as email_change_sv } from '../texts/sv/email-change.ts';
import {
  invite as invite_sv,
  reset_password as reset_password_sv,
  second_factor as second_factor_sv,
  sign_in_again as sign_in_again_sv,
  verify_email as verify_email_sv,
} from '../texts/sv/sign-in-links.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: {
    email_change: email_change_en,
    invite: invite_en,
    reset_password: reset_password_en,
    second_factor: second_factor_en,
    sign_in_again: sign_in_again_en,
    verify_email: verify_email_en,
  },
  sv: {
    email_change: email_change_sv,
    invite: invite_sv,
    reset_password: reset_password_sv,
    second_factor: second_factor_sv,
    sign_in_again: sign_in_again_sv,
    verify_email: verify_email_sv,
  },
});
