import { desk_settings as en } from '../texts/en/desk-settings.ts';
import { desk_settings as sv } from '../texts/sv/desk-settings.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { desk_settings: en }, sv: { desk_settings: sv } });
