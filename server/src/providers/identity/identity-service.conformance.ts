import { expect, it } from 'vitest';
import {
  type IdentityAccess,
  type IdentityOrder,
  type IdentityService,
  IdentityServiceError,
} from '#areas/identity/connections';

/** A service with its peer, in which the test is the person. */
export interface IdentityServiceWorld {
  service: IdentityService;
  access: IdentityAccess;
  /** Credentials the service does not know. */
  strangers: IdentityAccess;
  hint: IdentityOrder['hint'];
  /** Digits of the person's personal number. */
  personalNumber: string;
  /** Hint the service does not know; absent where the person is asked by a link. */
  unknown?: IdentityOrder['hint'];
  /** Answers the newest request; resolves with the address the browser comes back to, of a link. */
  answer(continueUrl: string | null, how: 'approve' | 'decline'): Promise<URL | null>;
}

const message = 'Harbour Bank: confirm your payout';

/** Promises of every service that verifies people. */
export function describeIdentityService(open: () => IdentityServiceWorld): void {
  const signal = AbortSignal.timeout(120_000);
  const order = (hint: IdentityOrder['hint']): IdentityOrder => ({
    hint,
    message,
    channel: 'inbound',
    callbackUrl: 'https://parley.example.com/callback',
    callbackToken: `token-${crypto.randomUUID()}`,
    signal,
  });
  const begin = async () => {
    const world = open();
    return { ...world, begun: await world.service.begin(world.access, order(world.hint)) };
  };

  it('is pending until the person answers', async () => {
    const { service, access, begun } = await begin();
    expect(begun.reference).not.toBe('');
    expect(begun.intervalSeconds).toBeGreaterThan(0);
    expect(await service.check(access, begun.reference, signal)).toMatchObject({ state: 'pending' });
  });

  it('says who approved', async () => {
    const { service, access, begun, answer, personalNumber } = await begin();
    const url = await answer(begun.continueUrl, 'approve');
    const outcome =
      url && service.complete
        ? await service.complete(access, begun.reference, url, signal)
        : await service.check(access, begun.reference, signal);
    expect(outcome).toMatchObject({ state: 'approved', person: { personalNumber, name: 'Ada Berg' } });
  });

  it('says that the person declined', async () => {
    const { service, access, begun, answer } = await begin();
    const url = await answer(begun.continueUrl, 'decline');
    const outcome =
      url && service.complete
        ? await service.complete(access, begun.reference, url, signal)
        : await service.check(access, begun.reference, signal);
    expect(outcome).toEqual({ state: 'declined' });
  });

  it('tests the credentials, and refuses those it does not know', async () => {
    const { service, access, strangers } = open();
    expect(await service.test(access, signal)).not.toBe('');
    await expect(service.test(strangers, signal)).rejects.toThrow();
  });

  it('refuses a missing and an unknown person', async () => {
    const { service, access, unknown } = open();
    if (unknown === undefined) return;
    await expect(service.begin(access, order(null))).rejects.toThrow(IdentityServiceError);
    await expect(service.begin(access, order(unknown))).rejects.toThrow(IdentityServiceError);
  });
}
