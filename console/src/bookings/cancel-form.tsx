import { Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Booking } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { bookingsKey } from './booking-queries.ts';

/** Cancels a booking, with a reason. */
export function CancelForm(props: { booking: Booking; onBack(): void; onCancelled(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { booking } = props;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { reason: '' },
    async send(body) {
      const path = { agentId: booking.agent_id, bookingId: booking.id };
      await api.post('/api/agents/{agentId}/calendar/bookings/{bookingId}/cancel', { path, body });
      notify(t('bookings.cancelled'));
      props.onCancelled();
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">{t('bookings.cancel_text')}</Text>
        <Textarea
          label={t('bookings.cancel_reason')}
          description={t('bookings.cancel_reason_hint')}
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('bookings.cancel')}
          onCancel={props.onBack}
          isDangerous
        />
      </Stack>
    </form>
  );
}
