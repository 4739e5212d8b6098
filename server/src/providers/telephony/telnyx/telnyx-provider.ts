import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type CarrierCall, type NumberHooks, TelephonyError, type TelephonyProvider } from '../telephony-provider.ts';
import type { TelnyxApi } from './telnyx-api.ts';
import { readAvailable, searchPath } from './telnyx-numbers.ts';

/** Error codes of numbers that are taken or not for sale. Source: developers.telnyx.com, API errors. */
const takenCodes: ReadonlySet<string> = new Set(['85001', '85007', '85006', '10027']);
/** Error codes of numbers that cannot be called. */
const invalidCodes: ReadonlySet<string> = new Set(['10002', '10016']);
/** Name prefix that distinguishes applications created here from the account's own. */
const applicationPrefix = 'parley ';

const Made = z.object({ data: z.object({ id: z.union([z.string(), z.number()]).transform(String) }) });
const Placed = z.object({ data: z.object({ call_control_id: z.string() }) });
const Owned = z.object({
  data: z.array(z.object({ id: z.string(), phone_number: z.string(), connection_id: z.string().nullish() })),
});
const Application = z.object({ data: z.object({ application_name: z.string() }) });

/**
 * Provider over Telnyx' API v2 and Call Control. Webhooks belong to an application there, not to a number, so each
 * number gets one. `connectionId`: the application for outbound calls. A number's reference is the number.
 */
export function createTelnyxProvider(options: { api: TelnyxApi; connectionId: string }): TelephonyProvider {
  const { api, connectionId } = options;

  async function owned(number: string) {
    const parameters = new URLSearchParams({ 'filter[phone_number]': number });
    const found = read(Owned, await api.request('GET', `phone_numbers?${parameters}`));
    return found.data.find(({ phone_number }) => phone_number === number);
  }

  async function makeApplication(number: string, hooks: NumberHooks): Promise<string> {
    const name = `${applicationPrefix}${number} ${randomUUID()}`;
    const json = { application_name: name, webhook_event_url: hooks.voiceUrl, webhook_api_version: '2' };
    return read(Made, await api.request('POST', 'call_control_applications', { json })).data.id;
  }

  /** Removes only applications created for a number. */
  async function removeApplication(id: string): Promise<void> {
    const path = `call_control_applications/${encodeURIComponent(id)}`;
    await ignoreNotFound(async () => {
      const { data } = read(Application, await api.request('GET', path));
      if (data.application_name.startsWith(applicationPrefix)) await api.request('DELETE', path);
    });
  }

  return {
    id: 'telnyx',
    search: async (query) => readAvailable(await api.request('GET', searchPath(query)), query),
    async purchase(number, hooks) {
      const application = await makeApplication(number, hooks);
      try {
        await api.request('POST', 'number_orders', {
          json: { phone_numbers: [{ phone_number: number }], connection_id: application },
          mapError: (_status, code) =>
            takenCodes.has(code)
              ? new TelephonyError('number_taken', `This number is not to be had (code ${code})`)
              : undefined,
        });
      } catch (error) {
        // Without a response the purchase may have succeeded, and then its application is needed.
        if (error instanceof TelephonyError && !error.isTransient) await removeApplication(application);
        throw error;
      }
      return { providerRef: number };
    },
    async find(number) {
      return (await owned(number)) && { providerRef: number };
    },
    async configure(providerRef, hooks) {
      const number = await owned(providerRef);
      if (number === undefined) throw new TelephonyError('not_found', 'Telnyx does not know this number');
      const application = await makeApplication(providerRef, hooks);
      await api.request('PATCH', `phone_numbers/${encodeURIComponent(number.id)}`, {
        json: { connection_id: application },
        isRepeatable: true,
      });
      if (number.connection_id) await removeApplication(number.connection_id);
    },
    async release(providerRef) {
      const number = await owned(providerRef);
      if (number === undefined) return;
      await ignoreNotFound(() => api.request('DELETE', `phone_numbers/${encodeURIComponent(number.id)}`));
      if (number.connection_id) await removeApplication(number.connection_id);
    },
    async call(call) {
      const { signal } = call;
      const asked = { json: callFields(call, connectionId), isRepeatable: true, mapError: isInvalid };
      const placed = await api.request('POST', 'calls', signal === undefined ? asked : { ...asked, signal });
      return { callRef: read(Placed, placed).data.call_control_id };
    },
    hangUp: (callRef) => ignoreNotFound(() => api.command(callRef, 'hangup', { command_id: idOf(callRef, 'hangup') })),
    transfer: (callRef, to, { from, ringSeconds }) =>
      api.command(callRef, 'transfer', {
        to,
        ...(from === undefined ? {} : { from }),
        timeout_secs: boundedRing(ringSeconds),
        command_id: randomUUID(),
      }),
    sendDigits: (callRef, digits) =>
      api.command(callRef, 'send_dtmf', {
        digits,
        duration_millis: 200,
        command_id: randomUUID(),
      }),
  };
}

function isInvalid(_status: number, code: string): TelephonyError | undefined {
  if (!invalidCodes.has(code)) return undefined;
  return new TelephonyError('invalid_destination', `There is no such number to call (code ${code})`);
}

const boundedRing = (seconds: number) => Math.min(600, Math.max(5, Math.round(seconds)));

const callFields = (call: CarrierCall, connectionId: string) => ({
  connection_id: connectionId,
  to: call.to,
  from: call.from,
  // One URL for all events of the call.
  webhook_url: call.answerUrl,
  webhook_url_method: 'POST',
  timeout_secs: boundedRing(call.ringSeconds),
  command_id: idOf(call.idempotencyKey, 'call'),
});

const idOf = (subject: string, about: string): string =>
  createHash('sha256').update(`${subject} ${about}`).digest('hex').slice(0, 32);

async function ignoreNotFound(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof TelephonyError) || error.code !== 'not_found') throw error;
  }
}

function read<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new TelephonyError('unavailable', 'Telnyx answered with something unexpected', { cause: result.error });
}
