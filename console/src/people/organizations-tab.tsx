import { Button, Group, Menu, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Organization } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

export function OrganizationsTab() {
  const { t } = useTranslation();
  const mayWrite = usePermission('organizations:write');
  const [isCreating, setCreating] = useState(false);
  const list = useList('/api/organizations');
  const columns: Column<Organization>[] = [
    {
      key: 'name',
      header: t('people.organization'),
      cell: ({ name }) => (
        <Text fw={600} inherit>
          {name}
        </Text>
      ),
    },
    {
      key: 'people',
      header: t('people.title'),
      cell: ({ user_count: count }) => t('people.user_count', { count }),
    },
    { key: 'since', header: t('common.created'), cell: (organization) => <Timestamp at={organization.created_at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (organization) => (mayWrite ? <OrganizationActions organization={organization} /> : null),
    },
  ];
  const button = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('people.create_organization')}
    </Button>
  );
  return (
    <Stack>
      {mayWrite && (list.rows?.length ?? 0) > 0 && <Group justify="flex-end">{button}</Group>}
      <RecordTable
        label={t('people.tabs.organizations')}
        list={list}
        columns={columns}
        keyOf={(organization) => organization.id}
        empty={{
          title: t('people.no_organizations_title'),
          text: t('people.no_organizations_text'),
          action: mayWrite ? button : null,
        }}
      />
      <FormDialog isOpen={isCreating} title={t('people.create_organization')} onClose={() => setCreating(false)}>
        <OrganizationForm onDone={() => setCreating(false)} />
      </FormDialog>
    </Stack>
  );
}

function OrganizationActions({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  async function remove() {
    await api.delete('/api/organizations/{organizationId}', { path: { organizationId: organization.id } });
    await Promise.all(
      ['/api/organizations', '/api/users'].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
    );
  }
  return (
    <>
      <ActionsMenu label={t('people.actions_of', { name: organization.name })}>
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => setAsked('edit')}>
          {t('people.rename')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setAsked('delete')}>
          {t('common.delete')}
        </Menu.Item>
      </ActionsMenu>
      <FormDialog isOpen={asked === 'edit'} title={t('people.rename')} onClose={() => setAsked(null)}>
        <OrganizationForm organization={organization} onDone={() => setAsked(null)} />
      </FormDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={t('people.delete_organization_title', { name: organization.name })}
        confirmLabel={t('common.delete')}
        isDangerous
        run={remove}
        onClose={() => setAsked(null)}
      >
        {t('people.delete_organization_text')}
      </ConfirmDialog>
    </>
  );
}

function OrganizationForm({ organization, onDone }: { organization?: Organization; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: organization?.name ?? '' },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send(body) {
      if (organization === undefined) await api.post('/api/organizations', { body });
      else {
        const path = { organizationId: organization.id };
        await api.patch('/api/organizations/{organizationId}', { path, body });
      }
      await queryClient.invalidateQueries({ queryKey: ['/api/organizations'] });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('people.organization_name')} required data-autofocus {...form.getInputProps('name')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
