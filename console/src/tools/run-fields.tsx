import { Group, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import type { ToolFormHandle } from './tool-form-type.ts';

/** How long and how often the outside is asked, and who must have been proven first. */
export function RunFields({ form }: { form: ToolFormHandle }) {
  const { t } = useTranslation();
  return (
    <Card title={t('tool_form.limits')}>
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <TextInput
          type="number"
          label={t('tool_form.timeout')}
          description={t('tool_form.timeout_hint')}
          min={0.5}
          max={120}
          step="any"
          rightSection="s"
          {...form.getInputProps('timeout_seconds')}
        />
        <TextInput
          type="number"
          label={t('tool_form.retries')}
          description={t('tool_form.retries_hint')}
          min={0}
          max={5}
          {...form.getInputProps('retries')}
        />
      </Group>
      <Switch
        label={t('tool_form.verified')}
        description={t('tool_form.verified_hint')}
        {...form.getInputProps('requires_verification', { type: 'checkbox' })}
      />
    </Card>
  );
}
