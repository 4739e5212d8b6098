import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { checkingSerialiser, compiledSerialiser, type Serialise } from '#platform/http/answers.ts';
import { answerPreflights, crossOriginHeaders, isForPages } from '#platform/http/cross-origin.ts';
import { StreamAnswer, writeEventStream } from '#platform/http/event-stream.ts';
import { boundCursor } from '#platform/http/bound-cursor.ts';
import { FileAnswer, writeFileAnswer } from '#platform/http/file-answer.ts';
import { identify } from '#platform/http/identify.ts';
import { findUnstorable } from '#platform/http/json-body.ts';
import type { MountDeps, MountedOperation } from '#platform/http/mounted-operation.ts';
import type { Area, Operation, RequestFacts } from '#platform/http/operation.ts';
import { limitRequests } from '#platform/http/request-limits.ts';
import { runOperation } from '#platform/http/run-operation.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { readQuery } from '#platform/http/read-query.ts';
import { readUpload } from '#platform/http/read-upload.ts';
import { readRequestFacts } from '#platform/http/request-facts.ts';
import { parseInput } from '#platform/http/validation.ts';
import { takeReadOnly, writeBackOf } from '#platform/http/write-back.ts';

const nothing = z.strictObject({});
/** What a form may have beside its file. */
const formOverheadBytes = 64 * 1024;
const isUpload = (operation: Operation<never>) => operation.bodyType === 'multipart/form-data';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Gives every operation of the areas its route. A request goes: identify -> scope -> limit -> validate -> run -> answer. */
export function mountAreas(server: FastifyInstance, areas: readonly Area[], deps: MountDeps): void {
  for (const { operations } of areas) {
    for (const { operation, deps: areaDeps } of operations) {
      const mounted: MountedOperation = {
        operation,
        areaDeps,
        params: operation.params ?? z.object({}),
        query: operation.query ?? nothing,
        serialise: chooseSerialiser(operation, deps.checksAnswers),
        writeBack: writeBackOf(
          operation,
          operations.map((each) => each.operation),
        ),
      };
      if (operation.prepared) addToFastLane(mounted, deps);
      server.route({
        method: operation.method,
        url: routeOf(operation.path),
        // Asked for its headers alone, a stream would never end.
        exposeHeadRoute: operation.answer.contentType !== 'text/event-stream',
        config: { takesRawBody: operation.takesRawBody === true, takesUpload: isUpload(operation) },
        ...(isUpload(operation) ? { bodyLimit: (operation.maxFileBytes ?? 0) + formOverheadBytes } : {}),
        handler: (request, reply) => handle(mounted, deps, request, reply),
      });
    }
  }
  refuseOtherMethods(server, areas);
  answerPreflights(server, areas, routeOf);
}

function addToFastLane({ operation, areaDeps }: MountedOperation, deps: MountDeps): void {
  deps.fastLane.add({
    prefix: operation.path.replace(/\{\w+\}$/, ''),
    route: routeOf(operation.path),
    perMinute: deps.requestsPerMinute.perAddress,
    find: (id, { headers }) =>
      operation.prepared?.(areaDeps as never, {
        id,
        origin: headers.origin ?? null,
        host: headers.host ?? null,
        ifNoneMatch: headers['if-none-match'] ?? null,
      }) ?? null,
  });
}

/** An address that exists answers 405 with `Allow` to methods it does not take, not 404. */
function refuseOtherMethods(server: FastifyInstance, areas: readonly Area[]): void {
  const operations = areas.flatMap((area) => area.operations).map(({ operation }) => operation);
  const taken = new Map<string, string[]>();
  for (const { path, method } of operations) taken.set(path, [...(taken.get(path) ?? []), method]);
  const preflighted = new Set(operations.filter(isForPages).map((operation) => operation.path as string));
  for (const [path, allowed] of taken) {
    const allow = allowed.join(', ');
    const answered = preflighted.has(path) ? [...allowed, 'OPTIONS'] : allowed;
    server.route({
      method: methods.filter((method) => !answered.includes(method)) as HTTPMethods[],
      url: routeOf(path),
      handler: async () => {
        throw new Refusal('method_not_allowed', `This address takes ${allow}`, { headers: { allow } });
      },
    });
  }
}

