import { Refusal } from '#platform/http/refusal.ts';

export const tooManyAttempts = (seconds: number) =>
  new Refusal('rate_limited', `Too many failed attempts; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });
