import { maintenance as en } from '../texts/en/maintenance.ts';
import { maintenance as sv } from '../texts/sv/maintenance.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { maintenance: en }, sv: { maintenance: sv } });
