import type { ImportContext } from './import-context.ts';
import { isRecord, type Source } from './source-document.ts';

type ToolInput = Parameters<ImportContext['tools']['add']>[0];
type Method = NonNullable<NonNullable<ToolInput['request']>['method']>;

/** Delay after which Vapi says that a request takes long, where the message has none. Unit: milliseconds. */
const usualDelayMs = 1_000;

/** Adds the tools a model of Vapi has in line, and reports those it only names. */
export function addVapiTools(holder: Source, context: ImportContext, attach: (id: string) => void): void {
  for (const tool of holder.list('tools')) {
    const id = addVapiTool(tool, context);
    if (id !== undefined) attach(id);
  }
  for (const id of holder.texts('toolIds')) reportForeignTool(holder.at('toolIds'), id, context);
}

export function reportForeignTool(source: Source, id: string, { report }: ImportContext): void {
  report.actionRequired(source, {
    what: `Tool ${id}`,
    why: 'The document only names the tool; what it does is stored elsewhere.',
    what_to_do: 'Create the tool in Parley and choose it.',
  });
}

/** Adds one tool and returns its id; undefined where Parley has no such tool, which is reported. */
export function addVapiTool(tool: Source, context: ImportContext): string | undefined {
  const type = tool.text('type') ?? '';
  switch (type) {
    case 'function':
      return addFunction(tool, context);
    case 'apiRequest':
      return addApiRequest(tool, context);
    case 'transferCall':
      return addTransfer(tool, context);
    case 'endCall':
      return add(tool, context, { type: 'end_call', name: 'end_call', end_call: { message: messageOf(tool) } });
    case 'dtmf':
      return add(tool, context, { type: 'dtmf', name: 'press_keys' });
    case 'sms':
      return add(tool, context, { type: 'sms', name: 'send_text_message' });
    case 'mcp': {
      const url = tool.at('server').text('url');
      return url === undefined ? unknown(tool, type, context) : add(tool, context, { type, name: 'mcp', mcp: { url } });
    }
    default:
      return unknown(tool, type, context);
  }
}

function add(tool: Source, { tools }: ImportContext, definition: ToolInput): string {
  const own = tool.at('function');
  own.skip('parameters', 'strict');
  const name = own.text('name') ?? tool.text('name') ?? definition.name;
  const description = own.text('description') ?? tool.text('description') ?? '';
  return tools.add({ ...definition, name, description }, tool);
}

function addFunction(tool: Source, context: ImportContext): string {
  const parameters = tool.at('function').json('parameters');
  const server = tool.at('server');
  const url = server.text('url');
  const shape = isRecord(parameters) ? { parameters } : {};
  const common = { name: 'function', async: tool.flag('async') ?? false, ...shape, ...speechOf(tool) };
  if (url === undefined) {
    context.report.actionRequired(tool, {
      what: 'Function without a server',
      why: 'The platform sent it to the page or to the server of the assistant.',
      what_to_do: 'It runs in the page now; make it a webhook to call a server.',
    });
    return add(tool, context, { ...common, type: 'client' });
  }
  context.report.changed(tool, {
    what: `Requests to ${URL.canParse(url) ? new URL(url).host : 'the server of a function'}`,
    why: 'Parley sends arguments and call in an envelope of its own and takes any JSON as the result.',
    what_to_do: 'Adapt the server, or set body_mode to args.',
  });
  const seconds = server.number('timeoutSeconds');
  return add(tool, context, {
    ...common,
    type: 'webhook',
    ...(seconds === undefined ? {} : { timeout_ms: seconds * 1000 }),
    request: { url, method: 'POST', headers: textsOf(server.json('headers')), body_mode: 'envelope' },
  });
}

function addApiRequest(tool: Source, context: ImportContext): string | undefined {
  const url = tool.text('url');
  if (url === undefined) return unknown(tool, 'apiRequest without a url', context);
  const body = tool.json('body');
  const seconds = tool.number('timeoutSeconds');
  const method = (tool.text('method') ?? 'POST') as Method;
  return add(tool, context, {
    type: 'webhook',
    name: 'api_request',
    ...(isRecord(body) ? { parameters: body } : {}),
    ...speechOf(tool),
    ...(seconds === undefined ? {} : { timeout_ms: seconds * 1000 }),
    request: {
      url: url.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{$1}'),
      method,
      headers: headersOf(tool),
      body_mode: 'args',
    },
  });
}

function addTransfer(tool: Source, context: ImportContext): string | undefined {
  for (const destination of tool.list('destinations')) {
    const address = destination.text('number') ?? destination.text('sipUri');
    if (address === undefined) continue;
    destination.skip('type', 'numberE164CheckEnabled');
    const label = destination.text('description') ?? destination.text('message') ?? address;
    const mode = destination.at('transferPlan').text('mode')?.startsWith('warm') ? 'warm' : 'cold';
    context.transferTarget({ label, destination: address, mode }, destination);
  }
  return add(tool, context, { type: 'transfer', name: 'transfer_call' });
}

function unknown(tool: Source, type: string, { report }: ImportContext): undefined {
  report.dropped(tool, {
    what: `Tool of type ${type}`,
    why: 'Parley has no such tool.',
    what_to_do: 'Create a webhook tool for it, or use an integration.',
  });
  tool.skip(...Object.keys(isRecord(tool.value) ? tool.value : {}));
  return undefined;
}

/** Sentences around a run: at its start, when it takes long, and when it failed. */
function speechOf(tool: Source): Pick<ToolInput, 'speak'> {
  const speak: NonNullable<ToolInput['speak']> = {};
  for (const message of tool.list('messages')) {
    const type = message.text('type');
    if (type !== 'request-start' && type !== 'request-response-delayed' && type !== 'request-failed') continue;
    const content = message.text('content')?.slice(0, 500);
    if (content === undefined) continue;
    if (type === 'request-start') Object.assign(speak, { before: 'static', text: content });
    else if (type === 'request-failed') speak.on_error = content;
    else {
      const delayMs = message.number('timingMilliseconds') ?? usualDelayMs;
      Object.assign(speak, { delayed_after_ms: delayMs, delayed_text: content });
    }
  }
  return Object.keys(speak).length === 0 ? {} : { speak };
}

/** Words said when the tool starts. */
export function messageOf(tool: Source): string {
  for (const message of tool.list('messages')) {
    if (message.text('type') === 'request-start') return message.text('content') ?? '';
  }
  return '';
}

/** Headers of an API request: a JSON Schema whose properties have a value. */
function headersOf(tool: Source): Record<string, string> {
  const schema = tool.json('headers');
  if (!isRecord(schema)) return {};
  if (!isRecord(schema['properties'])) return textsOf(schema);
  const headers = Object.entries(schema['properties']).map(([name, field]) => [
    name,
    isRecord(field) ? (field['value'] ?? field['default']) : field,
  ]);
  return textsOf(Object.fromEntries(headers));
}

export function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
