import { Button, Group, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { CalendarConnection } from '../api/schemas.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { authorizationOf } from './calendar-connections.ts';

/** Tests a connection, connects an ended one again, or removes it. */
export function ConnectionActions(props: { connection: CalendarConnection; onChanged(): Promise<void> }) {
  const { t } = useTranslation();
  const { id: connectionId, name } = props.connection;
  const errorMessage = useErrorMessage();
  const [isRemoving, setRemoving] = useState(false);
  const path = { connectionId };
  const test = useMutation({
    mutationFn: () => api.post('/api/calendar/connections/{connectionId}/test', { path }),
    onSuccess: ({ ok, detail }) => (ok ? notify(detail) : notifyError(detail)),
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: props.onChanged,
  });
  const reconnect = useMutation({
    mutationFn: () => authorizationOf(props.connection.provider === 'google' ? 'google' : 'microsoft', connectionId),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notifyError(errorMessage(error)),
  });
  async function remove() {
    await api.delete('/api/calendar/connections/{connectionId}', { path });
    notify(t('calendars.removed', { name }));
    await props.onChanged();
  }
  return (
    <Group justify="flex-end" gap="xs" wrap="nowrap">
      {props.connection.state === 'revoked' ? (
        <Button
          size="xs"
          aria-label={t('calendars.reconnect_of', { name })}
          loading={reconnect.isPending}
          onClick={() => reconnect.mutate()}
        >
          {t('calendars.reconnect')}
        </Button>
      ) : (
        <Button
          size="xs"
          variant="default"
          aria-label={t('calendars.test_of', { name })}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('calendars.test')}
        </Button>
      )}
      <ActionsMenu label={t('calendars.actions_of', { name })}>
        <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setRemoving(true)}>
          {t('common.delete')}
        </Menu.Item>
      </ActionsMenu>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('calendars.remove_title', { name })}
        confirmLabel={t('common.delete')}
        isDangerous
        run={remove}
        onClose={() => setRemoving(false)}
      >
        {t('calendars.remove_text')}
      </ConfirmDialog>
    </Group>
  );
}
