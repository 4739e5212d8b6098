import type { MailLanguage } from '#areas/platform/mail';

/** Change of a booking that a message is about. */
export type BookingChange = 'booked' | 'moved' | 'cancelled';

const words: Record<MailLanguage, Record<BookingChange, string> & { link: string }> = {
  en: { booked: 'Booked', moved: 'New time', cancelled: 'Cancelled', link: 'Move or cancel' },
  sv: { booked: 'Bokat', moved: 'Ny tid', cancelled: 'Avbokat', link: 'Flytta eller avboka' },
  de: { booked: 'Gebucht', moved: 'Neue Zeit', cancelled: 'Abgesagt', link: 'Verschieben oder absagen' },
  fr: { booked: 'Réservé', moved: 'Nouvel horaire', cancelled: 'Annulé', link: 'Déplacer ou annuler' },
  es: { booked: 'Reservado', moved: 'Nueva hora', cancelled: 'Cancelado', link: 'Cambiar o cancelar' },
};

/** Text message about a booking: what, when, where and the link. */
export function bookingText(
  language: MailLanguage,
  told: { change: BookingChange; title: string; when: string; location: string; linkUrl: string | null },
): string {
  const { [told.change]: news, link } = words[language];
  const facts = [`${news}: ${told.title}`, told.when, told.location].filter((each) => each !== '');
  return [...facts, ...(told.linkUrl === null ? [] : [`${link}: ${told.linkUrl}`])].join('\n');
}
