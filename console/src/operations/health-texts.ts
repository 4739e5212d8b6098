import { health as en } from '../texts/en/health.ts';
import { health as sv } from '../texts/sv/health.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { health: en }, sv: { health: sv } });
