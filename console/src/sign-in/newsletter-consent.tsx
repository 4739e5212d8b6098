import { Checkbox, type CheckboxProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Consent to newsletters of `sender`, a reseller, never given beforehand; nothing where there is none. */
export function NewsletterConsent({ sender, ...input }: { sender: string | null | undefined } & CheckboxProps) {
  const { t } = useTranslation();
  if (!sender) return null;
  return (
    <Checkbox
      label={t('sign_up.newsletters', { name: sender })}
      description={t('sign_up.newsletters_hint')}
      {...input}
    />
  );
}
