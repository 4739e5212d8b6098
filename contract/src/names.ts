import { z } from 'zod';

/** Line breaks and other controls, private characters, and those that turn the direction of what follows (UAX 9). */
const unfit = /[\p{Cc}\p{Co}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** What somebody or something is called: one line, with at least one character that can be seen. */
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name), 'a name with a character that can be seen')
  .refine((name) => !unfit.test(name), 'one line, without characters that turn text around');
