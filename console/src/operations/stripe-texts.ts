import { stripe as en } from '../texts/en/stripe.ts';
import { stripe as sv } from '../texts/sv/stripe.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { stripe: en }, sv: { stripe: sv } });
