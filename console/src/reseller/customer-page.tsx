import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../billing/texts.ts';
import './texts.ts';
import { languageChoices } from '../account/choices.ts';
import { api } from '../api/api.ts';
import type { Customer } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Facts } from '../parts/facts.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { SkeletonLines } from '../parts/skeletons.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { CustomerButtons } from './customer-actions.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerKeys } from './customer-keys.tsx';
import { CustomerUse } from './customer-use.tsx';
import { customerQuery, customersPath, packagesPath, useRefreshCustomers } from './reseller-queries.ts';
import { useReseller } from './use-reseller.ts';

// Loaded after the page, whose other cards do not wait for them.
const CustomerPlan = lazy(async () => ({ default: (await import('./customer-plan.tsx')).CustomerPlan }));
const PriceListList = lazy(async () => ({ default: (await import('../billing/price-list-list.tsx')).PriceListList }));

/** One customer: facts, use, package, keys, and what can be done with the account. */
export function CustomerPage() {
  const { t } = useTranslation();
  const { customerId } = useParams({ from: '/shell/reseller/customers/$customerId' });
  const found = useQuery(customerQuery(customerId));
  const customer = found.data;
  const isTrashed = customer?.trashed_at !== null;
  return (
    <Page
      title={customer?.name ?? t('reseller.customer')}
      before={<BackLink to="/reseller/customers" label={t('reseller.title')} />}
      actions={customer && !isTrashed && <CustomerButtons customer={customer} size="sm" />}
    >
      <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />
      {!customer && !found.error && <SkeletonLines />}
      {customer && <CustomerCards customer={customer} />}
    </Page>
  );
}

function CustomerCards({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const { isAdmin, seesCosts } = useReseller();
  const isActive = customer.trashed_at === null;
  return (
    <>
      {!isActive && (
        <Alert color="yellow" role="note" className="readable-alert">
          {t('reseller.is_trashed')}
        </Alert>
      )}
      {isActive && customer.suspended_at !== null && (
        <Alert color="yellow" role="note" className="readable-alert">
          <Text size="sm" fw={600}>
            {t('reseller.is_suspended')}
          </Text>
          {customer.suspension_reason || t('reseller.no_reason')} (<Timestamp at={customer.suspended_at} />)
        </Alert>
      )}
      <FactsCard customer={customer} mayChange={isAdmin && isActive} />
      {seesCosts && (
        <Suspense fallback={<SkeletonLines />}>
          <CustomerPlan customer={customer} mayChange={isAdmin && isActive} />
        </Suspense>
      )}
      {seesCosts && <CustomerUse customerId={customer.id} />}
      {isAdmin && isActive && (
        <Suspense fallback={<SkeletonLines />}>
          <PriceListList seller="reseller" customerId={customer.id} />
        </Suspense>
      )}
      {isActive && <CustomerKeys customer={customer} mayChange={isAdmin} />}
      {isAdmin && isActive && <TrashCard customer={customer} />}
    </>
  );
}

function FactsCard({ customer, mayChange }: { customer: Customer; mayChange: boolean }) {
  const { t, i18n } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const packages = useList(packagesPath, { limit: 200 }).rows;
  const { package_id: packageId, country } = customer;
  const close = () => setEditing(false);
  return (
    <Card
      title={t('reseller.facts')}
      aside={
        mayChange && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('reseller.edit')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [
            t('reseller.package'),
            packageId === null ? t('reseller.all_modules') : packages?.find(({ id }) => id === packageId)?.name,
          ],
          [t('reseller.contact_email'), customer.contact_email],
          [t('reseller.country'), country && new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country)],
          [
            t('shell.language'),
            languageChoices(i18n.language, customer.language).find(({ value }) => value === customer.language)?.label,
          ],
          [t('reseller.timezone'), customer.timezone.replaceAll('_', ' ')],
          [
            t('reseller.conversations'),
            <Badge key="shares" color={customer.shares_conversations ? 'blue' : 'gray'}>
              {t(customer.shares_conversations ? 'reseller.shared' : 'reseller.private')}
            </Badge>,
          ],
          [t('reseller.created'), <Timestamp key="created" at={customer.created_at} />],
          [
            t('reseller.id'),
            <span key="id" className="mono breaks">
              {customer.id}
            </span>,
          ],
        ]}
      />
      <FormDialog isOpen={isEditing} title={t('reseller.edit_title', { name: customer.name })} onClose={close}>
        <CustomerForm
          customer={customer}
          onCancel={close}
          onDone={() => {
            notify(t('reseller.saved'));
            close();
          }}
        />
      </FormDialog>
    </Card>
  );
}

function TrashCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshCustomers();
  const [isAsking, setAsking] = useState(false);
  const { id, name } = customer;
  async function trash() {
    await api.delete(`${customersPath}/{customerId}`, { path: { customerId: id } });
    notify(t('reseller.trashed_note', { name }));
    await navigate({ to: '/reseller/trash' });
    await refresh();
  }
  return (
    <Card title={t('reseller.to_trash')} text={t('reseller.to_trash_text')}>
      <Group>
        <Button variant="default" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {t('reseller.to_trash')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('reseller.to_trash_of', { name })}
        confirmLabel={t('reseller.to_trash')}
        isDangerous
        run={trash}
        onClose={() => setAsking(false)}
      >
        <Stack gap="sm">
          <Text>{t('reseller.to_trash_confirm')}</Text>
        </Stack>
      </ConfirmDialog>
    </Card>
  );
}
