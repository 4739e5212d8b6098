import { Button, Group, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Pencil, Play, Plus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../../api/api.ts';
import type { Reseller } from '../../api/schemas.ts';
import { useList } from '../../api/use-list.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { ActionsMenu } from '../../parts/actions-menu.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify, notifyError } from '../../parts/notify.tsx';
import { Page } from '../../parts/page.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { Timestamp } from '../../parts/timestamp.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { NewResellerForm } from './new-reseller-form.tsx';
import { RenameResellerForm } from './rename-reseller-form.tsx';
import { UsualPricesCard, WholesalePrices } from './wholesale-prices.tsx';

const path = '/api/admin/resellers';

/** Dialog that is open for a reseller of the list. */
type Opened = { action: 'rename' | 'prices' | 'suspend' | 'delete'; reseller: Reseller } | null;

/** Resellers of the installation, and the wholesale prices at which they buy. */
export function ResellersPage() {
  const { t } = useTranslation();
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const list = useList(path, {});
  const close = () => setOpened(null);
  const createButton = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('resellers.create')}
    </Button>
  );
  const named = { name: opened?.reseller.name ?? '' };
  return (
    <Page title={t('resellers.title')} description={t('resellers.text')} actions={createButton}>
      <RecordTable
        label={t('resellers.title')}
        list={list}
        columns={useColumns(setOpened)}
        keyOf={({ id }) => id}
        empty={{ title: t('resellers.empty_title'), text: t('resellers.empty_text') }}
      />
      <UsualPricesCard />
      <FormDialog isOpen={isCreating} title={t('resellers.create')} onClose={() => setCreating(false)}>
        <NewResellerForm
          onCancel={() => setCreating(false)}
          onCreated={({ reseller, api_key }) => {
            setCreating(false);
            setMade({ name: reseller.name, secret: api_key.secret });
          }}
        />
      </FormDialog>
      <SecretDialog
        title={t('resellers.key_title')}
        text={t('resellers.key_text')}
        secret={made?.secret ?? null}
        onClose={() => {
          notify(t('resellers.created_note', { name: made?.name ?? '' }));
          setMade(null);
        }}
      />
      <FormDialog isOpen={opened?.action === 'rename'} title={t('resellers.rename')} onClose={close}>
        {opened && <RenameResellerForm reseller={opened.reseller} onDone={close} />}
      </FormDialog>
      <FormDialog
        isOpen={opened?.action === 'prices'}
        size="lg"
        title={t('resellers.prices_of', named)}
        onClose={close}
      >
        {opened && <WholesalePrices resellerId={opened.reseller.id} />}
      </FormDialog>
      <StateDialogs opened={opened} onClose={close} />
    </Page>
  );
}

/** Confirmations before a reseller is suspended or deleted. */
function StateDialogs({ opened, onClose }: { opened: Opened; onClose(): void }) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const named = { name: opened?.reseller.name ?? '' };
  const resellerId = opened?.reseller.id ?? '';
  return (
    <>
      <ConfirmDialog
        isOpen={opened?.action === 'suspend'}
        title={t('resellers.suspend_title', named)}
        confirmLabel={t('resellers.suspend')}
        isDangerous
        run={async () => {
          await api.patch(`${path}/{resellerId}`, { path: { resellerId }, body: { suspended: true } });
          notify(t('resellers.suspended_note', named));
          await refresh();
        }}
        onClose={onClose}
      >
        {t('resellers.suspend_text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened?.action === 'delete'}
        title={t('resellers.delete_title', named)}
        confirmLabel={t('resellers.delete')}
        isDangerous
        run={async () => {
          await api.delete(`${path}/{resellerId}`, { path: { resellerId } });
          notify(t('resellers.deleted_note', named));
          await refresh();
        }}
        onClose={onClose}
      >
        {t('resellers.delete_text')}
      </ConfirmDialog>
    </>
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [path] });
}

function useColumns(onOpen: (opened: Opened) => void): Column<Reseller>[] {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const describe = useErrorMessage();
  const resume = ({ id, name }: Reseller) =>
    api
      .patch(`${path}/{resellerId}`, { path: { resellerId: id }, body: { suspended: false } })
      .then(() => {
        notify(t('resellers.resumed_note', { name }));
        return refresh();
      })
      .catch((error) => notifyError(describe(error)));
  return [
    {
      key: 'name',
      header: t('resellers.name'),
      cell: ({ name, suspended_at: at }) => <AccountName name={name} suspendedAt={at} />,
    },
    { key: 'customers', header: t('resellers.customers'), cell: ({ customer_count: count }) => count },
    { key: 'created', header: t('resellers.created'), cell: ({ created_at: at }) => <Timestamp at={at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (reseller) => (
        <Group justify="flex-end">
          <ActionsMenu label={t('resellers.actions_of', { name: reseller.name })}>
            <Menu.Item
              leftSection={<Tags size={16} aria-hidden />}
              onClick={() => onOpen({ action: 'prices', reseller })}
            >
              {t('resellers.prices')}
            </Menu.Item>
            <Menu.Item
              leftSection={<Pencil size={16} aria-hidden />}
              onClick={() => onOpen({ action: 'rename', reseller })}
            >
              {t('resellers.rename')}
            </Menu.Item>
            {reseller.suspended_at === null ? (
              <Menu.Item
                leftSection={<Ban size={16} aria-hidden />}
                onClick={() => onOpen({ action: 'suspend', reseller })}
              >
                {t('resellers.suspend')}
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<Play size={16} aria-hidden />} onClick={() => void resume(reseller)}>
                {t('resellers.resume')}
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => onOpen({ action: 'delete', reseller })}
            >
              {t('resellers.delete')}
            </Menu.Item>
          </ActionsMenu>
        </Group>
      ),
    },
  ];
}
