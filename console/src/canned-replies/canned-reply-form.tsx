import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languageChoices } from '../account/choices.ts';
import { api } from '../api/api.ts';
import type { CannedReply } from '../api/schemas.ts';
import { cannedRepliesPath } from '../desk/desk-api.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** A canned reply, new or changed. */
export function CannedReplyForm({ reply, onDone }: { reply: CannedReply | null; onDone(): void }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { shortcut: reply?.shortcut ?? '', text: reply?.text ?? '', language: reply?.language ?? '' },
    validate: {
      shortcut: (shortcut) => (shortcut.trim() === '' ? t('common.needed') : null),
      text: (text) => (text.trim() === '' ? t('common.needed') : null),
    },
    async send({ shortcut, text, language }) {
      const body = { shortcut: shortcut.trim().replace(/^\//, ''), text, language: language || null };
      if (reply === null) await api.post(cannedRepliesPath, { body });
      else await api.patch('/api/chat/operator/canned-replies/{replyId}', { path: { replyId: reply.id }, body });
      await queryClient.invalidateQueries({ queryKey: [cannedRepliesPath] });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('canned.shortcut')}
          description={t('canned.shortcut_hint')}
          required
          data-autofocus
          autoComplete="off"
          leftSection="/"
          {...form.getInputProps('shortcut')}
        />
        <Textarea
          label={t('canned.reply')}
          required
          autosize
          minRows={4}
          maxRows={14}
          {...form.getInputProps('text')}
        />
        <NativeSelect
          label={t('canned.language')}
          description={t('canned.language_hint')}
          data={[
            { value: '', label: t('canned.any_language') },
            ...languageChoices(i18n.language, reply?.language ?? 'en'),
          ]}
          {...form.getInputProps('language')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
