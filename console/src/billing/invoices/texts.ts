import { invoices as en } from '../../texts/en/invoices.ts';
import { invoices as sv } from '../../texts/sv/invoices.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { invoices: en }, sv: { invoices: sv } });
