import { TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import { PairsInput } from './pairs-input.tsx';
import type { ToolFormHandle } from './tool-form-type.ts';

/** Which server brings the tools, and which of them may be used. */
export function McpFields({ form }: { form: ToolFormHandle }) {
  const { t } = useTranslation();
  return (
    <Card title={t('tool_form.mcp_server')} text={t('tool_form.mcp_text')}>
      <TextInput
        label={t('tool_form.url')}
        required
        type="url"
        placeholder="https://tools.example.com/mcp"
        autoComplete="off"
        {...form.getInputProps('mcp.url')}
      />
      <PairsInput
        label={t('tool_form.headers')}
        description={t('tool_form.headers_hint')}
        addLabel={t('tool_form.add_header')}
        namePlaceholder="Authorization"
        valuePlaceholder="Bearer …"
        value={form.values.mcp.headers}
        error={form.errors['mcp.headers'] as string | undefined}
        onChange={(pairs) => form.setFieldValue('mcp.headers', pairs)}
      />
      <TagsInput
        label={t('tool_form.mcp_tools')}
        description={t('tool_form.mcp_tools_hint')}
        {...form.getInputProps('mcp.tools')}
      />
    </Card>
  );
}
