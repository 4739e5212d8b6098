import { TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import { HeadersInput } from './headers-input.tsx';
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
      <HeadersInput form={form} of="mcp" />
      <TagsInput
        label={t('tool_form.mcp_tools')}
        description={t('tool_form.mcp_tools_hint')}
        {...form.getInputProps('mcp.tools')}
      />
    </Card>
  );
}
