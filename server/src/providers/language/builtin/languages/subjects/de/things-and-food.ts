/** German words of things and food, by subject. */
export const thingsAndFood = {
  vegetarian: `vegetar* veggie veggi veggy vegi veganes_und_vegetarisches fleischlos* ohne_fleisch kein_fleisch
    fleischfrei* esse_kein_fleisch tofu seitan gemüsegericht* gemüseteller gemüsecurry gemüselasagne käsespätzle
    veggie-burger gemüseburger fleischersatz beyond_meat halloumi falafel pescetarier* pescetarisch
    vegetarische_option fleischalternative grünkernbratling`,
  vegan: `vegan vegane veganer veganes veganen veganerin rein_pflanzlich pflanzlich* tierfrei
    ohne_tierische_produkte ohne_tierisches tierische_produkte hafermilch haferdrink sojamilch mandelmilch
    kokosmilch pflanzenmilch milchalternative* ohne_ei ohne_milch_und_ei tofu seitan tempeh veganuary plant-based
    plant_based vegane_option vegane_alternative ohne_tierversuche tierversuchsfrei* lupine ernähre_mich_vegan`,
  glutenFree: `gluten* zöliakie zöliakiebetroffene weizenfrei* weizen weizenallergie weizenunverträglichkeit
    weizenmehl mehlfrei ohne_mehl ohne_gluten dinkel buchweizen reismehl maismehl hirse glutenfreies_brot
    glutenfreie_nudeln glutenfreies_bier vertrage_kein_gluten vertrage_keinen_weizen sprue getreidefrei* roggen
    kamut low-carb`,
  lactose: `laktose* lactose* milchzucker milchfrei* milcheiweiß milchallergie* milchunverträglichkeit kuhmilch
    kuhmilchfrei vertrage_keine_milch keine_milch ohne_milch milchprodukte milchersatz* lactosefreie_milch
    hafermilch haferdrink sojamilch mandelmilch minus_l minus-l laktasetablette* vertrage_milch sojadrink casein`,
  nutAllergy: `nussallergie* nussallergiker* nüsse nuss nussfrei* erdnuss* erdnüsse haselnuss* haselnüsse walnuss
    walnüsse baumnuss baumnüsse mandeln mandel cashew* pistazie* pekannuss sesam ohne_nüsse nüssen spuren_von_nüssen
    nussspuren allergisch_gegen_nüsse nutella marzipan nougat macadamia paranuss`,
  allergyGeneral: `allergie* allergiker* allergisch allergen* unverträglichkeit* unverträglich intoleranz*
    intolerant inhaltsstoffe histamin* fructose* fruktose* soja sojaallergie eiallergie fischallergie
    meeresfrüchte_allergie krebstiere schalentiere sellerie senf sulfite epipen anaphylak* anaphylaxie kreuzallergie
    vertrage_nicht vertrage_kein hausstauballergie tierhaarallergie latexallergie nickelallergie
    nahrungsmittelunverträglichkeit lebensmittelallergie spuren_von`,
  halalKosher: `halal halal-fleisch koscher* kosher kaschrut rabbinat schweinefleisch* schwein kein_schwein
    ohne_schwein ohne_schweinefleisch schweinegelatine gelatine rindergelatine geschächtet schächten muslim*
    islamisch jüdisch helal halal-zertifikat halal-zertifiziert ramadan fastenbrechen rindfleisch`,
  alcohol: `alkohol* bier biere weizenbier weißbier pils hefeweizen fassbier bier_vom_fass zapfhahn wein weine
    weinkarte rotwein weißwein weisswein hauswein achterl vierterl prosecco sekt champagner schnaps schnäpse
    spirituosen cocktail* cüpli aperol spritz spritzer gin longdrink* glühwein aperitif apéro likör radler whisky
    rum wodka`,
  softDrink: `alkoholfrei* getränk getränke softdrink* limo limonade* kracherl cola spezi mezzo fanta sprite rivella
    almdudler wasser mineralwasser sprudel leitungswasser hahnenwasser stilles_wasser trinkwasser wasserspender saft
    säfte apfelsaft apfelschorle schorle orangensaft eistee durst durstig was_zu_trinken etwas_zu_trinken smoothie*
    mocktail* alkoholfreies_bier red_bull energydrink* getränkeautomat wasserflasche_auffüllen`,
  coffeeAndTea: `kaffee* cappuccino espresso latte latte_macchiato milchkaffee melange verlängerter kleiner_brauner
    häferlkaffee filterkaffee flat_white americano café_crème schale tee teesorten teekarte früchtetee kräutertee
    grüner_tee schwarztee chai matcha kakao heiße_schokolade trinkschokolade entkoffeiniert* koffeinfrei decaf
    barista siebträger kaffi käffchen coffee heißgetränke heissgetränke hafermilch kapselmaschine tässchen`,
  breakfast: `frühstück *frühstück frühstücken frühstückt zmorge zmorgen brunch brunchen sonntagsbrunch
    frühstücksbuffet frühstücksbüffet frühstückszeit* frühstückskarte morgenbuffet morgenessen frühstücksraum müsli
    brötchen semmel semmeln weckle weckerl gipfeli croissant croissants rührei spiegelei konfitüre birchermüesli
    weißwurstfrühstück gabelfrühstück morgens_essen halbpension`,
  lunch: `mittagessen mittagstisch* mittagsmenü* mittagskarte mittagsangebot* mittagsteller tagesmenü tagesteller
    tagesgericht* tageskarte zmittag zu_mittag_essen zu_mittag mittags_essen mittags_warm mittagsbuffet lunch
    lunchen lunchmenü businesslunch business_lunch lunchpaket wochenkarte menü wochenmenü kantine mensa
    in_der_mittagspause_essen znüni mittagsgericht`,
  dinner: `abendessen nachtmahl znacht abendkarte abendmenü abendbrot abends_essen am_abend_essen zu_abend
    zu_abend_essen dinner abendbuffet halbpension warme_küche warmes_essen candle-light-dinner candlelight_dinner
    essen_gehen fine_dining gänge_menü menüabend drei-gang-menü vesper brotzeit degustationsmenü überraschungsmenü
    drei_gänge à_la_carte`,
  kidsMenu: `kindermenü* kinderteller* kinderkarte* kinderportion* kinderessen kindergericht* kinderspeisekarte
    räuberteller pommes chicken_nuggets nuggets fischstäbchen chicken_tenders kinderschnitzel spaghetti_für_kinder
    nudeln_mit_soße pasta_für_kinder essen_für_kinder kleine_portion kleine_portionen spätzle_mit_soße
    pinocchio-teller babybrei gläschen kinderbesteck kindgerechtes_essen essen_für_die_kleinen`,
  cake: `kuchen torte torten *torte *torten *kuchen geburtstagstorte* hochzeitstorte* motivtorte* cupcake* muffin
    muffins brownie* cheesecake apfelstrudel strudel sachertorte schwarzwälder mehlspeise* konditorei gebäck süßes
    süsses süßspeise dessert* nachspeise nachtisch tiramisu wähe blechkuchen käsekuchen topfenkuchen obstkuchen
    anschnitt gugelhupf patisserie tortenstück kuchentheke kekse guetzli plätzchen tortenheber naschkatze`,
  ownFood: `eigenes_essen eigene_speisen eigene_getränke eigenen_getränke eigener_wein eigenen_wein eigene_torte
    eigenen_kuchen mitgebrachte_speisen mitgebrachtes_essen mitgebrachte_getränke mitgebrachtes essen_mitbringen
    getränke_mitbringen speisen_mitbringen kuchen_mitbringen torte_mitbringen wein_mitbringen bier_mitbringen
    proviant verpflegung_mitbringen selbstverpfleg* korkgeld* zapfengeld stoppelgeld tellergeld kuchengeld picknick*
    brotzeit_mitbringen jause_mitbringen znüni_mitbringen selber_essen_mitbringen fremde_speisen caterer
    eigenes_catering vesper_mitbringen selber_grillen selbst_mitgebrachtes selbst_mitgebrachte`,
  snacks: `snack* imbiss imbisse kleinigkeit kleinigkeiten häppchen fingerfood jause jausnen zvieri znüni vesper
    brotzeit hunger hungrig was_zu_essen etwas_zu_essen was_zum_essen kleine_gerichte kleinen_hunger knabber* chips
    popcorn sandwich sandwiches belegte_brötchen brötli belegte_brote canapés butterbrezel brezel brezn schokoriegel
    riegel automat hotdog toast wurstsemmel leberkässemmel bistro kiosk verpflegung verköstigung`,
  organic: `bioqualität bioprodukte biogemüse biofleisch biowein biosiegel bio-siegel bio-qualität bio-fleisch
    bio-eier biologisch* bio biozertifiziert* demeter naturland bioland knospe ohne_pestizide pestizidfrei
    ungespritzt* unbehandelt* naturbelassen* freilandhaltung freilandeier tierwohl artgerecht* artgerechte_haltung
    weidehaltung regional_und_bio fairtrade fair_trade max_havelaar ökologisch* gentechnikfrei* naturkosmetik
    slow_food biobetrieb`,
  ingredients: `zutaten zutat inhaltsstoff* zusatzstoff* konservierungsstoff* geschmacksverstärker hausgemacht*
    selbstgemacht* selbst_gemacht selber_gemacht selbstgebacken selbst_gebacken eigene_herstellung
    eigener_herstellung hausgebacken handgemacht* frisch_gekocht frisch_zubereitet aus_der_region regional*
    regionale_produkte aus_eigenem_anbau eigenanbau bauernhof vom_bauern woher_kommt woher_stammt woher_kommen
    herkunft herkunfts* tiefgekühlt fertigprodukte convenience mikrowelle rezept_drin was_ist_drin was_ist_da_drin
    wo_kommt_das_fleisch fleisch_her lieferanten erzeuger`,
  spicy: `scharf scharfe schärfe schärfegrad schärfer pikant würzig* gewürzt gewürze chili chilis peperoncini
    peperoni jalapeno jalapenos jalapeño sambal wasabi pfeffer feurig höllisch_scharf mild nicht_scharf zu_scharf
    ohne_schärfe weniger_scharf thai-scharf brennt_im_mund habanero`,
  portion: `portion* halbe_portion kleine_portion große_portion grosse_portion riesenportion seniorenteller
    seniorenportion satt sattessen satt_werden wird_man_satt macht_satt nachschlag nachnehmen all_you_can_eat
    all-you-can-eat so_viel_man_will essen_so_viel halber_teller räuberteller zum_teilen für_zwei_personen beilagen
    beilage reste_mitnehmen reste_einpacken doggybag doggy_bag extra_teller großer_hunger`,
  dishes: `geschirr* abwasch abwaschen abspülen spülen spülmaschine* spülmittel teller gläser besteck
    messer_und_gabel tassen schüsseln servietten mehrweggeschirr einweggeschirr wegwerfgeschirr pappteller
    plastikbesteck leihgeschirr gläserverleih wer_spült wer_macht_den_abwasch geschirr_waschen abtrocknen porzellan
    tischwäsche tischdecke*`,
  equipmentRental: `leihen ausleih* ausgeliehen ausborgen verleih* leihausrüstung leihgerät* leihgebühr*
    leihschläger leihschuhe leihski leihrad leihräder leihbike leihmaterial leihweise borgen miete mieten mietgebühr
    mietgerät* mietmaterial mietpreis vermietet vermietung* ausrüstung ausrüstung_leihen ausrüstung_mieten
    zur_verfügung_gestellt material_gestellt wird_gestellt neopren neoprenanzug helm_leihen schuhe_leihen
    schläger_leihen equipment skiverleih *verleih`,
  ownEquipment: `eigene_ausrüstung eigenen_ausrüstung eigenes_material eigenes_equipment eigene_schuhe
    eigenen_schuhe eigener_schläger eigenen_schläger eigene_schläger eigenes_rad eigenes_fahrrad eigenes_pferd
    eigenes_board eigenes_instrument eigene_gitarre eigenes_werkzeug eigener_helm eigenen_helm eigenen_laptop
    eigenes_gerät eigene_geräte eigene_ski eigene_matte eigene_bälle eigenes_boot eigene_kletterschuhe eigene_teile
    selbst_mitbringen selber_mitbringen selbst_gekaufte_teile mitgebrachte_teile eigene_kamera eigene_farbe
    eigene_wolle eigenen_stoff eigenes_handtuch eigene_bettwäsche eigene_sachen_mitbringen`,
  clothing: `anziehen zieht_man_an ziehe_ich_an zieh_ich_an angezogen kleidung* kleider klamotten dresscode
    dress_code kleiderordnung kleidervorschrift kleiderregel outfit gewand sportkleidung sportsachen turnschuhe*
    hallenschuhe jogginghose jeans wanderschuhe* bergschuhe gummistiefel festes_schuhwerk schuhwerk feste_schuhe
    wetterfest* regenjacke regenkleidung badehose badeanzug badekleidung badeshorts anzug krawatte schick elegant*
    leger socken stoppersocken antirutschsocken barfuß badekappe hochhackig*`,
  bringAlong: `mitbringen mitzubringen bringe_ich_mit bringt_man_mit bring_ich_mit bringen_sie_mit bitte_mitbringen
    mitnehmen_muss muss_ich_mitnehmen muss_ich_dabei_haben muss_ich_dabeihaben dabeihaben dabei_haben mitgebracht
    packliste* checkliste_mitbringen unterlagen dokumente papiere formulare handtuch badetuch sonnencreme
    trinkflasche was_brauche_ich welche_unterlagen welche_papiere welche_dokumente vorlegen vorweisen vorzuweisen
    mit_dabei_haben rucksack_packen schreibzeug impfpass`,
  idDocument: `ausweis* personalausweis* perso reisepass id-karte identitätskarte identitätsnachweis
    lichtbildausweis* führerschein* führerausweis altersnachweis* alterskontrolle ausweisen_können amtlicher_ausweis
    amtlicher_lichtbildausweis meldezettel meldebestätigung aufenthaltstitel handyausweis pass_vorzeigen
    ausweis_zeigen lenkerausweis identifizier* schülerausweis geburtsurkunde`,
  prescription: `rezeptpflichtig* e-rezept rezeptfrei* privatrezept kassenrezept wiederholungsrezept* folgerezept*
    dauerrezept rezeptgebühr* ärztliche_verordnung verordnung* verordnet verschreib* verschrieben überweisung
    überweisungsschein* zuweisung* heilmittelverordnung heilmittel arztbrief zuzahlung* vom_arzt_verschrieben
    arztzeugnis attest* hausarzt_schicken rezept_bestellen rezept_verlängern rezept_abholen rezept_nachbestellen
    überweisung_vom_arzt chefarztbewilligt rezept rezepte rezepts`,
  spareParts: `ersatzteil* originalteil* originalersatzteile nachbauteil* zubehör* verschleißteil* verschleissteil*
    gebrauchtteile bauteil* einzelteile teile_bestellen teile_besorgen teil_besorgen teil_bestellen teile_lieferbar
    passende_teile fehlt_ein_teil fehlendes_teil ersatzschraube ersatzakku dichtung dichtungen platine scharnier
    keilriemen auspuff bremsbeläge nachbestellen ersatzglas`,
  brand: `marke marken markenware markenprodukte hersteller herstellers fabrikat* fremdfabrikat* fremdmarken
    markenunabhängig* welche_marken markenwerkstatt freie_werkstatt vertragshändler* vertragswerkstatt
    vertragspartner autorisiert* sortiment label labels designer modelle_führen fachhändler* führt_ihr_marken
    führen_sie_marken führt_ihr_auch original originalware no-name nachbau hausmarke eigenmarke alle_hersteller
    alle_fabrikate alle_marken`,
  usedGoods: `gebrauchte gebrauchtes gebrauchtware* gebrauchtwagen occasion occasionen secondhand* second-hand
    second_hand aus_zweiter_hand antiquar* antik antiquität* trödel flohmarkt brockenhaus brocki ankauf* aufkaufen
    kauft_ihr_an kaufen_sie_an kauft_ihr kaufen_wir_an in_zahlung inzahlungnahme* in_zahlung_nehmen eintausch*
    rückkauf* zurückkaufen kommission* vintage refurbished generalüberholt* altgold nachlass_verkaufen
    altes_verkaufen verkaufen_will willhaben ricardo gebrauchten gebraucht_kaufen`,
  recycling: `entsorg* altgerät* elektroschrott elektromüll sondermüll sperrmüll recycl* recyceln wiederverwert*
    wertstoffhof wertstoffe altstoffsammelzentrum mistplatz werkhof wegschmeißen wegwerfen wegschmeissen wegbringen
    alte_mitnehmen altes_gerät_mitnehmen alte_geräte_mitnehmen altbatterien altöl altreifen altmetall altkleider
    altglas rücknahme leergut pfandflaschen müll abfall verschrott* vorgezogene_recyclinggebühr spenden spende
    container`,
  repair: `reparatur* *reparatur reparieren repariert repariere richten_lassen geflickt flicken flickt kaputt
    kaputtes defekt defekte beschädigt instandsetz* instand_setzen wieder_ganz_machen ganz_machen reparierbar
    zu_reparieren lohnt_sich_reparatur retten_kann gerissen riss zerbrochen abgebrochen hin_ist im_eimer
    geht_nicht_mehr funktioniert_nicht funktioniert_nicht_mehr springt_nicht_an fehlersuche fehlerdiagnose
    service_am_gerät repaircafé repair-café restaurier* ausbessern ausbesserung geleimt leimen`,
  cleaning: `reinig* gereinigt *reinigung putzen putzt geputzt putzfrau putzdienst putzmittel säubern sauber_machen
    saubermachen sauber_kriegen waschen gewaschen wäscht flecken fleck fleckentfern* rotweinfleck fettfleck schmutz
    dreckig schmutzig schmutzige schimmel kalk teppichreinigung fensterreinigung fensterputzer fensterputzen
    polsterreinigung endreinigung* grundreinigung gründlich_putzen autowäsche waschanlage innenreinigung
    shampoonieren staubsaugen aussaugen hochdruckreiniger`,
  mess: `schmutz dreck dreckig staub staubig staubfrei staubschutz abdecken abgedeckt abdeckfolie abdeckvlies
    decken_ab abkleben schutzfolie boden_schützen möbel_schützen böden_schützen sauber_hinterlassen sauerei
    sauerei_machen aufräumen aufgeräumt räumen_auf räumt_ihr_auf räumen_sie_auf besenrein* bauschutt schutt
    überziehschuhe schuhüberzieher schuhe_ausziehen verschmutz* bekleckern kleckern schürze schürzen kittel
    schmutzig_machen dreckig_machen malkittel matschig fußabdrücke versaut einsauen`,
  sharpening: `schleifen schleift geschliffen schärfen schärft geschärft nachschärfen nachschleifen messerschleif*
    messerschärfen messer_schärfen messer_schleifen scherenschleifer stumpf stumpfe stumpfes schneidet_nicht_mehr
    schneiden_nicht_mehr klinge klingen schleifservice schleifdienst schleiferei kantenschliff kanten_schleifen
    skiservice ski_schleifen sägeblatt sägeblätter sägekette wellenschliff wetzen wetzstahl scharf_machen
    scharf_gemacht rasenmähermesser küchenmesser schere scheren`,
  alteration: `änderungen änderungsschneiderei* kürzen kürzer kürzt gekürzt kürzer_machen enger enger_machen
    enger_nähen engernähen weiter_machen weiter_nähen ausweiten umnähen umändern abändern abgeändert ändern_lassen
    umsäumen säumen hosensaum saum hose_zu_lang hosen_kürzen kleid_ändern ärmel_kürzen reißverschluss*
    reissverschluss knopf_annähen nähen näht schneiderei schneiderin schneider ring_weiten ring_verkleinern zu_groß
    zu_eng zu_weit armband_kürzen anpassen_lassen zurechtschneiden taillieren ring_enger`,
  sizeExchange: `falsche_größe falsche_grösse andere_größe anderen_größe andere_grösse größe_umtauschen
    größe_tauschen größentausch größenumtausch passt_nicht nicht_passt nicht_passen passt_mir_nicht nicht_gepasst
    zu_klein zu_groß zu_gross zu_eng zu_kurz umtausch* umgetauscht tauschen_um tauscht_ihr_um größe_nicht_passt
    grösse_nicht_passt eine_nummer_größer eine_nummer_kleiner größer_tauschen nicht_gefällt kassenbon_umtauschen
    größentabelle`,
  customMade: `maßanfertig* massanfertig* nach_maß nach_mass auf_maß maßgefertigt massgefertigt maßgeschneidert*
    massgeschneidert* maßhemd maßanzug maßschuhe maßmöbel massmöbel maßschneider* sonderanfertigung* sondermaß*
    sonderwunsch sonderwünsche einzelanfertigung* einzelstück* unikat* individuell_angefertigt auf_wunsch_anfertigen
    anfertigen_lassen anfertigen angefertigt fertigt_an fertigen_an nach_zeichnung nach_meinen_wünschen
    eigener_entwurf eigenes_design personalisier* wunschmaß *anfertigung`,
  engraving: `gravur* gravier* eingravier* lasergravur* handgravur inschrift* beschrift* namen_drauf name_drauf
    namenszug initialen datum_drauf ringgravur namensgravur widmung monogramm einprägen prägen prägung bestick*
    bedrucken`,
  keyCopy: `schlüssel_nachmachen schlüssel_nachmachen_lassen nachschlüssel* schlüsselkopie* schlüssel_kopieren
    schlüsseldienst* schlüssel_duplizieren schlüsselduplikat ersatzschlüssel* zweitschlüssel* zweiten_schlüssel
    autoschlüssel* sicherheitsschlüssel* sicherungskarte sicherungsschein wohnungsschlüssel* haustürschlüssel
    zimmerschlüssel schlüsselmacher schlüsselrohling mister_minit schließanlage* schließzylinder schlüssel_verloren
    schlüssel_nachbestellen aufsperrdienst* zylinder briefkastenschlüssel`,
  battery: `batterie* batterie_wechseln batterie_tauschen akkus akku akkutausch* akkuwechsel akku_tauschen
    akku_wechseln akku_schwach hält_der_akku knopfzelle* uhrenbatterie* autobatterie* starthilfe überbrücken
    springt_nicht_an reichweite e-bike-akku akkulaufzeit uhr_steht uhr_stehen_geblieben autobatterie_leer
    batterie_leer akku_hält hörgerätebatterien`,
  computer: `laptop* notebook* rechner pc pcs macbook* imac apple_computer windows windows_11 festplatte* ssd
    arbeitsspeicher datenrettung* daten_retten datenverlust datensicherung virus viren trojaner virenbefall software
    bildschirm monitor tastatur drucker computerhilfe pc-hilfe it-service it-support edv betriebssystem
    fährt_nicht_hoch bootet stürzt_ab abgestürzt langsam_geworden bluescreen backup router netzwerk aufrüsten
    grafikkarte server computer`,
  phoneDevice: `handys smartphone* iphone* samsung galaxy android natel mobiltelefon* telefon_kaputt tablet* ipad
    ipads display* handydisplay bildschirm_gesprungen glas_gesprungen touchscreen handyreparatur handyhülle
    panzerglas schutzfolie simkarte sim-karte ladebuchse wasserschaden_handy ins_wasser_gefallen huawei xiaomi pixel
    smartwatch apple_watch handyakku handyvertrag handy`,
  vehicleCheck: `tüv hu hauptuntersuchung abgasuntersuchung pickerl begutachtung mfk motorfahrzeugkontrolle
    inspektion* jahresinspektion service_am_auto autoservice ölwechsel* fahrzeugcheck wintercheck urlaubscheck
    frühjahrscheck sommercheck gebrauchtwagencheck ankauftest ankaufscheck bremsen bremsencheck motorcheck
    fahrzeugprüfung plakette dekra prüfstelle vorbereitung_tüv durch_den_tüv zulassung werkstatt autowerkstatt
    zahnriemen klimaservice scheckheft serviceheft motorkontrollleuchte`,
  tyres: `reifen* winterreifen sommerreifen ganzjahresreifen allwetterreifen winterpneu sommerpneu pneu pneus
    pneuwechsel pneuhaus räder_wechseln räderwechsel* radwechsel umstecken umsteckservice reifen_umstecken
    reifen_aufziehen wuchten auswuchten felge felgen alufelgen platten plattfuß plattfuss platter_reifen
    loch_im_reifen schlauch rädereinlagerung profiltiefe schneeketten spikes`,
  rentalCar: `mietwagen* mietauto* leihwagen* leihauto* autovermietung autoverleih ersatzwagen* ersatzauto*
    ersatzfahrzeug* werkstattwagen werkstattersatzwagen auto_mieten auto_leihen auto_ausleihen carsharing
    car-sharing mobility transporter_mieten umzugswagen_mieten lieferwagen* sprinter wohnmobil_mieten camper_mieten
    kleinbus sixt europcar hertz anhänger_mieten freikilometer kilometerbegrenzung inklusivkilometer vollgetankt
    tankregelung führerscheinklasse_mieten mindestalter_mieten leihfahrzeug*`,
  tools: `werkzeug* bohrmaschine* bohrhammer akkuschrauber* akkubohrer schraubenzieher schraubendreher hammer säge
    stichsäge kreissäge kettensäge motorsäge schleifmaschine exzenterschleifer flex winkelschleifer zange
    schraubenschlüssel bohrer gerüst werkbank hobel maschinenverleih bagger minibagger rüttelplatte vertikutierer
    baumaschine* heckenschere inbus makita bosch hilti festool`,
  plants: `pflanzen zimmerpflanze* topfpflanze* setzling* jungpflanzen stauden sträucher strauch busch hecke
    heckenpflanzen bäume baum obstbaum obstbäume apfelbaum kräuter gemüsepflanzen tomatenpflanzen balkonpflanzen
    geranien orchidee* kaktus kakteen sukkulenten blumenerde umtopfen gärtnerei gärtner baumschule dünger düngen
    saatgut samen blumenzwiebeln schädlinge blattläuse winterhart* überwintern überwinterung pflanze`,
  flowers: `blumen blumenstrauß blumenstrauss sträuße blumensträuße bouquet rosen rose tulpen sonnenblumen
    schnittblumen trockenblumen strauss strauß brautstrauß brautstrauss florist* blumenladen blumengeschäft
    blumengesteck* gesteck gestecke kranz kränze trauerkranz grabgesteck adventskranz adventskränze blumendeko
    blumenschmuck tischdeko anstecker blumenabo blumengruß fleurop valentinstag muttertag blümchen pfingstrosen
    haltbar_in_der_vase vase blume`,
  wood: `holz holzart* holzplatten bretter brett balken eiche buche fichte kiefer nussbaum ahorn lärche zirbe
    zirbenholz arve tischler* schreiner* zimmerei zimmerer zimmermann brennholz kaminholz massivholz* vollholz
    altholz furnier spanplatte sperrholz holzboden parkett zuschnitt* zuschneiden holzzuschnitt sägewerk lasur
    lackieren geölt holzmöbel holzwurm holzterrasse drechseln`,
  material: `material* woraus aus_was aus_welchem_material gemacht_aus besteht_aus bestehen_aus stoff stoffe
    baumwolle wolle leinen seide polyester leder echtleder kunstleder metall edelstahl stahl alu aluminium messing
    gold silber 925er 585er 750er weißgold platin kunststoff plastik keramik glas stein marmor porzellan beton karat
    nickelfrei beschaffenheit polyamid kaschmir`,
  colour: `farbe farben farbig farbton farbtöne farbauswahl farbkarte farbmuster farbfächer wunschfarbe andere_farbe
    anderen_farben welche_farben welcher_farbe in_welchen_farben bunt einfarbig schwarz-weiß schwarzweiß ral ral-ton
    rosa lila violett beige türkis braun grau anthrazit einfärben färben pastell neonfarben *farben farbecht
    farblich lackfarbe in_rot in_blau in_grün in_gelb in_schwarz in_weiß`,
  samples: `muster musterstück* musterbuch musterkarte musterexemplar stoffmuster* farbmuster* holzmuster
    papiermuster warenmuster gratismuster probestück* probepackung* probefläschchen kostprobe* proben_mitnehmen
    pröbchen pröbli anschauungsmaterial ansichtsexemplar zur_ansicht ausstellungsstück* ausstellung_anschauen
    showroom schauraum musterausstellung musterraum probedruck andruck *muster`,
  stock: `vorrätig* auf_lager lagernd lagerbestand lagerware ab_lager vorrat an_lager lieferbar* verfügbar*
    sofort_verfügbar nicht_da noch_da habt_ihr_noch haben_sie_noch gibts_noch gibt_es_noch führt_ihr führen_sie
    habt_ihr_da haben_sie_da da_haben auslaufmodell ausverkauft* vergriffen* nachbestell* bestellen_könnt
    bestellen_können bestellbar* bestellt_ihr bestellen_sie_auch besorgen besorgt_ihr reinbekommen hereinbekommen
    neue_ware zurücklegen zurückgelegt legen_zurück legt_ihr_zurück reservieren_lassen sortiment`,
  preorder: `vorbestell* bestelle_vor bestellt_vor vorab_bestellen vorher_bestellen im_voraus_bestellen
    rechtzeitig_bestellen bis_wann_bestellen am_vortag_bestellen tage_vorher_bestellen tag_vorher_bestellen
    auf_vorbestellung auf_bestellung nur_auf_bestellung bestellfrist* bestellschluss auf_die_seite_legen
    zurücklegen_lassen beiseitelegen vorgemerkt vormerken bestellannahme wie_früh_bestellen weihnachtsbestellung*
    vorreservier*`,
  gift: `geschenk* als_geschenk *geschenk *geschenke schenken verschenken geburtstagsgeschenk hochzeitsgeschenk
    weihnachtsgeschenk* mitbringsel gastgeschenk* präsent präsente präsentkorb einpacken packt_ihr_ein
    packen_sie_ein eingepackt verpacken schön_verpackt schleife schleifchen grußkarte kärtchen_dazu hochzeitstisch
    geburtstagskiste überraschen überraschung`,
  packaging: `verpackung* verpackt verpacken tüte tüten papiertüte plastiktüte tragetasche tragtasche sackerl
    papiersackerl sack karton* schachtel schachteln kiste kisten unverpackt* eigene_dose eigene_dosen eigenes_gefäß
    eigene_behälter eigenen_behälter eigener_becher eigenen_becher mehrweg* recup rebowl vytal pfandglas pfandgläser
    luftpolsterfolie einwegverpackung abfüllen abgefüllt glasflasche alufolie`,
  storage: `einlager* eingelagert lagern lagerung* lagerraum* lagerräume lagerplatz lagerbox lagerkosten lagergebühr
    aufheben hebt_auf heben_auf hebt_ihr_auf heben_sie_auf aufgehoben aufbewahr* bewahren_auf bewahrt_auf
    bewahrt_ihr_auf zwischenlager* unterstellen unterstellplatz einstellplatz self-storage selfstorage self_storage
    möbellager winterlager überwintern möbel_unterstellen stehen_lassen länger_dalassen`,
  unclaimed: `nicht_abhole nicht_abholen nicht_abgeholte nicht_rechtzeitig_abhole abholfrist* wie_lange_aufgehoben
    wie_lange_aufbewahrt wie_lange_bleibt_liegen liegen_bleiben liegenbleiben liegengeblieben liegen_gelassen
    vergessen_abzuholen vergesse_abzuholen abholen_vergessen später_abhole später_abholen erst_später_abholen
    nicht_gleich_abholen erst_nächste_woche_abholen lagerfrist aufbewahrungsfrist verwahr* bis_wann_abholen
    bis_wann_abgeholt spätestens_abholen stehen_gelassen weggegeben entsorgt weiterverkauft nicht_abgeholt`,
  lostProperty: `fundsache* fundbüro* fundamt fundkiste fundgegenstand* fundstücke fundstück verloren
    verlorene_sachen verlier* liegen_gelassen liegengelassen liegen_lassen liegenlassen liegen_geblieben
    vergessen_bei_euch vergessen_bei_ihnen bei_ihnen_vergessen bei_euch_vergessen etwas_vergessen was_vergessen
    schirm_vergessen jacke_vergessen handy_vergessen mütze_vergessen vermisse abhandengekommen abgegeben
    gefunden_worden wurde_gefunden jemand_gefunden hängen_lassen hängengelassen stehen_lassen stehengelassen`,
  photos: `fotografier* knipsen geknipst fotos_machen foto_machen fotos_schießen bilder_machen bilder_schießen
    fotoverbot blitz blitzlicht selfie* filmen filmt filmaufnahmen videos_machen video_machen videos_drehen
    aufnehmen_mit_dem_handy kamera gopro drohne* stativ fotografieren_erlaubt fotoerlaubnis aufnahmen_machen
    filmverbot fotoapparat handyfotos ablichten fotoshooting* fotogenehmigung drehgenehmigung`,
  photosOfYou: `fotos_bekommen fotos_von_uns fotos_von_mir bilder_von_uns bilder_von_mir bilder_bekommen
    fotos_kaufen bilder_kaufen gruppenfoto* gruppenbild erinnerungsfoto* erinnerungsbild siegerfoto teamfoto
    fotos_zugeschickt fotos_schicken bilder_schicken fotos_herunterladen bilder_herunterladen fotos_runterladen
    fotogalerie fotobox photobooth fotograf_dabei fotografin_dabei fotograf_vor_ort eventfotograf fotopaket
    foto_inklusive foto_zur_erinnerung fotos_vom_event download-link fotos_danach abzüge videoaufnahme`,
  music: `musik* band bands liveband livemusik live-musik konzert* dj djs discjockey tanzmusik hintergrundmusik
    lautsprecher boxen bluetooth-box spotify playlist* gema akm suisa verstärker mikrofon* tonanlage jukebox karaoke
    singen singt chor klavier gitarre instrument instrumente lied lieder eigene_musik tanzfläche beschallung
    wunschsong stimmungsmusik`,
  games: `spiele spielen brettspiel* gesellschaftsspiel* kartenspiel* spieleabend würfel würfelspiel billard dart
    darts kicker tischkicker tischfussball töggelikasten wuzzler tischtennis pingpong flipper airhockey kegeln
    bowling minigolf boule pétanque playstation ps5 xbox nintendo switch konsole* zocken gaming rollenspiel schach
    jass jassen schafkopf skat poker schnitzeljagd spiel`,
  books: `buch bücher buecher roman romane krimi taschenbuch hörbuch* hörbücher e-book* ebook* kinderbuch*
    kinderbücher bilderbuch sachbuch schulbuch schulbücher isbn buchhandlung buchladen bücherei bibliothek autor
    autorin autorenlesung lesung lesungen lesen lektüre lesekreis zeitschrift* zeitung zeitungen comic comics manga
    verlag bücherschrank leseecke lesestoff schmöker schmökern`,
  toys: `spielzeug* spielsachen spielwaren spielwarengeschäft lego duplo playmobil puppe* kuscheltier* stofftier*
    teddy barbie bauklötze bausteine holzspielzeug puzzle* spielecke* spielzimmer* kinderspielecke kinderecke
    spielplatz* spielplätze schaukel rutsche sandkasten malsachen malstifte buntstifte malbuch tonies toniebox
    schleich bobbycar bällebad hüpfburg trampolin kinderbeschäftigung`,
  pool: `pool pools schwimmbad* schwimmbecken becken hallenbad* freibad* freibäder schwimmen baden planschbecken
    kinderbecken nichtschwimmerbecken whirlpool* hot_tub hottub jacuzzi rutschbahn wasserrutsche* sprungturm
    sprungbrett badesee badestelle badeteich badi strandbad außenbecken aussenbecken außenpool infinity-pool
    innenpool bahnen_ziehen bahnen_schwimmen beheizter_pool wassertemperatur schwimmhalle solebecken thermalbad
    badebetrieb chlor bademeister naturbad sprudelbecken`,
  sauna: `sauna* saunen saunieren aufguss aufgüsse dampfbad* dampfsauna finnische_sauna biosauna infrarotkabine
    infrarotsauna textilsauna textilfrei* nackt nackert fkk damensauna frauensauna bademantel bademäntel ruheraum
    hamam hammam wellness* spa spa-bereich tauchbecken eisbad ruheliegen schwitzen schwitzraum private_spa banja`,
  gymEquipment: `fitnessgerät* trainingsgerät* kraftgeräte cardio* laufband laufbänder crosstrainer stepper
    ergometer spinning spinningrad rudergerät hantel* kurzhantel langhantel gewichte freihantel* beinpresse
    squat_rack kettlebell kettlebells blackroll faszienrolle yogamatte* matten klimmzugstange krafttraining
    kraftraum muckibude gerätepark einweisung_geräte kabelzug technogym functional_training boxsack trx`,
  bed: `bett betten doppelbett* einzelbett* ehebett zustellbett* beistellbett* kinderbett* gitterbett* reisebett*
    babybett schlafsofa schlafcouch ausziehcouch etagenbett stockbett hochbett boxspring* matratze* kissen
    kopfkissen kopfpolster bettdecke duvet bettwäsche* bettzeug leintuch leintücher bettlaken laken bettlänge
    handtücher badetücher frottee frottierwäsche bettbezug schlafsack* hüttenschlafsack allergikerbettwäsche
    wäschepaket schlafgelegenheit`,
  kitchenUse: `küche küchenzeile* kochnische* kitchenette küchenbenutzung* küchennutzung küchenmitbenutzung
    gemeinschaftsküche* gästeküche teeküche kochen selbst_kochen selber_kochen kochmöglichkeit* kochgelegenheit
    selbstversorger* selbstverpfleger herd herdplatte kochplatte* backofen backrohr mikrowelle* kühlschrank*
    kühlschränke eisfach gefriertruhe wasserkocher* kochgeschirr töpfe pfannen grillen grillplatz* grillstelle
    feuerstelle aufwärmen warm_machen essen_aufwärmen kaffeemaschine toaster voll_ausgestattete_küche`,
  laundry: `wäsche wäscherei* waschmaschine* wäschetrockner* trockner tumbler waschküche* wäscheservice wäschedienst
    waschsalon waschmittel bügeln bügeleisen bügelbrett bügelservice gebügelt glätten mangeln heißmangel hemden hemd
    bluse chemische_reinigung textilreinigung putzerei schnellreinigung wäsche_waschen kleidung_waschen wäscheleine
    wäscheständer waschmünze* trockenreinigung daunenjacke anzugreinigung brautkleidreinigung gardinen
    vorhänge_waschen kilowäsche wäschespinne wäschekorb`,
} as const;
