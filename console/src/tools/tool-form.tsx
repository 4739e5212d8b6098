import { Stack, Textarea, TextInput } from '@mantine/core';
import type { ErrorDetail } from '@parley/contract/errors';
import type { ToolType } from '@parley/contract/resources/tool';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import type { Tool } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { AnswerFields } from './answer-fields.tsx';
import { McpFields } from './mcp-fields.tsx';
import { ParametersInput } from './parameters-input.tsx';
import { RunFields } from './run-fields.tsx';
import { SmallTypeFields } from './small-type-fields.tsx';
import { SpeechFields } from './speech-fields.tsx';
import { bodyOf, callsExternalService, draftOf, hasOwnParameters, type ToolBody } from './tool-draft.ts';
import { WebhookFields } from './webhook-fields.tsx';

interface ToolFormProps {
  type: ToolType;
  /** The tool that is changed; null makes a new one. */
  tool: Tool | null;
  onSaved(saved: Tool & { signing_secret?: string | null }): void;
  onCancel?: () => void;
}

const isParametersFault = ({ path }: ErrorDetail) => path === '/parameters' || path.startsWith('/parameters/');

export function ToolForm({ type, tool, onSaved, onCancel }: ToolFormProps) {
  const { t } = useTranslation();
  const [schemaFaults, setSchemaFaults] = useState<readonly ErrorDetail[]>([]);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: draftOf(tool),
    validate: {
      name: (name) => (name.trim() === '' ? t('common.needed') : null),
      parameters: (text) => (hasOwnParameters(type) ? jsonFault(text) : null),
    },
    fieldOf: (pointer) => (pointer === '/timeout_ms' ? 'timeout_seconds' : null),
    async send(draft) {
      setSchemaFaults([]);
      const body = bodyOf(type, draft, tool);
      try {
        onSaved(await save(tool, type, body));
      } catch (error) {
        if (error instanceof ApiError) setSchemaFaults(error.details.filter(isParametersFault));
        throw error;
      }
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Card title={t('tools.about')}>
          <TextInput
            label={t('tools.name')}
            description={t('tools.name_hint')}
            required
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <Textarea
            label={t('tools.description')}
            description={t('tools.description_hint')}
            autosize
            minRows={2}
            {...form.getInputProps('description')}
          />
        </Card>
        {type === 'webhook' && <WebhookFields form={form} />}
        {type === 'mcp' && <McpFields form={form} />}
        <SmallTypeFields type={type} form={form} />
        {hasOwnParameters(type) && (
          <Card title={t('tool_form.arguments')}>
            <ParametersInput
              value={form.values.parameters}
              error={form.errors['parameters'] as string | undefined}
              faults={schemaFaults}
              onChange={(text) => {
                setSchemaFaults([]);
                form.setFieldValue('parameters', text);
              }}
            />
          </Card>
        )}
        {callsExternalService(type) && <AnswerFields form={form} />}
        <SpeechFields form={form} />
        {callsExternalService(type) && <RunFields form={form} />}
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={tool === null ? t('tools.create') : t('common.save')}
          {...(onCancel && { onCancel })}
        />
      </Stack>
    </form>
  );
}

function save(tool: Tool | null, type: ToolType, body: ToolBody): Promise<Tool> {
  if (tool === null) return api.post('/api/tools', { body: { ...body, type } });
  // Optimistic concurrency: a change since the form was opened is refused, not overwritten.
  const headers = { 'if-match': `"${tool.revision}"` };
  return api.patch('/api/tools/{toolId}', { path: { toolId: tool.id }, body, headers });
}

/** Why the text is no JSON, in the browser's words. */
function jsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return (error as SyntaxError).message;
  }
}
