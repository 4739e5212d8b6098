import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { growingListMs, useList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { CallLogState } from './call-log-state.tsx';
import { Person } from './call-log-table.tsx';
import { callLogsPath, orderCallLog, presetsPath } from './call-logging-queries.ts';
import { LogAgainButton } from './log-again-button.tsx';

/** Where a call is logged in CRMs. Nothing for an account that logs nowhere and never has logged this call. */
export function LoggedInCrm({ callId }: { callId: string }) {
  const { t } = useTranslation();
  const mayWrite = usePermission('integrations:write');
  const errorMessage = useErrorMessage();
  const queryClient = useQueryClient();
  const presets = useQuery({ queryKey: [presetsPath], queryFn: ({ signal }) => api.get(presetsPath, { signal }) });
  const { rows = [] } = useList(callLogsPath, { call_id: callId }, { refreshMs: growingListMs });
  const isSwitchedOn = presets.data?.data.some(({ connection_ids: ids }) => ids.length > 0) ?? false;
  if (rows.length === 0 && !isSwitchedOn) return null;
  const order = () =>
    orderCallLog(callId).then(
      () => {
        notify(t('call_logging.log_now_ordered'));
        void queryClient.invalidateQueries({ queryKey: [callLogsPath] });
      },
      (error: unknown) => notifyError(errorMessage(error)),
    );
  return (
    <Card
      title={t('call_logging.card')}
      text={t(rows.length > 0 ? 'call_logging.card_text' : 'call_logging.card_none')}
    >
      <Stack gap="sm">
        {rows.map((log) => (
          <Group key={log.id} justify="space-between" align="flex-start" role="group" aria-label={log.connection}>
            <div>
              <Text fw={600}>{log.connection}</Text>
              <Person log={log} />
            </div>
            <CallLogState log={log} />
            <LogAgainButton log={log} />
          </Group>
        ))}
        {rows.length === 0 && mayWrite && (
          <div>
            <Button variant="default" onClick={() => void order()}>
              {t('call_logging.log_now')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
