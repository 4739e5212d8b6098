import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChangesView } from '../comparison/changes-view.tsx';
import type { ConfigChange } from './config-changes.ts';

/** Changes of the draft side by side with the stored version. */
export function ChangesDialog(props: { title: string; changes: readonly ConfigChange[]; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={props.onClose}
      size="xl"
      title={props.title}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ChangesView changes={props.changes} before={t('agents.before')} after={t('agents.after')} />
    </Modal>
  );
}
