import type { fileSources } from '@parley/contract/resources/orphan';
import type { FileStore } from '#platform/files/file-store.ts';
import type { FileSource } from '#platform/files/orphans/compare-files.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Signer } from '#platform/secrets/signer.ts';

export type FileSources = Record<(typeof fileSources)[number], FileSource>;

/** Dependencies of the operations over the file store. */
export interface StoredFilesDeps {
  files: FileStore;
  /** Signer of confirmations. */
  signer: Signer;
  /** Stored files of all tenants, by kind. */
  sources: FileSources;
}

export const operation = operationOf<StoredFilesDeps>();

/** Key in the examples of the API document. */
export const exampleKey = 'chat-files/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b23.bin';
