import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { ErrorText } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { useServerForm } from '../parts/use-server-form.ts';
import { type InstallationResult, installationQuery, isInstalled } from './installation-query.ts';

/** Looks for the embed code on a page, and says the result in words. */
export function InstallationCheck({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  const mayCheck = usePermission('chat:write');
  const { data, isPending } = useQuery(installationQuery(agentId));
  const last = data?.last_check ?? null;
  return (
    <Card title={t('start.check_site')} text={t('start.check_site_text')}>
      {mayCheck && !isPending && <CheckForm key={agentId} agentId={agentId} url={last?.url ?? ''} />}
      {last && <Result agentId={agentId} check={last} />}
    </Card>
  );
}

function CheckForm({ agentId, url }: { agentId: string; url: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { url },
    validate: { url: (text) => (text.trim() === '' ? t('common.needed') : null) },
    async send(values) {
      const address = values.url.trim();
      const body = { url: /^https?:\/\//i.test(address) ? address : `https://${address}` };
      const path = '/api/chat/widget/{agentId}/installation';
      const checked = await api.post(path, { path: { agentId }, body });
      queryClient.setQueryData(installationQuery(agentId).queryKey, checked);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {fault !== null && <ErrorText>{fault}</ErrorText>}
        <TextInput
          label={t('start.page_url')}
          placeholder="https://www.example.com"
          inputMode="url"
          {...form.getInputProps('url')}
        />
        <Group>
          <Button type="submit" variant="default" loading={isSending}>
            {t('start.check')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const blocked = new Set(['blocked_address', 'blocked_port', 'blocked_scheme']);
const reasons = [
  'invalid_url',
  'dns_failed',
  'connection_failed',
  'timeout',
  'too_large',
  'too_many_redirects',
  'http_error',
  'content_type',
] as const;

function Result({ agentId, check }: { agentId: string; check: InstallationResult }) {
  const { t } = useTranslation();
  const isGood = isInstalled(check);
  const { host } = new URL(check.url);
  const found = reasons.find((code) => code === check.reason);
  const reason =
    check.reason !== null && blocked.has(check.reason)
      ? t('start.reasons.blocked')
      : found && t(`start.reasons.${found}`, { status: check.http_status });
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <Alert color={isGood ? 'green' : 'yellow'} variant="light" icon={<Icon size={18} aria-hidden />} role="status">
      <Stack gap="xs">
        <Text size="sm" className="breakable">
          {t(`start.states.${check.state}`, { url: check.url, server: check.found_server ?? '' })} {reason}
        </Text>
        {!check.domain_allowed && <AllowDomain agentId={agentId} host={host} />}
        {!check.chat_enabled && (
          <Text size="sm">
            {t('start.chat_off')}{' '}
            <Link to="/widget/$agentId" params={{ agentId }}>
              {t('start.chat_settings')}
            </Link>
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {t('start.checked')} <Timestamp at={check.checked_at} />
        </Text>
      </Stack>
    </Alert>
  );
}

/** Adds the host to the allowed domains. */
function AllowDomain({ agentId, host }: { agentId: string; host: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function allow() {
    setSending(true);
    setFault(null);
    try {
      const path = '/api/chat/widget/{agentId}/config';
      const { allowed_domains: domains } = await api.get(path, { path: { agentId } });
      await api.patch(path, { path: { agentId }, body: { allowed_domains: [...domains, host] } });
      notify(t('start.domain_allowed', { host }));
      const { queryKey } = installationQuery(agentId);
      queryClient.setQueryData(queryKey, (before) =>
        before?.last_check ? { ...before, last_check: { ...before.last_check, domain_allowed: true } } : before,
      );
    } catch (error) {
      setFault(errorMessage(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <Stack gap="xs">
      {fault !== null && <ErrorText>{fault}</ErrorText>}
      <Text size="sm">{t('start.domain_missing', { host })}</Text>
      <Group>
        <Button size="xs" loading={isSending} onClick={() => void allow()}>
          {t('start.allow_domain', { host })}
        </Button>
      </Group>
    </Stack>
  );
}
