import { Menu, Text, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../api/session.ts';
import { forgetDrafts } from '../desk/drafts.ts';
import { useFaultWords } from '../parts/use-fault-words.ts';
import { consoleRoot } from '../paths.ts';
import { tellFault } from '../parts/tell.tsx';

/** Which account this is, and the way to the others of this person. */
export function TenantSwitcher() {
  const { t } = useTranslation();
  const { tenant, tenants } = useSession();
  const words = useFaultWords();
  const change = useMutation({
    mutationFn: (tenantId: string) => api.request('POST', '/api/auth/switch-tenant', { body: { tenant_id: tenantId } }),
    // Loaded anew, so that nothing of the account before is left in the page.
    onSuccess() {
      forgetDrafts();
      location.assign(consoleRoot);
    },
    onError: (error) => tellFault(words(error)),
  });
  const name = tenant?.name ?? t('shell.no_tenant');
  const current = (
    <>
      <Text fw={600} size="sm" truncate>
        {name}
      </Text>
      {tenant && (
        <Text size="xs" c="dimmed">
          {t(`roles.${tenant.role}`)}
        </Text>
      )}
    </>
  );
  if (tenants.length < 2) return <div className="tenant">{current}</div>;
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <UnstyledButton className="tenant tenant-button" aria-label={t('shell.switch_tenant', { name })}>
          <div className="tenant-name">{current}</div>
          <ChevronsUpDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {tenants.map(({ id, name: other, role }) => (
          <Menu.Item
            key={id}
            disabled={id === tenant?.id || change.isPending}
            rightSection={id === tenant?.id ? <Check size={16} aria-hidden /> : null}
            onClick={() => change.mutate(id)}
          >
            {other}
            <Text size="xs" c="dimmed">
              {t(`roles.${role}`)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
