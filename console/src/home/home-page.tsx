import '../start/texts.ts';
import { Button, Skeleton } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Agent } from '../api/schemas.ts';
import { usePermission, useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { Page } from '../parts/page.tsx';
import { EmptyState } from '../parts/record-table.tsx';
import { StartForms } from '../start/start-page.tsx';
import { Today } from '../statistics/today.tsx';
import { AgentsCard } from './agents-card.tsx';
import { OpenMatters } from './open-matters.tsx';
import { SetupCard } from './setup-card.tsx';
import { isSetupHidden, useSetupProgress } from './setup-progress.ts';
import { useOpenMatters } from './use-open-matters.ts';

/** The start page: the setup guide of a tenant without an agent; afterwards its day, and what needs attention. */
export function HomePage() {
  const { t } = useTranslation();
  const { tenant, suspended_tenant: suspended, is_platform_admin: isAdmin, reseller } = useSession();
  const mayRead = usePermission('agents:read');
  if (suspended !== null) {
    const { name, reseller } = suspended;
    return (
      <Page title={t('home.welcome')}>
        <EmptyState
          title={t('home.suspended_title', { tenant: name })}
          text={reseller === null ? t('home.suspended_text_admin') : t('home.suspended_text', { reseller })}
        />
      </Page>
    );
  }
  if (tenant === null && reseller !== null) return <Navigate to="/reseller/customers" replace />;
  if (tenant === null) {
    return (
      <Page title={t('home.welcome')}>
        <EmptyState
          title={t('home.no_tenant_title')}
          text={t(isAdmin ? 'home.no_tenant_admin' : 'home.no_tenant_text')}
          action={isAdmin && <NextStep to="/platform/tenants" label={t('navigation.tenants')} />}
        />
      </Page>
    );
  }
  return mayRead ? <TenantHome key={tenant.id} /> : <Day agents={[]} />;
}

function TenantHome() {
  const { t } = useTranslation();
  const mayCreate = usePermission('agents:write', 'ai:write');
  const { rows, error, retry } = useList('/api/agents');
  if (error && !rows) {
    return (
      <Page title={t('navigation.start')}>
        <ErrorAlert error={error} onRetry={retry} />
      </Page>
    );
  }
  if (!rows) {
    return (
      <Page title={t('navigation.start')}>
        <Skeleton height={240} radius="lg" />
      </Page>
    );
  }
  if (rows.length > 0) return <Day agents={rows} />;
  return mayCreate ? (
    <Page title={t('start.first_title')} description={t('start.first_text')} isNarrow>
      <StartForms />
    </Page>
  ) : (
    <Page title={t('navigation.start')}>
      <EmptyState title={t('home.no_agents_title')} text={t('home.no_agents_text')} />
    </Page>
  );
}

function Day({ agents }: { agents: readonly Agent[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayCreate = usePermission('agents:write', 'ai:write');
  const [newest] = agents;
  const matters = useOpenMatters(agents);
  const wantsSetup = mayCreate && newest !== undefined && !isSetupHidden(newest.id);
  const progress = useSetupProgress(newest?.id ?? '', wantsSetup);
  const isLoading = matters === null || (wantsSetup && progress === null);
  return (
    <Page
      title={t('navigation.start')}
      description={t('start.home_text')}
      actions={
        mayCreate && (
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => void navigate({ to: '/start' })}
          >
            {t('start.create_another')}
          </Button>
        )
      }
    >
      {isLoading ? (
        <Skeleton height={240} radius="lg" />
      ) : (
        <>
          {wantsSetup && progress && <SetupCard key={newest.id} agent={newest} progress={progress} />}
          <OpenMatters matters={matters} />
          <Today />
          {agents.length > 0 && <AgentsCard agents={agents} />}
        </>
      )}
    </Page>
  );
}
