import { createHash } from 'node:crypto';
import type { PhoneNumberId } from '@parley/contract/ids';
import {
  type CarrierId,
  PhoneNumber,
  type PhoneNumberPurchase,
  PhoneNumberPurchase as PurchaseRequest,
} from '@parley/contract/resources/phone-number';
import type { Database } from '#db/open.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { idempotencyWindowHours, readIdempotencyKey } from '#platform/idempotency/idempotent.ts';
import { buyNumber } from './buy-number.ts';
import { chooseCarrier, type NumberCarrier, refusalOf } from './carriers.ts';
import { readNumber } from './number-reading.rules.ts';
import { keyRequired, numberNotFromSearch, numberTaken } from './phone-numbers.errors.ts';
import { exampleCarrierNumber, exampleOffer } from './phone-numbers.examples.ts';
import { operation } from './phone-numbers.operation.ts';
import { insertNumber } from './phone-numbers.queries.ts';
import { beginPurchase, findBuying, type PurchaseKey, resumePurchase } from './purchases.queries.ts';

/**
 * Buys a number from a carrier. The purchase is recorded first, so a crash leaves neither an unknown number nor a
 * duplicate purchase: a repeated Idempotency-Key, or a job, queries the carrier for the outcome.
 */
export const purchasePhoneNumber = operation({
  method: 'POST',
  path: '/api/phone-numbers/purchase',
  id: 'purchasePhoneNumber',
  summary: 'Purchase a number',
  description:
    'Needs an `Idempotency-Key`. After an answer of 503, or none, the same request with the same key says what became of it.',
  access: apiKey('numbers:write'),
  audit: 'number.purchase',
  transaction: 'none',
  idempotency: 'own',
  requestsPerMinute: 60,
  body: PurchaseRequest,
  answer: { status: 201, schema: PhoneNumber },
  refusals: ['conflict', 'already_claimed', 'not_found', 'not_configured', 'unavailable'],
  example: { body: { phone_number: exampleOffer.number }, answer: exampleCarrierNumber },
  async run({ db, tenantId, actor, body, now, newId, request, headers, deps, audit }) {
    const header = request.header('idempotency-key');
    if (header === null) throw keyRequired();
    const key = { tenantId, principal: `${actor.kind}:${actor.id}`, key: readIdempotencyKey(header) };
    const requestHash = createHash('sha256').update(JSON.stringify(body)).digest();
    const keptSince = new Date(now.getTime() - idempotencyWindowHours * 3_600_000);
    const earlier = await db.app.inTenant(tenantId, async (tx) => {
      const found = await resumePurchase(tx, { ...key, requestHash, keptSince });
      return found.kind === 'open' ? { ...found, row: await findBuying(tx, found.numberId) } : found;
    });
    if (earlier.kind === 'done') {
      audit.nothingChanged();
      headers.set('idempotent-replayed', 'true');
      return earlier.answer;
    }
    // A resumed purchase stays with its carrier, even when preferences changed.
    const provider = earlier.kind === 'open' ? (earlier.row?.provider as CarrierId | undefined) : body.provider;
    const carrier = chooseCarrier(deps.carriers, provider, '/provider');
    const id = earlier.kind === 'open' ? earlier.numberId : (newId() as PhoneNumberId);
    if (earlier.kind === 'none') await begin({ db, carrier, key, requestHash, id, body, now });
    const purchase = { ...key, numberId: id, number: body.phone_number };
    const number = await buyNumber({ db, carrier, now }, purchase, earlier.kind === 'open');
    audit.resource(number.id);
    audit.details({ provider: carrier.id });
    headers.set('location', `/api/phone-numbers/${number.id}`);
    return number;
  },
});

/** Records the purchase and reserves the number when the carrier offers it. */
async function begin(purchase: {
  db: Database;
  carrier: NumberCarrier;
  key: PurchaseKey;
  requestHash: Buffer;
  id: PhoneNumberId;
  body: PhoneNumberPurchase;
  now: Date;
}): Promise<void> {
  const { db, carrier, key, requestHash, id, body, now } = purchase;
  const facts = readNumber(body.phone_number, null);
  if (!facts) throw numberNotFromSearch();
  const offer = await askBefore(carrier, facts);
  await db.app.inTenant(key.tenantId, async (tx) => {
    await beginPurchase(tx, { ...key, requestHash, numberId: id, now });
    await insertNumber(tx, {
      tenantId: key.tenantId,
      id,
      number: facts.number,
      raw_input: body.phone_number,
      label: body.label,
      country: offer?.country ?? facts.country,
      type: offer?.type ?? facts.type,
      capabilities: offer?.capabilities ?? ['voice'],
      source: 'carrier',
      provider: carrier.id,
      monthly_price_minor_units: offer?.monthlyPriceMinorUnits ?? null,
      currency: offer?.currency ?? null,
      status: 'buying',
      now,
    });
  });
}

/** Offer with price and type. A number already in the account belongs to a tenant or the installation. */
async function askBefore(carrier: NumberCarrier, facts: { number: string; country: string | null }) {
  try {
    if (await carrier.find(facts.number)) throw numberTaken();
    if (facts.country === null) return undefined;
    const offers = await carrier.search({ country: facts.country, contains: facts.number.slice(1), limit: 1 });
    return offers.find((offer) => offer.number === facts.number);
  } catch (error) {
    throw refusalOf(error);
  }
}
