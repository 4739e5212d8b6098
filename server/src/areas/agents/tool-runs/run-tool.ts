import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import { EgressError } from '@parley/egress';
import type { ToolLogEntry } from '#areas/agents/tool-logs';
import { secretValuesOf } from '#areas/agents/tools';
import { redactPersonalData, redactPersonalDataIn } from '#areas/privacy/redaction';
import type { ToolCall, ToolOutcome } from '#brain/ports.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { OfferedTool } from './offer-tools.ts';
import { secretForms } from './result-text.rules.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault, ToolTimeout } from './tool-fault.ts';
import type { ToolRun } from './tool-run.ts';

/** Run at its start: tool, arguments, conversation. */
export interface BegunRun {
  id: string;
  offered: Pick<OfferedTool, 'tool' | 'execute' | 'compiled'>;
  /** Name the model calls it by. */
  name: string;
  call: ToolCall;
  conversation: ToolConversation;
  source: 'parley' | 'test';
}

export interface EndedRun {
  outcome: ToolOutcome;
  entry: ToolLogEntry;
}

export interface RunParts {
  clock: Clock;
  /** True when the person is verified as a tool with `requires_verification` wants it. */
  isProven(conversation: ToolConversation, definition: Pick<ToolDefinition, 'verification'>): Promise<boolean>;
}

/**
 * Reason a tool may not run, phrased for the model; undefined when it may. Checked before any request leaves: the
 * person is verified where the tool requires it, and the arguments are valid.
 */
export async function refusalReason(
  { isProven }: RunParts,
  { offered, name, call, conversation }: BegunRun,
): Promise<ToolFault | undefined> {
  const { tool, compiled } = offered;
  if (tool.definition.requires_verification && !(await isProven(conversation, tool.definition))) {
    const told = `The tool ${name} runs only for somebody who has proven who they are. Nothing was done.`;
    return new ToolFault('refused', told, 'the person is not verified');
  }
  const faults = compiled.faults(call.arguments);
  if (faults.length === 0) return undefined;
  const told = `The arguments do not fit, nothing was done. ${faults.join(' ')} Correct them, or ask the person, and call again.`;
  return new ToolFault('refused', told, faults.join(' '));
}

/** Runs a tool within its timeout and returns outcome and log entry. Never throws. */
export async function runTool(parts: RunParts, begun: BegunRun, signal: AbortSignal): Promise<EndedRun> {
  const { clock } = parts;
  const { tool } = begun.offered;
  const startedAt = clock.monotonicMs();
  const record: ToolRun['record'] = { request: begun.call.arguments, response: null, attempts: 1 };
  const entryOf = endingOf(begun, record, clock);
  const objection = await refusalReason(parts, begun);
  if (objection) return { outcome: told(objection), entry: entryOf('refused', objection.detail, 0) };
  const deadline = new AbortController();
  const limitMs = tool.definition.timeout_ms;
  const timer = setTimeout(() => deadline.abort(new ToolTimeout(`No answer within ${limitMs} ms.`)), limitMs);
  const both = AbortSignal.any([signal, deadline.signal]);
  const latency = () => Math.round(clock.monotonicMs() - startedAt);
  try {
    both.throwIfAborted();
    const outcome = await begun.offered.execute({
      id: begun.id,
      name: begun.name,
      toolCallId: begun.call.id,
      effectKey: effectKeyOf(begun),
      tool,
      arguments: begun.call.arguments,
      conversation: begun.conversation,
      signal: both,
      record,
    });
    return { outcome, entry: entryOf(outcome.isError ? 'error' : 'ok', null, latency()) };
  } catch (error) {
    const fault = signal.aborted ? cancelled : faultOf(error, begun);
    if (fault === cancelled) return { outcome: told(cancelled), entry: entryOf('cancelled', null, latency()) };
    return { outcome: told(fault), entry: entryOf(fault.status, fault.detail, latency()) };
  } finally {
    clearTimeout(timer);
  }
}

/** The conversation's own id of the call, where it is a UUID: a repeated turn repeats it. Else the id of the log. */
const effectKeyOf = ({ id, call }: BegunRun) => (uuidPattern.test(call.id) ? call.id : id);

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const cancelled = new ToolFault('error', 'The tool was interrupted. It may have worked or not.', '');

const told = (fault: ToolFault): ToolOutcome => ({
  result: fault.message,
  isError: true,
  ...(fault.status === 'refused' ? { wasRefused: true } : {}),
});

function faultOf(error: unknown, { name, conversation, offered }: BegunRun): ToolFault {
  if (error instanceof ToolFault) return error;
  const end = 'Do not claim that it worked.';
  if (error instanceof ToolTimeout || (error instanceof EgressError && error.code === 'timeout')) {
    return new ToolFault('timeout', `The tool ${name} did not answer in time. ${end}`, error.message);
  }
  conversation.log.error(
    { event: 'tool.internal_error', err: error, toolId: offered.tool.id },
    'tool run failed with an internal error',
  );
  return new ToolFault('error', `The tool ${name} failed. ${end}`, 'an internal fault');
}

/** Words of a run for its log, as the agent allows them to be stored. */
function contentOf(
  { request, response }: Pick<ToolRun['record'], 'request' | 'response'>,
  error: string | null,
  { language, pii_redaction, zero_retention }: AgentConfig,
): Pick<ToolLogEntry, 'request' | 'response' | 'error'> {
  if (zero_retention) return { request: null, response: null, error: null };
  if (!pii_redaction) return { request, response, error };
  return {
    request: redactPersonalDataIn(request, language),
    response: redactPersonalDataIn(response, language),
    error: error && redactPersonalData(error, language),
  };
}

function endingOf(
  { id, offered, name, call, conversation, source }: BegunRun,
  record: ToolRun['record'],
  clock: Clock,
) {
  const { tool } = offered;
  const { tenantId, agent, call: phoneCall, session } = conversation;
  const secrets = secretForms(secretValuesOf(tool.definition));
  const offsetMs = phoneCall ? Math.round(phoneCall.offsetMs()) : null;
  const at = clock.now();
  return (status: ToolLogEntry['status'], error: string | null, latencyMs: number): ToolLogEntry => ({
    tenantId,
    id,
    toolId: tool.id,
    toolName: name,
    toolType: tool.definition.type,
    agentId: agent.id,
    agentVersion: agent.version,
    callId: phoneCall?.id ?? null,
    sessionId: session?.id ?? null,
    toolCallId: call.id,
    status,
    source,
    ...contentOf(record, error, agent.config),
    latencyMs,
    attempts: record.attempts,
    offsetMs,
    at,
    secrets,
  });
}
