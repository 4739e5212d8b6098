import { type KeyboardEvent, type RefObject, useId, useState } from 'react';

interface WordAt {
  start: number;
  word: string;
}

/** Word at the caret that choices are offered for, such as `/word`; null where there is none. */
export function useWordAtCaret(
  text: string,
  input: RefObject<HTMLTextAreaElement | null>,
  wordAt: (text: string, caret: number) => WordAt | null,
) {
  const [caret, setCaret] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  return {
    at: caret === null ? null : wordAt(text, Math.min(caret, text.length)),
    caret,
    place,
    setPlace,
    shut: () => setCaret(null),
    /** Looks again where the caret is, after the text has changed. */
    look: () =>
      requestAnimationFrame(() => {
        const now = input.current?.selectionStart ?? null;
        setCaret((before) => {
          if (before !== now) setPlace(0);
          return now;
        });
      }),
  };
}

/** Keyboard handling of the choices for a word: arrows move, Enter or Tab writes one in place of the word, Escape closes. */
export function useWordPicker<Choice>({
  text,
  input,
  found,
  choices,
  isOpen,
  fill,
  onText,
}: {
  text: string;
  input: RefObject<HTMLTextAreaElement | null>;
  found: ReturnType<typeof useWordAtCaret>;
  choices: readonly Choice[];
  isOpen: boolean;
  /** Text that takes the place of the word. */
  fill(choice: Choice): string;
  onText(text: string): void;
}) {
  const id = useId();
  const { at, caret, place, setPlace, shut, look } = found;
  const chosen = Math.min(place, Math.max(0, choices.length - 1));

  function pick(index: number): void {
    const choice = choices[index];
    if (!at || choice === undefined || caret === null) return;
    const filled = `${text.slice(0, at.start)}${fill(choice)}`;
    // `caret` is of the last frame; keys may have come since.
    onText(`${filled}${text.slice(input.current?.selectionStart ?? caret)}`);
    shut();
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(filled.length, filled.length);
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isPick = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && choices.length > 0;
    if (step === undefined && !isPick && event.key !== 'Escape') return false;
    event.preventDefault();
    if (step !== undefined) setPlace((chosen + step + choices.length) % Math.max(1, choices.length));
    else if (isPick) pick(chosen);
    else shut();
    return true;
  }

  return {
    id,
    isOpen,
    chosen,
    pick,
    shut,
    look,
    onKeyDown,
    inputProps: {
      ...(isOpen && { 'aria-controls': id }),
      ...(isOpen && choices.length > 0 && { 'aria-activedescendant': `${id}-${chosen}` }),
    },
  };
}
