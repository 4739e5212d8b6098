import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { findUnstorable } from '#platform/http/json-body.ts';
import { Refusal } from '#platform/http/refusal.ts';

/** Texts beside the file. */
const fieldsMax = 10;
const fieldBytesMax = 10_000;
const nameMax = 200;

/**
 * The fields of a `multipart/form-data` body (RFC 7578), with the one file as a `File` in memory. Refuses a file above
 * `maxFileBytes` with 413, what is no such body with 415, and a broken one with 400.
 */
export async function readUpload(request: FastifyRequest, maxFileBytes: number): Promise<Record<string, unknown>> {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw notAForm();
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let fault: Refusal | undefined;
  const refuse = (refusal: Refusal) => {
    fault ??= refusal;
  };
  await new Promise<void>((resolve) => {
    let parser: InstanceType<typeof Busboy>;
    try {
      parser = new Busboy({
        headers: { ...request.headers, 'content-type': contentType },
        limits: { files: 1, fileSize: maxFileBytes, fields: fieldsMax, fieldSize: fieldBytesMax, parts: fieldsMax + 1 },
      });
    } catch {
      refuse(notAForm());
      resolve();
      return;
    }
    parser.on('file', (field, stream, filename, _encoding, type) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        chunks.length = 0;
        refuse(tooLarge(maxFileBytes));
      });
      stream.on('error', () => refuse(brokenForm()));
      stream.on('end', () => {
        fields[field] = new File(chunks, (filename || 'file').slice(-nameMax), { type });
      });
    });
    parser.on('field', (field, value, isNameCut, isValueCut) => {
      const unstorable = findUnstorable(`${field}${value}`, field);
      if (isNameCut || isValueCut) refuse(brokenForm(`the field ${field} is too long`));
      else if (unstorable) refuse(new Refusal('invalid_request', unstorable.message, { details: [unstorable] }));
      else fields[field] = value;
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(limit, () => refuse(brokenForm('more parts than one file and its fields')));
    }
    parser.on('finish', resolve);
    parser.on('error', () => {
      refuse(brokenForm());
      resolve();
    });
    request.raw.on('aborted', () => {
      refuse(brokenForm());
      resolve();
    });
    request.raw.pipe(parser);
  });
  if (fault) throw fault;
  return { ...fields };
}

const notAForm = () =>
  new Refusal('unsupported_media_type', 'Expected a multipart/form-data body with one file in the field `file`');

const brokenForm = (what = 'it breaks off or has no valid parts') =>
  new Refusal('invalid_request', `The form cannot be read: ${what}`, {
    details: [{ path: '/', code: 'invalid_form', message: what }],
  });

const tooLarge = (maxBytes: number) =>
  new Refusal('payload_too_large', `A file may have ${maxBytes} bytes here, and this one has more`);
