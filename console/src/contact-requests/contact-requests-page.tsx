import './texts.ts';
import { Badge, Drawer, Group, NativeSelect, Text, UnstyledButton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ContactRequest } from '../api/schemas.ts';
import { growingListMs, useList } from '../api/use-list.ts';
import { ClearFilters, isFiltered, NextStep } from '../parts/next-step.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useDialogGuard } from '../parts/use-unsaved-guard.tsx';
import { AgentFilter } from '../tools/agent-filter.tsx';
import { contactRequestsPath, statusColors } from './contact-choices.ts';
import { ContactRequestForm } from './contact-request-form.tsx';

/** Search parameters of the list; `open` is the request whose details are shown. */
export interface ContactFilters {
  status?: ContactRequest['status'] | undefined;
  agent_id?: string | undefined;
  open?: string | undefined;
}

/** Contact requests that visitors left while no operator was available. */
export function ContactRequestsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { open, ...filters } = useSearch({ from: '/shell/contact-requests' });
  const list = useList(contactRequestsPath, { ...filters }, { refreshMs: growingListMs, follows: 'contact_requests' });
  const opened = list.rows?.find(({ id }) => id === open);
  const { mayClose, guard } = useDialogGuard();
  const set = (change: ContactFilters) =>
    void navigate({ to: '/contact-requests', search: { ...filters, ...change }, replace: true });
  const columns: Column<ContactRequest>[] = [
    {
      key: 'from',
      header: t('contact.from'),
      cell: (request) => (
        <UnstyledButton
          className="row-link"
          fz="sm"
          aria-label={t('contact.open', { name: request.name || request.email })}
          onClick={() => set({ open: request.id })}
        >
          {request.name || request.email}
        </UnstyledButton>
      ),
    },
    {
      key: 'message',
      header: t('contact.message'),
      cell: (request) => (
        <Text size="sm" lineClamp={2} maw={360}>
          {request.message}
        </Text>
      ),
    },
    {
      key: 'status',
      header: t('contact.status'),
      cell: ({ status }) => <Badge color={statusColors[status]}>{t(`contact.statuses.${status}`)}</Badge>,
    },
    {
      key: 'assignee',
      header: t('contact.assignee'),
      cell: ({ assignee }) => assignee?.name ?? t('contact.unassigned'),
    },
    { key: 'at', header: t('contact.at'), cell: (request) => <Timestamp at={request.created_at} /> },
  ];
  return (
    <Page title={t('contact.title')} description={t('contact.text')}>
      <Group gap="sm" className="filters">
        <NativeSelect
          label={t('contact.status')}
          value={filters.status ?? ''}
          data={[
            { value: '', label: t('common.all') },
            ...(Object.keys(statusColors) as ContactRequest['status'][]).map((status) => ({
              value: status,
              label: t(`contact.statuses.${status}`),
            })),
          ]}
          onChange={(event) => set({ status: (event.currentTarget.value || undefined) as ContactFilters['status'] })}
        />
        <AgentFilter label={t('contact.agent')} value={filters.agent_id} onChange={(agent_id) => set({ agent_id })} />
      </Group>
      <RecordTable
        label={t('contact.title')}
        list={list}
        columns={columns}
        keyOf={(request) => request.id}
        empty={{
          title: t('contact.empty_title'),
          text: t('contact.empty_text'),
          action: isFiltered(filters) ? (
            <ClearFilters onClear={() => set({ status: undefined, agent_id: undefined })} />
          ) : (
            <NextStep to="/widget" label={t('navigation.widget')} />
          ),
        }}
      />
      <Drawer
        opened={opened !== undefined}
        onClose={() => mayClose() && set({})}
        title={opened?.name || opened?.email}
        size="md"
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {opened && guard(<ContactRequestForm key={opened.id} request={opened} onDone={() => set({})} />)}
      </Drawer>
    </Page>
  );
}
