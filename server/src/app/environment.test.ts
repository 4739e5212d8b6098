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
  it('adds its settings, and what the environment holds wins, also where that is nothing', () => {
    const text = `\uFEFF# ports\r\nPARLEY_PORT=4000\r\n\nexport PARLEY_HOST = "0.0.0.0" # all\nOPENAI_API_KEY='sk-#1'\nPARLEY_LOG_LEVEL=debug\n`;
    expect(read(text, { PARLEY_LOG_LEVEL: '', OTHER: 'x' })).toEqual({
      PARLEY_PORT: '4000',
      PARLEY_HOST: '0.0.0.0',
      OPENAI_API_KEY: 'sk-#1',
      PARLEY_LOG_LEVEL: '',
      OTHER: 'x',
    });
  });

  it('may hold values of several lines in quotes', () => {
    expect(read('PARLEY_SIGNING_SEED="one\ntwo"\nPARLEY_PORT=1')).toEqual({
      PARLEY_SIGNING_SEED: 'one\ntwo',
      PARLEY_PORT: '1',
    });
  });

  it('is refused where lines are no settings, all of them named by number and none repeated', () => {
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

  it('is another one where PARLEY_ENV_FILE names it, and none with `off`', () => {
    writeFileSync(join(folder, 'other.env'), 'PARLEY_PORT=5000\n');
    const env: NodeJS.ProcessEnv = { PARLEY_ENV_FILE: 'other.env', INIT_CWD: folder };
    addSettingsFile(env, folder);
    expect(env['PARLEY_PORT']).toBe('5000');
    expect(read('PARLEY_PORT=1', { PARLEY_ENV_FILE: 'off' })).toEqual({ PARLEY_ENV_FILE: 'off' });
    expect(() => addSettingsFile({ PARLEY_ENV_FILE: join(folder, 'none') }, folder)).toThrow(/PARLEY_ENV_FILE/);
  });
});
