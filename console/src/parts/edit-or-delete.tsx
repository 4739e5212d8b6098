import { Group, Menu } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionsMenu } from './actions-menu.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Menu of a row that can be edited, and deleted after a confirmation. */
export function EditOrDelete(props: {
  /** Accessible name of the menu. */
  label: string;
  editLabel: string;
  onEdit(): void;
  deleteTitle: string;
  /** Consequences of the deletion. */
  deleteText: ReactNode;
  onDelete(): Promise<void>;
}) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Group justify="flex-end">
      <ActionsMenu label={props.label}>
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={props.onEdit}>
          {props.editLabel}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setConfirming(true)}>
          {t('common.delete')}
        </Menu.Item>
      </ActionsMenu>
      <ConfirmDialog
        isOpen={isConfirming}
        title={props.deleteTitle}
        confirmLabel={t('common.delete')}
        isDangerous
        run={props.onDelete}
        onClose={() => setConfirming(false)}
      >
        {props.deleteText}
      </ConfirmDialog>
    </Group>
  );
}
