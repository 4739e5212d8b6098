import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../billing/texts.ts';
import './texts.ts';
import { PackageList } from '../billing/package-list.tsx';
import { PlanList } from '../billing/plan-list.tsx';
import { PriceListList } from '../billing/price-list-list.tsx';

/** Plans, minute packages and prices that a reseller sells. */
export function OffersTab() {
  const { t } = useTranslation();
  return (
    <Stack gap="xl">
      <Text c="dimmed">{t('reseller.offers_text')}</Text>
      <PlanList seller="reseller" />
      <PackageList seller="reseller" />
      <PriceListList seller="reseller" />
    </Stack>
  );
}
