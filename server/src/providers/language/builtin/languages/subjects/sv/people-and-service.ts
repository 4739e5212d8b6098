/** Swedish words of people and service, by subject. */
export const peopleAndService = {
  owner: `ägare* ägarna ägarinna ägs_av äger_stället äger_butiken vem_äger driver_stället driver_butiken
    driver_företaget drivs_av vem_driver chefen butikschef* vd vd:n innehavare* grundare* grundades_av
    vem_ligger_bakom familjeföretag* familjeägd* familjeägt familjedriv* egenföretagar* delägare* restaurangägar*
    krögare* föreståndare* patron generation_som_driver min_man_och_jag`,
  staffCount: `hur_många_anställda antal_anställda anställda_hos_er hur_många_jobbar hur_många_arbetar
    hur_många_är_ni många_medarbetare hur_stor_personal personalstyrka* bemanning* bemannad* anställda medarbetare
    kollegor_på_jobbet hur_många_frisörer hur_många_läkare hur_många_instruktörer heltidsanställ* deltidsanställ*
    årsanställ* enmansföretag* enmansfirma* litet_team vårt_team_består personal_på_plats hur_stort_företag`,
  qualification: `utbildad utbildade utbildning_har behörig* legitimerad* auktoriser* auktorisation certifier*
    diplomer* gesäll* mästarbrev* yrkesbevis* yrkesutbild* erfaren* års_erfarenhet kunnig* proffs* meriter
    fackutbild* specialist* kompetens* licensierad* tränarutbild* branschorganisation* säker_vatten
    elsäkerhetsverket examinerad* duktig_på`,
  sameStaff: `samma_person samma_frisör samma_läkare samma_terapeut samma_städare samma_behandlare samma_tränare
    samma_lärare samma_instruktör samma_hantverkare samma_tandläkare fast_läkare fast_läkarkontakt fast_vårdkontakt
    önska_frisör välja_frisör välja_behandlare välja_läkare välja_person vem_kommer_hem vem_kommer_och
    vem_klipper_mig vem_behandlar_mig min_vanliga_frisör min_ordinarie få_samma får_jag_samma alltid_samma
    kontinuitet* personlig_kontakt byta_frisör byta_terapeut egen_kontaktperson kontaktman* vem_jag_får`,
  womenOnly: `bara_för_kvinnor endast_kvinnor endast_för_kvinnor enbart_kvinnor kvinnor_endast tjejer_endast
    bara_tjejer tjejgym* damgym* damavdelning* kvinnoavdelning kvinnogym separatistisk* kvinnlig_läkare
    kvinnlig_instruktör kvinnlig_terapeut kvinnlig_massör kvinnlig_personal kvinnlig_barnmorska damkväll* tjejkväll*
    dambad* dambastu damtid* damernas_tid kvinnosim* tjejgrupp* utan_män inga_män slöja hijab`,
  languagesSpoken: `pratar_ni_engelska talar_ni_engelska på_engelska prata_engelska talar_engelska engelskspråk*
    engelsktalande på_andra_språk vilka_språk annat_språk andra_språk flerspråkig* svenska_eller_engelska på_svenska
    på_tyska tyska finska på_finska arabiska på_arabiska persiska somaliska polska ryska ukrainska spanska franska
    danska norska kurdiska dari bosniska serbiska turkiska teckenspråk* modersmål* speak_english lätt_svenska
    engelsk_meny engelsk_guidning guidad_på_engelska kan_ingen_svenska`,
  doctor: `läkare läkaren läkarbesök* läkartid* läkarmottagning* doktor* vårdcentral* husläkar* allmänläkar*
    specialistläkar* hudläkar* ortoped* gynekolog* barnläkar* barnmorska* distriktssköterska* sjuksköterska*
    företagsläkar* psykiater* psykolog* provtagning* blodprov* hälsokontroll* vaccinera* vaccination* röntgen
    mottagningen undersökning_hos öron-näsa-hals jourläkar* naprapat* kiropraktor* fysioterap* sjukgymnast*`,
  hygiene: `hygien* steril* autoklav* engångsnål* engångshandsk* engångsmaterial* desinfekt* desinficer* handsprit*
    munskydd* rena_verktyg rena_instrument rena_handdukar smittskydd* hälsoinspekt* miljöförvaltning*
    livsmedelskontroll* tvättas_mellan rengörs_mellan rengör_mellan byts_mellan bakterier basala_hygienrutiner
    torka_av_redskap rena_nålar köksinspektion*`,
  pain: `gör_det_ont gör_ont göra_ont ont smärta* smärtsam* smärtfri* smärtlindr* bedöv* emla narkos narkosen sövd
    söva sövning lustgas obehag obehaglig* stick stickrädd* svider sveda värker värk värken alvedon* ipren
    lokalbedöv* ömmar jättejobbigt_att_göra`,
  pregnancy: `gravid* höggravid* mödravård* mvc bm-mottagning förlossning* föda_barn väntar_barn bebis_i_magen
    mammayoga* mammamage mammaträning* preggo på_smällen ultraljud* veckor_gången i_vecka_20 trimester* foglossning*
    beräknad_förlossning bf nyförlöst* efter_förlossningen ammande amning barnafödande havande`,
  illness: `sjuk sjuka sjukdom* förkyld* förkylning* feber feberfri* hosta hostar hostig snuva snuvig halsont
    magsjuk* kräks kräkts spyr vinterkräksjuk* influensa* corona covid covid-19 smitta smittar smittsam* smittorisk*
    smittfri* vattkoppor löss huvudlöss ögoninflammation* infektion* ont_i_halsen symtom symtomfri* krasslig
    hemma_med_sjukt_barn vabba vabbar sjukanmäl* svamp_och_vårtor`,
  medicine: `medicin mediciner medicinen medicinera läkemedel* tabletter tablett piller pillren apotek* blodförtunn*
    waran antibiotika* penicillin* smärtstillande kortison* insulin* inhalator* astmamedicin* allergimedicin* epipen
    värktablett* alvedon ipren naturläkemedel* biverkning* dosering* dos doser sömntablett* receptbelagd* p-piller
    vaccin vacciner hostmedicin* salva ögondroppar dosett* dosförpack* äter_mediciner`,
  afterCare: `eftervård* efter_behandlingen efter_besöket efter_ingreppet efter_operationen efteråt_tänka_på
    vad_gör_jag_efteråt skötselråd* skötselanvisning* skötsel_av_tatuering läkning* läker läktid sårvård* vila_efter
    träna_efter duscha_efter sola_efter bada_efter köra_bil_efter äta_efter_behandling äta_efter_operationen
    smörja_in smörja_tatueringen ta_bort_stygn stygn återbesök* återhämtning* konvalescens* sjukskriv* rehab
    rehabiliter* svullen_efter uppföljning*`,
  preparation: `förberedelse* förbereda_mig förbereda_sig förbereder förbereda_oss förbered_dig inför_besöket
    inför_behandlingen inför_operationen inför_undersökningen inför_provtagning inför_passet inför_provet
    inför_flytten innan_behandlingen innan_besöket innan_ni_kommer före_besöket före_behandlingen fastande
    på_tom_mage äta_innan äta_före dricka_innan tvätta_håret_innan raka_innan tömma_skåpen plocka_undan_innan
    röja_undan sluta_röka_innan tänka_på_innan tänka_på_inför göra_innan värma_upp_innan läsa_på_innan
    inför_besiktning träna_innan`,
  duration: `hur_länge_tar hur_lång_tid tar_hur_lång hur_länge_håller hur_länge_varar hur_länge_pågår
    hur_lång_är_kursen hur_lång_är_turen hur_långt_är_passet pågår varar tidsåtgång* tar_cirka tar_ungefär
    tar_det_att speltid* kurslängd* heldag* halvdag* en_timme två_timmar tre_timmar 60_minuter 90_minuter 45_minuter
    en_halvtimme halvtimme* kvart_i_taget när_slutar_det när_är_det_slut sluttid* hur_många_timmar hur_många_minuter
    hinner_man_på räkna_med_tid`,
  howOften: `hur_ofta hur_många_gånger gånger_per_vecka gånger_i_veckan gånger_i_månaden gånger_per_år
    gånger_om_året en_gång_i_veckan varannan_vecka varje_vecka varje_månad varje_år var_fjärde_vecka
    var_sjätte_vecka vartannat_år varje_dag intervall* tätt_mellan mellan_besöken mellan_behandlingarna hur_tätt
    hur_många_behandlingar antal_behandlingar antal_tillfällen hur_många_tillfällen hur_många_lektioner regelbund*
    återkommande_besök årligen veckovis månadsvis kallas_till_kontroll med_jämna_mellanrum`,
  course: `kurser kursen kurs kursstart* kursplan* kurstillfäll* kursledar* kursavgift* lektion* undervis* workshop*
    utbildningar lära_sig lära_mig lär_mig lär_ut lär_ni_ut termin terminen terminsstart* höstterminen vårterminen
    kvällskurs* helgkurs* nybörjarkurs* intensivkurs* fortsättningskurs* distanskurs* studiecirkel* studieförbund*
    abf medborgarskolan folkuniversitetet kursare föreläs* läxhjälp* körskola* körlektion* simskola* danskurs*
    matlagningskurs*`,
  beginner: `nybörjar* helt_ny aldrig_testat aldrig_provat aldrig_gjort aldrig_gjort_förut aldrig_spelat
    aldrig_dansat aldrig_ridit aldrig_klättrat aldrig_åkt aldrig_sprungit utan_erfarenhet ingen_erfarenhet
    inga_förkunskaper utan_förkunskaper förkunskap* första_gången från_noll från_scratch från_början gröngöling*
    novis noviser oerfaren* oerfarna otränad* ovan grundkurs* steg_1 nivå_1 kan_ingenting introduktionskurs*
    introkurs* knattekurs prova_på_nybörjare rookie rookies`,
  advanced: `avancerad* avancerat avancerad_nivå erfaren_spelare erfarna vana_utövare van_ryttare vana_ryttare
    fortsättning* fortsättare fördjup* påbyggnad* steg_2 steg_3 nivå_2 nivå_3 högre_nivå svårare_nivå elitnivå*
    elitsats* elit elitgrupp* proffsnivå expertnivå* rutinerad* redan_kan har_redan_gått tävlingsgrupp*
    tävlingsnivå* svart_bälte spelat_i_många_år masterclass*`,
  partner: `ingen_att_gå_med ingen_att_spela_med ingen_att_dansa_med har_ingen_partner utan_partner danspartner*
    träningspartner* spelpartner* sparringpartner* medspelare* hitta_spelare hitta_motspelare motspelare*
    motståndare* komma_själv kommer_själv komma_ensam kommer_ensam ensam_eller_par par_eller_singel singel singlar
    gå_ensam åka_ensam anmäla_sig_själv anmäla_mig_ensam ensamresenär* paranmälan paras_ihop para_ihop bilda_lag
    hitta_ett_lag fylla_ut_lag lära_känna_folk träffa_folk nya_vänner ingen_kompis dansa_med_någon klätterpartner*
    säkra_åt_mig`,
  child: `barn_under ålder_barn ålderskrav* åldersgräns* minimiålder* lägsta_ålder från_vilken_ålder från_hur_gammal
    hur_gammal_måste hur_gamla_måste hur_gammalt_barn hur_gamla_barn hur_ung barn_ensamma barn_själva lämna_barnen
    lämna_barnet barn_välkomna barnvänlig* barnfamilj* småbarn* bebis* spädbarn* barn_med barnen_följa ta_med_barn
    med_barnen unge ungar ungarna dotter son sonen femåring* sexåring* treåring* från_3_år från_6_år
    rekommenderad_ålder barntillåt*`,
  teenager: `tonår* ungdom* fritidsgård* 13_år 14_år 15_år 16_år 17_år 15-åring 16-åring 17-åring 14-åring 13-åring
    fyllda_15 fyllda_16 fyllda_18 under_18 under_18_år minderårig* omyndig* högstadie* gymnasie* juniorer moppe
    utan_målsman målsmans_tillstånd konfirmand*`,
  adultSupervision: `vuxens_sällskap vuxet_sällskap i_sällskap_med_vuxen i_vuxens_sällskap vuxen_med vuxen_måste
    vuxen_följa ansvarig_vuxen måste_en_vuxen en_förälder_med föräldrar_med förälder_måste måste_föräldrar
    föräldrarna_med föräldern_stanna stanna_kvar_med vänta_på_barnet målsman* målsmans_underskrift vårdnadshavare*
    uppsikt under_uppsikt tillsyn tillsynen hålla_koll_på_barnen hålla_uppsikt passa_på_barnen ledsagande_vuxen
    utan_föräldrar utan_vuxen på_egen_hand_barn myndig_person medföljande_vuxen föräldrar_titta_på`,
  babysitting: `barnpass* barnvakt* barnflicka* nanny passa_barn passar_barn passa_mitt_barn passar_ni_barn
    någon_som_passar lämna_barnen_medan barnen_medan_vi_tränar barnpassning_på_gymmet barnhörn* minior* barnklubb*
    kids_club kidsclub lekrum_med_personal förskola* dagis dagmamma* fritids barntillsyn* au_pair barnomsorg*`,
  birthdayParty: `födelsedag* kalas kalaset barnkalas* kalaspaket* kalasrum* fyller_år fylla_år fyller_7 fyller_10
    fyller_50 fyller_60 50-årsfest 40-årsfest 50-årskalas femtioårs* jubilar* grattis fira_min fira_vår fira_sin
    fira_dotter fira_sonen fira_födelsedag uppvakta uppvaktning tårta_och_ljus kalasgäst* ballonger godispås*
    fiskdamm*`,
  henStagParty: `svensexa* svensexor möhippa* möhippor möhippegäng hippa hippan bröllopsfest_innan blivande_brud
    bruden_ska blivande_brudgum brudgummen_ska blivande_bruden svensexegäng* svensexepaket* möhippepaket* tjejgäng*
    killgäng* tjejhelg* killhelg* fira_bruden utklädd_brudgum sista_kvällen_som_ogift`,
  wedding: `bröllop* vigsel* gifta_oss gifta_sig gifter_oss gifter_sig giftermål* brudpar* brud bruden brudgum*
    brudklänning* brudtärnor tärnor toastmaster* brudvals* brudslöja* brudbukett* förlovning* förlovade
    borgerlig_vigsel mottagning_efter_vigseln smekmånad*`,
  companyEvent: `företagsevent* företagsfest* firmafest* personalfest* teambuilding* team_building team-building
    kickoff* kick-off kick_off konferens* julbord* julfest* after_work afterwork aw personalaktivitet* jobbet_ska
    kollegor kollegorna kollegerna arbetskamrat* hela_kontoret avdelningen_på_jobbet personalgrupp* personaldag*
    företagsgrupp* mässa mässor kundevent* kundträff* seminari* styrelsemöt* företagshyra representation* gå_på_aw`,
  schoolTrip: `skolklass* skolresa* skolutflykt* klassresa* klassresor studiebesök* utflykt_med_klassen
    klassen_på_besök besök_med_klassen min_klass med_klassen elever eleverna lärare_gratis pedagog pedagoger
    förskolegrupp* förskolan_på_besök fritidsgrupp* fritids_på_besök skolgrupp* skolor_och_förskolor skolbesök*
    skolbio* skolavslut* skapande_skola friluftsdag* lägerskola* mellanstadi* lågstadi* elevgrupp*`,
  groupSizeLimit: `hur_stora_grupper hur_stor_grupp gruppstorlek* max_antal_deltagare antal_deltagare
    hur_många_deltagare deltagarantal* deltagare_per max_deltagare minsta_antal_deltagare minst_antal_deltagare
    lägsta_antal_deltagare hur_många_i_gruppen hur_många_per_grupp små_grupper max_6_personer max_8_personer
    max_10_personer max_12_personer minst_2_personer minst_4_personer vi_är_bara_två bara_två_personer
    hur_många_per_lag per_lag deltagartak* kräver_minst blir_det_av_om fler_än_max hur_många_i_klassen
    elever_per_grupp dela_upp_gruppen`,
  privateLesson: `privatlektion* enskild_lektion enskild_undervisning enskilda_lektioner privattimme* privattimmar
    privatundervis* privatlärar* privatträning* personlig_tränare personlig_träning pt pt-timme pt-timmar pt:n
    egen_tränare egen_instruktör egen_lärare individuell_lektion individuella_lektioner individuell_träning
    individuell_undervisning en-till-en en_till_en one_to_one 1-till-1 ensam_med_läraren ensamlektion*
    egen_handledning privatkurs* sånglektion* pianolektion* ridlektion_privat`,
  exam: `prov_och_examen examen examination* uppkörning* köra_upp kör_upp teoriprov* kunskapsprov* körprov*
    examensprov* tentamen tenta tentan tentor prövning* godkänd_på_provet godkänt_på_provet bli_godkänd underkänd*
    underkänt kuggad kuggar kugga misslyckas_på_provet klarar_provet klara_provet klarar_jag_inte göra_om_provet
    omprov* nytt_prov betyg betyget gradering* bältesgradering* slutprov* hur_många_klarar sfi-prov nationella_prov
    högskoleprov*`,
  certificate: `intyg intyget certifikat* kursintyg* kursbevis* deltagarintyg* deltagarbevis* examensbevis*
    utbildningsbevis* bevis_på_att papper_på_att skriftligt_bevis få_ett_papper kursbetyg kompetensbevis*
    närvarointyg* simborgarmärke* märkestagning* simmärke* förarbevis* truckkort* yrkesbevis* poäng_för_kursen
    högskolepoäng* behörighetsbevis* hlr-intyg hygienintyg* slutintyg* intyg_till_arbetsgivaren diplom diplomet`,
  difficulty: `svårighet* hur_svårt hur_svår hur_svåra är_det_svårt för_svårt för_svår lätt_eller_svår lättast*
    svårast* svårare svår_nivå svår_bana svårlöst* enklast* enkel_nivå medelsvår* lagom_svårt utmaning* utmanande
    kluriga klurigt klurig knepigt knepig jobbig_led nivåer vilken_nivå olika_nivåer röda_backar svarta_backar
    gröna_backar blå_led grön_led lösningsprocent klarar_alla_av klarar_vi_det`,
  hints: `ledtråd* köra_fast kör_fast kört_fast fastnar fastnat fastnar_vi vi_fastnar hjälp_på_vägen
    hjälp_under_spelet hjälp_under_tiden få_hjälp_om tips_under_spelet tips_på_vägen spelledar* gamemaster*
    game_master spelmästar* spelvärd* walkie-talkie komradio* fuska fuskar facit facit_efteråt lösning_på_gåtan
    lösa_gåtor inte_löser inte_klarar_gåtan klarar_inte_gåtorna`,
  fitness: `kondition* vältränad* tränad otränad* sportig* i_form dålig_form bra_form i_god_form fysik_krävs
    fysiskt_krävande krävande fysisk_form fysiskt_tufft jobbigt_fysiskt flåset flåsig stark_nog orkar orka orkar_jag
    ork kondis kondisen hur_tufft hur_jobbigt hur_ansträngande ansträng* vig överviktig* smidig_nog uthållighet*
    muskelstyrka* ovan_vid_träning`,
  swimmer: `simkunnig* kunna_simma kan_simma kan_inte_simma inte_simkunnig måste_kunna_simma behöver_kunna_simma
    simma_200_meter 200_meter 25_meter simborgar* simkrav* icke_simkunnig ej_simkunnig simvan* vattenvan* armpuffar*
    simdyna* simpuff* flytväst* livväst* crawla crawl bröstsim* simtest* simkunskap* drunkna drunknar djupt_vatten
    bottna bottnar når_botten`,
  fear: `rädd rädda rädsla rädslan skräck skräcken skrämm* skrämd läskig* otäck* kuslig* höjdrädd* höjdskräck*
    svindel tandvårdsrädd* tandvårdsrädsla tandläkarskräck* nervös nervösa orolig oroliga ängslig* vågar_inte vågar
    jag_inte_törs törs panikslagen hundrädd* mörkrädd* spökhus* flygrädd* flygrädsla spruträdd* spruträdsla blyg
    blyga lugna_nerver fegis vattenrädd* vattenrädsla`,
  safety: `är_det_säkert är_det_farligt hur_säkert hur_farligt farlig* fara_för säkerhet* trygg tryggt trygga
    trygghet* olycka olyckor olyckan risk risken risker riskfylld* riskfritt riskerar skyddsnät* bältad fastspänd*
    övervakning* kameraövervak* övervakad vakter ordningsvakt* väktare skadade_sig personskad* inbrott stöldskydd*
    stöldrisk*`,
  insuranceOfPerson: `olycksfallsförsäk* personförsäkring* reseförsäkring* är_jag_försäkrad är_vi_försäkrade
    är_barnet_försäkrat är_deltagarna_försäkrade deltagare_försäkrade försäkring_för_deltagare försäkrad_om_jag
    försäkrad_under_kursen försäkrad_under_passet om_jag_skadar_mig skadar_jag_mig bryter_benet bryta_benet
    bryter_armen egen_försäkring egen_olycksfallsförsäkring idrottsförsäkring* licensförsäkring* tävlingslicens*
    på_egen_risk på_eget_ansvar eget_ansvar friskrivning* hälsodeklaration* avbeställningsskydd* patientskade*
    patientförsäkring* vem_ansvarar_om_jag gruppförsäkring*`,
  lawAndPermit: `tillstånd* bygglov* lagligt olagligt laglig lagkrav* lagstadg* lagstiftning* enligt_lag dispens
    myndighet* förordning* föreskrift* licens licensen licenser fiskekort* jaktkort* vapenlicens* polistillstånd*
    anmälningsplikt* allemansrätt* strandskydd* länsstyrelsen kommunens_tillstånd byggnadsnämnd* koncession*
    eldningsförbud* detaljplan* startbesked* kör_utan_körkort får_man_enligt straffbart`,
  dataPrivacy: `gdpr personuppgift* dataskydd* integritet* sekretess* tystnadsplikt* journal journalen
    patientjournal* lagras_mina lagrar_ni sparar_ni_mina mina_uppgifter mina_data uppgifter_om_mig radera_mina
    radera_uppgifter ta_bort_mina_uppgifter registerutdrag* samtycke* kundregister* cookies kakor_på_sidan
    kameraövervak* konfidentiell* anonym* lämna_ut_uppgifter säljer_ni_uppgifter dela_mina_uppgifter
    skyddad_identitet privatliv`,
  jobs: `jobba_hos_er jobb_hos_er arbeta_hos_er söka_jobb söker_jobb söker_ni_folk söker_ni_personal söker_ni_någon
    lediga_jobb lediga_tjänster ledig_tjänst platsannons* rekryter* anställer anställa nyanställ* jobbansök*
    spontanansök* cv personligt_brev sommarjobb* extrajobb* extraknäck* feriejobb* prao lärling* apl lia lia-praktik
    timanställ* deltidsjobb* vikarie vikariat* jobbintervju* provjobba examensarbete* karriär* praktikplats*
    praktikant* göra_praktik`,
  volunteering: `volontär* ideell* frivillig* hjälpa_till_ideellt hjälpa_till_hos_er engagera_mig engagera_sig
    bli_aktiv_i ideella_krafter eldsjäl* obetald* obetalt föreningsarbete* funktionär* ideell_ledare bli_ledare
    bli_tränare ställa_upp_som arbetsdag_i_föreningen städdag* hjälpande_hand bidra_med_tid rycka_in_gratis`,
  press: `pressen_och_media presskontakt* pressbild* pressmeddeland* pressrum* journalist* reporter* intervjua*
    intervju_med media_förfrågan medieförfrågan* tidningen_skriva tidningsartikel* artikel_om_er reportage*
    skriva_om_er tv-team podd podcast* poddare bloggare* influencer* samarbete_med_influencer pr-byrå pr-ansvarig
    presskort* ackrediter* tv_och_radio inslag_i_tv`,
  founding: `grundat* grundades grundades_år startades startade_ni när_startade startat_år hur_länge_har_ni
    hur_länge_har_företaget funnits_sedan har_ni_funnits funnits_i hur_gammalt_är_företaget hur_gammal_är_firman
    sedan_1950-talet sen_starten öppnade_ni öppnade_år när_öppnade_ni anrik* historia historien vår_historia
    historik* företagets_historia tradition* anor_från generation* tredje_generationen etabler* år_i_branschen
    jubileum* årsjubileum hur_det_började byggdes_år huset_är_från`,
  awards: `utmärkelse* prisbelön* vunnit_pris vann_pris fått_pris priser_har_ni_vunnit vunnit_några_priser vunnit
    vinnare* årets_restaurang årets_företagare årets_butik årets_salong årets_företag årets_bagare nominer*
    michelin* stjärna_i_guiden white_guide guldmedalj* medalj medaljer diplom_för svenska_mästare sm-guld
    svensk_mästare tävlingsvinst* hederspris* hedersomnämn* årets_kock rosad`,
  ecology: `hållbar* miljövänlig* miljö_och_klimat miljöcertifier* miljömärk* miljöarbete* miljöpolicy* miljödiplom*
    klimat klimatet klimatsmart* klimatkompens* klimatavtryck* klimatneutral* koldioxid* co2 grön_el grön_energi
    förnybar* solcell* solpanel* vindkraft* svanen svanenmärk* bra_miljöval fossilfri* plastfri* giftfri* iso_14001
    återanvänd* cirkulär* matsvinn* resurssnål* energisnål* ekologiskt_fotavtryck green_key`,
  charity: `välgörenhet* välgörande välgörande_ändamål donera* donation* skänka skänker skänks skänkt stödja_er
    bidrag_till bidra_till insamling* insamlat röda_korset rädda_barnen stadsmission* cancerfonden barncancer*
    musikhjälpen gåvobrev* behövande hemlösa hjälporganisation* ideell_förening sponsra* sponsring* sponsor
    sponsorer fadder* 90-konto behållningen_går överskottet_går går_oavkortat`,
  contactPerson: `kontaktperson* vem_kontaktar vem_ska_jag_kontakta vem_kan_jag_kontakta vem_ringer_jag
    vem_ska_jag_ringa vem_pratar_jag vem_ska_jag_prata vem_vänder_jag vända_mig_till vänder_jag_mig ansvarig_person
    vem_är_ansvarig vem_svarar_på vem_tar_hand handläggare* projektledare* prata_med_någon prata_med_en_människa
    tala_med_någon direktnummer* telefonnummer* telefonnumret mejladress* mailadress* e-postadress kundansvarig*
    kontaktuppgift* få_tag_på_er nå_er når_jag_er når_man_er`,
  callBack: `ring_upp_mig ringa_upp ringer_upp bli_uppringd uppringd* ring_tillbaka ringa_tillbaka ringer_tillbaka
    ringer_ni_upp återuppring* telefontid* svarar_ni_inte ingen_svarar svarar_inte kommer_inte_fram
    inte_fram_på_telefon telefonkö* telefonsvarare* lämna_meddelande talat_in prata_in missat_samtal missade_samtal
    upptaget hör_av_er höra_av_er hör_av_oss återkommer återkoppl* vänta_på_svar svarstid* ringa_er ni_ringa_mig`,
  messageApp: `whatsapp* messenger* facebook_messenger sms sms:a smsa smsar textmeddeland* chatt* livechatt*
    telegram signal_eller_whatsapp viber dm dm:a skicka_meddelande skicka_ett_sms skriva_istället_för skriva_till_er
    meddela_via skicka_bild_via skicka_en_bild meddelandeapp* imessage snapchat svarar_ni_på_sms nå_er_via_sms messa
    messar`,
  socialMedia: `sociala_medier sociala_kanaler instagram* insta facebook* fb tiktok* youtube* linkedin* pinterest
    snapchat twitter hashtag* tagga_er tagga taggar följa_er följ_oss följer_er konto_på_instagram instakonto*
    gilla_vår lägga_upp_bilder dela_på_facebook blogg bloggen reels finns_ni_på_facebook`,
  newsletter: `nyhetsbrev* mejlutskick* mailutskick* utskick utskicken mejllista* maillista* mailinglist*
    e-postlista sändlista* anmäla_mig_till_nyhetsbrevet få_nyheter få_erbjudanden få_info_om få_information_om
    få_veta_när få_uppdateringar hålla_mig_uppdaterad uppdateringar_via_mejl avregistrera* avprenumerer*
    avsluta_utskick slippa_reklam slippa_mejl slippa_era_mejl medlemsutskick* medlemsblad* kundtidning*
    reklamutskick* notiser`,
  feedback: `recension* recensera recenserar omdöme* betyg_på_google google-betyg stjärnor_på_google
    google-recension lämna_omdöme lämna_ett_omdöme lämna_recension skriva_recension skriva_omdöme feedback*
    återkoppling_på trustpilot tripadvisor reco reco.se bokadirekt_omdömen kundomdöme* nöjda_kunder
    nöjd_kund_undersökning kundundersök* kundenkät* kundnöjdhet* tyckte_om_besöket lämna_synpunkter åsikter
    förslagslåda* referenser referens_från andra_kunder_tycker beröm`,
  appointmentLength: `hur_lång_är_tiden hur_lång_tid_avsätts avsätta_tid avsätta_en_timme avsätt avsätter
    bokad_tid_räcker hur_länge_är_besöket hur_långt_besök hur_lång_behandling hur_länge_tar_besöket behandlingstid*
    besökstid_läkare hur_länge_klippning tar_en_klippning tar_en_behandling tar_ett_besök första_besöket_tar
    besöket_tar behandlingen_tar dubbeltid* dubbelbokning dubbel_tid längre_tid extra_lång_tid kort_besök snabb_koll
    snabbkoll hur_lång_konsultation konsultationstid 30_minuters_besök tar_undersökningen tar_massagen`,
  bothAtOnce: `samtidigt på_samma_gång samma_gång samma_tillfälle vid_samma_tillfälle båda_två båda_samtidigt
    båda_barnen båda_på_en_gång allt_på_en_gång på_en_gång i_ett_svep kombinera* kombination* parbehandling*
    parmassage* bredvid_varandra tillsammans_med_min två_behandlingar två_personer_samtidigt dubbelbehandling*
    parallell* ihop_med i_samma_rum slå_ihop båda_katterna båda_hundarna passa_på_att_också på_samma_besök`,
  interpreter: `tolken tolk tolkar tolkning* telefontolk* språktolk* teckentolk* teckenspråk* tolkservice*
    tolkförmedling* boka_tolk behöver_tolk beställa_tolk auktoriserad_tolk översätt* översätta_åt
    någon_som_översätter döv döva dövblind* hörselskad* skrivtolk* videotolk* tolkhjälp* inte_svenska`,
  assistanceDog: `assistanshund* ledarhund* servicehund* signalhund* terapihund* vårdhund* rehabhund* hörselhund*
    diabeteshund* epilepsihund* tjänstehund* assistenthund* blindhund* hjälphund* emotionell_stödhund tjänstetecken
    hund_med_väst ledarhund_trots_hundförbud stödhund*`,
  elderly: `äldre_personer äldre_människor äldre_släkting äldre_deltagare gammal_mamma gamla_mamma gamla_pappa
    mamma_är_80 pappa_är_85 min_gamla mormor* farmor morfar farfar gammelmormor* gamla_människor åldring* pensionär*
    seniorer* seniorgrupp* seniorgympa* seniorträning* seniorgymnastik* 70_plus 70+ 80_år 80-åring 75-åring 85-åring
    över_70_år över_80 demens* dement dementa äldreboende* äldreomsorg* hemtjänst* äldrevänlig* tanter gubbar
    trygghetslarm* servicehus* lättgympa*`,
  drunk: `berusad* berusning full_gäst fulla_gäster fulla_personer onykter* onyktra överförfriskad* alkoholpåverkad*
    drogpåverkad* druckit_alkohol druckit_innan druckit_öl dricka_innan dricka_alkohol_innan har_druckit
    om_man_druckit på_lyset salongsberusad* lite_på_örat nykter nyktra nykterhet* droger drogfri* fyllan fyllo
    fyllon promille* ta_ett_glas_innan bakis bakfull*`,
  openingParty: `invigning* invigs inviger inviga nyöppn* öppningsfest* öppningsdag* öppningserbjud* premiär*
    när_öppnar_ni_nya grand_opening öppet_hus inflyttningsfest* vernissage* öppningshelg* klippa_bandet
    bandklippning smygöppn* nya_lokalen_öppnar slår_upp_portarna slå_upp_portarna`,
  rules: `regel reglerna regler förbud förbjud* får_man_inte får_vi_inte är_det_tillåtet tillåtet tillåten tillåtna
    otillåt* inte_tillåtet ej_tillåtet ordningsregl* trivselregl* husregler* villkor villkoren bokningsvillkor*
    köpvillkor* avsteg undantag* bestämmelse* bryter_mot uppföranderegl* uppförandekod spelregl* vett_och_etikett`,
  dressing: `klä_av_sig klä_av_mig klä_av klär_av ta_av_mig ta_av_sig_kläderna ta_av_kläderna ta_av_tröjan
    ta_av_skorna ta_av_sig_skorna av_med_kläderna avklädd* naken nakna nakenhet* naket underkläder* trosor kalsonger
    kalsongerna bh bh:n behålla_kläderna behålla_underkläderna ha_kläderna_på kläderna_på påklädd*
    i_bara_underkläder badkläder_på engångstros* överkropp* bar_överkropp blottad klä_på_sig_efter skynke skyla`,
} as const;
