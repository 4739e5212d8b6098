import { Group, Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { EndOfCallWebhook } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { Page } from '../parts/page.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useAgents } from '../tools/use-agents.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { MissedEvents } from './missed-events.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { webhookName } from './webhook-name.ts';
import { webhookQuery } from './webhook-queries.ts';
import { WebhookState } from './webhook-state.tsx';

/** One webhook: its settings, actions and delivery log. */
export function WebhookPage() {
  const { t } = useTranslation();
  const { webhookId } = useParams({ from: '/shell/webhooks/$webhookId' });
  const { data: webhook } = useSuspenseQuery(webhookQuery(webhookId));
  const mayWrite = usePermission('webhooks:write');
  return (
    <Page
      title={webhookName(webhook)}
      description={<span className="mono">{webhook.url}</span>}
      before={<BackLink to="/webhooks" label={t('webhooks.title')} />}
      actions={mayWrite && <WebhookActions webhook={webhook} />}
    >
      {mayWrite && <MissedEvents webhook={webhook} />}
      <Card title={t('webhooks.settings')} text={webhook.source === 'agent' ? t('webhooks.of_agent_text') : undefined}>
        <WebhookSettings webhook={webhook} />
      </Card>
      <Card title={t('webhooks.log')} text={t('webhooks.log_text')}>
        <DeliveryLog webhookId={webhookId} mayWrite={mayWrite} />
      </Card>
    </Page>
  );
}

function WebhookSettings({ webhook }: { webhook: EndOfCallWebhook }) {
  const { t } = useTranslation();
  const { nameOf } = useAgents();
  const { agent_ids: agentIds, previous_secret_valid_until: previousUntil } = webhook;
  const headers = Object.entries(webhook.headers);
  return (
    <Stack>
      <Facts
        facts={[
          [t('webhooks.state'), <WebhookState key="state" webhook={webhook} />],
          [t('webhooks.events'), webhook.events.map((event) => t(`webhooks.names.${event}`)).join(', ')],
          [t('webhooks.agents'), agentIds?.map((id) => nameOf(id) ?? id).join(', ') ?? t('webhooks.all_agents')],
          [t('webhooks.secret'), t('webhooks.secret_ends_in', { hint: webhook.secret_hint })],
          [t('webhooks.previous_until'), previousUntil && <Timestamp at={previousUntil} />],
          [t('webhooks.transcript_fact'), webhook.include.length > 0 ? t('webhooks.with_transcript') : null],
          [
            t('webhooks.headers'),
            headers.length > 0 ? (
              <Group gap={4} component="span" className="mono">
                {headers.map(([name, value]) => (
                  <span key={name}>{`${name}: ${value}`}</span>
                ))}
              </Group>
            ) : null,
          ],
          [t('webhooks.at'), <Timestamp key="at" at={webhook.created_at} />],
        ]}
      />
    </Stack>
  );
}
