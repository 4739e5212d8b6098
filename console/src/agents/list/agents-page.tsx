import './texts.ts';
import { Badge, Button, Text } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agent } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { Page } from '../../parts/page.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { Timestamp } from '../../parts/timestamp.tsx';
import { AgentActions } from './agent-actions.tsx';
import { readAgentFilters } from './agent-filters.ts';
import { AgentsFilters } from './agents-filters.tsx';

/** Agents of the account, or those in its trash, with search and filter. */
export function AgentsPage() {
  const { t } = useTranslation();
  const filters = readAgentFilters(useSearch({ from: '/shell/agents' }));
  const mayWrite = usePermission('agents:write');
  const mayCreate = usePermission('agents:write', 'ai:write');
  const isTrash = filters.view === 'trash';
  const { q, status } = filters;
  const list = useList(isTrash ? '/api/agents/trash' : '/api/agents', { q, status });
  const newLink = mayCreate && (
    <Button component={Link} to="/start" leftSection={<Plus size={16} aria-hidden />}>
      {t('home.new_agent')}
    </Button>
  );
  return (
    <Page title={t('navigation.agents')} description={t('agents_list.text')} actions={newLink}>
      <AgentsFilters filters={filters} />
      <RecordTable
        label={t(`agents_list.views.${isTrash ? 'trash' : 'agents'}`)}
        list={list}
        columns={useColumns(isTrash, mayWrite)}
        keyOf={({ id }) => id}
        empty={useEmpty(isTrash, q !== undefined || status !== undefined, newLink)}
      />
    </Page>
  );
}

function useColumns(isTrash: boolean, mayWrite: boolean): Column<Agent>[] {
  const { t, i18n } = useTranslation();
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return [
    {
      key: 'name',
      header: t('agents_list.name'),
      cell: (agent) => <AgentName agent={agent} isTrash={isTrash} />,
    },
    {
      key: 'state',
      header: t('agents_list.state'),
      cell: ({ is_active: isActive }) => (
        <Badge color={isActive ? 'green' : 'gray'}>{t(isActive ? 'home.active' : 'home.inactive')}</Badge>
      ),
    },
    { key: 'language', header: t('agents_list.language'), cell: ({ language }) => languages.of(language) ?? language },
    {
      key: 'model',
      header: t('agents_list.model'),
      cell: ({ llm }) => <span className="whole">{llm.provider === 'builtin' ? t('home.builtin') : llm.model}</span>,
    },
    {
      key: 'at',
      header: t(isTrash ? 'agents_list.trashed_at' : 'common.changed'),
      cell: ({ updated_at: at, trashed_at: trashedAt }) => <Timestamp at={trashedAt ?? at} />,
    },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (agent) => mayWrite && <AgentActions agent={agent} />,
    },
  ];
}

function AgentName({ agent, isTrash }: { agent: Agent; isTrash: boolean }) {
  return (
    <div>
      {isTrash ? (
        <Text fw={600} inherit>
          {agent.name}
        </Text>
      ) : (
        <Link to="/agents/$agentId" params={{ agentId: agent.id }} className="row-link">
          {agent.name}
        </Link>
      )}
      {agent.greeting !== '' && (
        <Text size="sm" c="dimmed" lineClamp={1}>
          {agent.greeting}
        </Text>
      )}
    </div>
  );
}

function useEmpty(isTrash: boolean, isFiltered: boolean, newLink: ReactNode) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (isFiltered) {
    const clear = (
      <Button
        variant="default"
        onClick={() => void navigate({ to: '/agents', search: isTrash ? { view: 'trash' } : {} })}
      >
        {t('agents_list.clear')}
      </Button>
    );
    return { title: t('agents_list.nothing_found'), text: t('agents_list.nothing_found_text'), action: clear };
  }
  if (isTrash) return { title: t('agents_list.trash_empty'), text: t('agents_list.trash_empty_text') };
  return { title: t('agents_list.none_title'), text: t('agents_list.none_text'), action: newLink };
}
