import { Badge, Button, Drawer, Group, NativeSelect, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '../api/schemas.ts';
import { growingListMs, useList } from '../api/use-list.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { DeliveryDetails } from './delivery-details.tsx';
import { RedeliverButton } from './redeliver-button.tsx';
import { RedeliverSpanForm } from './redeliver-span-form.tsx';
import { type DeliveryState, deliveryColors, deliveryStates, subscribableEvents } from './webhook-events.ts';
import { deliveriesPath, useRefreshWebhooks } from './webhook-queries.ts';

/** Wait between requests while deliveries are under way. Unit: milliseconds. */
const refreshMs = 3000;
/** Attempts due within this time count as under way. Unit: milliseconds. */
const soonMs = 15_000;

/** Deliveries of a webhook, newest first, by state and event. */
export function DeliveryLog({ webhookId, mayWrite }: { webhookId: string; mayWrite: boolean }) {
  const { t } = useTranslation();
  const [state, setState] = useState<DeliveryState | ''>('');
  const [type, setType] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useList(
    deliveriesPath,
    { status: state, type, limit: 25 },
    { values: { webhookId }, refreshMs: growingListMs },
  );
  const opened = list.rows?.find(({ id }) => id === openId);
  useRefreshWhile(list.rows?.some(isUnderWay) ?? false);
  const any = { value: '', label: t('common.all') };
  return (
    <>
      <Group gap="sm" className="filters" align="flex-end">
        <NativeSelect
          label={t('webhooks.state')}
          value={state}
          data={[any, ...deliveryStates.map((value) => ({ value, label: t(`webhooks.delivery_states.${value}`) }))]}
          onChange={(event) => setState(event.currentTarget.value as DeliveryState | '')}
        />
        <NativeSelect
          label={t('webhooks.event')}
          value={type}
          data={[
            any,
            ...subscribableEvents.map((value) => ({ value: value as string, label: t(`webhooks.names.${value}`) })),
            { value: 'ping', label: t('webhooks.names.ping') },
          ]}
          onChange={(event) => setType(event.currentTarget.value)}
        />
        {mayWrite && <RedeliverSpan webhookId={webhookId} />}
      </Group>
      <RecordTable
        label={t('webhooks.log')}
        list={list}
        columns={useColumns({ webhookId, mayWrite, onOpen: setOpenId })}
        keyOf={({ id }) => id}
        empty={{ title: t('webhooks.log_empty_title'), text: t('webhooks.log_empty_text') }}
      />
      <Drawer
        opened={opened !== undefined}
        onClose={() => setOpenId(null)}
        title={opened && t(`webhooks.names.${opened.type}`)}
        position="right"
        size="xl"
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {opened && <DeliveryDetails webhookId={webhookId} delivery={opened} mayWrite={mayWrite} />}
      </Drawer>
    </>
  );
}

function RedeliverSpan({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('webhooks.redeliver_span')}
      </Button>
      <FormDialog isOpen={isOpen} title={t('webhooks.redeliver_title')} onClose={() => setOpen(false)}>
        <RedeliverSpanForm webhookId={webhookId} onDone={() => setOpen(false)} />
      </FormDialog>
    </>
  );
}

function useColumns(log: {
  webhookId: string;
  mayWrite: boolean;
  onOpen(id: string): void;
}): Column<WebhookDelivery>[] {
  const { t } = useTranslation();
  const nameOf = ({ type }: WebhookDelivery) => t(`webhooks.names.${type}`);
  return [
    {
      key: 'event',
      header: t('webhooks.event'),
      cell: (delivery) => (
        <UnstyledButton
          className="row-link"
          fz="sm"
          aria-label={t('webhooks.open', { event: nameOf(delivery) })}
          onClick={() => log.onOpen(delivery.id)}
        >
          {nameOf(delivery)}
        </UnstyledButton>
      ),
    },
    {
      key: 'state',
      header: t('webhooks.state'),
      cell: ({ state, attempts }) => (
        <Group gap={6}>
          <Badge color={deliveryColors[state]}>{t(`webhooks.delivery_states.${state}`)}</Badge>
          {attempts.at(-1)?.status != null && (
            <Text size="sm" c="dimmed">
              {attempts.at(-1)?.status}
            </Text>
          )}
        </Group>
      ),
    },
    { key: 'tries', header: t('webhooks.tries'), cell: ({ attempts }) => attempts.length },
    {
      key: 'next',
      header: t('webhooks.next_try'),
      cell: ({ next_try_at: at }) => (at === null ? '–' : <Timestamp at={at} />),
    },
    { key: 'at', header: t('webhooks.at'), cell: ({ created_at: at }) => <Timestamp at={at} isRecord /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (delivery) =>
        log.mayWrite ? (
          <Group justify="flex-end">
            <RedeliverButton webhookId={log.webhookId} delivery={delivery} />
          </Group>
        ) : null,
    },
  ];
}

function isUnderWay({ is_redelivering: isRedelivering, next_try_at: nextTryAt }: WebhookDelivery): boolean {
  return isRedelivering || (nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + soonMs);
}

/** Reads the log anew at intervals while something is being sent. */
function useRefreshWhile(isSending: boolean): void {
  const refresh = useRefreshWebhooks();
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void refresh(), refreshMs);
    return () => clearInterval(timer);
  }, [isSending, refresh]);
}
