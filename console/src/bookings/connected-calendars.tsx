import { Alert, Anchor, MultiSelect, NativeSelect } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { calendarsQuery, connectionsQuery } from '../calendars/calendar-connections.ts';
import { Card } from '../parts/card.tsx';
import { wordOf } from './calendar-draft.ts';
import type { CalendarFormType } from './calendar-form.tsx';

/** Chooses the connected calendars that are busy, and the one that bookings are written to. */
export function ConnectedCalendars({ form }: { form: CalendarFormType }) {
  const { t, i18n } = useTranslation();
  const connections = useQuery(connectionsQuery).data?.data ?? [];
  const lists = useQueries({ queries: connections.map(({ id }) => calendarsQuery(id)) });
  const found = connections.flatMap(({ id, name }, index) =>
    (lists[index]?.data?.data ?? []).map((calendar) => ({
      value: wordOf({ connection_id: id, calendar_id: calendar.id }),
      label: calendar.name === name ? name : `${name}: ${calendar.name}`,
      isWritable: calendar.is_writable,
    })),
  );
  const unread = connections.filter((_, index) => lists[index]?.error).map(({ name }) => name);
  const listed = new Intl.ListFormat(i18n.language);
  // Those chosen before stay, also while their provider gives no answer.
  const nameOf = (word: string) => connections.find(({ id }) => word.startsWith(id))?.name ?? word;
  const chosen = [...form.values.busy, form.values.write].filter(
    (word) => word !== '' && !found.some(({ value }) => value === word),
  );
  const kept = [...new Set(chosen)].map((value) => ({ value, label: nameOf(value), isWritable: true }));
  const choices = [...found, ...kept];
  const options = choices.map(({ value, label }) => ({ value, label }));
  const writable = choices.filter(({ isWritable }) => isWritable).map(({ value, label }) => ({ value, label }));
  return (
    <Card title={t('calendar.connected')} text={t('calendar.connected_text')}>
      <MultiSelect
        label={t('calendar.busy')}
        description={t('calendar.busy_hint')}
        data={options}
        {...form.getInputProps('busy')}
      />
      <NativeSelect
        label={t('calendar.write')}
        description={t('calendar.write_hint')}
        data={[{ value: '', label: t('calendar.write_none') }, ...writable]}
        {...form.getInputProps('write')}
      />
      {unread.length > 0 && (
        <Alert color="orange" role="status">
          {t('calendar.unread', { names: listed.format(unread) })}
        </Alert>
      )}
      <Anchor renderRoot={(root) => <Link {...root} to="/calendars" search={{}} />}>{t('calendar.connect')}</Anchor>
    </Card>
  );
}
