import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { BulkMail } from './bulk-mail.ts';
import type { MailBodies } from './mail-bodies.ts';
import type { MailServers } from './mail-server.ts';
import type { ServerPassword } from './server-password.ts';

/** Dependencies of emails beside the request's transaction. */
export interface MailDeps {
  bodies: MailBodies;
  /** Mail server in use. A reseller's customers see the reseller's name as its sender. */
  servers: MailServers;
  password: ServerPassword;
  /** Links in emails begin with it. */
  linkBaseUrl: string;
  bulk: BulkMail;
}

export const operation = operationOf<MailDeps>();

export const mailParams = z.object({ mailId: z.guid().meta({ format: 'uuid' }) });

/** Email id in the examples of the API document. */
export const exampleMailId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80';
