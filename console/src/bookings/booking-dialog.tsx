import { Alert, Anchor, Badge, Button, Group, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Facts } from '../parts/facts.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { localeOf } from '../parts/locale.ts';
import { Timestamp } from '../parts/timestamp.tsx';
import { CancelForm } from './cancel-form.tsx';
import { MoveForm } from './move-form.tsx';
import type { Week } from './use-week.ts';

/** The open booking: its facts, and moving or cancelling it. */
export function BookingDialog(props: {
  week: Week;
  id: string | undefined;
  onClose(): void;
  onMoved(day: string): void;
}) {
  const { week, id } = props;
  const { t } = useTranslation();
  const [step, setStep] = useState<'facts' | 'move' | 'cancel'>('facts');
  const booking = week.bookings.find((each) => each.id === id);
  const close = () => {
    setStep('facts');
    props.onClose();
  };
  const titles = { facts: booking?.customer.name ?? '', move: t('bookings.move'), cancel: t('bookings.cancel_title') };
  return (
    <FormDialog isOpen={booking !== undefined} title={titles[step]} onClose={close}>
      {booking && step === 'facts' && <BookingFacts booking={booking} week={week} onStep={setStep} />}
      {booking && step === 'move' && (
        <MoveForm
          booking={booking}
          zone={week.zoneOf(booking.agent_id)}
          onBack={() => setStep('facts')}
          onMoved={(day) => {
            setStep('facts');
            props.onMoved(day);
          }}
        />
      )}
      {booking && step === 'cancel' && (
        <CancelForm booking={booking} onBack={() => setStep('facts')} onCancelled={close} />
      )}
    </FormDialog>
  );
}

function BookingFacts(props: { booking: Booking; week: Week; onStep(step: 'move' | 'cancel'): void }) {
  const { t, i18n } = useTranslation();
  const { booking, week } = props;
  const mayWrite = usePermission('calendar:write');
  const { customer } = booking;
  const when = new Intl.DateTimeFormat(localeOf(i18n.language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: week.zone,
  });
  const isBooked = booking.status === 'booked';
  const facts: [string, ReactNode][] = [
    [t('bookings.time'), when.formatRange(new Date(booking.starts_at), new Date(booking.ends_at))],
    [t('bookings.agent'), week.choices.find(({ id }) => id === booking.agent_id)?.name ?? null],
    [t('bookings.phone'), customer.phone && <Anchor href={`tel:${customer.phone}`}>{customer.phone}</Anchor>],
    [t('bookings.email'), customer.email && <Anchor href={`mailto:${customer.email}`}>{customer.email}</Anchor>],
    [t('bookings.note'), booking.note || null],
    [t('bookings.made'), <Timestamp key="made" at={booking.created_at} />],
    [t('bookings.made_in'), <MadeIn key="in" booking={booking} />],
    [t('bookings.cancelled_at'), booking.cancelled_at && <Timestamp at={booking.cancelled_at} />],
    [
      t('bookings.cancel_reason'),
      booking.cancel_reason === 'calendar' ? t('bookings.cancelled_in_calendar') : booking.cancel_reason || null,
    ],
  ];
  const hasOrigin = booking.call_id !== null || booking.session_id !== null;
  return (
    <Stack>
      {!isBooked && (
        <Badge color="gray" variant="outline">
          {t('bookings.statuses.cancelled')}
        </Badge>
      )}
      {isBooked && booking.event_difference && (
        <Alert color="orange">{t(`bookings.event_differences.${booking.event_difference}`)}</Alert>
      )}
      <Facts facts={facts.filter(([label]) => hasOrigin || label !== t('bookings.made_in'))} />
      {isBooked && mayWrite && (
        <Group justify="flex-end">
          <Button variant="default" c="var(--mantine-color-error)" onClick={() => props.onStep('cancel')}>
            {t('bookings.cancel')}
          </Button>
          <Button onClick={() => props.onStep('move')}>{t('bookings.move')}</Button>
        </Group>
      )}
    </Stack>
  );
}

/** The call or chat a booking was made in. */
function MadeIn({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const mayCalls = usePermission('calls:read');
  const mayChats = usePermission('chat:operate');
  const { call_id: callId, session_id: chat } = booking;
  if (callId !== null && mayCalls) {
    return (
      <Anchor renderRoot={(root) => <Link {...root} to="/calls/$callId" params={{ callId }} />}>
        {t('bookings.made_in_call')}
      </Anchor>
    );
  }
  if (chat !== null && mayChats) {
    return (
      <Anchor renderRoot={(root) => <Link {...root} to="/desk" search={{ chat }} />}>
        {t('bookings.made_in_chat')}
      </Anchor>
    );
  }
  return '–';
}
