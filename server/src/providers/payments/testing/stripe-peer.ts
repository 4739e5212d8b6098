import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import Stripe from 'stripe';

/** Key and signing secret of the account at the peer. */
export const stripeAccount = { secretKey: 'sk_test_parley', webhookSecret: 'whsec_parley' };

type Session = Pick<
  Stripe.Checkout.Session,
  'created' | 'currency' | 'customer' | 'expires_at' | 'id' | 'metadata' | 'object' | 'payment_intent' | 'url'
> & { amount_total: number; payment_status: Stripe.Checkout.Session.PaymentStatus };
type Charge = Pick<Stripe.Charge, 'amount' | 'amount_refunded' | 'currency' | 'id' | 'object' | 'payment_intent'>;
type Dispute = Pick<Stripe.Dispute, 'amount' | 'id' | 'object'> & { charge: Charge };

/** An event as Stripe sends it: body and signature header. */
export interface SignedDelivery {
  body: string;
  signature: string;
}

interface EventOptions {
  id?: string;
  /** Unix time. */
  at?: number;
  secret?: string;
}

export interface StripePeer {
  origin: string;
  /** Form fields of the POST requests received, by path, newest last. */
  requests: { path: string; form: URLSearchParams }[];
  /** A customer completes the newest checkout; with a delayed method the money comes later. */
  complete(options?: { isDelayed?: boolean }): Session;
  /** The money of a delayed method comes. */
  arrive(session: Session): void;
  refund(session: Session, amount: number): Charge;
  dispute(session: Session): Dispute;
  /** Signs an event about an object as given, which need not be as it is now. */
  event(type: Stripe.Event['type'], object: object, options?: EventOptions): SignedDelivery;
  /** Requests are answered with 500 while true. */
  isDown: boolean;
  close(): Promise<void>;
}

const unixNow = () => Math.floor(Date.now() / 1000);

/** Signature header of an event of the account, as of now. */
export const signStripeEvent = (payload: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: stripeAccount.webhookSecret });

/** Objects of the account. */
function openStore(origin: () => string) {
  const sessions = new Map<string, Session>();
  const charges = new Map<string, Charge>();
  const disputes = new Map<string, Dispute>();
  let count = 0;
  const next = (prefix: string) => `${prefix}_${(count += 1)}`;

  function createSession(form: URLSearchParams): Session {
    const id = next('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      created: unixNow(),
      customer: form.get('customer') ?? next('cus'),
      expires_at: unixNow() + 86_400,
      metadata: metadataOf(form),
      payment_intent: null,
      payment_status: 'unpaid',
      url: `${origin()}/pay/${id}`,
    };
    sessions.set(id, session);
    return session;
  }

  return { sessions, charges, disputes, next, createSession };
}

/** Answers a request as Stripe does; null: no such object. */
function answer(
  store: ReturnType<typeof openStore>,
  request: { method: string; path: string; form: URLSearchParams; origin: string },
): object | null {
  const { method, path, form, origin } = request;
  const [, , resource = '', second = '', third = ''] = path.split('/');
  if (method === 'POST' && path === '/v1/checkout/sessions') return store.createSession(form);
  if (method === 'POST' && path === '/v1/payment_links') {
    const { url } = store.createSession(form);
    return { id: store.next('plink'), object: 'payment_link', url: url ?? '' } satisfies Partial<Stripe.PaymentLink>;
  }
  if (method === 'POST' && path === '/v1/billing_portal/sessions') {
    return {
      id: store.next('bps'),
      object: 'billing_portal.session',
      created: unixNow(),
      url: `${origin}/portal/${form.get('customer')}`,
    } satisfies Partial<Stripe.BillingPortal.Session>;
  }
  if (method === 'GET' && path === '/v1/checkout/sessions') {
    return { object: 'list', data: [...store.sessions.values()].slice(-1), has_more: false, url: path };
  }
  if (resource === 'checkout') return store.sessions.get(third) ?? null;
  if (resource === 'charges') return store.charges.get(second) ?? null;
  return resource === 'disputes' ? (store.disputes.get(second) ?? null) : null;
}

/** Starts a stateful peer of Stripe's API on loopback: checkout, portal, payment links, refunds, disputes, events. */
export async function startStripePeer(): Promise<StripePeer> {
  const requests: StripePeer['requests'] = [];
  const server = await startLoopbackServer((request, response) => {
    const { pathname: path } = new URL(request.url ?? '', 'http://peer');
    const { method = '' } = request;
    const form = new URLSearchParams(server.requests.at(-1)?.body);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, message: string) =>
      send(status, { error: { type: 'invalid_request_error', message } });
    if (peer.isDown) return refuse(500, 'Down');
    if (request.headers.authorization !== `Bearer ${stripeAccount.secretKey}`) return refuse(401, 'Invalid API key');
    if (method === 'POST') requests.push({ path, form });
    const found = answer(store, { method, path, form, origin: server.origin });
    return found ? send(200, found) : refuse(404, `No such object: ${path}`);
  });
  const store = openStore(() => server.origin);

  const peer: StripePeer = {
    origin: server.origin,
    requests,
    isDown: false,
    complete({ isDelayed = false } = {}) {
      const session = [...store.sessions.values()].at(-1);
      if (!session) throw new Error('no checkout was opened');
      session.payment_intent = store.next('pi');
      session.payment_status = isDelayed ? 'unpaid' : 'paid';
      return session;
    },
    arrive(session) {
      session.payment_status = 'paid';
    },
    refund(session, amount) {
      const id = `ch_${session.id}`;
      const charge: Charge = {
        id,
        object: 'charge',
        amount: session.amount_total,
        amount_refunded: (store.charges.get(id)?.amount_refunded ?? 0) + amount,
        currency: session.currency ?? '',
        payment_intent: session.payment_intent,
      };
      store.charges.set(id, charge);
      return charge;
    },
    dispute(session) {
      const charge = peer.refund(session, 0);
      const dispute: Dispute = { id: store.next('dp'), object: 'dispute', amount: charge.amount, charge };
      store.disputes.set(dispute.id, dispute);
      return dispute;
    },
    event(type, object, { id = store.next('evt'), at = unixNow(), secret = stripeAccount.webhookSecret } = {}) {
      const body = JSON.stringify({ id, object: 'event', type, created: at, data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
      return { body, signature };
    },
    close: () => server.close(),
  };
  return peer;
}

function metadataOf(form: URLSearchParams): Stripe.Metadata {
  const entries = [...form].flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}
