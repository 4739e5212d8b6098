import type { PublicWidgetConfig } from './api.ts';
import { isAborted, waitInBrowser } from './backoff.ts';
import { codeOf, isRefused, type Request } from './request.ts';

/** Attempts to load the configuration, about eight seconds in total; then the frame shows the failure. */
const configTries = 5;

/** The configuration, or the error code. `path`: of the agent's widget. */
export async function loadConfig(
  request: Request,
  path: string,
  signal: AbortSignal,
): Promise<PublicWidgetConfig | { refusal: string }> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await (await request(path)).json();
    } catch (error) {
      const mayPass = !isRefused(error) || error.status >= 429;
      if (isAborted(signal) || !mayPass || failures === configTries) return { refusal: codeOf(error) };
      await waitInBrowser(failures, signal);
    }
  }
}
