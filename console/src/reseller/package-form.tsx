import { Group, SimpleGrid, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ResellerPackage } from '../api/schemas.ts';
import { notify } from '../parts/notify.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { allModules, resellerModules } from './modules.ts';
import { packagesPath } from './reseller-queries.ts';

/** Form of a package with a switch for each module; without one it creates one. */
export function PackageForm({ offer, onDone }: { offer: ResellerPackage | null; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const serverForm = useServerForm({
    initialValues: {
      name: offer?.name ?? '',
      description: offer?.description ?? '',
      modules: offer?.modules ?? allModules,
    },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send(body) {
      if (offer) await api.patch(`${packagesPath}/{packageId}`, { path: { packageId: offer.id }, body });
      else await api.post(packagesPath, { body });
      await queryClient.invalidateQueries({ queryKey: [packagesPath] });
      notify(t('reseller.package_saved'));
      onDone();
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t(offer ? 'common.save' : 'reseller.create_submit')} onCancel={onDone}>
      <TextInput label={t('reseller.package_name')} required data-autofocus {...form.getInputProps('name')} />
      <Textarea
        label={t('reseller.description')}
        maxLength={1000}
        autosize
        minRows={1}
        {...form.getInputProps('description')}
      />
      <fieldset className="plain-fieldset">
        <Group mb="xs">
          <Text component="legend" fw={550} size="sm">
            {t('reseller.modules_title')}
          </Text>
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {resellerModules.map((name) => (
            <Switch
              key={name}
              label={t(`reseller.modules.${name}`)}
              description={t(`reseller.module_texts.${name}`)}
              checked={form.values.modules[name]}
              onChange={(event) =>
                form.setFieldValue('modules', { ...form.values.modules, [name]: event.currentTarget.checked })
              }
            />
          ))}
        </SimpleGrid>
      </fieldset>
      {offer !== null && offer.customer_count > 0 && (
        <Text size="sm" c="dimmed">
          {t('reseller.package_effect', { count: offer.customer_count })}
        </Text>
      )}
    </ServerForm>
  );
}
