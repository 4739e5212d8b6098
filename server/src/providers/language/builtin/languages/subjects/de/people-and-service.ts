/** German words of people and service, by subject. */
export const peopleAndService = {
  owner: `inhaber* besitzer* eigentümer* chef chefin boss wirt wirtin gastgeber* betreiber* geschäftsführer*
    geschäftsführung geschäftsleitung geschäftsinhaber* patron hausherr gründer gründerin wem_gehört gehört_das
    gehört_der_laden hinter_dem_laden familienbetrieb* familienunternehmen familiengeführt* wer_seid_ihr
    wer_sind_sie wer_steckt_dahinter wer_führt geführt_von prinzipal seniorchef juniorchef generation`,
  staffCount: `mitarbeiter* mitarbeitende mitarbeitenden angestellte angestellten beschäftigte personal team
    teamgröße belegschaft wie_viele_mitarbeiter wie_viele_leute_arbeiten wie_viele_angestellte wie_viele_seid_ihr
    wie_viele_sind_sie wie_viele_köche köpfiges_team köpfig kollegen kolleginnen crew mannschaft einzelkämpfer*
    einmannbetrieb ein-mann-betrieb ein-personen-unternehmen allein_arbeiten arbeite_allein zu_zweit_arbeiten
    fachkräfte personalstärke vollzeitkräfte teilzeitkräfte`,
  qualification: `ausgebildet* gelernt* qualifikation* qualifiziert* diplom* meisterbetrieb* meisterbrief*
    meistertitel meisterprüfung meisterin handwerksmeister* staatlich_anerkannt staatlich_geprüft staatlich_geprüfte
    zertifizier* berufserfahrung jahre_erfahrung jahren_erfahrung jahrelange_erfahrung erfahrung_habt_ihr
    erfahrung_haben_sie erfahrene erfahrenes fortbildung* weiterbildung* weitergebildet fachlich* fachausweis eidg
    lizenziert* trainerlizenz trainerschein lizenz studiert_habt profis fachkundig* kompetent ahnung_davon
    spezialisier* befähigung wo_gelernt approbiert ausbildung`,
  sameStaff: `gleiche_person dieselbe_person selbe_person immer_dieselbe immer_derselbe immer_dieselben
    immer_die_gleiche immer_der_gleiche immer_die_gleichen gleichen_arzt gleicher_ansprechpartner
    fester_ansprechpartner feste_ansprechpartnerin fester_trainer feste_betreuung feste_bezugsperson bezugsperson*
    bezugspflege stammfriseur* wunschfriseur* wunschtherapeut* wunschtrainer wer_kommt wer_kommt_zu_uns
    wer_behandelt_mich wer_schneidet wechselnde wechselndes_personal wechselt_das_personal wechselnde_mitarbeiter
    bestimmte_mitarbeiterin bestimmten_mitarbeiter bestimmte_person wer_mich_betreut wieder_zu_derselben
    aussuchen_bei_wem selben_therapeuten derselbe_fahrer`,
  womenOnly: `frauenkurs* frauentag* frauenabend frauensauna frauenstudio frauenbereich frauengruppe*
    frauen_vorbehalten nur_für_frauen nur_frauen unter_frauen ohne_männer frauen_unter_sich damensauna damentag
    damenabend damenbereich ladies ladies_only ladies_night ladys_first von_einer_frau von_frauen frau_behandelt
    weibliche_trainerin weibliche_ärztin weibliche_therapeutin von_frauen_für_frauen fahrlehrerin frauenschwimmen
    reine_frauengruppe kopftuch flinta mädchenkurs männerfrei`,
  languagesSpoken: `sprache sprachen fremdsprache* sprachkenntnis* englisch englische english englischsprachig*
    französisch italienisch spanisch türkisch russisch ukrainisch arabisch polnisch rumänisch serbisch kroatisch
    portugiesisch rätoromanisch hochdeutsch schweizerdeutsch mundart deutschkenntnisse kein_deutsch wenig_deutsch
    nicht_so_gut_deutsch auf_englisch auf_französisch auf_italienisch mehrsprachig* zweisprachig* fremdsprachig*
    gesprochen_wird sprecht_ihr sprechen_sie spricht_jemand welche_sprachen muttersprachler* muttersprache`,
  doctor: `arzt ärzte ärztin ärztinnen doktor doktorin dr_med hausarzt* hausärztin facharzt fachärztin fachärzte
    mediziner* medizinisch* internist* orthopäde orthopädin gynäkolog* frauenarzt frauenärztin kinderarzt
    kinderärztin hautarzt hautärztin hno hno-arzt urolog* kardiolog* neurolog* psychiater* arztpraxis arztbesuch
    arzttermin sprechstunde* ordination ordinationszeiten spital krankenhaus ambulatorium klinik permanence mvz
    zum_doktor behandelnder_arzt`,
  hygiene: `hygien* steril* autoklav keimfrei* desinfizier* desinfektion* keime bakterien viren einweg*
    einmalhandschuhe einmalnadeln latexhandschuhe mundschutz maskenpflicht sauberkeit saubere_instrumente
    sauberes_werkzeug saubere_nadeln saubere_geräte frisch_bezogen haccp gesundheitsamt instrumente_gereinigt
    ultraschallbad frische_handtücher nadeln_neu`,
  pain: `schmerz* wehtun weh_tun tut_weh tut_es_weh tuts_weh tut_das_weh wehtut weh_tut aua autsch betäub* narkose*
    vollnarkose lokalanästhesie anästhes* örtliche_betäubung dämmerschlaf lachgas sedierung spritze unangenehm
    zwickt ziept brennt sticht es_zieht auszuhalten aushalten wehleidig emla-creme qualen peinvoll`,
  pregnancy: `schwanger* ssw in_der_schwangerschaft in_anderen_umständen guter_hoffnung trimester trimenon
    baby_im_bauch babybauch werdende_mütter werdende_mamas werdende_eltern umstandsmode umstandskleid
    geburtsvorbereitung* hebamme* rückbildung* wochenbett stillzeit stillend* nach_der_geburt entbindung
    kaiserschnitt ungeborenes erwarte_ein_kind`,
  illness: `krank kranke kranken krank_bin krank_werde krank_ist erkrankt* erkrankung erkältet* erkältung* schnupfen
    husten fieber grippe grippal* corona covid covid-19 ansteckend* anstecken anstecke infekt* magen-darm
    magen-darm-grippe durchfall erbrechen verkühlt verschnupft unpässlich symptome läuse kopfläuse krankgeschrieben
    krankmeldung krankenstand krankschreibung angeschlagen rotznase halsweh halsschmerzen kratzen_im_hals
    positiv_getestet scharlach windpocken bindehautentzündung`,
  medicine: `medikament* arznei* medizin tablette* pille pillen pillendose tropfen blutverdünner* blutverdünnung
    marcumar aspirin ibuprofen paracetamol antibiotik* salbe salben cortison kortison insulin spritzen apotheke*
    dosierung dosis wechselwirkung* nebenwirkung* generika generikum betablocker herzmedikament nehme_medikamente
    hausapotheke beipackzettel präparat präparate`,
  afterCare: `nachsorge* nachpflege pflegehinweise pflegetipp* pflegeanleitung pflegeanweisung nachbehandlung*
    nachkontrolle* nachher_beachten danach_beachten hinterher_beachten nach_der_behandlung nach_dem_eingriff
    nach_dem_stechen nach_der_op nach_der_operation nach_der_massage heilung* abheilung abheilen heilt verheilt
    schonen schonzeit schonung nicht_in_die_sonne nicht_schwimmen pflegen pflege_ich nachuntersuchung*
    kontrolltermin wundpflege wundheilung wann_wieder_sport verhalten_nach danach_duschen danach_auto_fahren`,
  preparation: `vorbereit* vorher_beachten vor_dem_termin vor_der_behandlung vor_dem_eingriff vor_der_operation
    vor_der_blutabnahme vorher_wissen vorher_machen vorher_tun vor_dem_besuch vor_dem_training nüchtern
    nüchtern_kommen nüchtern_sein vorher_essen vorher_trinken vorher_frühstücken nichts_essen leerer_magen
    auf_leeren_magen ungeschminkt ungewaschen* frisch_gewaschen vorab_ausfüllen fragebogen* anamnesebogen
    aufnahmebogen ausräumen leerräumen freiräumen vorarbeiten stunden_vorher_nichts bereitstellen`,
  duration: `dauer dauern dauert gedauert wie_lange_dauert wie_lange_geht wie_lange_braucht wie_lange_brauche
    wie_lange_muss zeitaufwand zeitdauer zeitrahmen zeitbedarf zeit_einplanen zeit_einrechnen zeit_mitbringen
    stunde_einplanen stündig* minütig minuten_lang stunden_lang ungefähr_eine_stunde in_etwa_minuten spieldauer
    spielzeit kursdauer fahrzeit fahrtdauer behandlungsdauer behandlungszeit sitzungsdauer tourdauer gehdauer
    gesamtdauer zeitlich* verweildauer aufenthaltsdauer`,
  howOften: `wie_oft wie_häufig in_welchen_abständen abstand_zwischen abständen intervall* regelmäßig* regelmässig*
    turnus turnusmäßig rhythmus wie_viele_sitzungen wie_viele_termine wie_viele_stunden_brauche
    wie_viele_behandlungen wie_viele_male sitzungen einmal_im_monat einmal_im_jahr einmal_pro_woche
    einmal_wöchentlich mal_pro_woche mal_im_jahr mal_die_woche alle_zwei_wochen alle_sechs_wochen alle_vier_wochen
    alle_paar_wochen wöchentlich* jährlich* halbjährlich vierteljährlich 14-tägig zweiwöchentlich auffrischen
    auffrischung* häufigkeit`,
  course: `kurs kurse kursen kursplan kursprogramm kursangebot kursleiter* kursleitung lehrgang lehrgänge workshop*
    seminar* unterricht* lektion lektionen stundenplan lernen beibringen bringt_ihr_bei bringen_sie_bei schulung*
    lehrer lehrerin tanzkurs sprachkurs yogakurs nähkurs kochkurs nachhilfe* schwimmkurs *kurse *unterricht vhs
    volkshochschule intensivkurs* ferienkurs* abendkurs onlinekurs*`,
  beginner: `anfänger* einsteiger* neuling neulinge newbie newbies laie laien blutiger_anfänger blutige_anfänger
    vorkenntnis* vorerfahrung* grundkenntnis* grundkurs* basiskurs ohne_vorkenntnisse ohne_erfahrung keine_erfahrung
    keine_ahnung keinerlei_erfahrung noch_nie noch_nie_gemacht nie_gemacht noch_nicht_gemacht zum_ersten_mal
    das_erste_mal erstes_mal erstmals null_ahnung bei_null von_null unerfahren* ungeübt* wiedereinsteiger*
    schnupperkurs talent_nötig unsportlich unmusikalisch`,
  advanced: `fortgeschritten* aufbaukurs* vertiefungskurs könner profi profis profikurs erfahrene erfahrenen
    erfahrener geübte geübten mit_erfahrung mit_vorkenntnissen leistungsgruppe leistungsklasse wettkampf*
    höheres_niveau hohes_niveau oberstufe mittelstufe masterclass meisterklasse experten expertenkurs schwarze_piste
    leistungssport schon_länger schon_einige_jahre bereits_kenntnisse liga turniere turniertanz`,
  partner: `tanzpartner* spielpartner* tennispartner trainingspartner* kletterpartner* mitspieler* partnerbörse
    partnervermittlung gegner mitstreiter* gleichgesinnt* alleine_kommen allein_kommen allein_teilnehmen
    alleine_teilnehmen alleine_anmelden allein_anmelden einzelperson* einzeln_anmelden single singles ohne_partner
    ohne_partnerin keinen_partner niemanden_zum niemanden_der_mitkommt niemand_mit anschluss_finden anschluss_suchen
    leute_finden leute_kennenlernen leute_kennenzulernen zu_zweit_kommen mitfahrgelegenheit solo sicherungspartner
    gruppen_zusammenlegen andere_anschließen`,
  child: `kind kinder kindern kids kiddies knirps kleinkind* krabbel* säugling* baby babys tochter sohn enkel
    enkelin enkelkind* bub buben mädel mädchen jungs die_kleinen mindestalter ab_welchem_alter wie_alt_muss
    altersgrenze* altersbeschränkung* altersempfehlung* ab_drei_jahren ab_6_jahren jährige jähriger jähriges
    jährigen kinderfreundlich* kindertauglich* kindgerecht* kinderkurs* familienfreundlich* kinder_mitbringen
    mit_kindern kindergartenalter primarschüler volksschüler grundschulkinder`,
  teenager: `teenager* teenie teenies teens jugendlich* jugendgruppe* jugendkurs* jugendtraining jugendschutz*
    minderjährig* unter_18 unter_achtzehn ab_16 ab_14 ab_sechzehn ab_achtzehn ab_18 volljährig* 14-jährig 15-jährige
    16-jährige sechzehnjährig* pubertät halbstarke junge_leute heranwachsend* einverständniserklärung*
    einwilligung_der_eltern erlaubnis_der_eltern unterschrift_der_eltern muttizettel u18 oberstufenschüler
    gymnasiasten`,
  adultSupervision: `aufsicht* beaufsichtig* aufpassen passt_auf passt_wer_auf aufpasst begleitperson*
    begleitung_erwachsener begleitung_eines_erwachsenen in_begleitung erwachsene_begleitperson erwachsenen_begleitet
    volljährige_begleitperson ohne_eltern ohne_begleitung ohne_aufsicht eltern_dabei eltern_dabeibleiben
    dabei_bleiben dabeibleiben müssen_eltern mit_den_eltern ohne_erwachsene erziehungsberechtigt* sorgeberechtigt*
    kind_alleine kinder_allein kinder_alleine kind_allein_lassen kind_dalassen betreuer* betreuungsperson
    unbeaufsichtigt alleine_reinlassen`,
  babysitting: `babysitt* kinderbetreuung* kinderhüten kinderhort kinderhütedienst kindersitter* tagesmutter*
    tagesmütter leihoma nanny kinderbetreuer* kinder_abgeben kind_abgeben kinder_betreut kinder_werden_betreut
    kind_betreuen kinder_hüten kinderparadies kinderkrippe* kita hort kinderclub kids_club miniclub
    aufs_kind_aufpassen auf_die_kinder_aufpassen auf_mein_kind_aufpassen kinderanimation betreuung_während
    spielgruppe*`,
  birthdayParty: `geburtstag* kindergeburtstag* geburi geburi-party bday runder_geburtstag runden_geburtstag
    geburtstag_feiern feiert_geburtstag hat_geburtstag wird_fünf wird_sechs wird_acht wird_zehn zum_fünfzigsten
    zum_sechzigsten 50er 60er fünfziger mottoparty motto_party mitgebsel einladungskarten topfschlagen
    party_für_kinder`,
  henStagParty: `junggesellenabschied* junggesellinnenabschied* junggesellenabend junggesellinnenabend jga jgas
    polterabend* poltern polterer polterrunde poltergruppe polter polterparty junggesellen junggesellinnen
    mädelsabend* mädelstag männerabend mädelsrunde trauzeugin trauzeuge bachelorette bachelorette-party stripper
    ledigenfeier letzter_abend_in_freiheit braut_feiern bräutigam_feiern`,
  wedding: `hochzeit* heiraten heiratet heirat vermählung trauung* freie_trauung standesamt* zivilstandsamt
    zivile_trauung kirchlich_heiraten ja-wort jawort braut bräutigam brautpaar* brautleute brautkleid* brautfrisur
    brautstyling brautmode verlobung* verlobt ehering* trauring* sektempfang trauredner* trauzeugen silberhochzeit
    goldene_hochzeit`,
  companyEvent: `firmenfeier* betriebsfeier* betriebsausflug* betriebsausflüge betriebsanlass firmenanlass*
    firmenevent* firmenausflug* weihnachtsfeier* weihnachtsessen geschäftsessen teamevent* team-event teambuilding
    team_building teamausflug* teamtag teamtraining firmenangebot firmenkunden firmengruppe* belegschaft kollegen
    kolleginnen arbeitskollegen mit_der_firma abteilung* incentive tagung* seminar konferenz* meeting meetings
    workshop klausur kick-off betriebsfest sommerfest firmenjubiläum bürofeier mit_dem_team mit_der_belegschaft
    büroausflug`,
  schoolTrip: `schulklasse* schulausflug* schulausflüge klassenfahrt* klassenausflug* schulreise* wandertag*
    schullandwoche projekttag* projektwoche* sportwoche skilager klassenlager landschulwoche lehrkraft lehrkräfte
    lehrpersonen lehrperson lehrer_mit_klasse klassenlehrer* mit_der_klasse mit_meiner_klasse mit_meiner_schulklasse
    ganze_klasse kindergartengruppe* kita-gruppe kitagruppe kindergartenausflug hortgruppe schülergruppe* schulen
    schulprogramm ferienlager pfadi pfadfinder jungschar jugendgruppen schulische`,
  groupSizeLimit: `gruppengröße* gruppengrösse* kleingruppe* maximale_gruppengröße maximal_personen max_personen
    maximale_teilnehmerzahl teilnehmerzahl* mindestteilnehmer* höchstteilnehmerzahl teilnehmer_pro
    teilnehmer_maximal maximal_teilnehmer wie_viele_teilnehmer wie_viele_pro_gruppe wie_viele_im_kurs leute_im_kurs
    leute_pro_kurs personen_pro_gruppe wie_groß_sind_gruppen wie_große_gruppen wie_viele_maximal höchstens_personen
    mindestens_personen ab_wie_vielen_personen ab_wie_vielen_leuten bis_zu_wie_vielen wie_viele_können_mitmachen
    wie_viele_dürfen_mitmachen zu_viele_leute aufteilen_gruppen gruppe_aufteilen personen_gleichzeitig obergrenze
    klassengröße`,
  privateLesson: `einzelunterricht* einzelstunde* einzellektion* einzeltraining* einzelcoaching einzelkurs
    privatstunde* privatunterricht* privatlektion* privattraining privatkurs privatlehrer* privattrainer
    personal_training personal_trainer personaltraining personaltrainer* personal-training eins_zu_eins 1_zu_1
    ganz_individuell nur_für_mich nur_ich_und ohne_andere individuelle_stunde individuelles_training einzelbetreuung
    unter_vier_augen privater_kurs coaching zweierunterricht`,
  exam: `prüfung* abschlussprüfung* theorieprüfung* praxisprüfung fahrprüfung* lap lehrabschlussprüfung matura
    maturaprüfung abitur abi klausur schularbeit test_bestehen bestehen bestanden durchfallen durchfalle
    durchgefallen durchfällt nicht_bestehe nicht_bestanden durchfallquote bestehensquote durchgerasselt durchrasseln
    wiederholungsprüfung nachprüfung prüfung_wiederholen prüfer prüferin prüfling examen einstufungstest*
    probeprüfung gesellenprüfung führerscheinprüfung gürtelprüfung`,
  certificate: `zertifikat* bescheinig* teilnahmebestätigung* teilnahmebescheinigung* teilnahmezertifikat
    kursbestätigung bestätigung_am_ende zeugnis* urkunde* diplom abzeichen schwimmabzeichen seepferdchen
    freischwimmer frühschwimmer nachweis nachweise leistungsnachweis* sehtestbescheinigung anerkannter_abschluss
    abschluss_anerkannt wird_anerkannt anerkannt_vom kursnachweis bildungsurlaub bildungsgutschein ausgestellt
    schein_bekommen schein_machen zettel_fürs_amt tauchschein jagdschein etwas_schriftliches fortbildungspunkte
    ausbildungsnachweis erste-hilfe-schein`,
  difficulty: `schwierig* schwer schwerste schwerster leichteste einfachste einfachsten leichtester knifflig*
    anspruchsvoll* herausfordernd* herausforderung anstrengend* niveau niveaus level levels stufe_eins
    grad_der_schwierigkeit schaffbar zu_schaffen schafft_man_das erfolgsquote wie_viele_schaffen kategorie_schwer
    technisch_anspruchsvoll steil kinderleicht zu_leicht zu_schwer harte_nuss`,
  hints: `hinweis hinweise hilfestellung* tipp tipps tipps_bekommen tipp_bekommen nicht_weiterkommen
    nicht_weiterkommt weiterkommen kommen_nicht_weiter komme_nicht_weiter nicht_mehr_weiter hilft_uns_wer
    helft_ihr_uns auf_dem_schlauch stecken_bleiben steckenbleiben hängenbleiben hängen_bleiben hängen_fest
    festhängen feststecken rätsel rätseln rätsels lösung_verraten anstupser joker spielleiter* spielleitung
    gamemaster game_master game-master funkgerät walkie-talkie auf_die_sprünge ratlos anhaltspunkt nicht_lösen`,
  fitness: `fit kondition* ausdauer* sportlich* unsportlich* trittsicher* schwindelfrei* fitnesslevel fit_genug
    wie_fit topfit körperlich_fit körperlich_anstrengend körperliche_voraussetzungen körperliche_verfassung
    anstrengend strapaziös anstrengung puste außer_atem aus_der_puste schnaufen trainiert* untrainiert* couch_potato
    couchpotato sportskanone nicht_besonders_sportlich belastbar* gesundheitliche_voraussetzungen höhenmeter
    beweglich* gelenkig ungelenkig schaffe_ich_das körperliche_fitness`,
  swimmer: `schwimmer* schwimmen_können schwimmen_kann schwimmen_muss schwimmkenntnis* nichtschwimmer*
    nicht_schwimmen_kann nicht_schwimmen kann_nicht_schwimmen schwimmabzeichen* seepferdchen freischwimmer*
    bronzeabzeichen schwimmweste* rettungsweste* schwimmflügel schwimmnudel sicher_schwimmen sichere_schwimmer
    ins_wasser_fallen kentern ertrinken wassersicher wasserscheu schwimmhilfe* auftriebshilfe`,
  fear: `angst ängste ängstlich* angsthase angstpatient* angst_vor furcht fürchten fürchte fürchtet schiss bammel
    muffensausen bange gruselig* gruseln grusel gruselfaktor horror schrecken erschrecken schreckhaft* erschreckt
    schockeffekt jumpscare höhenangst zahnarztangst zahnarztphobie spritzenangst spritzenphobie flugangst nervös
    nervosität aufgeregt* unheimlich* panik* mulmig* mulmiges_gefühl lampenfieber scheu traut_sich_nicht
    trau_mich_nicht traue_mich_nicht`,
  safety: `sicher_ist ist_das_sicher sicherheit* gefährlich* gefahr gefahrlos risiko risiken riskant unfallgefahr
    ungefährlich* passiert_was passieren_kann was_passieren gesichert sicherung* klettergurt kindersicherung helm
    helme helmpflicht* schutzhelm schutzausrüstung* absturz abstürzen abgestürzt unfall unfälle verletzen verletzt
    verletzung* tüv-geprüft geprüft_und_gewartet ce-zeichen videoüberwach* alarmanlage security bewacht*
    lebensgefährlich schutzmaßnahme* runterfallen`,
  insuranceOfPerson: `unfallversicher* haftpflicht* privathaftpflicht* haftung* haftet_ihr haften_sie
    eigene_verantwortung auf_eigene_gefahr eigenes_risiko eigenverantwort* versichert_bin bin_ich_versichert
    sind_wir_versichert ist_man_versichert sind_teilnehmer_versichert sind_die_kinder_versichert
    versicherungsschutz* suva nichtberufsunfall berufsgenossenschaft auva reiseversicherung*
    auslandskrankenversicherung bergungskosten bergrettung rega verletze_mich wenn_ich_mich_verletze
    wenn_mir_was_passiert wenn_was_passiert wer_haftet verzichtserklärung waiver`,
  lawAndPermit: `genehmig* *genehmigung bewilligung* bewilligt behörde* behördlich* amt ämter amtlich
    baugenehmigung* baubewilligung* bauamt bauanzeige bauantrag gesetz* vorschrift* verordnung rechtlich* erlaubnis
    konzession* gewerbeschein gewerbeberechtigung meldepflicht* anzeigepflichtig denkmalschutz denkmalamt auflagen
    strafe bußgeld busse_zahlen waffenschein führerschein_nötig führerscheinfrei lizenzpflicht sondernutzung
    ordnungsamt gemeindeamt legal illegal erlaubt_ist`,
  dataPrivacy: `datenschutz* dsgvo dsg revdsg persönliche_daten personenbezogen* meine_daten daten_gespeichert
    daten_speichern daten_weitergegeben daten_weitergeben daten_löschen daten_gelöscht daten_lesen auf_meine_daten
    private_daten private_fotos privatsphäre* vertraulich* schweigepflicht* verschwiegen* diskret diskretion anonym*
    einsehen_dürfen datenverarbeitung cookies datenauskunft datensicherheit datensparsam* adressen_verkaufen
    dritte_weitergeben nicht_weitergeben geheim`,
  jobs: `job jobs stellenangebot* stellenanzeige* offene_stellen freie_stellen stellenausschreibung* arbeiten_bei
    arbeitsplatz arbeitsplätze bewerb* lebenslauf karriere lehrstelle* ausbildungsplatz* ausbildungsplätze lehrling*
    azubi azubis auszubildende lehre praktikum* praktika praktikant* schnupperlehre schnuppertage schülerpraktikum
    ferialjob ferialpraktikum ferienjob* nebenjob* minijob* aushilfe* teilzeit vollzeit quereinsteiger*
    sucht_ihr_leute suchen_sie_leute stellt_ihr_ein stellen_sie_ein personal_gesucht mitarbeiter_gesucht
    offene_stelle freie_stelle`,
  volunteering: `ehrenamt* freiwillig* bundesfreiwilligendienst bufdi fsj zivildienst* zivildiener* zivi zivis
    mithelfen mithilfe mitarbeiten_ehrenamtlich helfen_mit helft_mit helfer helferinnen unentgeltlich_helfen
    mitmachen_im_verein engagieren engagement freiwilliges_soziales_jahr milizarbeit mitanpacken anpacken
    gassigehen_tierheim frondienst unbezahlt_helfen unbezahlt_mitarbeiten arbeitseinsatz nachbarschaftshilfe`,
  press: `pressekontakt pressestelle* presseanfrage* pressemitteilung* pressebilder pressefoto* pressemappe
    presseausweis medien medienanfrage* medienstelle medienmitteilung medienkontakt journalist* reporter* redaktion*
    interview* zeitungsartikel zeitung_berichtet bericht_über_euch fernsehen radiobeitrag fernsehbeitrag drehanfrage
    akkredit* influencer* blogger* kooperation* podcast pr-abteilung öffentlichkeitsarbeit drehgenehmigung presse`,
  founding: `gegründet gründung* gründer gründerin seit_wann seit_wann_gibt_es wie_lange_gibt_es
    wie_lange_schon_gibt seit_jahren bestehen_seit besteht_seit gibt_es_uns gibt_es_euch gibt_es_sie existiert*
    eröffnet eröffnung seit_generationen generation generationen dritter_generation zweiter_generation
    vierter_generation tradition* geschichte historie historisch* jubiläum* jahre_alt wie_alt_ist anno anfänge
    entstanden entstehung werdegang firmengeschichte hausgeschichte urgroßvater großvater_gegründet`,
  awards: `auszeichnung* ausgezeichnet_worden ausgezeichneter preisgekrönt* preisträger* preis_gewonnen
    preise_gewonnen award* prämiert* prämierung* gewonnen_habt pokal* medaille* goldmedaille michelin michelin-stern
    sternekoch sternerestaurant hauben haubenkoch haubenlokal gault_millau gault-millau falstaff gütesiegel*
    qualitätssiegel siegel testsieger* stiftung_warentest meisterehre hotelsterne sterne_hotel wie_viele_sterne
    wettbewerb_gewonnen ehrung* weltmeister staatsmeister landessieger`,
  ecology: `nachhaltig* umwelt* ökologisch* öko ökostrom ökobilanz ökologischer_fußabdruck klimaneutral*
    klimafreundlich klimaschutz co2 co2-neutral co2-kompensation emissionsfrei solarstrom solaranlage photovoltaik
    pv-anlage solarpanel grüner_strom erneuerbar* erneuerbare_energie energie_sparen energiesparend*
    ressourcenschonend plastikfrei* müllvermeidung zero_waste abfallvermeidung abbaubar* biologisch_abbaubar
    kompostierbar* mehrweg wärmepumpe regenwasser lastenrad grüne_energie klimakrise`,
  charity: `spende* gespendet sachspende* wohltätig* gemeinnützig* guten_zweck guter_zweck für_den_guten_zweck
    hilfsorganisation* hilfsprojekt* benefiz* caritas rotes_kreuz tafel tombola bedürftig* sozialpass kulturpass
    kulturlegi sponsor* sponsert stiftung obdachlos* flüchtlinge geflüchtete patenschaft* tierschutz charity
    crowdfunding`,
  contactPerson: `ansprechpartner* ansprechperson* kontaktperson* zuständig* wer_ist_zuständig an_wen an_wen_wende
    an_wen_wenden an_wen_kann mit_wem_sprechen mit_wem_kann mit_wem_rede wen_anrufen wen_kontaktieren wen_frage_ich
    wen_kann_ich wer_hilft_mir wer_kümmert_sich kümmert_sich_um durchwahl* direktwahl sekretariat rezeption empfang
    büro_erreichen kontaktdaten kontakt kontaktieren telefonnummer e-mail-adresse mailadresse emailadresse
    wie_erreiche kundenservice kundendienst hotline telefonisch_erreichbar`,
  callBack: `rückruf* zurückruf* zurückgerufen ruft_zurück rufen_zurück ruft_ihr_zurück rufen_sie_zurück
    rufen_wir_zurück rufen_sie_mich_an ruft_mich_an mich_anrufen anrufbeantworter* mailbox combox beantworter
    nachricht_hinterlassen aufs_band auf_band_gesprochen niemand_hebt_ab keiner_hebt_ab hebt_keiner_ab
    geht_keiner_ran niemand_geht_ran keiner_geht_ran geht_niemand_ran nicht_erreicht nie_jemanden_erreicht besetzt
    nimmt_niemand_ab melden_sie_sich melden_uns meldet_euch ans_telefon telefonisch_nicht_erreichbar`,
  messageApp: `whatsapp* signal threema telegram messenger facebook_messenger imessage sms chat chatten
    chat-funktion live-chat nachricht_schicken nachricht_schreiben nachricht_senden kurznachricht* sprachnachricht*
    simsen textnachricht textnachrichten per_nachricht per_sms per_whatsapp whats_app wa-nachricht foto_schicken
    bild_schicken schreiben_statt_anrufen viber`,
  socialMedia: `instagram insta facebook fb tiktok youtube youtube-kanal snapchat pinterest linkedin xing twitter
    mastodon bluesky threads soziale_medien sozialen_medien soziale_netzwerke sozialen_netzwerken social_media
    social-media followen follower folgen_auf folgt_uns hashtag verlinken taggen story storys reels beiträge_posten
    posten gepostet post_auf profil_auf fanpage`,
  newsletter: `newsletter* rundbrief* rundmail* mailingliste e-mail-verteiler mailverteiler verteiler
    auf_dem_laufenden neuigkeiten_per_mail infos_per_mail infobrief infomail abonnieren abmelden_vom_newsletter
    abbestellen newsletter_abbestellen austragen programm_per_post kundenzeitung hauszeitung neuigkeiten newsticker
    programmheft aktuelle_infos programm_zuschicken bekomme_eure_mails whatsapp-kanal mailing`,
  feedback: `bewertung* bewerten bewertet google-bewertung* google-rezension rezension* rezensieren feedback
    rückmeldung* kundenmeinung* kundenstimmen erfahrungsbericht* erfahrungen_anderer referenz* tripadvisor
    trustpilot jameda holidaycheck proven_expert provenexpert sterne_geben meinung_sagen meinungen lob loben kritik
    anregung* verbesserungsvorschlag* verbesserungsvorschläge gästebuch weiterempfehl* kundenzufriedenheit
    was_sagen_andere fünf_sterne umfrage`,
  appointmentLength: `terminlänge termindauer dauer_des_termins dauert_ein_termin dauert_der_termin
    dauert_eine_sitzung dauert_eine_behandlung dauert_eine_stunde dauert_eine_beratung dauert_das_gespräch
    dauert_die_untersuchung dauert_die_behandlung wie_lange_termin behandlungsdauer* behandlungszeit* sitzungsdauer*
    dauert_die_sitzung erstgespräch erstgespräch_dauert ersttermin* doppeltermin* doppelstunde* doppelsitzung
    minutentakt halbstündig* halbe_stunde dreiviertelstunde* viertelstunde* eine_stunde_zeit zeit_pro_patient
    zeit_pro_kunde zeitfenster* slot lange_eingeplant zeit_genommen beratungsdauer termin_dauert`,
  bothAtOnce: `gleichzeitig* zur_gleichen_zeit zur_selben_zeit zeitgleich parallel* beides_zusammen
    beides_gleichzeitig beides_auf_einmal beides_an_einem_tag beide_zusammen beide_gleichzeitig alles_auf_einmal
    alles_in_einem in_einem_aufwasch in_einem_rutsch in_einem_termin an_einem_termin am_gleichen_termin
    im_selben_termin mit_erledigen gleich_miterledigen kombinier* kombination* kombitermin paarmassage
    paarbehandlung partnermassage zu_zweit nebeneinander nacheinander direkt_hintereinander hintereinander
    doppeltermin* beides_machen`,
  interpreter: `dolmetsch* gebärdensprach* gebärdendolmetscher* gebärden gehörlos* taub taubstumm schwerhörig*
    hörbehindert* hörgerät* induktionsschleife* induktive_höranlage übersetz* untertitel untertitelt leichte_sprache
    leichter_sprache schriftdolmetscher sprachmittler* lippenlesen audiodeskription`,
  assistanceDog: `assistenzhund* blindenhund* blindenführhund* führhund* begleithund* behindertenbegleithund
    therapiehund* diabetikerwarnhund warnhund* epilepsiehund signalhund* rettungshund hund_für_blinde servicehund
    schulhund sehbehindert* blind blinde blinder langstock weißer_stock psb-hund`,
  elderly: `senioren* seniorinnen ältere älteren ältere_menschen ältere_leute ältere_herrschaften ältere_semester
    alte_leute alte_menschen betagt* hochbetagt* oma opa omi grossmutter großmutter großvater grosi omas im_alter
    in_meinem_alter mit_70 mit_80 über_70 über_80 über_siebzig über_achtzig rentner* pensionist* pensioniert* zu_alt
    altersheim* pflegeheim* altersgerecht* demenz* dement gebrechlich* rüstig* betreutes_wohnen pflegebedürftig*
    rollator spitex pflegedienst`,
  drunk: `betrunken* angetrunken* alkoholisiert* besoffen* angeheitert* beschwipst blau_sein sternhagelvoll voll_wie
    stockbesoffen promille* angedudelt angesäuselt zugedröhnt bekifft drogen rausch berauscht* alkoholeinfluss
    alkohol_getrunken unter_alkohol unter_drogen vorglühen vorgeglüht vortrinken getrunken_habe glas_intus
    gläschen_intus bier_intus alkohol_intus im_tee illuminiert alkoholpegel verkatert zu_viel_getrunken`,
  openingParty: `neueröffnung* eröffnung* wiedereröffnung* opening grand_opening tag_der_offenen_tür
    tage_der_offenen_tür offene_tür einweihung* housewarming jubiläumsfeier* jubiläumsfest sommerfest hausmesse*
    vernissage* finissage eröffnet_ihr wann_eröffnet soft_opening hoffest wann_macht_ihr_auf aufrichte richtfest`,
  rules: `regel regeln regelung regelungen spielregel* verboten verbot verbote untersagt erlaubt unerlaubt gestattet
    nicht_gestattet zulässig zugelassen hausordnung* hausregel* hausrecht badeordnung benimmregeln verhaltensregel*
    platzordnung nutzungsordnung agb geschäftsbedingungen was_darf_man was_darf_ich ist_es_okay verhaltenskodex
    etikette knigge tabu richtlinie* vorgaben benutzungsordnung benehmen_uns hausverbot`,
  dressing: `ausziehen ausgezogen ausziehe zieht_man_sich_aus ziehe_mich_aus muss_ich_mich_ausziehen freimachen
    entkleiden entkleidet oberkörper oberkörper_frei nackt unterwäsche unterhose slip einwegslip umkleide*
    schuhe_ausziehen schuhe_aus straßenschuhe strassenschuhe hausschuhe finken patschen überschuhe sporttasche
    bademantel zudecken zugedeckt in_unterwäsche hose_aus bh anbehalten angezogen_bleiben bekleidet schamgefühl
    mich_umziehen sich_umziehen`,
} as const;
