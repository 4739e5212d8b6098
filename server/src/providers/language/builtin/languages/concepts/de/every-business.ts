import type { LanguagePack } from '../../language-pack.ts';

/** German words for what customers ask every business: price, hours, place, booking, payment, guests. */
export const everyBusiness: LanguagePack['concepts'] = {
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
};
