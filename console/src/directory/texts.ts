import { directory as directory_en } from '../texts/en/directory.ts';
import { directory as directory_sv } from '../texts/sv/directory.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { directory: directory_en },
  sv: { directory: directory_sv },
});
