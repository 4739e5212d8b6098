import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import { HeadersInput } from './headers-input.tsx';
import { PairsInput } from './pairs-input.tsx';
import type { ToolFormHandle } from './tool-form-type.ts';

/** Method, URL, headers, query and body of the request. */
export function WebhookFields({ form }: { form: ToolFormHandle }) {
  const { t } = useTranslation();
  return (
    <Card title={t('tool_form.request')} text={t('tool_form.request_text')}>
      <Group gap="sm" align="flex-start" className="method-and-address">
        <NativeSelect
          w={120}
          label={t('tool_form.method')}
          data={['GET', 'POST', 'PUT', 'PATCH', 'DELETE']}
          {...form.getInputProps('request.method')}
        />
        <TextInput
          flex="1 1 260px"
          label={t('tool_form.url')}
          required
          type="url"
          placeholder="https://shop.example.com/orders/{order_number}"
          autoComplete="off"
          {...form.getInputProps('request.url')}
        />
      </Group>
      <HeadersInput form={form} of="request" />
      <PairsInput
        label={t('tool_form.query')}
        description={t('tool_form.query_hint', { example: '{{name}}' })}
        addLabel={t('tool_form.add_query')}
        namePlaceholder="language"
        valuePlaceholder="sv"
        value={form.values.request.query}
        error={form.errors['request.query'] as string | undefined}
        onChange={(pairs) => form.setFieldValue('request.query', pairs)}
      />
      <NativeSelect
        label={t('tool_form.body')}
        description={t('tool_form.body_hint')}
        data={[
          { value: 'envelope', label: t('tool_form.body_envelope') },
          { value: 'args', label: t('tool_form.body_args') },
        ]}
        {...form.getInputProps('request.body_mode')}
      />
    </Card>
  );
}
