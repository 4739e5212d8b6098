import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ProviderKey } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { wholeList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { KeyForm } from './key-form.tsx';
import { type KeysOf, keyPaths, keysQuery } from './key-queries.ts';

interface Open {
  provider: ProviderKey['provider'];
  dialog: 'enter' | 'remove';
}

/** Vendors with the key stored here, and what may be done with it. */
export function KeyTable({ of }: { of: KeysOf }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayWrite = usePermission('keys:write') || of === 'installation';
  const overview = useQuery(keysQuery(of));
  const [open, setOpen] = useState<Open | null>(null);
  // Warnings and models of agents follow their keys.
  const refresh = () => queryClient.invalidateQueries();
  const vendor = open ? t(`providers.names.${open.provider}`) : '';
  return (
    <Card title={t(`providers.${of}`)} text={t(`providers.${of}_text`)}>
      <RecordTable
        label={t(`providers.${of}`)}
        list={wholeList(overview.data?.data, overview)}
        columns={useColumns(of, mayWrite, setOpen)}
        keyOf={({ provider }) => provider}
        empty={{ title: t('providers.none'), text: t('providers.text') }}
      />
      <FormDialog
        isOpen={open?.dialog === 'enter'}
        title={t('providers.enter_of', { vendor })}
        onClose={() => setOpen(null)}
      >
        {open && (
          <KeyForm
            of={of}
            provider={open.provider}
            onCancel={() => setOpen(null)}
            onDone={async () => {
              setOpen(null);
              notify(t('providers.saved'));
              await refresh();
            }}
          />
        )}
      </FormDialog>
      <ConfirmDialog
        isOpen={open?.dialog === 'remove'}
        title={t('providers.remove_title', { vendor })}
        confirmLabel={t('providers.remove')}
        isDangerous
        run={async () => {
          if (!open) return;
          await api.delete(keyPaths[of], { path: { keyProvider: open.provider } });
          notify(t('providers.removed'));
          await refresh();
        }}
        onClose={() => setOpen(null)}
      >
        {t('providers.remove_text')}
      </ConfirmDialog>
    </Card>
  );
}

function useColumns(of: KeysOf, mayWrite: boolean, onOpen: (open: Open) => void): Column<ProviderKey>[] {
  const { t } = useTranslation();
  const columns: Column<ProviderKey>[] = [
    {
      key: 'vendor',
      header: t('providers.vendor'),
      cell: ({ provider }) => (
        <Text fw={600} inherit>
          {t(`providers.names.${provider}`)}
        </Text>
      ),
    },
    {
      key: 'uses',
      header: t('providers.uses_header'),
      cell: ({ uses }) => uses.map((use) => t(`providers.uses.${use}`)).join(', '),
    },
    { key: 'key', header: t('providers.key'), cell: (row) => <KeyState row={row} of={of} /> },
  ];
  if (!mayWrite) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: ({ provider, key }) => <KeyButtons provider={provider} hasKey={key !== null} onOpen={onOpen} />,
    },
  ];
}

function KeyButtons(props: { provider: ProviderKey['provider']; hasKey: boolean; onOpen(open: Open): void }) {
  const { t } = useTranslation();
  const { provider, hasKey, onOpen } = props;
  const vendor = t(`providers.names.${provider}`);
  return (
    <Group justify="flex-end" gap="xs" wrap="nowrap">
      <Button
        size="xs"
        variant="default"
        aria-label={t(hasKey ? 'providers.replace_of' : 'providers.enter_of', { vendor })}
        onClick={() => onOpen({ provider, dialog: 'enter' })}
      >
        {t(hasKey ? 'providers.replace' : 'providers.enter')}
      </Button>
      {hasKey && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={t('providers.remove_of', { vendor })}
          onClick={() => onOpen({ provider, dialog: 'remove' })}
        >
          {t('providers.remove')}
        </Button>
      )}
    </Group>
  );
}

function KeyState({ row: { key, source }, of }: { row: ProviderKey; of: KeysOf }) {
  const { t } = useTranslation();
  if (key === null) {
    const isElsewhere = source === 'environment' || (source === 'installation' && of === 'account');
    return (
      <Text inherit c="dimmed">
        {isElsewhere ? t(`providers.sources.${source}`) : t('providers.none')}
      </Text>
    );
  }
  return (
    <Stack gap={2} align="flex-start">
      <Group gap="xs">
        <span className="mono">{t('providers.ends_in', { hint: key.hint })}</span>
        <Badge color={key.check === 'accepted' ? 'green' : 'yellow'}>{t(`providers.checks.${key.check}`)}</Badge>
      </Group>
      {key.check === 'unverified' && <Text size="sm">{key.check_detail}</Text>}
      <Text size="sm" c="dimmed">
        <Timestamp at={key.set_at} /> {t('providers.set_by', { name: key.set_by })}
        {key.region !== null && ` · ${key.region}`}
      </Text>
    </Stack>
  );
}
