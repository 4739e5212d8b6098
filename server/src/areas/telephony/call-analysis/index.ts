import { analysisJobs } from '#areas/conversations/analysis';
import { area } from '#platform/areas/area.ts';
import { analyzeCall } from './analyze-call.ts';
import type { CallAnalysisDeps } from './call-analysis.operation.ts';
import { callKind } from './call-kind.ts';
import { endedCallConsumer } from './ended-calls.ts';
import { callAnalysisPersonalData } from './personal-data.ts';

export type { CallAnalysisDeps } from './call-analysis.operation.ts';

/** Summary, success, sentiment and structured data of ended calls. */
export const callAnalysisArea = area<CallAnalysisDeps>({
  name: 'call-analysis',
  module: 'analysis',
  personalData: callAnalysisPersonalData,
  operations: {
    Calls: [analyzeCall],
  },
  jobs: (deps) => analysisJobs({ ...deps, kind: callKind }),
  consumers: () => [endedCallConsumer()],
});
