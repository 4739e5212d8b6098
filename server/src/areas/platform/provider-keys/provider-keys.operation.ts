import { KeyProvider, type ProviderKey, type StoredProviderKey } from '@parley/contract/resources/provider-key';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import type { ProviderKeys } from './provider-key-directory.ts';

/** Answer of a vendor to the test of a key. */
export interface KeyTest {
  /** `refused`: the vendor does not know the key. `unverified`: it could not be asked. */
  state: 'accepted' | 'refused' | 'unverified';
  /** In words, without the key. */
  detail: string;
}

/** Port: tests a key by the smallest request to its vendor. Never throws for a vendor's fault. */
export type TestKey = (
  request: { provider: KeyProvider; key: string; region: string | null },
  signal: AbortSignal,
) => Promise<KeyTest>;

export interface ProviderKeysDeps {
  keys: ProviderKeys;
  sealer: Sealer;
  testKey: TestKey;
}

export const operation = operationOf<ProviderKeysDeps>();

export const keyParams = z.object({ keyProvider: KeyProvider });

const exampleStored: StoredProviderKey = {
  hint: '9f3a',
  region: null,
  check: 'accepted',
  check_detail: 'OpenAI accepted the key',
  set_by: 'Ada Lindgren',
  set_at: '2026-03-01T09:30:00.000Z',
};

export const exampleKey: ProviderKey = {
  provider: 'openai',
  uses: ['llm', 'stt', 'tts'],
  source: 'account',
  key: exampleStored,
};
