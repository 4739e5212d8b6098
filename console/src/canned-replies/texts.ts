import { canned as canned_en } from '../texts/en/canned.ts';
import { canned as canned_sv } from '../texts/sv/canned.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { canned: canned_en },
  sv: { canned: canned_sv },
});
