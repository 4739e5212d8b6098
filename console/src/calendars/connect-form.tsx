import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { CalendarConnection } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { connectionsPath } from './calendar-connections.ts';

/** Connects an account by CalDAV, or creates a calendar that several agents share. */
export function ConnectForm(props: {
  provider: 'builtin' | 'caldav';
  onConnected(connection: CalendarConnection): void;
  onCancel(): void;
}) {
  const { t } = useTranslation();
  const { provider } = props;
  const isCalDav = provider === 'caldav';
  const needed = (value: string) => (value.trim() === '' ? t('common.needed') : null);
  const neededHere = (value: string) => (isCalDav ? needed(value) : null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: '', url: '', username: '', password: '' },
    validate: { name: needed, url: neededHere, username: neededHere, password: neededHere },
    async send({ name, url, username, password }) {
      const body = isCalDav
        ? { provider: 'caldav' as const, name, url: url.trim(), username: username.trim(), password }
        : { provider: 'builtin' as const, name };
      props.onConnected(await api.post(connectionsPath, { body }));
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('calendars.name')}
          description={t(isCalDav ? 'calendars.name_hint' : 'calendars.builtin_hint')}
          required
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        {isCalDav && (
          <>
            <TextInput
              label={t('calendars.url')}
              description={t('calendars.url_hint')}
              type="url"
              required
              placeholder="https://"
              {...form.getInputProps('url')}
            />
            <TextInput
              label={t('calendars.username')}
              required
              autoComplete="off"
              {...form.getInputProps('username')}
            />
            <PasswordInput
              label={t('calendars.password')}
              description={t('calendars.password_hint')}
              required
              autoComplete="new-password"
              {...form.getInputProps('password')}
            />
          </>
        )}
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('calendars.connect')}
          onCancel={props.onCancel}
        />
      </Stack>
    </form>
  );
}
