import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { rereadOnChange } from '#platform/bus/reread-on-change.ts';
import type { Logger } from '#platform/log/logger.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import type { EmailSender } from './email-sender.ts';
import { findStoredServer, type StoredMailServer } from './mail-server.queries.ts';
import type { ServerPassword } from './server-password.ts';

/** Mail server to connect to. Never return or log it. */
export interface OpenMailServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  user: string | null;
  password: string | null;
  from: { name: string; address: string };
}

/** Mail server in use, with the sender that delivers to it. */
export interface MailServerInUse {
  source: 'console' | 'environment';
  server: OpenMailServer;
  sender: EmailSender;
  /** When it was entered in the console. */
  setAt: Date | null;
}

/** Mail server of the installation: of the environment, else the one entered in the console, else none. */
export interface MailServers {
  current(): MailServerInUse | null;
  /** Opens a sender to a server that is not in use yet. */
  senderOf(server: OpenMailServer): EmailSender;
  /** Reads the stored server anew, in this process now and in the others soon. */
  refresh(): Promise<void>;
  /** Calls `listener` after each change. */
  onChange(listener: () => void): void;
  close(): void;
}

export async function openMailServers(parts: {
  environment: OpenMailServer | null;
  createSender(server: OpenMailServer): EmailSender;
  platform: PlatformScope;
  password: ServerPassword;
  bus: Pick<Bus, 'onGap' | 'publish' | 'subscribe'>;
  log: Logger;
}): Promise<MailServers> {
  const { environment, createSender, platform, password, bus, log } = parts;
  const fixed: MailServerInUse | null = environment && {
    source: 'environment',
    server: environment,
    sender: createSender(environment),
    setAt: null,
  };
  const listeners = new Set<() => void>();
  let stored: MailServerInUse | null = null;
  let known = '';

  function open(row: StoredMailServer): MailServerInUse | null {
    try {
      const { host, port, security, user, from } = row;
      const opened = row.sealedPassword === null ? null : password.open(row.sealedPassword);
      const server: OpenMailServer = { host, port, security, user, password: opened, from };
      return { source: 'console', server, sender: createSender(server), setAt: new Date(row.setAt) };
    } catch (error) {
      // A lost sealing key is reported at the start (`secret.key_missing`); emails are kept until it is back.
      if (error instanceof SecretsError) return null;
      throw error;
    }
  }
  async function read(): Promise<void> {
    const row = await platform.inPlatform(findStoredServer);
    const now = JSON.stringify(row);
    if (now === known) return;
    known = now;
    stored = row && open(row);
    for (const listener of listeners) listener();
  }
  const { refresh, close } = await rereadOnChange({
    bus,
    topic: 'mail_server',
    read,
    failed: (error) =>
      log.warn(
        { event: 'mail_server.not_read', err: error },
        'the mail server could not be read; the last known stays',
      ),
  });
  return {
    current: () => fixed ?? stored,
    senderOf: createSender,
    refresh,
    onChange: (listener) => void listeners.add(listener),
    close,
  };
}
