import { open } from 'node:fs/promises';
import type { S3mini, UploadPart } from 's3mini';

const mebibyte = 1024 * 1024;
/** Size of one part: bounds the memory of an upload, and with 10,000 parts the size of a file to 80 GB. Unit: bytes. */
const defaultPartBytes = 8 * mebibyte;

/** Uploads a local file, a large one in parts one after another; returns its length. Unit: bytes. */
export async function uploadFile(
  client: S3mini,
  name: string,
  path: string,
  partBytes = defaultPartBytes,
): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (position: number) => {
      const part = Buffer.alloc(Math.min(partBytes, size - position));
      let filled = 0;
      while (filled < part.length) {
        const { bytesRead } = await file.read(part, filled, part.length - filled, position + filled);
        if (bytesRead === 0) throw new Error('The file became shorter while it was uploaded');
        filled += bytesRead;
      }
      return part;
    };
    if (size <= partBytes) await client.putObject(name, await read(0));
    else await uploadParts(client, name, { size, partBytes, read });
    return size;
  } finally {
    await file.close();
  }
}

async function uploadParts(
  client: S3mini,
  name: string,
  file: { size: number; partBytes: number; read: (position: number) => Promise<Buffer> },
): Promise<void> {
  const uploadId = await client.getMultipartUploadId(name);
  try {
    const parts: UploadPart[] = [];
    for (let position = 0; position < file.size; position += file.partBytes) {
      parts.push(await client.uploadPart(name, uploadId, await file.read(position), parts.length + 1));
    }
    await client.completeMultipartUpload(name, uploadId, parts);
  } catch (error) {
    // Parts of an abandoned upload are paid for until they are aborted.
    await client.abortMultipartUpload(name, uploadId).catch(() => {});
    throw error;
  }
}
