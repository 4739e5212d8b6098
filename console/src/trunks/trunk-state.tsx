import { Badge, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SipTrunkStatus } from '../api/schemas.ts';
import { Timestamp } from '../parts/timestamp.tsx';
import { trunkStatusQuery } from './trunk-queries.ts';

const colors = {
  inactive: 'gray',
  waiting: 'yellow',
  registering: 'blue',
  registered: 'green',
  reachable: 'green',
  unreachable: 'red',
  refused: 'red',
  failed: 'red',
} as const;

/** State of a trunk in words, with its last error and what to do. */
export function TrunkState({ trunkId }: { trunkId: string }) {
  const { data: status } = useQuery(trunkStatusQuery(trunkId));
  if (!status) return <Badge color="gray">…</Badge>;
  return <StatusOfTrunk status={status} />;
}

/** The same of a status that is known. */
export function StatusOfTrunk({ status }: { status: SipTrunkStatus }) {
  const { t } = useTranslation();
  return (
    <Stack gap={2} align="flex-start">
      <Badge color={colors[status.state]}>{t(`trunks.states.${status.state}`)}</Badge>
      <Text size="sm" c="dimmed">
        {t(`trunks.state_texts.${status.state}`)} {status.detail}
      </Text>
      {status.changed_at !== null && (
        <Text size="xs" c="dimmed">
          {t('trunks.since')} <Timestamp at={status.changed_at} />
        </Text>
      )}
    </Stack>
  );
}
