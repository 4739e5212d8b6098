import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { SupportLookup, SupportPointer } from '../api/schemas.ts';
import { wholeList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ErrorText } from '../parts/error-alert.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** Look-up across all accounts, with a reason that the audit log keeps. */
export function SupportTab() {
  const { t } = useTranslation();
  const [found, setFound] = useState<SupportLookup | null>(null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { q: '', reason: '' },
    isGuarded: false,
    validate: {
      q: (q) => (q.trim() === '' ? t('common.needed') : null),
      reason: (reason) => (reason.trim() === '' ? t('common.needed') : null),
    },
    async send({ q, reason }) {
      setFound(await api.get('/api/support/lookup', { query: { q: q.trim(), reason: reason.trim() } }));
    },
  });
  return (
    <Stack gap="lg">
      <Card title={t('operations.look_up_title')} text={t('operations.look_up_text')}>
        <form onSubmit={onSubmit} noValidate>
          <Stack>
            <TextInput
              label={t('operations.query')}
              description={t('operations.query_hint')}
              required
              maw={520}
              {...form.getInputProps('q')}
            />
            <TextInput
              label={t('operations.reason')}
              description={t('operations.reason_hint')}
              required
              maw={520}
              {...form.getInputProps('reason')}
            />
            {fault !== null && <ErrorText>{fault}</ErrorText>}
            <Group>
              <Button type="submit" loading={isSending} leftSection={<Search size={16} aria-hidden />}>
                {t('operations.look_up')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Card>
      {found && <FoundPointers found={found} />}
    </Stack>
  );
}

function FoundPointers({ found }: { found: SupportLookup }) {
  const { t } = useTranslation();
  const columns: Column<SupportPointer>[] = [
    {
      key: 'kind',
      header: t('operations.kind'),
      cell: ({ kind, label }) =>
        label === null ? t(`operations.kinds.${kind}`) : `${t(`operations.kinds.${kind}`)}: ${label}`,
    },
    { key: 'account', header: t('operations.account'), cell: ({ tenant }) => tenant?.name ?? '–' },
    { key: 'state', header: t('operations.state'), cell: ({ state }) => <FoundState state={state} /> },
    { key: 'at', header: t('operations.at'), cell: ({ at }) => <Timestamp at={at} /> },
    {
      key: 'id',
      header: t('operations.id'),
      cell: ({ id }) => (
        <Group gap="xs" wrap="nowrap">
          <span className="mono">{id.slice(0, 8)}…</span>
          <CopyButton text={id} />
        </Group>
      ),
    },
  ];
  return (
    <Stack aria-live="polite">
      <RecordTable
        label={t('operations.found')}
        list={wholeList(found.data, { error: null, refetch: () => Promise.resolve() })}
        columns={columns}
        keyOf={(pointer) => `${pointer.kind} ${pointer.id} ${pointer.tenant?.id ?? ''}`}
        empty={{ title: t('operations.nothing_title'), text: t('operations.nothing_text') }}
      />
      {found.is_more && <Alert className="readable-alert">{t('operations.more')}</Alert>}
    </Stack>
  );
}

/** State of what was found; one without words is shown as it is. */
function FoundState({ state }: { state: string | null }) {
  const { t } = useTranslation();
  return state === null ? '–' : t(`operations.found_states.${state as 'active'}`, { defaultValue: state });
}
