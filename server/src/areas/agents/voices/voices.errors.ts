import { defineRefusal } from '#platform/http/define-refusal.ts';

const keyMissing = defineRefusal(
  'not_configured',
  'voice_vendor_key_missing',
  'There is no key of {{provider}}; enter one under Vendor keys',
);
export const voiceKeyMissing = (provider: string) => keyMissing({ provider });

const silent = defineRefusal(
  'unavailable',
  'voice_preview_failed',
  'The voice of {{provider}} gave no sound; check its id, language and key, or try again',
);
export const voicePreviewFailed = (provider: string) => silent({ provider });
