import { counts, listConnections } from '#areas/identity/connections';
import { advanceVerification, settledTopic } from './advance-verification.ts';
import { openStepSecrets, type VerificationKey, type VerifierParts } from './identity-verifier.ts';
import { findVerification, type VerificationRow } from './verifications.queries.ts';

/** Longest pause between looks at a verification, as the bus may lose a word. Unit: milliseconds. */
const lookMs = 1000;

/** A verification and where its person goes on. */
export interface SeenVerification {
  row: VerificationRow;
  continueUrl: string | null;
  /** Once approved it is a proof; false in test mode, unless the connection accepts test identities. */
  counts: boolean;
}

/** Reads a verification with its link; undefined where there is none. */
export async function readVerification(
  { db, vault }: VerifierParts,
  { tenantId, id }: VerificationKey,
): Promise<SeenVerification | undefined> {
  return db.app.inTenant(
    tenantId,
    async (tx) => {
      const row = await findVerification(tx, id);
      if (!row) return undefined;
      const secrets = row.state === 'pending' ? await openStepSecrets(tx, vault, row) : null;
      const connection = (await listConnections(tx)).find(({ provider }) => provider === row.provider);
      return { row, continueUrl: secrets?.continueUrl ?? null, counts: counts(row.mode, connection) };
    },
    { onlyReads: true },
  );
}

/**
 * Waits until a verification has ended, at most until `signal` aborts, and takes its steps when they are due. With
 * `untilLink` it also returns once there is a link. Returns how it stands; undefined where there is none.
 */
export async function awaitVerification(
  parts: VerifierParts,
  key: VerificationKey,
  { signal, untilLink = false }: { signal: AbortSignal; untilLink?: boolean },
): Promise<SeenVerification | undefined> {
  let wake = () => {};
  const unsubscribe = parts.bus.subscribe(settledTopic, (message) => {
    if (message === key.id) wake();
  });
  try {
    for (;;) {
      await advanceVerification(parts, key);
      const seen = await readVerification(parts, key);
      if (!seen || seen.row.state !== 'pending' || signal.aborted) return seen;
      if (untilLink && seen.continueUrl !== null) return seen;
      const dueMs = seen.row.next_step_at.getTime() - parts.clock.now().getTime();
      await pause(Math.min(Math.max(dueMs, 20), lookMs), signal, (end) => {
        wake = end;
      });
    }
  } finally {
    unsubscribe();
  }
}

/** Ends after `ms`, at the signal, or when the function handed to `onEnd` is called. */
function pause(ms: number, signal: AbortSignal, onEnd: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    onEnd(end);
    if (signal.aborted) end();
  });
}
