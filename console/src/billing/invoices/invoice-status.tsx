import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceSummary } from '../../api/schemas.ts';

const colors: Record<InvoiceSummary['status'], string> = { draft: 'gray', open: 'orange', paid: 'teal', void: 'gray' };

/** State of an invoice. */
export function InvoiceStatus({ status }: Pick<InvoiceSummary, 'status'>) {
  const { t } = useTranslation();
  return <Badge color={colors[status]}>{t(`invoices.statuses.${status}`)}</Badge>;
}
