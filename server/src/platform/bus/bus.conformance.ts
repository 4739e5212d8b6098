import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Bus, maxMessageBytes } from './bus.ts';

/** A server that carries a bus, for the conformance of every engine. */
export interface BusEngine {
  /** A bus as one process of the installation has it. */
  open(): Bus;
  /** A bus whose server is unreachable. */
  openUnreachable(): Bus;
  /** Cuts every connection; a bus reconnects by itself. */
  cut(): Promise<void>;
  /** Publishes a malformed payload that no bus of ours would send. */
  sayRaw(payload: string): Promise<void>;
  /** Open connections of buses. */
  countConnections(): Promise<number>;
  close(): Promise<void>;
}

const patience = { timeout: 10_000, interval: 10 };

export function describeBus(startEngine: () => Promise<BusEngine>): void {
  let engine: BusEngine;
  const opened: Bus[] = [];
  let topics = 0;

  beforeAll(async () => {
    engine = await startEngine();
  });
  afterEach(async () => {
    for (const bus of opened.splice(0)) await bus.close();
  });
  afterAll(() => engine.close());

  async function open(): Promise<Bus> {
    const bus = engine.open();
    opened.push(bus);
    await bus.ready();
    return bus;
  }

  const newTopic = () => `topic-${++topics}`;

  function record(bus: Bus, topic: string): string[] {
    const heard: string[] = [];
    bus.subscribe(topic, (message) => heard.push(message));
    return heard;
  }

  it('a message reaches every process, the sender included', async () => {
    const [one, two, three] = [await open(), await open(), await open()];
    const topic = newTopic();
    const heard = [record(one, topic), record(two, topic), record(three, topic)];
    one.publish(topic, 'ålder "12"\n\u0000');
    await vi.waitFor(() => expect(heard).toEqual([1, 2, 3].map(() => ['ålder "12"\n\u0000'])), patience);
  });

  it('messages of one process arrive in order', async () => {
    const [one, two] = [await open(), await open()];
    const topic = newTopic();
    const heard = record(two, topic);
    const said = Array.from({ length: 300 }, (_, number) => String(number));
    for (const [at, message] of said.entries()) {
      one.publish(topic, message);
      if (at % 50 === 0) await sleep(7);
    }
    await vi.waitFor(() => expect(heard).toHaveLength(300), patience);
    expect(heard).toEqual(said);
  });

  it('equal messages within a moment are deduplicated', async () => {
    const bus = await open();
    const topic = newTopic();
    const heard = record(bus, topic);
    for (let turn = 0; turn < 100; turn++) bus.publish(topic, 'same');
    bus.publish(topic, 'end');
    await vi.waitFor(() => expect(heard).toContain('end'), patience);
    expect(heard).toEqual(['same', 'end']);
    bus.publish(topic, 'same');
    await vi.waitFor(() => expect(heard).toEqual(['same', 'end', 'same']), patience);
  });

  it('topics are isolated, and an unsubscribed listener receives nothing', async () => {
    const bus = await open();
    const [mine, other] = [newTopic(), newTopic()];
    const heard = record(bus, mine);
    const stopped: string[] = [];
    const stop = bus.subscribe(mine, (message) => stopped.push(message));
    stop();
    bus.publish(other, 'elsewhere');
    bus.publish(mine, 'here');
    await vi.waitFor(() => expect(heard).toEqual(['here']), patience);
    expect(stopped).toEqual([]);
  });

  it.each(['x', '"', 'å', '\u0001'])(
    'the largest message of %j arrives; a larger one is refused at once',
    async (one) => {
      const bus = await open();
      const topic = newTopic();
      const heard = record(bus, topic);
      const bytesEach = Buffer.byteLength(JSON.stringify(one)) - 2;
      const room = maxMessageBytes - Buffer.byteLength(JSON.stringify({ topic, message: '' }));
      const largest = one.repeat(Math.floor(room / bytesEach));
      expect(() => bus.publish(topic, largest + one)).toThrow(RangeError);
      bus.publish(topic, largest);
      await vi.waitFor(() => expect(heard).toEqual([largest]), patience);
    },
  );

  it('foreign messages on the same server do no harm', async () => {
    const bus = await open();
    const topic = newTopic();
    const heard = record(bus, topic);
    for (const payload of ['not json', 'null', '7', '{"topic":1}', '[]']) await engine.sayRaw(payload);
    bus.publish(topic, 'still here');
    await vi.waitFor(() => expect(heard).toEqual(['still here']), patience);
  });

  it('after a disconnect it reconnects, reports possible message loss, and continues', async () => {
    const [one, two] = [await open(), await open()];
    const topic = newTopic();
    const heard = [record(one, topic), record(two, topic)];
    const gaps: string[] = [];
    one.onGap(() => gaps.push('one'));
    two.onGap(() => gaps.push('two'));
    const cutting = engine.cut();
    one.publish(topic, 'into the void');
    await cutting;
    await vi.waitFor(() => expect(gaps.toSorted()).toEqual(['one', 'two']), patience);
    await Promise.all([one.ready(), two.ready()]);
    one.publish(topic, 'back');
    await vi.waitFor(() => expect(heard.map((each) => each.at(-1))).toEqual(['back', 'back']), patience);
  }, 20_000);

  it('ready() fails within 6 s when the server is unreachable', async () => {
    const bus = engine.openUnreachable();
    opened.push(bus);
    const startedAt = performance.now();
    await expect(bus.ready()).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(6000);
    expect(() => bus.publish('topic', 'nobody hears this')).not.toThrow();
  });

  it('closing leaves no connection, and a closed bus is silent', async () => {
    const untilThere = (count: number) =>
      vi.waitFor(async () => expect(await engine.countConnections()).toBe(count), patience);
    // A server may count connections of the test before for a moment.
    await untilThere(0);
    const [one, two] = [await open(), await open()];
    const topic = newTopic();
    const heard = record(one, topic);
    await untilThere(2);
    two.publish(topic, 'on the way');
    await Promise.all([one.close(), two.close()]);
    await untilThere(0);
    const count = heard.length;
    one.publish(topic, 'too late');
    await sleep(30);
    expect(heard).toHaveLength(count);
    await one.close();
  });
}
