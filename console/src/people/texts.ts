import { people as en } from '../texts/en/people.ts';
import { people as sv } from '../texts/sv/people.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { people: en }, sv: { people: sv } });
