import { call } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { median, round, spread } from '../shared/numbers.ts';
import { makeDataFolder, removeDataFolder, startParley } from '../shared/parley.ts';
import { compareFastHalves, compareMeans } from './welch.ts';

const samplesWanted = Number(process.env['BENCH_SAMPLES'] ?? 10_000);
/** Each lasts a second. */
const shippedSamples = 200;
const warmUp = 50;
/** Fewer than are let through from one network, at one account from one network, and at one account from everywhere. */
const samplesPerNetwork = 78;
const accountsAtLeast = 10;
const samplesPerAccount = 40;
const password = 'not the password of anybody';

/**
 * Timing side channel of failed log-ins: known and unknown addresses in random order, one at a time, from ever new
 * networks and at ever new accounts, so that no rate limit applies. Twice: as is, and without the minimum time of a
 * failure, which shows what that hides.
 */
export const run: Bench = async ({ isQuick, say }) => {
  const samples = isQuick ? 200 : samplesWanted;
  const bare = await measure({ samples, failureMs: 0, say });
  const shipped = await measure({ samples: Math.min(samples, isQuick ? 20 : shippedSamples), failureMs: 1000, say });
  return { samples, withoutLeastTime: bare, asShipped: shipped };
};

async function measure(options: { samples: number; failureMs: number; say(line: string): void }) {
  const { samples, failureMs, say } = options;
  const dataDir = makeDataFolder();
  const parley = await startParley(dataDir, {
    PARLEY_TRUSTED_PROXIES: '127.0.0.1',
    PARLEY_OPEN_SIGN_UP: 'true',
    PARLEY_LOGIN_FAILURE_MS: String(failureMs),
  });
  try {
    const accounts = Math.max(accountsAtLeast, Math.ceil((samples / 2 + warmUp) / samplesPerAccount));
    for (let number = 0; number < accounts; number++) {
      const body = { email: `known${number}@example.com`, password: `${password} ${number}`, name: 'Somebody' };
      await call('POST', `${parley.address}/api/auth/signup`, { body });
    }
    say(`${accounts} accounts are there`);
    let sent = 0;
    const sentOf = { known: 0, unknown: 0 };
    const guess = async (kind: 'known' | 'unknown') => {
      const turn = sent++;
      const email = `${kind}${sentOf[kind]++ % accounts}@example.com`;
      return timeOf(`${parley.address}/api/auth/login`, email, networkOf(Math.floor(turn / samplesPerNetwork)));
    };
    for (let time = 0; time < warmUp; time++) await guess(time % 2 === 0 ? 'known' : 'unknown');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // Drawn by lot: in any fixed order one kind would always come after what the other has left to be done.
    for (let sample = 0; sample < samples; sample++) {
      const kind = Math.random() < 0.5 ? 'known' : 'unknown';
      times[kind].push(await guess(kind));
    }
    const { known, unknown } = times;
    return {
      leastTimeMs: failureMs,
      knownMs: spread(known),
      unknownMs: spread(unknown),
      medianDifferenceMs: round(median(known) - median(unknown), 4),
      ...compareMeans(known, unknown),
      fastHalves: compareFastHalves(known, unknown),
    };
  } finally {
    await parley.stop();
    removeDataFolder(dataDir);
  }
}

async function timeOf(url: string, email: string, network: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ email, password }),
  });
  await answer.arrayBuffer();
  const tookMs = performance.now() - startedAt;
  if (answer.status !== 401) throw new Error(`a failed log-in answered ${answer.status}`);
  return tookMs;
}

const networkOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
