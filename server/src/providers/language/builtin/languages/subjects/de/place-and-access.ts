/** German words of place and access, by subject. */
export const placeAndAccess = {
  carParking: `parkplatz* parkplätze parken geparkt parkier* parkhaus* parkhäuser tiefgarage* garage garagenplatz
    parkgarage* parkdeck kundenparkplatz* kundenparkplätze stellplatz stellplätze abstellplatz autoabstellplatz
    *parkplatz *parkplätze parkgebühr* parkschein* parkscheibe parkticket* parkuhr kurzparkzone blaue_zone
    anwohnerparken parkverbot halteverbot auto_abstellen auto_hinstellen auto_lassen wagen_abstellen mit_dem_auto
    mit_dem_wagen parkmöglichkeit* park_and_ride besucherparkplatz besucherparkplätze behindertenparkplatz wohnmobil`,
  bicycleParking: `fahrradständer* veloständer* radständer fahrradabstellplatz* fahrradstellplatz* fahrradparkplatz*
    fahrradkeller velokeller velounterstand veloparkplatz* veloabstellplatz* radabstellplatz radkeller radlständer
    fahrradbügel fahrrad_abstellen fahrrad_anschließen rad_abstellen rad_anschließen velo_abstellen velo_parkieren
    drahtesel fahrradgarage abschließbare_box e-bike_abstellen bike_abstellen mit_dem_fahrrad mit_dem_rad
    mit_dem_velo mit_dem_radl mit_dem_bike fahrradbox fahrradraum`,
  publicTransport: `öffi öffis öpnv öv u-bahn s-bahn straßenbahn* strassenbahn* tram bim trambahn bus buslinie*
    bushaltestelle* haltestelle* postauto bahnhof* hauptbahnhof hbf zug mit_dem_zug mit_der_bahn mit_dem_bus
    mit_bus_und_bahn öffentliche_verkehrsmittel öffentlichen_verkehrsmitteln mit_den_öffentlichen
    öffentlich_anreisen anreise_mit_der_bahn nahverkehr sbb öbb nachtbus regionalbahn ohne_auto station_aussteigen
    shuttlebus deutschlandticket`,
  stationDistance: `zu_fuß zu_fuss gehminuten fußweg fussweg fußminuten minuten_zu_fuß minuten_zu_fuss gehzeit
    fußläufig* gehdistanz vom_bahnhof zum_bahnhof bahnhofsnähe bahnhofsnah nähe_des_bahnhofs nähe_bahnhof
    weit_vom_bahnhof wie_weit_vom entfernung_zum entfernung* nächste_haltestelle nächste_station
    nächste_bushaltestelle nächste_u-bahn-station nächste_u-bahn direkt_am_bahnhof gleich_beim_bahnhof
    fünf_minuten_vom latschen hatschen minuten_entfernt von_der_haltestelle minuten_vom`,
  wheelchair: `rollstuhl* rollifahrer* rolli rollis barrierefrei* behindert* behinderung* gehbehindert*
    gehbehinderung* mobilitätseingeschränkt* schwerbehindert* schwerbehinderung handicap stufenlos* ebenerdig*
    schwellenlos stufenfrei* rampe rampen rollator* krücken gehhilfe* schlecht_zu_fuß schlecht_zu_fuss
    nicht_gut_zu_fuß invalid* treppenlift türbreite blindenleitsystem blind sehbehindert* schlecht_laufen
    nicht_mehr_gut_laufen gehschwach e-scooter_senioren`,
  stairsAndLift: `treppe treppen stiege stiegen stufen stufe treppenhaus* treppensteigen stiegenhaus* aufzug aufzüge
    aufzugs fahrstuhl* fahrstühle lift lifte *aufzug etage etagen stockwerk* stock erster_stock im_ersten_stock
    im_zweiten_stock zweiter_stock obergeschoss* erdgeschoss parterre hochparterre keller untergeschoss souterrain
    dachgeschoss rolltreppe* wie_viele_stufen wendeltreppe ebenerdig* altbau_ohne_lift hochlaufen hinaufsteigen`,
  pram: `kinderwagen* kinderwägen buggy buggys kiwa zwillingswagen bollerwagen babywagen chinderwage leiterwagen
    tragetuch babytrage geschwisterwagen`,
  toilet: `toilette* wc wcs klo klos kloschüssel häusl häuserl örtchen stilles_örtchen lokus abort pissoir urinal
    sanitäranlagen sanitäranlage sanitär waschraum waschräume damentoilette herrentoilette kundentoilette*
    gästetoilette* gäste-wc behindertentoilette* unisex-toilette aufs_klo auf_toilette auf_die_toilette pinkeln
    pullern aufs_wc mal_müssen mal_muss dixi dixiklo händewaschen hände_waschen euroschlüssel euro-schlüssel`,
  babyChanging: `wickeln wickeltisch* wickelraum wickelräume wickelkommode* wickelplatz wickelauflage
    wickelmöglichkeit* windel* windel_wechseln windeln_wechseln pampers baby_wickeln stillen stillraum stillecke
    stillzimmer still-lounge fläschchen fläschchenwärmer schoppen schoppen_wärmen babyflasche babybrei gläschen
    gläschen_aufwärmen hochstuhl* hochstühle kinderhochstuhl`,
  changingRoom: `umkleide* garderobe garderoben *umkleide *umkleiden umziehen_kann umziehen_können
    umziehmöglichkeit* umziehn zieh_mich_um ziehe_mich_um ziehen_sich_um anprobe anprobekabine* ankleide* kabine
    kabinen einzelkabine* anprobieren probierkabine einzelumkleide familienumkleide sammelumkleide damenumkleide
    herrenumkleide mich_umziehen uns_umziehen sich_umziehen dich_umziehen`,
  shower: `dusche duschen geduscht duschraum duschräume duschkabine* duschgel duschmöglichkeit* abduschen abbrausen
    brausen sich_frisch_machen frisch_machen warmwasser warmes_wasser duschmarke* duschhaube einzeldusche* föhn
    föhnen haartrockner haare_föhnen außendusche regendusche waschgelegenheit badezimmer handtuch`,
  lockers: `schließfach* schließfächer schliessfach* schliessfächer *schließfächer spind spinde *spind wertfach
    wertfächer wertsachen* wertgegenstände safe tresor zimmersafe einschließen einsperren wegsperren wegschließen
    verstauen aufbewahr* gepäckaufbewahrung* gepäck gepäckraum gepäckfach koffer_lassen koffer_abstellen
    koffer_unterstellen koffer_einstellen gepäck_lassen gepäck_deponieren deponieren rucksack_lassen rucksack_hin
    tasche_hin sachen_lassen sachen_hin sachen_einschließen vorhängeschloss* vorhängeschlösser pfandmünze
    handy_und_geldbeutel portemonnaie`,
  cloakroom: `garderobe* jacken_abgeben jacke_abgeben mantel_abgeben mäntel jacken_aufhängen jacke_aufhängen
    jacke_hin jacken_hin jacken_ablegen mantel_ablegen mantel_aufhängen kleiderhaken kleiderständer kleiderbügel
    hakenleiste garderobiere ablegen_können überjacke überwurf haken_für_jacken kleiderablage schirmständer`,
  seating: `sitzplatz* sitzplätze sitzen hinsetzen hinsitzen hinhocken absitzen sitzgelegenheit* sitzmöglichkeit*
    sitzbank sitzbänke sitzecke hocker barhocker stuhl stühle sessel sofa stehtisch* stehplatz stehplätze tische
    tisch tischplatz vor_ort_essen hier_essen dableiben drinnen_essen zum_hieressen zum_hier_essen hieressen
    vor_ort_verzehr platz_nehmen *sitzplätze loge bistrotisch sitzkissen sitznische im_sitzen gemütlich_sitzen`,
  outdoors: `terrasse* *terrasse biergarten* gastgarten* gastgärten schanigarten* gartenwirtschaft gartenbeiz
    außenbereich* aussenbereich* außenplätze aussenplätze draußen draussen draußen_sitzen draussen_sitzen im_freien
    an_der_frischen_luft freisitz freiluft open_air open-air outdoor balkon dachterrasse* garten_sitzen
    gartensitzplatz boulevard-café in_der_sonne sonnenschirm* sonnenterrasse sonnenplatz heizstrahler heizpilz*
    hofgarten innenhof laube liegewiese wiese`,
  indoors: `drinnen innenraum innenräume innenbereich* innenplätze im_haus im_gebäude indoor indoorbereich halle
    hallen in_der_halle hallenplatz hallenplätze überdacht* überdachung gaststube gastraum gasträume stube saal säle
    unter_dach unterm_dach im_trockenen wintergarten innen_sitzen reinsitzen drin_sitzen drinnen_sitzen`,
  airConditioning: `klimaanlage* klimatisiert* klima klimagerät* klimatisierung ventilator* belüft* lüftung*
    durchgelüftet stickig heiß_drin zu_heiß so_heiß sommerhitze hitze hitzewelle affenhitze kühlung gekühlte_räume
    angenehm_kühl kühl_drin abkühlung schwitzen schwitzt fenster_öffnen fenster_aufmachen lüften hochsommer
    bei_35_grad dachgeschoss_heiß`,
  heating: `heizung* geheizt beheizt* beheizbar* heizen eingeheizt einheizen heizkörper* fußbodenheizung
    bodenheizung kachelofen schwedenofen kaminofen kamin cheminée ofen heizstrahler heizlüfter heizpilz* frieren
    friert friere zu_kalt kalt_drin warm_drin schön_warm im_winter_warm fröstelt wolldecke wolldecken wärmelampe
    radiator unbeheizt ungeheizt öfchen`,
  wifi: `wlan w-lan wifi wi-fi hotspot internet internetzugang internetanschluss internetverbindung netz
    wlan-passwort wlan-schlüssel wlan-code gratis-wlan gäste-wlan gratis-internet handyempfang empfang_handy
    mobilfunkempfang lan lan-anschluss netzwerkkabel glasfaser surfen online_gehen ins_netz ins_internet einloggen
    bandbreite streamen schnelles_internet videokonferenz datenvolumen`,
  powerSocket: `steckdose* stecker stromanschluss* stromanschlüsse starkstrom kraftstrom strom_am_platz
    stromversorgung ladekabel* ladegerät* aufladen handy_laden laptop_laden handy_aufladen akku_laden akku_leer
    akku_aufladen akku_fast_leer usb usb-anschluss usb-c powerbank verlängerungskabel mehrfachsteckdose
    laptop_anschließen laptop_anstecken anstecken einstecken strom_für_laptop saft_fürs_handy induktiv_laden
    lädt_auf`,
  evCharging: `ladestation* ladesäule* ladepunkt* elektroauto* e-auto e-autos elektrofahrzeug* e-tankstelle
    stromtankstelle wallbox wallboxen tesla supercharger schnelllader schnellladesäule schnellladestation
    hypercharger typ_2 ccs ladekarte kilowatt kwh stromer e-mobilität auto_laden auto_aufladen e-auto_laden
    e-bike_laden e-bikes_laden elektromobilität ladeparkplatz ladeinfrastruktur plug-in hybrid e-zapfsäule`,
  noise: `laut lauter lautstärke leise ruhig ruhige ruhiger ruhiges geräusch* krach radau ruhezeit* ruhezone
    nachtruhe nachbarn nachbarschaft stören stört störend gehörschutz ohrstöpsel ohropax schallschutz* schalldicht*
    schallisoliert lärmschutz lärmbelästigung hellhörig trubel straßenlärm strassenlärm verkehrslärm baulärm
    zimmerlautstärke schlafen_können abseits_vom_trubel hofseite hofseitig ringhörig lärm`,
  smoking: `rauchen raucher raucherin raucht geraucht rauchverbot* rauchfrei* raucherbereich* raucherzimmer*
    raucherraum* raucherecke raucherlounge fumoir nichtraucher* zigarette* zigarre* kippe kippen tschick
    aschenbecher dampfen vapen e-zigarette* vape shisha wasserpfeife iqos tabak qualmen eine_rauchen eine_qualmen
    paffen joint kiffen cannabis`,
  petsAllowed: `hund hunde hundchen haustier* vierbeiner* hundeverbot* hundefreundlich* hunde_erlaubt
    hund_mitbringen hund_mitnehmen hund_mit hund_dabei hunde_willkommen hunde_verboten hunde_dürfen mit_hund
    mit_dem_hund leine anleinen leinenpflicht* maulkorb* wassernapf hundenapf fellnase* wauwau welpe welpen
    katze_mitbringen tiere_mitbringen tiere_erlaubt haustiere_erlaubt wuffi begleithund hundegebühr hundezuschlag
    mein_dackel`,
  view: `aussicht* ausblick* seeblick seesicht bergblick meerblick fernblick weitblick bergsicht panorama* blick_auf
    blick_über blick_ins sicht_auf mit_ausblick fensterplatz fensterplätze am_fenster sonnenuntergang
    schöne_aussicht rundumblick rundblick überblick_über_die_stadt alpenblick stadtblick dachterrasse
    über_den_dächern`,
  privateRoom: `separee séparée nebenraum* nebenzimmer* nebenräume extrazimmer* extraraum eigener_raum eigenen_raum
    eigenes_zimmer separater_raum separaten_raum separates_zimmer stüberl stübli säli saal festsaal bankettsaal
    veranstaltungsraum* veranstaltungssaal partyraum* partyräume partykeller gesellschaftsraum hinterzimmer clubraum
    seminarraum* seminarräume besprechungsraum* besprechungsräume konferenzraum* sitzungszimmer tagungsraum*
    tagungsräume unter_uns ungestört* geschlossene_gesellschaft exklusiv_mieten exklusivmiete* für_uns_allein
    für_uns_alleine ganzes_lokal_mieten raum_mieten raummiete`,
  capacity: `kapazität* wie_viele_leute wie_viele_personen wieviele_leute wieviele_personen wie_viele_gäste
    wie_viele_plätze personen_platz platz_für_wie_viele gäste_maximal maximal_personen personenzahl* personenanzahl
    teilnehmerzahl* gästezahl gästeanzahl sitzplätze stehplätze bestuhlung* fasst fassungsvermögen passen_rein
    passen_hinein passen_in gehen_rein haben_platz finden_platz hat_platz_für platz_für plätze platzangebot fassen
    belegung schlafplätze schlafplatz ausgelegt_für`,
  size: `quadratmeter* m2 qm größe grösse wie_groß wie_gross fläche flächen raumgröße grundfläche grundriss*
    abmessung* maße quadrat hektar ladefläche ladevolumen kubikmeter geräumig* groß_genug gross_genug zu_klein
    durchmesser wohnfläche verkaufsfläche nutzfläche grundstücksgröße liegefläche großzügig_geschnitten`,
  height: `höhe höhen wie_hoch hoch_ist meter_hoch tiefe wie_tief meter_tief länge wie_lang_ist meter_lang breite
    wie_breit meter_breit zentimeter durchfahrtshöhe einfahrtshöhe deckenhöhe raumhöhe lichte_höhe kopffreiheit
    absprunghöhe kletterhöhe wassertiefe beckentiefe streckenlänge bahnlänge tiefgang turmhöhe mindestgröße
    körpergröße mindesthöhe metern_höhe über_dem_boden höhenmeter`,
  weightLimit: `gewicht* höchstgewicht maximalgewicht körpergewicht mindestgewicht maximales_gewicht tragkraft
    traglast belastbar* zuladung nutzlast kilo kilogramm kilos kg tonnen wie_schwer zu_schwer wie_viel_wiegen
    wie_viel_kilo wiegt wiege schwergewichtig übergewicht* mollig bis_wie_viel_kilo gesamtgewicht stützlast
    anhängelast hält_das_aus`,
  entranceDoor: `eingang* hintereingang haupteingang* seiteneingang nebeneingang lieferanteneingang haustür*
    klingel* läuten glocke türglocke gegensprechanlage sprechanlage türschild türcode zahlencode schlüsselbox
    schlüsseltresor schlüsselkasten reinkommen hineinkommen hereinkommen komme_ich_rein kommt_man_rein komm_ich_rein
    tür_zu tür_verschlossen tür_abgeschlossen zugesperrt tür_offen hintertür hoftor einfahrt hofeinfahrt pforte
    durchgang self-check-in`,
  lockedIn: `eingesperrt einsperren eingeschlossen wirklich_eingesperrt wirklich_eingeschlossen abgesperrt
    abgeschlossene_tür tür_abgeschlossen zugesperrt rauskommen hinauskommen raus_kommen jederzeit_raus
    jederzeit_rausgehen jederzeit_verlassen jederzeit_hinaus rausgehen hinausgehen raum_verlassen notausgang*
    notausgänge fluchtweg* fluchttür notknopf notfallknopf notfallschalter panikknopf panikschalter steckenbleiben
    stecken_bleiben steckt_fest festsitzen gefangen tür_öffnen rauslassen kommt_man_raus abbrechen`,
  claustrophobia: `platzangst klaustrophob* raumangst enge_räume engen_räumen beengt panik* panisch angst_in_engen
    angst_vor_enge beklemm* angststörung angst_vor_dunkelheit engegefühl phobie phobien unwohl_fühlen unwohl_fühle
    angst_bekomme angst_bekommt dunkle_räume dunkelheit schwache_nerven nervenkitzel`,
  meetingPoint: `treffpunkt* treffen_wir_uns treffen_wir trifft_man_sich treffen_sich sammelpunkt* sammelplatz
    sammelstelle startpunkt* ausgangspunkt* wo_geht_es_los wo_gehts_los wo_startet wo_starten wo_beginnt abfahrtsort
    abfahrtsstelle ablegestelle anlegestelle anlegesteg wo_fängt_an einstiegsstelle zustieg zustiegsort
    wo_ist_der_start wo_finde_ich_euch wo_finden_wir_uns besammlung besammeln zusammenkommen wohin_kommen
    wo_muss_ich_hin`,
  serviceArea: `einsatzgebiet* einzugsgebiet* liefergebiet* umkreis umgebung umland im_umkreis anfahrt_zu_mir region
    in_der_region regional_tätig kommt_ihr_nach kommen_sie_nach kommt_ihr_auch kommen_sie_auch fahrt_ihr_nach
    fahren_sie_nach liefert_ihr_nach liefern_sie_nach auch_in_meinem_ort wie_weit_fahrt wie_weit_fahren
    wie_weit_kommt landkreis bezirk kanton bundesweit österreichweit schweizweit deutschlandweit europaweit
    postleitzahl* plz arbeitsgebiet nachbarort nachbargemeinde* nachbardorf auswärts aktionsradius stadtgebiet`,
  homeVisit: `hausbesuch* zu_mir_nach_hause zu_uns_nach_hause zu_ihnen_nach_hause zu_dir_nach_hause
    zu_euch_nach_hause nach_hause_kommen kommt_nach_hause bei_mir_zu_hause bei_mir_zuhause bei_ihnen_zu_hause
    bei_dir_zu_hause bei_mir_daheim zu_mir_kommen ins_haus_kommen ins_haus kommt_ihr_vorbei kommen_sie_vorbei
    vor_ort_kommen vor-ort-service vorort-service mobile_praxis mobiler_friseur mobiler_dienst bettlägerig*
    ins_heim_kommen ins_pflegeheim hausärztlich heimbesuch* hausservice domizil`,
  pickUpService: `abholservice* abholdienst* abhol-service abgeholt abholen_lassen holt_ihr_ab holen_sie_ab holt_ab
    holen_ab holen_wir_ab hol-_und_bringservice bringservice hol-und-bringservice bring-service
    hol_und_bring_service bei_mir_abholen vom_bahnhof_abholen vom_flughafen_abholen abholung_zu_hause
    abholung_bei_ihnen abholung_bei_mir abholauftrag mitnehmen_lassen flughafentransfer transfer shuttle
    shuttleservice shuttledienst shuttlebus fahrdienst fahrservice ersatzwagen abschleppen abschleppdienst
    abschleppwagen`,
  delivery: `liefern liefert geliefert liefere ausliefern ausgeliefert auslieferung* lieferung* lieferservice*
    lieferdienst* lieferkosten* liefergebühr* liefertermin* lieferadresse heimlieferung* hauslieferung*
    hauslieferdienst hauszustellung zustellung* zustellen zugestellt stellen_zu bringt_ihr bringen_sie_vorbei
    vorbeibringen nach_hause_liefern nach_hause_bringen frei_haus bis_zur_haustür bis_an_die_tür bordsteinkante
    kurier kurierdienst fahrradkurier lieferando wolt mjam foodora uber_eats spedition heimservice`,
  shipping: `versand* verschick* versenden versendet porto portokosten portofrei postversand per_post mit_der_post
    zuschicken schicken_zu schickt_ihr schicken_sie paket pakete päckchen päckli paketdienst dhl dpd hermes ups
    a-post b-post einschreiben sendung sendungsnummer sendungsverfolgung tracking packstation paketshop ins_ausland
    auslandsversand zollgebühren verzollung einschicken einsenden onlineshop online-shop webshop`,
  takeaway: `zum_mitnehmen zum_mitnehme zum_mitnehmen_bestellen to_go to-go take_away take-away takeaway außer_haus
    ausser_haus außerhaus außer-haus-verkauf ausserhaus essen_abholen selbstabhol* straßenverkauf gassenverkauf
    einpackt coffee_to_go mehrwegbecher mehrweg pfandbecher pfandschale togo essen_mitnehmen pizza_abholen
    auf_die_hand für_unterwegs über_die_gasse gassenpreis`,
  driveThrough: `drive-in drive_in drive-through drive_through drive-thru autoschalter mcdrive im_auto_bestellen
    im_auto_bleiben im_auto_sitzen_bleiben ohne_aussteigen ohne_auszusteigen nicht_aussteigen aus_dem_auto
    durchfahren durchfahrt vom_auto_aus abholfenster drive-in-schalter click_and_collect autokino`,
  branch: `filiale* *filiale zweigstelle* niederlassung* standort* zweiter_standort weitere_standorte
    andere_standorte andere_filiale anderen_filiale noch_ein_geschäft noch_einen_laden weitere_läden
    zweites_geschäft weitere_geschäfte außenstelle* aussenstelle* zweitgeschäft hauptsitz zentrale hauptgeschäft
    stammhaus verkaufsstelle* ableger franchise auch_in_anderen_städten noch_woanders auch_woanders stadtfiliale`,
  findUs: `adresse wegbeschreibung* anfahrtsbeschreibung anfahrtsplan lageplan finde_ich_euch finde_ich_sie
    finden_wir_euch finden_wir_sie zu_finden findet_man wo_seid_ihr wo_sind_sie wo_genau wo_liegt hausnummer
    gegenüber gegenüber_von neben_dem neben_der hinter_dem vis-a-vis vis-à-vis um_die_ecke hinterhof hinterhaus
    eckhaus straßenseite strassenseite ausschildern ausgeschildert beschildert hinweisschild navi google_maps
    koordinaten welche_seite welches_gebäude verlaufen autobahnausfahrt kreisverkehr kreisel`,
  weather: `wetter* regen regnet regnen regnet_es bei_regen verregnet schlechtwetter* schlechtem_wetter gewitter*
    unwetter sturm stürmisch hagel schnee schneit schneefall schnürlregen schiffen schüttet pisst_es nieselregen
    nass_werden minusgrade glatteis eis_und_schnee frost nebel hitze windig wind wind_und_wetter saukalt sauwetter
    hudelwetter witterung*`,
  indoorAlternative: `schlechtwetterprogramm* schlechtwettervariante schlechtwetteralternative ausweich*
    alternativprogramm alternative_bei_regen ersatzprogramm ersatztermin ersatzort regenprogramm regenalternative
    plan_b bei_regen bei_schlechtem_wetter wenn_es_regnet wenns_regnet bei_regen_drinnen falls_es_regnet
    falls_es_schüttet überdacht* unterstand unterstehen ins_trockene in_die_halle zelt pavillon
    findet_trotzdem_statt findet_bei_jedem_wetter bei_jeder_witterung nach_drinnen_verlegt`,
  lighting: `beleucht* licht lampe lampen lichtanlage lichttechnik scheinwerfer flutlicht* dimmbar* dimmen gedimmt
    tageslicht kunstlicht finster dunkel im_dunkeln bei_dunkelheit hell sonnenlicht lichtschalter taschenlampe*
    stirnlampe* lichterkette* kerzen kerzenlicht verdunkel* rollo stroboskop led kronleuchter schummrig düster
    lichtverhältnisse`,
  temperature: `temperatur* *temperatur grad celsius wassertemperatur raumtemperatur zimmertemperatur lufttemperatur
    wie_warm wie_kalt lauwarm wie_heiß wie_heiss eiskalt frisch_draußen wärmegrad kuschelig_warm badetemperatur
    gradzahl körperwarm kältefest zieht_es zugluft durchzug wie_kühl wie_warm_ist`,
  safetyRules: `sicherheitsregel* sicherheitsvorschrift* sicherheitsbestimmung* sicherheitseinweisung*
    sicherheitsunterweisung sicherheitshinweis* sicherheitsbriefing einweisung einweisen unterweisung instruktion
    instruktionen briefing helmpflicht schutzbrille schutzausrüstung schutzkleidung persönliche_schutzausrüstung
    vorsichtsmaßnahme* vorsichtsmassnahmen sicherheitsvorkehrung* sicherheitsgurt brandschutz* feuerlöscher
    hausordnung verhaltensregel* badeordnung platzordnung platzregeln bahnregeln schwimmweste schwimmwestenpflicht
    aufsichtspflicht`,
  firstAid: `erste_hilfe erste-hilfe erste-hilfe-kasten erste-hilfe-kurs verbandskasten verbandkasten verbandszeug
    verbandzeug defibrillator* defi sanitäter* sanitätsraum sanitätsdienst ersthelfer* betriebssanitäter pflaster
    verletz* rettung rettungsdienst* krankenwagen notarzt* ambulanz 112 144 wiederbelebung reanimation unfall
    verunglückt umkippt ohnmächtig wunde blutet wehgetan weh_tut_jemand samariter nothelfer rettungswagen
    notfallapotheke`,
} as const;
