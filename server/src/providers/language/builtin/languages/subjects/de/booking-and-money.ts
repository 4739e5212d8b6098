/** German words of booking and money, by subject. */
export const bookingAndMoney = {
  waitingTime: `wartezeit* warte_ich vorlaufzeit* nächster_termin nächsten_termin nächste_termin
    nächster_freier_termin nächsten_freien_termin frühester_termin frühestmöglich* nächstmöglich* freier_termin
    freien_termin freie_termine termin_frei was_frei platz_frei ausgebucht ausgelastet reinquetschen
    dazwischenschieben dazwischen_schieben reinschieben einschieben drankommen komme_ich_dran komm_ich_dran
    kommt_man_dran wie_schnell kurzfristig* zeitnah auftragslage anstehen schlange_stehen warteschlange*
    *warteschlange wann_habt_ihr_zeit wann_hätten_sie_zeit wochen_vorlauf rasch_einen_termin bald_einen_termin
    lange_warten warten_muss muss_man_warten`,
  readyTime: `fertig fertiggestellt fertigstellung* fertig_werden abholbereit* abholen_kann abholfertig
    bearbeitungszeit* bearbeitungsdauer reparaturdauer reparaturzeit lieferzeit* durchlaufzeit produktionszeit
    anfertigungszeit *lieferzeit wann_abholen wieder_abholen wieder_haben bis_wann am_selben_tag am_gleichen_tag
    noch_heute_fertig parat abholtermin* über_nacht_fertig in_arbeit wartet_man_drauf darauf_warten werktage
    arbeitstage wie_lange_braucht wie_lange_braucht_ihr wie_lange_brauchen_sie dauert_die_reparatur
    zum_mitnehmen_fertig expressreparatur sofortreparatur abzuholen`,
  lateArrival: `verspät* zu_spät später_komme komme_später später_kommen später_dran spät_dran zuspätkommen
    unpünktlich* pünktlich* im_stau stau stecke_fest zug_verpasst bus_verpasst anschluss_verpasst nicht_rechtzeitig
    schaffe_es_nicht schaffs_nicht_rechtzeitig minuten_später minuten_zu_spät viertelstunde_später karenzzeit
    kulanzzeit verspätung_haben nach_hinten_raus versäum* verschlafen spätanreise späte_anreise
    akademische_viertelstunde minuten_verspätung aufgehalten verfällt_der_termin verzöger*`,
  cancelling: `storn* absag* abgesagt sage_ab sagt_ab sagen_ab sag_ab abzusagen abmeld* melde_ab kündig* rücktritt*
    zurücktreten tritt_zurück widerruf* annullier* abbestell* bestelle_ab cancel* gecancelt verhindert
    nicht_kommen_kann kann_nicht_kommen nicht_kommen doch_nicht_kommen dazwischenkommt dazwischen_kommt
    was_dazwischen dazwischengekommen krank_werde nicht_mehr_wollen austragen abblasen rückgängig* fällt_aus
    ausfallen termin_löschen buchung_löschen *stornierung`,
  noShow: `nichterscheinen* nicht_erscheinen nicht_erscheint nicht_erscheine nicht_auftauche nicht_auftauchen
    nicht_erschienen no_show no-show noshow nicht_wahrgenommen nicht_wahrnehmen versäumt* versäume verpasst verpasse
    verpassen vergesse termin_vergessen termin_verpasst nicht_abgesagt ohne_absage unentschuldigt* ausfallhonorar
    ausfallgebühr* ausfallpauschale ausfallrechnung einfach_nicht_komme fernbleiben verschwitzt
    nicht_rechtzeitig_abgesagt nicht_angetreten nichtantritt nicht_gekommen`,
  rescheduling: `verschieb* verschoben verschob umbuch* umgebucht buche_um verlegt anderer_termin anderen_termin
    neuer_termin neuen_termin termin_ändern terminänderung* termin_tauschen terminverschiebung* anderes_datum
    anderen_tag andere_uhrzeit vorverleg* vorziehen nach_hinten_schieben nach_hinten_verschieben nach_vorne_verlegen
    tausch_des_termins ersatztermin* ausweichtermin* nachhol* nachgeholt umdisponieren umplanen umgeplant
    buchung_ändern datum_ändern terminwechsel vertagen termin_verlegen umlegen_termin`,
  deposit: `angezahlt zahle_an vorkasse vorauskasse vorauszahl* im_voraus_zahlen im_voraus_bezahlen vorab_zahlen
    vorab_bezahlen vorher_bezahlen vorher_zahlen kaution* pfand pfandgebühr hinterleg* akonto akontozahlung* a_conto
    angeld depot depotgebühr sicherheitsleistung reservierungsgebühr* buchungsgebühr vorschuss vorstreck* teilbetrag
    restbetrag restzahlung* teilzahlung_vorab einsatz_hinterlegen sofort_bezahlen *anzahlung *kaution anzahlung*
    anzahlen anzuzahlen`,
  refund: `erstatt* rückerstatt* geld_zurück geld_wieder geld_wiederbekommen zurückzahl* rückzahlung* zahlt_zurück
    zahlen_zurück zurückbekommen bekomme_zurück krieg_zurück zurückgezahlt zurückerstatt* refund* retour* rückgabe*
    zurückgeben zurückbringen zurückgebracht umtausch* umgetauscht tausche_um tauschen_um gutschrift* rücknahme
    zurücknehmen nehmt_zurück nehmen_zurück rücküberweis* widerrufsrecht kaufpreis_zurück rückvergüt*
    rückgeld_bekommen zurückverlangen`,
  voucher: `gutschein* *gutschein *gutscheine *gutscheinen geschenkkarte* geschenksgutschein* wertgutschein*
    einkaufsgutschein* geschenkgutschein* geschenkskarte giftcard gift_card voucher* bon_einlösen einlös* eingelöst
    löse_ein wertkarte geschenkbon guthabenkarte gutschein_verschenken groupon jochen_schweizer mydays wertbon
    präsentkarte präsentgutschein erlebnisgutschein verschenken`,
  discount: `rabatt* *rabatt *rabatte ermäßig* ermässig* nachlass preisnachlass* prozente vergünstig* günstiger
    billiger sonderangebot* aktion aktionspreis* angebote schnäppchen* skonto sonderpreis* reduziert* herabgesetzt
    ausverkauf schlussverkauf sale happy_hour preisvorteil* sparangebot* sparpreis* ersparnis verbilligt* promocode
    gutscheincode frühbucher* mengenrabatt am_preis_machen last_minute spartag* feilschen`,
  seniorDiscount: `senioren* seniorinnen senior rentner* pensionist* pensionär* pensioniert* ahv ahv-rabatt
    ahv-ausweis ahv-preis ab_60 ab_65 über_60 über_65 60_plus 65_plus ü60 ü65 ruhestand in_rente in_pension
    im_rentenalter`,
  studentDiscount: `student* studier* studi studis studirabatt uni-ausweis legi schüler* azubi* lehrling* lernende
    auszubildende* edu-card jugendermäßigung jugendtarif isic uni hochschule an_der_uni`,
  childPrice: `kinderpreis* kindertarif* kinderermäßigung* kinderermässigung* kinderrabatt kinderticket*
    kinderkarte* kindereintritt kinder_zahlen kinder_kosten kind_kostet kinder_frei kinder_gratis kinder_kostenlos
    kinder_bezahlen kinder_unter kleinkinder_gratis kleinkinder_frei babys_kostenlos babys_gratis kleine_kostenlos
    die_kleinen_zahlen familienkarte* familienticket* familienpreis* familientarif* familienrabatt kinder_bis
    gratis_für_kinder kostenlos_für_kinder eintritt_für_kinder preis_für_kinder kinder_den_halben halber_preis
    halben_preis muss_mein_kind_zahlen juniorkarte`,
  groupPrice: `gruppenpreis* gruppenrabatt* gruppentarif* gruppenermäßigung* gruppenermässigung* gruppenticket*
    gruppenangebot* gruppenkarte* gruppenbuchung* gruppen größere_gruppe größere_gruppen grosse_gruppe große_gruppe
    große_gruppen ab_10_personen ab_zehn_personen mehrere_personen mit_mehreren zu_mehrt viele_leute mengenrabatt
    staffelpreis* staffelrabatt pro_person_billiger reisegruppe* schulklasse* verein vereine firmengruppe
    gruppenanmeldung zu_zehnt zu_acht zu_zwölft`,
  membership: `mitglied* abo abos abonnement* abonnier* monatsbeitrag* monatsabo jahresabo jahresbeitrag
    jahreskarte* monatskarte* saisonkarte* dauerkarte* zehnerkarte* 10er-karte 10er-abo mehrfachkarte* beitreten
    beitritt* aufnahmegebühr* aufnahmeantrag vertragslaufzeit* laufzeit* mindestlaufzeit* kündigungsfrist*
    vertrag_kündigen ruhend pausieren stilllegen stillegung timestop time-stop vertragsverlängerung*
    urban_sports_club wellpass egym flatrate probemitgliedschaft einschreibegebühr vertrag_ruhen`,
  loyalty: `treuekarte* treuepass treuepunkte* treuerabatt* treueprogramm* treueprämie* bonuskarte* bonuspunkte*
    bonusprogramm* bonusheft kundenkarte* kundenkonto stammkunde* stammkundschaft stammgast stammgäste stempelkarte*
    stempelpass stempelheft stempel_sammeln rabattkarte* punkte_sammeln punktekarte* payback cumulus supercard
    deutschlandcard jö jö-karte jö-bonusclub vorteilskarte* vorteilsclub sammelpass sammelkarte* kundenprogramm
    prämien rabattmarken *stammkunden kaffeepass`,
  instalments: `raten ratenzahlung* ratenkauf ratenkredit ratenplan monatsrate* in_raten auf_raten abstottern
    abzahl* zahle_ab teilzahl* finanzier* kredit kreditkauf klarna paypal_ratenzahlung nullprozentfinanzierung
    null_prozent 0_prozent_finanzierung leasing leasen monatlich_zahlen monatlich_abzahlen nach_und_nach_bezahlen
    stückweise_zahlen später_bezahlen stundung stunden_lassen zahlungsaufschub zahlungsplan auf_pump in_teilbeträgen
    zahlpause`,
  cardPayment: `kartenzahlung* karte_zahlen karte_bezahlen mit_karte bankkarte* kreditkarte* ec-karte ec_karte
    eckarte ec-cash girocard giro bankomat bankomatkarte* bankomatzahlung debitkarte* debit mastercard maestro visa
    visakarte v-pay amex american_express postcard postfinance postfinance-karte diners kartenterminal kartenleser
    kartenlesegerät kartengerät bargeldlos* kontaktlos* nehmt_ihr_karte nehmen_sie_karten plastikgeld karte_nur_ab
    sumup zettle unbar elektronisch_zahlen`,
  cashPayment: `bargeld* barzahl* bar_zahlen bar_bezahlen bar_zahle in_bar nur_bar nur_bares bares cash cashen
    geldautomat* bankautomat bankomat bancomat geldscheine scheine münzen kleingeld wechselgeld hunderter fünfziger
    fünfzigeuroschein 50-euro-schein 100-euro-schein geld_abheben barkauf barauszahlung franken_bar euro_bar
    schweizer_franken fremdwährung euros_annehmen bar_auf_die_hand rausgeben herausgeben auf_kralle kohle_bar`,
  mobilePayment: `apple_pay applepay google_pay googlepay samsung_pay paypal handyzahlung handy_zahlen
    handy_bezahlen mit_dem_handy_zahlen mit_dem_handy_bezahlen smartphone_zahlen smartwatch_zahlen
    mit_der_uhr_zahlen mit_der_uhr_bezahlen twint twinten bluecode payconiq wero kontaktlos* nfc qr-code_zahlen
    mobil_bezahlen mobil_zahlen mobiles_bezahlen mobile_payment wallet alipay wechat_pay klarna sofortüberweisung
    eps-überweisung eps garmin_pay revolut per_app_zahlen handyzahlungen`,
  invoice: `rechnung* quittung* beleg belege kassenbeleg* kassenbon* kassabon kassazettel kassenzettel bon
    bewirtungsbeleg* bewirtungsquittung bewirtungsrechnung mehrwertsteuer* mwst umsatzsteuer* ust ust-id uid
    uid-nummer vorsteuer* steuerlich_absetzen absetzen absetzbar zahlungsbeleg zahlungsbestätigung spesenbeleg
    spesen faktura firmenbeleg ausgewiesen netto brutto zweitschrift honorarnote rechnung_ausstellen rechnung_mailen`,
  onAccount: `auf_rechnung kauf_auf_rechnung rechnungskauf per_rechnung gegen_rechnung firmenrechnung* firmenkunde*
    geschäftskunde* sammelrechnung* monatsrechnung* zahlungsziel* zahlungsfrist* firmenkonto überweis*
    banküberweisung einzahlungsschein qr-rechnung erlagschein zahlschein nachträglich_zahlen später_zahlen
    14_tage_netto 30_tage_netto lastschrift* bankeinzug sepa e-rechnung xrechnung zugferd firma_zahlt firma_bezahlt
    kostenübernahme anschreiben_lassen bestellnummer kostenstelle`,
  surcharge: `zuschlag* *zuschlag *zuschläge aufpreis* aufschlag mehrpreis mehrkosten zusatzkosten* zusatzgebühr*
    extrakosten extra_kosten kostet_extra kosten_extra zusätzliche_kosten versteckte_kosten expresszuschlag*
    eilzuschlag expressgebühr wochenendzuschlag* sonntagszuschlag* feiertagszuschlag* nachtzuschlag* nachttarif
    notdienstzuschlag* notdienstpauschale anfahrtskosten anfahrtspauschale* fahrtkosten wegpauschale wegkosten
    wegzeit bearbeitungsgebühr* nebenkosten gebühr gebühren teurer_am_wochenende draufzahlen aufzahlung*
    einzelzimmerzuschlag kommt_noch_was_dazu`,
  minimumOrder: `mindestbestell* mindestmenge* mindestumsatz* mindestverzehr mindestkonsumation mindestabnahme*
    mindestbetrag* mindestauftrag* mindestpreis mindestdauer mindestmietdauer mindestanzahl mindestteilnehmer*
    mindestpersonenzahl mindestauflage mindestbuchung* minimum ab_welchem_betrag ab_welchem_bestellwert
    ab_wie_viel_euro ab_wieviel_euro einzelstück einzelstücke einzelne_stücke nur_ein_stück auch_nur_eins
    kleinmenge* kleinstmenge* kleine_menge kleine_mengen kleinauftrag* kleinaufträge kleiner_auftrag
    auch_kleine_aufträge`,
  quote: `kostenvoranschlag* kostenvoranschläge voranschlag angebot_erstellen angebot_machen angebot_schicken
    unverbindlich* offerte* offert offerieren richtofferte preisangebot* festpreis* fixpreis* pauschalangebot
    pauschalpreis kostenschätzung* schätzung schätzen_lassen ungefährer_preis grober_preis was_würde_kosten
    preisanfrage* angebotsanfrage schriftliches_angebot kostenplan aufmaß aufmass besichtig* vor_ort_anschauen
    vorher_anschauen kostenaufstellung kva preisauskunft kostenfrei_anschauen gratis_besichtigung was_da_zukommt
    was_auf_mich_zukommt *kostenvoranschlag`,
  trial: `probetraining* probestunde* probelektion* schnupper* reinschnuppern hineinschnuppern ausprobier* probier*
    probetag probeweise testen testweise kostenlos_testen gratis_testen probefahrt* probewoche probemonat probeabo
    testmonat unverbindlich_testen erstmal_testen erst_mal_schauen einmal_mitmachen reinschauen mal_vorbeischauen
    hospitieren kennenlernstunde* kennenlerntermin kosten_lassen verkost* degustation degustieren kostprobe*
    probeliegen probesitzen probe`,
  insuranceCover: `haftpflicht* betriebshaftpflicht haftung* haftet haften schaden schäden schadensfall schadenfall
    beschädig* kaputt_geht kaputt_mache kaputtmache kaputt_gemacht versicher* vollkasko teilkasko kasko
    kaskoversicherung selbstbeteiligung* selbstbehalt* schadenersatz schadensersatz schadenmeldung
    transportversicherung diebstahl gestohlen hausratversicherung reiserücktritt* annullationsversicherung
    stornoversicherung aufkommen wer_zahlt_den_schaden kratzer_reinmache unfallschaden bruch_gegangen`,
  healthInsurance: `krankenkasse* krankenversicher* kassenpatient* kassenleistung* kassenzulassung kassenarzt
    kassenärztin kassenvertrag gesetzlich_versichert privat_versichert privatpatient* privatversichert*
    gesetzlich_versicherte zahlt_die_kasse übernimmt_die_kasse kasse_übernimmt kasse_zahlt zahlt_das_die_kasse ögk
    övk gkv pkv aok tk barmer dak svs bva bvaeb zusatzversicherung* grundversicherung franchise selbstzahler*
    wahlarzt wahlärztin e-card ecard versichertenkarte gesundheitskarte igel-leistung beihilfe`,
  guarantee: `garantie* gewährleist* haltbarkeitsgarantie zufriedenheitsgarantie herstellergarantie wieder_kaputt
    wieder_kaputtgeht nochmal_kaputt erneut_kaputt gleich_wieder_kaputt nachbesser* reklamationsfrist
    produktgarantie *garantie kulanz kulant* hält_das gibt_den_geist_auf wieder_defekt defekt_nach
    innerhalb_der_garantie zwei_jahre_garantie ersatz_bei_defekt mangel mängel`,
  complaint: `reklam* beschwer* beanstand* unzufrieden* nicht_zufrieden nicht_gefällt gefällt_mir_nicht
    gefällt_nicht mängelrüge bemängel* nachbesser* nachschneiden korrektur* nicht_in_ordnung verpfuscht pfusch
    gepfuscht verpatzt falsch_geliefert falsche_ware fehler_gemacht schiefgegangen schief_geht schiefgeht
    nicht_wie_bestellt nicht_passt meckern sauer_auf enttäuscht* ärger_mit kritik nochmal_machen neu_machen
    schlecht_gemacht rückmeldung_bei_problemen nacharbeit*`,
  priceIncludes: `inklusive inkl inbegriffen im_preis_enthalten im_preis_drin im_preis_dabei ist_dabei mit_dabei
    alles_dabei im_preis preis_beinhaltet beinhaltet beinhalten enthalten inkludier* all_inclusive all-inclusive
    alles_inklusive komplettpreis* paketpreis pauschale gesamtpreis endpreis extra_zahlen extra_bezahlen
    kostet_extra leistungsumfang leistungen_enthalten was_bekomme_ich_dafür was_kriegt_man_dafür mitenthalten
    ist_drin mit_drin schon_drin inklusivleistung* exklusive exkl`,
  tip: `trinkgeld* tip tips_geben schmattes aufrunden aufgerundet stimmt_so passt_so kaffeekasse bedienungsgeld
    bedienung_inbegriffen service_inbegriffen servicegebühr freiwillig_geben etwas_extra_geben obolus`,
  bookingNeed: `voranmeld* anmeldepflicht* anmeldung_nötig anmeldung_erforderlich anmelden_müssen
    muss_ich_mich_anmelden reservierungspflicht* reservieren_müssen muss_ich_reservieren muss_man_reservieren
    reservierung_nötig reservierung_erforderlich muss_ich_buchen muss_man_buchen vorher_buchen vorher_reservieren
    vorher_anmelden vorher_anrufen terminpflicht* termin_nötig termin_erforderlich termin_ausmachen
    brauche_ich_einen_termin braucht_man_einen_termin ohne_termin nur_mit_termin nach_vereinbarung
    terminvereinbarung* nach_absprache ohne_anmeldung ohne_reservierung einfach_vorbeikommen einfach_kommen
    einfach_so_kommen spontan* unangemeldet anmelden`,
  bookingHow: `online_buchen onlinebuchung* online-buchung online_reservieren online_buchbar online_anmelden
    buchungsseite buchungsformular buchungsportal buchungssystem buchungskalender anmeldeformular* kontaktformular
    telefonisch* per_telefon am_telefon anrufen ruf_an rufen_sie_an per_mail per_e-mail persönlich_vorbei
    vor_ort_buchen per_whatsapp terminbuchung* termin_vereinbaren termin_ausmachen termin_buchen termin_machen
    termin_bekommen tisch_reservieren tisch_bestellen platz_reservieren reservier* doctolib treatwell opentable
    quandoo wie_buche_ich wie_reserviere_ich wie_melde_ich anmeldung_über`,
  bookingAhead: `im_voraus im_vorhinein wie_früh wie_weit_im_voraus wie_lange_vorher wie_lange_im_voraus tage_vorher
    tage_im_voraus tage_vorab wochen_vorher wochen_im_voraus wochen_vorab monate_vorher monate_im_voraus frühzeitig*
    rechtzeitig* zeitig spätestens am_vortag einen_tag_vorher tags_zuvor stunden_vorher stunden_vorab vorlauf
    vorlaufzeit* kurzfristig* buchungsfrist* anmeldefrist* anmeldeschluss bestellfrist vorbestellfrist früh_buchen
    früh_reservieren früh_genug last_minute last-minute noch_am_selben_tag wann_spätestens bis_wann_anmelden
    bis_wann_bestellen`,
  confirmation: `bestätig* buchungsbestätigung* terminbestätigung* reservierungsbestätigung* auftragsbestätigung*
    bestellbestätigung* anmeldebestätigung keine_mail_bekommen keine_bestätigung mail_nicht_angekommen
    nichts_bekommen nichts_angekommen spam spam-ordner spamordner rückbestätig* verbindlich* terminerinnerung*
    erinnerungs-sms reminder erinnert terminzettel hat_es_geklappt ob_es_geklappt_hat eingegangen angekommen_ist
    rückmeldung rückantwort zusage zusagen erinnerung`,
  walkIn: `ohne_termin ohne_voranmeldung ohne_anmeldung ohne_reservierung spontan* walk-in walk_in walkin
    laufkundschaft einfach_vorbeikommen einfach_vorbeischauen einfach_kommen einfach_reinkommen einfach_reingehen
    einfach_hingehen einfach_auftauchen einfach_so_vorbei auf_gut_glück unangemeldet* kurzentschlossen*
    kurz_reinschauen kurz_vorbeikommen vorbeikommen vorbeischauen auf_die_schnelle abendkasse abendkassa tageskasse
    tageskassa restkarten restplätze nummer_ziehen offene_sprechstunde offene_sprechstunden freie_sprechstunde
    akutsprechstunde`,
  waitingList: `warteliste* *warteliste nachrücker* nachrücken nachrückliste ausgebucht* voll_belegt alles_voll
    schon_voll bereits_voll restlos_ausgebucht ausverkauft* vormerken vorgemerkt vormerkung* vormerkliste
    auf_die_liste auf_die_liste_setzen platz_frei_wird was_frei_wird jemand_absagt jemand_abspringt wenn_wer_absagt
    abspring* reserveliste bescheid_wenn_frei benachrichtigt_werden interessentenliste`,
  emergencyHelp: `notfall* notfälle notdienst* bereitschaftsdienst* notruf* pikett pikettdienst* journaldienst
    ärztenotdienst ärztefunkdienst außerhalb_der_öffnungszeiten ausserhalb_der_öffnungszeiten
    außerhalb_der_geschäftszeiten außerhalb_der_sprechzeiten mitten_in_der_nacht nachts_erreichbar
    sonntags_erreichbar am_wochenende_erreichbar rund_um_die_uhr 24_stunden 24h 24-stunden-dienst dringend* eilig*
    pressiert sofort_hilfe soforthilfe schnelle_hilfe schmerzpatient* ausgesperrt rohrbruch wasserrohrbruch
    notöffnung störungsdienst entstördienst *notdienst akut akute akuter`,
  seasonClosing: `betriebsferien betriebsurlaub betriebsruhe ferien_geschlossen urlaub_geschlossen urlaubszeit
    sommerferien sommerpause sommerurlaub winterpause weihnachtsferien weihnachtspause zwischen_den_jahren
    zwischen_den_feiertagen über_weihnachten an_weihnachten über_silvester heiligabend silvester neujahr feiertag*
    ostern osterferien pfingsten auffahrt fronleichnam allerheiligen nationalfeiertag brückentag* fenstertag*
    saisonpause saisonende saisonstart saisonbeginn saisonal* ganzjährig* nebensaison wintersaison sommersaison
    revision ruhetag* herbstferien`,
  lunchBreak: `mittagspause* über_mittag mittags_zu mittags_geschlossen mittags_offen mittags_geöffnet durchgehend*
    durchgehend_geöffnet durchgehend_offen mittagsruhe mittagszeit* mittagsstunde in_der_mittagspause
    über_den_mittag zwischen_12_und zwischen_zwölf_und nachmittagspause zimmerstunde zu_mittag_offen
    zu_mittag_geschlossen pause_am_mittag macht_ihr_mittag mittagsschließung mittagsschluss`,
  lastAdmission: `letzter_einlass letzte_einlass letzten_einlass einlassschluss einlassende letzter_eintritt
    kassenschluss kassaschluss küchenschluss küche_bis küche_offen warme_küche letzte_bestellung letzte_runde
    letzter_termin letzte_termin letzter_start letzte_fahrt letzte_führung letzte_vorstellung letzter_kurs
    annahmeschluss bestellschluss ladenschluss sperrstunde sperrstund polizeistunde feierabend torschluss
    toresschluss kurz_vor_schluss kurz_vor_ladenschluss vor_ladenschluss wie_lange_warmes_essen wann_spätestens_da
    bis_wann_essen_bestellen wie_spät_noch bis_wann_rein badeschluss zapfenstreich`,
} as const;
