import { NativeSelect, NumberInput, Radio, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { timeZoneChoices } from '../account/choices.ts';
import { api } from '../api/api.ts';
import type { ChatDeskSettings } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { WeeklyHoursInputs } from '../parts/weekly-hours-inputs.tsx';
import { EmailCard } from './email-card.tsx';
import { assignmentModes, bodyOf, draftOf, fieldOf, type SettingsDraft } from './settings-draft.ts';
import { textProps } from './text-props.ts';

/** Assignment and targets. Fields are disabled for people who may not change them. */
export function SettingsForm({ settings, isReadOnly }: { settings: ChatDeskSettings; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { form, onSubmit, isSending, fault } = useServerForm<SettingsDraft>({
    initialValues: draftOf(settings, ownZone),
    fieldOf,
    async send(draft) {
      await api.patch('/api/chat/desk-settings', { body: bodyOf(draft) });
      await queryClient.invalidateQueries({ queryKey: ['/api/chat/desk-settings'] });
      notify(t('desk_settings.saved'));
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <fieldset disabled={isReadOnly} className="plain-fieldset">
        <Stack gap="lg">
          <Card title={t('desk_settings.assignment')} text={t('desk_settings.assignment_text')}>
            <Stack>
              <Radio.Group label={t('desk_settings.mode')} {...form.getInputProps('assignment')}>
                <Stack gap="xs" mt="xs">
                  {assignmentModes.map((mode) => (
                    <Radio key={mode} value={mode} label={t(`desk_settings.modes.${mode}`)} />
                  ))}
                </Stack>
              </Radio.Group>
              {form.values.assignment !== 'manual' && (
                <NumberInput
                  label={t('desk_settings.max_chats')}
                  description={t('desk_settings.max_chats_hint')}
                  min={1}
                  max={100}
                  allowDecimal={false}
                  maw={340}
                  {...textProps(form.getInputProps('max_chats'))}
                />
              )}
            </Stack>
          </Card>
          <Card title={t('desk_settings.targets')} text={t('desk_settings.targets_text')}>
            <Stack>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <NumberInput
                  label={t('desk_settings.first_reply')}
                  description={t('desk_settings.no_target')}
                  min={1}
                  max={43_200}
                  allowDecimal={false}
                  {...textProps(form.getInputProps('first_reply_minutes'))}
                />
                <NumberInput
                  label={t('desk_settings.resolution')}
                  description={t('desk_settings.no_target')}
                  min={1}
                  max={43_200}
                  allowDecimal={false}
                  {...textProps(form.getInputProps('resolution_minutes'))}
                />
              </SimpleGrid>
              <Switch label={t('desk_settings.hours')} {...form.getInputProps('has_hours', { type: 'checkbox' })} />
              {form.values.has_hours && <HoursFields form={form} />}
            </Stack>
          </Card>
          <EmailCard form={form} />
          {!isReadOnly && <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} />}
        </Stack>
      </fieldset>
    </form>
  );
}

type Form = ReturnType<typeof useServerForm<SettingsDraft>>['form'];

function HoursFields({ form }: { form: Form }) {
  const { t } = useTranslation();
  return (
    <>
      <NativeSelect
        label={t('desk_settings.timezone')}
        data={timeZoneChoices(form.values.timezone)}
        maw={340}
        {...form.getInputProps('timezone')}
      />
      <WeeklyHoursInputs
        hint={t('desk_settings.hours_hint')}
        closed={t('desk_settings.closed_day')}
        inputProps={(day) => form.getInputProps(`weekly.${day}`)}
      />
    </>
  );
}
