import { Button, Modal, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { AuditLogEntry, PlatformAuditLogEntry } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { Facts } from '../parts/facts.tsx';
import { JsonBlock } from '../parts/json-block.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useUrlFilters } from '../parts/use-url-filters.ts';
import { describeAction } from './describe-action.ts';
import { AuditFilterBar, auditQuery, noFilters } from './audit-filters.tsx';

type Entry = AuditLogEntry & Partial<Pick<PlatformAuditLogEntry, 'account'>>;

const texts = {
  '/api/audit-log': 'audit_log.text',
  '/api/admin/audit-log': 'audit_log.text_platform',
  '/api/reseller/audit-log': 'audit_log.text_reseller',
} as const;

/** Delay before the log is read with changed filters. Unit: milliseconds. */
const typingMs = 300;

/** An audit log with its filters: of this account, of the reseller, or of all accounts. */
export function AuditLog({ path }: { path: keyof typeof texts }) {
  const { t } = useTranslation();
  const [asked, ask] = useUrlFilters(noFilters);
  const [filters, setFilters] = useState(asked);
  const askLater = useDebouncedCallback(ask, typingMs);
  const [shown, setShown] = useState<Entry | null>(null);
  const hasAccounts = path === '/api/admin/audit-log';
  const list = useList(path, auditQuery(asked) as object);
  return (
    <Stack>
      <Text c="dimmed">{t(texts[path])}</Text>
      <AuditFilterBar
        path={path}
        filters={filters}
        hasAccounts={path !== '/api/audit-log'}
        onChange={(changed) => {
          setFilters(changed);
          askLater(changed);
        }}
      />
      <RecordTable<Entry>
        label={t('audit_log.title')}
        list={list}
        columns={useColumns(hasAccounts, setShown)}
        keyOf={(entry) => `${entry.account?.id ?? ''} ${entry.seq}`}
        empty={{ title: t('audit_log.empty_title'), text: t('audit_log.empty_text') }}
      />
      <EntryDialog entry={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}

function useColumns(hasAccounts: boolean, onShow: (entry: Entry) => void): Column<Entry>[] {
  const { t, i18n } = useTranslation();
  const account: Column<Entry> = {
    key: 'account',
    header: t('audit_log.account'),
    cell: (entry) => <AccountName entry={entry} />,
  };
  return [
    { key: 'at', header: t('audit_log.at'), cell: ({ at }) => <Timestamp at={at} /> },
    { key: 'action', header: t('audit_log.action'), cell: ({ action }) => <ActionName action={action} /> },
    { key: 'actor', header: t('audit_log.actor'), cell: ({ actor }) => <ActorName actor={actor} /> },
    ...(hasAccounts ? [account] : []),
    {
      key: 'details',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (entry) => (
        <Button
          size="xs"
          variant="default"
          aria-label={t('audit_log.details_of', {
            action: describeAction(entry.action, i18n.language) ?? entry.action,
          })}
          onClick={() => onShow(entry)}
        >
          {t('audit_log.details')}
        </Button>
      ),
    },
  ];
}

function ActionName({ action }: { action: string }) {
  const { i18n } = useTranslation();
  const words = describeAction(action, i18n.language);
  return words === null ? <span className="mono">{action}</span> : <span title={action}>{words}</span>;
}

function AccountName({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  if (entry.account?.kind === 'platform') return t('audit_log.platform');
  return entry.account?.name ?? t('audit_log.deleted_account');
}

function ActorName({ actor }: { actor: Entry['actor'] }) {
  const { t } = useTranslation();
  const via = actor.via && t(actor.via.kind === 'support_access' ? 'audit_log.via_support' : 'audit_log.via_key');
  return (
    <div>
      {actor.name ?? t('audit_log.unknown_actor')}
      <Text size="sm" c="dimmed">
        {t(`audit_log.kinds.${actor.kind}`)}
        {via && `, ${via}`}
      </Text>
    </div>
  );
}

function EntryDialog({ entry, onClose }: { entry: Entry | null; onClose(): void }) {
  const { t, i18n } = useTranslation();
  const title = entry && (describeAction(entry.action, i18n.language) ?? entry.action);
  return (
    <Modal opened={entry !== null} onClose={onClose} size="lg" title={title}>
      {entry && (
        <Stack>
          <Facts
            facts={[
              [t('audit_log.at'), <Timestamp key="at" at={entry.at} />],
              [
                t('audit_log.code'),
                <span key="code" className="mono">
                  {entry.action}
                </span>,
              ],
              [t('audit_log.actor'), entry.actor.id && <span className="mono">{entry.actor.id}</span>],
              [t('audit_log.object'), entry.resource_id && <span className="mono">{entry.resource_id}</span>],
              [t('audit_log.request'), entry.request_id && <span className="mono">{entry.request_id}</span>],
              [t('audit_log.hash'), <span key="hash" className="mono breaks">{`${entry.hash.slice(0, 32)}…`}</span>],
            ]}
          />
          <JsonBlock value={entry.details} title={t('audit_log.details')} />
        </Stack>
      )}
    </Modal>
  );
}
