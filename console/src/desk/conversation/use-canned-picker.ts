import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { CannedReply, DeskChat } from '../../api/schemas.ts';
import { cannedRepliesQuery } from './canned-query.ts';
import { fittingReplies, slashWordAt } from './canned-replies.rules.ts';
import { useWordAtCaret, useWordPicker } from './use-word-picker.ts';

/** Canned replies that are offered while a `/word` is typed. */
export function useCannedPicker(
  chat: DeskChat,
  text: string,
  input: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
) {
  const found = useWordAtCaret(text, input, slashWordAt);
  const all = useQuery({ ...cannedRepliesQuery, enabled: found.at !== null });
  const replies = found.at && all.data ? fittingReplies(all.data, found.at.word, chat.language) : [];
  const isOpen = found.at !== null && all.isSuccess;
  const fill = (reply: CannedReply) => reply.text;
  const picker = useWordPicker({ text, input, found, choices: replies, isOpen, fill, onText });
  const inputProps = {
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'listbox' as const,
    ...picker.inputProps,
  };
  return { ...picker, replies, inputProps };
}
