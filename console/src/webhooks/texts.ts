import { webhooks as en } from '../texts/en/webhooks.ts';
import { webhooks as sv } from '../texts/sv/webhooks.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { webhooks: en }, sv: { webhooks: sv } });
