import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Avatar: a person's initials or picture. The colour follows from the name. */
export function PersonMark(props: { name: string; pictureUrl?: string; isVerified?: boolean; isSmall?: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="desk-mark" data-hue={hueOf(props.name)} data-small={props.isSmall || undefined}>
      {props.pictureUrl ? <img src={props.pictureUrl} alt="" /> : <span aria-hidden>{initialsOf(props.name)}</span>}
      {props.isVerified && (
        <BadgeCheck size={16} className="desk-mark-sign" role="img" aria-label={t('desk.verified')} />
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => /^[\p{L}\p{N}#]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}

const hues = 6;

function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % hues;
}
