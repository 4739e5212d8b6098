import { palette as palette_en, shortcuts as shortcuts_en } from '../texts/en/palette.ts';
import { palette as palette_sv, shortcuts as shortcuts_sv } from '../texts/sv/palette.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { palette: palette_en, shortcuts: shortcuts_en },
  sv: { palette: palette_sv, shortcuts: shortcuts_sv },
});
