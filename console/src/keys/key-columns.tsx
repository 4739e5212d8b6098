import { Badge, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { ApiKey } from '../api/schemas.ts';
import type { Column } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';

/** Columns of a list of keys: name, scopes, state and last use. */
export function useKeyColumns(): Column<ApiKey>[] {
  const { t } = useTranslation();
  return [
    { key: 'name', header: t('keys.name'), cell: (key) => <KeyName apiKey={key} /> },
    { key: 'scopes', header: t('keys.scopes'), cell: (key) => <KeyScopes scopes={key.scopes} /> },
    { key: 'state', header: t('keys.state'), cell: (key) => <KeyState apiKey={key} /> },
    {
      key: 'used',
      header: t('keys.last_used'),
      cell: (key) => (key.last_used_at === null ? t('keys.never_used') : <Timestamp at={key.last_used_at} />),
    },
  ];
}

function KeyName({ apiKey }: { apiKey: ApiKey }) {
  return (
    <div>
      <Text fw={600} size="sm">
        {apiKey.name}
      </Text>
      <Text size="sm" c="dimmed" className="mono">
        {apiKey.prefix}…{apiKey.last_four}
      </Text>
    </div>
  );
}

function KeyScopes({ scopes }: { scopes: readonly string[] }) {
  const { t } = useTranslation();
  const shown = scopes.slice(0, 2);
  const left = scopes.length - shown.length;
  return (
    <Group gap={6} title={scopes.join(', ')}>
      {shown.map((scope) => (
        <Badge key={scope} color="gray">
          {scope}
        </Badge>
      ))}
      {left > 0 && <Text size="sm">{t('keys.more_scopes', { count: left })}</Text>}
    </Group>
  );
}

function KeyState({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const colors = { active: 'green', expired: 'yellow', revoked: 'gray' } as const;
  return (
    <div>
      <Badge color={colors[apiKey.state]}>{t(`keys.states.${apiKey.state}`)}</Badge>
      {apiKey.state === 'active' && apiKey.expires_at !== null && (
        <Text size="xs" c="dimmed">
          {t('keys.expires')} <Timestamp at={apiKey.expires_at} />
        </Text>
      )}
    </div>
  );
}
