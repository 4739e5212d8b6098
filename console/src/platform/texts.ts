import { tenants as en } from '../texts/en/tenants.ts';
import { tenants as sv } from '../texts/sv/tenants.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { tenants: en }, sv: { tenants: sv } });
