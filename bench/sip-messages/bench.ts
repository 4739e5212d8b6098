import { createRequire } from 'node:module';
import { createDigestClient, createDigestServer, readMessage, responseTo, writeMessage } from '@parley/sip';
import { plainInvite, plainMessages } from '@parley/sip/testing/plain-messages';
import { readVectors } from '@parley/sip/testing/vectors';
import type { Bench } from '../shared/bench.ts';
import { median, round } from '../shared/numbers.ts';
import { readMutated } from './mutated.ts';

/** Speed of parsing and serialising SIP messages, beside the parser of npm `sip`, and the cost of hostile ones. */
export const run: Bench = async ({ isQuick, say }) => {
  const times = isQuick ? 2_000 : 50_000;
  const invite = besideParser(plainInvite, times);
  say(`plain INVITE: read in ${invite.readUs} us, by npm sip in ${invite.parserReadUs} us`);
  const all = readAll([...readVectors().values(), ...plainMessages], times);
  const digest = checkDigest(isQuick ? 500 : 20_000);
  say(`credentials checked in ${digest.checkUs} us`);
  const mutated = readMutated(isQuick ? 20_000 : 1_000_000, (count) => say(`${count} mutated messages read`));
  return { invite, vectors: all, digest, mutated };
};

interface Parser {
  parse(bytes: Buffer): unknown;
  stringify(message: unknown): string;
}

/** Ours and theirs by turns, five times; the medians count. Unit: microseconds a message. */
function besideParser(bytes: Buffer, times: number) {
  const parser = createRequire(new URL('../../server/package.json', import.meta.url))('sip') as Parser;
  const read = readMessage(bytes);
  if (read.kind !== 'message' || read.message.kind !== 'request') throw new Error('Expected a request');
  const request = read.message;
  const parsed = parser.parse(bytes);
  const jobs = {
    readUs: () => readMessage(bytes),
    parserReadUs: () => parser.parse(bytes),
    answerUs: () => writeMessage(responseTo(request, 180, { toTag: 'tag' })),
    writeUs: () => writeMessage(request),
    parserWriteUs: () => Buffer.from(parser.stringify(parsed), 'latin1'),
  };
  const measured = Object.entries(jobs).map(([name, work]) => ({ name, work, us: [] as number[] }));
  for (let turn = 0; turn < 6; turn += 1) {
    for (const { work, us } of measured) {
      const each = microsecondsOf(work, times);
      // The first turn only warms up.
      if (turn > 0) us.push(each);
    }
  }
  const us = Object.fromEntries(measured.map(({ name, us: all }) => [name, round(median(all))]));
  return { bytes: bytes.length, ...us } as { bytes: number } & Record<keyof typeof jobs, number>;
}

/** CPU time, because the machine has other work too. */
function microsecondsOf(work: () => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let count = 0; count < times; count += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

/** The messages of RFC 4475 and one of each kind a call has, five times as well. */
function readAll(messages: readonly Buffer[], times: number) {
  const readThem = (): void => {
    for (const message of messages) readMessage(message);
  };
  const rounds = Math.ceil(times / messages.length);
  const us = Array.from({ length: 5 }, () => microsecondsOf(readThem, rounds) / messages.length);
  return { messages: messages.length, readUs: round(median(us)) };
}

function checkDigest(times: number) {
  const server = createDigestServer({ secret: 'of the bench', now: Date.now, nonceSeconds: 3_600 });
  const request = { method: 'INVITE', uri: 'sip:+46701234567@agents.example' };
  const client = createDigestClient({ username: 'trunk', password: 'secret' });
  const passwordsOf = () => ['secret'];
  const values = [client.answer({ challenges: server.challenge('agents'), ...request })];
  while (values.length < times) values.push(client.again(request));
  let index = 0;
  const checkUs = microsecondsOf(() => {
    const authorization = values[index];
    index += 1;
    const outcome = server.check({ authorization, ...request, realm: 'agents', passwordsOf });
    if (outcome.kind !== 'ok') throw new Error(`Expected the credentials to be right, got ${outcome.kind}`);
  }, times);
  const challengeUs = microsecondsOf(() => server.challenge('agents'), times);
  return { checkUs: round(checkUs), challengeUs: round(challengeUs) };
}
