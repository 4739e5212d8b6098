import { z } from 'zod';
import { TelephonyError } from '../telephony-provider.ts';
import type { TextSender } from '../text-sender.ts';
import type { TwilioApi } from './twilio-api.ts';

/** Error codes of numbers that cannot receive text messages. Source: twilio.com/docs/api/errors. */
const invalidCodes: ReadonlySet<string> = new Set(['21211', '21217', '21614']);

const Sent = z.object({ sid: z.string() });

/** Sends text messages over Twilio: `POST Messages.json`. */
export function createTwilioTexts(api: TwilioApi): TextSender {
  return {
    provider: 'twilio',
    async send({ from, to, text, signal }) {
      const answer = await api.request('POST', 'Messages.json', {
        form: { From: from, To: to, Body: text },
        mapError: (_status, code) =>
          invalidCodes.has(code)
            ? new TelephonyError('invalid_destination', `This number cannot get a text message (code ${code})`)
            : undefined,
        ...(signal === undefined ? {} : { signal }),
      });
      const sent = Sent.safeParse(answer);
      if (!sent.success) throw new TelephonyError('unavailable', 'Twilio answered with something unexpected');
      return { status: 'sent', ref: sent.data.sid };
    },
  };
}
