import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface ColourInputProps {
  label: string;
  value: string;
  error?: React.ReactNode;
  onChange(colour: string): void;
}

/** A colour, picked with the browser's own picker or written in hex. */
export function ColourInput({ label, value, error, onChange }: ColourInputProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={label}
      value={value}
      error={error}
      spellCheck={false}
      autoComplete="off"
      leftSection={
        <input
          type="color"
          className="colour-picker"
          aria-label={t('widget.pick', { what: label })}
          value={longHex(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Pickers know six digits only; what is no colour yet shows as black. */
function longHex(colour: string): string {
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour;
  return /^#[0-9a-f]{3}$/i.test(colour) ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : '#000000';
}
