import { fieldType, variableNameOf } from './analysis-fields.ts';
import { addFarewell } from './farewell.ts';
import type { ImportContext } from './import-context.ts';
import type { Source } from './source-document.ts';
import { convertText } from './texts.ts';

/** Fields of the canvas on a node or an edge. */
const canvasFields = [
  'measured',
  'selected',
  'dragging',
  'width',
  'height',
  'animated',
  'type',
  'sourceHandle',
  'targetHandle',
  'style',
  'markerEnd',
  'invalid',
  'validationMessage',
];
/** Fields of a node's data that say what its type says already. */
const flags = [
  'is_start',
  'is_end',
  'invalid',
  'validationMessage',
  'selected_through_edge',
  'hovered_through_edge',
  'greeting_type',
  'mcp_tool_filters',
];

/** Reads a workflow of Dograh: its graph and what it says about the agent. */
export function readDograhWorkflow(document: Source, definition: Source, context: ImportContext): void {
  const { graph, agent } = context;
  document.skip(
    'id',
    'uuid',
    'workflow_uuid',
    'created_at',
    'updated_at',
    'status',
    'organization_id',
    'user_id',
    'total_runs',
    'version_number',
    'version_status',
    'current_definition_id',
  );
  definition.skip('viewport');
  agent.set('name', document.text('name') ?? document.text('workflow_name'), document);
  const settings = document.at('workflow_configurations');
  agent.set('max_duration_seconds', settings.number('max_call_duration'), settings);
  const idle = settings.number('max_user_idle_timeout');
  agent.set('silence.remind_after_ms', idle === undefined ? undefined : Math.round(idle * 1000), settings);
  for (const [name, value] of Object.entries(textValues(document.json('template_context_variables')))) {
    graph.variable({ name: variableNameOf(name), type: 'string', default: value });
  }
  let start: string | undefined;
  for (const node of definition.list('nodes')) {
    const id = node.text('id') ?? node.pointer;
    if (node.text('type') === 'startCall') start = id;
    readNode(id, node, context);
    node.skip(...canvasFields);
    node.at('data').skip(...flags);
  }
  for (const edge of definition.list('edges')) readEdge(edge, context);
  graph.start(start);
}

function readNode(id: string, node: Source, context: ImportContext): void {
  const data = node.at('data');
  const name = data.text('name') ?? '';
  const type = node.text('type') ?? '';
  const base = { name, ...placeOf(node) };
  const { graph, report } = context;
  switch (type) {
    case 'globalNode':
      graph.globalPrompt = textOf(data, 'prompt', context);
      return;
    case 'startCall':
    case 'agentNode':
      return readPrompted(id, base, node, context);
    case 'endCall': {
      readPromptSettings(data, context);
      dropExtraction(data, name, context);
      return addFarewell(id, { ...base, prompt: textOf(data, 'prompt', context) }, node, context);
    }
    default:
      data.skip(...Object.keys((data.value ?? {}) as object));
      report.dropped(node, {
        what: `Node "${name || id}" of type ${type}`,
        why: type === 'webhook' || type === 'qa' ? 'It works after the call, not in it.' : 'Parley has no such node.',
        what_to_do: afterwards[type] ?? 'Use a tool, a webhook or an integration instead.',
      });
  }
}

const afterwards: Readonly<Record<string, string>> = {
  webhook: 'Add a webhook for call.analyzed.',
  qa: "Write success criteria and fields in the agent's analysis.",
  trigger: 'Start outbound calls through the API.',
};

type Base = { name: string; position?: { x: number; y: number } };

