import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Booking } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { bookingsKey } from './booking-queries.ts';
import { FreeTimeInput } from './free-time-input.tsx';
import { isSlotConflict } from './slot-conflict.ts';
import { localTime } from './week.ts';

/** Moves a booking to another free time of the same length. */
export function MoveForm(props: { booking: Booking; zone: string; onBack(): void; onMoved(day: string): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { booking, zone } = props;
  const dayOf = (at: string) => localTime(new Date(at), zone).day;
  const today = localTime(new Date(), zone).day;
  const [day, setDay] = useState(dayOf(booking.starts_at) < today ? today : dayOf(booking.starts_at));
  const minutes = (Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / 60_000;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { starts_at: '' },
    validate: { starts_at: (value) => (value === '' ? t('bookings.choose_time') : null) },
    describe: (error) => (isSlotConflict(error) ? t('bookings.gone') : null),
    async send(body) {
      try {
        const path = { agentId: booking.agent_id, bookingId: booking.id };
        const moved = await api.post('/api/agents/{agentId}/calendar/bookings/{bookingId}/reschedule', { path, body });
        notify(t('bookings.moved'));
        props.onMoved(dayOf(moved.starts_at));
      } finally {
        void queryClient.invalidateQueries({ queryKey: bookingsKey });
      }
    },
  });
  const chooseDay = (next: string) => {
    setDay(next);
    form.setFieldValue('starts_at', '');
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FreeTimeInput
          agentId={booking.agent_id}
          zone={zone}
          minutes={minutes}
          day={day}
          onDay={chooseDay}
          value={form.values.starts_at}
          onChange={(startsAt) => form.setFieldValue('starts_at', startsAt)}
          error={form.errors['starts_at'] as string | undefined}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('bookings.move')} onCancel={props.onBack} />
      </Stack>
    </form>
  );
}
