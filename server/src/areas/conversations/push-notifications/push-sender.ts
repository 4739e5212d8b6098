/** Key pair by which push services know this installation (VAPID, RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A device at the push service of its browser. */
export interface PushTarget {
  endpoint: string;
  /** Public key and secret of the device (RFC 8291), base64url. */
  p256dh: string;
  auth: string;
}

/** `gone`: the device unsubscribed. `later`: the push service asks to try again. `refused`: it will not take this one. */
export type PushOutcome = 'gone' | 'later' | 'refused' | 'sent';

/** Encrypts notifications for one device and hands them to its push service. */
export interface PushSender {
  createKeys(): VapidKeys;
  /** `ttlSeconds`: how long the service keeps it for a device that is off. A newer one of its `topic` replaces it. */
  send(push: {
    target: PushTarget;
    keys: VapidKeys;
    payload: string;
    ttlSeconds: number;
    topic: string;
  }): Promise<PushOutcome>;
}
