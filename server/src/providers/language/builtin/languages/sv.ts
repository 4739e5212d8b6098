import { mergeConcepts } from './concepts/merge-concepts.ts';
import { everyBusiness } from './concepts/sv/every-business.ts';
import { everydayWishes } from './concepts/sv/everyday-wishes.ts';
import { trades } from './concepts/sv/trades.ts';
import type { LanguagePack } from './language-pack.ts';

/** A weekday with its inflections and times of day. */
const weekday = (name: string, others: string) =>
  `${name} ${name}en ${name}ar ${name}arna ${name}s ${name}smorgon ${name}sformiddag ${name}seftermiddag ${name}skvall ${name}kvall ${others}`;

/** Exclamations before a question. */
const fillers =
  'ok|okej|okay|jaha|jasa|aha|ah|a|oj|jo|ja|japp|jadu|bra|toppen|perfekt|super|kanon|grymt|fint|finemang|harligt|stralande|utmarkt|jattebra|fantastiskt|underbart|schysst|nice|najs|vad bra|sa bra|da vet jag|da forstar jag|uppfattat|forstar|jag forstar|hm+|eh|oh|alltsa|du|just det|javisst|visst|absolut|bra att veta|skont|tack|vad skont|okidoki|oki|nej tack|ja tack|klart|da sa|sadar';

