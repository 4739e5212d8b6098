import { knowledge as en } from '../../texts/en/knowledge.ts';
import { knowledge as sv } from '../../texts/sv/knowledge.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { knowledge: en }, sv: { knowledge: sv } });
