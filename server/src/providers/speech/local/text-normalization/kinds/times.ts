import type { Rule } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';

const hour = String.raw`([01]?\d|2[0-4])`;

/** Times of day with a colon, with `am` and `pm`, and with `h` as in 9h30. */
export function timeRules(language: SpokenLanguage): readonly Rule[] {
  const say = (hours: string, minutes = '0', half = '') => {
    const letter = half.slice(0, 1).toLowerCase();
    return language.sayTime({
      hour: Number(hours),
      minute: Number(minutes || '0'),
      ...(letter === 'a' || letter === 'p' ? { half: letter } : {}),
    });
  };
  return [
    [
      new RegExp(
        String.raw`(?<![\d.,:])${hour}(?:[:.]([0-5]\d))?(?::[0-5]\d)?\s?([ap])\.?\s?m\b(?:\.(?!\s+\p{Lu}|$))?`,
        'giu',
      ),
      (_, hours = '', minutes = '', half = '') => say(hours, minutes, half),
    ],
    [
      new RegExp(String.raw`(?<![\d.,:])${hour}:([0-5]\d)(?::[0-5]\d)?(?![\d:])`, 'g'),
      (_, hours = '', minutes = '') => say(hours, minutes),
    ],
  ];
}
