import { type Egress, EgressError, type SignedResponse, sendSignedRequest } from '@parley/egress';
import { secretValuesOf } from '#areas/agents/tools';
import type { Clock } from '#platform/clock/clock.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import { type Answer, outcomeOf, readAnswer } from './read-answer.rules.ts';
import { hideSecrets } from './result-text.rules.ts';
import { issueRuntimeToken, type RuntimeSubject } from './runtime-token.ts';
import { ToolFault } from './tool-fault.ts';
import type { ExecuteTool, ToolRun } from './tool-run.ts';
import { buildRequest, UnusableArgument, type WebhookRequest } from './webhook-request.rules.ts';

/** Maximum length of an unparsed body in the log. Unit: UTF-16 code units. */
const longestUnread = 2_000;

/** Tools that send a request to the owner's server. */
export function createWebhookTool(parts: { egress: Pick<Egress, 'fetch'>; clock: Clock; signer: Signer }): ExecuteTool {
  return async (run) => {
    const { definition, signingSecrets: secrets } = run.tool;
    const { retries, timeout_ms: timeoutMs, response } = definition;
    const request = requestOf(run, parts.signer, parts.clock.now());
    run.record.request = loggedRequest(request);
    run.record.attempts = 0;
    const onAttempt = () => {
      run.record.attempts += 1;
    };
    const sending = {
      id: run.effectKey,
      request: withIdempotencyKey(request, run.effectKey),
      secrets,
      retries,
      timeoutMs,
      maxBytes: response.max_bytes,
      onAttempt,
    };
    const answer = await sendSignedRequest(parts, sending, run.signal).catch((error: unknown) => {
      throw faultOf(error, run.name);
    });
    const sent = secretValuesOf(definition);
    const read = answer.text === undefined ? undefined : readAnswer(answer.text, answer.contentType, sent);
    run.record.response = loggedAnswer(answer, read, sent);
    if (answer.status < 200 || answer.status > 299) throw unsuccessful(answer, run.name);
    if (!read) {
      throw new ToolFault('error', failed(run.name, 'answered with something unreadable'), 'unreadable answer');
    }
    return outcomeOf(read, response, { mayAct: true });
  };
}

/**
 * Adds the `Idempotency-Key` header that payment and booking APIs deduplicate by; a header of the owner wins.
 * Source: draft-ietf-httpapi-idempotency-key-header.
 */
function withIdempotencyKey(request: WebhookRequest, key: string): WebhookRequest {
  const isGiven = Object.keys(request.headers).some((name) => name.toLowerCase() === 'idempotency-key');
  return isGiven ? request : { ...request, headers: { ...request.headers, 'idempotency-key': key } };
}

function requestOf(run: ToolRun, signer: Signer, now: Date): WebhookRequest {
  const { request } = run.tool.definition;
  if (!request) throw new Error('A webhook without a request');
  if (request.credential_id !== null) {
    throw new ToolFault('refused', failed(run.name, 'is not set up'), 'its credential is not there');
  }
  try {
    return buildRequest({
      request,
      arguments: run.arguments,
      declared: Object.keys(run.tool.definition.parameters['properties'] ?? {}),
      variables: run.conversation.variables(),
      envelope: envelopeOf(run, signer, now),
    });
  } catch (error) {
    if (error instanceof UnusableArgument) throw new ToolFault('refused', error.message, error.message);
    throw error;
  }
}

function envelopeOf(run: ToolRun, signer: Signer, now: Date): Record<string, unknown> {
  const { tenantId, agent, call, session } = run.conversation;
  const phoneNumber = run.conversation.variables()['phone_number'] ?? null;
  return {
    type: 'tool.call',
    tool_call_id: run.toolCallId,
    name: run.tool.definition.name,
    ...(call ? { call: { id: call.id, phone_number: call.phoneNumber, metadata: call.metadata } } : {}),
    ...(session ? { session: { id: session.id, phone_number: phoneNumber, metadata: session.metadata } } : {}),
    agent: { id: agent.id, version: agent.version },
    ...(call && agent.id !== null ? { runtime: runtimeOf(signer, { tenantId, callId: call.id }, now) } : {}),
    timestamp: now.toISOString(),
  };
}

/** Grant to take the agent's actions while the call lasts. */
function runtimeOf(signer: Signer, subject: RuntimeSubject, now: Date) {
  const { token, expiresAt } = issueRuntimeToken(signer, subject, now);
  return { token, expires_at: expiresAt.toISOString() };
}

/** Request for the log: the owner's headers by name only, since any of them may hold secrets, and no runtime token. */
function loggedRequest({ url, method, headers, body }: WebhookRequest): unknown {
  const { origin, pathname, searchParams } = new URL(url);
  return {
    method,
    url: `${origin}${pathname}`,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(Object.keys(headers).map((name) => [name, '[redacted]'])),
    body: body === null ? null : withoutToken(JSON.parse(body)),
  };
}

function withoutToken(body: unknown): unknown {
  const isEnvelope = typeof body === 'object' && body !== null && 'type' in body && body.type === 'tool.call';
  return isEnvelope && 'runtime' in body ? { ...body, runtime: '[redacted]' } : body;
}

function loggedAnswer(answer: SignedResponse, read: Answer | undefined, secrets: readonly string[]): unknown {
  const { status, contentType, text } = answer;
  // A prefix is enough to diagnose an unreadable answer.
  const unread = () => (text === undefined ? null : hideSecrets(text, secrets).slice(0, longestUnread));
  const body = read === undefined ? unread() : read.kind === 'json' ? read.value : read.text;
  return { status, content_type: contentType, body };
}

const failed = (name: string, how: string) => `The tool ${name} ${how}. Do not claim that it worked.`;

function unsuccessful({ status }: SignedResponse, name: string): ToolFault {
  const how =
    status >= 500 || status === 429
      ? `could not do it just now (status ${status})`
      : `did not accept the request (status ${status})`;
  const detail = status >= 300 && status < 400 ? 'redirects are not followed' : `answered with status ${status}`;
  return new ToolFault('error', failed(name, how), detail);
}

function faultOf(error: unknown, name: string): unknown {
  if (!(error instanceof EgressError)) return error;
  const { code, message } = error;
  if (code === 'timeout')
    return new ToolFault('timeout', failed(name, 'did not answer in time'), message, { cause: error });
  const how = code === 'too_large' ? 'answered with too much' : 'could not be reached';
  return new ToolFault('error', failed(name, how), `${code}: ${message}`, { cause: error });
}
