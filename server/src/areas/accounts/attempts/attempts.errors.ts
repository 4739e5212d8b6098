import { defineRefusal } from '#platform/http/define-refusal.ts';

const tooManyAttemptsRefusal = defineRefusal(
  'rate_limited',
  'too_many_attempts',
  'Too many failed attempts; try again in {{seconds}} s',
);
export const tooManyAttempts = (seconds: number) =>
  tooManyAttemptsRefusal(
    { seconds },
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
