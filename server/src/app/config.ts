import { resolve } from 'node:path';
import { parseAllowList } from '@parley/egress';
import { z } from 'zod';
import {
  address,
  ConfigError,
  flag,
  integer,
  listOf,
  networks,
  parseSettings,
  type SettingsOf,
  type SettingsTable,
  text,
  type UnknownVariable,
  unknownVariables,
  wrongSettings,
} from '#platform/config/settings.ts';
import { carrierFaults, carrierSettings } from '../calling/settings/carrier-settings.ts';
import { phoneSettings } from '../calling/settings/phone-settings.ts';
import { voiceSettings } from '../calling/settings/voice-settings.ts';
import { modelServerSettings } from '../providers/language/model-servers/model-server-settings.ts';
import { modelSettings } from '../providers/speech/local/models/model-settings.ts';
import { s3Fault, s3Settings } from '../providers/storage/s3-settings.ts';
import { assistFault, assistSettings } from './assist-settings.ts';
import { brandingSettings } from './branding-settings.ts';
import { readCallRates } from './call-rates.ts';
import { knowledgeSettings } from './knowledge-settings.ts';
import { mailFaults, mailSettings } from './mail-settings.ts';
import { oauthSettings } from './oauth-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { privacySettings } from './privacy-settings.ts';
import { storageSettings } from './storage-settings.ts';

const roles = ['api', 'voice', 'jobs'] as const;
export const defaultRequestsPerMinutePerAddress = 1200;

const databaseAddress = () => address(/^postgres(ql)?$/, 'postgres://user:password@host:port/database');

