import type { ErrorDetail } from '@parley/contract/errors';
import { DocumentError } from '@parley/document-text';
import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a file of another tenant or agent and one that never existed. */
export const knowledgeFileNotFound = () =>
  new Refusal('not_found', 'The knowledge base of this agent has no file with this id');

export const tooManySources = (limit: number) =>
  new Refusal('conflict', `This agent has ${limit} files and pages, which is the limit; delete some that are not used`);

/** Refusal of an upload by its content; null for faults that are not the file's. */
export function uploadRefusal(error: unknown): Refusal | null {
  if (!(error instanceof DocumentError)) return null;
  const details = [{ path: '/file', code: error.code, message: error.message }];
  if (error.code === 'unsupported_type' || error.code === 'encrypted')
    return new Refusal('unsupported_media_type', error.message, { details });
  return new Refusal('invalid_request', error.message, { details });
}

export const fileTooLarge = (maxBytes: number) =>
  new Refusal('payload_too_large', `The file is larger than the limit of ${maxBytes} bytes`);

export const urlRefused = (details: ErrorDetail[]) =>
  new Refusal('invalid_request', `${details[0]?.path}: ${details[0]?.message}`, { details });

/** The field is of another kind of source. */
export const notOfThisKind = (field: string, message: string) =>
  new Refusal('invalid_request', message, { details: [{ path: `/${field}`, code: 'not_applicable', message }] });

export const sameTextExists = (name: string) =>
  new Refusal('conflict', `The same text is in the knowledge base already, as "${name}"`);

export const hasNoContent = () => new Refusal('conflict', 'Pages and sites are not stored; open their address instead');
