import { Badge, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CrmCallLog } from '../api/schemas.ts';
import { Timestamp } from '../parts/timestamp.tsx';

export const stateColors = { pending: 'yellow', running: 'yellow', done: 'green', failed: 'red' } as const;

/** How far a record is, and what keeps it from being written. */
export function CallLogState({ log }: { log: CrmCallLog }) {
  const { t } = useTranslation();
  return (
    <div>
      <Badge color={stateColors[log.state]}>{t(`call_logging.states.${log.state}`)}</Badge>
      {log.fault !== null && (
        <Text size="sm" maw={420}>
          {t(`call_logging.faults.${log.fault}`)} {log.fault_detail}
        </Text>
      )}
      {log.state === 'pending' && log.attempts > 0 && log.next_attempt_at !== null && (
        <Text size="sm" c="dimmed">
          {t('call_logging.next_attempt')} <Timestamp at={log.next_attempt_at} />
        </Text>
      )}
    </div>
  );
}
