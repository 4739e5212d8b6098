import './calendar-texts.ts';
import { Alert } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Page } from '../parts/page.tsx';
import { calendarQuery } from './booking-queries.ts';
import { CalendarFeedCard } from './calendar-feed-card.tsx';
import { CalendarForm } from './calendar-form.tsx';

/** Opening hours and booking rules of an agent's calendar. */
export function CalendarPage() {
  const { t } = useTranslation();
  const { agentId } = useParams({ from: '/shell/bookings/calendars/$agentId' });
  const mayWrite = usePermission('calendar:write');
  const { data: agent } = useSuspenseQuery({
    queryKey: ['/api/agents', agentId],
    queryFn: ({ signal }) => api.get('/api/agents/{agentId}', { path: { agentId }, signal }),
  });
  const { data: calendar } = useSuspenseQuery(calendarQuery(agentId));
  return (
    <Page
      title={t('calendar.title', { name: agent.name })}
      description={t('calendar.text', { name: agent.name })}
      before={<BackLink to="/bookings" label={t('calendar.back')} />}
      isNarrow
    >
      {!mayWrite && <Alert color="gray">{t('calendar.read_only')}</Alert>}
      <CalendarForm key={agentId} agent={agent} calendar={calendar} isReadOnly={!mayWrite} />
      {mayWrite && <CalendarFeedCard agentId={agentId} />}
    </Page>
  );
}