/** All settings. docs/reference/configuration.md is generated from this table. */
export const settings = {
  mode: {
    variable: 'NODE_ENV',
    doc: '`production` refuses unsafe settings and writes answers without checking each against its schema.',
    schema: z.enum(['production', 'development', 'test']).default('production'),
  },
  host: { variable: 'PARLEY_HOST', doc: 'Address to listen on.', schema: text().default('127.0.0.1') },
  port: { variable: 'PARLEY_PORT', doc: 'Port to listen on.', schema: integer(0, 65_535).default(3000) },
  publicUrl: {
    variable: 'PARLEY_PUBLIC_URL',
    doc: 'Address under which people reach this installation, for links. Default: host and port.',
    schema: address(/^https?$/, 'https://parley.example.com').optional(),
  },
  dataDir: {
    variable: 'PARLEY_DATA_DIR',
    doc: 'Folder of the embedded database, files and keys.',
    schema: text()
      .default('./data')
      .transform((folder) => resolve(process.env['INIT_CWD'] ?? '.', folder)),
  },
  settingsFile: {
    variable: 'PARLEY_ENV_FILE',
    doc: 'File with more settings, one `NAME=value` a line; what the environment holds wins. `off`: none. Default: `.env` in the project folder, where there is one.',
    schema: text().optional(),
  },
  printsCredentials: {
    variable: 'PARLEY_PRINT_CREDENTIALS',
    doc: 'Whether sign-in and keys of the first start are printed where standard output is not a terminal, too, as in a container whose log you read. Otherwise they go to `first-start.txt` in the data folder, readable for its account alone.',
    schema: flag().default(false),
  },
  roles: {
    variable: 'PARLEY_ROLES',
    doc: 'What this process does: `api` answers requests, `voice` (with `api`) takes calls, `jobs` works in the background.',
    schema: z
      .string()
      .default(roles.join(','))
      .transform((value) => value.split(',').map((role) => role.trim()))
      .pipe(z.array(z.enum(roles))),
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    doc: 'A PostgreSQL server (15 or newer) of your own instead of the embedded one. Its user owns the schema and may create roles, or the roles `parley_app` and `parley_platform` exist and are granted to it.',
    schema: databaseAddress().optional(),
    isSecret: true,
  },
  databaseDirectUrl: {
    variable: 'DATABASE_DIRECT_URL',
    doc: 'The same server past PgBouncer, for migrations, jobs and LISTEN.',
    schema: databaseAddress().optional(),
    isSecret: true,
  },
  databaseAppUrl: {
    variable: 'DATABASE_APP_URL',
    doc: 'The same server for a user that is or defaults to `parley_app`; needed behind PgBouncer.',
    schema: databaseAddress().optional(),
    isSecret: true,
  },
  databasePlatformUrl: {
    variable: 'DATABASE_PLATFORM_URL',
    doc: 'The same server for a user that is or defaults to `parley_platform`; needed behind PgBouncer.',
    schema: databaseAddress().optional(),
    isSecret: true,
  },
  databasePoolSize: {
    variable: 'PARLEY_DATABASE_POOL',
    doc: 'Connections this process opens for requests.',
    schema: integer(1, 200).default(16),
  },
  databaseNamesStatements: {
    variable: 'PARLEY_DATABASE_NAMED_STATEMENTS',
    doc: 'Whether the database keeps what it has parsed, which saves it a third of the work. Switch off behind a PgBouncer older than 1.21.',
    schema: flag().default(true),
  },
  natsUrl: {
    variable: 'PARLEY_NATS_URL',
    doc: 'A NATS server that carries events between processes, instead of the database.',
    schema: address(/^(nats|tls)$/, 'nats://host:4222').optional(),
    isSecret: true,
  },
  sealingKeys: {
    variable: 'PARLEY_SEALING_KEYS',
    doc: 'Keys that secrets in the database are sealed with, as `id:base64,id:base64`; the first is used for new ones. Default: a key file in the data folder.',
    schema: text().optional(),
    isSecret: true,
  },
  signingSeed: {
    variable: 'PARLEY_SIGNING_SEED',
    doc: 'Base64 of the 32-byte seed of the Ed25519 key that signs certificates; goes with PARLEY_SEALING_KEYS.',
    schema: text().optional(),
    isSecret: true,
  },
  replacesLostKeys: {
    variable: 'PARLEY_REPLACE_LOST_KEYS',
    doc: 'Makes a new key file where it is missing although the database holds sealed secrets; those must be entered again. For one start, when the file is lost for good.',
    schema: flag().default(false),
  },
  logLevel: {
    variable: 'PARLEY_LOG_LEVEL',
    doc: 'Least important line that is written.',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  },
  metricsHost: {
    variable: 'PARLEY_METRICS_HOST',
    doc: 'Address of the metrics port.',
    schema: text().default('127.0.0.1'),
  },
  metricsPort: {
    variable: 'PARLEY_METRICS_PORT',
    doc: 'Port for Prometheus at /metrics; 0 switches it off.',
    schema: integer(0, 65_535).default(0),
  },
  trustedProxies: {
    variable: 'PARLEY_TRUSTED_PROXIES',
    doc: 'Addresses or networks of proxies whose X-Forwarded-For is believed, with commas.',
    schema: networks(),
  },
  allowedHosts: {
    variable: 'PARLEY_EGRESS_ALLOW',
    doc: "Hosts of the company's own network that tools and models may reach although they are private, with commas: `ollama.internal`, `127.0.0.1:11434`, `10.0.0.0/8`.",
    schema: listOf(problemOfAllowedHost),
  },
  isSignUpOpen: {
    variable: 'PARLEY_OPEN_SIGN_UP',
    doc: 'Whether anyone may sign up and create a tenant. Otherwise it takes an invitation or a platform key. Without a mail server a platform admin confirms each sign-up, and strangers create no tenants over the API.',
    schema: flag().default(false),
  },
  verifyEmail: {
    variable: 'PARLEY_VERIFY_EMAIL',
    doc: 'Whether people must open a link in an email before they may sign in: `on`, `off`, or `auto`: who signs up by themselves; not who was invited, whether by email or by a link that was handed over. `off` together with open sign-up tells strangers which addresses have an account; for closed networks only.',
    schema: z.enum(['auto', 'on', 'off']).default('auto'),
  },
  loginFailureMs: {
    variable: 'PARLEY_LOGIN_FAILURE_MS',
    doc: 'How long the answer to a failed sign-in takes at least, so that its time does not tell whose password is still in the form of an older system. Unit: milliseconds; raise it where `users:import` names more.',
    schema: integer(0, 10_000).default(1000),
  },
  requestsPerMinutePerKey: {
    variable: 'PARLEY_REQUESTS_PER_MINUTE_PER_KEY',
    doc: 'Requests an API key may make in a minute.',
    schema: integer(1, 10_000_000).default(6000),
  },
  requestsPerMinutePerAddress: {
    variable: 'PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS',
    doc: 'Requests without a key that an address may make in a minute. Operations with a tighter limit of their own, such as starting chats, follow it in proportion.',
    schema: integer(1, 10_000_000).default(defaultRequestsPerMinutePerAddress),
  },
  connectionsMax: {
    variable: 'PARLEY_CONNECTIONS_MAX',
    doc: 'HTTP connections that may be open at a time; further ones are closed. Keep it below the number of files the process may open.',
    schema: integer(10, 1_000_000).default(20_000),
  },
  connectionsPerAddress: {
    variable: 'PARLEY_CONNECTIONS_PER_ADDRESS',
    doc: 'The same from one address (of IPv6, from one /64). Proxies in PARLEY_TRUSTED_PROXIES are not counted.',
    schema: integer(1, 1_000_000).default(1000),
  },
  chatsPerAddress: {
    variable: 'PARLEY_CHATS_PER_ADDRESS',
    doc: 'Chats with one agent that may go on at the same time from one address (written in within the last 15 minutes); twice as many may begin in an hour. An office, a school or a mobile carrier is one address. Grows with PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS, as the next two do.',
    schema: integer(1, 1_000_000).default(250),
  },
  silentChatsPerAddress: {
    variable: 'PARLEY_SILENT_CHATS_PER_ADDRESS',
    doc: 'How many of those may be without any message. The widget starts a chat with the first message, so this bounds programs.',
    schema: integer(1, 1_000_000).default(30),
  },
  chatMessagesPerAddress: {
    variable: 'PARLEY_CHAT_MESSAGES_PER_ADDRESS',
    doc: 'Messages that visitors of one address may send to one agent in an hour, over all their chats; a tenth of it in a minute. Each may cost an answer of a model.',
    schema: integer(10, 10_000_000).default(5000),
  },
  recordingFormat: {
    variable: 'PARLEY_RECORDING_FORMAT',
    doc: 'How recordings of calls are kept: `opus` (Ogg, about a tenth of the size) or `wav`.',
    schema: z.enum(['opus', 'wav']).default('opus'),
  },
  callRates: {
    variable: 'PARLEY_CALL_RATES',
    doc: 'Price of a call minute, for the cost in statistics and usage: currency, inbound, outbound, such as `SEK 0.25 0.60`. Without it no cost is shown.',
    schema: text()
      .transform((value, context) => {
        const rates = readCallRates(value);
        if (!rates) context.addIssue('expected a currency and two prices, such as SEK 0.25 0.60');
        return rates ?? z.NEVER;
      })
      .optional(),
  },
  deskGraceSeconds: {
    variable: 'PARLEY_DESK_GRACE_SECONDS',
    doc: 'How long somebody at the desk may be out of reach before their chats go back to the queue.',
    schema: integer(30, 86_400).default(120),
  },
  drainSeconds: {
    variable: 'PARLEY_DRAIN_SECONDS',
    doc: 'How long a stopping process waits for answers under way.',
    schema: integer(0, 3600).default(30),
  },
  openaiApiKey: {
    variable: 'OPENAI_API_KEY',
    doc: 'Lets agents use OpenAI.',
    schema: text().optional(),
    isSecret: true,
  },
  anthropicApiKey: {
    variable: 'ANTHROPIC_API_KEY',
    doc: 'Lets agents use Anthropic.',
    schema: text().optional(),
    isSecret: true,
  },
  googleApiKey: {
    variable: 'GOOGLE_API_KEY',
    doc: 'Lets agents use Google Gemini.',
    schema: text().optional(),
    isSecret: true,
  },
  groqApiKey: { variable: 'GROQ_API_KEY', doc: 'Lets agents use Groq.', schema: text().optional(), isSecret: true },
  mistralApiKey: {
    variable: 'MISTRAL_API_KEY',
    doc: 'Lets agents use Mistral.',
    schema: text().optional(),
    isSecret: true,
  },
  ...assistSettings,
  ...modelServerSettings,
  ...knowledgeSettings,
  ...voiceSettings,
  numberQuarantineDays: {
    variable: 'PARLEY_NUMBER_QUARANTINE_DAYS',
    doc: 'How long a phone number that was given up rests before another tenant may claim it. Unit: days.',
    schema: integer(0, 3650).default(30),
  },
  ...modelSettings,
  ...phoneSettings,
  ...carrierSettings,
  ...mailSettings,
  ...brandingSettings,
  ...oauthSettings,
  ...paymentSettings,
  ...privacySettings,
  ...storageSettings,
  ...s3Settings,
} as const satisfies SettingsTable;

