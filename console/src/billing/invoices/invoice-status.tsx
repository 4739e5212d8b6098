import { Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceSummary } from '../../api/schemas.ts';

const colors: Record<InvoiceSummary['status'], string> = { draft: 'gray', open: 'orange', paid: 'teal', void: 'gray' };

type Stated = Pick<InvoiceSummary, 'credited_minor_units' | 'status' | 'total_minor_units'>;

/** State of an invoice; of a paid one also whether it was credited afterwards. */
export function InvoiceStatus({ invoice }: { invoice: Stated }) {
  const { t } = useTranslation();
  const { status, credited_minor_units: credited, total_minor_units: total } = invoice;
  const credit = credited >= total ? 'credited' : 'partly_credited';
  return (
    <Group gap={6} component="span" display="inline-flex">
      {!(status === 'paid' && credited >= total) && (
        <Badge color={colors[status]}>{t(`invoices.statuses.${status}`)}</Badge>
      )}
      {credited > 0 && status !== 'void' && <Badge color="gray">{t(`invoices.${credit}`)}</Badge>}
    </Group>
  );
}
