import { Checkbox, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { timeZoneChoices } from '../account/choices.ts';
import type { WidgetConfig } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { weekdays } from '../parts/weekdays.ts';
import { useSignInOptions } from '../sign-in/sign-in-options.ts';
import type { WidgetFormType } from './widget-form.tsx';

const offlineBehaviors: readonly WidgetConfig['offline_behavior'][] = ['form', 'agent_only', 'hide'];
const methods: readonly WidgetConfig['verification']['methods'][number][] = [
  'email_otp',
  'sms_otp',
  'eid',
  'mobile_pay',
];

/** Handoff settings: triggers, assigned operators, and the behaviour when none is available. */
export function HandoffFields({ form }: { form: WidgetFormType }) {
  const { t } = useTranslation();
  const mayRead = usePermission('users:read');
  const people = useList('/api/users', { limit: 200 }, { isEnabled: mayRead });
  const canOperate = (people.rows ?? []).filter(({ role }) => role !== 'viewer');
  const check = (name: string) => form.getInputProps(name, { type: 'checkbox' });
  return (
    <Stack>
      <Switch label={t('widget.handoff')} description={t('widget.handoff_hint')} {...check('handoff.is_enabled')} />
      <TextInput
        type="number"
        label={t('widget.after_turns')}
        description={t('widget.after_turns_hint')}
        min={1}
        max={100}
        placeholder={t('widget.never')}
        {...form.getInputProps('handoff.after_turns')}
      />
      <Switch label={t('widget.on_low_confidence')} {...check('handoff.on_low_confidence')} />
      <Switch label={t('widget.on_verification_failed')} {...check('handoff.on_verification_failed')} />
      <NativeSelect
        label={t('widget.offline')}
        data={offlineBehaviors.map((value) => ({ value, label: t(`widget.offlines.${value}`) }))}
        {...form.getInputProps('offline_behavior')}
      />
      {mayRead && (
        <Checkbox.Group
          label={t('widget.operators')}
          description={t('widget.operators_hint')}
          {...form.getInputProps('operator_ids')}
        >
          <Stack gap={8} mt="xs">
            {canOperate.map(({ id, name, role }) => (
              <Checkbox key={id} value={id} label={name} description={t(`roles.${role}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </Stack>
  );
}

/** Hours in which people can be asked for. */
export function HoursFields({ form }: { form: WidgetFormType }) {
  const { t, i18n } = useTranslation();
  // 5 January 2026 is a Monday.
  const dayName = (index: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 5 + index));
  return (
    <Stack>
      <Switch label={t('widget.has_hours')} {...form.getInputProps('has_hours', { type: 'checkbox' })} />
      {form.values.has_hours && (
        <>
          <NativeSelect
            label={t('widget.timezone')}
            data={[{ value: '', label: t('widget.timezone_agent') }, ...timeZoneChoices(form.values.timezone || 'UTC')]}
            {...form.getInputProps('timezone')}
          />
          <Text size="sm" c="dimmed">
            {t('widget.hours_hint')}
          </Text>
          {weekdays.map((day, index) => (
            <TextInput
              key={day}
              label={dayName(index)}
              placeholder={t('widget.closed_day')}
              autoComplete="off"
              {...form.getInputProps(`weekly.${day}`)}
            />
          ))}
        </>
      )}
    </Stack>
  );
}

/** How visitors prove who they are. */
export function VerificationFields({ form }: { form: WidgetFormType }) {
  const { t } = useTranslation();
  const isMailKept = useSignInOptions()?.mail_configured === false;
  return (
    <Stack>
      <Checkbox.Group label={t('widget.methods')} {...form.getInputProps('verification.methods')}>
        <Stack gap={8} mt="xs">
          {methods.map((method) => (
            <Checkbox
              key={method}
              value={method}
              label={t(`widget.method_names.${method}`)}
              description={method === 'email_otp' && isMailKept ? t('widget.code_kept') : undefined}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Switch
        label={t('widget.verification_required')}
        {...form.getInputProps('verification.is_required', { type: 'checkbox' })}
      />
    </Stack>
  );
}
