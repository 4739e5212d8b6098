import { newsletters as en } from '../texts/en/newsletters.ts';
import { newsletters as sv } from '../texts/sv/newsletters.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { newsletters: en }, sv: { newsletters: sv } });
