import { expect, it } from 'vitest';
import { createLogger } from '#platform/log/logger.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';
import { createStreamEnd } from './stream-close.ts';

const log = createLogger({ level: 'silent' });
const options = { from: '+14155550100', ringSeconds: 20 };

function openEnd(moves: (to: string) => Promise<void>) {
  const ended: string[] = [];
  let close: () => void = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const carrier: TelephonyProvider = {
    id: 'twilio',
    search: async () => [],
    purchase: async () => ({ providerRef: '' }),
    find: async () => undefined,
    release: async () => {},
    async hangUp(callRef) {
      ended.push(callRef);
    },
    transfer: (_callRef, to) => moves(to),
  };
  const end = createStreamEnd({ carrier, callRef: 'CA1', closed, log });
  return { end, ended, close };
}
const passed = () => new Promise((resolve) => setImmediate(resolve));

it('the call ends at the carrier with its stream', async () => {
  const { ended, close } = openEnd(async () => {});
  await passed();
  expect(ended).toEqual([]);
  close();
  await passed();
  expect(ended).toEqual(['CA1']);
});

it('a transferred call continues there, also when its stream ended first', async () => {
  let answer: () => void = () => {};
  const { end, ended, close } = openEnd(() => new Promise<void>((resolve) => (answer = resolve)));
  const moving = end.transfer?.('+46701740606', options);
  close();
  await passed();
  expect(ended).toEqual([]);
  answer();
  await moving;
  await passed();
  expect(ended).toEqual([]);
});

it('a call whose transfer the carrier refused ends as any other', async () => {
  const { end, ended, close } = openEnd(() => Promise.reject(new Error('busy')));
  await expect(end.transfer?.('+46701740606', options)).rejects.toThrow('busy');
  close();
  await passed();
  expect(ended).toEqual(['CA1']);
});

it('a telephone system gets no commands and cannot transfer', () => {
  const closed = Promise.resolve();
  expect(createStreamEnd({ carrier: undefined, callRef: '1', closed, log }).transfer).toBeUndefined();
});
