import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import { PairsInput } from './pairs-input.tsx';
import type { ToolFormHandle } from './tool-form-type.ts';

/** Response fields given to the model, and variables set from the response. */
export function AnswerFields({ form }: { form: ToolFormHandle }) {
  const { t } = useTranslation();
  return (
    <Card title={t('tool_form.answer')} text={t('tool_form.answer_text')}>
      <TagsInput
        label={t('tool_form.select')}
        description={t('tool_form.select_hint')}
        placeholder={form.values.response.select.length === 0 ? '/data/price' : ''}
        {...form.getInputProps('response.select')}
      />
      <PairsInput
        label={t('tool_form.assign')}
        description={t('tool_form.assign_hint')}
        addLabel={t('tool_form.add_assign')}
        namePlaceholder="customer_name"
        valuePlaceholder="/customer/name"
        value={form.values.response.assign}
        error={form.errors['response.assign'] as string | undefined}
        onChange={(pairs) => form.setFieldValue('response.assign', pairs)}
      />
    </Card>
  );
}
