import { Checkbox, type CheckboxProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SignInOptions } from '../api/schemas.ts';

/** Consent to newsletters of the reseller whose domain this is, never given beforehand; nothing elsewhere. */
export function NewsletterConsent({ options, ...input }: { options: SignInOptions | undefined } & CheckboxProps) {
  const { t } = useTranslation();
  const sender = options?.newsletters_from;
  if (!sender) return null;
  return (
    <Checkbox
      label={t('sign_up.newsletters', { name: sender })}
      description={t('sign_up.newsletters_hint')}
      {...input}
    />
  );
}
