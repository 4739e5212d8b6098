import type { BookingId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import {
  type BookingDetails,
  changeStateOf,
  cancelBooking,
  findBookingDetails,
  reschedule,
} from '#areas/agents/calendar';
import { mailLanguageOf } from '#areas/platform/mail';
import type { Database } from '#db/open.ts';
import { publicAccess } from '#platform/http/access/access.ts';
import { type AnswerHeaders, notAudited } from '#platform/http/operation.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { type BookingLinksDeps, operation } from './booking-links.operation.ts';
import {
  type BookingPage,
  bookingPage,
  bookingPageHeaders,
  invalidLinkPage,
  plainColor,
} from './booking-page.rules.ts';
import { bookingPageWords } from './booking-page-words.rules.ts';
import { readBookingPage } from './read-booking-page.ts';

const path = '/api/bookings/link';
const query = z.object({
  token: z.string().max(200).default('').meta({ description: 'Signed, from the link of the confirmation' }),
  step: z.enum(['show', 'times', 'cancel']).catch('show').default('show'),
  from: z.iso.date().optional().catch(undefined).meta({ description: 'First day of the free times' }),
});
const answer = { status: 200, contentType: 'text/html', caching: 'no-store', schema: z.string() } as const;
/** Of one address: enough for a person, too few to search calendars or try tokens. */
const requestsPerMinute = 60;

type Query = z.infer<typeof query>;

/** Page of a booking's link. Opening it changes nothing: mail programs and scanners open links. */
export const showBookingLink = operation({
  method: 'GET',
  path,
  id: 'showBookingLink',
  summary: 'Page of a booking',
  description:
    'The page of the link in a confirmation, where the customer moves or cancels the booking. It ends with the booking; every link that is not valid gets the same page.',
  access: publicAccess('customers open the link of their confirmation without signing in; its token is signed'),
  requestsPerMinute,
  query,
  answer,
  example: { query: { token: 'AZfzoHwee0Kf...' }, answer: '<!doctype html>...' },
  run: ({ query: asked, db, deps, now, headers }) => showPage({ asked, db, deps, now, headers, news: null }),
});

/** Moves or cancels a booking, from the page of its link. */
export const changeByBookingLink = operation({
  method: 'POST',
  path,
  id: 'changeByBookingLink',
  summary: 'Move or cancel by link',
  description:
    'For the forms of the page: `action=cancel`, or `action=move` with `starts_at`. Possible until `change_notice_minutes` of the calendar before the booking begins.',
  access: publicAccess('customers change their booking without signing in; the token is signed'),
  audit: notAudited('the booking keeps what became of it, and events tell each change'),
  requestsPerMinute,
  query,
  body: z.string().max(500).optional().meta({ description: '`action=cancel`' }),
  bodyType: 'application/x-www-form-urlencoded',
  maxBodyBytes: 4096,
  takesRawBody: true,
  answer,
  example: { query: { token: 'AZfzoHwee0Kf...' }, body: 'action=cancel', answer: '<!doctype html>...' },
  async run({ query: asked, body = '', db, deps, now, headers }) {
    const link = deps.tokens.read(asked.token);
    const news = link ? await change({ ...link, db, deps, now, form: new URLSearchParams(body) }) : null;
    const step = news === 'taken' ? 'times' : 'show';
    return showPage({ asked: { ...asked, step }, db, deps, now, headers, news });
  },
});

interface Shown {
  db: Database;
  deps: BookingLinksDeps;
  now: Date;
}

async function showPage({
  asked,
  headers,
  news,
  ...shown
}: Shown & { asked: Query; headers: AnswerHeaders; news: BookingPage['news'] }): Promise<string> {
  const { db, deps, now } = shown;
  const found = deps.tokens.read(asked.token);
  const link: BookingPage['link'] = (more) => `?${new URLSearchParams({ token: asked.token, ...more })}`;
  const read = async (step: Query['step'], told: BookingPage['news']) =>
    found &&
    (await db.app.inTenant(found.tenantId, async (tx) => {
      const details = await findValid(tx, found.bookingId, now);
      if (!details) return null;
      return readBookingPage(tx, deps, { tenantId: found.tenantId, details, now, link, ...asked, step, news: told });
    }));
  const page =
    found && asked.step === 'times'
      ? await inTurn(shown, found, 'find', () => read('times', news)).catch((error: unknown) => {
          if (error instanceof Refusal) return read('show', 'failed');
          throw error;
        })
      : await read(asked.step, news);
  const color = page ? page.brand.color : plainColor;
  for (const [name, value] of Object.entries(bookingPageHeaders(color))) headers.set(name, value);
  return page ? bookingPage(page) : invalidLinkPage('en');
}

/**
 * Waits for the turn of the booking's agent before a transaction takes a database connection: its calendar may be at a
 * provider that answers slowly.
 */
async function inTurn<Result>(
  { db, deps }: Shown,
  { tenantId, bookingId }: { tenantId: TenantId; bookingId: BookingId },
  kind: 'book' | 'find',
  work: () => Promise<Result>,
): Promise<Result> {
  const details = await db.app.inTenant(tenantId, (tx) => findBookingDetails(tx, bookingId));
  if (!details) return work();
  return deps.calendars.turns.take({ tenantId, agentId: details.booking.agent_id, kind }, work);
}

/** Finds the booking of a link; null once it is over. */
async function findValid(...[tx, bookingId, now]: [...Parameters<typeof findBookingDetails>, Date]) {
  const details = await findBookingDetails(tx, bookingId);
  return details && Date.parse(details.booking.ends_at) > now.getTime() ? details : null;
}

/** Changes the booking as the form says. Null: nothing to tell beside what the page shows. */
async function change({
  form,
  ...request
}: Shown & { tenantId: TenantId; bookingId: BookingId; form: URLSearchParams }): Promise<BookingPage['news']> {
  try {
    const work = () => changeInTransaction(request, form);
    // Cancelling asks no provider.
    return await (form.get('action') === 'cancel' ? work() : inTurn(request, request, 'book', work));
  } catch (error) {
    if (error instanceof Refusal) return 'failed';
    throw error;
  }
}

function changeInTransaction(
  { tenantId, bookingId, db, deps, now }: Shown & { tenantId: TenantId; bookingId: BookingId },
  form: URLSearchParams,
): Promise<BookingPage['news']> {
  return inEmittingTransaction({ scope: db.app, bus: deps.bus, tenantId, now }, async (tx, emit) => {
    const details = await findValid(tx, bookingId, now);
    if (!details || changeStateOf(details, now) !== 'open') return null;
    const context = { tx, tenantId, emit, now, calendars: deps.calendars };
    const booking = { agentId: details.booking.agent_id, bookingId };
    if (form.get('action') === 'cancel') {
      await cancelBooking(context, { ...booking, reason: reasonFor(details), proof: 'staff' });
      return null;
    }
    const startsAt = new Date(form.get('starts_at') ?? '');
    if (Number.isNaN(startsAt.getTime())) return null;
    const moved = await reschedule(context, { ...booking, startsAt });
    return moved.kind === 'taken' ? 'taken' : 'moved';
  });
}

/** Reason in the language of the business. */
const reasonFor = ({ calendar }: BookingDetails) => bookingPageWords[mailLanguageOf(calendar.language)].byCustomer;
