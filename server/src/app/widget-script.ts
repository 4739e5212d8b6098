import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const fiveMinutes = 'public, max-age=300';
const forever = 'public, max-age=31536000, immutable';

/**
 * The script a site embeds: `/widget.js` as it is now, kept for five minutes, and `/widget.js?v=<version>`, which never
 * changes and so may be kept and pinned. `/widget.json` says which version there is and the hash that pins it (W3C
 * Subresource Integrity). Another version than the one there is answers 404, as a pinned script that changed would be
 * refused by the browser anyway.
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
    if (v !== undefined && v !== version) return reply.callNotFound();
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', v === undefined ? fiveMinutes : forever)
      .header('etag', `"${version}"`)
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}
