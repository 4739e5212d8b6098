import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { S3Peer } from './s3-peer.ts';
import { signatureFault } from './signature-v4.ts';

interface StoredObject {
  bytes: Buffer;
  at: Date;
}

export interface LoopbackS3 extends S3Peer {
  /** Objects by name with the bucket, as `bucket/key`. */
  objects: Map<string, StoredObject>;
  /** Uploads in parts that were neither completed nor aborted. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Requests to be answered with 503, by method and path; null: none. */
  failsOn: RegExp | null;
}

/**
 * Starts a loopback S3 service of our own, in memory: PUT, GET with Range, HEAD, DELETE, ListObjectsV2 and multipart
 * uploads, addressed by path. It verifies every signature, in headers and links. Not a real S3: the suite also runs over
 * Swift where that is installed.
 */
export async function startLoopbackS3(): Promise<LoopbackS3> {
  const access = { id: 'loopback', secret: 'loopback-secret' };
  const server = createServer((request, response) => {
    answer(peer, request, response).catch((error: Error) => refuse(response, 500, error.message));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const peer: LoopbackS3 = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: access.id,
    secretAccessKey: access.secret,
    region: 'us-east-1',
    objects: new Map(),
    uploads: new Map(),
    failsOn: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}

async function answer(peer: LoopbackS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (peer.failsOn?.test(`${request.method} ${request.url}`)) return refuse(response, 503, 'SlowDown');
  const fault = signatureFault(request, { id: peer.accessKeyId, secret: peer.secretAccessKey });
  if (fault) return refuse(response, 403, fault);
  const url = new URL(request.url ?? '/', peer.endpoint);
  const name = decodeURIComponent(url.pathname.slice(1));
  const query = url.searchParams;
  if (query.has('list-type')) return list(peer, response, name.replace(/\/+$/, ''), query);
  switch (request.method) {
    case 'PUT':
      return put(peer, request, response, name, query);
    case 'POST':
      return post(peer, request, response, name, query);
    case 'DELETE':
      if (query.has('uploadId')) peer.uploads.delete(query.get('uploadId') ?? '');
      else peer.objects.delete(name);
      response.writeHead(204).end();
      return;
    default:
      return read(peer, request, response, name, query);
  }
}

async function put(
  peer: LoopbackS3,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  query: URLSearchParams,
): Promise<void> {
  // S3 refuses a body of unknown length.
  if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
  const bytes = await buffer(request);
  const upload = query.get('uploadId');
  if (upload === null) peer.objects.set(name, { bytes, at: new Date() });
  else peer.uploads.get(upload)?.set(Number(query.get('partNumber')), bytes);
  response.writeHead(200, { etag: etagOf(bytes) }).end();
}

async function post(
  peer: LoopbackS3,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  query: URLSearchParams,
): Promise<void> {
  if (query.has('uploads')) {
    const id = `upload-${peer.uploads.size + 1}-${Date.now()}`;
    peer.uploads.set(id, new Map());
    return xml(response, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }
  const id = query.get('uploadId') ?? '';
  const parts = peer.uploads.get(id);
  const numbers = [...(await text(request)).matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
    Number(number),
  );
  const named = numbers.map((number) => parts?.get(number));
  if (!parts || named.some((part) => part === undefined)) return refuse(response, 400, 'InvalidPart');
  const bytes = Buffer.concat(named as Buffer[]);
  peer.objects.set(name, { bytes, at: new Date() });
  peer.uploads.delete(id);
  xml(
    response,
    `<CompleteMultipartUploadResult><Key>${name}</Key><ETag>${etagOf(bytes)}</ETag></CompleteMultipartUploadResult>`,
  );
}

function read(
  peer: LoopbackS3,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  query: URLSearchParams,
): void {
  const object = peer.objects.get(name);
  if (!object) return refuse(response, 404, 'NoSuchKey');
  const { bytes, at } = object;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = first === undefined ? 0 : Number(first);
  const end = last ? Math.min(Number(last), bytes.length - 1) : bytes.length - 1;
  if (first !== undefined && start >= bytes.length) return refuse(response, 416, 'InvalidRange');
  response.writeHead(first === undefined ? 200 : 206, {
    'content-type': query.get('response-content-type') ?? 'application/octet-stream',
    'content-length': end - start + 1,
    'last-modified': at.toUTCString(),
    etag: etagOf(bytes),
    ...(first === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes.subarray(start, end + 1));
}

function list(peer: LoopbackS3, response: ServerResponse, bucket: string, query: URLSearchParams): void {
  const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
  const after = `${bucket}/${query.get('continuation-token') ?? query.get('start-after') ?? ''}`;
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const names = [...peer.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted();
  const page = names.slice(0, most);
  const keyOf = (name: string) => name.slice(bucket.length + 1);
  const contents = page.map((name) => {
    const { bytes, at } = peer.objects.get(name) as StoredObject;
    const facts = `<LastModified>${at.toISOString()}</LastModified><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size>`;
    return `<Contents><Key>${keyOf(name)}</Key>${facts}</Contents>`;
  });
  const isTruncated = names.length > page.length;
  const token = isTruncated ? `<NextContinuationToken>${keyOf(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  xml(
    response,
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
  );
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function xml(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
