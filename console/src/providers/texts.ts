import { providers as en } from '../texts/en/providers.ts';
import { providers as sv } from '../texts/sv/providers.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { providers: en }, sv: { providers: sv } });
