import { Anchor, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ContactRequest } from '../api/schemas.ts';
import { usePermission, useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { Facts } from '../parts/facts.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { languageName } from '../parts/locale.ts';
import { notify } from '../parts/notify.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { contactRequestsPath, nextStatuses } from './contact-choices.ts';
import { ContactReplies } from './contact-replies.tsx';

/** Everything of a contact request, and what has become of it. */
export function ContactRequestForm({ request, onDone }: { request: ContactRequest; onDone(): void }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const people = useAssignees(request);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      status: request.status,
      assignee_id: request.assignee?.id ?? '',
      note: request.note,
    },
    async send({ status, assignee_id: assignee, note }) {
      const body = { status, assignee_id: assignee || null, note };
      await api.patch('/api/chat/contact-requests/{requestId}', { path: { requestId: request.id }, body });
      await queryClient.invalidateQueries({ queryKey: [contactRequestsPath] });
      notify(t('contact.saved'));
      onDone();
    },
  });
  // A reply changes both; a note that is being written stays.
  const { setInitialValues, setFieldValue } = form;
  const { status, note } = request;
  const assigneeId = request.assignee?.id ?? '';
  useEffect(() => {
    setInitialValues({ status, assignee_id: assigneeId, note });
    setFieldValue('status', status);
    setFieldValue('assignee_id', assigneeId);
  }, [setInitialValues, setFieldValue, status, assigneeId, note]);
  return (
    <Stack gap="lg">
      <Text className="mail-text">{request.message}</Text>
      <Facts
        facts={[
          [
            t('common.email'),
            request.email && (
              <Anchor href={`mailto:${request.email}`} inherit>
                {request.email}
              </Anchor>
            ),
          ],
          [
            t('contact.phone'),
            request.phone_number && (
              <Anchor href={`tel:${request.phone_number.replaceAll(/[^\d+]/g, '')}`} inherit>
                {request.phone_number}
              </Anchor>
            ),
          ],
          [t('contact.agent'), request.agent.name],
          [t('contact.language'), request.language && languageName(request.language, i18n.language)],
          [t('contact.page'), request.page_url],
          [t('contact.at'), <Timestamp key="at" at={request.created_at} />],
        ]}
      />
      {request.session_id && (
        <Text size="sm">
          <Link to="/desk" search={{ chat: request.session_id }}>
            {t('contact.to_chat')}
          </Link>
        </Text>
      )}
      <ContactReplies request={request} />
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <Title order={3} size="h5">
            {t('contact_reply.handling')}
          </Title>
          <NativeSelect
            label={t('contact.status')}
            data={nextStatuses[request.status].map((status) => ({
              value: status,
              label: t(`contact.statuses.${status}`),
            }))}
            {...form.getInputProps('status')}
          />
          <NativeSelect
            label={t('contact.assignee')}
            data={[{ value: '', label: t('contact.unassigned') }, ...people]}
            {...form.getInputProps('assignee_id')}
          />
          <Textarea
            label={t('contact.note')}
            description={t('contact.note_hint')}
            autosize
            minRows={3}
            maxRows={10}
            {...form.getInputProps('note')}
          />
          <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
        </Stack>
      </form>
    </Stack>
  );
}

/** Possible assignees of a request: the account's members, as far as visible to this person, and always oneself. */
function useAssignees({ assignee }: ContactRequest): { value: string; label: string }[] {
  const { user } = useSession();
  const { rows = [] } = useList('/api/users', { limit: 200 }, { isEnabled: usePermission('users:read') });
  const people = new Map([
    [user.id as string, user.name],
    ...rows.map(({ id, name }) => [id as string, name] as const),
  ]);
  if (assignee) people.set(assignee.id, assignee.name);
  return [...people].map(([value, label]) => ({ value, label }));
}
