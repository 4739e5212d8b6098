import {
  Button,
  Collapse,
  Group,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryChoices } from '../account/choices.ts';
import { api } from '../api/api.ts';
import type { SipTrunk } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { MoreFields } from './more-fields.tsx';
import { bodyOf, draftOf, fieldOf, newTrunk, type TrunkDraft } from './trunk-draft.ts';
import { trunkPath, trunksPath, useRefreshTrunks } from './trunk-queries.ts';

const kinds = ['registration', 'addresses'] as const;
const transports = ['udp', 'tcp', 'tls'] as const;

/** Saves the form; the account's own trunks are saved without one. */
export type SaveTrunk = (body: ReturnType<typeof bodyOf>, trunk: SipTrunk | null) => Promise<SipTrunk>;

const saveOwn: SaveTrunk = (body, trunk) =>
  trunk === null
    ? api.post(trunksPath, { body })
    : api.patch(trunkPath, {
        path: { trunkId: trunk.id },
        headers: { 'if-match': `"${trunk.version}"` },
        body,
      });

/** Form of a new trunk, or of the settings of one. Stored passwords are never shown. */
export function TrunkForm(props: {
  trunk: SipTrunk | null;
  save?: SaveTrunk;
  onDone(trunk: SipTrunk): void;
  onCancel(): void;
}) {
  const { t } = useTranslation();
  const refresh = useRefreshTrunks();
  const { trunk, save = saveOwn } = props;
  const [isWhole, setWhole] = useState(false);
  const { form, onSubmit, isSending, fault } = useServerForm<TrunkDraft>({
    initialValues: trunk ? draftOf(trunk) : newTrunk,
    validate: {
      name: (name) => (name.trim() === '' ? t('common.needed') : null),
      host: (host, { kind }) => (kind === 'registration' && host.trim() === '' ? t('common.needed') : null),
      username: (user, { kind }) => (kind === 'registration' && user.trim() === '' ? t('common.needed') : null),
      allowed_addresses: (list, { kind, challenge }) =>
        kind === 'addresses' && list.trim() === '' && !challenge ? t('trunks.allowed_needed') : null,
    },
    fieldOf,
    async send(draft) {
      const saved = await save(bodyOf(draft), trunk);
      void refresh();
      props.onDone(saved);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('trunks.name')} required data-autofocus {...form.getInputProps('name')} />
        <div>
          <Text size="sm" fw={600} mb={4}>
            {t('trunks.kind')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-label={t('trunks.kind')}
            data={kinds.map((value) => ({ value, label: t(`trunks.kinds.${value}`) }))}
            {...form.getInputProps('kind')}
          />
          <Text size="sm" c="dimmed" mt={4}>
            {t(`trunks.kind_texts.${form.values.kind}`)}
          </Text>
        </div>
        <HostFields form={form} />
        <LoginFields form={form} trunk={trunk} />
        {form.values.kind === 'addresses' && (
          <Textarea
            label={t('trunks.allowed_addresses')}
            description={t('trunks.allowed_hint')}
            autosize
            minRows={2}
            {...form.getInputProps('allowed_addresses')}
          />
        )}
        <Group>
          <Button size="xs" variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'trunks.less' : 'trunks.more')}
          </Button>
        </Group>
        <Collapse expanded={isWhole}>
          <MoreFields form={form} trunk={trunk} />
        </Collapse>
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={trunk === null ? t('trunks.create') : t('common.save')}
          onCancel={props.onCancel}
        />
      </Stack>
    </form>
  );
}

export type TrunkFormProps = { form: UseFormReturnType<TrunkDraft>; trunk: SipTrunk | null };

function HostFields({ form }: Pick<TrunkFormProps, 'form'>) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <TextInput
        label={t('trunks.host')}
        description={t('trunks.host_hint')}
        required={form.values.kind === 'registration'}
        autoComplete="off"
        {...form.getInputProps('host')}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NativeSelect
          label={t('trunks.transport')}
          data={transports.map((value) => ({ value, label: t(`trunks.transports.${value}`) }))}
          {...form.getInputProps('transport')}
        />
        <NumberInput
          label={t('trunks.port')}
          placeholder={t('trunks.port_hint')}
          min={1}
          max={65_535}
          allowDecimal={false}
          hideControls
          {...form.getInputProps('port')}
        />
        <NativeSelect
          label={t('trunks.country')}
          title={t('trunks.country_hint')}
          data={countryChoices(i18n.language, form.values.country, t('trunks.no_country'))}
          {...form.getInputProps('country')}
        />
      </SimpleGrid>
    </>
  );
}

function LoginFields({ form, trunk }: TrunkFormProps) {
  const { t } = useTranslation();
  const { host, outbound_proxy: proxy, kind } = form.values;
  const isElsewhere =
    trunk !== null && (host.trim() !== (trunk.host ?? '') || proxy.trim() !== (trunk.outbound_proxy ?? ''));
  const stored = isElsewhere ? 'trunks.password_again' : 'trunks.password_set';
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        label={t('trunks.username')}
        description={'\u00a0'}
        required={kind === 'registration'}
        autoComplete="off"
        {...form.getInputProps('username')}
      />
      <PasswordField
        label={t('trunks.password')}
        description={t(trunk?.has_password ? stored : 'trunks.password_hint')}
        required={false}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
    </SimpleGrid>
  );
}
