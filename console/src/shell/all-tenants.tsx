import { Divider, NavLink, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { Check, Search, Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenantOverview } from '../api/schemas.ts';
import { useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { useSwitchTenant } from '../platform/use-change-tenant.ts';

export type FoundTenant = Pick<TenantOverview, 'id' | 'name'>;

/** How many of the tenants that fit are listed. */
const shown = 6;

/** A platform admin's own tenants to switch to, and every other one to enter, found by its name. */
export function AllTenants({ onEnter, onGo }: { onEnter(tenant: FoundTenant): void; onGo(): void }) {
  const { t } = useTranslation();
  const { tenant: current, tenants: own } = useSession();
  const change = useSwitchTenant();
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), 250);
  const { rows } = useList('/api/admin/tenants', { q: q || undefined, limit: shown });
  const others = rows?.filter(
    ({ id, suspended_at }) => suspended_at === null && id !== current?.id && !own.some((mine) => mine.id === id),
  );
  return (
    <>
      <TextInput
        aria-label={t('support.search')}
        placeholder={t('support.search')}
        type="search"
        size="xs"
        p={4}
        data-autofocus
        leftSection={<Search size={14} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {own.map(({ id, name, role }) => (
        <NavLink
          key={id}
          component="button"
          type="button"
          className="nav-link"
          label={name}
          description={t(`roles.${role}`)}
          active={id === current?.id}
          aria-current={id === current?.id}
          rightSection={id === current?.id ? <Check size={16} aria-hidden /> : null}
          onClick={() => (id === current?.id ? onGo() : change.mutate(id))}
        />
      ))}
      {others?.map((tenant) => (
        <NavLink
          key={tenant.id}
          component="button"
          type="button"
          className="nav-link"
          label={tenant.name}
          onClick={() => onEnter(tenant)}
        />
      ))}
      {others?.length === 0 && (
        <Text size="sm" c="dimmed" px="sm" py={6} role="status">
          {t('support.nothing_found')}
        </Text>
      )}
      <Divider my={4} />
      <NavLink
        component={Link}
        to="/platform/tenants"
        className="nav-link"
        label={t('support.all_tenants')}
        leftSection={<Store size={16} aria-hidden />}
        onClick={onGo}
      />
    </>
  );
}
