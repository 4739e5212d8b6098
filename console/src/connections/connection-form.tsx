import { Alert, Input, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Connection, IntegrationProvider } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { openVendorPage } from './open-vendor-page.ts';

interface ConnectionFormProps {
  providers: readonly IntegrationProvider[];
  onCreated(connection: Connection): void;
  onCancel(): void;
}

/** Connects a vendor: with a key, or without one by granting access there. */
export function ConnectionForm({ providers, onCreated, onCancel }: ConnectionFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      provider: (providers.find(({ takes_key }) => takes_key) ?? providers[0])?.provider ?? ('http' as const),
      way: 'oauth' as Way,
      name: '',
      key: '',
      settings: {} as Record<string, string>,
    },
    validate: { name: (value) => (value.trim() === '' ? t('common.needed') : null) },
    fieldOf: (pointer) => (pointer.startsWith('/settings/') ? pointer.slice(1).replace('/', '.') : null),
    async send({ provider, name, key, settings, way }) {
      const chosen = providers.find((each) => each.provider === provider);
      const taken = wayOf(chosen, way);
      const given = settingsOf(chosen, taken, settings);
      if (taken === 'oauth') return openVendorPage(provider, { name: name.trim(), ...given });
      const body = { provider, name, key, settings: given };
      onCreated(await api.post('/api/integrations/connections', { body }));
    },
  });
  const { values } = form;
  const provider = providers.find((each) => each.provider === values.provider);
  const ways = waysOf(provider);
  const way = wayOf(provider, values.way);
  const title = provider?.title ?? '';
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <NativeSelect
          label={t('connections.provider')}
          data={providers.map((each) => ({ value: each.provider, label: each.title }))}
          required
          {...form.getInputProps('provider')}
        />
        <TextInput label={t('connections.name')} required data-autofocus {...form.getInputProps('name')} />
        {ways.length > 1 && (
          <Input.Wrapper label={t('connections.way')} labelElement="div">
            <SegmentedControl
              fullWidth
              data={ways.map((value) => ({ value, label: t(`connections.way_${value}`) }))}
              value={way ?? ''}
              onChange={(value) => form.setFieldValue('way', value === 'key' ? 'key' : 'oauth')}
            />
          </Input.Wrapper>
        )}
        {settingsFor(provider, way).map((setting) => (
          <TextInput
            key={setting.name}
            label={setting.title}
            description={setting.description}
            required={setting.is_required}
            {...form.getInputProps(`settings.${setting.name}`)}
            value={values.settings[setting.name] ?? ''}
          />
        ))}
        {way === 'key' && (
          <TextInput
            label={t('connections.key')}
            description={`${provider?.key_hint ?? ''}. ${t('connections.key_hint')}`}
            required
            type="password"
            autoComplete="off"
            {...form.getInputProps('key')}
          />
        )}
        {provider?.takes_oauth && !provider.has_client && (
          <Alert color="yellow">{t('connections.no_client', { title })}</Alert>
        )}
        <FormActions
          fault={fault}
          isSending={isSending}
          isDisabled={way === null || (way === 'key' && values.key.trim() === '')}
          submitLabel={way === 'oauth' ? t('connections.with_oauth', { title }) : t('connections.with_key')}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

type Way = 'oauth' | 'key';

/** How the provider can be connected here, the easier way first. */
function waysOf(provider: IntegrationProvider | undefined): Way[] {
  if (!provider) return [];
  const { takes_oauth: takesGrant, has_client: hasClient, takes_key: takesKey } = provider;
  return [...(takesGrant && hasClient ? ['oauth' as const] : []), ...(takesKey ? ['key' as const] : [])];
}

/** The chosen way, or the first the provider has; null: it cannot be connected here. */
function wayOf(provider: IntegrationProvider | undefined, chosen: Way): Way | null {
  const ways = waysOf(provider);
  return ways.find((way) => way === chosen) ?? ways[0] ?? null;
}

function settingsFor(provider: IntegrationProvider | undefined, way: Way | null) {
  return provider?.settings.filter(({ only_with: only }) => only === null || only === way) ?? [];
}

/** Entered settings, of those that the provider has when connected this way. */
function settingsOf(
  provider: IntegrationProvider | undefined,
  way: Way | null,
  entered: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    settingsFor(provider, way).flatMap(({ name }) => {
      const value = entered[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}
