/** Words of the page of a booking. Names are escaped by the page. */
export interface BookingPageWords {
  heading: string;
  when: string;
  where: string;
  name: string;
  move: string;
  cancel: string;
  cancelled: string;
  question: string;
  confirmCancel: string;
  keep: string;
  times: string;
  timesOf(timezone: string): string;
  noTimes: string;
  earlier: string;
  later: string;
  confirmMove: string;
  back: string;
  moved: string;
  taken: string;
  failed: string;
  tooLate(business: string): string;
  invalid: string;
  /** Reason of the cancellation, for the business. */
  byCustomer: string;
}

const en: BookingPageWords = {
  heading: 'Your booking',
  when: 'When',
  where: 'Where',
  name: 'Name',
  move: 'Choose another time',
  cancel: 'Cancel booking',
  cancelled: 'This booking is cancelled.',
  question: 'Do you want to cancel this booking?',
  confirmCancel: 'Yes, cancel it',
  keep: 'No, keep it',
  times: 'Choose another time',
  timesOf: (timezone) => `Times are those of ${timezone}.`,
  noTimes: 'There are no free times on these days.',
  earlier: 'Earlier',
  later: 'Later',
  confirmMove: 'Move booking',
  back: 'Back',
  moved: 'Your booking has a new time.',
  taken: 'This time is no longer free. Choose another.',
  failed: 'This is not possible right now, and nothing was changed. Try again in a moment.',
  tooLate: (business) => `It is too late to change this booking here. Contact ${business}.`,
  invalid: 'This link is not valid, or the booking is over.',
  byCustomer: 'Cancelled by the customer',
};

const sv: BookingPageWords = {
  heading: 'Din bokning',
  when: 'Tid',
  where: 'Plats',
  name: 'Namn',
  move: 'Välj en annan tid',
  cancel: 'Avboka',
  cancelled: 'Bokningen är avbokad.',
  question: 'Vill du avboka?',
  confirmCancel: 'Ja, avboka',
  keep: 'Nej, behåll',
  times: 'Välj en annan tid',
  timesOf: (timezone) => `Tiderna gäller i ${timezone}.`,
  noTimes: 'Det finns inga lediga tider de här dagarna.',
  earlier: 'Tidigare',
  later: 'Senare',
  confirmMove: 'Flytta bokningen',
  back: 'Tillbaka',
  moved: 'Din bokning har en ny tid.',
  taken: 'Tiden är inte längre ledig. Välj en annan.',
  failed: 'Det går inte just nu, och inget har ändrats. Försök igen om en stund.',
  tooLate: (business) => `Det är för sent att ändra bokningen här. Kontakta ${business}.`,
  invalid: 'Länken gäller inte, eller så är bokningen över.',
  byCustomer: 'Avbokad av kunden',
};

const de: BookingPageWords = {
  heading: 'Ihr Termin',
  when: 'Zeit',
  where: 'Ort',
  name: 'Name',
  move: 'Andere Zeit wählen',
  cancel: 'Termin absagen',
  cancelled: 'Dieser Termin ist abgesagt.',
  question: 'Möchten Sie diesen Termin absagen?',
  confirmCancel: 'Ja, absagen',
  keep: 'Nein, behalten',
  times: 'Andere Zeit wählen',
  timesOf: (timezone) => `Die Zeiten gelten in ${timezone}.`,
  noTimes: 'An diesen Tagen ist keine Zeit frei.',
  earlier: 'Früher',
  later: 'Später',
  confirmMove: 'Termin verschieben',
  back: 'Zurück',
  moved: 'Ihr Termin hat eine neue Zeit.',
  taken: 'Diese Zeit ist nicht mehr frei. Wählen Sie eine andere.',
  failed: 'Das ist gerade nicht möglich, und nichts wurde geändert. Versuchen Sie es gleich noch einmal.',
  tooLate: (business) => `Für eine Änderung ist es hier zu spät. Wenden Sie sich an ${business}.`,
  invalid: 'Dieser Link ist nicht gültig, oder der Termin ist vorbei.',
  byCustomer: 'Vom Kunden abgesagt',
};

const fr: BookingPageWords = {
  heading: 'Votre rendez-vous',
  when: 'Date',
  where: 'Lieu',
  name: 'Nom',
  move: 'Choisir un autre horaire',
  cancel: 'Annuler le rendez-vous',
  cancelled: 'Ce rendez-vous est annulé.',
  question: 'Voulez-vous annuler ce rendez-vous ?',
  confirmCancel: 'Oui, annuler',
  keep: 'Non, le garder',
  times: 'Choisir un autre horaire',
  timesOf: (timezone) => `Les horaires sont ceux de ${timezone}.`,
  noTimes: 'Aucun horaire n’est libre ces jours-ci.',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  confirmMove: 'Déplacer le rendez-vous',
  back: 'Retour',
  moved: 'Votre rendez-vous a un nouvel horaire.',
  taken: 'Cet horaire n’est plus libre. Choisissez-en un autre.',
  failed: 'Ce n’est pas possible pour le moment, et rien n’a été modifié. Réessayez dans un instant.',
  tooLate: (business) => `Il est trop tard pour modifier ce rendez-vous ici. Contactez ${business}.`,
  invalid: 'Ce lien n’est pas valable, ou le rendez-vous est passé.',
  byCustomer: 'Annulé par le client',
};

const es: BookingPageWords = {
  heading: 'Su cita',
  when: 'Fecha',
  where: 'Lugar',
  name: 'Nombre',
  move: 'Elegir otra hora',
  cancel: 'Cancelar la cita',
  cancelled: 'Esta cita está cancelada.',
  question: '¿Quiere cancelar esta cita?',
  confirmCancel: 'Sí, cancelar',
  keep: 'No, mantenerla',
  times: 'Elegir otra hora',
  timesOf: (timezone) => `Las horas son las de ${timezone}.`,
  noTimes: 'No hay horas libres en estos días.',
  earlier: 'Antes',
  later: 'Después',
  confirmMove: 'Cambiar la cita',
  back: 'Volver',
  moved: 'Su cita tiene una nueva hora.',
  taken: 'Esta hora ya no está libre. Elija otra.',
  failed: 'Ahora no es posible, y no se ha cambiado nada. Inténtelo de nuevo en un momento.',
  tooLate: (business) => `Es demasiado tarde para cambiar esta cita aquí. Póngase en contacto con ${business}.`,
  invalid: 'Este enlace no es válido, o la cita ya pasó.',
  byCustomer: 'Cancelada por el cliente',
};

export const bookingPageWords = { en, sv, de, fr, es } as const;
