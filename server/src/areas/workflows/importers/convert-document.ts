import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import type { ImportFormat, ImportNotice } from '@parley/contract/resources/workflow-import';
import type { ImportedAgent } from './agent-draft.ts';
import { detectFormat } from './detect-format.ts';
import { readDograhWorkflow } from './dograh-workflow.ts';
import { readElevenLabsAgent } from './elevenlabs-agent.ts';
import { readElevenLabsWorkflow } from './elevenlabs-workflow.ts';
import { ImportContext } from './import-context.ts';
import { formatMismatch, unknownFormat } from './importers.errors.ts';
import { readRetellAgent, readRetellLlm, readRetellStates } from './retell-agent.ts';
import { readRetellFlow } from './retell-flow.ts';
import { isRecord, Source } from './source-document.ts';
import type { ImportedTool } from './tool-drafts.ts';
import { readVapiAgent } from './vapi-agent.ts';
import { readVapiWorkflow } from './vapi-workflow.ts';

export interface ConvertedDocument {
  format: ImportFormat;
  name: string;
  agent: ImportedAgent;
  /** null: the document has no process, its agent is one prompt. */
  workflow: WorkflowDefinition | null;
  tools: ImportedTool[];
  notices: ImportNotice[];
}

/**
 * Converts a document of another platform. Pure: nothing is stored. Refuses (400) unknown formats and workflows with
 * more nodes or edges than Parley has.
 */
export function convertDocument(
  document: unknown,
  expected: ImportFormat | null,
  newId: () => string,
): ConvertedDocument {
  const found = detectFormat(document);
  if (found === null) throw unknownFormat();
  if (expected !== null && expected !== found.format) throw formatMismatch(expected, found.missing[expected]);
  const source = new Source(document);
  const context = new ImportContext(newId);
  const hasWorkflow = readers[found.format](source, context);
  const workflow = hasWorkflow ? context.graph.finish(source, context.report) : null;
  const agent = context.finishAgent(source);
  context.report.addUnread(source);
  return {
    format: found.format,
    name: agent.name,
    agent,
    workflow,
    tools: context.tools.all(),
    notices: context.report.notices(),
  };
}

/** Readers by format; true where the document has a workflow. */
const readers: Readonly<Record<ImportFormat, (document: Source, context: ImportContext) => boolean>> = {
  'vapi-assistant'(document, context) {
    readVapiAgent(document, context);
    return false;
  },
  'vapi-workflow'(document, context) {
    readVapiWorkflow(document, context);
    return true;
  },
  'retell-agent': readRetell,
  'retell-flow'(document, context) {
    context.agent.set('name', document.text('name'), document);
    readRetellFlow(document, context);
    return true;
  },
  'elevenlabs-agent'(document, context) {
    readElevenLabsAgent(document, context);
    const config = document.at('conversation_config');
    const workflow = isRecord(document.at('workflow').value) ? document.at('workflow') : config.at('workflow');
    if (!isRecord(workflow.value) || workflow.entries('nodes').length < 2) {
      document.skip('workflow');
      return false;
    }
    workflow.skip('prevent_subagent_loops');
    const variables = config.at('agent').at('dynamic_variables').at('dynamic_variable_placeholders').value;
    readElevenLabsWorkflow(workflow, variables, context);
    return true;
  },
  'dograh-workflow'(document, context) {
    const names = ['workflow_definition', 'workflow_json', 'template_json'];
    const name = names.find((each) => isRecord(document.at(each).value));
    readDograhWorkflow(document, name === undefined ? document : document.at(name), context);
    return true;
  },
};

/** A Retell agent with its engine beside it: in one file as exported, or as answered by the two requests. */
function readRetell(document: Source, context: ImportContext): boolean {
  const own = isRecord(document.at('agent').value) ? document.at('agent') : document;
  readRetellAgent(own, context);
  const flow = findEngine(document, ['conversationFlow', 'conversation_flow', 'flow']);
  if (flow) {
    readRetellFlow(flow, context);
    return true;
  }
  const llm = findEngine(document, ['retellLlmData', 'retell_llm', 'llm']);
  if (llm) {
    readRetellLlm(llm, context);
    if (llm.list('states').length === 0) return false;
    readRetellStates(llm, context);
    return true;
  }
  context.report.actionRequired(own.at('response_engine'), {
    what: "The agent's prompt or flow",
    why: 'The document only names it.',
    what_to_do:
      'Export the agent from the dashboard, or put the flow beside it: {"agent": ..., "conversation_flow": ...}.',
  });
  return false;
}

const findEngine = (document: Source, names: readonly string[]) =>
  names.map((name) => document.at(name)).find(({ value }) => isRecord(value));
