import { statistics as en } from '../texts/en/statistics.ts';
import { statistics as sv } from '../texts/sv/statistics.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { statistics: en }, sv: { statistics: sv } });
