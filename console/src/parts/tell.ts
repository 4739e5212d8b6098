import { notifications } from '@mantine/notifications';
import i18next from 'i18next';

/** Says in a corner of the page that something is done. It goes by itself. */
export function tell(message: string): void {
  notifications.show({ message, closeButtonProps: { 'aria-label': i18next.t('common.close') } });
}

/** The same of something that went wrong where there is no form to say it. */
export function tellFault(message: string): void {
  notifications.show({ message, color: 'red', closeButtonProps: { 'aria-label': i18next.t('common.close') } });
}
