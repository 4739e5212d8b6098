import { calls as en } from '../texts/en/calls.ts';
import { calls as sv } from '../texts/sv/calls.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { calls: en }, sv: { calls: sv } });
