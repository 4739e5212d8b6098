import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { ResellerPackage } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { EditDialog, type EditedRow } from '../parts/edit-dialog.tsx';
import { EditOrDelete } from '../parts/edit-or-delete.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { resellerModules } from './modules.ts';
import { PackageForm } from './package-form.tsx';
import { packagesPath } from './reseller-queries.ts';
import { useReseller } from './use-reseller.ts';

/** Packages of a reseller: which modules of the product their customers have. */
export function PackagesPage() {
  const { t } = useTranslation();
  const { isAdmin } = useReseller();
  const [edited, setEdited] = useState<EditedRow<ResellerPackage>>(null);
  const list = useList(packagesPath, {});
  const createButton = isAdmin && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('reseller.new_package')}
    </Button>
  );
  return (
    <Page
      title={t('reseller.packages')}
      description={t('reseller.packages_text')}
      actions={(list.rows?.length ?? 0) > 0 && createButton}
    >
      <RecordTable
        label={t('reseller.packages')}
        list={list}
        columns={useColumns(isAdmin ? setEdited : null)}
        keyOf={({ id }) => id}
        empty={{ title: t('reseller.no_packages_title'), text: t('reseller.no_packages_text'), action: createButton }}
      />
      <EditDialog
        edited={edited}
        size="lg"
        title={(row) => (row ? t('reseller.edit_title', { name: row.name }) : t('reseller.new_package'))}
        onClose={() => setEdited(null)}
      >
        {(row) => <PackageForm offer={row} onDone={() => setEdited(null)} />}
      </EditDialog>
    </Page>
  );
}

function useColumns(onEdit: ((row: ResellerPackage) => void) | null): Column<ResellerPackage>[] {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const remove = async (packageId: string) => {
    await api.delete(`${packagesPath}/{packageId}`, { path: { packageId } });
    await queryClient.invalidateQueries({ queryKey: [packagesPath] });
  };
  return [
    {
      key: 'name',
      header: t('reseller.package'),
      cell: ({ name, description }) => (
        <div>
          <Text fw={600} inherit>
            {name}
          </Text>
          {description && (
            <Text size="sm" c="dimmed">
              {description}
            </Text>
          )}
        </div>
      ),
    },
    { key: 'off', header: t('reseller.modules_off'), cell: (row) => <ModulesOff modules={row.modules} /> },
    { key: 'customers', header: t('reseller.title'), cell: ({ customer_count: count }) => count },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (row) =>
        onEdit && (
          <EditOrDelete
            label={t('reseller.actions_of', { name: row.name })}
            editLabel={t('reseller.edit')}
            onEdit={() => onEdit(row)}
            deleteTitle={t('reseller.delete_package', { name: row.name })}
            deleteText={t('reseller.delete_package_text')}
            onDelete={() => remove(row.id)}
          />
        ),
    },
  ];
}

function ModulesOff({ modules }: { modules: ResellerPackage['modules'] }) {
  const { t } = useTranslation();
  const off = resellerModules.filter((name) => !modules[name]);
  return (
    <Text size="sm" maw={420}>
      {off.length === 0 ? t('reseller.none_off') : off.map((name) => t(`reseller.modules.${name}`)).join(', ')}
    </Text>
  );
}
