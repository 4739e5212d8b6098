import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogGuard } from './use-unsaved-guard.tsx';

/** Modal form. Its content is mounted each time it opens; closing it asks before unsaved input is lost. */
export function FormDialog(props: {
  isOpen: boolean;
  title: string;
  size?: string;
  onClose(): void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { mayClose, guard } = useDialogGuard();
  return (
    <Modal
      opened={props.isOpen}
      onClose={() => mayClose() && props.onClose()}
      title={props.title}
      size={props.size ?? 'md'}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {props.isOpen && guard(props.children)}
    </Modal>
  );
}
