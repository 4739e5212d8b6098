import { createHash } from 'node:crypto';
import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import { findTrunk, listAllTrunks, type OpenTrunk } from '#areas/telephony/sip-trunks';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Active trunks with their passwords in memory, so that an inbound call needs no query. */
export interface TrunkDirectory {
  all(): readonly OpenTrunk[];
  find(id: SipTrunkId): OpenTrunk | undefined;
  /** Finds the trunk of a registration by the user part of its Contact. */
  ofContact(user: string): OpenTrunk | undefined;
  /** User part of a registration's Contact; unguessable, so that it identifies calls to the registration. */
  contactOf(id: SipTrunkId): string;
  /** Calls `listener` after each change, with the trunk as it is now; undefined when it is gone or switched off. */
  onChange(listener: (id: SipTrunkId, trunk: OpenTrunk | undefined) => void): void;
  load(): Promise<void>;
  close(): void;
}

/** Delay before a failed read of a changed trunk is retried. Unit: milliseconds. */
const retryMs = 2000;

export function createTrunkDirectory(parts: {
  platform: PlatformScope;
  feed: EventFeed;
  vault: Vault;
  signer: Signer;
  log: Logger;
}): TrunkDirectory {
  const { platform, vault, log } = parts;
  const trunks = new Map<SipTrunkId, OpenTrunk>();
  const byContact = new Map<string, SipTrunkId>();
  const contacts = new Map<SipTrunkId, string>();
  const listeners = new Set<(id: SipTrunkId, trunk: OpenTrunk | undefined) => void>();
  const retries = new Set<NodeJS.Timeout>();

  /** Cached: a signature per inbound call would be expensive. */
  function contactOf(id: SipTrunkId): string {
    const known = contacts.get(id);
    if (known !== undefined) return known;
    const signature = parts.signer.sign(Buffer.from(`sip contact ${id}`));
    const contact = `p-${createHash('sha256').update(signature).digest('hex').slice(0, 24)}`;
    contacts.set(id, contact);
    return contact;
  }

  function put(id: SipTrunkId, trunk: OpenTrunk | undefined): void {
    const known = trunks.get(id);
    if (known !== undefined && trunk !== undefined && trunk.version < known.version) return;
    if (trunk === undefined) trunks.delete(id);
    else trunks.set(id, trunk);
    byContact.set(contactOf(id), id);
    for (const listener of listeners) listener(id, trunk);
  }

  async function read(tenantId: TenantId, id: SipTrunkId): Promise<void> {
    try {
      const trunk = await findTrunk(platform, vault, { tenantId, id });
      put(id, trunk?.config.is_active === true ? trunk : undefined);
    } catch (error) {
      log.warn({ event: 'trunk.read_failed', err: error, trunkId: id }, 'changed trunk not read; retrying');
      const retry = setTimeout(() => {
        retries.delete(retry);
        void read(tenantId, id);
      }, retryMs);
      retries.add(retry);
    }
  }

  const stopListening = parts.feed.onEvent((event) => {
    if (event.type !== 'trunk.changed') return;
    const { trunk_id: id } = event.data as { trunk_id: SipTrunkId };
    void read(event.tenantId, id);
  });

  return {
    all: () => [...trunks.values()],
    find: (id) => trunks.get(id),
    ofContact(user) {
      const id = byContact.get(user);
      return id === undefined ? undefined : trunks.get(id);
    },
    contactOf,
    onChange: (listener) => void listeners.add(listener),
    async load() {
      for (const trunk of await listAllTrunks(platform, vault)) put(trunk.id, trunk);
    },
    close() {
      stopListening();
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
