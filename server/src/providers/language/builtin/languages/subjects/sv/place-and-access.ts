/** Swedish words of place and access, by subject. */
export const placeAndAccess = {
  carParking: `parkering* parkera parkerar parkerat parkerad bilparkering* p-plats p-platser p-plats_utanför p-hus
    p-huset p-skiva p-skivan p-avgift p-automat p-bot ställa_bilen ställer_bilen ha_bilen lämna_bilen
    gratis_parkering boendeparkering* besöksparkering* handikapparkering* easypark parkster infart garageplats*
    garaget fickparkera långtidsparkering* ställplats* bilplats* hyra_parkering`,
  bicycleParking: `cykelparkering* cykelställ* cykelrum* cykelgarage* cykelförråd* ställa_cykeln ställer_cykeln
    låsa_cykeln låsa_fast_cykeln parkera_cykeln parkera_cykel komma_med_cykel kommer_med_cykel tar_cykeln ta_cykeln
    cykla_till_er cyklar_dit cykelväg* lådcykel* elcykel* elsparkcykel* sparkcykel* lastcykel* cykelpump cykelplats*
    hojen cykelbana*`,
  publicTransport: `buss bussen bussar bussarna busshållplats* hållplats* busslinje* kollektivtrafik* kollektivt
    åka_kommunalt kommunalt tunnelbana* t-bana t-banan spårvagn* pendeltåg* lokaltåg* pågatåg* västtrafik
    skånetrafiken sl-kort sl_buss vilken_linje vilken_buss med_buss med_tåg utan_bil ingen_bil har_inte_bil
    vagnen_mot närmaste_hållplats nattbuss* skärgårdsbåt* pendelbåt* kliva_av_vid resplanerare* bytespunkt`,
  stationDistance: `centralstation* centralen från_stationen till_stationen järnvägsstation* tågstation* resecentrum
    avstånd_till_stationen långt_från_stationen gångavstånd* promenadavstånd* nära_stationen nära_tåget
    minuter_från_stationen minuters_promenad gå_från_tåget gå_från_stationen från_centralen från_tågstationen
    busstation* tunnelbanestation* pendeltågsstation* från_flygplatsen till_flygplatsen flygplats* arlanda
    landvetter flygbuss* färjeläge* hur_långt_att_gå perrongen`,
  wheelchair: `rullstol* permobil* rollator* handikapp* funktionsnedsätt* funktionshind* rörelsehind*
    rörelsenedsätt* tillgänglighet* rwc ramp rampen ramper tröskelfri* trösklar tröskel utan_trappsteg trappfritt
    ledsagar* svårt_att_gå dåliga_knän kryckor kryckkäpp* elrullstol* elmoped promenadskoter* hörslinga* synskad*
    tillgänglig_för_alla barriärfri* anpassad_för_rullstol bred_dörr färdtjänst*`,
  stairsAndLift: `hiss hissen hissar hissarna trappa trappan trappor trapporna trappsteg* trappuppgång* våning
    våningen våningar våningsplan* bottenvåning* bottenplan markplan entréplan gatuplan källarplan* källarvåning*
    trappfri* en_trappa_upp två_trappor högst_upp rulltrappa* trapphiss* trapphus* gå_i_trappor hur_många_trappor
    utan_hiss inne_på_första_våningen`,
  pram: `barnvagn* vagnen_in vagnen_med sittvagn* liggvagn* tvillingvagn* syskonvagn* sulky sulkyn dra_barnvagnen
    ställa_barnvagnen ställa_vagnen med_vagn duovagn* joggingvagn* paraplyvagn* babyskydd* bärsele* bebis_i_vagn
    vagn_och_bebis`,
  toilet: `toalett* toa toan wc dass dasset utedass* mulltoa* kundtoalett* gästtoalett* besökstoalett* damtoalett*
    herrtoalett* gå_på_toa kissa kissar kissnödig* bajsa pinka pissoar* bajamaj* muggen låna_toaletten låna_toan
    offentlig_toalett tvätta_händerna utsläppningsplats hygienutrymme* latrintömning*`,
  babyChanging: `skötbord* skötrum* skötplats* skötbädd* byta_blöja byter_blöja byta_blöjor byta_på_barnet
    byta_på_bebisen blöjbyte* blöja blöjan blöjor blöjhink* våtservett* amma ammar amning amningsrum* amningshörna*
    amningsvän* mata_bebisen värma_nappflaskan värma_vällingen nappflask* barnmatsvärm* föräldrarum* skötunderlag`,
  changingRoom: `omklädning* byta_om byter_om bytt_om ombytt ombytta ombyte ombytesrum* ombytesutrymme* klä_om
    klär_om klä_om_oss byta_kläder_på_plats herrarnas_omklädning damernas_omklädning duscha_och_byta könsneutral*
    provrum* provhytt* prova_kläderna byta_till_badkläder komma_ombytt`,
  shower: `dusch duschen duschar duscha duschat duscharna duschrum* duschkabin* duschdraperi* duschutrymme*
    varmvatten varmt_vatten tvätta_av_sig tvätta_av_oss skölja_av_sig skölja_av_oss duschtvål* duschkräm*
    duscha_efter duscha_på_plats egen_dusch badkar* hårtork* hårfön* privat_dusch duschpolett*`,
  lockers: `skåp skåpen låsbar* låsskåp* värdeskåp* värdefack* förvaringsskåp* förvaringsfack* förvaringsbox*
    förvara_väskan förvara_väskor klädskåp* effektförvaring bagageförvaring* väskförvaring* låsa_in låser_in
    värdesak* hänglås* myntskåp* resväskor lämna_väskan lämna_väskorna lämna_bagaget ställa_väskorna bagagerum*
    kassaskåp* säkerhetsskåp* lägga_plånboken lägga_mobilen ha_grejerna mina_grejer hjälmförvaring
    ryggsäckar_och_väskor låsa_undan`,
  cloakroom: `garderob garderoben garderober garderobsavgift* garderobiär* hänga_av_sig hänga_av_oss hänga_av_mig
    hänga_av hänga_jackan hänga_jackor hänga_in_jackan lämna_jackan lämna_rocken klädhängare* kapprum* rockhängare
    klädkrok* krokar galge galgar ytterkläder ytterplagg* jackor_och_väskor bevakad_garderob vaktmästeri
    klädinlämning* bli_av_med_jackan`,
  seating: `sittplats* sitta_ner sitta_ned sitta_och_vila sitta_inne sitta_och_äta sätta_sig slå_sig_ner slå_oss_ner
    sittning bord bordet borden bordsservering* äta_här äta_på_plats äta_inne stolar fåtölj* soffa soffan soffor
    bänkar sittbänk* barstol* barbord* ståplats* barnstol* barnstol_vid_bordet uppradade fika_på_plats väntrum*
    loungen sittgrupp* fönsterbord* hörnbord* numrerade_platser`,
  outdoors: `uteserver* uteplats* utomhus utebord* utegym* terrass* altan altanen balkong* innergård* bakgård*
    trädgård* sitta_ute sitter_ute äta_ute_i_solen ute_i_solen ute_i_friska_luften friluft* takterrass* takbar
    berså* veranda* infravärme* parasoll* solstol* solsäng* under_bar_himmel gräsmatta* picknick* utedel* i_solen
    pergola`,
  indoors: `inomhus inomhushall* inne_eller_ute inne_i_lokalen är_det_inne under_tak tak_över_huvudet överbyggd*
    täckt_av_tak inomhusarena* inomhusbana* inomhusaktivitet* inomhusbad* innelek* lekland* inne_hela_tiden
    hall_med_tak uppvärmd_lokal sporthall* ishall* inomhusmiljö* inomhusdel* äta_inomhus sitta_inomhus uppvärmd_hall`,
  airConditioning: `ac ac:n aircondition* a/c klimatanlägg* luftkondition* kylanläggning* komfortkyla
    klimatkontroll* fläkt fläkten fläktar bordsfläkt* takfläkt* ventilation* varmt_på_sommaren varmt_i_lokalen svalt
    svalka svalkan kvavt svettigt dålig_luft vädra vädras öppningsbara_fönster luftväxl* olidligt_varmt värmebölja*`,
  heating: `värmen_på värmesystem* elementet elementen golvvärme* fjärrvärme* värmepump* luftvärmepump* bergvärme*
    vedspis* kamin kaminen öppen_spis eldstad braskamin* värmefläkt* värmare infravärme* vinterbonad* kallt_inne
    kyligt_inne fryser_man fryser_ni kallt_i_lokalen kallt_på_vintern kakelugn* frostfri* värmefilt* filtar uppvärmd
    uppvärmt uppvärmda`,
  wifi: `wifi wi-fi wlan internet internetet internetuppkopp* uppkoppl* bredband* fiberuppkopp* trådlöst_nät
    trådlöst_nätverk trådlöst_internet gästnätverk* nätverket lösenord* wifi-kod wifi-lösenord koda_upp_sig surfa
    surfar surfning koppla_upp_sig koppla_upp_mig mobiltäckning* täckning 4g 5g mobilnät* hotspot gratis_nät router
    routern snabbt_nät jobba_online`,
  powerSocket: `eluttag* vägguttag* uttag_för_laddare uttag_vid ladda_mobilen ladda_telefonen ladda_datorn
    ladda_laptopen ladda_mobil laddar_mobilen mobilladd* telefonladd* laddkabel* laddkablar usb-uttag usb-port usb-c
    powerbank* batteriet_är_slut slut_på_batteri låna_laddare låna_en_laddare koppla_in_datorn grenuttag*
    skarvsladd* förlängningssladd* laddningsmöjlighet* trådlös_laddning adapter stickkontakt* elstolpe*
    motorvärmaruttag*`,
  evCharging: `elbil* laddstolp* laddbox* laddplats* laddstation* laddhybrid* snabbladd* supercharger supercharge
    tesla ladda_bilen ladda_elbilen laddar_bilen destinationsladd* typ_2 typ2 type_2 ccs kilowatt kwh chademo
    ladda_över_natten ladda_elcykeln laddpunkt* laddare_för_bil laddinfrastruktur`,
  noise: `ljudnivå* högljud* högljutt buller bullrig* bullrar oväsen störa_grannarna störande störande_ljud
    stör_grannarna grannar_klagar lyhört lyhörd ljudisoler* tystnad tyst tysta hög_musik hög_volym volymen decibel
    öronpropp* hörselskydd* hörselkåpor lugn_och_ro lugnt_och_tyst trafikbuller* skriker_och_stojar stoj stökigt
    stojigt oljud ljudkänslig* tyst_avdelning låter_det_mycket hörs_det`,
  smoking: `röka röker rökning* rökare rökförbud* rökfri* rökruta* rökrum* rökhörna cigarett* cigg ciggen ciggpaus*
    cigarr* vejp vape vapar e-cigarett e-cigaretter snus snusa snusar blossa ta_ett_bloss askkopp* fimp fimpar
    vattenpipa* rökdoft* röklukt* paffa tobak* rökpaus*`,
  petsAllowed: `husdjur* hund hunden hundar hundarna hundvänlig* hundförbud* hundtillåt* ta_med_hunden ta_med_hund
    har_med_hund med_hund valp valpen valpar jycke jycken vovve vovven katt katten katter pälsdjur* koppel kopplad
    kopplade vattenskål* hundskål* hundbädd* djurvänlig* fyrbent* fyrbenta_vänner djur_välkomna djurfri*
    djurfria_rum får_hunden_följa`,
  view: `utsikt* vy vyn vyer panorama* havsutsikt* sjöutsikt* havsnära sjönära utsikt_över ser_man_havet
    ser_man_sjön ser_man_vattnet mot_havet mot_sjön mot_vattnet mot_gatan mot_gården havsläge* sjöläge* strandläge*
    solnedgång* insyn insynsskydd* takvåning fint_läge balkong_mot fönster_mot`,
  privateRoom: `eget_rum egen_lokal egen_avdelning egen_sal privat_rum privata_rum separat_rum separata_rum avskilt
    avskild* chambre_séparée chambre_separee enskilt_rum enskild* festlokal* festsal* festvåning*
    privat_tillställning sluten_tillställning slutet_sällskap stängt_sällskap stänga_av_för_oss abonner*
    abonnera_hela hyra_hela hyra_lokalen hela_lokalen_för_oss för_oss_själva ha_för_sig_själva konferensrum*
    konferenslokal* mötesrum* möteslokal* grupprum* vip-rum ostört ostörda`,
  capacity: `hur_många_personer hur_många_får_plats hur_många_ryms hur_många_kan hur_många_gäster får_vi_plats
    får_alla_plats ryms_vi får_plats_med plats_för ryms rymmer max_antal maxantal* maximalt_antal maxkapacitet*
    kapacitet* sittande_gäster stående_gäster platser_totalt antal_platser antal_gäster antal_sittplatser
    bäddar_totalt antal_bäddar sovplatser publikkapacitet* max_personer maxgräns* brandgräns tar_ni_emot_sällskap
    sällskap_på`,
  size: `kvadratmeter* kvm kvadrat kvadrat_stor hur_stor_är hur_stort_är hur_stora_är mått måtten dimension* yta
    ytan ytor golvyta* boyta* lokalyta* bredd bredden hur_bred hur_brett bred_är utrymmet planlösning* planritning*
    ritning_över rymlig* trångt storleken_på längd_och_bredd kubikmeter* kubik volym_i_liter antal_rum`,
  height: `hur_hög hur_högt hur_höga hur_djup hur_djupt hur_lång_är_banan takhöjd* höjdbegräns* höjden på_höjden
    meter_hög meter_högt meter_höga meter_djup meter_djupt djupet vattendjup* bassängdjup* kroppslängd* minimilängd*
    längdgräns* längdkrav* minst_120_cm minst_140_cm cm_lång cm_långa centimeter* frihöjd* fri_höjd portalhöjd
    fallhöjd* lång_nog längd_på_barnet meter_över_marken hur_lång_måste för_kort_för takbox_på_bilen`,
  weightLimit: `maxvikt* viktgräns* viktbegräns* högsta_vikt tillåten_vikt tyngdgräns max_kilo max_kg
    hur_mycket_väger väger_du väger_jag väger_över väger_mer_än hur_tung hur_tungt hur_tunga kroppsvikt* maxlast*
    maxbelastning* belastning_max lastvikt* lastkapacitet* bärkapacitet* totalvikt* överviktig* håller_den_för
    klarar_hur_mycket över_100_kilo över_120_kg minimivikt* tjänstevikt*`,
  entranceDoor: `entré entrén entréer entrédörr* huvudentré* huvudingång* ingång ingången ingångar sidoingång*
    bakdörr* baksidan ytterdörr* dörren porten port portkod* dörrkod* kodlås* porttelefon* ringklock* ringa_på
    ring_på dörrklock* vilken_dörr går_man_in gå_in_genom låst_dörr dörren_är_låst komma_in_i_huset
    komma_in_i_byggnaden nyckelskåp* nyckelbox* passerkort* passerbricka* grinden grind insläpp`,
  lockedIn: `inlåst inlåsta låses_in låser_ni_in blir_man_inlåst instängd instängda instängt är_dörren_låst
    låst_på_riktigt nödutgång* nödknapp* panikknapp* komma_ut_när ta_sig_ut komma_ut_direkt gå_ut_när_som gå_ut_om
    lämna_rummet avbryta_spelet avbryta_när_som släppa_ut_oss släppa_ut_mig fast_därinne sitta_fast fastnar_man
    utrymning* öppna_dörren_inifrån larmknapp*`,
  claustrophobia: `klaustrofob* cellskräck* torgskräck* panik* ångest ångestattack* trångt trånga_utrymmen
    små_utrymmen rädd_för_mörker mörkrädd* instängdhet instängd instängda nervös nervösa orolig för_trånga får_panik
    gripas_av_panik fobi fobier rädd_för_trånga känslig_för_trånga mrt_och_panik lugnande_inför`,
  meetingPoint: `mötesplats* träffpunkt* samlingsplats* samlas_vi samlas_ni var_ses_vi var_träffas_vi var_möts_vi
    träffas_vi möts_vi ses_vi möter_upp möta_upp möter_vi_dig startplats* startpunkt* avgångsplats* utgår_från
    avgår_från samling_vid vi_ses_vid var_startar turen startar_från upphämtningsplats* var_börjar_turen
    var_ska_vi_stå`,
  serviceArea: `kommer_ni_till kommer_ni_ut åker_ni_till åker_ni_ut kör_ni_till täcker_ni verksamhetsområde*
    upptagningsområde* arbetsområde* serviceområde* jobbar_ni_i arbetar_ni_i hur_långt_åker_ni hur_långt_kör_ni
    hela_länet hela_kommunen närliggande_kommuner kranskommun* närområdet med_omnejd omnejd omnejden hela_sverige
    hela_landet mils_radie mil_från kilometers_radie i_min_stad till_mitt_område utanför_stan landsbygd* glesbygd*
    skärgården storstockholm stor-stockholm storgöteborg vilka_orter`,
  homeVisit: `hembesök* hemma_hos_mig hemma_hos_dig hemma_hos_kund hem_till_mig hem_till_dig hem_till_oss
    hem_till_kund hem_till_er komma_hem_till kommer_hem_till kommer_ni_hem ambulerande åker_hem_till på_plats_hemma
    i_hemmet hemservice hemtjänst* hemvård* hemsjukvård* mobil_frisör mobil_fotvård mobil_verkstad mobilt_team
    klippa_hemma på_äldreboendet äldreboende* kan_inte_ta_mig kommer_ut_till_dig utan_att_åka_hemifrån`,
  pickUpService: `upphämtning* hämta_upp hämtar_upp hämtar_ni hämtas_hemma hämtning_och_lämning hämta_hemma_hos
    hämtar_hemma_hos hämta_hos_mig hämta_bilen_hos hämta_hos_kund hämtservice* hämtningsservice hämta_och_lämna
    hämtar_och_lämnar hämtar_vi_hos bortforsl* transfer transfern hotelltransfer skjuts få_skjuts skjutsa skjutsar
    hämta_på_stationen hämta_på_flygplatsen hämta_vid_stationen budbil* boka_hämtning bohagsauktion* hemhämtning*
    bärgningsbil`,
  delivery: `hemleverans* leverans* leverer* utkörning* köra_hem kör_hem kör_ut köra_ut köra_ut_mat hemkörning*
    hemkörd* hemkört matleverans* foodora wolt uber_eats bolt_food budet budfirma* cykelbud* få_hem_det få_det_hem
    hem_till_dörren till_dörren lämna_vid_dörren bära_upp bära_in inbärning* fraktfri* skickar_hem bloombud`,
  shipping: `frakt frakten fraktkostnad* fraktavgift* fraktfri* fri_frakt skicka_med_post skickar_ni skicka_hem
    skicka_paket posta postar posten postnord postombud* utlämningsställe* paketbox* instabox budbee dhl schenker
    ups bring postpaket varubrev* spårbart spåra_paketet spårningsnummer porto portot rekommenderat_brev
    skicka_in_den skicka_in_till skickas_utomlands utomlands_leverans postorder skickar_till_hela_sverige brevlåda*
    webbshop* nätbutik*`,
  takeaway: `takeaway take_away take-away avhämtning* hämtmat* hämta_mat hämta_maten ta_med_hem ta_med_maten
    ta_med_mig_maten äta_hemma ta_maten_med_sig matlåda* matlådor lunchlåda* doggybag* doggy_bag pizzakartong* to_go
    kaffe_to_go take_away-mugg egen_mugg ta_med_kaffe förbeställa_mat beställa_och_hämta hämta_själv
    ringa_in_beställning resterna_hem karma_och_toogoodtogo too_good_to_go`,
  driveThrough: `drive_through drive-through drive-thru drive_thru drive-in drive_in drivein beställa_från_bilen
    beställa_i_bilen sitta_kvar_i_bilen utan_att_kliva_ur från_bilen lucka_för_bil genomkörning* bilkö_för_mat
    drivelucka* hämta_vid_luckan hämtlucka* hämta_med_bil click_and_collect bilservering mcdrive handla_i_bilen`,
  branch: `filial filialen filialer butik_i butiker_i andra_butiker fler_butiker övriga_butiker flera_butiker
    närmaste_butik annan_butik systerbutik* flera_ställen andra_ställen fler_ställen andra_orter flera_orter
    andra_städer flera_städer finns_ni_i finns_ni_också finns_ni_på franchise* butikskedja* salonger_i våra_salonger
    kontor_i huvudkontor* lokalkontor* mottagningar_i restauranger_i annan_salong fler_kliniker kliniker_i
    systerrestaurang* återförsäljare`,
  findUs: `hitta_till_er hittar_vi_er hittar_jag_er hittar_man_er hitta_hit hittar_hit vägbeskrivning* var_ligger_ni
    ligger_ni var_finns_ni var_håller_ni_till adress adressen besöksadress* gatuadress* mittemot mitt_emot bredvid
    granne_med snett_emot runt_hörnet på_baksidan på_framsidan runt_knuten skylt skylten skyltat landmärke*
    google_maps gps koordinat* kartan vilken_sida_av i_närheten_av bakom_kyrkan vid_torget bakom ligger_vid
    inne_på_gården intill`,
  weather: `väder vädret väderprogn* väderberoende regn regna regnar regnet ösregn* åska åskar åskväder* storm
    stormar stormvarning blåst blåser blåsigt snö snöar snöfall snöstorm* dåligt_väder fult_väder oväder
    oavsett_väder i_alla_väder vad_händer_vid_regn minusgrader halka halt_ute oljeställ regnställ* regnkläder
    regnjacka* hagel smhi spöregn* hällregn* kallt_ute köldgrader`,
  indoorAlternative: `vid_regn vid_dåligt_väder om_det_regnar regnar_det dåligt_väder_plan plan_b alternativ_inomhus
    inomhusalternativ* flytta_in flyttar_in flyttar_vi_in flytta_inomhus flyttas_inomhus gå_inomhus tält tältet
    partytält* vindskydd* regnskydd* tak_över tak_över_huvudet under_tak skydd_mot_regn inomhus_vid_regn
    reservlokal* reservplan* regndag* regniga_dagar vid_oväder inomhus_istället`,
  lighting: `belysning* belyst belysta upplyst* lampa lampan lampor lamporna ljust ljusinsläpp* dagsljus dagsljuset
    lyse lyset elljusspår* elljus strålkastar* spotlights spotlight takbelysning* taklampa* dimmer dimra dimmat
    dimbar* ljussätt* mörkt kolsvart ficklampa* pannlampa* mysbelysning* lysrör* led-lampor stearinljus levande_ljus
    mörkläggning* solljus naturligt_ljus gatlampor`,
  temperature: `temperatur* grader hur_varmt hur_kallt hur_varm_är hur_kall_är plusgrader minusgrader celsius
    varmt_i_vattnet varmt_i_vatten vattentemperatur* badtemperatur* vattentemp rumstemperatur* inomhustemperatur*
    utetemperatur* termometer* termostat* ljummet ljummen svalt kyligt iskallt iskall kylrum kyl_och_frys fryser_man
    bastuvarmt uppvärmt`,
  safetyRules: `säkerhetsregl* säkerhetsföreskrift* säkerhetsgenomgång* säkerhetsinstruktion* säkerhetsbestäm*
    ordningsregl* skyddsutrust* skyddsglasögon* skyddshjälm* hjälmtvång* hjälmkrav* flytväst* brandsäker*
    brandföreskrift* brandskydd* brandlarm* brandsläckare* brandövning* nödutgång* utrymningsplan* utrymningsväg*
    säkerhetssele* varselväst* badvakt* livvakt livräddare skyddskläder säkerhetsavstånd genomgång_innan_start`,
  firstAid: `första_hjälpen första_hjälpen-kit förstahjälpen hlr hjärt-lungräddning hjärt_och_lungräddning
    hjärtstart* defibrillator* plåster förband förbandslåda* bandage sårtvätt sjukvårdsutrustning* olycka_händer
    olyckan_framme om_någon_skadar_sig skadar_sig skadar_mig skadar_oss göra_sig_illa gör_sig_illa ambulans*
    stukad_fot stukar skrubbsår blodstill* svimmar svimma epipen sjuksköterska_på_plats livräddning* allergisk_chock`,
} as const;
