import { lazyRouteComponent } from '@tanstack/react-router';
import { ApiError } from './api/api-error.ts';
import { consoleRoot } from './paths.ts';

/**
 * A page loaded when it is first opened. Without a connection it fails as a request does, and the page stands in the
 * console with a way to try again; the router alone would load the whole console anew and so leave it. A file that is
 * missing on a server that answers is one of an older release: then the router loads anew, once.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(
    () =>
      load().catch(async (cause: unknown) => {
        if (await isReachable()) throw cause;
        throw new ApiError({ status: 0, code: 'unreachable', message: 'The page cannot be loaded.', cause });
      }),
    name,
  );
}

/** True when the server of the console answers. */
export async function isReachable(): Promise<boolean> {
  return fetch(consoleRoot, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
