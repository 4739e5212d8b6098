import { Menu, Popover, Text, UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { Check, ChevronsUpDown } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { EnterTenantDialog } from '../platform/enter-tenant-dialog.tsx';
import { useSwitchTenant } from '../platform/use-change-tenant.ts';
import { AllTenants, type FoundTenant } from './all-tenants.tsx';

/** Which account this is, and the way to the others of this person; of a platform admin, to all. */
export function TenantSwitcher({ onGo }: { onGo(): void }) {
  const { tenants, is_platform_admin: isAdmin } = useSession();
  if (isAdmin) return <AdminSwitcher onGo={onGo} />;
  if (tenants.length < 2) {
    return (
      <div className="tenant">
        <CurrentTenant />
      </div>
    );
  }
  return <OwnTenantsMenu />;
}

function CurrentTenant() {
  const { t } = useTranslation();
  const { tenant, reseller } = useSession();
  return (
    <>
      <Text fw={600} size="sm" truncate>
        {tenant?.name ?? reseller?.name ?? t('shell.no_tenant')}
      </Text>
      {(tenant ?? reseller) && (
        <Text size="xs" c="dimmed">
          {tenant ? t(`roles.${tenant.role}`) : t('navigation.reseller')}
        </Text>
      )}
    </>
  );
}

function SwitcherButton(props: UnstyledButtonProps & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation();
  const { tenant, reseller } = useSession();
  const name = tenant?.name ?? reseller?.name ?? t('shell.no_tenant');
  return (
    <UnstyledButton {...props} className="tenant tenant-button" aria-label={t('shell.switch_tenant', { name })}>
      <div className="tenant-name">
        <CurrentTenant />
      </div>
      <ChevronsUpDown size={16} aria-hidden />
    </UnstyledButton>
  );
}

function OwnTenantsMenu() {
  const { t } = useTranslation();
  const { tenant, tenants } = useSession();
  const change = useSwitchTenant();
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <SwitcherButton />
      </Menu.Target>
      <Menu.Dropdown>
        {tenants.map(({ id, name, role }) => (
          <Menu.Item
            key={id}
            disabled={id === tenant?.id || change.isPending}
            rightSection={id === tenant?.id ? <Check size={16} aria-hidden /> : null}
            onClick={() => change.mutate(id)}
          >
            {name}
            <Text size="xs" c="dimmed">
              {t(`roles.${role}`)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Not a menu: those hold no field to search in. */
function AdminSwitcher({ onGo }: { onGo(): void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [entering, setEntering] = useState<FoundTenant | null>(null);
  return (
    <>
      <Popover width="target" position="bottom-start" opened={isOpen} onChange={setOpen} trapFocus returnFocus>
        <Popover.Target>
          <SwitcherButton onClick={() => setOpen((is) => !is)} />
        </Popover.Target>
        <Popover.Dropdown p={4} aria-label={t('support.all_tenants')}>
          <AllTenants
            onEnter={(tenant) => {
              setOpen(false);
              setEntering(tenant);
            }}
            onGo={() => {
              setOpen(false);
              onGo();
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <EnterTenantDialog tenant={entering} onClose={() => setEntering(null)} />
    </>
  );
}
