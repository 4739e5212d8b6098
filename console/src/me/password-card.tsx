import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { NewPasswordInput } from '../sign-in/new-password-input.tsx';

export function PasswordCard() {
  const { t } = useTranslation();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { current_password: '', new_password: '' },
    validate: {
      current_password: (password) => (password === '' ? t('common.needed') : null),
      new_password: (password) => (password === '' ? t('common.needed') : null),
    },
    describe: (error) => (error.status === 401 ? t('me.wrong_password') : null),
    async send(body) {
      await api.post('/api/auth/password-update', { body });
      form.reset();
      notify(t('me.password_changed'));
      void queryClient.invalidateQueries({ queryKey: ['/api/auth/sessions'] });
    },
  });
  return (
    <Card title={t('sign_in.password')} text={t('me.password_text')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordField
            label={t('me.current_password')}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
          <NewPasswordInput {...form.getInputProps('new_password')} />
          <FormActions fault={fault} isSending={isSending} submitLabel={t('me.change_password')} />
        </Stack>
      </form>
    </Card>
  );
}
