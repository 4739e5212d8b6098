import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Moon, Sunrise } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../../api/schemas.ts';
import { notifyError } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { useDesk } from '../use-desk.tsx';
import { SnoozeItems } from './snooze-items.tsx';

/** Snoozes one's own chat, or ends its snooze. */
export function SnoozeMenu({ chat }: { chat: DeskChat }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const errorMessage = useErrorMessage();
  const snooze = useMutation({
    mutationFn: (until: string | null) => desk.update(chat.id, { snoozed_until: until }),
    onError: (error) => notifyError(errorMessage(error)),
  });
  if (chat.snoozed_until !== null) {
    return (
      <Tooltip label={t('triage.end_snooze')}>
        <ActionIcon aria-label={t('triage.end_snooze')} loading={snooze.isPending} onClick={() => snooze.mutate(null)}>
          <Sunrise size={19} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <Tooltip label={t('triage.snooze')}>
          <ActionIcon aria-label={t('triage.snooze')} loading={snooze.isPending}>
            <Moon size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('triage.snooze_hint')}</Menu.Label>
        <SnoozeItems onSnooze={(until) => snooze.mutate(until)} />
      </Menu.Dropdown>
    </Menu>
  );
}
