import { Anchor, Group, NativeSelect } from '@mantine/core';
import type { CrmCallLogState } from '@parley/contract/resources/crm-logging';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CrmCallLog } from '../api/schemas.ts';
import { growingListMs, useList } from '../api/use-list.ts';
import { ClearFilters, isFiltered } from '../parts/next-step.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { CallLogState, stateColors } from './call-log-state.tsx';
import { callLogsPath, useConnections } from './call-logging-queries.ts';
import { LogAgainButton } from './log-again-button.tsx';

/** Search parameters of the log. */
export interface CallLogFilters {
  state?: CrmCallLogState | undefined;
  connection_id?: string | undefined;
}

/** Records of calls in CRMs, newest first. */
export function CallLogTable({ filters }: { filters: CallLogFilters }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const set = (search: CallLogFilters) => void navigate({ to: '/connections/call-logging', search, replace: true });
  const list = useList(callLogsPath, { ...filters }, { refreshMs: growingListMs });
  return (
    <>
      <Filters filters={filters} onChange={set} />
      <RecordTable
        label={t('call_logging.log')}
        list={list}
        keyOf={({ id }) => id}
        columns={useColumns()}
        empty={{
          title: t('call_logging.empty_title'),
          text: t(isFiltered(filters) ? 'call_logging.empty_filtered' : 'call_logging.empty_text'),
          action: isFiltered(filters) && <ClearFilters onClear={() => set({})} />,
        }}
      />
    </>
  );
}

function useColumns(): Column<CrmCallLog>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'call',
      header: t('call_logging.call'),
      cell: ({ call_id: callId, created_at: at }) => (
        <Link to="/calls/$callId" params={{ callId }} className="row-link">
          <Timestamp at={at} />
        </Link>
      ),
    },
    { key: 'at', header: t('call_logging.at'), cell: ({ connection }) => connection },
    { key: 'state', header: t('call_logging.state'), cell: (log) => <CallLogState log={log} /> },
    { key: 'person', header: t('call_logging.person'), cell: (log) => <Person log={log} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (log) => <LogAgainButton log={log} />,
    },
  ];
}

/** Way to the person in the CRM. */
export function Person({ log }: { log: CrmCallLog }) {
  const { t } = useTranslation();
  if (log.person_url === null) return log.person_id ?? '–';
  return (
    <Anchor href={log.person_url} target="_blank" rel="noreferrer">
      {t(log.was_person_created ? 'call_logging.person_created' : 'call_logging.open_person')}
    </Anchor>
  );
}

function Filters({ filters, onChange }: { filters: CallLogFilters; onChange(filters: CallLogFilters): void }) {
  const { t } = useTranslation();
  const connections = useConnections();
  const all = { value: '', label: t('common.all') };
  return (
    <Group gap="sm" className="filters">
      <NativeSelect
        label={t('call_logging.state')}
        value={filters.state ?? ''}
        data={[
          all,
          ...(Object.keys(stateColors) as CrmCallLogState[]).map((state) => ({
            value: state,
            label: t(`call_logging.states.${state}`),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, state: (value || undefined) as CrmCallLogState | undefined })
        }
      />
      <NativeSelect
        label={t('call_logging.at')}
        value={filters.connection_id ?? ''}
        data={[
          { value: '', label: t('call_logging.all_connections') },
          ...(connections.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, connection_id: value || undefined })}
      />
    </Group>
  );
}
