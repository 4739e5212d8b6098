import { me as me_en, sessions as sessions_en, two_factor as two_factor_en } from '../texts/en/me.ts';
import { me as me_sv, sessions as sessions_sv, two_factor as two_factor_sv } from '../texts/sv/me.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { me: me_en, sessions: sessions_en, two_factor: two_factor_en },
  sv: { me: me_sv, sessions: sessions_sv, two_factor: two_factor_sv },
});
