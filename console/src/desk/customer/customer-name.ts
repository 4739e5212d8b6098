import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../../api/schemas.ts';

/** How a visitor is called at the desk: by name, else by address or number, else by a number of the chat. */
export function useCustomerName(): (chat: Pick<DeskChat, 'id' | 'customer'>) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ id, customer }) =>
      customer.name || customer.email || customer.phone_number || t('desk.visitor_number', { number: id.slice(-4) }),
    [t],
  );
}
