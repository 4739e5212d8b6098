import { tool_form } from '../texts/en/tool-form.ts';
import { tool_type_texts, tool_types, tools } from '../texts/en/tools.ts';
import { tool_form as svToolForm } from '../texts/sv/tool-form.ts';
import { tools as svTools, tool_types as svToolTypes, tool_type_texts as svToolTypeTexts } from '../texts/sv/tools.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { tool_form, tool_type_texts, tool_types, tools },
  sv: { tool_form: svToolForm, tool_type_texts: svToolTypeTexts, tool_types: svToolTypes, tools: svTools },
});
