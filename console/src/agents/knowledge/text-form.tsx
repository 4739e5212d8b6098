import { Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { filePath, textsPath, useRefreshKnowledge } from './knowledge-queries.ts';

/** Form of a pasted text: a new one, or one that is there. */
export function TextForm(props: {
  agentId: string;
  edited: { fileId: string; name: string; text: string } | null;
  onDone(): void;
  onCancel(): void;
}) {
  const { t } = useTranslation();
  const refresh = useRefreshKnowledge();
  const { agentId, edited, onDone } = props;
  const needed = (text: string) => (text.trim() === '' ? t('common.needed') : null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: edited?.name ?? '', text: edited?.text ?? '' },
    validate: { name: needed, text: needed },
    async send(body) {
      if (edited === null) await api.post(textsPath, { path: { agentId }, body });
      else await api.patch(filePath, { path: { agentId, fileId: edited.fileId }, body });
      void refresh();
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('knowledge.name')}
          required
          maxLength={200}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <Textarea
          label={t('knowledge.pasted')}
          description={t('knowledge.pasted_hint')}
          required
          autosize
          minRows={10}
          maxRows={24}
          {...form.getInputProps('text')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}
