import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MountedOperation } from '#platform/http/mounted-operation.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import { DocumentAnswer, writeDocumentAnswer } from '#platform/http/responses/document-answer.ts';
import { StreamAnswer, writeEventStream } from '#platform/http/responses/event-stream.ts';
import { FileAnswer, writeFileAnswer } from '#platform/http/responses/file-answer.ts';
import { headersOf } from '#platform/http/responses/reply-headers.ts';
import type { Outcome } from '#platform/http/run-operation.ts';

interface Sending {
  mounted: MountedOperation;
  request: FastifyRequest;
  reply: FastifyReply;
  facts: RequestFacts;
  /** Checked periodically while an event stream is open. */
  isStillAllowed: () => Promise<boolean>;
}

const bodilessStatuses: ReadonlySet<number> = new Set([204, 302, 304]);

/** Sends an operation's answer: JSON or text, a file, an event stream, or a status alone. */
export async function sendOutcome(outcome: Outcome, sending: Sending): Promise<FastifyReply> {
  const { mounted, reply } = sending;
  if (outcome.answer instanceof FileAnswer) return sendFile(outcome.answer, sending);
  if (outcome.answer instanceof DocumentAnswer) return sendDocument(outcome.answer, sending);
  if (outcome.answer instanceof StreamAnswer) return sendStream(outcome.answer, sending);
  reply.code(outcome.status);
  if (bodilessStatuses.has(outcome.status)) return reply.send();
  const contentType = mounted.operation.answer.contentType ?? 'application/json';
  reply.type(`${contentType}; charset=utf-8`);
  return reply.send(contentType === 'application/json' ? mounted.serialise(outcome.answer) : outcome.answer);
}

async function sendFile(answer: FileAnswer, { request, reply, facts }: Sending): Promise<FastifyReply> {
  try {
    await writeFileAnswer(reply, answer, { method: request.method, facts }, headersOf(reply));
  } catch (error) {
    if (!reply.sent) throw error;
    // Too late for an error answer; the client detects missing bytes. A client that disconnected is no fault.
    if (!facts.closed.aborted)
      request.log.error({ event: 'http.file_failed', err: error, requestId: facts.id }, 'a file could not be sent');
  }
  return reply;
}

async function sendDocument(
  answer: DocumentAnswer,
  { mounted, request, reply, facts }: Sending,
): Promise<FastifyReply> {
  try {
    const { closed } = facts;
    await writeDocumentAnswer(reply, answer, { method: request.method, closed }, headersOf(reply));
  } catch (error) {
    if (!reply.sent) throw error;
    // Too late for an error answer; the client sees the connection break off.
    const route = mounted.operation.path;
    request.log.error(
      { event: 'http.document_failed', err: error, requestId: facts.id, route },
      'a document could not be sent',
    );
  }
  return reply;
}

async function sendStream(
  answer: StreamAnswer,
  { mounted, request, reply, facts, isStillAllowed }: Sending,
): Promise<FastifyReply> {
  try {
    await writeEventStream(reply, answer.events, headersOf(reply), facts.closed, isStillAllowed);
  } catch (error) {
    // Too late for an error answer; the client sees the stream end and reconnects.
    const route = mounted.operation.path;
    request.log.error(
      { event: 'http.stream_failed', err: error, requestId: facts.id, route },
      'an event stream failed',
    );
  }
  return reply;
}
