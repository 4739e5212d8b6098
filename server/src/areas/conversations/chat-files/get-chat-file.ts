import type { AgentId } from '@parley/contract/ids';
import { z } from 'zod';
import { findWidgetSettings, isOriginAllowed, originNotAllowed } from '#areas/conversations/widget';
import { isShownInline } from '#platform/files/recognise-file.ts';
import { publicAccess } from '#platform/http/access/access.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
import { fileNotFound } from './chat-files.errors.ts';
import { operation } from './chat-files.operation.ts';
import { chatFileKey, findFileByLink, findTenantOfFile } from './chat-files.queries.ts';

/** Serves a file of a chat. Its link is the proof, on a page that may use the widget. */
export const getChatFile = operation({
  method: 'GET',
  path: '/api/chat/files/{link}',
  id: 'getChatFile',
  summary: 'Open a file of a chat',
  description:
    'Pictures are shown, everything else is saved. Takes `Range` (206, or 416 behind the end) and HEAD. 403 for a page of a site outside `allowed_domains`.',
  access: publicAccess('the link is the proof: 128 random bits, told to those in the chat alone'),
  requestsPerMinute: 600,
  params: z.object({ link: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
  answer: {
    status: 200,
    schema: z.string(),
    contentType: 'application/octet-stream',
    caching: 'private, max-age=86400, immutable',
  },
  refusals: ['not_found', 'origin_not_allowed', 'range_not_satisfiable'],
  example: { params: { link: 'q3Zr0b8kS1uPzW5nYt7A9g' }, answer: '' },
  async run({ params: { link }, request, db, deps, headers }) {
    const tenantId = await findTenantOfFile(db, link);
    if (!tenantId) throw fileNotFound();
    const { file, settings } = await db.app.inTenant(
      tenantId,
      async (tx) => {
        const found = await findFileByLink(tx, link);
        if (!found) throw fileNotFound();
        return { file: found, settings: await findWidgetSettings(tx, found.agent_id as AgentId) };
      },
      { onlyReads: true },
    );
    if (!isOriginAllowed({ origin: request.origin, ownHost: request.header('host') }, settings.allowed_domains))
      throw originNotAllowed();
    headers.set('content-security-policy', "sandbox; default-src 'none'");
    headers.set('cross-origin-resource-policy', 'cross-origin');
    headers.set('referrer-policy', 'no-referrer');
    const isText = file.content_type.startsWith('text/');
    return new FileAnswer({
      contentType: isText ? `${file.content_type}; charset=utf-8` : file.content_type,
      disposition: isShownInline(file.content_type) ? 'inline' : 'attachment',
      filename: file.name,
      bytes: file.bytes,
      etag: `"${file.id}"`,
      open: (range) => deps.files.open(chatFileKey(file.id), range),
    });
  },
});
