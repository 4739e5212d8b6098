import { overlaps as en } from '../texts/en/overlaps.ts';
import { overlaps as sv } from '../texts/sv/overlaps.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { overlaps: en }, sv: { overlaps: sv } });
