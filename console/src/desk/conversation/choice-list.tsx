import { type ReactNode, useEffect } from 'react';

/** List of choices above the composer; the one at `chosen` is always in sight. The keyboard stays in the text. */
export function ChoiceList<Choice extends { id: string }>({
  id,
  label,
  choices,
  chosen,
  onPick,
  children,
}: {
  id: string;
  label: string;
  choices: readonly Choice[];
  chosen: number;
  onPick(index: number): void;
  /** Content of a choice. */
  children(choice: Choice): ReactNode;
}) {
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  return (
    <div id={id} role="listbox" aria-label={label} className="desk-canned-list">
      {choices.map((choice, index) => (
        <div
          key={choice.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className="desk-canned-option"
          // The text field keeps the focus, so that typing continues.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          {children(choice)}
        </div>
      ))}
    </div>
  );
}
