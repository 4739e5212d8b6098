import type { ImportNotice } from '@parley/contract/resources/workflow-import';
import { checkDestinations, checkUrls } from '#areas/agents/agents';
import { checkDefinition } from '#areas/agents/tools';
import { Refusal } from '#platform/http/refusal.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import type { ImportedAgent } from './agent-draft.ts';
import type { ConvertedDocument } from './convert-document.ts';
import type { ImportedTool } from './tool-drafts.ts';

/**
 * Leaves out what this installation refuses to store: numbers it never dials, addresses it never calls, parameters that
 * do not compile. Each is a notice, so that one wrong number does not refuse a whole import.
 */
export function leaveOutRefused(converted: ConvertedDocument, egress: UrlGuard): ConvertedDocument {
  const notices: ImportNotice[] = [];
  const tools = converted.tools.filter((tool) => isStorable(tool, egress, notices));
  const gone = new Set(converted.tools.filter((tool) => !tools.includes(tool)).map(({ id }) => id));
  const agent = storableAgent(converted.agent, egress, notices);
  return {
    ...converted,
    tools,
    agent: { ...agent, tool_ids: agent.tool_ids.filter((id) => !gone.has(id)) },
    workflow: converted.workflow && withoutTools(converted.workflow, gone),
    notices: [...converted.notices, ...notices],
  };
}

function isStorable({ definition }: ImportedTool, egress: UrlGuard, notices: ImportNotice[]): boolean {
  const refusal = refusalOf(() => checkDefinition(egress, definition, null));
  if (refusal)
    notices.push(notice(`Tool ${definition.name}`, refusal, 'Create the tool with values that are accepted.'));
  return refusal === null;
}

function storableAgent(agent: ImportedAgent, egress: UrlGuard, notices: ImportNotice[]): ImportedAgent {
  const targets = agent.transfer_targets.filter((target) => {
    const refusal = refusalOf(() => checkDestinations({ ...agent, transfer_targets: [target] }, null));
    if (refusal)
      notices.push(notice(`Transfer target ${target.label}`, refusal, 'Add the target with its whole number.'));
    return refusal === null;
  });
  const storable = { ...agent, transfer_targets: targets };
  const refusal = refusalOf(() => checkUrls(egress, storable, null));
  if (refusal === null) return storable;
  notices.push(
    notice('Address of the model or of a sound', refusal, 'Set an address that this installation may call.'),
  );
  const silent = { ...storable.background_sound, url: null };
  const isSound = refusal.details?.every(({ path }) => path.startsWith('/background_sound')) ?? false;
  if (isSound) return { ...storable, background_sound: silent };
  const llm = { ...storable.llm, provider: 'builtin' as const, model: '', url: undefined };
  return { ...storable, llm, background_sound: silent };
}

function withoutTools(workflow: NonNullable<ConvertedDocument['workflow']>, gone: ReadonlySet<string>) {
  const nodes = workflow.nodes.map((node) => {
    const { tool_ids: ids } = node.overrides;
    const overrides = ids ? { ...node.overrides, tool_ids: ids.filter((id) => !gone.has(id)) } : node.overrides;
    if (node.kind !== 'tool') return { ...node, overrides };
    return { ...node, overrides, tool_id: gone.has(node.tool_id ?? '') ? null : node.tool_id };
  });
  return { ...workflow, nodes };
}

function refusalOf(check: () => void): Refusal | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const notice = (what: string, refusal: Refusal, action: string): ImportNotice => ({
  kind: 'dropped',
  path: '',
  what,
  why: `This installation refuses it: ${refusal.message}.`,
  what_to_do: action,
});
