import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEgress } from '@parley/egress';
import { S3mini } from 's3mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFileStore } from '#platform/files/file-store.conformance.ts';
import { createS3FileStore, type S3FileStore } from './s3-file-store.ts';
import { type LoopbackS3, startLoopbackS3 } from './testing/loopback-s3.ts';
import type { S3Peer } from './testing/s3-peer.ts';
import { hasSwift, startSwift } from './testing/swift-server.ts';

const bucket = 'parley-files';
/** Smallest part that S3 takes, but for the last. Unit: bytes. */
const partBytes = 5 * 1024 * 1024;

const storeOf = (peer: S3Peer, more: { prefix?: string; secretAccessKey?: string; givesLinks?: boolean } = {}) => {
  const { endpoint, accessKeyId, secretAccessKey, region } = peer;
  const access = { accessKeyId, secretAccessKey, region };
  const place = { endpoint, publicEndpoint: endpoint, bucket, prefix: '', givesLinks: true };
  return createS3FileStore({ location: { ...place, ...access, ...more }, userAgent: 'Test', partBytes });
};

async function startStore(start: () => Promise<S3Peer>) {
  const peer = await start();
  const { endpoint, ...access } = peer;
  const egress = createEgress({ allowHosts: [new URL(endpoint).host] });
  const request = egress.fetchFor({ timeoutMs: 30_000, maxBytes: 10_000 });
  await new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, fetch: request }).createBucket();
  await egress.close();
  const store = storeOf(peer, { prefix: 'parley/' });
  await store.probe();
  return {
    store,
    async close() {
      await store.close();
      await peer.close();
    },
  };
}

const largeBytes = partBytes + 1000;
describeFileStore('S3, a loopback server of ours', { largeBytes, start: () => startStore(startLoopbackS3) });
if (hasSwift()) describeFileStore('S3, OpenStack Swift', { largeBytes, start: () => startStore(startSwift) });
else console.info('Files in S3 are not tested over Swift: it is not installed.');

describe('files in S3', () => {
  let peer: LoopbackS3;
  let store: S3FileStore;
  let folder: string;
  const key = 'recordings/a-1/b-2.ogg';
  beforeAll(async () => {
    peer = await startLoopbackS3();
    store = storeOf(peer);
    folder = mkdtempSync(join(tmpdir(), 'parley-s3-'));
  });
  afterAll(async () => {
    await store.close();
    await peer.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a wrong secret, an unavailable service and a failed part are errors, not missing files', async () => {
    const stranger = storeOf(peer, { secretAccessKey: 'other' });
    await expect(stranger.size(key)).rejects.toThrow();
    await expect(stranger.open(key)).rejects.toThrow();
    await expect(stranger.probe()).rejects.toThrow();
    await stranger.close();
    peer.failsOn = /^GET/;
    await expect(store.open(key)).rejects.toThrow('503');
    const path = join(folder, 'large');
    writeFileSync(path, Buffer.alloc(largeBytes));
    peer.failsOn = /^PUT .*partNumber=2/;
    await expect(store.writeFrom(key, path)).rejects.toThrow('503');
    peer.failsOn = null;
    expect([await store.size(key), peer.uploads.size]).toEqual([null, 0]);
  });

  it('objects of others in the bucket are not listed', async () => {
    peer.objects.set(`${bucket}/recordings/a-1/Notes.TXT`, { bytes: Buffer.from('x'), at: new Date() });
    await store.write('recordings/a-1/c-3.ogg', new TextEncoder().encode('12'));
    const listed = [];
    for await (const file of store.list({ prefix: 'recordings/' })) listed.push(file.key);
    expect(listed).toEqual(['recordings/a-1/c-3.ogg']);
  });

  it('a listing of more than one page is complete', async () => {
    const keys = Array.from({ length: 1005 }, (_, at) => `many/${String(at).padStart(4, '0')}.bin`);
    for (const name of keys) peer.objects.set(`${bucket}/${name}`, { bytes: Buffer.from('x'), at: new Date() });
    const listed = [];
    for await (const file of store.list({ prefix: 'many/', after: 'many/0001.bin' })) listed.push(file.key);
    expect(listed).toEqual(keys.slice(2));
  });

  it('no link is given where listeners cannot reach the service', async () => {
    const hidden = storeOf(peer, { givesLinks: false });
    const options = { expiresInSeconds: 60, contentType: 'audio/ogg', filename: 'x.ogg' };
    expect(await hidden.linkTo(key, options)).toBeNull();
    await hidden.close();
  });
});
