const list = (text: string) => text.trim().split(/\s+/);

const monthNames = [
  'january januari januar janvier enero jan janv ene',
  'february februari februar fevrier febrero feb fevr',
  'march mars marz maerz marzo',
  'april avril abril apr avr abr',
  'may maj mai mayo',
  'june juni juin junio jun',
  'july juli juillet julio jul juil',
  'august augusti aout agosto aug ago',
  'september septembre septiembre setiembre sep sept',
  'october oktober octobre octubre oct okt',
  'november novembre noviembre nov',
  'december dezember decembre diciembre dec dez dic',
];

const weekdayNames = [
  'sunday sondag sondagen sonntag dimanche domingo',
  'monday mandag mandagen montag lundi lunes',
  'tuesday tisdag tisdagen dienstag mardi martes',
  'wednesday onsdag onsdagen mittwoch mercredi miercoles',
  'thursday torsdag torsdagen donnerstag jeudi jueves',
  'friday fredag fredagen freitag vendredi viernes',
  'saturday lordag lordagen samstag sonnabend samedi sabado',
];

const hourNames = [
  'one ett eins ein une una',
  'two tva zwei deux dos',
  'three tre drei trois tres',
  'four fyra vier quatre cuatro',
  'five fem funf cinq cinco',
  'six sex sechs seis',
  'seven sju sieben sept siete',
  'eight atta acht huit ocho',
  'nine nio neun neuf nueve',
  'ten tio zehn dix diez',
  'eleven elva elf onze once',
  'twelve tolv zwolf douze doce',
];

const numbered = (rows: string[], first: number) =>
  new Map(rows.flatMap((row, index) => list(row).map((word) => [word, index + first] as const)));

/** Folded names of five languages: months 1-12, weekdays 0 (Sunday) to 6, hours 1-12. */
export const months: ReadonlyMap<string, number> = numbered(monthNames, 1);
export const weekdays: ReadonlyMap<string, number> = numbered(weekdayNames, 0);
export const hours: ReadonlyMap<string, number> = numbered(hourNames, 1);

/** As an alternation for a regular expression, longest first. */
export const anyOf = (words: ReadonlyMap<string, unknown>) =>
  [...words.keys()].sort((a, b) => b.length - a.length).join('|');
