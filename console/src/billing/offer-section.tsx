import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from '../api/use-list.ts';
import { EditOrDelete } from '../parts/edit-or-delete.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import type { Seller } from './offers-of-seller.ts';

interface Offer {
  id: string;
  name: string;
}

/** A list of offers of one kind, with a form for a new one and a menu for each. */
export function OfferSection<Row extends Offer>(props: {
  title: string;
  path: string;
  list: List<Row>;
  columns: readonly Column<Row>[];
  empty: { title: string; text: string };
  words: { create: string; edit: string; removeTitle: string; removeText: string };
  /** False for one that is over: it has no menu. */
  isOpen(row: Row): boolean;
  remove(row: Row): Promise<unknown>;
  form(row: Row | null, on: { done(): void; cancel(): void }): ReactNode;
}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState<Row | 'new' | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [props.path] });
  const { words, title } = props;
  const button = (
    <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      {words.create}
    </Button>
  );
  const menu: Column<Row> = {
    key: 'menu',
    header: t('plans.edit'),
    isHeaderHidden: true,
    cell: (row) =>
      props.isOpen(row) && (
        <EditOrDelete
          label={t('plans.actions', { name: row.name })}
          editLabel={t('plans.edit')}
          onEdit={() => setEditing(row)}
          deleteTitle={words.removeTitle}
          deleteText={words.removeText}
          onDelete={async () => {
            await props.remove(row);
            await refresh();
          }}
        />
      ),
  };
  const isEmpty = props.list.rows?.length === 0;
  return (
    <Stack component="section" gap="sm">
      <Group justify="space-between">
        <Title order={2}>{title}</Title>
        {!isEmpty && button}
      </Group>
      <RecordTable
        label={title}
        list={props.list}
        columns={[...props.columns, menu]}
        keyOf={({ id }) => id}
        empty={{ ...props.empty, action: button }}
      />
      <FormDialog
        isOpen={editing !== null}
        title={editing === 'new' ? words.create : words.edit}
        onClose={() => setEditing(null)}
      >
        {editing !== null &&
          props.form(editing === 'new' ? null : editing, {
            cancel: () => setEditing(null),
            done() {
              notify(editing === 'new' ? t('plans.created') : t('plans.saved'));
              setEditing(null);
              void refresh();
            },
          })}
      </FormDialog>
    </Stack>
  );
}

/** Name of an offer; on the platform's page with a line where a reseller sells it. */
export function OfferName({ offer, seller }: { offer: { name: string; reseller_id: string | null }; seller: Seller }) {
  const { t } = useTranslation();
  return (
    <div>
      {offer.name}
      {seller === 'platform' && offer.reseller_id !== null && (
        <Text size="sm" c="dimmed">
          {t('plans.of_reseller')}
        </Text>
      )}
    </div>
  );
}

/** Offered to all customers, by assignment only, or retired. */
export function OfferState({ offer }: { offer: { is_public: boolean; retired_at: string | null } }) {
  const { t } = useTranslation();
  if (offer.retired_at !== null) return <Badge color="gray">{t('plans.retired')}</Badge>;
  return offer.is_public ? (
    <Badge color="green">{t('plans.offered')}</Badge>
  ) : (
    <Badge color="gray">{t('plans.hidden')}</Badge>
  );
}
