import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Push service on loopback with one browser behind it, which decrypts what it gets (RFC 8291). */
export interface TestPushService {
  /** Subscribes, as `PushManager.subscribe` does, at an address of its own. */
  subscribe(name: string): TestSubscription;
  readonly received: { name: string; headers: IncomingHttpHeaders; body: Buffer }[];
  /** Status of the next answers to this subscription. Default: 201. */
  readonly statuses: Map<string, number>;
  readonly origin: string;
  close(): Promise<void>;
}

export interface TestSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** Decrypts a message as the browser does; throws for one that was not encrypted for it. */
  decrypt(body: Buffer): string;
}

export async function startPushService(): Promise<TestPushService> {
  const received: TestPushService['received'] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const name = request.url?.split('/').at(-1) ?? '';
      received.push({ name, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(statuses.get(name) ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    statuses,
    origin,
    subscribe: (name) => subscription(`${origin}/send/${name}`),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function subscription(endpoint: string): TestSubscription {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const senderLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + senderLength);
      const sealed = body.subarray(21 + senderLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}
