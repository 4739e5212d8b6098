import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { EmailSender } from './email-sender.ts';
import type { MailBodies } from './mail-bodies.ts';

/** Dependencies of emails beside the request's transaction. */
export interface MailDeps {
  bodies: MailBodies;
  /** Null: no mail server is configured. */
  sender: EmailSender | null;
  /** Sender of every email; a reseller's customers see the reseller's name instead. */
  from: { name: string; address: string };
}

export const operation = operationOf<MailDeps>();

export const mailParams = z.object({ mailId: z.guid().meta({ format: 'uuid' }) });

/** Email id in the examples of the API document. */
export const exampleMailId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80';
