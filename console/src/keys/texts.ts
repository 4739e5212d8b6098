import { resources as resources_en, scope_actions as scope_actions_en } from '../texts/en/scopes.ts';
import { resources as resources_sv, scope_actions as scope_actions_sv } from '../texts/sv/scopes.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { resources: resources_en, scope_actions: scope_actions_en },
  sv: { resources: resources_sv, scope_actions: scope_actions_sv },
});
