import type { BookingId, TenantId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import type { BookingLinkTokens } from '#areas/agents/booking-links';
import { type BookingDetails, bookingTimeIn, changeStateOf, findBookingDetails } from '#areas/agents/calendar';
import { type Mailer, type MailTemplate, mailLanguageOf } from '#areas/platform/mail';
import { sendTextMessage, type TextMessageParts } from '#areas/telephony/text-messages';
import type { Tx } from '#db/tenant-scope.ts';
import { uuidV5 } from '#platform/ids/uuid-v5.ts';
import { type BookingChange, bookingText } from './booking-text.rules.ts';
import { invitationOf } from './invitation.rules.ts';
import { findSenderNumber } from './sender-number.queries.ts';

/** Dependencies of messages to customers about their bookings. */
export interface BookingNoticesDeps {
  mailer: Pick<Mailer, 'fromAddress' | 'linkIn' | 'send'>;
  tokens: BookingLinkTokens;
  texts: TextMessageParts;
}

/** A booking that a message is about. */
export interface NoticeOrder {
  tenantId: TenantId;
  bookingId: BookingId;
  change: BookingChange;
  /** Number and address at the time of the change; once they are others, those have a message of their own. */
  contact: Pick<Booking['customer'], 'email' | 'phone'>;
  now: Date;
}

/** Writes the email about a booking, with its invitation, in the transaction. */
export async function mailNotice(tx: Tx, deps: BookingNoticesDeps, order: NoticeOrder): Promise<void> {
  const details = await findTold(tx, order, 'email');
  if (!details?.calendar.config.confirmations.email || details.booking.customer.email === null) return;
  const { tenantId, now } = order;
  const template = templateOf(deps, order, details);
  const invitation = invitationOf(details, {
    organizerAddress: deps.mailer.fromAddress,
    linkUrl: template.linkToken === null ? null : deps.mailer.linkIn(template),
  });
  const { language, booking } = details;
  const to = booking.customer.email ?? '';
  await deps.mailer.send(tx, { tenantId, to, template, language, now, attachments: [invitation] });
}

/** Sends the text message about a booking to a customer who left only a number, once for each change. */
export async function textNotice(deps: BookingNoticesDeps, order: NoticeOrder, signal: AbortSignal): Promise<void> {
  const { tenantId, bookingId, change } = order;
  const found = await deps.texts.db.app.inTenant(tenantId, async (tx) => {
    const details = await findTold(tx, order, 'phone');
    const { phone, email } = details?.booking.customer ?? { phone: null, email: null };
    if (!details?.calendar.config.confirmations.sms || phone === null || email !== null) return null;
    const from = await findSenderNumber(tx, details.booking);
    return from === null ? null : { details, to: phone, from };
  });
  if (!found) return;
  const { details, to, from } = found;
  const template = templateOf(deps, order, details);
  const text = bookingText(mailLanguageOf(details.language), {
    ...template,
    change,
    linkUrl: template.linkToken === null ? null : deps.mailer.linkIn(template),
  });
  const { call_id: callId, session_id: sessionId, sequence } = details.booking;
  const key = uuidV5(bookingId, `text ${sequence} ${to}`);
  await sendTextMessage(deps.texts, { tenantId, from, to, text, callId, sessionId, key, signal });
}

/** Finds the booking, unless the message would be late: it is over, was cancelled since, or has another contact. */
async function findTold(
  tx: Tx,
  { bookingId, change, contact, now }: NoticeOrder,
  by: 'email' | 'phone',
): Promise<BookingDetails | null> {
  const details = await findBookingDetails(tx, bookingId);
  if (!details || Date.parse(details.booking.ends_at) <= now.getTime()) return null;
  if (contact[by] !== details.booking.customer[by]) return null;
  return (details.booking.status === 'cancelled') === (change === 'cancelled') ? details : null;
}

function templateOf(
  { tokens }: BookingNoticesDeps,
  { tenantId, bookingId, change, now }: NoticeOrder,
  details: BookingDetails,
): Extract<MailTemplate, { kind: 'booking' }> {
  const { booking, calendar, business, title, location, language } = details;
  return {
    kind: 'booking',
    change,
    name: booking.customer.name,
    title,
    when: bookingTimeIn(language, calendar.timezone, booking),
    location,
    site: business,
    linkToken: changeStateOf(details, now) === 'open' ? tokens.issue({ tenantId, bookingId }) : null,
  };
}
