import { retention as en } from '../texts/en/retention.ts';
import { retention as sv } from '../texts/sv/retention.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { retention: en }, sv: { retention: sv } });