function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function handle(mounted: MountedOperation, deps: MountDeps, request: FastifyRequest, reply: FastifyReply) {
  const { operation } = mounted;
  // First of all, so that a page can read refusals too.
  if (isForPages(operation)) reply.headers(crossOriginHeaders);
  const facts = readRequestFacts(request, reply);
  const identity = await identify(mounted, deps, request, facts);
  limitRequests(operation, deps, identity, facts, reply);
  // A parameter of the wrong form names nothing that exists.
  const params = mounted.params.safeParse(request.params);
  if (!params.success) throw new Refusal('not_found', 'There is nothing at this address');
  refuseUnstorable(request.query as Record<string, unknown>);
  const list = boundCursor(operation, {
    accountId: identity.accountId,
    params: params.data,
    query: parseInput(mounted.query, readQuery(request.query as Record<string, unknown>), 'query'),
  });
  const sent = isUpload(operation)
    ? await readUpload(request, operation.maxFileBytes ?? 0)
    : readBody(request, operation);
  const { body: writable, given } = mounted.writeBack
    ? takeReadOnly(sent, mounted.writeBack.readOnly)
    : { body: sent, given: [] };
  const body = parseInput(operation.body ?? z.undefined({ error: 'this operation takes no body' }), writable, 'body');
  const outcome = await runOperation(mounted, deps, {
    identity,
    facts,
    params: params.data,
    query: list.query,
    body,
    given,
    request,
    reply,
  });
  if (outcome.answer instanceof FileAnswer) {
    try {
      await writeFileAnswer(reply, outcome.answer, { method: request.method, facts }, headersOf(reply));
    } catch (error) {
      if (!reply.sent) throw error;
      // Too late for an answer; the client sees that bytes are missing. One that left is no fault.
      if (!facts.closed.aborted) request.log.error({ err: error, requestId: facts.id }, 'a file could not be sent');
    }
    return reply;
  }
  if (outcome.answer instanceof StreamAnswer) {
    const headers = headersOf(reply);
    try {
      const isStillAllowed = async () => identity.principal === null || (await stillHas(mounted, deps, request, facts));
      await writeEventStream(reply, outcome.answer.events, headers, facts.closed, isStillAllowed);
    } catch (error) {
      // Too late for an answer; the client sees the stream end and comes back.
      request.log.error({ err: error, requestId: facts.id, route: operation.path }, 'an event stream failed');
    }
    return reply;
  }
  reply.code(outcome.status);
  if (outcome.status === 304 || outcome.status === 204) return reply.send();
  const contentType = operation.answer.contentType ?? 'application/json';
  reply.type(`${contentType}; charset=utf-8`);
  return reply.send(contentType === 'application/json' ? mounted.serialise(list.bind(outcome.answer)) : outcome.answer);
}

/** Whether the request would be let in again now. Throws when that cannot be told. */
async function stillHas(
  mounted: MountedOperation,
  deps: MountDeps,
  request: FastifyRequest,
  facts: RequestFacts,
): Promise<boolean> {
  try {
    await identify(mounted, deps, request, facts);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function refuseUnstorable(query: Record<string, unknown>): void {
  const details = Object.entries(query).flatMap(
    ([name, value]) => findUnstorable(`${name}${String(value)}`, `query/${name}`) ?? [],
  );
  const [first] = details;
  if (first) throw new Refusal('invalid_request', `${first.path}: ${first.message}`, { details });
}

function chooseSerialiser(operation: Operation<never>, checks: boolean): Serialise {
  const schema = operation.answer.schema;
  if (schema === null) return () => '';
  return checks ? checkingSerialiser(schema, operation.id) : compiledSerialiser(schema);
}

function readBody(request: FastifyRequest, operation: Operation<never>): unknown {
  const body = request.body ?? undefined;
  const isEmptyObject = typeof body === 'object' && Object.keys(body).length === 0;
  return !operation.body && isEmptyObject ? undefined : body;
}
