import { area } from '#platform/areas/area.ts';
import { analyseCallJob, resumeAnalysesJob } from './analyse-call.ts';
import { analyzeCall } from './analyze-call.ts';
import type { CallAnalysisDeps } from './call-analysis.operation.ts';
import { endedCallConsumer } from './ended-calls.ts';
import { callAnalysisPersonalData } from './personal-data.ts';

export { findCallAnalysis } from './analyses.queries.ts';
export { exampleCallAnalysis } from './call-analysis.examples.ts';
export type { CallAnalysisDeps } from './call-analysis.operation.ts';

/** Summary, success, sentiment and structured data of ended calls. */
export const callAnalysisArea = area<CallAnalysisDeps>({
  name: 'call-analysis',
  personalData: callAnalysisPersonalData,
  operations: {
    Calls: [analyzeCall],
  },
  jobs: (deps) => [analyseCallJob(deps), resumeAnalysesJob(deps)],
  consumers: () => [endedCallConsumer()],
});
