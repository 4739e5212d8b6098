import { NativeSelect, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryChoices, timeZoneChoices } from '../account/choices.ts';
import { api } from '../api/api.ts';
import type { Agent, AgentCalendar } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { WeeklyHoursInputs } from '../parts/weekly-hours-inputs.tsx';
import { bookingsKey, calendarQuery } from './booking-queries.ts';
import { bodyOf, type CalendarDraft, draftOf, fieldOf } from './calendar-draft.ts';
import { ConfirmationsCard } from './confirmations-card.tsx';
import { ConnectedCalendars } from './connected-calendars.tsx';
import { ExceptionsInput } from './exceptions-input.tsx';
import { MinutesInput } from './minutes-input.tsx';

export type CalendarFormType = ReturnType<typeof useServerForm<CalendarDraft>>['form'];

/** Form of a calendar. Fields are disabled for people who may not change them. */
export function CalendarForm(props: { agent: Agent; calendar: AgentCalendar; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { agent, calendar, isReadOnly } = props;
  const { form, onSubmit, isSending, fault } = useServerForm<CalendarDraft>({
    initialValues: draftOf(calendar),
    fieldOf,
    async send(draft) {
      const path = { agentId: agent.id };
      const saved = await api.put('/api/agents/{agentId}/calendar', { path, body: bodyOf(draft) });
      queryClient.setQueryData(calendarQuery(agent.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
      notify(t('calendar.saved'));
    },
  });
  const zone = agent.timezone.replaceAll('_', ' ');
  return (
    <form onSubmit={onSubmit} noValidate>
      <fieldset disabled={isReadOnly} className="plain-fieldset">
        <Stack gap="lg">
          <Card title={t('calendar.hours')} text={t('calendar.hours_text')}>
            <Switch
              label={t('calendar.enabled')}
              description={t('calendar.enabled_hint')}
              {...form.getInputProps('is_enabled', { type: 'checkbox' })}
            />
            {form.values.is_enabled && (
              <Switch
                label={t('calendar.books', { name: agent.name })}
                description={t('calendar.books_hint')}
                {...form.getInputProps('books_in_conversations', { type: 'checkbox' })}
              />
            )}
            <NativeSelect
              label={t('calendar.timezone')}
              data={[
                { value: '', label: t('calendar.timezone_agent', { zone }) },
                ...timeZoneChoices(form.values.timezone || 'UTC'),
              ]}
              maw={340}
              {...form.getInputProps('timezone')}
            />
            <WeeklyHoursInputs
              hint={t('calendar.hours_hint')}
              closed={t('calendar.closed_day')}
              inputProps={(day) => form.getInputProps(`weekly.${day}`)}
            />
          </Card>
          <ExceptionsInput form={form} />
          <RulesCard form={form} />
          <ConfirmationsCard form={form} />
          <ConnectedCalendars form={form} />
          {!isReadOnly && <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} />}
        </Stack>
      </fieldset>
    </form>
  );
}

function RulesCard({ form }: { form: CalendarFormType }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('calendar.rules')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MinutesInput form={form} name="slot_minutes" label={t('calendar.slot')} hint={t('calendar.slot_hint')} />
        <MinutesInput form={form} name="capacity" label={t('calendar.capacity')} hint={t('calendar.capacity_hint')} />
        <MinutesInput
          form={form}
          name="buffer_before_minutes"
          label={t('calendar.before')}
          hint={t('calendar.buffer_hint')}
        />
        <MinutesInput
          form={form}
          name="buffer_after_minutes"
          label={t('calendar.after')}
          hint={t('calendar.buffer_hint')}
        />
        <MinutesInput form={form} name="notice_minutes" label={t('calendar.notice')} hint={t('calendar.notice_hint')} />
        <MinutesInput form={form} name="horizon_days" label={t('calendar.horizon')} hint={t('calendar.horizon_hint')} />
        <NativeSelect
          label={t('calendar.country')}
          description={t('calendar.country_hint')}
          data={countryChoices(i18n.language, form.values.country, t('calendar.no_country'))}
          {...form.getInputProps('country')}
        />
      </SimpleGrid>
    </Card>
  );
}
