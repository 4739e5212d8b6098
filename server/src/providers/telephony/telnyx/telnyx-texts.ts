import { z } from 'zod';
import { TelephonyError } from '../telephony-provider.ts';
import type { TextSender } from '../text-sender.ts';
import type { TelnyxApi } from './telnyx-api.ts';

/** Error codes of numbers that cannot receive text messages. Source: developers.telnyx.com, messaging errors. */
const invalidCodes: ReadonlySet<string> = new Set(['10002', '10016', '40001', '40310']);

const Sent = z.object({ data: z.object({ id: z.string() }) });

/** Sends text messages over Telnyx: `POST /v2/messages`. The number needs a messaging profile there. */
export function createTelnyxTexts(api: TelnyxApi): TextSender {
  return {
    provider: 'telnyx',
    async send({ from, to, text, signal }) {
      const answer = await api.request('POST', 'messages', {
        json: { from, to, text },
        mapError: (_status, code) =>
          invalidCodes.has(code)
            ? new TelephonyError('invalid_destination', `This number cannot get a text message (code ${code})`)
            : undefined,
        ...(signal === undefined ? {} : { signal }),
      });
      const sent = Sent.safeParse(answer);
      if (!sent.success) throw new TelephonyError('unavailable', 'Telnyx answered with something unexpected');
      return { status: 'sent', ref: sent.data.data.id };
    },
  };
}
