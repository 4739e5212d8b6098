import './texts.ts';
import { Anchor, Button, List, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { agentQuery } from '../agents/agent-query.ts';
import { AgentWarnings } from '../parts/agent-warnings.tsx';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { Progress } from './progress.tsx';

/** Third step of the setup guide: the real chat of the agent, by text and by voice. */
export function TryPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { agentId } = useParams({ from: '/shell/start/$agentId/try' });
  const { data: agent, error, refetch } = useQuery(agentQuery(agentId));
  const name = agent?.name ?? '…';
  return (
    <Page
      title={t('start.try_title', { name })}
      description={t('start.try_text')}
      actions={
        <Button
          rightSection={<ArrowRight size={16} aria-hidden />}
          onClick={() => void navigate({ to: '/start/$agentId/live', params: { agentId } })}
        >
          {t('start.go_live')}
        </Button>
      }
    >
      <Progress step="talk" />
      <ErrorAlert error={error} onRetry={() => void refetch()} />
      {agent && <AgentWarnings warnings={agent.warnings} />}
      <div className="try-columns">
        <Paper component="section" p={0} className="try-chat">
          <iframe src={`/chat/${agentId}?embed=1`} title={t('start.chat_frame', { name })} allow="microphone" />
        </Paper>
        <Card title={t('start.try_help')}>
          <List size="sm" spacing="xs">
            <List.Item>{t('start.try_chat')}</List.Item>
            <List.Item>{t('start.try_voice')}</List.Item>
            <List.Item>{t('start.try_fix')}</List.Item>
          </List>
          <Anchor
            size="sm"
            renderRoot={(props) => <Link to="/agents/$agentId/instructions" params={{ agentId }} {...props} />}
          >
            {t('start.edit')}
          </Anchor>
          <Anchor
            size="sm"
            renderRoot={(props) => <Link to="/agents/$agentId/knowledge" params={{ agentId }} {...props} />}
          >
            {t('start.add_knowledge')}
          </Anchor>
        </Card>
      </div>
    </Page>
  );
}
