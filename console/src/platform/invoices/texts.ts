import { sold_invoices as en } from '../../texts/en/sold-invoices.ts';
import { sold_invoices as sv } from '../../texts/sv/sold-invoices.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { sold_invoices: en }, sv: { sold_invoices: sv } });
