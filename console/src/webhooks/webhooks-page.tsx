import { Badge, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { EndOfCallWebhook } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { webhookName } from './webhook-name.ts';
import { webhooksPath } from './webhook-queries.ts';
import { WebhookState } from './webhook-state.tsx';

/** Webhooks of the account with their state, and a form for a new one. */
export function WebhooksPage() {
  const { t } = useTranslation();
  const mayWrite = usePermission('webhooks:write');
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useList(webhooksPath);
  const columns: Column<EndOfCallWebhook>[] = [
    { key: 'url', header: t('webhooks.url'), cell: (webhook) => <WebhookName webhook={webhook} /> },
    { key: 'events', header: t('webhooks.events'), cell: ({ events }) => <EventNames events={events} /> },
    { key: 'state', header: t('webhooks.state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
    { key: 'at', header: t('webhooks.at'), cell: ({ created_at: at }) => <Timestamp at={at} /> },
  ];
  const createButton = mayWrite && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('webhooks.create')}
    </Button>
  );
  return (
    <Page
      title={t('webhooks.title')}
      description={t('webhooks.text')}
      actions={(list.rows?.length ?? 0) > 0 && createButton}
    >
      <RecordTable
        label={t('webhooks.title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('webhooks.empty_title'), text: t('webhooks.empty_text'), action: createButton }}
      />
      <FormDialog isOpen={isCreating} title={t('webhooks.create')} size="xl" onClose={() => setCreating(false)}>
        <WebhookForm
          webhook={null}
          onCancel={() => setCreating(false)}
          onDone={(created) => {
            setCreating(false);
            setSecret(created);
            notify(t('webhooks.created'));
          }}
        />
      </FormDialog>
      <SecretDialog
        title={t('webhooks.secret_title')}
        text={t('webhooks.secret_text')}
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </Page>
  );
}

function WebhookName({ webhook }: { webhook: EndOfCallWebhook }) {
  const { t } = useTranslation();
  return (
    <div>
      <Link to="/webhooks/$webhookId" params={{ webhookId: webhook.id }} className="row-link breakable">
        {webhookName(webhook)}
      </Link>
      <Text size="sm" c="dimmed" className="mono">
        {webhook.url}
      </Text>
      {webhook.source === 'agent' && <Badge color="gray">{t('webhooks.of_agent')}</Badge>}
    </div>
  );
}

function EventNames({ events }: { events: EndOfCallWebhook['events'] }) {
  const { t } = useTranslation();
  const shown = events.slice(0, 2);
  return (
    <Group gap={6} title={events.map((event) => t(`webhooks.names.${event}`)).join(', ')}>
      {shown.map((event) => (
        <Badge key={event} color="gray">
          {t(`webhooks.names.${event}`)}
        </Badge>
      ))}
      {events.length > shown.length && (
        <Text size="sm">{t('webhooks.more_events', { count: events.length - shown.length })}</Text>
      )}
    </Group>
  );
}
