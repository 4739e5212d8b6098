import { Badge, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../parts/locale.ts';
import type { ListedNumber } from './number-inventory.tsx';

const colors = { free: 'green', assigned: 'blue', quarantined: 'yellow', releasing: 'gray' } as const;

/** State of a number, with the end of its quarantine. */
export function NumberState({ number }: { number: ListedNumber }) {
  const { t, i18n } = useTranslation();
  const until = number.quarantined_until;
  const date =
    until && new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium' }).format(new Date(until));
  return (
    <div>
      <Badge color={colors[number.state]}>{t(`operations.states.${number.state}`)}</Badge>
      {date && (
        <Text size="sm" c="dimmed">
          {t('operations.until', { date })}
        </Text>
      )}
    </div>
  );
}

/** Account that has a number, or the stock it is in. */
export function NumberHolder({ number }: { number: ListedNumber }) {
  const { t } = useTranslation();
  if (number.tenant === null) {
    if (number.reseller === undefined) return t('operations.own_stock');
    return number.reseller ? t('operations.stock', { reseller: number.reseller.name }) : t('operations.pool');
  }
  return (
    <div>
      {number.tenant.name}
      <Text size="sm" c="dimmed">
        {[number.reseller?.name, number.is_answered ? null : t('operations.not_answered')].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
