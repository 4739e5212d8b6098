import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { MailBodies } from './mail-bodies.ts';

/** Dependencies of the mail operations beside the request's transaction. */
export interface MailDeps {
  bodies: MailBodies;
}

export const operation = operationOf<MailDeps>();

export const mailParams = z.object({ mailId: z.guid().meta({ format: 'uuid' }) });

/** E-mail id in the examples of the API document. */
export const exampleMailId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80';
