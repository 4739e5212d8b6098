import type { ImportFormat } from '@parley/contract/resources/workflow-import';
import { isRecord } from './source-document.ts';

/** Fields a document of each format has, in the words of a refusal. */
const missing: Readonly<Record<ImportFormat, string>> = {
  'vapi-assistant': 'model, voice or transcriber',
  'vapi-workflow': 'nodes with a type and a name, and edges with from and to',
  'retell-agent': 'response_engine',
  'retell-flow': 'nodes with an id, and start_node_id',
  'elevenlabs-agent': 'conversation_config',
  'dograh-workflow': 'nodes with data, such as one of type startCall',
};

const dograhTypes = new Set(['startCall', 'agentNode', 'endCall', 'globalNode', 'trigger', 'webhook', 'qa']);

/** Recognises the format of a document by the fields that only it has; null for anything else. */
export function detectFormat(document: unknown): { format: ImportFormat; missing: typeof missing } | null {
  const format = find(document);
  return format === null ? null : { format, missing };
}

function find(document: unknown): ImportFormat | null {
  if (!isRecord(document)) return null;
  if (isRecord(document['conversation_config'])) return 'elevenlabs-agent';
  if (hasRetellEngine(document) || (isRecord(document['agent']) && hasRetellEngine(document['agent'])))
    return 'retell-agent';
  if (['workflow_definition', 'workflow_json', 'template_json'].some((name) => isDograh(document[name])))
    return 'dograh-workflow';
  if (isDograh(document)) return 'dograh-workflow';
  if (isRetellFlow(document)) return 'retell-flow';
  if (isVapiWorkflow(document)) return 'vapi-workflow';
  return isVapiAssistant(document) ? 'vapi-assistant' : null;
}

const hasRetellEngine = (document: Record<string, unknown>) =>
  isRecord(document['response_engine']) ||
  isRecord(document['retellLlmData']) ||
  isRecord(document['conversationFlow']);

function isDograh(document: unknown): boolean {
  return recordsOf(document, 'nodes').some((node) => dograhTypes.has(String(node['type'])) && isRecord(node['data']));
}

function isRetellFlow(document: Record<string, unknown>): boolean {
  if (typeof document['conversation_flow_id'] === 'string') return true;
  const nodes = recordsOf(document, 'nodes');
  return nodes.length > 0 && !Array.isArray(document['edges']) && nodes.every((node) => typeof node['id'] === 'string');
}

function isVapiWorkflow(document: Record<string, unknown>): boolean {
  const nodes = recordsOf(document, 'nodes');
  const edges = recordsOf(document, 'edges');
  if (nodes.length === 0 || !Array.isArray(document['edges'])) return false;
  return (
    nodes.every((node) => typeof node['name'] === 'string') && edges.every((edge) => 'from' in edge && 'to' in edge)
  );
}

function isVapiAssistant(document: Record<string, unknown>): boolean {
  return isRecord(document['model']) || isRecord(document['voice']) || isRecord(document['transcriber']);
}

function recordsOf(document: unknown, name: string): Record<string, unknown>[] {
  if (!isRecord(document) || !Array.isArray(document[name])) return [];
  return document[name].filter(isRecord);
}
