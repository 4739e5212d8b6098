import type { Booking } from '@parley/contract/resources/calendar';
import type { CalendarEvent } from '#platform/icalendar/write-calendar.ts';

/** Words of events in the language of the agent. */
const words = {
  en: { booked: 'Booked', phone: 'Phone' },
  sv: { booked: 'Bokat', phone: 'Telefon' },
  de: { booked: 'Gebucht', phone: 'Telefon' },
  fr: { booked: 'Réservé', phone: 'Téléphone' },
  es: { booked: 'Reservado', phone: 'Teléfono' },
} as const;

interface FeedOf {
  title: string;
  location: string;
  /** BCP 47 tag of the agent's language. */
  language: string;
  showsCustomers: boolean;
}

/** The booking as an event of the business's own calendar: who comes, how to reach them, and the note. */
export function eventOf(booking: Booking, { title, location, language, showsCustomers }: FeedOf): CalendarEvent {
  const { booked, phone } = words[language.slice(0, 2) as keyof typeof words] ?? words.en;
  const { customer } = booking;
  const isNamed = showsCustomers && customer.name !== '';
  const lines = [
    customer.phone ? `${phone}: ${customer.phone}` : '',
    customer.email ? `E-mail: ${customer.email}` : '',
    booking.note,
  ];
  return {
    uid: booking.id,
    startsAt: new Date(booking.starts_at),
    endsAt: new Date(booking.ends_at),
    title: [title || booked, isNamed ? customer.name : ''].filter(Boolean).join(': '),
    description: isNamed ? lines.filter(Boolean).join('\n') : '',
    location,
    status: 'CONFIRMED',
    changedAt: new Date(booking.updated_at),
    sequence: booking.sequence,
  };
}
