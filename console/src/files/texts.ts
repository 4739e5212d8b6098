import { files as en } from '../texts/en/files.ts';
import { files as sv } from '../texts/sv/files.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { files: en }, sv: { files: sv } });
