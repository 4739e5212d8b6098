import { tool_form, tool_use } from '../texts/en/tool-form.ts';
import { run_sources, run_statuses, tool_log, tool_type_texts, tool_types, tools } from '../texts/en/tools.ts';
import { tool_form as svToolForm, tool_use as svToolUse } from '../texts/sv/tool-form.ts';
import {
  run_sources as svRunSources,
  run_statuses as svRunStatuses,
  tool_log as svToolLog,
  tools as svTools,
  tool_types as svToolTypes,
  tool_type_texts as svToolTypeTexts,
} from '../texts/sv/tools.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { run_sources, run_statuses, tool_form, tool_log, tool_type_texts, tool_types, tool_use, tools },
  sv: {
    run_sources: svRunSources,
    run_statuses: svRunStatuses,
    tool_form: svToolForm,
    tool_log: svToolLog,
    tool_type_texts: svToolTypeTexts,
    tool_types: svToolTypes,
    tool_use: svToolUse,
    tools: svTools,
  },
});
