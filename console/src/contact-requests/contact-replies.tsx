import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ContactReply, ContactRequest } from '../api/schemas.ts';
import { Timestamp } from '../parts/timestamp.tsx';
import { contactRequestsPath } from './contact-choices.ts';
import { ReplyForm } from './reply-form.tsx';
import './texts.ts';

const deliveryColors: Record<ContactReply['delivery'], string> = {
  queued: 'blue',
  sent: 'green',
  kept: 'yellow',
  failed: 'red',
};

/** Interval at which a reply that is being sent is read again. Unit: milliseconds. */
const sendingMs = 3000;

/** Replies to a contact request with their delivery, and the form for the next. */
export function ContactReplies({ request }: { request: ContactRequest }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [contactRequestsPath, request.id, 'replies'],
    queryFn: ({ signal }) =>
      api.get('/api/chat/contact-requests/{requestId}/replies', { path: { requestId: request.id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ delivery }) => delivery === 'queued') ? sendingMs : false,
  });
  const hint = request.email === '' ? 'no_email' : request.status === 'spam' ? 'is_spam' : null;
  return (
    <Stack gap="sm" component="section" aria-label={t('contact_reply.title')}>
      <Title order={3} size="h5">
        {t('contact_reply.title')}
      </Title>
      {data?.data.map((reply) => (
        <SentReply key={reply.id} reply={reply} />
      ))}
      {hint && (
        <Text size="sm" c="dimmed">
          {t(`contact_reply.${hint}`)}
        </Text>
      )}
      {/* A sent reply makes room for the next. */}
      {!hint && data && <ReplyForm key={data.data.length} request={request} canSend={data.can_send} />}
    </Stack>
  );
}

function SentReply({ reply }: { reply: ContactReply }) {
  const { t } = useTranslation();
  const { delivery } = reply;
  return (
    <Stack gap={4} className="contact-reply" component="article">
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={600}>
          {reply.author?.name ?? t('contact_reply.former')}
        </Text>
        <Group gap="xs">
          <Timestamp at={reply.created_at} />
          <Badge color={deliveryColors[delivery]}>{t(`contact_reply.delivery.${delivery}`)}</Badge>
        </Group>
      </Group>
      <Text size="xs" c="dimmed">
        {t('contact_reply.to', { email: reply.to })}
      </Text>
      <Text size="sm" className="mail-text">
        {reply.text}
      </Text>
      {(delivery === 'kept' || delivery === 'failed') && (
        <Text size="sm" c="red">
          {t(`contact_reply.${delivery}_hint`)}
        </Text>
      )}
    </Stack>
  );
}
