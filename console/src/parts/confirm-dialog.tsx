import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from './error-alert.tsx';

/**
 * Asks before something that cannot be taken back. Stays open when `run` answers false, and says why when it fails.
 */
export function ConfirmDialog(props: {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  run(): Promise<unknown>;
  onClose(): void;
}) {
  const { t } = useTranslation();
  const work = useMutation({ mutationFn: props.run, onSuccess: (result) => result !== false && close() });
  const close = () => {
    props.onClose();
    work.reset();
  };
  return (
    <Modal
      opened={props.isOpen}
      onClose={close}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack>
        <Text component="div">{props.children}</Text>
        <ErrorAlert error={work.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button color={props.isDangerous ? 'red.8' : 'blue'} loading={work.isPending} onClick={() => work.mutate()}>
            {props.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
