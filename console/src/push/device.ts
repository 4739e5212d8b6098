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

/**
 * Asks the person, and subscribes this browser with the key of the installation. Null: they did not allow it. A
 * subscription with another key is replaced.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(workerUrl, { scope });
  const { pushManager } = await navigator.serviceWorker.ready;
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
