import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createEgress } from '@parley/egress';
import { S3mini, S3ServiceError } from 's3mini';
import { checkFileKey, type FileStore, isFileKey, type StoredFile } from '#platform/files/file-store.ts';
import { uploadFile } from './upload-file.ts';

/** Place of files in S3, with the access to it. */
export interface S3Location {
  /** Address of the service, without the bucket. */
  endpoint: string;
  /** Address of the same service in links. */
  publicEndpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Begin of all object names; empty or ending in a slash. */
  prefix: string;
  /** False: `linkTo` answers null, so that bytes come through this process. */
  givesLinks: boolean;
}

export interface S3Options {
  location: S3Location;
  userAgent: string;
  /** Size of one part of a large upload. Unit: bytes; at least 5 MiB at most services. Default: 8 MiB. */
  partBytes?: number;
}

export interface S3FileStore extends FileStore {
  /** Resolves when the bucket answers. Throws when it is missing or refuses the access key. */
  probe(): Promise<void>;
  /** Requests the first byte behind a link; returns the HTTP status. */
  openLink(link: string): Promise<number>;
  close(): Promise<void>;
}

/** Bound of one exchange until its headers, and of one wait for a chunk. Unit: milliseconds. */
const timeoutMs = 30_000;
/** Largest object that is read. Unit: bytes. */
const maxObjectBytes = 2 ** 40;
/** Objects of one page of a listing, the most that S3 gives. */
const pageObjects = 1000;

/**
 * Creates a file store in an S3 bucket, addressed by path. Requests go through the guarded client, opened for the
 * operator's endpoint, which may be private.
 */
export function createS3FileStore(options: S3Options): S3FileStore {
  const { location } = options;
  const allowHosts = [location.endpoint, location.publicEndpoint].map(hostWithPort);
  const egress = createEgress({ allowHosts, userAgent: options.userAgent });
  const request = egress.fetchFor({ timeoutMs, maxBytes: maxObjectBytes, redirects: 0 });
  const client = new S3mini({
    ...access(location, location.endpoint),
    fetch: request,
  });
  const linkClient = new S3mini(access(location, location.publicEndpoint));
  const nameOf = (key: string) => {
    checkFileKey(key);
    return `${location.prefix}${key}`;
  };
  const size = async (key: string) => {
    const name = nameOf(key);
    try {
      return await client.getContentLength(name);
    } catch (error) {
      return nullIfMissing((error as Error).cause);
    }
  };
  return {
    kind: 's3',
    size,
    async open(key, range) {
      const name = nameOf(key);
      try {
        const answer = range
          ? await client.getObjectRaw(name, false, range.start, range.end + 1)
          : await client.getObjectRaw(name);
        return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
      } catch (error) {
        return nullIfMissing(error);
      }
    },
    hasRoom: async () => true,
    async write(key, bytes) {
      await client.putObject(nameOf(key), Buffer.from(bytes));
    },
    async writeFrom(key, path) {
      const bytes = await uploadFile(client, nameOf(key), path, options.partBytes);
      const stored = await size(key);
      if (stored !== bytes) throw new Error(`S3 confirms ${stored ?? 'no'} bytes of ${bytes}`);
    },
    async remove(key) {
      const name = nameOf(key);
      // Some services answer 404 for a missing object, where S3 answers 204.
      await client.deleteObject(name).catch(nullIfMissing);
    },
    list: ({ prefix, after }) => listObjects(client, location.prefix, prefix, after),
    async linkTo(key, { expiresInSeconds, contentType, filename }) {
      const name = nameOf(key);
      if (!location.givesLinks) return null;
      return linkClient.getPresignedUrl('GET', name, expiresInSeconds, {
        'response-content-type': contentType,
        'response-content-disposition': `inline; filename="${filename}"`,
      });
    },
    async probe() {
      if ((await client.listObjectsPaged('/', location.prefix, 1)) === null) throw new Error('The bucket is missing');
    },
    async openLink(link) {
      const answer = await request(link, { headers: { range: 'bytes=0-0' } });
      await answer.body?.cancel();
      return answer.status;
    },
    close: () => egress.close(),
  };
}

function hostWithPort(endpoint: string): string {
  const { hostname, port, protocol } = new URL(endpoint);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

const access = (location: S3Location, endpoint: string) => ({
  endpoint: `${endpoint.replace(/\/+$/, '')}/${location.bucket}`,
  region: location.region,
  accessKeyId: location.accessKeyId,
  secretAccessKey: location.secretAccessKey,
});

async function* listObjects(
  client: S3mini,
  base: string,
  prefix: string,
  after: string | undefined,
): AsyncGenerator<StoredFile> {
  let token: string | undefined;
  do {
    const startAfter = after !== undefined && token === undefined ? { 'start-after': `${base}${after}` } : {};
    const page = await client.listObjectsPaged('/', `${base}${prefix}`, pageObjects, token, startAfter);
    if (!page) throw new Error('The bucket is missing');
    for (const object of page.objects ?? []) {
      const key = object.Key.slice(base.length);
      // A bucket may hold objects of others.
      if (isFileKey(key)) yield { key, bytes: object.Size, modifiedAt: object.LastModified };
    }
    token = page.nextContinuationToken;
  } while (token);
}

function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceError && error.status === 404) return null;
  throw error;
}
