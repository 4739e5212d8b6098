import { calendar as en } from '../texts/en/bookings.ts';
import { calendar as sv } from '../texts/sv/bookings.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { calendar: en }, sv: { calendar: sv } });
