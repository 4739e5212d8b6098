import { describe, expect, it } from 'vitest';
import { area, type Engines } from './area.ts';
import { buildAreas, mountedAreas, operationsOf } from './build-areas.ts';

const engines = { publicUrl: 'https://parley.example' } as unknown as Engines;

/** Areas that record their calls, in order. */
function recordingAreas(told: string[], failing: { start?: string; close?: string } = {}) {
  const recording = (name: string) =>
    area<object>({
      name,
      operations: {},
      start() {
        told.push(`start ${name}`);
        if (failing.start === name) throw new Error(`${name} does not start`);
      },
      async close() {
        await Promise.resolve();
        told.push(`close ${name}`);
        if (failing.close === name) throw new Error(`${name} does not close`);
      },
    });
  return { one: recording('one'), two: recording('two'), three: recording('three') };
}

describe('the lifecycle of areas', () => {
  it('starts in list order and closes in reverse', async () => {
    const told: string[] = [];
    const built = buildAreas(recordingAreas(told), engines, {});
    await built.start();
    await built.close();
    expect(told).toEqual(['start one', 'start two', 'start three', 'close three', 'close two', 'close one']);
  });

  it('closes started areas when one fails to start', async () => {
    const told: string[] = [];
    const built = buildAreas(recordingAreas(told, { start: 'two' }), engines, {});
    await expect(built.start()).rejects.toThrow('two does not start');
    expect(told).toEqual(['start one', 'start two', 'close two', 'close one']);
  });

  it('closes all when one fails to close, and throws its fault', async () => {
    const told: string[] = [];
    const built = buildAreas(recordingAreas(told, { close: 'two' }), engines, {});
    await expect(built.close()).rejects.toThrow('two does not close');
    expect(told).toEqual(['close three', 'close two', 'close one']);
  });
});

describe('the dependencies of an area', () => {
  interface Deps {
    publicUrl: string | undefined;
    given: number;
    own: string;
  }
  const areas = {
    joined: area<Deps, 'own'>({
      name: 'joined',
      operations: {},
      own: ({ given, publicUrl }) => ({ own: `${publicUrl} ${given}` }),
      jobs: ({ own }) => [{ name: own, run: async () => {} }],
    }),
    plain: area<object>({ name: 'plain', operations: {} }),
  };

  it('are the engines, the given ones, and its own', () => {
    const built = buildAreas(areas, engines, { joined: { given: 4 } });
    expect(built.deps.joined).toMatchObject({ ...engines, given: 4, own: 'https://parley.example 4' });
    expect(built.jobs.map(({ name }) => name)).toEqual(['https://parley.example 4']);
    expect(mountedAreas(areas, built.deps).map(({ name }) => name)).toEqual(['joined', 'plain']);
    expect(operationsOf(areas)).toEqual([]);
  });

  it('fail to compile where one is missing, or given to an area without dependencies', () => {
    // @ts-expect-error: `given` is missing.
    expect(() => buildAreas(areas, engines, { joined: {} })).not.toThrow();
    // @ts-expect-error: `plain` needs nothing.
    expect(() => buildAreas(areas, engines, { joined: { given: 1 }, plain: {} })).not.toThrow();
    // @ts-expect-error: `own` is not made.
    expect(area<Deps, 'own'>({ name: 'joined', operations: {} }).name).toBe('joined');
  });
});
