import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { Agent } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { installationQuery, isInstalled } from '../start/installation-query.ts';

/** The widget of each agent, and whether it was found on a site. */
export function WidgetsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList('/api/agents');
  const mayCreate = usePermission('agents:write', 'ai:write');
  const columns: Column<Agent>[] = [
    {
      key: 'agent',
      header: t('widget.agent'),
      cell: ({ id, name }) => (
        <Link to="/widget/$agentId" params={{ agentId: id }} className="row-link">
          {name}
        </Link>
      ),
    },
    { key: 'site', header: t('widget.site'), cell: ({ id }) => <Installation agentId={id} /> },
    {
      key: 'live',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: ({ id, name }) => (
        <Button
          size="xs"
          variant="default"
          aria-label={t('widget.put_on_site_of', { name })}
          onClick={() => void navigate({ to: '/start/$agentId/live', params: { agentId: id } })}
        >
          {t('widget.put_on_site')}
        </Button>
      ),
    },
  ];
  return (
    <Page title={t('widget.title')} description={t('widget.text')}>
      <RecordTable
        label={t('widget.title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{
          title: t('home.no_agents_title'),
          text: t('home.no_agents_text'),
          action: mayCreate && (
            <Button component={Link} to="/start">
              {t('home.new_agent')}
            </Button>
          ),
        }}
      />
    </Page>
  );
}

/** The last check of a site, in words. */
function Installation({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(installationQuery(agentId));
  const check = data?.last_check ?? null;
  if (data === undefined) return null;
  if (check === null) return <Badge color="gray">{t('widget.not_checked')}</Badge>;
  return (
    <>
      <Badge color={isInstalled(check) ? 'green' : 'red'} mr="xs">
        {t(isInstalled(check) ? 'widget.found' : 'widget.not_found')}
      </Badge>
      <span className="breakable">{new URL(check.url).host}</span> <Timestamp at={check.checked_at} />
    </>
  );
}
