import { ActionIcon, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DayHours, type DayState, dayCount, dayStates, newSpan, type Span } from './profile-draft.ts';

const spansMax = 3;

/** Opening hours by day: open with its times, closed, or not stated. */
export function HoursGrid({ days, onChange }: { days: readonly DayHours[]; onChange(days: DayHours[]): void }) {
  const { t } = useTranslation();
  const dayName = useDayName();
  const change = (at: number, day: DayHours) => onChange(days.map((each, index) => (index === at ? day : each)));
  const copyMonday = () => {
    const [monday] = days;
    if (monday === undefined) return;
    const copy = (): DayHours => ({
      state: monday.state,
      spans: monday.spans.map(({ opens, closes }) => newSpan(opens, closes)),
    });
    onChange(days.map((day, index) => (index > 0 && index < 5 ? copy() : day)));
  };
  return (
    <Stack gap="sm">
      {days.slice(0, dayCount).map((day, index) => (
        <div key={dayName(index)} className="day-row" role="group" aria-label={dayName(index)}>
          <Text size="sm" className="day-name">
            {dayName(index)}
          </Text>
          <NativeSelect
            aria-label={t('start.day_state', { day: dayName(index) })}
            value={day.state}
            data={dayStates.map((value) => ({ value, label: t(`start.day_states.${value}`) }))}
            onChange={(event) => change(index, { ...day, state: event.currentTarget.value as DayState })}
          />
          {day.state === 'open' && (
            <Spans name={dayName(index)} spans={day.spans} onChange={(spans) => change(index, { ...day, spans })} />
          )}
        </div>
      ))}
      <Group>
        <Button variant="default" size="xs" onClick={copyMonday}>
          {t('start.copy_monday')}
        </Button>
      </Group>
    </Stack>
  );
}

function Spans({ name, spans, onChange }: { name: string; spans: readonly Span[]; onChange(spans: Span[]): void }) {
  const { t } = useTranslation();
  const change = (id: string, values: Partial<Span>) =>
    onChange(spans.map((span) => (span.id === id ? { ...span, ...values } : span)));
  return (
    <Stack gap={6}>
      {spans.map(({ id, opens, closes }, index) => (
        <Group key={id} gap={8} wrap="nowrap">
          <TextInput
            type="time"
            aria-label={t('start.opens', { day: name })}
            value={opens}
            onChange={(event) => change(id, { opens: event.currentTarget.value })}
          />
          <Text size="sm">{t('start.until')}</Text>
          <TextInput
            type="time"
            aria-label={t('start.closes', { day: name })}
            value={closes}
            onChange={(event) => change(id, { closes: event.currentTarget.value })}
          />
          {index === 0 ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              disabled={spans.length >= spansMax}
              aria-label={t('start.add_span', { day: name })}
              onClick={() => onChange([...spans, newSpan('18:00', '21:00')])}
            >
              <Plus size={16} aria-hidden />
            </ActionIcon>
          ) : (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('start.remove_span', { day: name })}
              onClick={() => onChange(spans.filter((span) => span.id !== id))}
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
    </Stack>
  );
}

/** Name of a day by its index from Monday; the eighth stands for public holidays. */
export function useDayName(): (index: number) => string {
  const { t, i18n } = useTranslation();
  return (index) => {
    if (index >= 7) return t('start.public_holidays');
    // 5 January 2026 is a Monday.
    const date = Date.UTC(2026, 0, 5 + index);
    const name = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(date);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}
