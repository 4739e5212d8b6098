import { widget as en } from '../texts/en/widget.ts';
import { widget as sv } from '../texts/sv/widget.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { widget: en }, sv: { widget: sv } });
