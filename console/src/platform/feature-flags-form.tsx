import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { FeatureFlag, TenantOverview } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

const path = '/api/admin/tenants/{tenantId}/feature-flags';
type Choice = 'off' | 'on' | 'package';

const choiceOf = ({ override }: FeatureFlag): Choice => (override === null ? 'package' : override ? 'on' : 'off');

/** Features of a tenant: what its package says, and what the platform overrides. */
export function FeatureFlagsForm({ tenant, onClose }: { tenant: TenantOverview; onClose(): void }) {
  const { data, error, refetch } = useQuery({
    queryKey: [path, tenant.id],
    queryFn: ({ signal }) => api.get(path, { path: { tenantId: tenant.id }, signal }),
  });
  if (data === undefined) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return <Flags tenantId={tenant.id} flags={data.data} onClose={onClose} />;
}

function Flags({ tenantId, flags, onClose }: { tenantId: string; flags: FeatureFlag[]; onClose(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm<Record<string, Choice>>({
    initialValues: Object.fromEntries(flags.map((each) => [each.flag, choiceOf(each)])),
    async send(choices) {
      const overrides = Object.fromEntries(
        Object.entries(choices).flatMap(([flag, choice]) => (choice === 'package' ? [] : [[flag, choice === 'on']])),
      );
      await api.put(path, { path: { tenantId }, body: { overrides } });
      await queryClient.invalidateQueries({ queryKey: [path] });
      notify(t('tenants.features_saved'));
      onClose();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">{t('tenants.features_text')}</Text>
        <Alert color="blue">{t('tenants.features_hint')}</Alert>
        {flags.map((each) => (
          <NativeSelect
            key={each.flag}
            label={t(`tenants.features.${each.flag}`)}
            data={[
              {
                value: 'package',
                label: t(each.package === null ? 'tenants.by_default' : 'tenants.by_package', {
                  state: t((each.package ?? each.default) ? 'tenants.on' : 'tenants.off'),
                }),
              },
              { value: 'on', label: t('tenants.on') },
              { value: 'off', label: t('tenants.off') },
            ]}
            {...form.getInputProps(each.flag)}
          />
        ))}
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onClose} />
      </Stack>
    </form>
  );
}
