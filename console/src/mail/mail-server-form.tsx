import { NativeSelect, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { MailServer } from '../api/schemas.ts';
import { useSession } from '../api/session.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

const securities = ['starttls', 'tls', 'none'] as const;
const ports = { starttls: 587, tls: 465, none: 25 } as const;
type Security = (typeof securities)[number];

/** Order of a field whose hint may be longer than that of the field beside it: their inputs stay level. */
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Form of the mail server. Saving sends a test email first. */
export function MailServerForm(props: {
  server: MailServer['server'];
  onDone(saved: MailServer): void;
  onCancel(): void;
}) {
  const { t } = useTranslation();
  const session = useSession();
  const { server } = props;
  const needed = (value: string) => (value.trim() === '' ? t('common.needed') : null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      host: server?.host ?? '',
      port: (server?.port ?? ports.starttls) as number | string,
      security: (server?.security ?? 'starttls') as Security,
      user: server?.user ?? '',
      password: '',
      from_name: server?.from_name ?? 'Parley',
      from_address: server?.from_address ?? '',
      test_to: session.user.email,
    },
    validate: { host: needed, from_address: needed, test_to: needed },
    async send({ password, user, port, ...values }) {
      const stays = server?.has_password && password === '';
      const body = {
        ...values,
        port: Number(port),
        user: user.trim() || null,
        ...(!stays && { password: password || null }),
      };
      props.onDone(await api.put('/api/admin/mail-server', { body }));
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('mail_server.host')}
          description={t('mail_server.host_hint')}
          required
          data-autofocus
          {...form.getInputProps('host')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label={t('mail_server.security')}
            data={securities.map((value) => ({ value, label: t(`mail_server.securities.${value}`) }))}
            {...form.getInputProps('security')}
            onChange={({ currentTarget: { value } }) => {
              form.setValues({ security: value as Security, port: ports[value as Security] });
            }}
          />
          <NumberInput
            label={t('mail_server.port')}
            min={1}
            max={65_535}
            allowDecimal={false}
            hideControls
            {...form.getInputProps('port')}
          />
          <TextInput
            label={t('mail_server.user')}
            description={t('mail_server.user_hint')}
            inputWrapperOrder={hintBelow}
            autoComplete="off"
            {...form.getInputProps('user')}
          />
          <PasswordField
            label={t('mail_server.password')}
            description={t(server?.has_password ? 'mail_server.password_set' : 'mail_server.password_hint')}
            inputWrapperOrder={hintBelow}
            required={false}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <TextInput label={t('mail_server.from_name')} maxLength={120} {...form.getInputProps('from_name')} />
          <TextInput
            label={t('mail_server.from_address')}
            description={t('mail_server.from_hint')}
            inputWrapperOrder={hintBelow}
            type="email"
            required
            {...form.getInputProps('from_address')}
          />
        </SimpleGrid>
        <TextInput
          label={t('mail_server.test_to')}
          description={t('mail_server.test_hint')}
          type="email"
          required
          {...form.getInputProps('test_to')}
        />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('mail_server.save')}
          onCancel={props.onCancel}
        />
      </Stack>
    </form>
  );
}
