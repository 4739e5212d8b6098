import { call_analysis as en } from '../texts/en/call-analysis.ts';
import { call_analysis as sv } from '../texts/sv/call-analysis.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { call_analysis: en }, sv: { call_analysis: sv } });
