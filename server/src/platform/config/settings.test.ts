import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigError, flag, integer, list, readSettings, redactSettings, text, unknownVariables } from './settings.ts';

const table = {
  port: { variable: 'TEST_PORT', doc: '', schema: integer(1, 65_535).default(3000) },
  name: { variable: 'TEST_NAME', doc: '', schema: text() },
  isOpen: { variable: 'TEST_OPEN', doc: '', schema: flag().default(false) },
  hosts: { variable: 'TEST_HOSTS', doc: '', schema: list() },
  key: { variable: 'TEST_KEY', doc: '', schema: z.string().min(20).optional(), isSecret: true },
  address: { variable: 'TEST_ADDRESS', doc: '', schema: z.url().optional() },
} as const;

const faultsOf = (env: NodeJS.ProcessEnv) => {
  try {
    readSettings(table, env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

describe('readSettings', () => {
  it('parses each kind, and uses the default for unset and empty values', () => {
    expect(readSettings(table, { TEST_NAME: ' desk ', TEST_PORT: '', TEST_HOSTS: 'a, b,,c ' })).toEqual({
      port: 3000,
      name: 'desk',
      isOpen: false,
      hosts: ['a', 'b', 'c'],
      key: undefined,
      address: undefined,
    });
    expect(readSettings(table, { TEST_NAME: 'x', TEST_OPEN: 'on', TEST_PORT: '80' })).toMatchObject({
      isOpen: true,
      port: 80,
    });
  });

  it('reports every invalid setting at once, with its expected form', () => {
    const message = faultsOf({ TEST_PORT: '70000', TEST_OPEN: 'maybe', TEST_ADDRESS: 'here' });
    expect(message.split('\n')).toEqual([
      'These settings cannot be used:',
      expect.stringMatching(/^ {2}TEST_PORT \(it is "70000"\): .*65535/),
      expect.stringMatching(/^ {2}TEST_NAME \(not set\): /),
      expect.stringMatching(/^ {2}TEST_OPEN \(it is "maybe"\): /),
      expect.stringMatching(/^ {2}TEST_ADDRESS \(it is "here"\): /),
    ]);
  });

  it.each(['1.5', 'ten', '-1', '0', '0x', 'NaN', 'Infinity'])('%s is not a port', (port) => {
    expect(faultsOf({ TEST_NAME: 'x', TEST_PORT: port })).toContain('TEST_PORT');
  });

  it('never echoes a secret, not even an invalid one', () => {
    const message = faultsOf({ TEST_NAME: 'x', TEST_KEY: 'sk-too-short' });
    expect(message).toContain('TEST_KEY: ');
    expect(message).not.toContain('sk-too-short');
  });
});

describe('unknownVariables', () => {
  it('finds unknown variables with our prefix, and ignores others', () => {
    expect(unknownVariables(table, { TEST_PROT: '1', TEST_PORT: '1', PATH: '/bin' }, 'TEST_')).toEqual([
      { name: 'TEST_PROT', nearest: 'TEST_PORT' },
    ]);
  });
});

describe('redactSettings', () => {
  it('shows set values, secrets only as set, URLs without the password', () => {
    const values = readSettings(table, {
      TEST_NAME: 'x',
      TEST_KEY: 'sk-very-secret-and-long-enough',
      TEST_ADDRESS: 'https://user:hunter2@example.com/path',
    });
    const shown = redactSettings(table, values);
    expect(shown).toMatchObject({
      TEST_NAME: 'x',
      TEST_KEY: '[set]',
      TEST_ADDRESS: 'https://user:[hidden]@example.com/path',
    });
    expect(JSON.stringify(shown)).not.toMatch(/hunter2|very-secret/);
  });
});