function readPrompted(id: string, base: Base, node: Source, context: ImportContext): void {
  const { graph, agent, report } = context;
  const data = node.at('data');
  const delay = data.number('delayed_start_duration');
  if (data.flag('delayed_start') && delay !== undefined) {
    agent.set('greeting_delay_ms', Math.round(delay * 1000), data.at('delayed_start_duration'));
  }
  if (data.text('pre_call_fetch_mode') === 'disabled') data.skip('pre_call_fetch_mode');
  const interruptible = data.flag('allow_interrupt');
  const overrides = interruptible === false ? { interruption_sensitivity: 0 } : {};
  readPromptSettings(data, context);
  for (const key of data.texts('tool_uuids')) {
    report.actionRequired(data.at('tool_uuids'), {
      what: `Tool ${key}`,
      why: 'The document only names the tool; what it does is stored elsewhere.',
      what_to_do: 'Create the tool in Parley and choose it in the node.',
    });
  }
  if (data.texts('document_uuids').length > 0) {
    report.actionRequired(data.at('document_uuids'), {
      what: `Documents of node "${base.name || id}"`,
      why: 'The document only names them.',
      what_to_do: "Add them to the agent's knowledge.",
    });
  }
  const prompt = textOf(data, 'prompt', context);
  const message = textOf(data, 'greeting', context);
  const fields = readExtraction(data, context);
  if (fields.length === 0) return graph.node('conversation', id, { ...base, prompt, message, overrides }, node);
  report.changed(node, {
    what: `Node "${base.name || id}", which extracts variables`,
    why: 'It is a collect node: it stays until the values are there, and its connections come after that.',
    what_to_do: 'Write a question for each value, or make values optional.',
  });
  const [first, ...rest] = fields;
  const asked = first ? [{ ...first, question: message }, ...rest] : [];
  return graph.node('collect', id, { ...base, prompt, fields: asked, overrides }, node);
}

function readPromptSettings(data: Source, { report }: ImportContext): void {
  if (data.flag('add_global_prompt') !== false) return;
  report.changed(data.at('add_global_prompt'), {
    what: 'Node without the global prompt',
    why: 'The global prompt of a workflow holds in every node.',
    what_to_do: 'Move what does not hold everywhere into the nodes it is for.',
  });
}

function readExtraction(data: Source, { graph }: ImportContext) {
  const isOn = data.flag('extraction_enabled') ?? false;
  if (!isOn) {
    data.skip('extraction_variables', 'extraction_prompt');
    return [];
  }
  return data.list('extraction_variables').map((entry) => {
    const variable = variableNameOf(entry.text('name') ?? 'value');
    const description = (entry.text('prompt') ?? '').slice(0, 500);
    graph.variable({ name: variable, type: fieldType(entry.text('type')), description });
    return { variable, description, required: false };
  });
}

function dropExtraction(data: Source, name: string, { report }: ImportContext): void {
  const isOn = data.flag('extraction_enabled') ?? false;
  const variables = data.json('extraction_variables');
  data.skip('extraction_prompt');
  if (!isOn || !Array.isArray(variables)) return;
  report.dropped(data.at('extraction_variables'), {
    what: `Extraction at the end "${name}"`,
    why: 'The conversation is over there.',
    what_to_do: "Add the values as fields of the agent's analysis.",
  });
}

function readEdge(edge: Source, context: ImportContext): void {
  edge.skip('id', ...canvasFields);
  const data = edge.at('data');
  data.skip('label', 'transition_speech_type', ...flags);
  const prompt = textOf(data, 'condition', context).slice(0, 2000);
  const say = textOf(data, 'transition_speech', context);
  context.graph.edge(
    {
      from: edge.text('source') ?? '',
      to: edge.text('target') ?? '',
      condition: prompt === '' ? { type: 'always' } : { type: 'prompt', prompt },
      say: say.slice(0, 1000),
    },
    edge,
  );
}

function placeOf(node: Source) {
  const place = node.at('position');
  const x = place.number('x');
  const y = place.number('y');
  return x === undefined || y === undefined ? {} : { position: { x, y } };
}

function textValues(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function textOf(source: Source, name: string, { graph, report }: ImportContext): string {
  const text = source.text(name);
  return text === undefined ? '' : convertText(text, source.at(name), graph, report);
}
