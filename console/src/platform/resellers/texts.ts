import { resellers as en } from '../../texts/en/resellers.ts';
import { resellers as sv } from '../../texts/sv/resellers.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { resellers: en }, sv: { resellers: sv } });
