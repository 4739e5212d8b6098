import { z } from 'zod';
import {
  type CarrierCall,
  type NumberHooks,
  type NumberQuery,
  TelephonyError,
  type TelephonyProvider,
} from '../telephony-provider.ts';
import { createTwilioApi, formOf, type TwilioAccount } from './twilio-api.ts';
import { readAvailable, searchPath } from './twilio-numbers.ts';
import { dial } from './twiml.ts';

/** Twilio's error codes. Source: twilio.com/docs/api/errors. */
const takenCodes: ReadonlySet<string> = new Set(['21422', '21452']);
const overCodes: ReadonlySet<string> = new Set(['21220']);
const invalidCodes: ReadonlySet<string> = new Set(['21211', '21217', '21401']);

const Sid = z.object({ sid: z.string() });
const Owned = z.object({ incoming_phone_numbers: z.array(z.object({ sid: z.string(), phone_number: z.string() })) });

/** Provider for numbers and calls of a Twilio account. */
export function createTwilioProvider(account: TwilioAccount): TelephonyProvider {
  const { request: ask } = createTwilioApi(account);

  return {
    id: 'twilio',
    async search(query: NumberQuery) {
      const path = searchPath(query);
      if (path === undefined) return [];
      try {
        return readAvailable(await ask('GET', path), query);
      } catch (error) {
        // A country without numbers of this type has no such list.
        if (error instanceof TelephonyError && error.code === 'not_found') return [];
        throw error;
      }
    },
    async purchase(number, hooks) {
      const taken = (code: string) => new TelephonyError('number_taken', `This number is not to be had (code ${code})`);
      const bought = await ask('POST', 'IncomingPhoneNumbers.json', {
        form: { PhoneNumber: number, ...hookFields(hooks) },
        mapError: (_status, code) => (takenCodes.has(code) ? taken(code) : undefined),
      });
      return { providerRef: read(Sid, bought).sid };
    },
    async find(number) {
      const found = read(Owned, await ask('GET', `IncomingPhoneNumbers.json?${formOf({ PhoneNumber: number })}`));
      const exact = found.incoming_phone_numbers.find((owned) => owned.phone_number === number);
      return exact && { providerRef: exact.sid };
    },
    async configure(providerRef, hooks) {
      await ask('POST', `IncomingPhoneNumbers/${encodeURIComponent(providerRef)}.json`, { form: hookFields(hooks) });
    },
    release: (providerRef) =>
      ignoreNotFound(ask('DELETE', `IncomingPhoneNumbers/${encodeURIComponent(providerRef)}.json`)),
    async call(call) {
      // Twilio has no idempotency key, so an interrupted attempt is not retried.
      const { signal } = call;
      const form = callFields(call);
      const placed = await ask('POST', 'Calls.json', {
        form,
        mapError: isInvalid,
        ...(signal === undefined ? {} : { signal }),
      });
      return { callRef: read(Sid, placed).sid };
    },
    hangUp: (callRef) =>
      ignoreNotFound(
        ask('POST', `Calls/${encodeURIComponent(callRef)}.json`, { form: { Status: 'completed' }, mapError: isOver }),
      ),
    async transfer(callRef, to, transferOptions) {
      const form = { Twiml: dial(to, transferOptions) };
      await ask('POST', `Calls/${encodeURIComponent(callRef)}.json`, { form, mapError: isOver });
    },
  };
}

/** Maps the error for a call that is over. */
function isOver(_status: number, code: string): TelephonyError | undefined {
  return overCodes.has(code) ? new TelephonyError('not_found', 'The call is over') : undefined;
}

function isInvalid(_status: number, code: string): TelephonyError | undefined {
  if (!invalidCodes.has(code)) return undefined;
  return new TelephonyError('invalid_destination', `There is no such number to call (code ${code})`);
}

async function ignoreNotFound(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof TelephonyError) || error.code !== 'not_found') throw error;
  }
}

const hookFields = ({ voiceUrl, statusUrl }: NumberHooks) => ({
  VoiceUrl: voiceUrl,
  VoiceMethod: 'POST',
  StatusCallback: statusUrl,
  StatusCallbackMethod: 'POST',
});

const callFields = (call: CarrierCall) => ({
  To: call.to,
  From: call.from,
  Url: call.answerUrl,
  Method: 'POST',
  StatusCallback: call.statusUrl,
  StatusCallbackMethod: 'POST',
  StatusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
  Timeout: String(Math.min(600, Math.max(5, Math.round(call.ringSeconds)))),
});

function read<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new TelephonyError('unavailable', 'Twilio answered with something unexpected', { cause: result.error });
}
