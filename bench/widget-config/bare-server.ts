import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from '../shared/children.ts';

/** The least that can answer: node:http, nothing looked at but If-None-Match, the given bytes with the given headers. */
answerParent(async ({ body, headers }: { body: string; headers: [name: string, value: string][] }) => {
  const full = headers.flat();
  const bodiless = headers.filter(([name]) => !name.startsWith('content-')).flat();
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] !== undefined) {
      response.writeHead(304, bodiless);
      response.end();
      return;
    }
    response.writeHead(200, full);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
