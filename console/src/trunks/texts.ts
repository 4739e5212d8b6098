import { trunks as en } from '../texts/en/trunks.ts';
import { trunks as sv } from '../texts/sv/trunks.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { trunks: en }, sv: { trunks: sv } });
