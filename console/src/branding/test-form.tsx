import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { EmailTemplate } from '../api/schemas.ts';
import { useSession } from '../api/session.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** Sends a draft to one address. */
export function TestForm(props: {
  templateKey: EmailTemplate['key'];
  language: EmailTemplate['language'];
  text: EmailTemplate['text'];
  onDone(): void;
}) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { templateKey: key, language, text, onDone } = props;
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { to: user.email },
    async send({ to }) {
      await api.post('/api/reseller/email-templates/{key}/test', { path: { key }, body: { language, text, to } });
      notify(t('mail_templates.test_sent', { to }));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('mail_templates.test_to')} type="email" data-autofocus {...form.getInputProps('to')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('mail_templates.test')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
