import '../sign-in/texts.ts';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** Password and code once more, before something that weakens or replaces the second factor. */
export function ReauthenticateForm(props: {
  path: '/api/auth/two-factor/disable' | '/api/auth/two-factor/recovery-codes';
  submitLabel: string;
  /** The answer of the path: new recovery codes, or nothing. */
  onDone(answer: { recovery_codes: string[] } | undefined): void;
  onCancel(): void;
}) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { password: '', code: '' },
    describe: (error) => (error.status === 401 ? t('me.not_proven') : null),
    async send({ password, code }) {
      props.onDone(await api.post(props.path, { body: { password, code: code.trim() } }));
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <PasswordField
          label={t('me.current_password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <TextInput
          label={t('second_factor.code')}
          description={t('second_factor.code_hint')}
          autoComplete="one-time-code"
          required
          {...form.getInputProps('code')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={props.submitLabel} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}
