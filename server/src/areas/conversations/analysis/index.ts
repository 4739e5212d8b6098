import { area } from '#platform/areas/area.ts';
import { analysisPersonalData } from './personal-data.ts';

export type { AnalysedKind, ConversationAnalyser, LoadedConversation } from './analysed-kind.ts';
export {
  findAnalysis,
  findCurrentConfig,
  hasBooking,
  type SettingsOf,
} from './analyses.queries.ts';
export { exampleAnalysis } from './analysis.examples.ts';
export { skipReason } from './analysis.rules.ts';
export { analysisJobs } from './analysis-jobs.ts';
export { orderAgain, orderFirst } from './order-analysis.ts';

/** Analyses of finished conversations: their states, attempts and jobs, whatever the kind of conversation. */
export const analysisArea = area<object>({
  name: 'conversation-analysis',
  module: 'analysis',
  personalData: analysisPersonalData,
  operations: {},
});
