import type { WorkflowImportResult } from '@parley/contract/resources/workflow-import';
import type { z } from 'zod';
import { type ConvertedDocument, convertDocument } from './convert-document.ts';

/** A small workflow of Vapi, and its import, for the API document. */
export const exampleDocument = {
  name: 'Opening hours',
  nodes: [
    {
      name: 'greeting',
      type: 'conversation',
      isStart: true,
      prompt: 'Answer questions about the opening hours.',
      messagePlan: { firstMessage: 'Welcome! How can I help?' },
    },
    { name: 'hangup', type: 'tool', tool: { type: 'endCall' } },
  ],
  edges: [{ from: 'greeting', to: 'hangup', condition: { type: 'ai', prompt: 'The caller needs nothing more' } }],
};

const { agent, workflow, name, notices }: ConvertedDocument = convertDocument(exampleDocument, null, () => '');

export const exampleImport: z.input<typeof WorkflowImportResult> = {
  source: 'vapi-workflow',
  name,
  agent,
  workflow,
  tools: [],
  report: notices,
  created: null,
};
