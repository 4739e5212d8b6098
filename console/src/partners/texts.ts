import { partners as en } from '../texts/en/partners.ts';
import { partners as sv } from '../texts/sv/partners.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { partners: en }, sv: { partners: sv } });
