import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Agent, Booking } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { bookingsKey } from './booking-queries.ts';
import { FreeTimeInput } from './free-time-input.tsx';
import { isSlotConflict } from './slot-conflict.ts';
import { localTime } from './week.ts';

/** Books a free time for a customer. */
export function BookingForm(props: {
  /** Agents whose calendar is on. */
  agents: readonly Agent[];
  firstAgentId: string | undefined;
  firstDay: string;
  zoneOf(agentId: string): string;
  /** `booking` is null when the form is left; `day` is that of the booking. */
  onDone(booking: Booking | null, day: string): void;
}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { agents, firstAgentId, zoneOf } = props;
  const [day, setDay] = useState(props.firstDay);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      agent_id: firstAgentId ?? agents[0]?.id ?? '',
      starts_at: '',
      customer: { name: '', phone: '', email: '' },
      note: '',
    },
    validate: { starts_at: (value) => (value === '' ? t('bookings.choose_time') : null) },
    describe: (error) => (isSlotConflict(error) ? t('bookings.gone') : null),
    async send({ agent_id: agentId, starts_at, note, customer: { name, phone, email } }) {
      const customer = { name, ...(phone.trim() && { phone }), ...(email.trim() && { email }) };
      try {
        const path = { agentId };
        const body = { starts_at, customer, note };
        const booking = await api.post('/api/agents/{agentId}/calendar/bookings', { path, body });
        notify(t('bookings.created'));
        props.onDone(booking, localTime(new Date(booking.starts_at), zoneOf(agentId)).day);
      } finally {
        void queryClient.invalidateQueries({ queryKey: bookingsKey });
      }
    },
  });
  const agentId = form.values.agent_id;
  const chooseDay = (next: string) => {
    setDay(next);
    form.setFieldValue('starts_at', '');
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {agents.length > 1 && (
          <NativeSelect
            label={t('bookings.agent')}
            data={agents.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('agent_id')}
            onChange={(event) => form.setValues({ agent_id: event.currentTarget.value, starts_at: '' })}
          />
        )}
        <FreeTimeInput
          agentId={agentId}
          zone={zoneOf(agentId)}
          day={day}
          onDay={chooseDay}
          value={form.values.starts_at}
          onChange={(startsAt) => form.setFieldValue('starts_at', startsAt)}
          error={form.errors['starts_at'] as string | undefined}
        />
        <TextInput label={t('bookings.name')} required autoComplete="off" {...form.getInputProps('customer.name')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            type="tel"
            label={t('bookings.phone')}
            description={t('bookings.phone_hint')}
            autoComplete="off"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('customer.phone')}
          />
          <TextInput
            type="email"
            label={t('bookings.email')}
            autoComplete="off"
            {...form.getInputProps('customer.email')}
          />
        </SimpleGrid>
        <Textarea
          label={t('bookings.note')}
          placeholder={t('bookings.note_hint')}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('note')}
        />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('bookings.create')}
          onCancel={() => props.onDone(null, day)}
        />
      </Stack>
    </form>
  );
}
