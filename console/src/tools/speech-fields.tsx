import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import type { ToolFormHandle } from './tool-form-type.ts';

/** Fillers while the tool runs, and the text when it fails. */
export function SpeechFields({ form }: { form: ToolFormHandle }) {
  const { t } = useTranslation();
  return (
    <Card title={t('tool_form.speech')} text={t('tool_form.speech_text')}>
      <NativeSelect
        label={t('tool_form.before')}
        data={[
          { value: 'none', label: t('tool_form.before_none') },
          { value: 'static', label: t('tool_form.before_static') },
          { value: 'model', label: t('tool_form.before_model') },
        ]}
        {...form.getInputProps('speak.before')}
      />
      {form.values.speak.before === 'static' && (
        <TextInput
          label={t('tool_form.before_text')}
          required
          placeholder={t('tool_form.before_placeholder')}
          {...form.getInputProps('speak.text')}
        />
      )}
      <TextInput
        label={t('tool_form.delayed')}
        placeholder={t('tool_form.delayed_placeholder')}
        {...form.getInputProps('speak.delayed_text')}
      />
      <TextInput
        label={t('tool_form.on_error')}
        placeholder={t('tool_form.on_error_placeholder')}
        {...form.getInputProps('speak.on_error')}
      />
    </Card>
  );
}
