import { Badge, Button, Group, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { TenantOverview } from '../api/schemas.ts';
import { useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { AccountName } from '../parts/account-name.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SearchInput } from '../parts/search-input.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useUrlFilters } from '../parts/use-url-filters.ts';
import { EnterTenantDialog } from './enter-tenant-dialog.tsx';
import { type CreatedTenant, NewTenantForm } from './new-tenant-form.tsx';
import { useSwitchTenant } from './use-change-tenant.ts';

const FeatureFlagsForm = lazy(async () => ({
  default: (await import('./feature-flags-form.tsx')).FeatureFlagsForm,
}));

/** Every tenant of the installation, for platform admins. */
export function TenantsPage() {
  const { t } = useTranslation();
  const [{ q }, setFilters] = useUrlFilters({ q: '' });
  const [entering, setEntering] = useState<TenantOverview | null>(null);
  const [featured, setFeatured] = useState<TenantOverview | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<CreatedTenant | null>(null);
  const list = useList('/api/admin/tenants', { q });
  const button = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('tenants.create')}
    </Button>
  );
  return (
    <Page title={t('tenants.title')} description={t('tenants.text')} actions={button}>
      <SearchInput
        label={t('tenants.search')}
        placeholder={t('tenants.search_hint')}
        value={q}
        onSearch={(text) => setFilters({ q: text })}
      />
      <RecordTable
        label={t('tenants.title')}
        list={list}
        columns={useColumns(setEntering, setFeatured)}
        keyOf={(tenant) => tenant.id}
        empty={{ title: t('tenants.empty_title'), text: t('tenants.empty_text') }}
      />
      <FormDialog
        isOpen={featured !== null}
        title={t('tenants.features_of', { tenant: featured?.name ?? '' })}
        onClose={() => setFeatured(null)}
      >
        <Suspense>{featured && <FeatureFlagsForm tenant={featured} onClose={() => setFeatured(null)} />}</Suspense>
      </FormDialog>
      <EnterTenantDialog tenant={entering} onClose={() => setEntering(null)} />
      <FormDialog isOpen={isCreating} title={t('tenants.create')} onClose={() => setCreating(false)}>
        <NewTenantForm
          onCancel={() => setCreating(false)}
          onCreated={(tenant) => {
            setCreating(false);
            setMade(tenant);
          }}
        />
      </FormDialog>
      <MadeDialogs made={made} onDone={() => setMade(null)} />
    </Page>
  );
}

function useColumns(
  onEnter: (tenant: TenantOverview) => void,
  onFeatures: (tenant: TenantOverview) => void,
): Column<TenantOverview>[] {
  const { t } = useTranslation();
  return [
    { key: 'name', header: t('tenants.name'), cell: (tenant) => <TenantName tenant={tenant} /> },
    { key: 'people', header: t('tenants.people'), cell: ({ user_count }) => user_count },
    { key: 'agents', header: t('tenants.agents'), cell: ({ agent_count }) => agent_count },
    { key: 'created', header: t('tenants.created'), cell: ({ created_at }) => <Timestamp at={created_at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (tenant) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <Button
            size="xs"
            variant="default"
            aria-label={t('tenants.features_of', { tenant: tenant.name })}
            onClick={() => onFeatures(tenant)}
          >
            {t('tenants.features_button')}
          </Button>
          <TenantAction tenant={tenant} onEnter={() => onEnter(tenant)} />
        </Group>
      ),
    },
  ];
}

function TenantName({ tenant }: { tenant: TenantOverview }) {
  const { t } = useTranslation();
  const { tenants } = useSession();
  return (
    <div>
      <AccountName name={tenant.name} suspendedAt={tenant.suspended_at} trashedAt={tenant.trashed_at}>
        {tenants.some(({ id }) => id === tenant.id) && <Badge color="blue">{t('tenants.you_belong')}</Badge>}
      </AccountName>
      {(tenant.reseller || tenant.contact_email) && (
        <Text size="sm" c="dimmed">
          {tenant.reseller ? t('tenants.of_reseller', { reseller: tenant.reseller.name }) : tenant.contact_email}
        </Text>
      )}
    </div>
  );
}

function TenantAction({ tenant, onEnter }: { tenant: TenantOverview; onEnter(): void }) {
  const { t } = useTranslation();
  const session = useSession();
  const change = useSwitchTenant();
  if (tenant.id === session.tenant?.id) {
    return (
      <Text size="sm" c="dimmed">
        {t('tenants.here')}
      </Text>
    );
  }
  if (tenant.suspended_at !== null) return null;
  const isMember = session.tenants.some(({ id }) => id === tenant.id);
  return (
    <Button
      size="xs"
      variant="default"
      loading={change.isPending}
      aria-label={t(isMember ? 'tenants.open_of' : 'tenants.enter_of', { tenant: tenant.name })}
      onClick={() => (isMember ? change.mutate(tenant.id) : onEnter())}
    >
      {t(isMember ? 'tenants.open' : 'tenants.enter')}
    </Button>
  );
}

/** The key of a tenant that was just created, then the link for its owner where no e-mail carries it. */
function MadeDialogs({ made, onDone }: { made: CreatedTenant | null; onDone(): void }) {
  const { t } = useTranslation();
  const [isKeyKept, setKeyKept] = useState(false);
  const link = made?.owner_invite?.accept_url ?? null;
  function finish() {
    if (made) notify(t('tenants.created_note', { tenant: made.tenant.name }));
    setKeyKept(false);
    onDone();
  }
  return (
    <>
      <SecretDialog
        title={t('tenants.key_title')}
        text={t('tenants.key_text')}
        secret={made && !isKeyKept ? made.api_key.secret : null}
        onClose={() => (link === null ? finish() : setKeyKept(true))}
      />
      <SecretDialog
        title={t('tenants.link_title')}
        text={t('tenants.link_text')}
        secret={isKeyKept ? link : null}
        onClose={finish}
      />
    </>
  );
}
