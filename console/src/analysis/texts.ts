import { analysis as en } from '../texts/en/analysis.ts';
import { analysis as sv } from '../texts/sv/analysis.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { analysis: en }, sv: { analysis: sv } });
