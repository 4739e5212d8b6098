import { reseller as en } from '../texts/en/reseller.ts';
import { reseller as sv } from '../texts/sv/reseller.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { reseller: en }, sv: { reseller: sv } });
