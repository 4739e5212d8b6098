import { privacy as en } from '../texts/en/privacy.ts';
import { privacy as sv } from '../texts/sv/privacy.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { privacy: en }, sv: { privacy: sv } });
