import { Badge, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Plus, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tool } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import './texts.ts';

export function ToolsPage() {
  const { t } = useTranslation();
  const mayWrite = usePermission('tools:write');
  const list = useList('/api/tools');
  const columns: Column<Tool>[] = [
    { key: 'name', header: t('tools.name'), cell: (tool) => <ToolName tool={tool} /> },
    {
      key: 'type',
      header: t('tools.type'),
      cell: (tool) => <Badge color="gray">{t(`tool_types.${tool.type}`)}</Badge>,
    },
    {
      key: 'agents',
      header: t('tools.agents'),
      cell: (tool) => t('tools.agent_count', { count: tool.agent_ids.length }),
    },
    { key: 'updated', header: t('common.changed'), cell: (tool) => <Timestamp at={tool.updated_at} /> },
  ];
  const button = (
    <Button component={Link} to="/tools/new" leftSection={<Plus size={16} aria-hidden />}>
      {t('tools.new')}
    </Button>
  );
  return (
    <Page
      title={t('tools.title')}
      description={t('tools.page_text')}
      actions={
        <>
          <Button component={Link} to="/tool-log" variant="default" leftSection={<ScrollText size={16} aria-hidden />}>
            {t('navigation.tool_log')}
          </Button>
          {mayWrite && (list.rows?.length ?? 0) > 0 && button}
        </>
      }
    >
      <RecordTable
        label={t('tools.title')}
        list={list}
        columns={columns}
        keyOf={(tool) => tool.id}
        empty={{ title: t('tools.empty_title'), text: t('tools.empty_text'), action: mayWrite && button }}
      />
    </Page>
  );
}

function ToolName({ tool }: { tool: Tool }) {
  return (
    <Group gap="xs">
      <div>
        <Link to="/tools/$toolId" params={{ toolId: tool.id }} className="row-link mono">
          {tool.name}
        </Link>
        {tool.description && (
          <Text size="sm" c="dimmed" lineClamp={1} maw={420}>
            {tool.description}
          </Text>
        )}
      </div>
    </Group>
  );
}
