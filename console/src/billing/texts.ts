import { billing as en, plans as enPlans } from '../texts/en/billing.ts';
import { billing as sv, plans as svPlans } from '../texts/sv/billing.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { billing: en, plans: enPlans }, sv: { billing: sv, plans: svPlans } });
