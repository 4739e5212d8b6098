import { call as enCall, recordings as enRecordings } from '../texts/en/call.ts';
import { call as svCall, recordings as svRecordings } from '../texts/sv/call.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { call: enCall, recordings: enRecordings },
  sv: { call: svCall, recordings: svRecordings },
});
