import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Call } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { growingListMs, useList } from '../api/use-list.ts';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { clockTime, exportAddress, liveStatuses, queryOf, readCallFilters, statusColors } from './call-choices.ts';
import { CallLink } from './call-link.tsx';
import { CallsFilters } from './calls-filters.tsx';
import './state-texts.ts';
import './texts.ts';

/** The record of calls, with its search and filters. */
export function CallsPage() {
  const { t } = useTranslation();
  const filters = readCallFilters(useSearch({ from: '/shell/calls' }));
  const isFiltered = Object.keys(filters).length > 0;
  const mayConnect = usePermission('numbers:read');
  const list = useList('/api/calls', queryOf(filters), { refreshMs: growingListMs, follows: 'calls' });
  const columns: Column<Call>[] = [
    {
      key: 'party',
      header: t('calls.other_party'),
      cell: (call) => (
        <CallLink id={call.id}>
          {call.caller_name ?? call.phone_number ?? t(call.type === 'web' ? 'calls.web_visitor' : 'calls.withheld')}
        </CallLink>
      ),
    },
    { key: 'agent', header: t('calls.agent'), cell: (call) => call.agent },
    { key: 'direction', header: t('calls.direction'), cell: (call) => t(`call_states.directions.${call.direction}`) },
    {
      key: 'status',
      header: t('calls.status'),
      cell: (call) => (
        <Group gap={6}>
          <Badge color={statusColors[call.status]}>{t(`call_states.statuses.${call.status}`)}</Badge>
          {liveStatuses.includes(call.status) && (
            <Badge color="red" variant="dot">
              {t('calls.live')}
            </Badge>
          )}
          {call.was_transferred && <Badge variant="outline">{t('calls.transferred')}</Badge>}
        </Group>
      ),
    },
    {
      key: 'duration',
      header: t('calls.duration'),
      cell: (call) =>
        call.duration_seconds === null ? (
          <Text c="dimmed" inherit>
            –
          </Text>
        ) : (
          clockTime(call.duration_seconds)
        ),
    },
    {
      key: 'started',
      header: t('calls.started'),
      cell: (call) => <Timestamp at={call.started_at ?? call.created_at} isRecord />,
    },
  ];
  return (
    <Page
      title={t('calls.title')}
      description={t('calls.text')}
      actions={
        <>
          <Anchor renderRoot={(props) => <Link {...props} to="/recordings" />}>{t('calls.recordings')}</Anchor>
          <Button
            component="a"
            href={exportAddress(filters)}
            download
            variant="default"
            leftSection={<Download size={16} />}
          >
            {t('calls.export')}
          </Button>
        </>
      }
    >
      <CallsFilters filters={filters} />
      <RecordTable
        label={t('calls.title')}
        list={list}
        columns={columns}
        keyOf={(call) => call.id}
        empty={{
          title: isFiltered ? t('calls.none_title') : t('calls.empty_title'),
          text: isFiltered ? t('calls.none_text') : t('calls.empty_text'),
          action: mayConnect && !isFiltered && (
            <Button component={Link} to="/numbers" variant="default">
              {t('navigation.numbers')}
            </Button>
          ),
        }}
      />
    </Page>
  );
}
