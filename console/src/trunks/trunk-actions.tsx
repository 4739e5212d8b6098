import { Button, Group, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { SipTrunk } from '../api/schemas.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { trunkPath, useRefreshTrunks } from './trunk-queries.ts';

/** Dialogs of a trunk. */
export type TrunkDialog = 'check' | 'check_saved' | 'delete' | 'edit';

/** Actions of a trunk: check, edit, switch on or off, delete. */
export function TrunkActions({ trunk, onChoose }: { trunk: SipTrunk; onChoose(dialog: TrunkDialog): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshTrunks();
  const errorMessage = useErrorMessage();
  const icon = { size: 16, 'aria-hidden': true } as const;
  const toggle = useMutation({
    mutationFn: () => api.patch(trunkPath, { path: { trunkId: trunk.id }, body: { is_active: !trunk.is_active } }),
    onSuccess: ({ is_active: isActive }) => notify(t(isActive ? 'trunks.resumed' : 'trunks.paused')),
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: refresh,
  });
  return (
    <Group justify="flex-end" gap="xs" wrap="nowrap">
      <Button
        size="xs"
        variant="default"
        aria-label={t('trunks.check_of', { name: trunk.name })}
        onClick={() => onChoose('check')}
      >
        {t('trunks.check')}
      </Button>
      <ActionsMenu label={t('trunks.actions_of', { name: trunk.name })}>
        <Menu.Item leftSection={<Pencil {...icon} />} onClick={() => onChoose('edit')}>
          {t('trunks.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={trunk.is_active ? <Pause {...icon} /> : <Play {...icon} />}
          onClick={() => toggle.mutate()}
        >
          {t(trunk.is_active ? 'trunks.pause' : 'trunks.resume')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Trash2 {...icon} />} onClick={() => onChoose('delete')}>
          {t('common.delete')}
        </Menu.Item>
      </ActionsMenu>
    </Group>
  );
}
