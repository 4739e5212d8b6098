import { ActionIcon, Button, Group, NativeSelect, Switch, TextInput, Title } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../parts/locale.ts';
import { isDay } from '../search-values.ts';
import type { BookingSearch } from './booking-search.ts';
import type { Week } from './use-week.ts';
import { addDays, mondayOf } from './week.ts';

/** Week, agent and cancelled bookings; all in the address. */
export function BookingsFilters(props: { week: Week; search: BookingSearch; onChange(change: BookingSearch): void }) {
  const { t, i18n } = useTranslation();
  const { week, search, onChange } = props;
  const go = (day: string) =>
    onChange({ week: mondayOf(day) === mondayOf(week.today) ? undefined : day, open: undefined });
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <Group gap="xs">
        <Button.Group>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('bookings.previous_week')}
            onClick={() => go(addDays(week.monday, -7))}
          >
            <ChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('bookings.next_week')}
            onClick={() => go(addDays(week.monday, 7))}
          >
            <ChevronRight size={18} aria-hidden />
          </ActionIcon>
        </Button.Group>
        <Button variant="default" onClick={() => go(week.today)} disabled={week.monday === mondayOf(week.today)}>
          {t('bookings.this_week')}
        </Button>
        <Title order={2} aria-live="polite">
          {format.formatRange(new Date(week.monday), new Date(addDays(week.monday, 6)))}
        </Title>
      </Group>
      <Group gap="md" align="flex-end" className="booking-filters">
        {week.choices.length > 1 && (
          <NativeSelect
            label={t('bookings.agent')}
            value={week.single?.id ?? ''}
            data={[
              ...(week.isOneAtATime ? [] : [{ value: '', label: t('bookings.all_agents') }]),
              ...week.choices.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => onChange({ agent_id: event.currentTarget.value || undefined, open: undefined })}
          />
        )}
        <TextInput
          type="date"
          label={t('bookings.show_week')}
          value={search.week ?? week.today}
          onChange={(event) => isDay(event.currentTarget.value) && go(event.currentTarget.value)}
        />
        <Switch
          label={t('bookings.show_cancelled')}
          checked={search.cancelled ?? false}
          onChange={(event) => onChange({ cancelled: event.currentTarget.checked || undefined })}
          mb={8}
        />
      </Group>
    </Group>
  );
}
