import { createMailBodies, createMailer, type EmailSender } from '#areas/platform/mail';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { isInNetworks } from '#platform/networks/networks.ts';
import type { SealingKeys } from '#platform/secrets/sealer.ts';
import { createSmtpSender } from '../providers/email/smtp/smtp-sender.ts';
import type { Config } from './config.ts';

/** Mailer: emails are written by the areas, sent by the configured mail server, and stored without one. */
export function wireMail(deps: {
  config: Config;
  db: Database;
  clock: Clock;
  sealing: SealingKeys;
  newId: () => string;
  log: Logger;
}) {
  const { config, newId } = deps;
  const bodies = createMailBodies(deps.sealing);
  const sender = createSender(config);
  const baseUrl = addressOf(config);
  return {
    bodies,
    mailer: createMailer({ bodies, delivers: sender !== null, baseUrl, newId }),
    sender,
    /** Base URL of links that leave this installation outside an answer. */
    baseUrl,
  };
}

function createSender({ smtpServer, smtpTls }: Config): EmailSender | null {
  if (!smtpServer) return null;
  const { host } = smtpServer;
  const isOwnMachine = host === 'localhost' || isInNetworks(['127.0.0.0/8', '::1'], host);
  return createSmtpSender({ ...smtpServer, tls: smtpTls === 'required' && isOwnMachine ? 'if_offered' : smtpTls });
}

/** Base URL of links: as configured, or this machine. */
function addressOf({ publicUrl, host, port }: Config): string {
  if (publicUrl) return publicUrl;
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
