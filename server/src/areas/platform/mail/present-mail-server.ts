import type { MailServer } from '@parley/contract/resources/mail';
import type { MailDeps } from './mail.operation.ts';

/** Presents the mail server in use, without its password. */
export function presentMailServer({ servers, linkBaseUrl }: Pick<MailDeps, 'linkBaseUrl' | 'servers'>): MailServer {
  const current = servers.current();
  if (!current) return { source: null, server: null, set_at: null, link_base_url: linkBaseUrl };
  const { host, port, security, user, password, from } = current.server;
  return {
    source: current.source,
    server: {
      host,
      port,
      security,
      user,
      from_name: from.name,
      from_address: from.address,
      has_password: password !== null,
    },
    set_at: current.setAt?.toISOString() ?? null,
    link_base_url: linkBaseUrl,
  };
}
