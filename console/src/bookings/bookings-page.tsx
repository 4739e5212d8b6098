import './texts.ts';
import './bookings.css';
import { Alert, Button, Group, Text } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarCog, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../api/session.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Page } from '../parts/page.tsx';
import { EmptyState } from '../parts/record-table.tsx';
import { PageSkeleton } from '../parts/skeletons.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { BookingForm } from './booking-form.tsx';
import { type BookingSearch, readBookingSearch } from './booking-search.ts';
import { BookingsFilters } from './bookings-filters.tsx';
import { useWeek, type Week } from './use-week.ts';
import { WeekGrid } from './week-grid.tsx';

/** Bookings of one week: a calendar grid, on a phone a list. */
export function BookingsPage() {
  const { t } = useTranslation();
  const search = readBookingSearch(useSearch({ from: '/shell/bookings' }));
  const navigate = useNavigate();
  const week = useWeek(search);
  const mayWrite = usePermission('calendar:write');
  const [isAdding, setAdding] = useState(false);
  const set = (change: BookingSearch) =>
    void navigate({ to: '/bookings', search: { ...search, ...change }, replace: true });
  const chosen = week.single;
  const openTimes = week.agents.filter(({ id }) => week.calendars.get(id)?.is_enabled);
  return (
    <Page
      title={t('bookings.title')}
      description={t('bookings.text')}
      actions={
        <>
          {chosen && (
            <Button
              variant="default"
              leftSection={<CalendarCog size={16} aria-hidden />}
              renderRoot={(props) => (
                <Link {...props} to="/bookings/calendars/$agentId" params={{ agentId: chosen.id }} />
              )}
            >
              {t('bookings.settings')}
            </Button>
          )}
          {mayWrite && openTimes.length > 0 && (
            <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              {t('bookings.new')}
            </Button>
          )}
        </>
      }
    >
      <WeekContent week={week} search={search} onChange={set} />
      <FormDialog isOpen={isAdding} title={t('bookings.new')} onClose={() => setAdding(false)}>
        <BookingForm
          agents={openTimes}
          firstAgentId={chosen?.id}
          zoneOf={week.zoneOf}
          firstDay={week.today > week.monday ? week.today : week.monday}
          onDone={(booking, day) => {
            setAdding(false);
            if (booking) set({ week: day, open: undefined });
          }}
        />
      </FormDialog>
      <BookingDialog
        week={week}
        id={search.open}
        onClose={() => set({ open: undefined })}
        onMoved={(day) => set({ week: day })}
      />
    </Page>
  );
}

function WeekContent(props: { week: Week; search: BookingSearch; onChange(change: BookingSearch): void }) {
  const { t } = useTranslation();
  const { week, search, onChange } = props;
  const mayWrite = usePermission('calendar:write');
  if (week.error) return <ErrorAlert error={week.error} onRetry={week.retry} />;
  if (week.isLoading) return <PageSkeleton />;
  const [first] = week.agents;
  if (!first) {
    return (
      <EmptyState
        title={t('bookings.no_agents_title')}
        text={t('bookings.no_agents_text')}
        action={
          <Button component={Link} to="/agents" variant="default">
            {t('bookings.agents')}
          </Button>
        }
      />
    );
  }
  const isOff = week.agents.every(({ id }) => !week.calendars.get(id)?.is_enabled);
  return (
    <>
      <BookingsFilters week={week} search={search} onChange={onChange} />
      {isOff && (
        <Alert color="yellow" className="readable-alert">
          <Group justify="space-between">
            <Text size="sm">{t('bookings.off')}</Text>
            {mayWrite && (
              <Button
                size="xs"
                variant="default"
                renderRoot={(root) => (
                  <Link {...root} to="/bookings/calendars/$agentId" params={{ agentId: (week.single ?? first).id }} />
                )}
              >
                {t('bookings.set_hours')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <WeekGrid week={week} onOpen={(open) => onChange({ open })} />
      <Text size="sm" c="dimmed">
        {t('bookings.zone', { zone: week.zone.replaceAll('_', ' ') })}
      </Text>
    </>
  );
}
