import { Alert, Button, Group, Menu, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ContactRequest } from '../api/schemas.ts';
import { cannedRepliesQuery } from '../desk/conversation/canned-query.ts';
import { fittingReplies } from '../desk/conversation/canned-replies.rules.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { contactRequestsPath } from './contact-choices.ts';

const longestReply = 8000;

/** Reply to a request by email; without a mail server it opens in the operator's own email program. */
export function ReplyForm({ request, canSend }: { request: ContactRequest; canSend: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { text: '', status: 'in_progress' as 'in_progress' | 'resolved' },
    async send(body) {
      await api.post('/api/chat/contact-requests/{requestId}/replies', { path: { requestId: request.id }, body });
      await queryClient.invalidateQueries({ queryKey: [contactRequestsPath] });
      notify(t('contact_reply.queued'));
    },
  });
  const { text } = form.getValues();
  const insert = (canned: string) =>
    form.setFieldValue('text', (text.trim() === '' ? canned : `${text.trimEnd()}\n\n${canned}`).slice(0, longestReply));
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {!canSend && (
          <Alert color="yellow" className="readable-alert">
            {t('contact_reply.no_server')} {t('contact_reply.no_server_hint')}
          </Alert>
        )}
        <Textarea
          label={t('contact_reply.text')}
          description={canSend ? t('contact_reply.text_hint') : undefined}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={longestReply}
          {...form.getInputProps('text')}
        />
        <Group justify="space-between" align="end">
          <CannedMenu language={request.language} onPick={insert} />
          {canSend && (
            <NativeSelect
              label={t('contact_reply.after')}
              data={(['in_progress', 'resolved'] as const).map((value) => ({
                value,
                label: t(`contact_reply.after_${value}`),
              }))}
              {...form.getInputProps('status')}
            />
          )}
        </Group>
        {canSend ? (
          <FormActions
            fault={fault}
            isSending={isSending}
            submitLabel={t('contact_reply.send')}
            isDisabled={text.trim() === ''}
          />
        ) : (
          <Group justify="flex-end">
            <Button
              component="a"
              href={`mailto:${request.email}?subject=${encodeURIComponent(t('contact_reply.subject'))}&body=${encodeURIComponent(text)}`}
            >
              {t('contact_reply.open_mail')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/** Menu of canned replies, those in the visitor's language first. */
function CannedMenu({ language, onPick }: { language: string | null; onPick(text: string): void }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(cannedRepliesQuery);
  const replies = fittingReplies(data, '', language, 50);
  return (
    <Menu position="bottom-start" width={320}>
      <Menu.Target>
        <Button variant="default" leftSection={<MessageSquareQuote size={16} aria-hidden />}>
          {t('contact_reply.canned')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {replies.length === 0 && <Menu.Label>{t('contact_reply.no_canned')}</Menu.Label>}
        {replies.map((reply) => (
          <Menu.Item key={reply.id} onClick={() => onPick(reply.text)}>
            <Text size="sm" fw={600}>
              /{reply.shortcut}
            </Text>
            <Text size="sm" c="dimmed" lineClamp={2}>
              {reply.text}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
