import { Agent, request } from 'node:http';
import { answerParent } from '../shared/children.ts';

/** One kind of request: `share` of all, and what it is sent to, by turns. */
export interface Kind {
  name: string;
  share: number;
  targets: { method: string; url: string; headers: Record<string, string> }[];
  /** JSON; `{n}` is replaced by a different number each time. */
  body?: string;
}

export interface MixedLoad {
  kinds: Kind[];
  requestsPerSecond: number;
  seconds: number;
  /** Answers of the first seconds are not counted. */
  warmUpSeconds: number;
  connections: number;
}

export interface MixedResult {
  /** Milliseconds by kind, from when the request was due, so that waiting for a free connection counts. */
  latencies: Record<string, number[]>;
  /** Answers other than 2xx, and connections that broke. */
  errors: string[];
  answeredPerSecond: number;
  connectionsAtEnd: number;
}

/**
 * Open loop: requests are due at their time, whether or not earlier ones have been answered. A server that stalls is
 * charged for everything that waits meanwhile.
 */
answerParent(async (load: MixedLoad): Promise<MixedResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections, noDelay: true });
  const latencies: MixedResult['latencies'] = Object.fromEntries(load.kinds.map(({ name }) => [name, []]));
  const errors: string[] = [];
  const total = load.requestsPerSecond * load.seconds;
  const startsAt = performance.now();
  const countsFrom = startsAt + load.warmUpSeconds * 1000;
  let sent = 0;
  let answered = 0;
  let lastAt = startsAt;

  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - startsAt) / 1000) * load.requestsPerSecond));
      for (; sent < due; sent++) sendOne(sent, startsAt + (sent / load.requestsPerSecond) * 1000);
      if (sent === total) clearInterval(timer);
    }, 1);

    function sendOne(number: number, dueAt: number): void {
      const kind = pick(load.kinds, number);
      const target = kind.targets[number % kind.targets.length];
      if (!target) throw new Error(`${kind.name} has no targets`);
      const finished = (error?: string) => {
        lastAt = performance.now();
        if (error !== undefined) errors.push(`${kind.name}: ${error}`);
        else if (dueAt >= countsFrom) latencies[kind.name]?.push(lastAt - dueAt);
        answered++;
        if (answered === total) resolve();
      };
      const outgoing = request(target.url, { method: target.method, agent, headers: target.headers }, (response) => {
        let text = '';
        const isGood = (response.statusCode ?? 0) < 300;
        response.setEncoding('utf8').on('data', (part: string) => {
          if (!isGood) text += part;
        });
        response.on('end', () => finished(isGood ? undefined : `${response.statusCode} ${text.slice(0, 200)}`));
      });
      outgoing.on('error', (error) => finished(error.message));
      outgoing.end(kind.body?.replaceAll('{n}', String(number)));
    }
  });
  const connectionsAtEnd = Object.values(agent.freeSockets).flat().length;
  agent.destroy();
  return { latencies, errors, answeredPerSecond: answered / ((lastAt - startsAt) / 1000), connectionsAtEnd };
});

/** Spreads the kinds evenly over every hundred requests, in an order that is the same each run. */
function pick(kinds: Kind[], number: number): Kind {
  let at = ((number * 37) % 100) / 100;
  for (const kind of kinds) {
    at -= kind.share;
    if (at < -1e-9) return kind;
  }
  return kinds.at(-1) as Kind;
}
