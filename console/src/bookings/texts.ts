import { bookings as en } from '../texts/en/bookings.ts';
import { bookings as sv } from '../texts/sv/bookings.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { bookings: en }, sv: { bookings: sv } });
