import { applyRules, type Rule } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';
import { sayWhole } from './numbers.ts';

const endings = 'com|org|net|info|eu|se|de|fr|es|io|uk|us|app|dev|ai|shop|nu|ch|at|be|no|dk|fi|nl|it|mx|ca|co|gov|edu';

/** E-mail addresses, URLs and bare domains: `info@example.se` is `info at example dot se`. */
export function addressRules(language: SpokenLanguage): readonly Rule[] {
  const spell = (address: string) => spellAddress(address, language);
  return [
    [/(?<![\p{L}\p{N}])https?:\/\/(?:www\.)?([^\s<>]*[\p{L}\p{N}/])/giu, (_, address = '') => spell(address)],
    [/(?<![\p{L}\p{N}])www\.([^\s<>]*[\p{L}\p{N}/])/giu, (_, address = '') => spell(address)],
    [/[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu, (address = '') => spell(address)],
    [
      new RegExp(
        String.raw`(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}-]{2,63}\.){1,3}(?:${endings})(?:/[\w/-]*\w)?(?![\p{L}\p{N}])`,
        'giu',
      ),
      (address = '') => spell(address),
    ],
  ];
}

function spellAddress(address: string, language: SpokenLanguage): string {
  const { words } = language;
  const spelt = applyRules(` ${address}`.replace(/\/+$/, ''), [
    [/\./g, ` ${words.dot} `],
    [/\//g, ` ${words.slash} `],
    [/-/g, ` ${words.dash} `],
    // After the hyphens: Swedish says "snabel-a".
    [/@/g, ` ${words.at} `],
    [/_/g, ` ${words.underscore} `],
    [/[?&=#+:%]/g, ' '],
    [
      /\d+/g,
      (digits = '') =>
        ` ${digits.length <= 2 ? sayWhole(digits, language) : [...digits].map((one) => language.digits[Number(one)]).join(' ')} `,
    ],
  ]);
  return `${spelt} `;
}
