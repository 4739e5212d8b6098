/** Sentences of the booking tool in one language. Times come in words, from `timeFormatter`. */
export interface BookingSentences {
  free(timezone: string, times: string): string;
  more: string;
  noneFree: string;
  booked(name: string, time: string): string;
  /** After a booking whose customer left no number and no address. */
  askContact: string;
  contactSaved(contact: string): string;
  contactMissing: string;
  notBooked: string;
  taken: string;
  tooSoon: string;
  tooLate: string;
  notOpen: string;
  instead(times: string): string;
  nothingElse: string;
  cancelled(time: string): string;
  moved(time: string): string;
  alreadyThen(time: string): string;
  notMoved: string;
  moveWhen: string;
  unknown: string;
  theyHave(times: string): string;
  several(times: string): string;
}

const languages: Readonly<Record<string, BookingSentences>> = {
  en: {
    free: (timezone, times) => `Free, by the clocks of ${timezone}:\n${times}`,
    more: 'There may be more later.',
    noneFree: 'Nothing is free in these days. Try others.',
    booked: (name, time) => `Booked for ${name}: ${time}.`,
    askContact: 'To which number or email should the confirmation go?',
    contactSaved: (contact) => `Saved with the booking: ${contact}.`,
    contactMissing: 'Nothing was changed. Which number or email address should be saved with the booking?',
    notBooked: 'Not booked.',
    taken: 'That time is taken.',
    tooSoon: 'That time is too soon to be booked.',
    tooLate: 'That time is too far ahead to be booked.',
    notOpen: 'No booking begins at that time.',
    instead: (times) => `Free instead: ${times}.`,
    nothingElse: 'Nothing else is free soon.',
    cancelled: (time) => `Cancelled: ${time}.`,
    moved: (time) => `Moved to ${time}.`,
    alreadyThen: (time) => `The booking is already at that time: ${time}.`,
    notMoved: 'Not moved; the booking stays as it was.',
    moveWhen: 'Nothing was moved yet. Which day and time should it be instead?',
    unknown: 'No such booking of this person was found; nothing was changed.',
    theyHave: (times) => `They have: ${times}.`,
    several: (times) => `There is more than one booking; which one is meant? ${times}. Nothing was changed.`,
  },
  sv: {
    free: (timezone, times) => `Lediga tider (${timezone}):\n${times}`,
    more: 'Det kan finnas fler senare.',
    noneFree: 'Inget är ledigt de dagarna. Försök med andra.',
    booked: (name, time) => `Bokat för ${name}: ${time}.`,
    askContact: 'Till vilket nummer eller vilken e-postadress ska bekräftelsen gå?',
    contactSaved: (contact) => `Sparat i bokningen: ${contact}.`,
    contactMissing: 'Inget är ändrat. Vilket nummer eller vilken e-postadress ska sparas i bokningen?',
    notBooked: 'Inte bokat.',
    taken: 'Den tiden är upptagen.',
    tooSoon: 'Den tiden är för nära inpå för att kunna bokas.',
    tooLate: 'Den tiden är för långt fram för att kunna bokas.',
    notOpen: 'Den tiden går inte att boka.',
    instead: (times) => `Ledigt i stället: ${times}.`,
    nothingElse: 'Inget annat är ledigt snart.',
    cancelled: (time) => `Avbokat: ${time}.`,
    moved: (time) => `Flyttat till ${time}.`,
    alreadyThen: (time) => `Bokningen är redan då: ${time}.`,
    notMoved: 'Inte flyttat; bokningen är kvar som den var.',
    moveWhen: 'Inget är flyttat än. Vilken dag och tid ska det bli i stället?',
    unknown: 'Jag hittar ingen sådan bokning; inget är ändrat.',
    theyHave: (times) => `Bokat finns: ${times}.`,
    several: (times) => `Det finns mer än en bokning; vilken gäller det? ${times}. Inget är ändrat.`,
  },
  de: {
    free: (timezone, times) => `Freie Zeiten (${timezone}):\n${times}`,
    more: 'Später gibt es vielleicht weitere.',
    noneFree: 'An diesen Tagen ist nichts frei. Versuchen Sie andere.',
    booked: (name, time) => `Gebucht für ${name}: ${time}.`,
    askContact: 'An welche Nummer oder E-Mail-Adresse soll die Bestätigung gehen?',
    contactSaved: (contact) => `Zum Termin gespeichert: ${contact}.`,
    contactMissing: 'Nichts wurde geändert. Welche Nummer oder E-Mail-Adresse soll zum Termin gespeichert werden?',
    notBooked: 'Nicht gebucht.',
    taken: 'Diese Zeit ist vergeben.',
    tooSoon: 'Diese Zeit ist zu kurzfristig.',
    tooLate: 'Diese Zeit liegt zu weit in der Zukunft.',
    notOpen: 'Zu dieser Zeit kann nicht gebucht werden.',
    instead: (times) => `Frei ist stattdessen: ${times}.`,
    nothingElse: 'Sonst ist bald nichts frei.',
    cancelled: (time) => `Abgesagt: ${time}.`,
    moved: (time) => `Verschoben auf ${time}.`,
    alreadyThen: (time) => `Der Termin ist schon zu dieser Zeit: ${time}.`,
    notMoved: 'Nicht verschoben; der Termin bleibt, wie er war.',
    moveWhen: 'Noch ist nichts verschoben. Welcher Tag und welche Uhrzeit sollen es sein?',
    unknown: 'Ich finde keinen solchen Termin; nichts wurde geändert.',
    theyHave: (times) => `Gebucht ist: ${times}.`,
    several: (times) => `Es gibt mehr als einen Termin; welcher ist gemeint? ${times}. Nichts wurde geändert.`,
  },
  fr: {
    free: (timezone, times) => `Horaires libres (${timezone}) :\n${times}`,
    more: 'Il y en a peut-être d’autres plus tard.',
    noneFree: 'Rien n’est libre ces jours-là. Essayez-en d’autres.',
    booked: (name, time) => `Réservé pour ${name} : ${time}.`,
    askContact: 'À quel numéro ou à quelle adresse e-mail envoyer la confirmation ?',
    contactSaved: (contact) => `Enregistré avec le rendez-vous : ${contact}.`,
    contactMissing: 'Rien n’a été modifié. Quel numéro ou quelle adresse e-mail enregistrer avec le rendez-vous ?',
    notBooked: 'Pas réservé.',
    taken: 'Cet horaire est pris.',
    tooSoon: 'Cet horaire est trop proche pour être réservé.',
    tooLate: 'Cet horaire est trop lointain pour être réservé.',
    notOpen: 'Cet horaire ne peut pas être réservé.',
    instead: (times) => `Libre à la place : ${times}.`,
    nothingElse: 'Rien d’autre n’est libre prochainement.',
    cancelled: (time) => `Annulé : ${time}.`,
    moved: (time) => `Déplacé au ${time}.`,
    alreadyThen: (time) => `Le rendez-vous est déjà à cet horaire : ${time}.`,
    notMoved: 'Pas déplacé ; le rendez-vous reste comme avant.',
    moveWhen: 'Rien n’est encore déplacé. Quel jour et à quelle heure voulez-vous venir ?',
    unknown: 'Je ne trouve pas ce rendez-vous ; rien n’a été modifié.',
    theyHave: (times) => `Réservé : ${times}.`,
    several: (times) => `Il y a plusieurs rendez-vous ; lequel voulez-vous dire ? ${times}. Rien n’a été modifié.`,
  },
  es: {
    free: (timezone, times) => `Horas libres (${timezone}):\n${times}`,
    more: 'Puede haber más después.',
    noneFree: 'No hay nada libre en esos días. Pruebe con otros.',
    booked: (name, time) => `Reservado para ${name}: ${time}.`,
    askContact: '¿A qué número o correo enviamos la confirmación?',
    contactSaved: (contact) => `Guardado con la cita: ${contact}.`,
    contactMissing: 'No se ha cambiado nada. ¿Qué número o correo se guarda con la cita?',
    notBooked: 'No reservado.',
    taken: 'Esa hora está ocupada.',
    tooSoon: 'Esa hora está demasiado cerca para reservarla.',
    tooLate: 'Esa hora está demasiado lejos para reservarla.',
    notOpen: 'A esa hora no se puede reservar.',
    instead: (times) => `Libre en su lugar: ${times}.`,
    nothingElse: 'No hay nada más libre pronto.',
    cancelled: (time) => `Cancelado: ${time}.`,
    moved: (time) => `Cambiado al ${time}.`,
    alreadyThen: (time) => `La cita ya es a esa hora: ${time}.`,
    notMoved: 'No se ha cambiado; la cita sigue como estaba.',
    moveWhen: 'Todavía no se ha cambiado nada. ¿Qué día y a qué hora la quiere?',
    unknown: 'No encuentro esa cita; no se ha cambiado nada.',
    theyHave: (times) => `Hay reservado: ${times}.`,
    several: (times) => `Hay más de una cita; ¿cuál es? ${times}. No se ha cambiado nada.`,
  },
};

/** The sentences of a BCP 47 tag's language; English where there are none. */
export function bookingSentences(tag: string): BookingSentences {
  return languages[tag.slice(0, 2).toLowerCase()] ?? (languages['en'] as BookingSentences);
}
