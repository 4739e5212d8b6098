import { run_sources, run_statuses, tool_log, tool_use } from '../texts/en/tool-runs.ts';
import {
  run_sources as svRunSources,
  run_statuses as svRunStatuses,
  tool_log as svToolLog,
  tool_use as svToolUse,
} from '../texts/sv/tool-runs.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { run_sources, run_statuses, tool_log, tool_use },
  sv: { run_sources: svRunSources, run_statuses: svRunStatuses, tool_log: svToolLog, tool_use: svToolUse },
});
