import type { RefObject } from 'react';
import { useSession } from '../../api/session.ts';
import { useDeskState } from '../use-desk.tsx';
import { atWordAt, fittingColleagues } from './mentions.rules.ts';
import { useWordAtCaret, useWordPicker } from './use-word-picker.ts';

/** Colleagues that are offered while an `@word` is typed in a note. */
export function useMentionPicker(
  text: string,
  isNote: boolean,
  input: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
) {
  const { user } = useSession();
  const operators = useDeskState((state) => state.operators);
  const found = useWordAtCaret(text, input, isNote ? atWordAt : () => null);
  const colleagues = found.at ? fittingColleagues(operators, found.at.word, user.id) : [];
  const isOpen = colleagues.length > 0;
  const fill = ({ name }: { name: string }) => `@${name} `;
  return { ...useWordPicker({ text, input, found, choices: colleagues, isOpen, fill, onText }), colleagues };
}
