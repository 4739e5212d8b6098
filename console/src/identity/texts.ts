import { identity as en } from '../texts/en/identity.ts';
import { identity as sv } from '../texts/sv/identity.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { identity: en }, sv: { identity: sv } });
