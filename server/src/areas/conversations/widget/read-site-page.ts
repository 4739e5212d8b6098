import { type Egress, findEgressError } from '@parley/egress';

export type ReadSitePage =
  | { isRead: true; url: string; html: string }
  | { isRead: false; url: string; reason: string; httpStatus: number | null };

/** Unit: milliseconds. */
const timeoutMs = 10_000;
const maxBytes = 3 * 1024 * 1024;

/** Reads a page of a site as a browser requests it, through the SSRF guard. A failure is a result with its code. */
export async function readSitePage(egress: Egress, url: string, signal: AbortSignal): Promise<ReadSitePage> {
  try {
    const response = await egress.fetch(url, {
      timeoutMs,
      maxBytes,
      retries: 1,
      signal,
      headers: { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5', 'cache-control': 'no-cache' },
    });
    const finalUrl = response.url === '' ? url : response.url;
    if (!response.ok) {
      await response.body?.cancel();
      return { isRead: false, url: finalUrl, reason: 'http_error', httpStatus: response.status };
    }
    const mediaType = (response.headers.get('content-type') ?? 'text/html').toLowerCase();
    if (!/html|xml/.test(mediaType)) {
      await response.body?.cancel();
      return { isRead: false, url: finalUrl, reason: 'content_type', httpStatus: response.status };
    }
    return { isRead: true, url: finalUrl, html: await response.text() };
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = findEgressError(error);
    if (failure === undefined) throw error;
    return { isRead: false, url, reason: failure.code, httpStatus: null };
  }
}
