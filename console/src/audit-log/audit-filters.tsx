import { Button, Group, NativeSelect, Select, TextInput } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isDay, oneOf } from '../search-values.ts';
import { actionKinds } from './describe-action.ts';

/** Filters as they are typed. */
export type AuditFilters = {
  action: string;
  id: string;
  idRole: 'actor_id' | 'resource_id' | 'tenant_id';
  from: string;
  to: string;
};

export const noFilters: AuditFilters = { action: '', id: '', idRole: 'resource_id', from: '', to: '' };

/** Query of the filters; days are those of this browser's time zone. */
export function auditQuery({ action, id, idRole, from, to }: AuditFilters): Record<string, string> {
  const role = oneOf(['actor_id', 'resource_id', 'tenant_id'] as const, idRole) ?? noFilters.idRole;
  const isDate = (day: string) => isDay(day) && !Number.isNaN(Date.parse(day));
  const dayStart = (day: string) => new Date(`${day}T00:00:00`).toISOString();
  return {
    ...(action.trim() && { action: action.trim().toLowerCase() }),
    ...(id.trim() && { [role]: id.trim() }),
    ...(isDate(from) && { from: dayStart(from) }),
    ...(isDate(to) && { to: dayStart(to) }),
  };
}

/** Address of an export with these filters. */
const exportOf = (path: string, filters: AuditFilters, format: 'csv' | 'ndjson') =>
  `${path}?${new URLSearchParams({ ...auditQuery(filters), format }).toString()}`;

interface AuditFilterProps {
  path: string;
  filters: AuditFilters;
  hasAccounts: boolean;
  onChange(filters: AuditFilters): void;
}

/** Filters of an audit log, and its exports. */
export function AuditFilterBar({ path, filters, hasAccounts, onChange }: AuditFilterProps) {
  const { t, i18n } = useTranslation();
  const set = (change: Partial<AuditFilters>) => onChange({ ...filters, ...change });
  const roles = ['resource_id', 'actor_id', ...(hasAccounts ? ['tenant_id'] : [])] as AuditFilters['idRole'][];
  return (
    <Group gap="md" align="flex-end" role="group" aria-label={t('audit_log.filters')}>
      <Select
        label={t('audit_log.kind')}
        placeholder={t('audit_log.any_kind')}
        w={280}
        searchable
        clearable
        data={actionKinds(i18n.language, filters.action)}
        value={filters.action || null}
        onChange={(action) => set({ action: action ?? '' })}
      />
      <TextInput
        label={t('audit_log.id')}
        w={320}
        value={filters.id}
        onChange={(event) => set({ id: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('audit_log.id_role')}
        value={filters.idRole}
        data={roles.map((value) => ({ value, label: t(`audit_log.roles.${value}`) }))}
        onChange={(event) => set({ idRole: event.currentTarget.value as AuditFilters['idRole'] })}
      />
      <TextInput
        type="date"
        label={t('audit_log.from')}
        value={filters.from}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('audit_log.to')}
        value={filters.to}
        onChange={(event) => set({ to: event.currentTarget.value })}
      />
      {(['csv', 'ndjson'] as const).map((format) => (
        <Button
          key={format}
          component="a"
          href={exportOf(path, filters, format)}
          download
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          aria-label={t(`audit_log.export_${format}`)}
        >
          {t(`audit_log.${format}`)}
        </Button>
      ))}
    </Group>
  );
}
