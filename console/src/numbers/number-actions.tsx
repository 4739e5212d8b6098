import { Group, Menu } from '@mantine/core';
import { Forward, Phone, PhoneCall, Settings2, Trash2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PhoneNumber } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';

/** Dialogs of a number. */
export type NumberDialog = 'assign' | 'call' | 'call_me' | 'forward' | 'release' | 'settings';

/** Menu of a number. */
export function NumberActions({ number, onChoose }: { number: PhoneNumber; onChoose(dialog: NumberDialog): void }) {
  const { t } = useTranslation();
  const mayWrite = usePermission('numbers:write');
  const mayCall = usePermission('calls:write');
  const icon = { size: 16, 'aria-hidden': true } as const;
  if (number.status !== 'active') return null;
  return (
    <Group justify="flex-end">
      <ActionsMenu label={t('numbers.actions_of', { number: number.number })}>
        <Menu.Item leftSection={<Phone {...icon} />} onClick={() => onChoose('call')}>
          {t('numbers.call_it')}
        </Menu.Item>
        {mayCall && (
          <Menu.Item leftSection={<PhoneCall {...icon} />} onClick={() => onChoose('call_me')}>
            {t('numbers.call_me')}
          </Menu.Item>
        )}
        {number.provider !== 'builtin' && (
          <Menu.Item leftSection={<Forward {...icon} />} onClick={() => onChoose('forward')}>
            {t('numbers.forward')}
          </Menu.Item>
        )}
        {mayWrite && (
          <>
            <Menu.Item leftSection={<UserRound {...icon} />} onClick={() => onChoose('assign')}>
              {t('numbers.assign')}
            </Menu.Item>
            <Menu.Item leftSection={<Settings2 {...icon} />} onClick={() => onChoose('settings')}>
              {t('numbers.edit')}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<Trash2 {...icon} />} onClick={() => onChoose('release')}>
              {t('numbers.release')}
            </Menu.Item>
          </>
        )}
      </ActionsMenu>
    </Group>
  );
}
