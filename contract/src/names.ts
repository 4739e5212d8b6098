import { z } from 'zod';
import { rules } from './rules.ts';

/** Line breaks and other controls, private characters, and those that turn the direction of what follows (UAX 9). */
const unfit =
  /[\p{Cc}\p{Co}\p{Cs}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]|(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]/u;

/**
 * Characters without a width, by which two names look alike that are not. Joiners stay where scripts and emoji need them:
 * after a pictograph, and after letters of scripts that are joined.
 */
const invisible =
  /\u034F|\u17B4|\u17B5|[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u2800\u3164\uFEFF\uFFA0]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])[\u200C\u200D]/u;

const fitted = (text: z.ZodString) =>
  text
    .refine((value) => !unfit.test(value), rules.one_line)
    .refine((value) => !invisible.test(value), rules.visible_characters);

/** One line that people read, such as a label; may be empty. In Unicode's composed form (NFC), so that equal is equal. */
export const oneLine = (max: number) => fitted(z.string().trim().normalize('NFC').max(max));

/** One line with at least one character that can be seen: a name of at most `max` characters. */
export const nameOf = (max: number) =>
  fitted(z.string().trim().normalize('NFC').min(1).max(max)).refine(
    // Reports one error for an empty name, not two.
    (name) => name === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(name),
    rules.visible_name,
  );

/** The name of a person or a thing. */
export const Name = nameOf(120);
