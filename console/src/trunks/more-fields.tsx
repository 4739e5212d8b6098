import { Checkbox, NativeSelect, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../parts/password-field.tsx';
import type { TrunkFormProps } from './trunk-form.tsx';

/** Settings of a trunk that few providers want. */
export function MoreFields({ form, trunk }: TrunkFormProps) {
  return (
    <Stack>
      <FormatFields form={form} />
      <ChallengeFields form={form} trunk={trunk} />
      <AddressFields form={form} />
      <SoundFields form={form} />
    </Stack>
  );
}

function FormatFields({ form }: Pick<TrunkFormProps, 'form'>) {
  const { t } = useTranslation();
  const choices = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('trunks.inbound_format')}
          data={choices(['e164', 'national', 'as_is'] as const, (value) => t(`trunks.inbound_formats.${value}`))}
          {...form.getInputProps('inbound_format')}
        />
        <NativeSelect
          label={t('trunks.outbound_format')}
          data={choices(['e164_plus', 'e164', 'national'] as const, (value) => t(`trunks.outbound_formats.${value}`))}
          {...form.getInputProps('outbound_format')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('trunks.number_source')}
          data={choices(['request_uri', 'to', 'header'] as const, (value) => t(`trunks.number_sources.${value}`))}
          {...form.getInputProps('number_source')}
        />
        <NativeSelect
          label={t('trunks.caller_id')}
          data={choices(['both', 'from', 'p-asserted-identity', 'remote-party-id'] as const, (value) =>
            t(`trunks.caller_ids.${value}`),
          )}
          {...form.getInputProps('caller_id')}
        />
      </SimpleGrid>
      {form.values.number_source === 'header' && (
        <TextInput
          label={t('trunks.number_header')}
          placeholder="P-Called-Party-ID"
          {...form.getInputProps('number_header')}
        />
      )}
    </>
  );
}

function ChallengeFields({ form, trunk }: TrunkFormProps) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox
        label={t('trunks.challenge')}
        description={t('trunks.challenge_hint')}
        {...form.getInputProps('challenge', { type: 'checkbox' })}
      />
      {form.values.challenge && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={t('trunks.inbound_username')}
            description={'\u00a0'}
            autoComplete="off"
            {...form.getInputProps('inbound_username')}
          />
          <PasswordField
            label={t('trunks.inbound_password')}
            description={t(trunk?.inbound.has_password ? 'trunks.password_set' : 'trunks.password_hint')}
            required={false}
            autoComplete="new-password"
            {...form.getInputProps('inbound_password')}
          />
        </SimpleGrid>
      )}
    </>
  );
}

function AddressFields({ form }: Pick<TrunkFormProps, 'form'>) {
  const { t } = useTranslation();
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('trunks.outbound_proxy')}
          description={t('trunks.outbound_proxy_hint')}
          {...form.getInputProps('outbound_proxy')}
        />
        <TextInput
          label={t('trunks.from_domain')}
          description={t('trunks.from_domain_hint')}
          {...form.getInputProps('from_domain')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('trunks.realm')} description={t('trunks.realm_hint')} {...form.getInputProps('realm')} />
        {form.values.kind === 'registration' && (
          <NumberInput
            label={t('trunks.expires')}
            description={'\u00a0'}
            min={60}
            max={86_400}
            allowDecimal={false}
            suffix={` ${t('trunks.seconds')}`}
            {...form.getInputProps('expires_seconds')}
          />
        )}
      </SimpleGrid>
    </>
  );
}

function SoundFields({ form }: Pick<TrunkFormProps, 'form'>) {
  const { t } = useTranslation();
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('trunks.srtp')}
          data={(['off', 'optional', 'required'] as const).map((value) => ({
            value,
            label: t(`trunks.srtps.${value}`),
          }))}
          {...form.getInputProps('srtp')}
        />
        <NativeSelect
          label={t('trunks.dtmf')}
          data={(['rfc4733', 'info'] as const).map((value) => ({ value, label: t(`trunks.dtmfs.${value}`) }))}
          {...form.getInputProps('dtmf')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberInput
          label={t('trunks.max_calls')}
          description={t('trunks.max_calls_hint')}
          min={1}
          max={10_000}
          allowDecimal={false}
          {...form.getInputProps('max_calls')}
        />
        <NumberInput
          label={t('trunks.calls_per_second')}
          description={t('trunks.calls_per_second_hint')}
          min={0.1}
          max={1000}
          step={0.5}
          {...form.getInputProps('calls_per_second')}
        />
      </SimpleGrid>
    </>
  );
}
