import { defineDetail, defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

export const identityNotConnected = defineRefusal(
  'not_found',
  'identity_not_connected',
  'No identity service {{provider}} is connected',
);
export const settingMissing = defineDetail(
  'missing',
  'identity_setting_missing',
  'needed for a connection to {{provider}}',
);
export const settingForeign = defineDetail(
  'not_of_provider',
  'identity_setting_foreign',
  'a connection to {{provider}} has no such setting',
);
export const testIdentitiesLive = defineDetail(
  'not_of_mode',
  'identity_test_identities_live',
  'only a connection in test mode can accept test identities',
);
export const insecureAddress = defineDetail('insecure', 'identity_address_insecure', 'must begin with https');
export const unreadableCertificate = defineFieldRefusal(
  'unreadable',
  'identity_certificate_unreadable',
  'certificate and private key do not fit each other or cannot be read',
);
