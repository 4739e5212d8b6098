import { Anchor, Text } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import i18next from 'i18next';

// Loaded after the first page is there.
const library = async () => (await import('@mantine/notifications')).notifications;

async function show(notification: NotificationData): Promise<void> {
  const notifications = await library();
  if (notification.id !== undefined) notifications.hide(notification.id);
  notifications.show({ closeButtonProps: { 'aria-label': i18next.t('common.close') }, ...notification });
}

/** Says in a corner of the page that something is done. It goes by itself. */
export function notify(message: string): void {
  void show({ message });
}

/** The same of something that went wrong where there is no form to say it. */
export function notifyError(message: string): void {
  void show({ message, color: 'red' });
}

/** Hides what was said under an id. */
export function hideNotification(id: string): void {
  void library().then((notifications) => notifications.hide(id));
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
    hideNotification(id);
    onOpen();
  };
  void show({
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
  });
}
