import './texts.ts';
import { Anchor, Button, Code, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { agentQuery } from '../agents/agent-query.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { InstallationCheck } from './installation-check.tsx';
import { Progress } from './progress.tsx';
import { SiteGuides } from './site-guides.tsx';

/** Last step of the setup guide: the embed code with its check, or a phone number. */
export function LivePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { agentId } = useParams({ from: '/shell/start/$agentId/live' });
  const { data: agent, error, refetch } = useQuery(agentQuery(agentId));
  const name = agent?.name ?? '…';
  const chatLink = `${location.origin}/chat/${agentId}`;
  return (
    <Page
      title={t('start.live_title', { name })}
      description={t('start.live_text')}
      before={<BackLink to="/start/$agentId/try" params={{ agentId }} label={t('start.try_title', { name })} />}
      isNarrow
    >
      <Progress step="live" />
      <ErrorAlert error={error} onRetry={() => void refetch()} />
      <EmbedCode agentId={agentId} />
      <InstallationCheck agentId={agentId} />
      <Card title={t('start.on_phone')} text={t('start.on_phone_text')}>
        <Group>
          <Button variant="default" onClick={() => void navigate({ to: '/numbers', search: { agent: agentId } })}>
            {t('start.phone_numbers')}
          </Button>
        </Group>
      </Card>
      <Card title={t('start.link_only')}>
        <Anchor href={chatLink} target="_blank" className="breakable">
          {chatLink}
        </Anchor>
        <div>
          <CopyButton text={chatLink} />
        </div>
      </Card>
      <Group justify="space-between">
        <Text size="sm">
          <Anchor renderRoot={(props) => <Link to="/widget/$agentId" params={{ agentId }} {...props} />}>
            {t('start.chat_settings')}
          </Anchor>
        </Text>
        <Button onClick={() => void navigate({ to: '/' })}>{t('start.finish')}</Button>
      </Group>
    </Page>
  );
}

function EmbedCode({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  const code = `<script async src="${location.origin}/widget.js" data-agent-id="${agentId}"></script>`;
  return (
    <Card title={t('start.on_site')} text={t('start.on_site_text')}>
      <Code block className="code-block" tabIndex={0} aria-label={t('start.snippet')}>
        {code}
      </Code>
      <div>
        <CopyButton text={code} />
      </div>
      <SiteGuides />
    </Card>
  );
}
