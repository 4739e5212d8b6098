import { keys as keys_en } from '../texts/en/keys.ts';
import { resources as resources_en, scope_actions as scope_actions_en } from '../texts/en/scopes.ts';
import { keys as keys_sv } from '../texts/sv/keys.ts';
import { resources as resources_sv, scope_actions as scope_actions_sv } from '../texts/sv/scopes.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { keys: keys_en, resources: resources_en, scope_actions: scope_actions_en },
  sv: { keys: keys_sv, resources: resources_sv, scope_actions: scope_actions_sv },
});
