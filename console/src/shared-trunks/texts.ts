import { shared_trunks as en } from '../texts/en/shared-trunks.ts';
import { trunks as enTrunks } from '../texts/en/trunks.ts';
import { shared_trunks as sv } from '../texts/sv/shared-trunks.ts';
import { trunks as svTrunks } from '../texts/sv/trunks.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { shared_trunks: en, trunks: enTrunks }, sv: { shared_trunks: sv, trunks: svTrunks } });
