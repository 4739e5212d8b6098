import { createDocumentReader } from '@parley/document-text';
import { area } from '#platform/areas/area.ts';
import { advancedWizardGenerate } from './advanced-wizard-generate.ts';
import type { AgentWritingDeps } from './agent-writing.operation.ts';
import { crawlExtract } from './crawl-extract.ts';
import { crawlGenerate } from './crawl-generate.ts';
import { profileExtract } from './profile-extract.ts';
import { profileGenerate } from './profile-generate.ts';
import { refinePrompt } from './refine-prompt.ts';
import { wizardGenerate } from './wizard-generate.ts';

export type { AssistModel, AssistModels } from './agent-writing.operation.ts';

/** Help with writing agents: from wishes, from a website, and from a prompt there is. */
export const agentWritingArea = area<AgentWritingDeps, 'linkedDocuments'>({
  name: 'agent-writing',
  module: 'writing_assistant',
  own: () => ({ linkedDocuments: createDocumentReader() }),
  operations: {
    'AI assist': [
      refinePrompt,
      crawlGenerate,
      wizardGenerate,
      crawlExtract,
      advancedWizardGenerate,
      profileExtract,
      profileGenerate,
    ],
  },
});
