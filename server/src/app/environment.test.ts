import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSettingsFile } from './environment.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-env-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(text: string, env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  writeFileSync(join(folder, '.env'), text);
  addSettingsFile(env, folder);
  return env;
}

describe('the file .env', () => {
  // It was passed over in silence.
  it('adds its settings, and the environment takes precedence, empty values included', () => {
    const text = `\uFEFF# ports\r\nPARLEY_PORT=4000\r\n\nexport PARLEY_HOST = "0.0.0.0" # all\nOPENAI_API_KEY='sk-#1'\nPARLEY_LOG_LEVEL=debug\n`;
    expect(read(text, { PARLEY_LOG_LEVEL: '', OTHER: 'x' })).toEqual({
      PARLEY_PORT: '4000',
      PARLEY_HOST: '0.0.0.0',
      OPENAI_API_KEY: 'sk-#1',
      PARLEY_LOG_LEVEL: '',
      OTHER: 'x',
    });
  });

  it('may contain quoted multi-line values', () => {
    expect(read('PARLEY_SIGNING_SEED="one\ntwo"\nPARLEY_PORT=1')).toEqual({
      PARLEY_SIGNING_SEED: 'one\ntwo',
      PARLEY_PORT: '1',
    });
  });

  it('is refused with the numbers of all invalid lines, without their content', () => {
    let message = '';
    try {
      read('PARLEY_PORT=1\nsecret-without-a-name\n\n# fine\nPARLEY_HOST 127.0.0.1\nOPENAI_API_KEY="sk-1\n');
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(join(folder, '.env'));
    for (const line of [2, 5, 6]) expect(message).toContain(`Line ${line} `);
    expect(message).not.toMatch(/secret-without|sk-1|Line [134] /);
  });

  it('is replaced by PARLEY_ENV_FILE, and ignored with `off`', () => {
    writeFileSync(join(folder, 'other.env'), 'PARLEY_PORT=5000\n');
    const env: NodeJS.ProcessEnv = { PARLEY_ENV_FILE: 'other.env', INIT_CWD: folder };
    addSettingsFile(env, folder);
    expect(env['PARLEY_PORT']).toBe('5000');
    expect(read('PARLEY_PORT=1', { PARLEY_ENV_FILE: 'off' })).toEqual({ PARLEY_ENV_FILE: 'off' });
    expect(() => addSettingsFile({ PARLEY_ENV_FILE: join(folder, 'none') }, folder)).toThrow(/PARLEY_ENV_FILE/);
  });
});
