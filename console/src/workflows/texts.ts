import { workflows as en } from '../texts/en/workflows.ts';
import { workflows as sv } from '../texts/sv/workflows.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { workflows: en }, sv: { workflows: sv } });
