import { findMailSender } from '#areas/business/branding';
import { findText } from '#areas/business/mail-templates';
import {
  createMailBodies,
  createMailer,
  createServerPassword,
  type MailSenders,
  type OpenMailServer,
  openMailServers,
} from '#areas/platform/mail';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Logger } from '#platform/log/logger.ts';
import { isInNetworks } from '#platform/networks/networks.ts';
import type { SealingKeys } from '#platform/secrets/sealer.ts';
import { createSmtpSender } from '../providers/email/smtp/smtp-sender.ts';
import type { Config } from './config.ts';

/** Mailer: emails are written by the areas, sent by the mail server in use, and stored without one. */
export async function wireMail(deps: {
  config: Config;
  db: Database;
  bus: Pick<Bus, 'onGap' | 'publish' | 'subscribe'>;
  sealing: SealingKeys;
  newId: () => string;
  log: Logger;
}) {
  const { config, newId } = deps;
  const bodies = createMailBodies(deps.sealing);
  const password = createServerPassword(deps.sealing);
  const servers = await openMailServers({
    environment: serverOf(config),
    createSender,
    platform: deps.db.platform,
    password,
    bus: deps.bus,
    log: deps.log,
  });
  const baseUrl = addressOf(config);
  return {
    bodies,
    password,
    servers,
    mailer: createMailer({
      bodies,
      senders,
      delivers: () => servers.current() !== null,
      fromAddress: () => servers.current()?.server.from.address ?? null,
      baseUrl,
      newId,
    }),
    /** Base URL of links that leave this installation outside an answer. */
    baseUrl,
  };
}

/** Brands of emails, and the texts that resellers have changed. */
const senders: MailSenders = { find: findMailSender, findText };

/** Mail server of the settings; null: none. */
function serverOf({ smtpServer, smtpTls, emailFrom: from }: Config): OpenMailServer | null {
  if (!smtpServer) return null;
  const { host, port, isSecure, user, password } = smtpServer;
  const security = smtpTls === 'off' && !isSecure ? 'none' : isSecure ? 'tls' : 'starttls';
  return { host, port, security, user, password, from };
}

function createSender({ host, port, security, user, password }: OpenMailServer) {
  const isOwnMachine = host === 'localhost' || isInNetworks(['127.0.0.0/8', '::1'], host);
  const tls = security === 'none' ? 'off' : isOwnMachine ? 'if_offered' : 'required';
  return createSmtpSender({ host, port, user, password, isSecure: security === 'tls', tls });
}

/** Base URL of links: as configured, or this machine. */
function addressOf({ publicUrl, host, port }: Config): string {
  if (publicUrl) return publicUrl;
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
