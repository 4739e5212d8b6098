import '../sign-in/texts.ts';
import { Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { api } from '../api/api.ts';
import type { SecondFactorSetup } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Three steps: the password, the code of the app that has read the picture, the recovery codes. */
export function SetUpSecondFactor({ onClose }: { onClose(): void }) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (setup !== null) return <EnableForm setup={setup} onEnabled={setCodes} onCancel={onClose} />;
  return <BeginForm onDraft={setSetup} onCancel={onClose} />;
}

function BeginForm({ onDraft, onCancel }: { onDraft(setup: SecondFactorSetup): void; onCancel(): void }) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { password: '' },
    describe: (error) => (error.status === 401 ? t('me.wrong_password') : null),
    async send(body) {
      onDraft(await api.post('/api/auth/two-factor/setup', { body }));
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('two_factor.begin_text')}</Text>
        <PasswordField
          label={t('me.current_password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.next')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

function EnableForm(props: { setup: SecondFactorSetup; onEnabled(codes: string[]): void; onCancel(): void }) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { code: '' },
    describe: (error) => (error.status === 401 ? t('me.wrong_code') : null),
    async send({ code }) {
      const answer = await api.post('/api/auth/two-factor/enable', { body: { code: code.trim() } });
      props.onEnabled(answer.recovery_codes);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('two_factor.scan_text')}</Text>
        <Group justify="center">
          <QrCode text={props.setup.otpauth_url} label={t('two_factor.qr_label')} />
        </Group>
        <Text size="sm" c="dimmed">
          {t('two_factor.by_hand')} <Code className="mono">{props.setup.secret}</Code>
        </Text>
        <TextInput
          label={t('second_factor.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          autoFocus
          {...form.getInputProps('code')}
        />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('two_factor.turn_on')}
          onCancel={props.onCancel}
        />
      </Stack>
    </form>
  );
}

/** Dark on light in either scheme, because cameras expect it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
    const dots = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: modules, path: dots.join('') };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={208} height={208} role="img" aria-label={label} className="qr-code">
      <path d={path} fill="#000" />
    </svg>
  );
}
