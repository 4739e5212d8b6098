import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const fiveMinutes = 'public, max-age=300';
const forever = 'public, max-age=31536000, immutable';

/**
 * Mounts the widget script: `/widget.js`, the current version, cached for five minutes, and `/widget.js?v=<version>`,
 * which is immutable and so may be cached and pinned. `/widget.json` names the current version and the hash that pins
 * it (W3C Subresource Integrity). Any other `v`, of an older version or a site's own against caches, returns the
 * current script: a browser to which it is pinned refuses it by its hash.
 */
export async function mountWidgetScript(server: FastifyInstance, path: string): Promise<void> {
  const script = await readFile(path);
  const version = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const facts = {
    version,
    script: `/widget.js?v=${version}`,
    integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
    bytes: script.byteLength,
  };
  server.get('/widget.json', (_request, reply) =>
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache').send(facts),
  );
  server.get<{ Querystring: { v?: string } }>('/widget.js', (request, reply) => {
    const { v } = request.query;
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', v === version ? forever : fiveMinutes)
      .header('etag', `"${version}"`)
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}
