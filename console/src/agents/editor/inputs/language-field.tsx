import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from './plain-inputs.tsx';

/** Languages offered by name; every other tag can be entered. */
const offered = [
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'en-GB',
  'en-US',
  'es',
  'et',
  'fi',
  'fr',
  'hu',
  'it',
  'ja',
  'lt',
  'lv',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sv',
  'tr',
  'uk',
  'zh',
];

/** A language by its name, or any other by its tag. */
export function LanguageField(props: InputProps<'language', string>) {
  const { t, i18n } = useTranslation();
  const { label, hint, value, error, isReadOnly, onChange } = props;
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const [isOther, setOther] = useState(!offered.includes(value));
  const isTyped = isOther || !offered.includes(value);
  const options = offered
    .map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
  return (
    <Stack gap="xs">
      <NativeSelect
        label={label}
        description={hint}
        error={isTyped ? null : error}
        disabled={isReadOnly}
        maw={420}
        value={isTyped ? '' : value}
        data={[...options, { value: '', label: t('agent_editor.language_other') }]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setOther(chosen === '');
          if (chosen !== '') onChange(chosen);
        }}
      />
      {isTyped && (
        <TextInput
          label={t('agent_editor.language_code')}
          description={t('agent_editor.language_code_hint')}
          error={error}
          readOnly={isReadOnly}
          maw={240}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
      )}
    </Stack>
  );
}
