import type { PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../parts/password-field.tsx';

/** A password that is being chosen. */
export function NewPasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('sign_in.new_password')}
      description={t('sign_in.password_rule')}
      autoComplete="new-password"
      {...props}
    />
  );
}
