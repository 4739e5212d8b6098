import { expect, it } from 'vitest';
import { createWordReader } from '#brain/prompt-facts.ts';
import { readKnowledge } from '../facts/knowledge.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { type DayHours, hoursOn, hoursOnPublicHoliday } from './hours-of-day.ts';
import { schedulesOf } from './schedule.ts';

const reader = createWordReader();
const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return minute ? `${hour}:${String(minute).padStart(2, '0')}` : String(hour);
}

function written(hours: DayHours | undefined): string {
  if (!hours) return '?';
  const intervals = [...hours.intervals].sort(([one], [other]) => one - other);
  return intervals.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(' ') || 'closed';
}

function scheduleOf(language: string, prompt: string) {
  const statements = reader.statementsOf(`You are Robin, the assistant of Example.\n\n${prompt}`);
  const schedule = schedulesOf(readKnowledge(statements, lexiconOf(language), language), language)[0];
  if (!schedule) throw new Error('no schedule was read');
  return schedule;
}

/** Language, prompt, hours by weekday (`Mo-Fr 9-18; Su closed`) and hours on dates of 2026 (`12-24`, `holiday`). */
const cases: [string, string, string, Record<string, string>?][] = [
  ['en', `We open at 9 and close at 5:30, Monday through Saturday. Sundays we rest.`, 'Mo-Sa 9-17:30; Su closed'],
  [
    'en',
    `Opening hours\nMon: 8am-5pm\nTue: 8am-5pm\nWed: 8am-7pm\nThu: 8am-5pm\nFri: 8am-4pm\nSat: by appointment\nSun: closed`,
    'Mo-Tu 8-17; We 8-19; Th 8-17; Fr 8-16; Su closed',
  ],
  [
    'en',
    `Mon–Thu 9:30am–6pm | Fri 9:30am–8pm | Sat 9am–5pm | Sun closed`,
    'Mo-Th 9:30-18; Fr 9:30-20; Sa 9-17; Su closed',
  ],
  [
    'en',
    `We're open seven days a week from 10 until 6, except Tuesdays when we're closed.`,
    'Mo 10-18; Tu closed; We-Su 10-18',
  ],
  [
    'en',
    `## Hours\n- Weekdays: 7:00 - 19:00\n- Saturdays: 8:00 - 16:00\n- Sundays and bank holidays: closed`,
    'Mo-Fr 7-19; Sa 8-16; Su closed',
    { holiday: 'closed' },
  ],
  [
    'en',
    `The shop is open Tuesday to Saturday, 10am to 6pm (late opening Thursday until 8pm). Closed Sunday and Monday.`,
    'Mo closed; Tu-We 10-18; Th 10-20; Fr-Sa 10-18; Su closed',
  ],
  ['en', `Open daily 11am to 10pm; Fridays and Saturdays until midnight.`, 'Mo-Th 11-22; Fr-Sa 11-24; Su 11-22'],
  [
    'en',
    `Q: When are you open?\nA: Monday to Friday from 9 till 5, and on Saturdays from 9 till 1. We don't open on Sundays.`,
    'Mo-Fr 9-17; Sa 9-13; Su closed',
  ],
  [
    'en',
    `Lunch is served noon to 2.30pm Wednesday to Sunday and dinner from 6pm to 9.30pm Tuesday to Saturday. We're closed all day Monday.`,
    'Mo closed',
  ],
  [
    'en',
    `Clinic hours: Mon, Wed and Fri 8.00-12.00 and 13.00-17.00; Tue and Thu 10.00-19.00. Weekends closed.`,
    'Mo 8-12 13-17; Tu 10-19; We 8-12 13-17; Th 10-19; Fr 8-12 13-17; Sa-Su closed',
  ],
  [
    'en',
    `Summer (June to August): every day 9am-8pm. Rest of the year: Wednesday to Sunday 10am-5pm.`,
    'Mo-Tu closed; We-Su 10-17',
    { '07-14': '9-20', '02-10': 'closed', '02-11': '10-17' },
  ],
  [
    'en',
    `We are open from 9:00 to 17:00 Monday to Friday, closed between 12:30 and 13:15 for lunch. On Saturday from 10:00 to 13:00. Sunday closed.`,
    'Mo-Fr 9-12:30 13:15-17; Sa 10-13; Su closed',
  ],
  [
    'en',
    `| Day | Hours |\n|---|---|\n| Monday | Closed |\n| Tuesday - Friday | 09:00 - 18:00 |\n| Saturday | 09:00 - 16:00 |\n| Sunday | Closed |`,
    'Mo closed; Tu-Fr 9-18; Sa 9-16; Su closed',
  ],
  [
    'en',
    `Doors open at 10 a.m. every day but Monday, and we shut at 5 p.m. (last admission 4.15 p.m.).`,
    'Mo closed; Tu-Su 10-17',
  ],
  ['en', `Hours: M-F 8-6, Sat 8-2, closed Sun`, 'Mo-Fr 8-18; Sa 8-14; Su closed'],
  [
    'en',
    `We work Monday to Friday, 8 to 4.30. We close at 3 on Fridays. On Christmas Eve we're open 8 to noon; closed 25 and 26 December.`,
    'Mo-Th 8-16:30; Fr 8-15',
    { '12-24': '8-12', '12-25': 'closed', '12-26': 'closed' },
  ],
  [
    'en',
    `Open Mon-Sat 6.30am-10pm, Sun 8am-8pm. Closed on Christmas Day and New Year's Day. Bank holidays 9am-5pm.`,
    'Mo-Sa 6:30-22; Su 8-20',
    { '12-25': 'closed', '01-01': 'closed', holiday: '9-17' },
  ],
  [
    'en',
    `OPENING TIMES\nTuesday 9-6\nWednesday 9-6\nThursday 9-8\nFriday 9-6\nSaturday 8.30-4\nClosed Sundays & Mondays`,
    'Mo closed; Tu-We 9-18; Th 9-20; Fr 9-18; Sa 8:30-16; Su closed',
  ],
  [
    'en',
    `We're closed from December 23 through January 2 and on all federal holidays. Otherwise Monday to Friday 7:30 am to 4 pm, Saturday 8 am to noon.`,
    'Mo-Fr 7:30-16; Sa 8-12; Su closed',
    { '12-28': 'closed', holiday: 'closed' },
  ],
  ['en', `Open: Wed–Sun, 10 to 6. In July and August also Mon and Tue.`, 'We-Su 10-18'],
  [
    'en',
    `Our hours are Monday, Tuesday, Thursday & Friday 8:30–17:30, Wednesday 8:30–12:00. We are shut at weekends.`,
    'Mo-Tu 8:30-17:30; We 8:30-12; Th-Fr 8:30-17:30; Sa-Su closed',
  ],
  ['en', `Market days only: Saturday 7 am until 1 pm.`, 'Sa 7-13'],
  [
    'sv',
    `Vi har öppet måndag till fredag mellan klockan 9 och 18. På lördagar stänger vi redan klockan 15, öppnar gör vi klockan 10. Söndagar är vi lediga.`,
    'Mo-Fr 9-18; Sa 10-15; Su closed',
  ],
  ['sv', `Öppettider\nMån–fre 10–18\nLör 10–15\nSön stängt`, 'Mo-Fr 10-18; Sa 10-15; Su closed'],
  [
    'sv',
    `Öppettider: vardagar 07:30–17:00 (lunchstängt 12–13), lördag 9–13, söndag stängt.`,
    'Mo-Fr 7:30-12 13-17; Sa 9-13; Su closed',
  ],
  [
    'sv',
    `Tisdag–torsdag 11–19, fredag 11–20, lördag 10–16. Måndag och söndag stängt.`,
    'Mo closed; Tu-Th 11-19; Fr 11-20; Sa 10-16; Su closed',
  ],
  [
    'sv',
    `Butiken är öppen alla dagar 8–22, julafton och nyårsafton 8–15. Juldagen stängt.`,
    'Mo-Su 8-22',
    { '12-24': '8-15', '12-31': '8-15', '12-25': 'closed' },
  ],
  [
    'sv',
    `Vi öppnar klockan 8 varje vardag och stänger 16.30. Helger har vi stängt. Röda dagar stängt.`,
    'Mo-Fr 8-16:30; Sa-Su closed',
    { holiday: 'closed' },
  ],
  ['sv', `Mottagningen har öppet må, ti, to 8-17, on 8-19 och fr 8-15.`, 'Mo-Tu 8-17; We 8-19; Th 8-17; Fr 8-15'],
  [
    'sv',
    `1 maj–31 augusti: dagligen 10–18. Övrig tid: lördag och söndag 11–16.`,
    'Mo-Fr closed; Sa-Su 11-16',
    { '06-15': '10-18', '02-14': '11-16' },
  ],
  [
    'sv',
    `Måndagar kl. 9.00–18.00\nTisdagar kl. 9.00–18.00\nOnsdagar kl. 9.00–20.00\nTorsdagar kl. 9.00–18.00\nFredagar kl. 9.00–16.00`,
    'Mo-Tu 9-18; We 9-20; Th 9-18; Fr 9-16',
  ],
  ['sv', `Vi jobbar helgfria vardagar 7–16. Under juli har vi semesterstängt.`, 'Mo-Fr 7-16', { '07-14': 'closed' }],
  ['sv', `Öppet ons-sön kl 11-17. Stängt mån-tis.`, 'Mo-Tu closed; We-Su 11-17'],
  [
    'sv',
    `Fråga: När har ni öppet?\nSvar: Alla dagar utom tisdag mellan 12 och 21, fredag och lördag till 23.`,
    'Mo 12-21; Tu closed; We-Th 12-21; Fr-Sa 12-23; Su 12-21',
  ],
  [
    'sv',
    `Under sommaren (juni–augusti) har vi öppet måndag–lördag 9–20 och söndag 10–18. Resten av året måndag–fredag 10–18 och lördag 10–14.`,
    'Mo-Fr 10-18; Sa 10-14; Su closed',
    { '07-14': '9-20' },
  ],
  [
    'sv',
    `| Dag | Tid |\n|---|---|\n| Mån–tors | 06–22 |\n| Fredag | 06–20 |\n| Lördag–söndag | 08–18 |`,
    'Mo-Th 6-22; Fr 6-20; Sa-Su 8-18',
  ],
  ['sv', `Vardagar 6–18, helger 8–16.`, 'Mo-Fr 6-18; Sa-Su 8-16'],
  ['sv', `Vi finns på plats tisdagar till lördagar från klockan tio till sex.`, 'Tu-Sa 10-18'],
  ['de', `Montag bis Freitag 8–18 Uhr, Samstag 9–13 Uhr, sonntags geschlossen.`, 'Mo-Fr 8-18; Sa 9-13; Su closed'],
  [
    'de',
    `Öffnungszeiten:\nMo, Di, Do 8:00–12:00 und 14:00–18:00 Uhr\nMi, Fr 8:00–12:00 Uhr\nSa, So geschlossen`,
    'Mo-Tu 8-12 14-18; We 8-12; Th 8-12 14-18; Fr 8-12; Sa-Su closed',
  ],
  [
    'de',
    `Wir haben dienstags bis samstags von 10 bis 19 Uhr geöffnet, donnerstags sogar bis 21 Uhr. Montag ist Ruhetag, sonntags bleibt der Laden zu.`,
    'Mo closed; Tu-We 10-19; Th 10-21; Fr-Sa 10-19; Su closed',
  ],
  ['de', `Täglich außer Mittwoch von 11 bis 22 Uhr, Küche bis 21 Uhr.`, 'Mo-Tu 11-22; We closed; Th-Su 11-22'],
  [
    'de',
    `Werktags 7.30 bis 16.30 Uhr, freitags nur bis 13 Uhr. Am Wochenende geschlossen.`,
    'Mo-Th 7:30-16:30; Fr 7:30-13; Sa-Su closed',
  ],
  [
    'de',
    `An Sonn- und Feiertagen haben wir von 9 bis 17 Uhr offen, sonst von 7 bis 19 Uhr. Dienstag Ruhetag.`,
    'Mo 7-19; Tu closed; We-Sa 7-19; Su 9-17',
    { holiday: '9-17' },
  ],
  [
    'de',
    `Sommersaison (1. April bis 31. Oktober): Mo–So 9–20 Uhr. Wintersaison (1. November bis 31. März): Mi–So 10–17 Uhr.`,
    '',
    { '07-13': '9-20', '01-14': '10-17', '01-13': 'closed' },
  ],
  [
    'de',
    `Der Laden öffnet um 9 Uhr und schließt um 18 Uhr, samstags um 14 Uhr. Sonntag geschlossen.`,
    'Mo-Fr 9-18; Sa 9-14; Su closed',
  ],
  ['de', `Mo-Fr: 6.00-18.30 / Sa: 6.00-13.00 / So: 7.30-11.00`, 'Mo-Fr 6-18:30; Sa 6-13; Su 7:30-11'],
  [
    'de',
    `Sprechzeiten: Mo und Do 8–13 und 15–19 Uhr, Di 8–13 Uhr, Mi und Fr 7–12 Uhr.`,
    'Mo 8-13 15-19; Tu 8-13; We 7-12; Th 8-13 15-19; Fr 7-12',
  ],
  [
    'de',
    `Montag–Donnerstag 16–23 Uhr, Freitag und Samstag 16–1 Uhr, Sonntag 11–22 Uhr. Am 24. und 31. Dezember geschlossen.`,
    'Mo-Th 16-23; Fr-Sa 16-25; Su 11-22',
    { '12-24': 'closed', '12-31': 'closed' },
  ],
  [
    'de',
    `Vom 23. Dezember bis 6. Januar sind Betriebsferien. Sonst sind wir montags bis freitags zwischen 8 und 17 Uhr da.`,
    'Mo-Fr 8-17',
    { '12-28': 'closed', '01-05': 'closed' },
  ],
  [
    'de',
    `Frage: Wann habt ihr offen?\nAntwort: Unter der Woche von 6 bis 23 Uhr, am Wochenende von 8 bis 21 Uhr, an Feiertagen von 9 bis 18 Uhr.`,
    'Mo-Fr 6-23; Sa-Su 8-21',
    { holiday: '9-18' },
  ],
  [
    'de',
    `Geöffnet Di–Fr 9–12:30 Uhr und 14–18 Uhr, Sa 9–13 Uhr. Mo geschlossen.`,
    'Mo closed; Tu-Fr 9-12:30 14-18; Sa 9-13; Su closed',
  ],
  [
    'de',
    `| Tag | Zeiten |\n|---|---|\n| Montag | Ruhetag |\n| Dienstag bis Freitag | 17:00 – 23:00 Uhr |\n| Samstag, Sonntag | 11:30 – 23:00 Uhr |`,
    'Mo closed; Tu-Fr 17-23; Sa-Su 11:30-23',
  ],
  ['de', `Mittagspause ist von 12 bis 13 Uhr. Sonst Mo–Fr 8–17 Uhr.`, 'Mo-Fr 8-12 13-17'],
  [
    'de',
    `Wir arbeiten von Montag bis Donnerstag von 7 Uhr bis 16 Uhr 30, Freitag von 7 bis 12 Uhr.`,
    'Mo-Th 7-16:30; Fr 7-12',
  ],
  ['de', `Nur samstags und sonntags von zehn bis achtzehn Uhr.`, 'Sa-Su 10-18'],
  [
    'fr',
    `Du mardi au samedi, de 9h à 12h30 et de 14h à 19h. Fermé dimanche et lundi.`,
    'Mo closed; Tu-Sa 9-12:30 14-19; Su closed',
  ],
  [
    'fr',
    `Lundi : 14h-18h\nMardi à vendredi : 9h-12h / 14h-18h\nSamedi : 9h-17h\nDimanche : fermé`,
    'Mo 14-18; Tu-Fr 9-12 14-18; Sa 9-17; Su closed',
  ],
  [
    'fr',
    `Nous sommes ouverts tous les jours sauf le mercredi, de 7h30 à 20h, et jusqu'à 13h le dimanche.`,
    'Mo-Tu 7:30-20; We closed; Th-Sa 7:30-20; Su 7:30-13',
  ],
  [
    'fr',
    `Horaires : 8 h 30 – 18 h 30 du lundi au vendredi, 10 h – 17 h le samedi. Fermé les jours fériés.`,
    'Mo-Fr 8:30-18:30; Sa 10-17',
    { holiday: 'closed' },
  ],
  [
    'fr',
    `Le magasin ouvre à 10h et ferme à 19h, du lundi au samedi, sans interruption. Le dimanche, nous ouvrons seulement le matin, de 10h à 13h.`,
    'Mo-Sa 10-19; Su 10-13',
  ],
  [
    'fr',
    `Ouvert 7j/7 de 6h à 23h, y compris les jours fériés. Fermé le 25 décembre et le 1er janvier.`,
    'Mo-Su 6-23',
    { '12-25': 'closed', '01-01': 'closed', holiday: '6-23' },
  ],
  [
    'fr',
    `Le cabinet est ouvert lundi, mardi et jeudi de 8h à 19h, le mercredi de 8h à 13h et le vendredi de 8h à 17h.`,
    'Mo-Tu 8-19; We 8-13; Th 8-19; Fr 8-17',
  ],
  [
    'fr',
    `D'avril à septembre : tous les jours 9h-19h. D'octobre à mars : du mercredi au dimanche 10h-17h.`,
    '',
    { '06-16': '9-19', '01-14': '10-17', '01-13': 'closed' },
  ],
  ['fr', `Midi : du lundi au vendredi 12h-14h. Soir : du jeudi au samedi 19h-22h. Fermé le dimanche.`, 'Su closed'],
  [
    'fr',
    `Accueil de 9 heures à 17 heures, du lundi au vendredi. Congés annuels : du 1er au 21 août.`,
    'Mo-Fr 9-17',
    { '08-10': 'closed' },
  ],
  [
    'fr',
    `Q : Quand êtes-vous ouverts ?\nR : En semaine de 9h à 18h30, le samedi de 9h à 12h. Fermeture le dimanche.`,
    'Mo-Fr 9-18:30; Sa 9-12; Su closed',
  ],
  ['fr', `Lun. 9 h–12 h, mar.–ven. 9 h–18 h, sam. 9 h–16 h, dim. fermé`, 'Mo 9-12; Tu-Fr 9-18; Sa 9-16; Su closed'],
  [
    'fr',
    `| Jour | Horaires |\n|---|---|\n| Lundi | Fermé |\n| Mardi - jeudi | 11h30 - 14h, 18h30 - 22h |\n| Vendredi - samedi | 11h30 - 14h, 18h30 - 23h |\n| Dimanche | 12h - 15h |`,
    'Mo closed; Tu-Th 11:30-14 18:30-22; Fr-Sa 11:30-14 18:30-23; Su 12-15',
  ],
  [
    'fr',
    `Nous recevons sur rendez-vous le lundi après-midi (14h-18h) et du mardi au vendredi (9h-18h).`,
    'Mo 14-18; Tu-Fr 9-18',
  ],
  [
    'fr',
    `Ouvert de 9h30 à 18h30 du mardi au vendredi ; le samedi jusqu'à 17h. Lundi sur rendez-vous uniquement.`,
    'Tu-Fr 9:30-18:30; Sa 9:30-17',
  ],
  [
    'es',
    `De lunes a viernes de 10 a 14 y de 17 a 20:30, sábados de 10 a 14. Domingos y festivos cerrado.`,
    'Mo-Fr 10-14 17-20:30; Sa 10-14; Su closed',
    { holiday: 'closed' },
  ],
  ['es', `Abrimos todos los días menos el martes, de 12:00 a 24:00.`, 'Mo 12-24; Tu closed; We-Su 12-24'],
  ['es', `Horario\nL-V: 8:00-20:00\nS: 9:00-14:00\nD: cerrado`, 'Mo-Fr 8-20; Sa 9-14; Su closed'],
  [
    'es',
    `Atendemos de martes a sábado entre las 9:30 y las 19:00. Los lunes y domingos descansamos.`,
    'Mo closed; Tu-Sa 9:30-19; Su closed',
  ],
  [
    'es',
    `Lunes a jueves: 9 am a 7 pm. Viernes: 9 am a 5 pm. Sábado: 10 am a 2 pm. Domingo cerrado.`,
    'Mo-Th 9-19; Fr 9-17; Sa 10-14; Su closed',
  ],
  ['es', `La tienda abre a las 10 de la mañana y cierra a las 9 de la noche, de lunes a sábado.`, 'Mo-Sa 10-21'],
  [
    'es',
    `Horario de invierno (octubre a mayo): lunes a viernes 16:00-21:00. Horario de verano (junio a septiembre): todos los días 10:00-14:00 y 17:00-22:00.`,
    '',
    { '01-14': '16-21', '07-14': '10-14 17-22' },
  ],
  [
    'es',
    `Lunes, miércoles y viernes de 9 a 13 h y de 16 a 20 h; martes y jueves de 9 a 15 h. Fines de semana cerrado.`,
    'Mo 9-13 16-20; Tu 9-15; We 9-13 16-20; Th 9-15; Fr 9-13 16-20; Sa-Su closed',
  ],
  [
    'es',
    `Cerramos los domingos por la tarde y los lunes todo el día. El resto de la semana, de 13:00 a 16:00 y de 20:30 a 23:30.`,
    'Mo closed; Tu-Sa 13-16 20:30-23:30; Su 13-16',
  ],
  [
    'es',
    `P: ¿Qué horario tenéis?\nR: Entre semana de 7:30 a 22:00, los sábados de 9:00 a 20:00 y los domingos de 9:00 a 14:00. En agosto cerramos.`,
    'Mo-Fr 7:30-22; Sa 9-20; Su 9-14',
    { '08-12': 'closed' },
  ],
  [
    'es',
    `Del 15 de junio al 15 de septiembre abrimos de 9 a 15 h de lunes a viernes; el resto del año de 9 a 18 h.`,
    'Mo-Fr 9-18',
    { '07-14': '9-15' },
  ],
  [
    'es',
    `| Día | Horario |\n|---|---|\n| Lunes a viernes | 09:00–20:00 |\n| Sábado | 10:00–14:00 |\n| Domingo | Cerrado |`,
    'Mo-Fr 9-20; Sa 10-14; Su closed',
  ],
  [
    'es',
    `Lun-vie 10:00-20:00 ininterrumpido, sáb 10:00-14:30. El 24 y el 31 de diciembre solo por la mañana, hasta las 14:00. Cerramos el 1 y el 6 de enero.`,
    'Mo-Fr 10-20; Sa 10-14:30',
    { '01-01': 'closed', '01-06': 'closed' },
  ],
  [
    'es',
    `El taller está abierto de 8:30 a 18:30 de lunes a viernes, con descanso de 14:00 a 15:00.`,
    'Mo-Fr 8:30-14 15-18:30',
  ],
];

it.each(cases)('hours of a week in %s: %s', (language, prompt, week, dates = {}) => {
  const schedule = scheduleOf(language, prompt);
  for (const part of week.split('; ').filter(Boolean)) {
    const [days = '', ...hours] = part.split(' ');
    const [first = '', last = first] = days.split('-');
    for (let day = names.indexOf(first); day <= names.indexOf(last); day++) {
      const date = `2026-02-${String(9 + day).padStart(2, '0')}`;
      expect(`${names[day]} ${written(hoursOn(date, schedule))}`).toBe(`${names[day]} ${hours.join(' ')}`);
    }
  }
  for (const [date, hours] of Object.entries(dates)) {
    const found = date === 'holiday' ? hoursOnPublicHoliday(schedule) : hoursOn(`2026-${date}`, schedule);
    expect(`${date} ${written(found)}`).toBe(`${date} ${hours}`);
  }
});
