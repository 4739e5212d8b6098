import { Menu } from '@mantine/core';
import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../parts/locale.ts';
import { snoozeNames, snoozeUntil } from './snooze.rules.ts';

/** Usual times for a snooze, as items of a menu. */
export function SnoozeItems({ onSnooze }: { onSnooze(until: string): void }) {
  const { t, i18n } = useTranslation();
  const words = new Intl.DateTimeFormat(localeOf(i18n.language), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return snoozeNames.map((name) => {
    const until = snoozeUntil(name, new Date());
    return (
      <Menu.Item
        key={name}
        leftSection={<Moon size={16} aria-hidden />}
        rightSection={<span className="desk-ago">{words.format(until)}</span>}
        onClick={() => onSnooze(until.toISOString())}
      >
        {t(`triage.snooze_choices.${name}`)}
      </Menu.Item>
    );
  });
}
