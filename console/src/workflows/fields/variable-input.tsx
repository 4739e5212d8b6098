import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';

export const variableName = /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/;

/** Name of a variable, with those of the workflow to choose from. Names that no variable can have stay in the input. */
export function VariableInput(props: {
  label: string;
  value: string;
  error: string | null;
  isReadOnly: boolean;
  isOptional?: boolean;
  onChange(name: string): void;
}) {
  const { t } = useTranslation();
  const { graph } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Autocomplete
      label={props.label}
      value={typed ?? props.value}
      error={typed === null ? props.error : t('workflow_editor.bad_name')}
      readOnly={props.isReadOnly}
      data={[...new Set(graph.variables.map(({ name }) => name))]}
      spellCheck={false}
      onChange={(text) => {
        const name = text.trim();
        const fits = variableName.test(name) || (name === '' && props.isOptional === true);
        setTyped(fits ? null : text);
        if (fits) props.onChange(name);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
