import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrmCallLog } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { notify, notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { callLogsPath, orderCallLog } from './call-logging-queries.ts';

/** Orders that a call is logged again at the connection of a record that was written or failed. */
export function LogAgainButton({ log }: { log: CrmCallLog }) {
  const { t } = useTranslation();
  const mayWrite = usePermission('integrations:write');
  const errorMessage = useErrorMessage();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  if (!mayWrite || (log.state !== 'failed' && log.state !== 'done')) return null;
  async function order() {
    setSending(true);
    try {
      await orderCallLog(log.call_id, [log.connection_id]);
      notify(t('call_logging.ordered'));
      await queryClient.invalidateQueries({ queryKey: [callLogsPath] });
    } catch (error) {
      notifyError(errorMessage(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<RotateCw size={14} aria-hidden />}
      aria-label={`${t('call_logging.again')}: ${log.connection}`}
      loading={isSending}
      onClick={() => void order()}
    >
      {t('call_logging.again')}
    </Button>
  );
}
