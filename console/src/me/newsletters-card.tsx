import { Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { NewsletterConsent } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';

const path = '/api/auth/me/newsletters';

/** Consent to newsletters, off unless the person turned it on. Empty for people of no reseller's customer. */
export function NewslettersCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  const change = useMutation({
    mutationFn: ({ reseller, is_subscribed }: NewsletterConsent) =>
      api.put(`${path}/{resellerId}`, { path: { resellerId: reseller.id }, body: { is_subscribed: !is_subscribed } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <Card title={t('me.newsletters')} text={t('me.newsletters_text')}>
      <Stack gap="sm">
        <ErrorAlert error={change.error} />
        {data.data.map((consent) => (
          <Switch
            key={consent.reseller.id}
            label={<Text inherit>{t('me.newsletters_from', { name: consent.reseller.name })}</Text>}
            checked={consent.is_subscribed}
            disabled={change.isPending}
            onChange={() => change.mutate(consent)}
          />
        ))}
      </Stack>
    </Card>
  );
}
