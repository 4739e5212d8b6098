import { everyBusiness } from './concepts/de/every-business.ts';
import { everydayWishes } from './concepts/de/everyday-wishes.ts';
import { trades } from './concepts/de/trades.ts';
import { mergeConcepts } from './concepts/merge-concepts.ts';
import type { LanguagePack } from './language-pack.ts';

/** A weekday with its inflections and times of day. */
const weekday = (name: string, others: string) =>
  ['', 'fruh', 'morgen', 'vormittag', 'mittag', 'nachmittag', 'abend']
    .flatMap((part) => [`${name}${part}`, `${name}${part}s`, `${name}${part}e`, `${name}${part}en`])
    .join(' ')
    .concat(' ', others);

/** Exclamations before a question. */
const fillers =
  'ok|okay|oki|alles klar|klar|gut|sehr gut|super|prima|toll|klasse|perfekt|wunderbar|ausgezeichnet|schon|fein|spitze|cool|geil|aha|ach so|achso|ach|ah|oh|hm+|ah ja|ja|jo|na gut|na ja|naja|also|so|nun|stimmt|verstehe|verstanden|ich verstehe|genau|richtig|in ordnung|passt|freut mich|gut zu wissen|schade|tja|danke|jawohl|jep|nee|nein danke|ja danke|soweit so gut|mhm';

