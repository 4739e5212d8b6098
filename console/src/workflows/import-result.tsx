import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { WorkflowImportResult } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';

const colors = { action_required: 'yellow', changed: 'blue', dropped: 'red' } as const;
const kinds = ['action_required', 'changed', 'dropped'] as const;

/** Agent, workflow and tools of an import with its report, and the button that creates them. */
export function ImportResult(props: { result: WorkflowImportResult; isCreating: boolean; onCreate(): void }) {
  const { t } = useTranslation();
  const { result } = props;
  const { created, workflow, tools, report } = result;
  const mayCreate = usePermission('workflows:write', 'agents:write', 'tools:write');
  return (
    <>
      <Card title={t('workflow_import.result')} text={created === null ? t('workflow_import.create_text') : undefined}>
        <Facts
          facts={[
            [t('workflow_import.recognised'), t(`workflow_import.formats.${result.source}`)],
            [t('workflow_import.agent'), result.name],
            [
              t('workflow_import.graph'),
              workflow === null
                ? t('workflow_import.no_graph')
                : t('workflow_import.graph_facts', { nodes: workflow.nodes.length, edges: workflow.edges.length }),
            ],
            [
              t('workflow_import.tools'),
              tools.length === 0 ? t('workflow_import.no_tools') : tools.map(({ name }) => name).join(', '),
            ],
          ]}
        />
        {created === null ? (
          mayCreate && (
            <Button className="chat-link" loading={props.isCreating} onClick={props.onCreate}>
              {t('workflow_import.create')}
            </Button>
          )
        ) : (
          <Group>
            {created.workflow_id !== null && (
              <Button component={Link} to={`/workflows/${created.workflow_id}/draft`}>
                {t('workflow_import.open_workflow')}
              </Button>
            )}
            <Button variant="default" component={Link} to={`/agents/${created.agent_id}`}>
              {t('workflow_import.open_agent')}
            </Button>
          </Group>
        )}
      </Card>
      <Card title={t('workflow_import.report')} text={t('workflow_import.report_text')}>
        {report.length === 0 && <Text>{t('workflow_import.nothing')}</Text>}
        <Stack component="ul" gap="md" className="plain-list">
          {kinds.flatMap((kind) =>
            report
              .filter((notice) => notice.kind === kind)
              .map((notice) => (
                <li key={`${notice.path} ${notice.what}`}>
                  <Group gap="xs" wrap="nowrap" align="flex-start">
                    <Badge color={colors[kind]} flex="none">
                      {t(`workflow_import.kinds.${kind}`)}
                    </Badge>
                    <div>
                      <Text fw={600} className="breakable">
                        {notice.what}
                      </Text>
                      <Text size="sm">
                        {notice.why} {notice.what_to_do}
                      </Text>
                      <Text size="xs" c="dimmed" className="mono">
                        {notice.path || '/'}
                      </Text>
                    </div>
                  </Group>
                </li>
              )),
          )}
        </Stack>
      </Card>
    </>
  );
}
