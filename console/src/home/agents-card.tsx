import { Anchor, Badge, Button, Group, Stack } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Agent } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';

/** Agents shown on the start page; the list of agents has all. */
const shownMax = 4;

/** The newest agents, each with the way to talk to it and to put it live. */
export function AgentsCard({ agents }: { agents: readonly Agent[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const maySetUp = usePermission('agents:write');
  return (
    <Card
      title={t('navigation.agents')}
      aside={<Anchor renderRoot={(props) => <Link to="/agents" {...props} />}>{t('start.all_agents')}</Anchor>}
    >
      <Stack gap="sm" component="ul" className="plain-list">
        {agents.slice(0, shownMax).map(({ id: agentId, name, is_active: isActive }) => (
          <Group key={agentId} component="li" justify="space-between" gap="sm">
            <Group gap="sm" flex={1} miw={180}>
              <Anchor renderRoot={(props) => <Link to="/agents/$agentId" params={{ agentId }} {...props} />}>
                {name}
              </Anchor>
              {!isActive && <Badge color="gray">{t('home.inactive')}</Badge>}
            </Group>
            <Group gap="xs">
              <Button
                size="xs"
                variant="light"
                aria-label={`${t('start.talk')}: ${name}`}
                onClick={() => void navigate({ to: '/start/$agentId/try', params: { agentId } })}
              >
                {t('start.talk')}
              </Button>
              {maySetUp && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${t('start.go_live')}: ${name}`}
                  onClick={() => void navigate({ to: '/start/$agentId/live', params: { agentId } })}
                >
                  {t('start.go_live')}
                </Button>
              )}
            </Group>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
