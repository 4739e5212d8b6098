/** German words of trades, by subject. */
export const trades = {
  hair: `haar haare haaren haarschnitt* haare_schneiden schneiden_lassen friseur* frisör* frisör coiffeur* coiffeuse
    frisur* föhnen föhnfrisur färben ansatz_färben blondier* strähnchen strähnen mèches balayage tönung tönen
    dauerwelle* glätten haarglättung haarverlängerung* extensions locken lockig hochsteckfrisur* spitzen_schneiden
    spitzenschneiden pony bart bartpflege barbier barber rasur rasieren haarausfall kopfhaut dreads bob
    trockenschnitt`,
  skin: `haut hautbild hautpflege hautproblem* hauttyp* hautarzt dermatolog* kosmetik* gesichtsbehandlung*
    gesichtspflege akne pickel mitesser unreine_haut ausreinigung empfindliche_haut neurodermitis ekzem ausschlag
    hautausschlag schuppenflechte falten fältchen botox hyaluron peeling microneedling faltenbehandlung muttermal*
    hautkrebs hautscreening leberfleck* warzen warze altersflecken pigmentflecken sonnenbrand couperose tattoo*
    tätowier* haarentfernung waxing sugaring laserbehandlung feuchtigkeitscreme`,
  teeth: `zahn zähne zähnen zahnarzt* zahnärzte zahnärztin zahnweh zahnschmerz* gebiss prothese dritte_zähne
    zahnspange* aligner invisalign brackets kieferorthopäd* bleaching zahnaufhellung weiße_zähne zahnreinigung*
    professionelle_zahnreinigung pzr dentalhygiene dentalhygienikerin mundhygiene zahnstein karies loch_im_zahn
    plombe* implantat* weisheitszahn* weisheitszähne wurzelbehandlung* zahnfleisch* zahnersatz veneers
    knirscherschiene aufbissschiene milchzahn milchzähne beißer parodontose zahnkrone zahnfüllung`,
  eyes: `auge augen augenarzt* augenärztin augenoptiker* optiker* brille* gleitsicht* lesebrille* sonnenbrille*
    kontaktlinse* sehtest* sehstärke dioptrien dioptrie kurzsichtig* weitsichtig* alterssichtig lasik augenlasern
    grauer_star grüner_star augendruck augenhintergrund sehkraft sehschwäche brille_tragen führerscheinsehtest
    netzhaut augenuntersuchung bildschirmbrille arbeitsplatzbrille fielmann`,
  feet: `füße füsse zehe zehen zehennagel zehennägel fußpflege* fusspflege* podolog* pediküre* pedicure hornhaut
    hühneraugen hühnerauge eingewachsener_nagel eingewachsene_nägel nagelpilz fußpilz einlagen schuheinlage*
    orthopädische_schuhe orthopädieschuhmacher* plattfüße senkfuß hallux fersensporn diabetiker* diabetischer_fuß
    nägel_schneiden fußmassage fußreflexzonen* ferse knöchel fußnägel blasen_an_den_füßen`,
  animalCare: `tierarzt* tierärztin tierärzte veterinär* tierklinik kleintierpraxis hundesalon* hundefriseur*
    hundecoiffeur hundepension* hundehotel tierpension* katzenpension hundesitter* hundebetreuung hundeschule* gassi
    gassigeher* gassiservice tiersitter* katzensitter* katze katzen kater_kastrieren kaninchen meerschweinchen
    hamster wellensittich papagei pferd pferde kastrier* kastration* sterilisation impfung_hund entwurm* chippen
    krallen krallen_schneiden scheren trimmen fellpflege einschläfern zecken flöhe`,
  garden: `garten gärten gartenpflege* gartenarbeit* gartenbau* gartengestaltung* gärtner* landschaftsgärtner* rasen
    rasenmäh* rasen_mähen mähen mäht gemäht hecke_schneiden heckenschnitt* hecke hecken strauchschnitt baumschnitt*
    baum_fällen baumfällung* bäume_fällen baumpflege baumstumpf laub laub_rechen laubrechen unkraut jäten
    vertikutieren rollrasen beet beete hochbeet* kompost gartenabfälle grünschnitt bewässerung* gartenteich pergola
    winterdienst gartenhaus terrasse_anlegen zaun`,
  moving: `umzug umzüge umzugsfirma umzugsunternehmen* umzugskarton* umzugskisten umzugshelfer* umzugsservice
    umzugswagen umzugsgut zügeln zügelfirma zügelunternehmen zügelkisten übersiedlung* übersiedeln umziehen_in_eine
    neue_wohnung_umziehen wohnungswechsel möbeltransport* möbelpacker* möbel_transportieren möbel_schleppen
    schleppen tragen_helfen haushaltsauflösung* wohnungsauflösung* entrümpel* räumung wohnungsräumung möbellift
    möbelaufzug klaviertransport* halteverbotszone kisten_packen spedition möbel_abbauen möbel_aufbauen möbelmontage
    zügelmann`,
  building: `renovier* renovation sanier* umbau umbauen umbauten umgebaut dachausbau hausbau neubau* baustelle*
    bauarbeiten bauleiter* architekt* maurer* maler malermeister* streichen gestrichen tapezier* tapete* verputz*
    fliesen fliesenleger* plättli plattenleger* trockenbau rigips estrich parkett laminat bodenleger* dach
    dachdecker* spengler* dachrinne isolieren dämmung wärmedämmung fenster_einbauen handwerker* gipser`,
  electricity: `elektriker* elektro elektroinstallat* elektroniker* elektrotechnik* elektrobetrieb strom
    stromausfall kurzschluss sicherung_fliegt sicherung_raus sicherungen sicherungskasten fi-schalter
    fehlerstromschutzschalter e-check verkabel* leitungen_verlegen stromleitung* stromkabel steckdose_setzen
    steckdosen_setzen lichtschalter lampe_anschließen lampen_montieren herd_anschließen herdanschluss wallbox
    zählerkasten zählerschrank photovoltaik smart_home smarthome stromschlag flackert kein_strom licht_geht_nicht
    starkstrom stromzähler elektroprüfung`,
  plumbing: `installateur* klempner* sanitärinstallateur* sanitärfirma sanitär rohr rohre rohrbruch* rohrreinigung*
    rohrverstopfung wasserrohrbruch abfluss* abflüsse abfluss_verstopft verstopft verstopfung klo_verstopft tropft
    tropfender wasserhahn* wasserhähne armatur* siphon spülkasten kloschüssel boiler* durchlauferhitzer
    warmwasserbereiter warmwasserspeicher wasserleitung* undicht* leck leckortung wasserschaden* spülung
    bad_sanieren badsanierung* badumbau badrenovierung waschbecken lavabo badewanne kein_warmes_wasser entkalk*`,
  chimneyAndHeating: `kamin kaminofen kachelofen schornstein* rauchfang* kaminfeger* kaminkehrer* kehren kehrtermin
    feuerstättenschau kesseltausch heizung* heizkessel heizkörper* heizkörper_entlüften therme thermenwartung
    gastherme* gasheizung* ölheizung* pelletheizung* pellets pelletofen wärmepumpe* fernwärme brenner brennerservice
    brennwertgerät feuerungskontrolle holzofen hafner ofenbauer* ofensetzer heizt_nicht kalt_in_der_wohnung öltank`,
  funeral: `bestatt* beerdigung* begräbnis* beisetzung* abdankung einäscherung kremierung feuerbestattung*
    erdbestattung* seebestattung waldbestattung friedwald urne urnen sarg särge trauerfeier* trauerfall todesfall
    todesfälle verstorben* gestorben sterbefall sterbeurkunde trauer trauergäste trauerhalle trauerrede
    trauerredner* leichenschmaus leidmahl totenmahl leichenmahl partezettel traueranzeige* todesanzeige* grab gräber
    grabstein* grabpflege friedhof kondolenz hinterbliebene`,
  legalAdvice: `anwalt anwälte anwältin anwalts rechtsanwalt* rechtsanwälte rechtsanwältin rechtsberatung*
    rechtsauskunft rechtsschutz* kanzlei anwaltskanzlei anwaltskosten fachanwalt notarin notariat klage klagen
    verklagen verklagt scheidung* scheiden_lassen sorgerecht erbrecht* erbschaft testament* mietrecht* arbeitsrecht*
    familienrecht verkehrsrecht strafrecht abmahnung* kündigungsschutz* vertrag_prüfen prozesskostenhilfe
    verfahrenshilfe beratungshilfe mandant* erstberatung* jurist* vor_gericht gerichtstermin unterhaltszahlung notar
    notare`,
  tax: `steuer steuern steuerberat* steuererklärung* steuerausgleich arbeitnehmerveranlagung lohnsteuer*
    einkommensteuer* finanzamt* steuerverwaltung steueramt steuerbescheid* steuerrückzahlung umsatzsteuer*
    mehrwertsteuer* buchhaltung* buchhalter* buchführung treuhand* treuhänder* bilanz jahresabschluss*
    lohnabrechnung* lohnverrechnung quellensteuer elster finanzonline absetzen absetzbar* freibetrag steuerklasse
    erbschaftssteuer handwerkerbonus haushaltsnahe_dienstleistung`,
  travel: `reisebüro* reisen urlaub* pauschalreise* busreise* kreuzfahrt* städtereise* städtetrip rundreise* flug
    flüge flugticket* flugbuchung flughafen abflug verreisen ferien_buchen ferienwohnung* last-minute-reise
    hotelbuchung reiseleiter* reiseleitung reiseführer reiseveranstalter reiseversicherung* visum visa einreise*
    reisepass tagesausflug ausflüge ausflug tagesfahrt* all-inclusive-urlaub flitterwochen hochzeitsreise* safari
    reiseziel* tui reise`,
  theatre: `theater* *theater stück_aufführen vorstellung* aufführung* premiere* bühne* schauspiel* kabarett*
    kleinkunst comedy oper opern operette musical* ballett konzertkarten eintrittskarte* spielplan* spielzeit loge
    pause_in_der_vorstellung pausenbar zuschauer* abendkasse abendkassa inszenierung* regisseur* kino film
    filmvorführung leinwand puppentheater kasperltheater improtheater laientheater statisten`,
} as const;
