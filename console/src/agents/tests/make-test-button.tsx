import './texts.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { usePermission } from '../../api/session.ts';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { notify } from '../../parts/notify.tsx';
import { testsPath } from './test-queries.ts';

/** Makes a test of a conversation of the agent. */
export function MakeTestButton(props: { agentId: string; source: { call_id: string } | { session_id: string } }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayWrite = usePermission('agents:write');
  const making = useMutation({
    mutationFn: () =>
      api.post(`${testsPath}/from-conversation`, { path: { agentId: props.agentId }, body: props.source }),
    onSuccess: ({ name }) => {
      notify(t('tests.made', { name }));
      void queryClient.invalidateQueries({ queryKey: [testsPath] });
    },
  });
  if (!mayWrite) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<FlaskConical size={16} aria-hidden />}
        loading={making.isPending}
        onClick={() => making.mutate()}
      >
        {t('tests.make')}
      </Button>
      <ErrorAlert error={making.error} />
    </>
  );
}
