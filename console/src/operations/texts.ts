import { operations as en } from '../texts/en/operations.ts';
import { operations as sv } from '../texts/sv/operations.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { operations: en }, sv: { operations: sv } });
