import '../../billing/texts.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../../api/api.ts';
import type { PriceTiersReplace, WholesalePriceTiers } from '../../api/schemas.ts';
import { wholeList } from '../../api/use-list.ts';
import { useBillingFormat } from '../../billing/format-money.ts';
import { Card } from '../../parts/card.tsx';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import { SkeletonLines } from '../../parts/skeletons.tsx';
import { TiersForm } from './tiers-form.tsx';

const usualPath = '/api/admin/price-tiers';
const resellerPath = '/api/admin/resellers/{resellerId}/price-tiers';
const packagePath = '/api/admin/resellers/{resellerId}/packages/{packageId}/price-tiers';

/** Default wholesale prices, for resellers without custom prices. */
export function UsualPricesCard() {
  const { t } = useTranslation();
  const found = useQuery({ queryKey: [usualPath], queryFn: ({ signal }) => api.get(usualPath, { signal }) });
  return (
    <Card title={t('resellers.usual')} text={t('resellers.usual_text')}>
      <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />
      {!found.data && !found.error && <SkeletonLines />}
      {found.data && (
        <PriceSet
          label={t('resellers.usual')}
          tiers={found.data.price_tiers}
          none={t('resellers.none_usual')}
          save={(body) => api.put(usualPath, { body })}
        />
      )}
    </Card>
  );
}

/** Wholesale prices of one reseller and of its packages. */
export function WholesalePrices({ resellerId }: { resellerId: string }) {
  const { t } = useTranslation();
  const found = useQuery({
    queryKey: [resellerPath, resellerId],
    queryFn: ({ signal }) => api.get(resellerPath, { path: { resellerId }, signal }),
  });
  if (!found.data) {
    return found.error ? <ErrorAlert error={found.error} onRetry={() => void found.refetch()} /> : <SkeletonLines />;
  }
  return (
    <Stack gap="lg">
      <Text size="sm">{t('resellers.prices_text')}</Text>
      <PriceSet
        title={t('resellers.own')}
        label={t('resellers.own')}
        tiers={found.data.own}
        none={t('resellers.applies_usual')}
        save={(body) => api.put(resellerPath, { path: { resellerId }, body })}
      />
      {found.data.packages.map(({ id, name, price_tiers: tiers }) => (
        <PriceSet
          key={id}
          title={t('resellers.of_package', { name })}
          label={t('resellers.of_package', { name })}
          tiers={tiers}
          none={t('resellers.applies_own')}
          save={(body) => api.put(packagePath, { path: { resellerId, packageId: id }, body })}
        />
      ))}
    </Stack>
  );
}

interface PriceSetProps {
  title?: string;
  label: string;
  tiers: WholesalePriceTiers | null;
  /** Note where none are set. */
  none: string;
  save(body: PriceTiersReplace): Promise<unknown>;
}

/** One set of prices with its form. */
function PriceSet({ title, label, tiers, none, save }: PriceSetProps) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <TiersForm
        tiers={tiers}
        onCancel={() => setEditing(false)}
        save={async (body) => {
          await save(body);
          await Promise.all(
            [usualPath, resellerPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
          );
          setEditing(false);
        }}
      />
    );
  }
  const price = (micros: string) => format.unitPrice(Number(micros), tiers?.currency ?? 'EUR');
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <div>
          {title && (
            <Title order={3} size="h5">
              {title}
            </Title>
          )}
          <Text size="sm" c="dimmed">
            {tiers ? t('resellers.since', { date: format.date(tiers.valid_from) }) : none}
          </Text>
        </div>
        <Button
          size="xs"
          variant="default"
          aria-label={`${t('resellers.set')}: ${label}`}
          onClick={() => setEditing(true)}
        >
          {t('resellers.set')}
        </Button>
      </Group>
      {tiers && (
        <RecordTable
          label={label}
          list={wholeList(tiers.tiers, { error: null, refetch: async () => {} })}
          keyOf={(tier) => String(tier.from_seconds)}
          empty={{ title: none, text: '' }}
          columns={[
            { key: 'from', header: t('resellers.tier'), cell: (tier) => format.minutes(tier.from_seconds) },
            { key: 'in', header: t('plans.inbound'), cell: (tier) => price(tier.inbound_minute_micros) },
            { key: 'out', header: t('plans.outbound'), cell: (tier) => price(tier.outbound_minute_micros) },
            { key: 'web', header: t('plans.web'), cell: (tier) => price(tier.web_minute_micros) },
            { key: 'chat', header: t('plans.chat_turn'), cell: (tier) => price(tier.chat_turn_micros) },
            { key: 'message', header: t('plans.message'), cell: (tier) => price(tier.message_micros) },
          ]}
        />
      )}
    </Stack>
  );
}
