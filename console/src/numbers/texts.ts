import { numbers as en } from '../texts/en/numbers.ts';
import { numbers as sv } from '../texts/sv/numbers.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { numbers: en }, sv: { numbers: sv } });
