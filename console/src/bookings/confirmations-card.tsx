import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import type { CalendarFormType } from './calendar-form.tsx';
import { MinutesInput } from './minutes-input.tsx';

/** Messages to customers about their bookings, and what they may change by link. */
export function ConfirmationsCard({ form }: { form: CalendarFormType }) {
  const { t } = useTranslation();
  return (
    <Card title={t('calendar.confirmations')} text={t('calendar.confirmations_text')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('calendar.booking_title')}
          description={t('calendar.booking_title_hint')}
          {...form.getInputProps('title')}
        />
        <TextInput
          label={t('calendar.location')}
          description={t('calendar.location_hint')}
          {...form.getInputProps('location')}
        />
      </SimpleGrid>
      <Switch
        label={t('calendar.confirm_email')}
        description={t('calendar.confirm_email_hint')}
        {...form.getInputProps('confirmations.email', { type: 'checkbox' })}
      />
      <Switch
        label={t('calendar.confirm_sms')}
        description={t('calendar.confirm_sms_hint')}
        {...form.getInputProps('confirmations.sms', { type: 'checkbox' })}
      />
      <Switch
        label={t('calendar.can_change')}
        description={t('calendar.can_change_hint')}
        {...form.getInputProps('can_change', { type: 'checkbox' })}
      />
      {form.values.can_change && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <MinutesInput
            form={form}
            name="change_notice_minutes"
            label={t('calendar.change_notice')}
            hint={t('calendar.change_notice_hint')}
          />
        </SimpleGrid>
      )}
    </Card>
  );
}
