import type { LanguagePack } from '../language-pack.ts';

/** German words by concept. */
export const concepts: LanguagePack['concepts'] = {
  price: `preis* *preis *preise *preisen *preises kosten kostet koste kostete gekostet kostenpunkt kostn kosstet
    kosted *kosten gebuhr* gebuehr* *gebuhr *gebuhren tarif* *tarif *pauschale pauschale honorar* entgelt* teuer
    teure teurer teures teuerste billig* gunstig* guenstig* preiswert* erschwinglich wie_viel wieviel wie_viel_geld
    was_verlang* verlangen_sie verlangt_ihr was_nehmen_sie was_nehmt_ihr nehmen_sie_fur nehmt_ihr_fur was_berechnen
    berechnen_sie berechnet berechnen was_macht_das macht_das_zusammen was_macht das_macht was_bezahle was_bezahlt
    was_zahle was_zahlt was_zahlen was_muss_ich_zahlen was_muss_ich_bezahlen hinblattern hinblaettern blechen
    berappen hinlegen lockermachen was_komm* auf_mich_zu gesamtpreis gesamtkosten summe betrag was_liegt
    liegt_der_preis spass_kosten was_wurde_mich was_wird_das wird_das_teuer schlagt_zu_buche preislich kostenfaktor
    rechnet_ihr_ab wie_hoch_ist wie_hoch_sind wie_hoch_ware wie_viel_zahle wie_viel_zahle_ich wie_viel_zahlt
    wie_viel_zahlt_man wie_viel_zahlen wie_viel_bezahle wie_viel_bezahle_ich wie_viel_bezahlt wie_viel_bezahlt_man
    wie_viel_muss_ich_zahlen wie_viel_muss_ich_bezahlen wie_viel_muss_man_zahlen wie_viel_muss_man_bezahlen
    wie_viel_muss_ich wie_viel_muss_man was_muss_ich_hinlegen hinlegen_muss wie_viel_nehmen wie_viel_verlang*
    wie_viel_kostet wie_viel_kosten wieviel_kostet wieviel_zahle wieviel_bezahle preislage* preisspanne* preisliste*
    was_kassier* verrechnet`,
  duration: `wie_lange wie_lang wie_schnell zeitaufwand wie_viel_zeit wieviel_zeit wie_viele_stunden
    wie_viele_minuten wie_viele_tage wie_viele_wochen bearbeitungszeit* lieferzeit* fertig_ist zeitdauer
    nimmt_in_anspruch dauer dauert dauern dauerte behandlungsdauer fahrtdauer`,
  opening: `geoffnet offnet offnen offne offnung* offen geoeffnet oeffnet oeffnen oeffnung* oeffnungszeiten
    oefnungszeiten ofnungszeiten offnungzeiten *offnungszeiten *offnungszeit sprechzeit sprechzeiten sprechstunde
    sprechstunden geschaftszeiten geschaeftszeiten betriebszeiten ladenzeiten ladenoffnungszeiten servicezeiten
    burozeiten kuchenzeiten aufgemacht aufmachen aufsperren aufgesperrt macht_auf macht_zu schliessen schliesst
    schliesse schlusszeit feierabend ladenschluss zumachen macht_ihr_zu machen_sie_zu sind_sie_da seid_ihr_da
    ist_jemand_da jemand_da sind_sie_erreichbar seid_ihr_erreichbar erreichbar wie_lange_haben_sie
    wie_lange_habt_ihr wie_lange_sind_sie wie_lange_seid_ihr wie_lange_ist wie_lange_hat vorbeikommen vorbeischauen
    komme_vorbei komm_vorbei vorbeigehen vorbeischau vorbei anzutreffen zeiten uhrzeiten heute_noch noch_auf
    noch_offen noch_geoffnet auf_habt auf_haben auf_hat sie_heute_auf ihr_heute_auf ihr_morgen_auf sie_morgen_auf
    laden_auf geschaft_auf praxis_auf heute_noch_auf jetzt_auf jetzt_noch_auf wieder_auf schon_auf sonntags_auf
    samstags_auf montags_auf dienstags_auf mittwochs_auf donnerstags_auf freitags_auf feiertags_auf feiertagen_auf
    wochenende_auf montag_auf dienstag_auf mittwoch_auf donnerstag_auf freitag_auf samstag_auf sonntag_auf
    heiligabend_auf silvester_auf abends_auf mittags_auf morgens_auf uhr_auf ist_jemand_vor_ort jemand_vor_ort
    ordinationszeit* dienstzeiten sie_vor_ort ihr_vor_ort wann_geht_ihr wie_lange_arbeit* ist_die_kuche kuche_auf
    kuche_offen vorbeigucken besetzt gerade_auf grad_auf grade_auf im_moment_auf aktuell_auf habt_ihr_auf
    haben_sie_auf seid_ihr_auf der_woche_auf`,
  closed: `geschlossen ruhetag* schliesstag* zu_haben zugemacht dichtgemacht haben_zu habt_zu bleibt_zu bleiben_zu
    bleibt_alles_zu ist_zu sind_zu *geschlossen montags_zu dienstags_zu mittwochs_zu donnerstags_zu freitags_zu
    samstags_zu sonntags_zu heute_zu morgen_zu feiertagen_zu wochenende_zu feiertags_zu mittagspause* mittags_zu
    dicht_machen dicht_gemacht`,
  when: `wann wan um_wie_viel_uhr um_wieviel_uhr wie_viel_uhr wieviel_uhr bis_wie_viel_uhr bis_wieviel_uhr
    ab_wie_viel_uhr ab_wieviel_uhr von_wie_viel_uhr bis_wann ab_wann von_wann seit_wann welche_uhrzeit
    welcher_uhrzeit welchen_tag welchem_tag welcher_tag welchen_tagen welche_tage wie_spat wie_frueh wie_fruh
    wie_spaet welche_zeiten zu_welchen_zeiten zu_welcher_zeit welchen_wochentagen welche_wochentage um_welche_zeit
    welchen_uhrzeiten heiligabend_da silvester_da feiertagen_da samstags_da sonntags_da montags_da heute_da
    morgen_da wochenende_da`,
  now: `jetzt gerade momentan derzeit aktuell im_moment zur_zeit zurzeit augenblicklich im_augenblick jetzt_gerade
    gerade_jetzt grad grade in_diesem_moment`,
  day: `heute morgen ubermorgen uebermorgen heute_abend heute_nachmittag heute_fruh heute_morgen heute_mittag
    morgen_fruh morgen_abend morgen_nachmittag morgens vormittags am_morgen am_vormittag vormittag vormittage
    vormittagen in_der_fruh fruhmorgens mittag zwolf_uhr_mittags mittags am_mittag uber_mittag mittagszeit
    in_der_mittagspause gegen_mittag nachmittags nachmittag nachmittage nachmittagen am_nachmittag abends abend
    abende am_abend abendstunden nach_feierabend in_der_nacht am_selben_tag taggleich nachts`,
  weekday: `montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonnabend* sonntag* mo di mi do fr sa
    wochenende wochenenden wochenends wochentag wochentage wochentags werktag werktage werktags werktagen`,
  timeUnit: `minute minuten min minutig stunde stunden std h halbstunde viertelstunde stundlich tag tage tagen tages
    taglich nacht nachte nachten ubernachtung* woche wochen wochentlich monat monate monaten monats monatlich jahr
    jahre jahren jahrlich sekunde* quartal* semester halbjahr* stundige tagige werktag werktage werktagen halber_tag
    halben_tag halbtags ganztags`,
  place: `wo wohin adresse* *adresse anschrift* standort* lage liegt_ihr liegen_sie finde_ich_sie finde_ich_euch
    finden_wir findet_man_sie finden_sie_uns zu_finden wegbeschreibung* anfahrt* anreise_mit hinkommen hinfahren
    wie_komme_ich wie_kommt_man wie_kommen_wir komme_ich_zu_ihnen komme_ich_zu_euch strasse hausnummer plz
    postleitzahl ortlichkeit stadtteil gelegen sitz_sie befindet befinden_sie befindet_sich ansassig woanders
    wo_genau wo_sind_sie wo_seid_ihr wo_finde wo_liegt wo_ist`,
  parking: `park parke parken parkt parkplatz* parkplatze parkhaus* parkmoglichkeit* parkgarage* tiefgarage*
    stellplatz* geparkt *parkplatz *parkplatze parkgebuhr* auto_abstellen auto_lassen wagen_abstellen wagen_lassen
    auto_stehen auto_loswerden auto_los abstellplatz* steht_man abstellen stelle_ich_mein_auto stell_ich_mein_auto
    stelle_ich_das_auto stelle_ich_den_wagen stelle_ich_meinen_wagen stellen_wir_das_auto stellt_man_das_auto
    stellt_man_sein_auto auto_ab wagen_ab auto_hinstellen auto_hin auto_unterstellen wir_kommen_mit_dem_auto
    ich_komme_mit_dem_auto komme_mit_dem_auto anreise_mit_dem_auto reise_mit_dem_auto kommen_mit_dem_auto
    wohin_mit_dem_auto wagen_stehen auto_stehen_lassen wagen_stehen_lassen wagen_hin auto_hin lasse_ich_mein_auto lasse_ich_den_wagen`,
  transit: `bus busse busverbindung* *bus strassenbahn* tram trambahn u_bahn s_bahn ubahn sbahn stadtbahn* zug bahn
    bahnhof* *bahnhof offentlich* offentliche_verkehrsmittel opnv oeffis offis nahverkehr haltestelle* *haltestelle
    buslinie* linie linien aussteigen umsteigen einsteigen steige_ich steigt_man *linie station stationen
    u_bahn_station s_bahn_station um_die_ecke u1 u2 u3 u4 u5 u6 u7 u8 u9 s1 s2 s3 s4 s5 s6 s7 s8 metro`,
  phone: `telefon* *telefon tel telefonnummer* *telefonnummer nummer rufnummer* handynummer* anrufen anruf anrufe
    rufe_ich ruf rufe durchwahl* mobilnummer* whatsapp festnetz* hotline* telefonisch_erreiche telefonisch_kontakt*
    erreiche_ich_sie erreiche_ich_euch erreich_ich_euch erreicht_man_sie erreicht_man_euch erreiche_sie
    wie_erreiche_ich wie_erreicht_man wie_sind_sie_erreichbar wie_seid_ihr_erreichbar wie_kann_ich_sie_erreichen
    wie_kann_ich_euch_erreichen wie_kann_man_sie_erreichen wen_rufe anrufst erreiche_ich_jemanden
    erreiche_ich_jemand sie_telefonisch euch_telefonisch telefonisch_erreichen telefonisch_zu_erreichen
    dich_telefonisch`,
  fax: 'fax* telefax*',
  email: `email e_mail emails e_mails mail mails mailadresse* mailen e_mail_adresse emailadresse* anschreiben
    anmailen elektronisch`,
  website: `webseite* website* homepage* internetseite* online webshop* onlineshop* netz app im_internet
    ubers_internet uber_das_internet per_internet online_buchen online_reservieren online_einen_termin
    online_termine online_termin im_internet_buchen onlinebuchung* online_anmelden`,
  social: 'instagram facebook tiktok social_media insta',
  age: `wie_alt welchem_alter in_dem_alter altersgrenze* altersbeschrankung* mindestalter* altersgruppe* jahre_alt
    das_alter ab_wie_viel_jahren ab_wie_vielen_jahren`,
  count: 'wie_viele wieviele wie_vielen anzahl',
  who: 'wer wen wem wessen wie_heisst wie_heissen',
  business: `laden geschaft geschafte shop praxis praxen salon restaurant lokal gaststatte hotel pension studio
    betrieb firma unternehmen filiale* burogebaude cafe backerei konditorei werkstatt werkstatte schule kanzlei
    klinik apotheke bei_ihnen bei_euch bei_dir ihr_laden agentur atelier einrichtung tierarztpraxis arztpraxis
    autowerkstatt friseursalon ordination campingplatz* jugendherberge* gastehaus* zahnarztpraxis blumenladen
    buchhandlung* musikschule* kita kino museum optiker metzgerei* fahrradladen fahrschule* physiopraxis autohaus*
    weinhandlung`,
  generic: `wissen weiss frage fragen gefragt auskunft informationen information info infos mitteilen sagen erfahren
    erzahlen interessiert interessiere interesse etwas was_fur irgendetwas irgendwas irgendwie irgendwo sache sachen
    ding dinge art arten sorte sorten genau genauer bestimmte bestimmten eigentlich ungefahr circa ca etwa bezuglich
    betreffs person personen leute mensch menschen jemand solche solches solchen so_etwas sowas so_was_wie
    wir_auf_urlaub wir_im_urlaub ich_im_urlaub wir_in_urlaub ich_auf_urlaub ich_in_urlaub wir_verreist wir_verreisen
    wir_in_den_ferien`,
  offer: `biet* bieten_sie bietet_ihr anbieten angeboten angebot angebote *angebot verfugbar* vorhanden vorratig
    im_sortiment sortiment im_programm ubernehmen_sie ubernehmt_ihr fuhrt_ihr fuhren_sie fuehren_sie erhaltlich
    servieren_sie nehmen_sie_noch nehmt_ihr_noch`,
  possible: `moglich moeglich moglichkeit* machbar erlaubt gestattet zulassig darf darf_man durfen duerfen durfte
    geht_das geht_es ist_es_ok in_ordnung okay konnte_man kann_man klappt klappen geht_sowas zugelassen erlauben
    erlaubnis willkommen mit_rein mit_hinein mitkommen mit_reinnehmen reinnehmen`,
  need: `braucht benotig* benoetig* notig noetig erforderlich muss mussen muessen notwendig vorausgesetzt
    voraussetzung* bedarf sollte sollten verlang* erforder* pflicht verpflichtend obligatorisch* zwingend
    brauche_ich brauch_ich brauchen_wir braucht_man`,
  book: `buch buche buchen bucht gebucht buchung* *buchung *buchungen reservier* *reservierung vormerk*
    termin_machen termin_vereinbaren termin_ausmachen terminvereinbarung* terminbuchung* anmeld* anmelden angemeldet
    anmeldung* einschreib* eintragen melde_mich vereinbar* ausmachen vorbestellung_tisch voranmeldung*
    melde_ich_mich melden_wir_uns melde_ich_mein anmelde`,
  appointment: 'termin termine terminen termins *termin *termine mit_termin besuch besuche besuchen terminvergabe',
  cancel: `stornier* storno* *stornierung absag* abgesagt absage absagen sage_ab abbestell* abmeld* kundig* kuendig*
    kundigung* kuendigung* zuruckzieh* nicht_erschein* nicht_komm* nicht_kommen_kann verpass* versaum* versaeum*
    ausfallhonorar* ausfallgebuhr* absprung widerruf* rucktritt* rucktreten ausfallen_lassen nicht_auftauch*
    dazwischen dazwischenkommt verhindert zu_spat_absage zu_spat_absagen zu_spat_storniere zu_spat_stornieren
    kurzfristig_absage kurzfristig_absagen kurzfristig_storniere krank_werde krank_bin krank_wird wenn_ich_krank
    ich_krank_bin ich_krank_werde nicht_kommen_konnen krankheit* bei_krankheit krankheitsfall vergesse
    termin_vergess* termin_verges* termin_verschwitz* krank_ist kind_krank erkrank*`,
  change: `umbuch* verschieb* verschob* verleg* andern anderung* aendern aenderung* umbestell* vorzieh* vorverlegen
    anderen_termin neuen_termin nach_hinten`,
  order: 'bestell* *bestellung *bestellungen vorbestell* auftrag auftrage auftrags* beauftrag* ordern',
  pay: `zahl zahle zahlen zahlt gezahlt zahlung* *zahlung zahlungsart* zahlungsmittel* zahlungsweise* bezahl*
    bezahlt begleichen *zahlen zahlbar zahlungsmoglichkeit*`,
  card: `apple_pay google_pay kontaktlos* kartenzahlung* kartenlesegerat* mit_karte_zahlen mit_karte_bezahlen
    per_karte_zahlen karte_zahlen mit_karte karte karten kartenzahl* kartenlese* kartenzahlung girocard* girokarte*
    bankkarte* debitkarte* bankomatkarte* eckarte*`,
  mobilePay: 'paypal handyzahlung* per_handy',
  cash: 'bar bargeld* barzahl* cash munzen scheine *barzahlung bar_zahlen bar_bezahlen in_bar',
  invoice: 'rechnung* auf_rechnung *rechnung uberweis* ueberweis* lastschrift*',
  instalments: `rate raten ratenzahl* teilzahl* finanzier* abbezahl* abstotter* in_raten monatsrate* klarna
    zahlungsplan*`,
  insurance: `versicher* krankenkasse* kasse kassen kassenpatient* privatpatient* privat_versichert kassenleistung*
    beihilfe krankenversicherung* gesetzlich_versichert* gesetzliche_kasse* gesetzlichen_kasse*
    gesetzliche_krankenkasse gesetzlichen_krankenkassen gesetzlich aok tk techniker_krankenkasse barmer dak ikk
    knappschaft`,
  deliver: `liefer* *lieferung belief* ausliefer* versand* versend* verschick* schick schicke schicken schickt
    zuschick* zustell* zusend* postversand heimliefer* ausfahr* per_post *versand bringdienst* lieferservice*
    nach_hause vorbeibring* einsend* einschick* eingeschickt eingesandt`,
  collect: 'abhol* abgeholt hole holen holt zum_mitnehmen selbstabhol* *abholung take_away takeaway abzuholen',
  refund: `ruckgabe* rueckgabe* zuruckgeb* zurueckgeb* zuruckbring* zuruckgeben zurucknehm* umtausch* tausch tausche
    tauschen tauscht getauscht umgetauscht erstatt* ruckerstatt* geld_zuruck retour* zuruckschick* zurucksend*
    geld_wieder zuruckbekomm* zurueck_bekommen widerrufsrecht* gefallt_mir_nicht passt_nicht zahlen_zuruck
    zahlen_wir_zuruck zuruckzahl* zuruckerstatt* bekomme_ich_mein_geld zuruck zurueck nehmen_sie_zuruck`,
  deposit: `anzahlen anzahlung* kaution* vorauszahl* vorkasse* vorab_zahlen vorab_bezahlen im_voraus pfand*
    sicherheitsleistung* reservierungsgebuhr* voraus vorab_schon_etwas_zahlen vorab_etwas_zahlen
    vorab_etwas_bezahlen vorher_etwas_zahlen im_voraus_zahlen im_voraus_bezahlen vorher_zahlen vorher_bezahlen
    vorab_schon_zahlen etwas_anzahlen`,
  rent: `miet* vermiet* verleih* leih* ausleih* ausgeliehen leihwagen* mietwagen* ersatzwagen* leasing verleiht
    autovermietung fahrradverleih radverleih`,
  repair: `repar* reparier* repariert instandsetz* richten kaputt* defekt* behebt behoben beheben flick* flicken
    ausbesser* heil_machen wieder_hin geht_nicht_mehr fixen hinkriegen restaurier* aufarbeit* fehlersuche*`,
  service: 'inspektion* wartung* wart service durchsicht* gewartet',
  guarantee: 'garantie* gewahrleistung* gewaehrleistung* garantier* *garantie',
  sell: `verkauf* verkauft kauf kaufe kaufen kauft kaufbar erwerb* gekauft *verkauf vorrat lager auf_lager lagernd
    fuhren gefuhrt haben_sie_auf_lager habt_ihr_auf_lager`,
  used: 'gebraucht* second_hand secondhand aus_zweiter_hand generaluberholt*',
  discount: `rabatt* *rabatt ermassig* ermaessig* nachlass* vergunstig* verguenstig* skonto sonderangebot*
    sonderpreis* aktion aktionen billiger gunstiger guenstiger sparen spart *ermassigung preisnachlass* spar
    prozente weniger`,
  student: 'student* studier* studentenausweis* studentenrabatt*',
  senior: `senior* rentner* alte_leute pensionar* altere_leute altere_menschen alteren_menschen altere_herrschaften
    alteren`,
  child: `kind kinder kindern kindes kinder* kinds *kind *kinder sohn sohne sohnes tochter toechter kleiner_junge
    kids bub junge madchen jugendlich* teenager* enkel* nachwuchs minderjahrig* kita* jungs die_kleinen meine_kleine
    mein_kleiner meinen_kleinen unsere_kleine unser_kleiner unseren_kleinen knirps* jahriger jahrige jahrigen
    einjahrig* zweijahrig* dreijahrig* vierjahrig* funfjahrig* sechsjahrig* siebenjahrig* achtjahrig* neunjahrig*
    zehnjahrig* elfjahrig* zwolfjahrig*`,
  baby: 'baby babys baby* saugling* wickel* stillen kinderwagen* neugeboren* kleinstkind*',
  pet: 'haustier* tier tiere tieren *tier *tiere kleintier*',
  free: `kostenlos* gratis umsonst kostenfrei* gebuhrenfrei* ohne_aufpreis unentgeltlich* geschenkt freier_eintritt
    frei_haus kostet_nichts nichts_kosten nichts_verrechnet ohne_kosten ohne_gebuhr* ohne_geld
    damit_es_nichts_kostet dass_es_nichts_kostet nichts_zahlen nichts_zahle nichts_bezahlen frei`,
  include: `enthalten inbegriffen inklusive inkl dabei im_preis eingeschlossen inbegriff mit_drin einschliesslich
    inkludiert beinhaltet beinhalten extra aufpreis zuschlag* extrakosten was_ist_enthalten was_ist_inklusive
    was_ist_inbegriffen was_ist_dabei was_ist_alles_dabei alles_dabei was_ist_alles_enthalten was_beinhaltet`,
  accessible: `rollstuhl* rollator* barrierefrei* behindert* behinderten* rampe* ebenerdig* stufenlos* stufe stufen
    treppe* gehbehinder* schwellen treppenhaus schwerbehindert* stufenfrei* gehhilfe* komme_ich_rein
    rein_mit_rollstuhl wie_komme_ich_rein wie_komme_ich_zu_euch_rein wie_komme_ich_zu_ihnen_rein zu_euch_rein
    zu_ihnen_rein komme_ich_hinein gehstock rollstuhlgerecht`,
  toilet: 'toilette* wc klo klos badezimmer* *toilette',
  wifi: 'wlan w_lan wifi wi_fi internetzugang hotspot netzwerk gastenetz internet internetverbindung*',
  bicycle: 'fahrrad* fahrrader *fahrrad *fahrrader rad rader bike bikes velo* radfahr*',
  ebike: 'e_bike e_bikes ebike* pedelec* elektrofahrrad* elektrorad*',
  tyre: 'reifen* winterreifen* sommerreifen* rader_wechsel radwechsel*',
  puncture: 'platten plattfuss* platter_reifen reifenpanne* panne*',
  emergency: `notfall* notfalle notfallen *notfall notdienst* notruf* bereitschaft* *notdienst dringend* akut*
    eilig* sofort_hilfe notsituation* eilt brand_eilig notlage mitten_in_der_nacht lebensgefahr* lebensbedrohlich*
    ausserhalb_der_sprechzeiten ausserhalb_der_offnungszeiten etwas_schlimmes schlimmes schlimm etwas_passiert
    was_passiert_wenn_etwas brennt nachts_schlecht strom_weg stromausfall* heizung_ausgefallen kein_strom
    kein_wasser uberschwemm*`,
  language: 'sprache* sprachen sprechen spricht sprecht fremdsprach*',
  staff: `team mitarbeit* personal angestellt* kollege* kollegin* ansprechpartner* leute_bei meister* belegschaft
    wer_arbeitet arbeitet_bei arbeiten_bei arbeitet_noch wer_schneidet wer_behandelt`,
  apprentice: `lehrling* praktikant* lehrstelle* ausbildung* ausbildungsplatz* bildet_ihr_aus bilden_sie_aus
    auszubild* azubi*`,
  vegetarian: 'vegetar* fleischlos* ohne_fleisch veggie',
  vegan: 'vegan* pflanzlich* rein_pflanzlich',
  allergy: 'allerg* unvertraglich* unvertraeglich* vertrage vertragt intoleran*',
  gift: 'geschenk* gutschein* *gutschein *gutscheine geschenkgutschein* verschenk* schenken prasent*',
  group: 'gruppe* *gruppe *gruppen gesellschaft* geburtstagsfeier* junggesell* firmenfeier* vereine',
  lesson: `kurs* unterricht* stunde_nehmen lehrgang* seminar* workshop* klasse* training* lektion* fahrstunde*
    personal_training personal_trainer personaltraining* personaltrainer*`,
  wait: `wart warte wartezeit* warten wartet wartelist* solange_ich_warte schlange vorlauf* wann_konnen_sie_kommen
    nachster_termin nachsten_termin freier_termin freie_termine fruhester_termin wartezimmer* wartezeiten warteraum*`,
  late: 'zu_spat zu_spaet verspat* verspaet* unpunktlich* spater_kommen',
  breakfast: 'fruhstuck* fruehstueck* *fruhstuck brunch*',
  lunch: `mittagessen* mittagstisch* mittagsmenu* mittagskarte* lunch mittags_essen tagesgericht* mittag_essen
    warm_essen`,
  dinner: 'abendessen* abendkarte* abendbrot dinner abends_essen',
  beginner: `anfanger* anfaenger* einsteiger* neuling* ohne_vorkenntnisse vorkenntnis* ohne_erfahrung grundkurs*
    zum_ersten_mal`,
  smoking: 'rauch* raucher* nichtraucher* zigarett*',
  receipt: 'kassenbon* bon quittung* beleg belege kassenzettel* kaufbeleg*',
  publicHoliday: `feiertag* *feiertag *feiertage weihnacht* heiligabend heilig_abend heiliger_abend silvester*
    neujahr* ostern oster* karfreitag* ostermontag* pfingst* himmelfahrt* fronleichnam* allerheiligen
    reformationstag* tag_der_arbeit erster_mai tag_der_deutschen_einheit dreikonig* heilige_drei_konige bruckentag*
    rosenmontag* fasching* fastnacht nikolaus`,
  holidayTime: `urlaub* *urlaub betriebsferien* ferien* *ferien betriebsurlaub* praxisurlaub* sommerpause*
    winterpause* urlaubszeit auf_urlaub im_urlaub in_urlaub weihnachtspause* weihnachtsferien zwischen_den_jahren`,
  haircut: `haarschnitt* schneid* schnitt schneidet *schnitt frisur* trimm* spitzen_schneiden nachschneiden stutz*
    haareschneiden haare_schneiden`,
  colour: 'farbe farben farbt farbung* faerb* gefarbt haarfarbe*',
  wash: 'wasch* gewaschen *wasche *waschen wasche spul*',
  clean: 'reinig* putz* sauber* gereinigt geputzt',
  install: 'montier* montage* einbau* eingebaut installier* installation* anschliess* anschluss* aufbau* anbring*',
  paint: 'streich* anstrich* malern lackier* lack tapezier*',
  sew: `nahen naht schneider* *naher enger* anderungsschneider* umnah* genaht umnahen annahen naherei naharbeit*
    gekurzt kürzen kurzung*`,
  examine: `untersuch* check checkup check_up kontrolle* kontrollier* vorsorge* ultraschall* screening* diagnos*
    gecheckt durchcheck* uberpruf* ueberpruf* prufung* pruf*`,
  treat: 'behandel* behandl* therapie* therapier*',
  massage: 'massage* massier*',
  vaccinate: 'impf* geimpft spritze*',
  prescription: 'rezept* verschreib* verschrieben verordn*',
  sickNote: `krankschreib* krankgeschrieben krankmeld* krankmelden au_bescheinigung au_schein arbeitsunfahig*
    gelber_schein krankenschein* krankmeldung*`,
  certificate: 'attest* bescheinig* gutachten* zertifikat* nachweis*',
  xray: 'rontg* roentg*',
  bloodTest: 'blutabnahme* blut blutbild* blutwert* blutprobe* blut_abnehmen bluttest* laborwert*',
  neuter: 'kastrier* kastration* sterilisier* sterilisation*',
  advice: 'berat* beratungsgesprach* beraten beratschlag* fachberat*',
  valid: 'gultig* gueltig* gilt gelten galt ablauf* verfall* verfallt einlosbar* einlosen lauft_ab haltbar*',
  bring: `mitbring* mitgebracht mitnehm* mitgenommen bringe_mit dabeihaben dabei_haben mitzubringen bring_ich_mit
    bring bringe bringen bringt bringst`,
  complain: `beschwer* reklam* unzufrieden* nicht_zufrieden mangel* mangelhaft nicht_in_ordnung beanstand* zufrieden
    nachbesser* bessern_nach bessern_wir`,
  member: 'mitglied* *mitgliedschaft abo abos abonnement* *abo vertrag* vertragslaufzeit* laufzeit* mindestlaufzeit*',
  trial: `probe probieren ausprobier* probestunde* probetraining* probefahr* schnupper* testen testfahrt*
    probemonat* unverbindlich* reinschnupper* probetermin* probeabo*`,
  checkIn: `einchecken check_in checkin anreise* anreisen ankommen ankunft* eingecheckt spatanreise* spater_ankommen
    spate_anreise`,
  checkOut: 'auschecken check_out checkout abreise* abreisen ausgecheckt verlassen zimmer_raumen raumen ausziehen',
  outdoors: `terrasse* biergarten* garten draussen aussenbereich* im_freien freisitz* aussengastronomie*
    draussen_sitzen im_freien_sitzen draussen_essen`,
  menu: `speisekarte* menu menus gerichte gericht speise* speisen essen_sie auf_der_karte auf_eurer_karte
    auf_ihrer_karte`,
  alcohol: 'alkohol* spirituosen alkoholausschank* schankgenehmigung* hochprozentig*',
  wedding: 'hochzeit* *hochzeit braut* trauung* standesamt*',
  funeral: 'beerdig* bestatt* trauer* beisetz* todesfall*',
  flower: 'blume* blumen strauss* kranz*',
  tax: 'steuer* steuererklarung* finanzamt* *steuererklarung *steuererklarungen',
  vat: 'mehrwertsteuer* mwst umsatzsteuer* netto brutto',
  company: 'firmenkunde* gewerb* unternehmer* geschaftskunde*',
  tow: 'abschlepp* pannendienst* pannenhilfe* liegengeblieben liegen_geblieben schleppt schleppen',
  charging: `ladesaule* ladestation* aufladen wallbox* ladepunkt* e_auto_laden auto_laden elektroauto_laden
    akku_laden rad_laden handy_laden aufgeladen ladestation ladestrom*`,
  storage: 'lagern lagerung* einlager* aufbewahr*',
  key: 'schlussel* schluessel* *schlussel',
  event: `veranstalt* party partys event* konferenz* feier feiern feierlichkeit* geburtstag* firmenfeier* jubilaum*
    taufe* kommunion* nebenraum*`,
  substitute: 'vertret* vertritt einspring* ersatzarzt* ersatz',
  video: `video* videosprechstunde* videotermin* videoanruf* videocall* teams zoom skype videokonferenz*
    videoberatung*`,
  homeVisit: `hausbesuch* hausbesuche zu_mir_nach_hause zu_uns_nach_hause zu_mir_kommen zu_uns_kommen
    kommen_sie_auch_zu vor_ort_service heimbesuch* vor_ort ins_haus nach_hause_kommen daheim zuhause zu_hause
    kommt_ihr_zu kommen_sie_zu_mir kommt_ihr_zu_mir kommt_ihr_auch_nach_hause kommen_sie_nach_hause
    kommt_ihr_nach_hause zu_ihr_kommen zu_ihm_kommen zu_mir_raus kommt_jemand_zu_uns kommt_jemand_zu_mir nicht_aus_dem_haus nicht_mehr_aus_dem_haus`,
  reason: 'warum wieso weshalb weil grund',
  origin: 'woher herkunft* stammt stammen bezieht aus_der_region regional* regionale bezogen',
  intake: `aufnahmestopp neuaufnahme aufnehmen noch_platz noch_platze freie_platze platz_frei platz_als
    nehmen_wir_auf neue_patienten neuer_patient neupatient* neue_kunden neukunde* neue_mitglieder neue_mandanten
    neue_schuler neue_patientin noch_platz_fur platz_fur_mich platz_als_patient`,
  debitCard: 'maestro',
  amex: 'amex american_express',
  gluten: 'gluten* zoliak* zoeliak* weizenfrei*',
  lactose: 'laktose* lactose* milchfrei* milchzucker* milcheiweiss*',
  nuts: 'nuss nusse nussen nussallergie* erdnuss*',
  elevator: 'aufzug* fahrstuhl* lift lifts',
  pupil: 'schuler* schueler* schulkind*',
  dog: `hund hunde hunden hundes hundchen hundi vierbeiner* welpe* assistenzhund* *hund *hunde hund_mitbringen
    hunde_mitbringen hund_mitnehmen hund_dabeihaben hundin* ruede rude ruden welpen`,
  cat: 'katze katzen kater katzchen',
  walkIn: `walk_in spontan ohne_voranmeldung ohne_anmeldung ohne_reservierung terminlos unangemeldet
    einfach_so_vorbeikommen einfach_vorbeikommen offene_sprechstunde`,
  quote: `kostenvoranschlag* voranschlag* kostenschatzung* angebot_machen angebot_erstellen schatzung*
    unverbindliches_angebot kostet_ein_angebot angebot_kosten`,
  season: 'saison* hochsaison* nebensaison* vorsaison* nachsaison*',
  byPhone: 'am_telefon per_telefon telefonisch* uber_telefon per_anruf fernmundlich ubers_telefon',
  byEmail: 'per_mail per_e_mail per_email uber_e_mail via_mail via_e_mail',
  meetingRoom: 'besprechungsraum* tagungsraum* konferenzraum* seminarraum* meetingraum* besprechungszimmer*',
  hourlyRate: 'pro_stunde die_stunde stundensatz* stundenlohn* stundenpreis* je_stunde',
  replace: 'wechsel* gewechselt *wechsel austausch* ausgetauscht erneuern erneuer*',
  certified: 'zertifizier* qualifizier* anerkannt* staatlich akkreditier*',
  boss: `inhaber* besitzer* chef* leiter* leitet leitung geschaftsfuhr* betreib* eigentumer* verantwortlich*
    zustandig* *leitung geleitet *leiter *leiterin meister meisterin boss bosse wem_gehort`,
  dropOff: 'abgeb* abgabe* abzugeben hinbringen vorbeibringen',
  multiPass: 'zehnerkarte* mehrfachkarte* 10er_karte monatskarte* jahreskarte* funferkarte*',
  makeup: 'schmink* make_up makeup visagist*',
  identity: 'ausweis* personalausweis* lichtbildausweis* ausweisen',
  beard: `bart barte bartes bartschnitt* bartpflege* vollbart schnurrbart* barttrimm* bartrasur* bartstyl* rasur*
    rasier*`,
  visit: 'einkaufen reinkommen hereinkommen reinschauen',
  bird: 'vogel vogels vogeln wellensittich* papagei* kanarienvogel*',
  horse: 'pferd pferde pferden pony ponys reitpferd*',
  reptile: 'reptil* schlange schlangen echse* schildkrote* leguan*',
  boarding: 'in_pension hundepension* tierpension* katzenpension* urlaubsbetreuung* hundebetreuung*',
  surgery: 'operier* operation* chirurg* op_termin operativ* eingriff*',
  doctor: 'arzt arztin arzte arzten arztinnen doktor doktorin dr facharzt* mediziner*',
  nurse: 'krankenschwester* pfleger* arzthelfer* mfa helferin*',
  medicine: 'medikament* arznei* tablette* hausapotheke* arzneimittel*',
  food_pet: 'hundefutter katzenfutter futter futters futtersorte* trockenfutter nassfutter diatfutter',
  afterDeadline: `weniger_als spater_als danach nichterschein* nicht_erscheine kurzfristiger zu_spat_absage
    zu_spat_absagen nach_ablauf`,
  parts: 'ersatzteil* originalteil* teile',
  bouquet: 'strauss strausse blumenstrauss* bukett*',
  wreath: 'kranz kranze kranzen',
  available: `noch_frei was_frei etwas_frei freie_zimmer freies_zimmer zimmer_frei tisch_frei platz_frei
    freier_platz ausgebucht verfugbarkeit* plaetze_frei platze_frei noch_etwas_frei noch_was_frei freie_termine
    termin_frei`,
  howOften: 'wie_oft wie_haufig wie_regelmassig',
  brand: 'marke marken hersteller* fabrikat* lieferant* produkthersteller*',
  size: 'grosse grossen mass masse abmessung* wie_gross quadratmeter qm wie_breit wie_hoch_darf',
  weight: 'gewicht* wiegt wiegen kilo kg wie_schwer',
  nutrition: 'kalorie* nahrwert* kohlenhydrat* zuckerfrei*',
  ingredients: 'zutat* inhaltsstoff* zutatenliste* enthaltene',
  material: 'material* stoff stoffe holzart* hergestellt_aus gemacht_aus',
  rating: 'bewertung* rezension* sterne auszeichnung* ausgezeichnet_worden',
  founded: `gegrundet grundung* seit_wann_gibt_es wie_lange_gibt_es wie_lange_gibt_es_euch wie_lange_gibt_es_sie
    welches_jahr welchem_jahr wie_lange_besteht`,
  capacity: `sitzplatz* wie_viele_platze wie_viele_gaste wie_viele_personen_passen platz_fur fassungsvermogen
    kapazitat*`,
  job: `jobs job stellenangebot* offene_stelle* freie_stelle* bei_euch_arbeiten bei_ihnen_arbeiten bewerb*
    praktikum* praktikumsplatz* aushilfe* minijob* ferienjob* gehalt* verdient verdiene stellt_ihr_ein
    stellen_sie_ein wir_suchen job_bei job_haben`,
  recommend: 'empfehl* empfiehl* tipp tipps',
  howTo: 'wie_repariere_ich wie_backt_man wie_wechsle_ich wie_pflege_ich wie_entferne_ich',
  grow: 'anbau* anbauen zucht* zuchten gezuchtet',
  water_plants: 'giess* gegossen pflegehinweis* pflegetipp*',
  abroad: 'ausland* ins_ausland eu_weit eu international*',
  luggage: 'gepack* koffer koffern taschen reisegepack* rucksack*',
  tv: 'fernseh* tv tvs',
  airConditioning: 'klimaanlage* klimatisier* klima',
  pool: 'pool schwimmbad* hallenbad* schwimmbecken*',
  sauna: 'sauna saunen',
  kitchen: 'küche küchen kochnische* kochgelegenheit* gastekuche*',
  towel: 'handtuch* handtucher badetuch*',
  linen: 'bettwasche* bettzeug laken',
  coffee: 'kaffee*',
  playArea: 'spielecke* spielplatz* spielzimmer* spielzeug* spilecke',
  highChair: 'hochstuhl* kinderstuhl* kindersitz*',
  locker: 'spind* schliessfach* umkleide*',
  shower: 'dusche* duschen',
  oil: 'ol ole olwechsel* motorol*',
  brake: 'bremse* bremsen bremsbelag*',
  battery: 'akku akkus batterie*',
  windscreen: 'windschutzscheibe* scheibe scheiben steinschlag* frontscheibe*',
  inspection: 'tuv hu hauptuntersuchung* abgasuntersuchung* pickerl*',
  live: 'live_musik musik konzert* auftritt* dj',
  view: 'aussicht* ausblick* meerblick* seeblick*',
  quiet: 'ruhige ruhiges ruhiger leise larm*',
  dress: 'kleiderordnung* dresscode was_soll_ich_anziehen',
  privacy: 'datenschutz* dsgvo schweigepflicht* personenbezogen*',
  notice: 'kundigungsfrist* mindestlaufzeit* vertragsbindung*',
  eco: 'nachhaltig* umwelt* bio *bio okologisch* klimaneutral*',
  interpreter: 'dolmetsch* gebardensprach*',
  seats: 'tisch tische tischen',
  bed: 'bett betten zusatzbett* *bett kinderbett* babybett*',
  room: 'zimmer zimmern *zimmer',
  dessert: 'nachtisch* dessert* nachspeise*',
  drink: 'getrank*',
  beer: 'bier biere *bier fassbier*',
  wine: 'wein weine weinkarte* *wein',
  bread: 'brot brote broten *brot *brote',
  roll: 'brotchen semmel* schrippe*',
  cake: 'torte torten kuchen',
  screenSize: 'display* bildschirm* monitor*',
  phoneRepair: 'handy handys smartphone* iphone*',
  computer: 'computer* laptop* notebook* rechner*',
  nails: 'nagel nagels gelnagel* nagelstudio*',
  lashes: 'wimper*',
  skin: 'gesichtsbehandlung* hautpflege* kosmetik*',
  perm: 'dauerwelle*',
  highlights: 'strahn* strahnchen',
  shampoo: 'shampoo*',
  bride: 'brautfrisur*',
  teeth: 'zahn zahne',
  whitening: 'bleaching* aufhell*',
  implant: 'implantat*',
  glasses: 'brille* brillen',
  house: 'haus haeuser hauser einfamilienhaus*',
  roof: 'dach dacher dachdeck*',
  garden: 'gartenpflege* gartenbau*',
  moving: 'umzug* umzuge umzugskarton*',
  waste: 'mull entsorg* sperrmull* entrumpel*',
  plumbing: '',
  electric: 'strom elektrik* elektroinstallation*',
  heating: 'heizung*',
  photo: 'foto fotos fotograf* bilder bild shooting*',
  print: 'druck* ausdruck* kopien kopieren',
  legal: 'rechtlich*',
  accounting: 'buchhaltung* buchfuhrung*',
  yoga: 'yoga*',
  trainer: 'trainer trainerin coach personal_training personal_trainer personaltraining* personaltrainer*',
  freeze: 'pausier* stilllegen ruhen_lassen aussetzen',
  swim: 'schwimm* aquafit*',
  drive: 'fuhrerschein*',
  teacher: 'lehrer* dozent* kursleiter* fahrlehrer*',
  music: 'instrument*',
  braces: 'zahnspange* kieferorthop* zahnregulier* invisalign',
  dentalHygiene: 'zahnreinigung* zahnstein* prophylaxe* pzr mundhygiene*',
  groupClass: 'gruppenkurs* gruppentraining* kursplan*',
  drivingLesson: 'fahrstunde* fahrlektion*',
  exam: 'theorieprufung* fahrprufung* abschlussprufung*',
  manicure: 'manikure*',
  pedicure: 'pedikure* fusspflege*',
  brows: 'augenbraue* brauen',
  leak: 'rohrbruch* wasserrohrbruch* leck undicht* tropft',
  drain: 'abfluss* verstopf*',
  tap: 'wasserhahn* armatur*',
  outlet: 'steckdose*',
  heatPump: 'warmepumpe*',
  lawn: 'rasen rasenmah* rasenpflege*',
  hedge: 'hecke hecken heckenschnitt*',
  tree: 'baum baume baumfall* baumpflege*',
  apartment: 'wohnung wohnungen apartment*',
  lawyer: 'anwalt* rechtsanwalt* anwaltin*',
  annualReport: 'jahresabschluss* bilanz*',
  payroll: 'lohnabrechnung* lohnbuchhaltung* gehaltsabrechnung*',
  lenses: 'kontaktlinse* linsen',
  eyeTest: 'sehtest* augenprufung*',
  pain: 'schmerz* zahnschmerzen kopfschmerz* weh_tut tut_weh wehtut *schmerzen',
  solar: 'photovoltaik* pv_anlage* solaranlage* solarstrom* solarmodul* solarzelle*',
  fear: 'angst* phobie* nervos*',
  creditCard: 'kreditkarte* visa mastercard',
  solarium: 'solarium* solarien',
  sms: 'sms whatsapp_nachricht',
  lostFound: 'vergessen liegen_lassen liegengelassen fundsach* fundburo verloren',
  beach: 'strand* baden badestrand* badesee* see meer',
  bbq: 'grill* lagerfeuer*',
  participate: 'teilnehm* teilnahme* mitmach*',
  scent: 'parfum* duft* duftfrei*',
  fitness: 'fitnessstudio* fitnessraum* kraftraum* fitnessbereich* geratetraining*',
};
