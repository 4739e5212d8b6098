import { nameOfDevice } from '../me/name-of-device.ts';

/** Support of notifications in a browser, or the reason why there is none. */
export type PushSupport = 'available' | 'blocked' | 'insecure' | 'needs_install' | 'unsupported';

const workerUrl = '/console/push-worker.js';
const scope = '/console/';

/** Support of notifications in this browser. iOS gives them to installed pages only. */
export function pushSupport(
  browser: Pick<typeof globalThis, 'isSecureContext'> & { navigator: Pick<Navigator, 'userAgent'> } = globalThis,
): PushSupport {
  if (!browser.isSecureContext) return 'insecure';
  if (!('serviceWorker' in browser.navigator) || !('PushManager' in browser)) {
    return /iPhone|iPad/.test(browser.navigator.userAgent) ? 'needs_install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'available';
}

/** Finds the subscription of this browser; null: none. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'available' && pushSupport() !== 'blocked') return null;
  const worker = await navigator.serviceWorker.getRegistration(scope);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Longest wait for the push service of the browser's vendor. Chromium waits without end where it cannot be reached. */
const serviceMs = 20_000;

/**
 * Asks the person, and subscribes this browser with the key of the installation. A subscription with another key is
 * replaced. `not_allowed`: by the person; `no_service`: the push service of the browser's vendor does not answer.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | 'no_service' | 'not_allowed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'not_allowed';
  await navigator.serviceWorker.register(workerUrl, { scope });
  const { pushManager } = await navigator.serviceWorker.ready;
  return answerOfService(subscribeAnew(pushManager, publicKey));
}

async function subscribeAnew(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const known = await pushManager.getSubscription();
    if (!known) throw error;
    await known.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Result of a subscription; `no_service` where the browser gives it up, or the wait is too long. */
export async function answerOfService<Subscription>(
  subscribing: Promise<Subscription>,
  waitMs = serviceMs,
): Promise<Subscription | 'no_service'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<'no_service'>((resolve) => {
    timer = setTimeout(() => resolve('no_service'), waitMs);
  });
  try {
    return await Promise.race([subscribing, silence]);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'no_service';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Body of the request that stores a subscription of this browser. */
export function requestOf(subscription: PushSubscription, showsContent: boolean) {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh, auth },
    device: nameOfDevice(navigator.userAgent) ?? 'Browser',
    shows_content: showsContent,
  };
}

/** Hex SHA-256 of the address, as the server lists it. */
export async function hashOf({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
