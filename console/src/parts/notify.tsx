import { Anchor, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';

/** Says in a corner of the page that something is done. It goes by itself. */
export function notify(message: string): void {
  notifications.show({ message, closeButtonProps: { 'aria-label': i18next.t('common.close') } });
}

/** The same of something that went wrong where there is no form to say it. */
export function notifyError(message: string): void {
  notifications.show({ message, color: 'red', closeButtonProps: { 'aria-label': i18next.t('common.close') } });
}

/** Says what has happened elsewhere, with the way there. A newer word under the same `id` takes its place. */
export function notifyWithAction(told: {
  id: string;
  title: string;
  message: string;
  way: string;
  onOpen(): void;
}): void {
  const { id, title, message, way, onOpen } = told;
  const open = () => {
    notifications.hide(id);
    onOpen();
  };
  notifications.hide(id);
  notifications.show({
    id,
    message: (
      <>
        <Text size="sm" fw={600}>
          {title}
        </Text>
        {message && (
          <Text size="sm" lineClamp={2}>
            {message}
          </Text>
        )}
        <Anchor component="button" type="button" size="sm" onClick={open}>
          {way}
        </Anchor>
      </>
    ),
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  });
}
