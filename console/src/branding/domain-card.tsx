import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ResellerDomain } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { Timestamp } from '../parts/timestamp.tsx';

const colours = { pending: 'yellow', verified: 'green', lost: 'red' } as const;

/** One domain: its state in words, the record to create, and what the last check found. */
export function DomainCard(props: { domain: ResellerDomain; mayWrite: boolean; onChanged(): Promise<unknown> }) {
  const { t } = useTranslation();
  const { domain, mayWrite, onChanged } = props;
  const { id, host, state, last_check: check } = domain;
  const [isRemoving, setRemoving] = useState(false);
  const verify = useMutation({
    mutationFn: () => api.post('/api/reseller/domains/{domainId}/verify', { path: { domainId: id } }),
    onSettled: onChanged,
  });
  return (
    <Card
      title={host}
      text={t(`domains.state_texts.${state}`)}
      aside={<Badge color={colours[state]}>{t(`domains.states.${state}`)}</Badge>}
    >
      <Stack gap="sm">
        <Text fw={600}>{t('domains.record')}</Text>
        <DnsRecord record={domain.record} />
        <Text size="sm" c="dimmed">
          {t('domains.host_text')}
        </Text>
        {check && (
          <Text size="sm" aria-live="polite">
            {t(`domains.results.${check.result}`)} {t('domains.checked')}: <Timestamp at={check.checked_at} />
          </Text>
        )}
        <ErrorAlert error={verify.error} />
        {mayWrite && (
          <Group>
            <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate()}>
              {t('domains.verify')}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {t('domains.remove')}
            </Button>
          </Group>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('domains.remove_title', { host })}
        confirmLabel={t('domains.remove')}
        isDangerous
        run={async () => {
          await api.delete('/api/reseller/domains/{domainId}', { path: { domainId: id } });
          notify(t('domains.removed'));
          await onChanged();
        }}
        onClose={() => setRemoving(false)}
      >
        {t('domains.remove_text')}
      </ConfirmDialog>
    </Card>
  );
}

function DnsRecord({ record }: { record: ResellerDomain['record'] }) {
  const { t } = useTranslation();
  return (
    <dl className="dns-record">
      <dt>{t('domains.record_type')}</dt>
      <dd className="mono">{record.type}</dd>
      <dd />
      <dt>{t('domains.record_name')}</dt>
      <dd className="mono">{record.name}</dd>
      <dd>
        <CopyButton text={record.name} label={t('domains.copy_name')} />
      </dd>
      <dt>{t('domains.record_value')}</dt>
      <dd className="mono">{record.value}</dd>
      <dd>
        <CopyButton text={record.value} label={t('domains.copy_value')} />
      </dd>
    </dl>
  );
}
