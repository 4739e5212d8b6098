import { describe, expect, it } from 'vitest';
import { ConfigError, redactSettings } from '#platform/config/settings.ts';
import { createLogger } from '#platform/log/logger.ts';
import { readConfig, settings } from './config.ts';

const failure = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

describe('the configuration', () => {
  it('needs nothing to be set, and then is that of production on this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'production',
      host: '127.0.0.1',
      port: 3000,
      roles: ['api', 'voice', 'jobs'],
      isSignUpOpen: false,
      trustedProxies: [],
      allowedHosts: [],
      metricsPort: 0,
    });
  });

  it('names all faults at once', () => {
    const message = failure({
      PARLEY_PORT: 'http',
      DATABASE_URL: 'mysql://x',
      PARLEY_ROLES: 'api,cook',
      NODE_ENV: 'prod',
    });
    for (const variable of ['PARLEY_PORT', 'DATABASE_URL', 'PARLEY_ROLES', 'NODE_ENV']) {
      expect(message).toContain(`\n  ${variable}`);
    }
  });

  it('refuses a PARLEY_ variable that does not exist, which is most likely misspelt', () => {
    expect(failure({ PARLEY_PROT: '80', PARLEY_HOSTS: 'x' })).toMatch(/no setting PARLEY_PROT, PARLEY_HOSTS;/);
    expect(failure({ PARLEYPORT: '80', npm_config_x: '1' })).toBe('');
  });

  it.each([
    [{ PARLEY_EGRESS_ALLOW: '0.0.0.0/0' }, 'PARLEY_EGRESS_ALLOW'],
    [{ PARLEY_EGRESS_ALLOW: 'ollama.internal,::/0' }, 'PARLEY_EGRESS_ALLOW'],
    [{ PARLEY_EGRESS_ALLOW: '*' }, 'PARLEY_EGRESS_ALLOW'],
    [{ PARLEY_TRUSTED_PROXIES: '10.0.0.1,0.0.0.0/0' }, 'PARLEY_TRUSTED_PROXIES'],
    [{ PARLEY_SEALING_KEYS: 'k1:x' }, 'PARLEY_SIGNING_SEED'],
    [{ PARLEY_SIGNING_SEED: 'x' }, 'PARLEY_SEALING_KEYS'],
    [{ PARLEY_TWILIO_ACCOUNT_SID: 'AC1', PARLEY_PUBLIC_URL: 'https://a.example' }, 'PARLEY_TWILIO_AUTH_TOKEN'],
    [{ PARLEY_TELNYX_CONNECTION_ID: '1', PARLEY_PUBLIC_URL: 'https://a.example' }, 'PARLEY_TELNYX_API_KEY'],
    [{ PARLEY_TWILIO_ACCOUNT_SID: 'AC1', PARLEY_TWILIO_AUTH_TOKEN: 'x' }, 'PARLEY_PUBLIC_URL'],
  ])('%j is refused in production and taken in development', (env, variable) => {
    expect(failure(env)).toMatch(new RegExp(`^Not safe in production:\\n.*${variable}`));
    expect(failure({ ...env, NODE_ENV: 'development' })).toBe('');
  });

  it('prints no secret: not in the line of the start, not in a complaint', () => {
    const secrets = Object.values(settings).filter((setting) => 'isSecret' in setting);
    expect(secrets.length).toBeGreaterThan(10);
    const env = {
      ...Object.fromEntries(secrets.map((setting) => [setting.variable, valueFor(setting.variable)])),
      // What goes with some of them.
      PARLEY_PUBLIC_URL: 'https://parley.example.com',
      PARLEY_EMAIL_FROM: 'parley@example.com',
      PARLEY_TWILIO_ACCOUNT_SID: 'AC1',
      PARLEY_TELNYX_PUBLIC_KEY: Buffer.alloc(32).toString('base64'),
      PARLEY_TELNYX_CONNECTION_ID: '1684',
    };
    const shown = redactSettings(settings, readConfig(env));
    expect(shown['DATABASE_URL']).toBe('[set]');
    const lines: string[] = [];
    const log = createLogger({
      level: 'debug',
      pretty: false,
      destination: { write: (line) => void lines.push(line) },
    });
    log.debug({ config: shown }, 'starting with this configuration');
    expect(lines.join('')).toContain('"PARLEY_PORT":3000');
    expect(lines.join('')).not.toContain('hunter2');
    expect(failure({ DATABASE_URL: 'hunter2', PARLEY_NATS_URL: 'hunter2' })).not.toContain('hunter2');
  });
});

function valueFor(variable: string): string {
  if (variable.startsWith('DATABASE')) return 'postgres://parley:hunter2@db.example.com/parley';
  if (variable === 'PARLEY_SMTP_URL') return 'smtp://parley:hunter2@mail.example.com';
  return variable === 'PARLEY_NATS_URL' ? 'nats://parley:hunter2@nats.example.com' : 'hunter2';
}
