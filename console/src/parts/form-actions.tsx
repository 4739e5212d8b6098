import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorText } from './error-alert.tsx';

/** The end of a form: what the server refused, and the buttons. */
export function FormActions(props: {
  fault: string | null;
  isSending: boolean;
  submitLabel: string;
  onCancel?: () => void;
  isDisabled?: boolean;
  /** The submit cannot be undone. */
  isDangerous?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      {props.fault !== null && <ErrorText>{props.fault}</ErrorText>}
      <Group justify="flex-end">
        {props.onCancel && (
          <Button variant="default" onClick={props.onCancel}>
            {t('common.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          color={props.isDangerous ? 'red.8' : 'blue'}
          loading={props.isSending}
          disabled={props.isDisabled ?? false}
        >
          {props.submitLabel}
        </Button>
      </Group>
    </Stack>
  );
}
