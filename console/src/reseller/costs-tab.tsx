import '../billing/texts.ts';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { ResellerBilling } from '../api/schemas.ts';
import { wholeList } from '../api/use-list.ts';
import { useBillingFormat } from '../billing/format-money.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { MonthSelect } from './month-select.tsx';
import { costsQuery } from './reseller-queries.ts';
import { useMonth } from './use-month.ts';

type Line = ResellerBilling['customers'][number];

/** Cost and charges of a month by customer, with the statement as CSV. */
export function CostsTab() {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const [month, setMonth] = useMonth();
  const found = useQuery(costsQuery(month));
  const columns: Column<Line>[] = [
    {
      key: 'customer',
      header: t('reseller.name'),
      cell: ({ customer_name: name }) => name || t('reseller.purged_customer'),
    },
    { key: 'minutes', header: t('reseller.call_minutes'), cell: (line) => format.minutes(line.call_seconds) },
    { key: 'turns', header: t('reseller.chat_turns'), cell: (line) => format.count(line.chat_turns) },
    { key: 'messages', header: t('reseller.messages'), cell: (line) => format.count(line.messages) },
    { key: 'wholesale', header: t('reseller.wholesale'), cell: (line) => format.sum(line.wholesale) },
    { key: 'retail', header: t('reseller.retail'), cell: (line) => format.sum(line.retail) },
  ];
  return (
    <Card
      title={t('reseller.costs')}
      text={t('reseller.costs_text')}
      aside={
        <Group gap="sm">
          <MonthSelect month={month} onChange={setMonth} />
          <Button
            component="a"
            href={`/api/reseller/billing/statement?month=${month}`}
            download
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
          >
            {t('reseller.statement')}
          </Button>
        </Group>
      }
    >
      {found.data && found.data.customers.length > 0 && (
        <Facts
          facts={[
            [t('reseller.wholesale_total'), format.sum(found.data.wholesale)],
            [t('reseller.retail_total'), format.sum(found.data.retail)],
          ]}
        />
      )}
      <RecordTable
        label={t('reseller.costs')}
        list={wholeList(found.data?.customers, found)}
        columns={columns}
        keyOf={(line) => line.customer_id}
        empty={{ title: t('reseller.no_use_title'), text: t('reseller.no_use') }}
      />
    </Card>
  );
}
