import { Alert, Button, Code, Group, Modal, Stack, Text } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';

/** Shows a secret the only time there is. Closed by its button alone, so that it is not lost by a slip. */
export function SecretDialog(props: { title: string; text: string; secret: string | null; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.secret !== null}
      onClose={props.onClose}
      title={props.title}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack>
        <Text>{props.text}</Text>
        <Code block className="secret" tabIndex={0} aria-label={props.title}>
          {props.secret}
        </Code>
        <Alert icon={<KeyRound size={18} aria-hidden />} color="yellow" className="readable-alert">
          {t('common.shown_once')}
        </Alert>
        <Group justify="flex-end">
          <CopyButton text={props.secret ?? ''} />
          <Button onClick={props.onClose}>{t('common.kept_it')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
