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
  it('has production defaults on loopback without any setting', () => {
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

  it('reports all faults at once', () => {
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

  // A validator's message appeared: "Invalid input: expected number, received NaN".
  it.each([
    ['PARLEY_PORT', 'abc', 'expected a whole number from 0 to 65535'],
    ['PARLEY_PORT', '99999', 'expected a whole number from 0 to 65535'],
    ['PARLEY_PORT', '0x50', 'expected a whole number from 0 to 65535'],
    ['PARLEY_PORT', '3000.5', 'expected a whole number from 0 to 65535'],
    ['PARLEY_PORT', '-1', 'expected a whole number from 0 to 65535'],
    ['PARLEY_OPEN_SIGN_UP', 'maybe', 'expected true or false'],
    ['PARLEY_LOG_LEVEL', 'loud', 'expected one of fatal, error, warn'],
    ['PARLEY_ROLES', 'api,cook', 'expected one of api, voice, jobs'],
    ['PARLEY_PUBLIC_URL', 'parley.example.com', 'expected an address such as https://'],
    ['PARLEY_NATS_URL', 'localhost', 'expected an address such as nats://'],
    ['PARLEY_TWILIO_URL', 'x', 'expected an address such as https://'],
    ['PARLEY_EGRESS_ALLOW', 'ollama.internal,10.0.0.1/8', 'the network begins at 10.0.0.0'],
    ['PARLEY_EGRESS_ALLOW', 'http://ollama', 'is not of the form'],
    ['PARLEY_TRUSTED_PROXIES', 'proxy', 'expected an IP address or network'],
    ['PARLEY_SIP_PROXIES', '10.0.0.0/99', 'expected an IP address or network'],
    ['PARLEY_SIP_LOCAL_NETWORKS', 'lan', 'expected an IP address or network'],
    ['PARLEY_SIP_LISTEN', '5060', 'expected udp://address:port'],
    ['PARLEY_SIP_PUBLIC_ADDRESS', 'me', 'expected an IP address'],
    ['PARLEY_RTP_PORTS', '10', 'expected two ports'],
    ['PARLEY_VOICE_HOST_ADDRESSES', 'me', 'expected an IP address'],
    ['PARLEY_STUN_SERVERS', 'stun.example.com', 'expected stun:host:port'],
    ['PARLEY_TURN_URL', 'https://x', 'expected turn:host:port'],
    ['PARLEY_SMTP_URL', 'mail', 'expected smtp://'],
    ['PARLEY_HOST', ' ', 'expected some text'],
  ])('%s=%s is refused with the form it expects', (variable, value, expected) => {
    const message = failure({ [variable]: value });
    expect(message).toContain(`\n  ${variable}`);
    expect(message).toContain(expected);
    expect(message).not.toMatch(/Invalid|NaN|received/);
  });

  it('refuses one port for two servers', () => {
    expect(failure({ PARLEY_PORT: '3000', PARLEY_METRICS_PORT: '3000' })).toContain('both 3000');
    expect(failure({ PARLEY_PORT: '0', PARLEY_METRICS_PORT: '0' })).toBe('');
  });

  it('refuses an unknown PARLEY_ variable as a probable typo', () => {
    const message = failure({
      PARLEY_PROT: '80',
      PARLEY_HOSTS: 'x',
      PARLEY_COFFEE: 'black',
      PARLEY_DRAIN_SECONDS: 'soon',
    });
    expect(message).toMatch(/no setting PARLEY_PROT; .* Did you mean PARLEY_PORT\?/);
    expect(message).toMatch(/no setting PARLEY_HOSTS; .* Did you mean PARLEY_HOST\?/);
    expect(message).toMatch(/no setting PARLEY_COFFEE; see \S+ for those there are\.\n/);
    expect(message).toContain('\n  PARLEY_DRAIN_SECONDS (it is "soon")');
    expect(failure({ PARLEY_PROT: '80' }).split('\n')).toHaveLength(1);
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
  ])('%j is refused in production and accepted in development', (env, variable) => {
    expect(failure(env)).toMatch(new RegExp(`^Not safe in production:\\n.*${variable}`));
    expect(failure({ ...env, NODE_ENV: 'development' })).toBe('');
  });

  it('refuses a place in S3 of which a part is missing, naming it', () => {
    const env = {
      PARLEY_S3_ENDPOINT: 'https://s3.example.com',
      PARLEY_S3_BUCKET: 'files',
      PARLEY_S3_ACCESS_KEY_ID: 'a',
    };
    expect(failure(env)).toContain('PARLEY_S3_SECRET_ACCESS_KEY is missing');
    expect(failure({ ...env, PARLEY_S3_SECRET_ACCESS_KEY: 'x' })).toBe('');
  });

  it('redacts secrets in the start-up log line and in faults', () => {
    const secrets = Object.values(settings).filter((setting) => 'isSecret' in setting);
    expect(secrets.length).toBeGreaterThan(10);
    const env = {
      ...Object.fromEntries(secrets.map((setting) => [setting.variable, valueFor(setting.variable)])),
      // Settings that some of them require.
      PARLEY_PUBLIC_URL: 'https://parley.example.com',
      PARLEY_EMAIL_FROM: 'parley@example.com',
      PARLEY_TWILIO_ACCOUNT_SID: 'AC1',
      PARLEY_TELNYX_PUBLIC_KEY: Buffer.alloc(32).toString('base64'),
      PARLEY_TELNYX_CONNECTION_ID: '1684',
      PARLEY_S3_ENDPOINT: 'https://s3.example.com',
      PARLEY_S3_BUCKET: 'files',
      PARLEY_S3_ACCESS_KEY_ID: 'AK1',
      PARLEY_ASSIST_MODEL: 'openai-compatible/writer',
      PARLEY_ASSIST_MODEL_URL: 'https://models.example.com/v1',
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
