import { desk as en } from '../texts/en/desk.ts';
import { desk as sv } from '../texts/sv/desk.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { desk: en }, sv: { desk: sv } });
