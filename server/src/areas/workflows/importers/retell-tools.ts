import type { ImportContext } from './import-context.ts';
import { isRecord, type Source } from './source-document.ts';
import { textsOf } from './vapi-tools.ts';

type ToolInput = Parameters<ImportContext['tools']['add']>[0];
type Method = NonNullable<NonNullable<ToolInput['request']>['method']>;

/** Adds a tool of Retell and returns its id; undefined where Parley has no such tool, which is reported. */
export function addRetellTool(tool: Source, context: ImportContext): string | undefined {
  const type = tool.text('type') ?? '';
  const name = tool.text('name') ?? type;
  const key = tool.text('tool_id') ?? name;
  const description = (tool.text('description') ?? '').slice(0, 2000);
  const add = (definition: Omit<ToolInput, 'description' | 'name'>) =>
    context.tools.add({ name, description, ...definition }, tool, key);
  switch (type) {
    case 'custom':
      return addCustom(tool, add, context);
    case 'end_call':
      tool.skip('speak_during_execution', 'execution_message_description', 'execution_message_type');
      return add({ type: 'end_call' });
    case 'transfer_call':
      addTransferTarget(tool, name, context);
      return add({ type: 'transfer' });
    case 'press_digit':
      return add({ type: 'dtmf' });
    case 'send_sms':
      return add({ type: 'sms', sms: { text: tool.at('sms_content').text('text')?.slice(0, 1600) ?? '' } });
    case 'check_availability_cal':
    case 'book_appointment_cal':
      return addBooking(tool, type, add, context);
    default:
      context.report.dropped(tool, {
        what: `Tool ${name} of type ${type}`,
        why: 'Parley has no such tool.',
        what_to_do: 'Create a webhook tool for it, or use an integration.',
      });
      tool.skip(...Object.keys(isRecord(tool.value) ? tool.value : {}));
      return undefined;
  }
}

function addCustom(
  tool: Source,
  add: (definition: Omit<ToolInput, 'description' | 'name'>) => string,
  context: ImportContext,
) {
  const parameters = tool.json('parameters');
  const timeout = tool.number('timeout_ms');
  const isAtRoot = tool.flag('args_at_root') ?? false;
  const before = tool.flag('speak_during_execution') ?? false;
  const words = tool.text('execution_message_description');
  const isFixed = tool.text('execution_message_type') === 'static_text' && words !== undefined;
  tool.skip('speak_after_execution', 'enable_typing_sound', 'parameter_type');
  if (!isAtRoot) {
    context.report.changed(tool, {
      what: `Request of tool ${tool.text('name')}`,
      why: 'Parley sends arguments and call in an envelope of its own.',
      what_to_do: 'Adapt the server, or set body_mode to args.',
    });
  }
  return add({
    type: 'webhook',
    ...(isRecord(parameters) ? { parameters } : {}),
    ...(timeout === undefined ? {} : { timeout_ms: timeout }),
    request: {
      url: tool.text('url') ?? '',
      method: (tool.text('method') ?? 'POST') as Method,
      headers: textsOf(tool.json('headers')),
      query: textsOf(tool.json('query_params')),
      body_mode: isAtRoot ? 'args' : 'envelope',
    },
    response: { assign: assignmentsOf(tool) },
    ...(before ? { speak: isFixed ? { before: 'static', text: words.slice(0, 500) } : { before: 'model' } } : {}),
  });
}

/** Variables set from the answer; Retell writes paths with dots. */
function assignmentsOf(tool: Source): Record<string, string> {
  const paths = Object.entries(textsOf(tool.json('response_variables')));
  return Object.fromEntries(paths.map(([name, path]) => [name, pointerOf(path)]));
}

export function pointerOf(path: string): string {
  const names = path
    .replace(/^\$\.?/, '')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((name) => name !== '');
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function addTransferTarget(tool: Source, name: string, context: ImportContext): void {
  const destination = tool.at('transfer_destination');
  const number = destination.text('number') ?? tool.text('number');
  const mode = tool.at('transfer_option').text('type')?.includes('warm') ? 'warm' : 'cold';
  destination.skip('type');
  tool.skip('speak_during_execution', 'execution_message_description', 'execution_message_type', 'custom_sip_headers');
  tool.at('transfer_option').skip('show_transferee_as_caller', 'cold_transfer_mode', 'transfer_ring_duration_ms');
  const extension = destination.text('extension');
  const digits = extension === undefined ? {} : { post_dial_digits: extension };
  if (number !== undefined) return context.transferTarget({ label: name, destination: number, mode, ...digits }, tool);
  context.report.actionRequired(destination, {
    what: `Destination of ${name}`,
    why: 'The model chose it there; transfers of Parley go to named targets.',
    what_to_do: 'Add the transfer targets of the agent.',
  });
}

function addBooking(
  tool: Source,
  type: string,
  add: (definition: Omit<ToolInput, 'description' | 'name'>) => string,
  { report }: ImportContext,
): string {
  tool.skip('cal_api_key', 'event_type_id', 'timezone');
  report.actionRequired(tool, {
    what: 'Booking through Cal.com',
    why: "Parley books in the agent's own calendar.",
    what_to_do: "Set the agent's opening hours and services, and connect a calendar.",
  });
  return add({ type: 'booking', booking: { actions: type === 'check_availability_cal' ? ['find'] : ['book'] } });
}
