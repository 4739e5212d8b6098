import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Modal form. Its content is mounted each time it opens. */
export function FormDialog(props: {
  isOpen: boolean;
  title: string;
  size?: string;
  onClose(): void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      size={props.size ?? 'md'}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {props.isOpen && props.children}
    </Modal>
  );
}
