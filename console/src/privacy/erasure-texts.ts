import { erasure as en } from '../texts/en/erasure.ts';
import { erasure as sv } from '../texts/sv/erasure.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { erasure: en }, sv: { erasure: sv } });
