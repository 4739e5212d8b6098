import type { ImportContext } from './import-context.ts';
import { isRecord, type Source } from './source-document.ts';

type ToolInput = Parameters<ImportContext['tools']['add']>[0];
type Method = NonNullable<NonNullable<ToolInput['request']>['method']>;

/** Adds a tool of ElevenLabs and returns its id; undefined where Parley has no such tool, which is reported. */
export function addElevenLabsTool(tool: Source, context: ImportContext): string | undefined {
  const type = tool.text('type') ?? '';
  const name = tool.text('name') ?? type;
  const description = (tool.text('description') ?? '').slice(0, 2000);
  const seconds = tool.number('response_timeout_secs');
  const common = { name, description, ...(seconds === undefined ? {} : { timeout_ms: seconds * 1000 }) };
  const key = tool.text('id') ?? tool.text('tool_id') ?? name;
  switch (type) {
    case 'webhook':
      return context.tools.add({ ...common, type, ...requestOf(tool.at('api_schema'), context) }, tool, key);
    case 'client': {
      const parameters = schemaOf(tool.json('parameters'));
      const client = { waits: tool.flag('expects_response') ?? false };
      return context.tools.add({ ...common, type, parameters, client }, tool, key);
    }
    case 'system':
      return addSystemTool(name, tool, context);
    default:
      return report(tool, `Tool ${name} of type ${type}`, context);
  }
}

/** Adds the system tools that are switched on. */
export function addBuiltInTools(builtIn: Source, context: ImportContext): void {
  if (!isRecord(builtIn.value)) return;
  for (const [name, tool] of Object.entries(builtIn.value)) {
    if (!isRecord(tool)) continue;
    const source = builtIn.at(name);
    source.skip('type', 'name');
    const id = addSystemTool(name, source, context);
    if (id !== undefined) context.attach(id, source);
  }
}

function addSystemTool(name: string, tool: Source, context: ImportContext): string | undefined {
  const params = tool.at('params');
  const kind = params.text('system_tool_type') ?? name;
  const description = (tool.text('description') ?? '').slice(0, 2000);
  tool.skip('response_timeout_secs', 'disable_interruptions', 'interruption_mode');
  switch (kind) {
    case 'end_call':
      return context.tools.add({ name: kind, description, type: 'end_call' }, tool, name);
    case 'play_keypad_touch_tone':
      return context.tools.add({ name: kind, description, type: 'dtmf' }, tool, name);
    case 'transfer_to_number': {
      for (const transfer of params.list('transfers')) addTarget(transfer, context);
      return context.tools.add({ name: kind, description, type: 'transfer' }, tool, name);
    }
    case 'voicemail_detection': {
      context.agent.set('voicemail.detect', true, tool);
      const message = params.text('voicemail_message');
      context.agent.set('voicemail.message', message, params);
      context.agent.set('voicemail.action', message === undefined ? 'hangup' : 'message', params);
      return undefined;
    }
    default:
      return report(tool, `System tool ${kind}`, context);
  }
}

function addTarget(transfer: Source, context: ImportContext): void {
  const destination = transfer.at('transfer_destination');
  const address = destination.text('phone_number') ?? destination.text('sip_uri') ?? transfer.text('phone_number');
  destination.skip('type');
  const mode = transfer.text('transfer_type') === 'conference' ? 'warm' : 'cold';
  const label = transfer.text('condition') ?? address ?? '';
  if (address !== undefined) context.transferTarget({ label, destination: address, mode }, transfer);
}

function requestOf(api: Source, context: ImportContext) {
  const body = schemaOf(api.json('request_body_schema'));
  const path = api.json('path_params_schema');
  const query = api.at('query_params_schema');
  const queryFields = query.json('properties');
  const fields = {
    ...(isRecord(body['properties']) ? body['properties'] : {}),
    ...(isRecord(path) ? path : {}),
    ...(isRecord(queryFields) ? queryFields : {}),
  };
  query.skip('required');
  api.skip('content_type', 'response_body_schema');
  const names = Object.keys(isRecord(queryFields) ? queryFields : {});
  const method = (api.text('method') ?? 'GET') as Method;
  return {
    parameters: { ...body, type: 'object', properties: plainFields(fields) },
    request: {
      url: api.text('url') ?? '',
      method,
      headers: headersOf(api.at('request_headers'), context),
      // A GET has its arguments in the query anyway.
      query: method === 'GET' ? {} : Object.fromEntries(names.map((name) => [name, `{{${name}}}`])),
      body_mode: 'args' as const,
    },
  };
}

/** Headers with a text; those that refer to a secret of the workspace are reported. */
function headersOf(headers: Source, { report: notices }: ImportContext): Record<string, string> {
  if (!isRecord(headers.value)) return {};
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers.value)) {
    headers.skip(name);
    if (typeof value === 'string') found[name] = value;
    else {
      notices.actionRequired(headers.at(name), {
        what: `Header ${name}`,
        why: 'The document refers to a secret, which it does not hold.',
        what_to_do: 'Enter the header at the tool.',
      });
    }
  }
  return found;
}

function schemaOf(schema: unknown): Record<string, unknown> {
  if (!isRecord(schema)) return { type: 'object', properties: {} };
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? { required: schema['required'] } : {};
  return { type: 'object', properties: plainFields(properties), ...required };
}

const jsonSchemaWords = ['type', 'description', 'enum', 'items', 'properties', 'required'];

/** Fields with the words of JSON Schema alone: the platform adds some of its own. */
function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isRecord(field)) return [name, {}];
      const words = Object.entries(field).filter(
        ([word, value]) => jsonSchemaWords.includes(word) && !isNothing(value),
      );
      const nested = isRecord(field['properties']) ? { properties: plainFields(field['properties']) } : {};
      return [name, { ...Object.fromEntries(words), ...nested }];
    }),
  );
}

const isNothing = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

function report(tool: Source, what: string, { report: notices }: ImportContext): undefined {
  notices.dropped(tool, {
    what,
    why: 'Parley has no such tool.',
    what_to_do: 'Create a webhook tool for it, or use an integration or a node of the workflow.',
  });
  tool.skip(...Object.keys(isRecord(tool.value) ? tool.value : {}));
  return undefined;
}
