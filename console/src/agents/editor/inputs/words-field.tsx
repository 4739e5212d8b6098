import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../draft/config-changes.ts';
import type { InputProps } from './plain-inputs.tsx';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list of short texts, one a line. */
export function WordsField(props: InputProps<'words', readonly string[] | undefined>) {
  const { t } = useTranslation();
  const { label, hint, value = [], error, isReadOnly, onChange } = props;
  // The text as typed: an empty line is no entry, but must not vanish while the next one is begun.
  const [text, setText] = useState(() => value.join('\n'));
  // Undo and discard change the value without this input.
  useEffect(() => setText((typed) => (isSame(linesOf(typed), value) ? typed : value.join('\n'))), [value]);
  return (
    <Textarea
      label={label}
      description={`${hint} ${t('agent_editor.lines_hint')}`}
      error={error}
      readOnly={isReadOnly}
      autosize
      minRows={2}
      maxRows={10}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(linesOf(event.currentTarget.value));
      }}
    />
  );
}