export type Config = SettingsOf<typeof settings>;

/** Reads the configuration of this process. Throws ConfigError, naming every invalid or unsafe setting. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const unknown = unknownVariables(settings, env, 'PARLEY_').map(unknownSetting);
  const { values: config, wrong } = parseSettings(settings, env);
  if (wrong.length > 0) throw wrongSettings([...unknown, ...wrong]);
  if (unknown.length > 0) throw new ConfigError(unknown.join('\n'));
  const clashing = clashingPorts(config);
  const storageFault = s3Fault(config);
  if (storageFault) clashing.push(storageFault);
  const assistClash = assistFault(config);
  if (assistClash) clashing.push(assistClash);
  if (clashing.length > 0) throw wrongSettings(clashing);
  const unsafe = config.mode === 'production' ? unsafeInProduction(config) : [];
  if (unsafe.length > 0) throw new ConfigError(`Not safe in production:\n  ${unsafe.join('\n  ')}`);
  return config;
}

/** Networks that cover every address. */
const everywhere = /^(0\.0\.0\.0|::)\/0$|^\*$/;

function problemOfAllowedHost(entry: string): string | undefined {
  if (everywhere.test(entry)) return undefined;
  try {
    parseAllowList([entry]);
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return error.message.replace(/^The allow-list entry /, '').replace(/\.$/, '');
  }
}

function unknownSetting({ name, nearest }: UnknownVariable): string {
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `There is no setting ${name}; see docs/reference/configuration.md for those there are.${meant}`;
}

function clashingPorts({ port, metricsPort, roles: taken }: Config): string[] {
  if (port === 0 || port !== metricsPort || !taken.includes('api')) return [];
  return [`PARLEY_PORT and PARLEY_METRICS_PORT are both ${port}: metrics need a port of their own`];
}

function unsafeInProduction(config: Config): string[] {
  const faults: string[] = [];
  if (config.allowedHosts.some((host) => everywhere.test(host))) {
    faults.push('PARLEY_EGRESS_ALLOW lets tools reach every private address; name the hosts that are meant');
  }
  if (config.trustedProxies.some((proxy) => proxy.endsWith('/0'))) {
    faults.push('PARLEY_TRUSTED_PROXIES believes everybody, so callers could choose their own address');
  }
  faults.push(...carrierFaults(config), ...mailFaults(config));
  if (Boolean(config.sealingKeys) !== Boolean(config.signingSeed)) {
    faults.push('PARLEY_SEALING_KEYS and PARLEY_SIGNING_SEED go together: set both or neither');
  }
  return faults;
}
