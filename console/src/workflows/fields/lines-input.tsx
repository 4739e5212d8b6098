import { Textarea } from '@mantine/core';
import { useState } from 'react';

/** A list of short texts, one a line. */
export function LinesInput(props: {
  label: string;
  description?: string;
  value: readonly string[];
  error: string | null;
  isReadOnly: boolean;
  onChange(lines: string[]): void;
}) {
  // The text as typed: an empty line is no entry, but must not vanish while the next one is begun.
  const [text, setText] = useState(() => props.value.join('\n'));
  return (
    <Textarea
      label={props.label}
      description={props.description}
      autosize
      minRows={2}
      readOnly={props.isReadOnly}
      error={props.error}
      value={text}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setText(next);
        props.onChange(
          next
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        );
      }}
    />
  );
}
