import { start as enStart } from '../texts/en/start.ts';
import { start as svStart } from '../texts/sv/start.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { start: enStart }, sv: { start: svStart } });