export const de: LanguagePack = {
  code: 'de',
  hasCompounds: true,
  concepts: mergeConcepts(everyBusiness, trades, everydayWishes),
  distinct: 'küche küchen schön schöne schöner schönes zählt zählen kürzen kürzt',
  stopWords: `brauche brauchen brauch bekomm krieg gab hattet haettet montiert montieren gericht gerichte gerichten
    speisen essen sitzen erreiche erreich passen passt gilt gelten galt verkaufen verkauft kaufen kaufe sofort direkt
    kurzfristig warum wieso weshalb weil behandeln behandelt stellt einfache einfaches einfacher einfachen insgesamt
    zusammen schlecht der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als wie so zu
    zum zur in im an am auf bei beim von vom aus mit ohne fur fuer um uber ueber unter nach vor bis ab seit durch
    gegen wegen wahrend waehrend zwischen hinter neben trotz statt ist sind war waren wird werden wurde wurden sein
    bin bist seid sei ware waere habe haben hab hat hast habt hatte hatten haette haetten gehabt kann kannst konnen
    koennen konnt konnte konnten koennte koennten will willst wollen wollt wollte wollten soll sollen sollte mochte
    mochten moechte moechten mag mogen wuerde wuerden darf lasse lassen lasst gelassen ich du er sie es wir ihr ihnen
    euch euer eure eurem euren eurer uns unser unsere unserem unseren unserer mich mir dich dir sich ihm ihn ihre
    ihrem ihren ihrer ihres mein meine meinem meinen meiner meines dein deine deinem deinen deiner seine seinem seinen
    seiner dies diese diesem diesen dieser dieses jene jener welche welchem welchen welcher welches man mal nur noch
    schon auch sehr doch ja nein nicht kein keine keinen keinem keiner denn da dort hier her hin dass ob damit dabei
    dazu dafur dafuer daran darauf daruber deshalb also eben halt eh nun jetzt gern gerne bitte danke hallo guten tag
    hi hey moin servus gruss grusse viel viele vielen vielleicht wohl ganz gar alle alles allem allen aller jede jeden
    jedem jeder jedes mehr meist meistens manchmal immer nie wieder was wer wann mach mache machen macht gemacht
    machst geht gehen gehe ging gehts geh komm komme kommen kommt kam gekommen nehmen nimmt nehmt genommen nehme geben
    gibt gebe gegeben tun tut liegt bekomme bekommen bekommt kriege kriegen kriegt finde finden findet hatt hatts
    steht stehen gibts einfach einmal zweite erste ersten erster erstes nachste nachsten nachster nachstes naechste
    naechsten letzte letzten letzter normal normale normales normalerweise normaler ublicherweise richtig echt
    beziehungsweise bzw z b d h usw etc inkl zzgl ca pro je sonst sondern zwar bereits erst beide beiden anderes
    andere anderen anderer uhr euro eur cent selbst selber los weg ran rein raus hoch runter teil paar bisschen wenig
    weniger heisst heissen meint denke glaube hoffe suche sucht suchen plane planen uberlege ok okay super tja ach na
    hm lautet lauten bevor nachdem sobald falls solange entweder weder sowohl sowie bzgl ggf evtl eventuell sehen
    schauen gucken passiert jemals davon darum drin drauf furs ums aufs ins ans ubers vorm hinterm drannimmt dran
    drankomme drankommen normalen normalem nichts enthalten inbegriffen inklusive brauchte braeuchte ubrigens rechnen
    ir ier hapt kan wan wi fil ham habn nen ne n ma auh unt einkaufen reinkommen hereinkommen reinschauen ec patient
    patienten patientin patientinnen kunde kunden kundin gast gaste gasten kurzfristiger kurzfristige kurzfristigen
    gezogen umgezogen hergezogen zugezogen unterrichtet unterrichten anfangen anfangt kummert kummern nutzen nutzt
    benutzen`,
  weekdays: [
    weekday('montag', 'mo mon'),
    weekday('dienstag', 'di dienst'),
    weekday('mittwoch', 'mi mittw'),
    weekday('donnerstag', 'do donn'),
    weekday('freitag', 'fr fre'),
    `${weekday('samstag', 'sa sam')} ${weekday('sonnabend', '')}`,
    weekday('sonntag', 'So'),
  ],
  months: [
    'januar jan janner jaenner',
    'februar feb feber',
    'marz maerz mrz',
    'april apr',
    'mai',
    'juni jun juno',
    'juli jul',
    'august aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  schedule: {
    daily: `taglich taeglich jeden_tag alle_tage an_allen_tagen sieben_tage_die_woche sieben_tage_in_der_woche
      alle_wochentage durchgehend_taglich tagtaglich`,
    workdays: `werktags werktag werktage werktagen wochentags wochentag wochentage wochentagen an_werktagen
      an_wochentagen unter_der_woche arbeitstage arbeitstagen in_der_woche`,
    weekend: 'wochenende wochenenden wochenends am_wochenende an_wochenenden',
    publicHolidays: `feiertag feiertage feiertagen feiertags gesetzliche_feiertage gesetzlichen_feiertagen
      an_feiertagen sonn_und_feiertags`,
    closed: `urlaub sommerpause winterpause betriebsferien betriebsurlaub praxisurlaub betriebsruhe geschlossen
      ruhetag ruhetage schliesstag nicht_geoffnet bleibt_zu bleiben_zu bleibt_alles_zu haben_zu ist_zu sind_zu
      zu_haben haben_wir_zu haben_geschlossen keine_sprechstunde kein_betrieb`,
    to: 'bis bis_zum bis_zur bis_um bis_einschliesslich bis_ca',
    and: 'und sowie u',
    otherwise: `ubrige_saison ubrigen_saison restliche_saison an_den_anderen_tagen an_allen_anderen_tagen ubrigen_tage ubrigen_tagen restlichen_tage ubrige_zeit ubrigen_zeit restliches_jahr restlichen_jahr rest_des_jahres im_ubrigen_jahr ansonsten
      ausserhalb_der_saison sonst`,
    noon: 'mittag zwolf_uhr_mittags',
    midnight: 'mitternacht',
  },
  negations: `nicht kein keine keinen keinem keiner keines keins nie niemals nein ohne weder noch nichts leider ausser
    ausgenommen nirgends keinesfalls keineswegs niemand nimmer verboten untersagt`,
  yesNoStarts: `gilt gelten hilft helfen lasst lassen kostet_es kostet_das ob ist sind seid bin war waren hat haben
    habt hatten hattet haetten kann kannst konnen konnt koennen konnte konnten koennte koennten darf durfen durfte
    duerfen muss mussen muessen soll sollte gibt_es gibts gibt_s gabe_es geht geht_das ginge wird werden wurde wurden
    wuerden wuerde bietet biete macht machen machst nehmt nimmt akzeptier* verkauft liefert repariert bekomme_ich
    bekommt_man bekommen_wir kriege_ich kriegt_man krieg_ich brauche_ich braucht_man brauchen_wir komme_ich kommt_man
    kommen_sie kommt_ihr lohnt stimmt passt (?!wenn|wann|denn|wen_|denen_|zwischen_|wegen_|neben_)[a-z]{2,}en_sie
    (?!mit_|seit_|ist_)[a-z]{2,}t_ihr (?!und_|mit_)[a-z]{2,}t_man
    (?:und|aber|oder)_(?:ist|sind|hat|haben|habt|kann|konnen|darf|gibt_es|geht|muss|macht|machen|nehmen|nehmt)
    moglich_dass besteht_die_moglichkeit besteht darf_ich funktioniert klappt erlauben spricht sprechen reicht genugt
    enthalt
    (?!kostet_|mit_|seit_|nicht_|fast_|erst_|jetzt_|selbst_|sonst_|laut_|zeit_|zuletzt_|zuerst_|damit_)[a-z]{2,}t_(?:die|der|das|man|es|jemand|mein|meine|ein|eine|einer)`,
  numbers: `eins=1 zwei=2 zwo=2 drei=3 vier=4 funf=5 fuenf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwolf=12
    zwoelf=12 dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20
    vierundzwanzig=24 funfundzwanzig=25 dreissig=30 vierzig=40 funfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90
    hundert=100 beide=2 beiden=2 zweimal=2 dreimal=3 viermal=4 funfmal=5 zehnmal=10 dutzend=12 zweien=2 dreien=3
    zweier=2`,
  followUps: `fur_zwei fur_drei fur_vier fur_funf fur_sechs fur_sieben fur_acht fur_neun fur_zehn fur_2 fur_3 fur_4 fur_5 fur_6 fur_7 fur_8 fur_9 fur_10 und oder_doch aber_und ok_und okay_und gut_und was_ist_mit wie_ist_es_mit wie_sieht_es_mit
    wie_siehts_mit wie_sieht_es_am wie_siehts_am wie_ist_es_am wie_schaut_s_mit wie_schaut_es_mit und_was_ist_mit
    und_wie_ist_es ja_und und_wenn und_fur und_am und_mit aber_auch gilt_das_auch auch_am an_welchen_tagen_denn
    wann_denn wo_denn wie_viel_denn und_bei`,
  references: `das es dies dieses dieser diese davon dafur dafuer damit dort da dazu darin daran dran welche_davon
    jenes`,
  pleasantries: [
    '(?:hallo|hallochen|halli hallo|hi|hey|he|moin|moin moin|servus|gruss gott|gruezi|gruss dich|gruss sie|tag|tach|tagchen|na|guten (?:morgen|tag|abend|mittag|nachmittag)|schonen guten (?:morgen|tag|abend)|schonen (?:tag|abend)|mahlzeit)(?: (?:zusammen|nochmal|noch mal|ihr|ihr lieben|liebes team|alle|allerseits|robin))?',
    '(?:(?:ganz |sehr )?(?:(?:herzlichen|vielen|lieben|besten|schonen|tausend) )*)(?:dank|danke|dankeschon|merci|thx)(?: (?:schon|sehr|vielmals|ihnen|dir|euch|fur (?:die|den|das|ihre|deine|eure) \\w+|dafur|im voraus|nochmal|nochmals|erstmal))*',
    `(?:${fillers})(?:[ ,]+(?:${fillers}))*`,
    '(?:das (?:ist|war|klingt|hort sich) )(?:ja )?(?:super|toll|prima|gut|schon|perfekt|klasse|nett|hilfreich|sehr hilfreich|gut zu wissen|gut an|lieb)',
    '(?:nur |bloss )?(?:ganz )?(?:kurz|schnell)(?: (?:mal|eine|ne))?(?: frage)?',
    '(?:nur |bloss )?(?:mal )?(?:(?:eine|ne|noch eine|noch ne|die|meine) )?(?:ganz )?(?:(?:kurze|schnelle|kleine|einfache|bescheidene|dumme|blode) )?(?:frage|fragen)(?: (?:noch|nur|vorab|bitte|dazu|ware|hatte ich noch|hatte ich))?',
    '(?:ich )?(?:hab|habe|hatte|haette|hatt)(?: ich)?(?: (?:da|mal|nur|noch|auch|bloss|dazu))*(?: (?:eine|ne|einige|ein paar))(?: (?:kurze|kleine|schnelle|andere|weitere))? (?:frage|fragen)(?: (?:dazu|an sie|an euch|noch))?',
    '(?:und |ach |achja )?(?:dann )?(?:noch (?:was|etwas|eins|eine sache|eine frage|ne frage)|eine letzte frage|letzte frage)(?: bitte)?',
    '(?:entschuldigung|entschuldigen sie|entschuldige|entschuldigt|verzeihung|verzeihen sie|sorry|tut mir leid|pardon)(?: (?:bitte|die storung|dass ich store|fur die storung|wenn ich store))?',
    '(?:darf|durfte|kann|konnte) ich (?:sie |euch |dich |mal |kurz |bitte |ihnen )*(?:etwas |was |eine frage )?(?:fragen|stellen)',
    '(?:ich )?(?:wollte|wurde|mochte|will|wurd|hatte|haette)(?: ich)?(?: (?:gern|gerne|nur|bloss|mal|kurz|noch|einfach))*(?: )(?:wissen|fragen|nachfragen|erfahren|anfragen|gewusst)',
    '(?:ich )?(?:frage mich|interessiere mich dafur|bin (?:am )?uberlegen|uberlege gerade)',
    '(?:wissen sie|weisst du|wisst ihr|konnen sie mir sagen|konnten sie mir sagen|kannst du mir sagen|konnt ihr mir sagen|konntet ihr mir sagen|sagen sie mir|sagen sie|sag mir|sag mal|sagt mal|verraten sie mir|mich wurde interessieren|mich interessiert|es geht um folgendes)(?: (?:bitte|mal|denn|zufallig|vielleicht))*',
    '(?:noch )?(?:eine|was|etwas) (?:frage )?(?:noch|anderes|weiteres)',
    '(?:bitte|bitte schon|mit freundlichen grussen|mfg|lg|liebe grusse|viele grusse|schonen tag(?: noch)?|schonen abend(?: noch)?|einen schonen tag(?: noch)?)',
  ],
  injections: [
    'sprachmodell\\w*|chatgpt|openai|\\b(?:python|javascript|html) ?(?:code|skript|programm)?\\b|\\bubersetz(?:e|t)? (?:das|dies|diesen|folgend\\w*|mir|den text|ins)|programmier\\w* (?:mir|uns)',
    '(?:ignorier\\w*|vergiss|vergesse\\w*|vergesst|missacht\\w*|ubergeh\\w*|uberschreib\\w*|umgeh\\w*|setz\\w* dich uber|halte dich nicht an|brich)\\b.*\\b(?:anweisung\\w*|vorgabe\\w*|regel\\w*|instruktion\\w*|prompt\\w*|befehl\\w*|richtlinie\\w*|bisherig\\w*|vorherig\\w*|obig\\w*|oben|alles|einschrankung\\w*|anleitung\\w*)',
    'system\\s?(?:prompt|anweisung|nachricht|vorgabe)\\w*|(?:geheim\\w*|versteckt\\w*|ursprunglich\\w*|intern\\w*|initial\\w*|dein\\w*|ihre?n?) (?:\\w+ )?(?:prompt|systemprompt|anweisung\\w*|instruktion\\w*|konfiguration\\w*)',
    '(?:wiederhol\\w*|gib|gebe|geben sie|zeig\\w*|nenn\\w*|verrat\\w*|druck\\w*|schreib\\w*|liste|offenbar\\w*|kopier\\w*|lies)\\b.*\\b(?:prompt\\w*|anweisung\\w*|instruktion\\w*|konfiguration\\w*|deine regeln|text oben|alles oben|dir gesagt wurde)',
    'du bist (?:jetzt|nun|ab jetzt|ab sofort|von nun an|ab nun)|ab (?:jetzt|sofort) bist du|von nun an bist du|tu so als|stell dir vor du bist|verhalte dich (?:wie|als)|agiere als|spiel\\w* (?:die rolle|einen|eine)|rollenspiel\\w*|entwicklermodus|developer mode|jailbreak\\w*|dan modus|admin ?modus',
    '(?:schreib\\w*|dichte|verfass\\w*|erzahl\\w*|programmier\\w*) (?:mir |bitte |uns )*(?:mal )?(?:ein|eine|einen) (?:\\w+ )?(?:gedicht|geschichte|lied|aufsatz|programm|skript|code|witz|roman|essay|marchen|limerick|haiku|rap)',
  ],
  answers: {
    yes: 'Ja',
    no: 'Nein',
    interval: 'von {from} bis {to} Uhr',
    and: 'und',
    onDays: ['am Montag', 'am Dienstag', 'am Mittwoch', 'am Donnerstag', 'am Freitag', 'am Samstag', 'am Sonntag'],
    today: 'heute',
    tomorrow: 'morgen',
    onDate: '{weekday}, dem {day}.{month}.,',
    openOn: 'wir haben {day} {hours} geöffnet.',
    closedOn: 'wir haben {day} geschlossen.',
    openNow: 'wir haben jetzt geöffnet, bis {time} Uhr.',
    closedNow: 'wir haben gerade geschlossen.',
    opensNext: 'Wir öffnen {day} um {time} Uhr wieder.',
    sum: 'Das macht {total} ({items}).',
    noTotal: 'Den Gesamtpreis kann ich nicht sicher ausrechnen.',
    time: { hour: '{h}', hourAndMinutes: '{h}:{mm}' },
  },
};