export const sv: LanguagePack = {
  code: 'sv',
  hasCompounds: true,
  concepts: mergeConcepts(everyBusiness, trades, everydayWishes),
  distinct: 'bada hår håret hårets år året åren års mån sön vår vårt våra sköter sköta',
  stopWords: `behover behovde finns finnas emot monterar lamnar haller hander betyder anvander sitta sitter star
    ratter ratt maten galler gallde gallt saljer salja koper kopa kopte direkt varfor eftersom behandlar anledning
    totalt sammanlagt fall hemma och eller men utan_att att som om i pa av for fran med utan till vid hos under over
    efter innan fore mellan genom mot en ett den det de dem denna detta dessa der dar har hit dit jag du han hon vi ni
    man mig dig sig oss er mina min mitt din ditt dina sin sitt sina var vart vara era ert ens hans hennes deras nan
    nat nara ar varit blir bli blev blivit hade haft ha kan kunde kunna ska skall skulle vill ville vilja velat fa far
    fick fatt maste bor borde gor gora gjort gjorde gar ga gick gatt kommer komma kom kommit tar ta tog tagit ger ge
    gav lagga lagger satta satter stalla sa sen sedan redan an bara ocksa oxa aven mer mest mycket mkt lite litet nog
    ju val da nu inte ej icke nej ja jo javisst okej ok tack snalla hej hejsan tja tjena hallo halla varsagod garna
    nagon nagot nagra ingen inget inga alla allt alltsa annan annat andra sjalv egen eget egna samma varje bade vare
    vad va vilken vilket vilka hur nar for_att o d ngt nkn iaf typ liksom faktiskt egentligen kanske snart strax
    alltid aldrig ibland ofta ut in upp ner ned bort hem fram igen kring runt omkring per via st kr kronor kl klockan
    hela hel helt sasom pga pa_grund bl t ex dvs mm osv resp lar verkar tror tro tanker tankt tankte se ser hitta
    hittar vet veta hjalpa hjalp hjalper mojligen mojligtvis lov just precis nagonsin all sadan forst forsta nasta
    forra senast senaste vanlig vanliga vanligt vanligtvis brukar bruka istallet stallet dags extra ingar ingick duger
    drannimt inkl inne sjuk sjuka framme redo rakna raknar e oc ocks plz kn finsn hejhej patient patienter patienten
    patienterna kund kunder kunden kunderna gast gaster gasten gasterna undervisar anvanda borja borjar ordna ordnar`,
  weekdays: [
    weekday('mandag', 'mand mån Må'),
    weekday('tisdag', 'tis tisd Ti'),
    weekday('onsdag', 'ons onsd On'),
    weekday('torsdag', 'tors torsd tor To'),
    weekday('fredag', 'fre fred Fr'),
    weekday('lordag', 'lor lord lör Lö'),
    weekday('sondag', 'sond sön Sö'),
  ],
  months: [
    'januari jan',
    'februari feb febr',
    'mars',
    'april apr',
    'maj',
    'juni jun',
    'juli',
    'augusti aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  schedule: {
    daily: `dagligen varje_dag alla_dagar alla_veckodagar alla_veckans_dagar alla_dagar_i_veckan veckans_alla_dagar
      varenda_dag sju_dagar_i_veckan`,
    workdays: `vardag vardagar vardagarna vardagen veckodagar veckodag arbetsdag arbetsdagar helgfri_vardag
      helgfria_vardagar alla_vardagar vardagskvallar vardagskvall`,
    weekend: 'helg helgen helger helgerna lor_och_sön',
    publicHolidays: `helgdag helgdagar helgdagarna rod_dag roda_dagar roda_dagarna roda_dagen allman_helgdag
      allmanna_helgdagar storhelg storhelger helgdagsafton helgdagsaftnar`,
    closed: `har_lov semester sommarsemester semesterstangt sommarstangt julstangt sommaruppehall stangt stangd
      stangda haller_stangt har_stangt inte_oppet ej_oppet stangt_for_lunch ledigt vilodag`,
    to: 'till t_o_m tom till_och_med fram_till',
    and: 'och samt o',
    otherwise:
      'ovriga_dagar resten_av_veckan andra_dagar ovrig_tid annars resten_av_aret ovriga_aret ovriga_tider resterande_tid ovrig_tid_pa_aret',
    noon: 'tolv_pa_dagen mitt_pa_dagen',
    midnight: 'midnatt midnattstid',
  },
  negations: `inte ej icke ingen inget inga inte_alls aldrig utan nej tyvarr varken knappast forutom undantaget utom
    ingenting saknar saknas kontantfri kontantfria kontantfritt ingenstans enbart_inte undantag`,
  yesNoStarts: `kan far har ska bor vill kommer gar pratar talar tar gor saljer reparerar behandlar serverar levererar
    hyr fixar byter klipper kostar_det passar ordnar utfor jobbar skickar hamtar monterar servar om_ni om_du
    om_det_finns om_det_gar om_det_ar om_man_kan om_man_far om_jag_kan om_jag_far om_vi_kan har_ni har_du har_de
    har_man kan_man kan_ni kan_jag kan_vi kan_du kan_de far_jag far_man far_vi far_min far_mitt far_mina tar_ni gor_ni
    ar_ni ar_det ar_den ar_de ar_du ar finns finns_det finns_ni gar_det gar_det_att ingar behover maste ska_jag
    ska_man skulle_ni skulle_jag skulle_man erbjuder lagar galler_det hinner duger racker funkar fungerar accepterar
    stammer hander kommer_ni kommer_det tillater hyr_ni later_ni bjuder vill_ni kor_ni har_alla har_era
    (?!nar|hur|var|for|eller|dar|over|under|efter|mer)[a-z]{2,}r_(?:ni|man|jag|det|vi|ni_ocksa)
    (?:och|men|sa|eller)_(?!nar|hur|var)[a-z]{2,}r_(?:ni|man|jag|det) mojligt_att nagon_chans`,
  numbers: `tva=2 tre=3 fyra=4 fem=5 sex=6 sju=7 atta=8 nio=9 tio=10 elva=11 tolv=12 tretton=13 fjorton=14 femton=15
    sexton=16 sjutton=17 arton=18 nitton=19 tjugo=20 tjugofyra=24 tjugofem=25 trettio=30 fyrtio=40 femtio=50 sextio=60
    sjuttio=70 attio=80 nittio=90 hundra=100 par=2 bada=2 dussin=12 tvastycken=2`,
  followUps: `for_tva for_tre for_fyra for_fem for_sex for_sju for_atta for_nio for_tio for_2 for_3 for_4 for_5 for_6 for_7 for_8 for_9 for_10 och men_och okej_och ok_och ja_och jaha_och hur_ar_det_med hur_ar_det_pa hur_blir_det_med vad_galler_for
    eller men_om och_om da_sa men_hur samma_sak_med vad_sags_om och_vad och_hur och_nar`,
  references: 'det den dem dom detta denna dessa dit den_dar det_dar sadan sadana sadant sant darifran',
  pleasantries: [
    '(?:hej+|hejhej|hejsan|hej hej|hallo|halla|halla dar|tjena|tja|tjenare|tjo|god ?(?:morgon|dag|kvall|middag|eftermiddag)|goddag|morsning|hallojsan|hejsvejs)(?: (?:dar|igen|alla|allihopa|pa er|pa dig|robin))?',
    '(?:stort |tusen |jatte)?tack(?: (?:sa mycket|sa hemskt mycket|sa jattemycket|sa hjartligt|ska du ha|ska ni ha|for hjalpen|for senast|for svaret|for svar|for infon|for informationen|for det|snalla|pa forhand|igen|sa lange|tack))*',
    `(?:${fillers})(?:[ ,]+(?:${fillers}))*`,
    '(?:det (?:later|var|ar) )(?:bra|toppen|perfekt|kanon|fint|snallt|hjalpsamt|bra att veta|jattebra)',
    '(?:bara )?(?:(?:en|ett|nagra) )?(?:kort|korta|snabb|snabba|liten|sma|enkel|dum)? ?(?:fraga|fragor|grej|sak)(?: (?:bara|till|forst))?',
    '(?:jag )?(?:har|hade) (?:bara )?(?:en|ett|nagra) (?:(?:kort|snabb|liten|enkel|till) )?(?:fraga|fragor|fundering)(?: (?:bara|till))?',
    '(?:ursakta|forlat|ledsen)(?: (?:mig|att jag stor|om jag stor))?',
    '(?:far|kan|kunde|skulle) jag (?:kunna )?(?:fa )?(?:bara )?(?:fraga|stalla en fraga)(?: (?:om )?(?:en sak|nagot|om en grej))?',
    '(?:jag )?(?:undrar|undrade|funderar|funderade|tankte hora|tankte fraga|ville hora|ville fraga|vill bara fraga|vill veta|skulle vilja veta|vill garna veta)(?: (?:lite|bara|en sak|lite snabbt|mest))*(?: (?:over|pa))?',
    '(?:da|sa|dessutom|sen|sedan) (?:undrar|undrade|vill|skulle) jag(?: (?:ocksa|bara|aven))?(?: (?:veta|vilja veta))?',
    '(?:vet (?:du|ni)(?: mojligen| mojligtvis)?|(?:kan|kunde|skulle) (?:du|ni) (?:kunna )?(?:snalla )?(?:saga|beratta|upplysa)(?: (?:mig|for mig))?|beratta(?: for mig)?|sag mig|hor av)',
    '(?:och |bara |sa )?(?:en|ett) (?:sak|fraga|grej|liten sak|sista fraga|sista sak) (?:till|bara)',
    'en sista (?:fraga|sak)',
    '(?:snalla|var snall|var vanlig|vanligen|tack pa forhand|mvh|ha det(?: sa)? (?:bra|gott)|ha en (?:bra|fin|trevlig) dag)',
  ],
  injections: [
    '\\bdina (?:instruktion|regler|direktiv|riktlinj)\\w*|sprakmodell\\w*|chatgpt|openai|\\b(?:python|javascript|html) ?(?:kod|skript)\\w*|oversatt (?:det har|detta|foljande|texten|till|min)',
    '(?:ignorera|strunta i|glom|bortse fran|hoppa over|kringga|asidosatt|frang|bryt mot|skit i)\\b.*\\b(?:instruktion\\w*|regel|regler\\w*|policy\\w*|prompt\\w*|ovan\\w*|tidigare|foregaende|riktlinjer\\w*|direktiv\\w*|begransning\\w*|order)',
    '(?:glom|strunta i|ignorera|bortse fran) (?:nu )?(?:allt|alla|det du|vad du)',
    '(?:system|grund|bas|start)\\s?(?:prompt|instruktion)\\w*|(?:dold\\w*|hemlig\\w*|ursprunglig\\w*|interna|hela din|din) (?:prompt|instruktion)\\w*',
    '(?:upprepa|skriv ut|visa|avsloja|ge mig|beratta|lista|aterge|kopiera|las upp)\\b.*\\b(?:instruktion\\w*|prompt\\w*|konfiguration\\w*|dina regler|texten ovan|allt ovan)',
    '(?:du ar (?:nu|fran och med nu|hadanefter)|fran och med nu ar du|latsas (?:att|vara|som)|agera som|bete dig som|spela rollen|rollspel\\w*|utvecklarlage\\w*|jailbreak\\w*|dan mode|developer mode|admin ?lage)',
    'skriv (?:en|ett|mig en|mig ett) (?:\\w+ )?(?:dikt|sang|lat|novell|berattelse|saga|uppsats|python\\w*|program|kod|skript|limerick|haiku)',
  ],
  answers: {
    yes: 'Ja',
    no: 'Nej',
    interval: 'från klockan {from} till {to}',
    and: 'och',
    onDays: ['på måndag', 'på tisdag', 'på onsdag', 'på torsdag', 'på fredag', 'på lördag', 'på söndag'],
    today: 'i dag',
    tomorrow: 'i morgon',
    onDate: '{weekday} den {day}/{month}',
    openOn: 'vi har öppet {day} {hours}.',
    closedOn: 'vi har stängt {day}.',
    openNow: 'vi har öppet nu, till klockan {time}.',
    closedNow: 'vi har stängt just nu.',
    opensNext: 'Vi öppnar igen {day} klockan {time}.',
    sum: 'Det blir {total} ({items}).',
    noTotal: 'Summan kan jag inte räkna ut säkert.',
    time: { hour: '{h}', hourAndMinutes: '{h}.{mm}' },
  },
};
