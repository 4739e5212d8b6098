import { bounds as en } from '../texts/en/bounds.ts';
import { bounds as sv } from '../texts/sv/bounds.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { bounds: en }, sv: { bounds: sv } });
