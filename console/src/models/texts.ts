import { models as en } from '../texts/en/models.ts';
import { models as sv } from '../texts/sv/models.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { models: en }, sv: { models: sv } });
