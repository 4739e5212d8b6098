import { calendars as en } from '../texts/en/calendars.ts';
import { calendars as sv } from '../texts/sv/calendars.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { calendars: en }, sv: { calendars: sv } });
