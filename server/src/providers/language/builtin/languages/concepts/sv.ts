import type { LanguagePack } from '../language-pack.ts';

/** Swedish words by concept. */
export const concepts: LanguagePack['concepts'] = {
  price: `pris* prislista* prisexempel *pris *priset *priser *priserna kosta kostar kostade kostat kostnad* kostr
    kosatr kostas avgift* *avgift *avgiften *avgifter taxa taxor taxan arvode* dyr dyra dyrt dyrare billig billiga
    billigt billigast hur_mycket hur_mkt vad_tar_ni vad_tar_du tar_ni_for tar_ni_betalt ta_betalt tar_betalt
    vad_gar_det_pa vad_gar_den_pa gar_det_pa gar_det_loss_pa loss_pa landar_det_pa landar_pa hamnar_det_pa hamnar_pa
    vad_blir_det vad_blir_det_for blir_det_totalt totalpris slutpris vad_ligger_det_pa ligger_det_pa
    vad_ligger_priset blir_jag_av_med slantar vad_vill_ni_ha_for vad_begar_ni vad_debiterar ni_debiterar debitera
    debiterar debiteras prisklass belopp summa kostnadslaget hur_hog_ar hur_hogt_ar hur_hoga_ar vad_far_man_betala
    punga_ut punga_ut_med lagga_ut hur_mycket_far_jag_betala hur_mycket_far_man_betala hur_mycket_betalar
    hur_mycket_betalar_jag hur_mycket_betalar_man vad_betalar vad_betalar_jag vad_betalar_man vad_far_jag_betala
    hur_mycket_maste_jag_betala hur_mycket_ska_jag_betala vad_ska_jag_betala prislapp* prisbild* prisniva* prisvart
    prisuppgifter vad_gar_den_loss vad_gar_det_loss vad_skulle_det_kosta`,
  duration: `hur_lang_tid hur_lange hur_snabbt hur_fort hur_lang hur_kvickt tidsatgang varaktighet ta_lang_tid
    tar_lang_tid drojer droja hur_manga_timmar hur_manga_minuter hur_manga_dagar hur_manga_veckor leveranstid
    leveranstider`,
  opening: `oppet oppen oppna oppnar oppnas oppning oppettid* oppetider oppetid oppningstid* *oppet stanger stanga
    stangning stangningsdags stangningstid* hur_sent hur_tidigt hur_lange_har_ni hur_lange_ar_ni hur_lange_haller_ni
    hur_lange_ar_det_oppet tiderna era_tider mottagningstid* ar_ni_dar ar_ni_pa_plats ar_nan_dar ar_nagon_dar
    finns_ni_dar ni_kvar komma_forbi kom_forbi kommer_forbi titta_in titta_forbi svanga_forbi svanger_forbi
    sticka_in kika_in slinka_in bemannat bemannad telefontid telefontider har_ni_igang borjar_ni slutar_ni
    haller_ni_pa finns_det_nagon_i finns_det_nan_i finns_det_nagon_dar finns_det_nagon_pa_plats finns_det_folk
    nagon_pa_plats hur_sent_kan_jag_komma hur_sent_kan_man_komma kvallsoppet sondagsoppet helgoppet hur_sent_haller
    hur_sent_kan_vi_komma hur_sent_kan_jag_fa_tag fa_tag_pa_nagon fa_tag_i_nagon fa_tag_pa_er hur_sent_svarar`,
  closed: 'stangt stangd stangda lunchstangt helgstangt vinterstangt igenbommat stangningsdag *stangt',
  when: `nar vilken_tid vilka_tider vilken_dag vilka_dagar vilka_veckodagar hur_dags vad_ar_klockan fran_nar
    till_nar tills_nar fran_och_med_nar nar_som_helst vilket_klockslag vilka_klockslag klockslag vilket_datum
    vilka_datum vilka_veckor vilken_vecka hur_sent_far hur_sent_maste senast_nar nar_senast vilka_manader
    vilken_manad hur_sent_kan`,
  now: 'nu just_nu for_tillfallet for_narvarande i_denna_stund i_skrivande_stund i_nulaget fortfarande',
  day: `idag i_dag ikvall i_kvall imorgon i_morgon imorn i_morn overmorgon i_overmorgon imorron i_eftermiddag
    i_formiddag imorse pa_morgonen pa_morgnarna pa_formiddagen pa_formiddagarna formiddag formiddagar formiddagen
    morgon morgonen morgontid tidigt_pa_morgonen tolv_pa_dagen mitt_pa_dagen lunchtid vid_lunchtid pa_dagen dagtid
    pa_eftermiddagen pa_eftermiddagarna eftermiddag eftermiddagen eftermiddagar pa_kvallen pa_kvallarna pa_kvallstid
    kvallstid kvall kvallen kvallar kvallarna efter_jobbet pa_natten pa_natterna nattetid nattoppet samma_dag`,
  weekday: `mandag* tisdag* onsdag* torsdag* fredag* lordag* sondag* tis tisd ons onsd tors torsd tor fre fred lor
    lord sond helg helgen helger helgerna vardag vardagar vardagarna vardagskvall*`,
  timeUnit: `minut minuter minuten minuters timme timmar timmen timma timmas timmars tim h kvart kvarten halvtimme
    halvtimmen dagars dygn dygnet natt natten natter vecka veckor veckan veckors manad manader manaden manaders
    sekund* arbetsdag arbetsdagar termin terminen kvartal halvar år året åren års min dag dagar dagen`,
  place: `adress* *adress ligger belagen belagna finns_ni hittar_jag hittar_man hitta_hit hitta_er hittar_er
    hitta_till vagbeskrivning* gatuadress gata gatan besoksadress postnummer ta_mig_till kommer_jag_till tar_jag_mig
    komma_till_er infart besoka_er vilken_ort vilken_stad var_ligger var_finns var_ar var_hittar var_haller
    var_nagonstans var_i vart var_kan_jag_hitta var_exakt var_sitter exakt_var var_bor ni_finns beliggande
    var_nagonstans_ligger vilken_adress`,
  parking: `parker* *parkering *parkeringen *parkeringar parkeringsplats* p_plats p_platser p_hus phus *garage
    *garaget stalla_bilen staller_bilen staller_man_bilen stalla_min_bil lamna_bilen_nar sta_med_bilen gora_av_bilen
    gor_av_bilen parkerar_man lamna_bilen bilen_sta sta_med_bilen parkera_bilen stalla_bilen_ifran var_staller_jag stallplats_for_bil far_bilen_sta`,
  transit: `buss bussen bussar busshallplats* busslinje sparvagn* tunnelbana* tunnelbanan tag taget pendeltag*
    station stationen tagstation kollektivtrafik* kommunalt hallplats* lokaltrafik linje *hallplats *hallplatsen
    ga_av gar_av gar_man_av stiga_av av_vid kliva_av kliver_av byta_buss linjer`,
  phone: `telefon* *telefon telefonnummer *telefonnummer tel tfn mobilnummer nummer numret ringa ringer ring ringas
    na_er_pa nar_jag_er pa_trad tele kontaktnummer`,
  email: 'mejl* mail mails maila mailadress* mailen e_post epost epostadress* e_mail email e_postadress* mejladress',
  website: `hemsida* webbplats* webbsida* sajt* online natet pa_natet via_natet webb* app appen pa_internet
    via_internet over_internet boka_online boka_pa_natet boka_via_natet boka_pa_webben boka_pa_hemsidan
    boka_via_hemsidan boka_via_appen natbokning* onlinebokning*`,
  social: 'instagram facebook tiktok insta sociala_medier',
  age: `hur_gammal hur_gamla alder aldern aldersgrans* minimialder ars_alder vilken_alder ar_gammal ar_gamla
    fran_vilken_alder`,
  count: 'hur_manga antal antalet',
  who: 'vem vems vilka_personer vilken_person',
  business: `affar affaren butik butiken butiker kliniken klinik kontor kontoret praktik salong salongen restaurang
    restaurangen hotell hotellet studio studion stalle stallet foretag foretaget firma firman lokalen kafe kafeet
    cafe cafeet bageri bageriet verkstad verkstaden mottagning mottagningen vardcentral* byra byran skola skolan gym
    gymmet atelje ateljen filial hos_er hos_dig er_lokal verksamhet* camping campingen campingplatsen vandrarhemmet
    vandrarhem pensionatet biografen museet apoteket optikern tandlakaren tandlakarpraktiken stugbyn anlaggningen
    klubben foreningen redovisningsbyran tandkliniken djurkliniken veterinaren bilverkstaden frisoren frisorsalongen
    blomsterhandeln blomsteraffaren bokhandeln korskolan forskolan simhallen verkstan`,
  generic: `veta undrar undra undrade fraga fragor fragan fundera funderar funderade info information upplysning*
    beratta berattar saga sager nagot nagonting nat nanting nan nagon nagra nagonstans nanstans nanting_annat sak
    saker grej grejer grejen sorts slags typ typer sort sorter exakt egentligen ungefar cirka ca galler_det angaende
    betraffande ang person personer folk stycken styck manniska manniskor sant sanna sadan sadana sadant hela_veckan
    i_sa_fall i_vanliga_fall for_ovrigt till_exempel hela_tiden hur_stor_ar hur_stora_ar`,
  offer: `erbjud* erbjuder_ni finnas utbud* sortiment* tillhandahall* haller_ni_med jobbar_ni_med arbetar_ni_med
    sysslar_ni kor_ni utfor utfor_ni fixar_ni skaffa tillgang serverar serveras servera forsaljer_ni ar_det_nagot_ni
    kan_ni_serva servar_ni`,
  possible: `mojlig* mojligt tillaten tillatna tillatet gar_det gar_det_bra gar_bra kan_man far_man far_jag okej_att
    okej tillater lov tillatelse gar_det_att funkar funka fungerar fungera far_jag_ta_med kan_jag_ta_med
    kan_man_ta_med far_man_ta_med far_man_ha_med far_jag_ha_med ta_in valkomna valkommen valkomna_in folja_med
    foljer_med med_in komma_in_med kan_jag_ha_med kan_vi_ha_med kan_man_ha_med kan_jag_ha_med_mig far_vi_ta_med
    far_vi_ha_med kan_vi_ta_med far_jag_ha_med_mig kan_jag_ta_med_mig far_jag_ta_med_mig ar_det_ok ar_det_okej
    ar_det_tillatet ar_det_lugnt`,
  need: `behov behovs behova maste krav kravs krava kraver nodvandig* tvungen tvunget kravet betalas_i_forvag
    obligatorisk* forutsatter behover_man behover_jag behover_vi maste_man maste_jag`,
  book: `boka bokar bokas bokade bokat bokad bokning* *bokning *bokningen reserv* bestalla_tid bestalla_bord anmal*
    anmal_mig inskriv* skriva_in tidsbestall* tidsbokning* bordsbokning* bokningsbar* registrera* boka_in
    sommarbokning`,
  appointment: 'tid tider besok* *besok besokstid* tidsbokat ledig_tid lediga_tider mote motestid konsultation*',
  cancel: `avbok* avbest* avanmal* stalla_in staller_in installd avlys* aterbud lamna_aterbud utebli* uteblir missa
    missar missade missad missat dyka_upp inte_dyker_upp inte_kommer inte_kan_komma forhinder forhindrad hoppa_av
    saga_upp uppsagning* sagas_upp missat_besok ombokningsbar avbokar_for_sent avboka_for_sent avbokning_for_sent
    sen_avbokning sent_avbokad for_sen_avbokning bindande om_jag_blir_sjuk blir_jag_sjuk blir_sjuk om_vi_blir_sjuka
    blir_sjuka inte_langre_kan kommer_inte_kan bokar_av boka_av sjukdom* vid_sjukdom sjukdomsfall glommer_tiden
    glomt_tiden glommer_min_tid glommer_boka_av ar_sjuk ar_sjukt hoppar_av hoppa_av dra_mig_ur drar_mig_ur angrar_mig angra_mig kan_inte_komma blir_sjuk`,
  change: `omboka* boka_om bokar_om ombok* flytta flyttar flyttas byta_tid byta_dag andra andrar andras andring*
    skjuta_upp skjuta_fram senarelagg* tidigarelagg*`,
  order: 'bestall* bestallning* *bestallning forbestall* order ordern ordrar',
  pay: 'betala* betalar betalning* *betalning betalningssatt* betalas betalt betalningsmedel betalsatt',
  card: `kort kortet kortbetalning* kontokort* kreditkort* betalkort* bankkort* visa mastercard blippa apple_pay
    google_pay betala_med_kort ta_kort tar_ni_kort`,
  mobilePay: 'swish* swisha vipps mobilepay paypal betala_med_swish svich svisch swich swisch swischa swischar',
  cash: 'kontant* cash sedlar mynt kontantfri* betala_kontant betala_med_kontanter',
  invoice: 'faktur* rakning rakningen rakningar',
  instalments: `delbetal* avbetal* pa_avbetalning rantefri* finansier* klarna kredit manadsvis dela_upp_betalningen
    dela_upp betala_i_omgangar manadsbetal*`,
  insurance: 'forsakr* forsakring* direktregler*',
  deliver: `lever* leverans* hemleverans* hemkor* kora_ut kor_ut utkorning* skicka* skickas frakt* fraktar sand*
    posta postas postorder bud budfirma hemsand* korning_hem bestalla_hem kora_hem hem_till_dorren hemleverera*`,
  collect: 'hamta* hamtas hamtar upphamt* avhamt* hamtning* *hamtning take_away takeaway ta_med_hem',
  refund: `aterbetal* pengarna_tillbaka pengar_tillbaka returner* lamna_tillbaka lamnar_tillbaka lamnas_tillbaka
    aterlamn* oppet_kop byta_tillbaka byta_varan byta_varor skicka_tillbaka bytesratt* ge_tillbaka fa_tillbaka
    returnera returneras returnerar returratt* returer returen betalar_tillbaka betalas_tillbaka betala_tillbaka
    betalar_vi_tillbaka angerratt* angra angrar anger tillbaka ta_tillbaka tar_tillbaka ger_tillbaka tillbaka_pengarna fa_pengarna_tillbaka pengarna_igen fa_igen_pengarna`,
  deposit: `handpenning* deposition* forskott* forskottsbetal* forhand pant anmalningsavgift* betala_i_forvag
    i_forskott bokningsavgift* betala_nagot_i_forvag betala_innan forskottsbetalning*`,
  rent: 'hyr hyra hyrs hyrt hyrde hyrbil* uthyr* *uthyrning lana lanar lanas lan lane* hyror hyran hyres*',
  repair: `repar* laga lagar lagas lagad lagning* fixa fixar fixas atgard* trasig* sonder paj pajat sonder_gatt
    ta_hand_om renover* felsok* lista_ut`,
  service: 'service serva servar servas servad servis servicen servicar',
  guarantee: 'garanti* garanter* reklamationsratt* *garanti',
  sell: `salj* salja sald forsalj* *forsaljning kopa kopt kop koper kopte kopas inkop* lager lagret lagerfor*
    lagerhall*`,
  used: 'begagnad* andrahand* second_hand secondhand aterbruk*',
  discount: `rabatt* *rabatt *rabatten reducer* nedsatt* kampanj* erbjudande* rea billigare avdrag avdraget
    rabatterad* prisavdrag`,
  student: 'student* studer* studentkort studentrabatt',
  senior: 'pensionar* senior* aldre_personer aldre_manniskor aldre_kunder',
  child: `barn* unge ungen ungar son sonen soner dotter dottern dottrar liten_kille grabb* flicka pojk* tonar*
    lillen lillan telning* smabarn* barnbarn* kids trearing tvaaring fyraaring femaring sexaring sjuaring attaaring
    nioaring tioaring elvaaring tolvaring trettonaring fjortonaring femtonaring sextonaring sjuttonaring ettaring`,
  baby: 'bebis* baby* spadbarn* spadis amma* ammar skotbord* barnvagn*',
  pet: 'husdjur* djur djuren djuret palsdjur',
  free: `gratis kostnadsfri* avgiftsfri* utan_kostnad utan_avgift kostar_inget kostar_ingenting bjuder bjuds
    fri_entre utan_att_det_kostar utan_att_det_kostar_nagot utan_att_betala utan_extra_kostnad utan_att_jag_betalar
    kostnadsfritt for_inget fri fria fritt`,
  include: `ingar inkl inklusive inraknat inraknad medfoljer inkluder* foljer_med_i med_i_priset extra tillkommer
    tillagg vad_ingar vad_som_ingar vad_ar_inkluderat ingar_det ingar_i`,
  accessible: `rullstol* rullator* handikapp* funktions* tillganglighet* tillganglighetsanpass* ramp rampen
    trappsteg* trappa trappor trappfri* markplan gatuplan gaplan permobil* trosk* tar_mig_in ta_sig_in kommer_in_med
    rorelsehind*`,
  toilet: 'toalett* toa toan wc badrum* dass toastol*',
  wifi: 'wifi wi_fi internetuppkoppling* tradlost natverk uppkoppling surfa internet',
  bicycle: 'cykel cykeln cyklar cyklarna cykla cyklist*',
  ebike: 'elcykel elcykeln elcyklar elcyklarna elcykels',
  tyre: 'dack dacken dacket vinterdack* sommardack* hjul hjulen hjulet dacks hjulskift* dackskift* dackbyt* hjulbyt*',
  puncture: 'punkter* punka platt_dack',
  emergency: `akut akuta akuttid* akutbesok* akutmottagning* brads* bradskande jour* jourtid* nodfall* nodsituation*
    snarast omgaende jourhavande bratt bradis nodlage *jour mitt_i_natten hander_nagot om_det_hander_nagot
    nodtelefon* nodnummer* nagot_hander nagot_akut livshot* kris jatteont stromavbrott* oversvamning* vattenskad*`,
  language: 'sprak spraket spraken talar tala prata pratar pratas talas sprakkunskaper pa_engelska',
  staff: `personal* medarbet* anstalld* team teamet kollega kollegor vem_jobbar vilka_jobbar jobbar_hos jobbar_pa
    som_jobbar vem_arbetar vilka_arbetar arbetar_hos vem_klipper vem_behandlar`,
  apprentice: 'larling* elev eleven elever praktikant*',
  vegetarian: 'vegetari* lakto* kottfri* utan_kott gront',
  vegan: 'vegan* vaxtbaser* vego*',
  allergy: 'allerg* overkanslig* intoleran* tal_inte doftkanslig*',
  gift: 'present* presentkort* gavokort* ge_bort gava gavor julklapp* gavopresent*',
  group: 'grupp* sallskap* *grupp gang_pa kalas* svensexa mohippa foretagsgrupp*',
  lesson: `lektion* kurs kursen kurser kurserna klass klasser pass passet passen traning* undervis* workshop*
    lara_sig lara_mig undervisning kurstillfalle* kursstart`,
  wait: `vanta vantar vantetid* vantan ko kotid* ko_tid medan_man_vantar pa_en_gang meddetsamma med_detsamma
    pa_staende_fot nar_kan_ni_komma nar_kan_jag_fa nar_kan_jag_komma hur_snabbt_kan_ni hur_fort_kan_ni
    framforhallning vantrum* vantsal*`,
  late: 'sent forsen* forsening* forsenad for_sen for_sent sena',
  breakfast: 'frukost* brunch*',
  lunch: 'lunch* dagens_ratt dagens_lunch lunchmeny* dagens',
  dinner: 'middag* kvallsmat* *middag *middagen',
  beginner: 'nyborjar* borjare nyborjare grundkurs* utan_erfarenhet utan_forkunskaper aldrig_provat forsta_gangen',
  smoking: 'roka roker rokning* rokfri* cigarett* snusa vejpa',
  receipt: 'kvitto* kvittot kvitton',
  publicHoliday: `rod_dag roda_dagar roda_dagen helgdag* julafton* juldag* annandag* jul julen nyar nyarsafton*
    nyarsdag* trettondag* trettondedag* pask pasken paskafton* paskdag* langfredag* skartorsdag* kristi_himmelsfard*
    pingst* midsommar* midsommarafton* valborg* forsta_maj nationaldag* allhelgona* alla_helgons klamdag* storhelg*
    lucia jul_och_nyar`,
  holidayTime: `semester* industrisemester* sommaruppehall* sportlov* hostlov* jullov* sommarlov* pasklov* uppehall
    ferier pa_lovet hostlovet sportlovet lovet mellandagar mellandagarna semesterstang* julstang* sommarstang*`,
  haircut: 'klipp* *klipp *klippning frisyr* har_klippt trimma* trimning* *trimning',
  colour: 'farg* blekning bleka',
  wash: 'tvatt* *tvatt disk diska skolj*',
  clean: `rengor* puts putsa putsning* fonsterputs* stada stadar stadas stadning* stadat stadhjalp* hemstad*
    storstad* kontorsstad* *stadning`,
  install: 'monter* install* satta_in satter_in satte_in satta_upp inkoppl* koppla_in',
  paint: 'mala malar malning* lack lacka lackera* lackering*',
  sew: 'sy syr sys sydd somn* somnad laggupp* lagga_upp uppsyn* skradd*',
  examine: `undersok* kontroll* besikt* halsokontroll* check checkup check_up halsoundersok* synundersok* diagnos*
    provta* screening`,
  treat: 'behandl* terapi*',
  massage: 'massage* masser*',
  vaccinate: 'vaccin* spruta sprutor',
  prescription: 'recept recepten receptet receptforny* fornya fornyar fornyelse fornyat',
  sickNote: 'sjukskriv* sjukintyg* lakarintyg* sjukanmal*',
  xray: 'rontg*',
  neuter: 'kastr* steriliser*',
  advice: 'radgiv* radgor* rad_om konsult* vagled* radfrag*',
  valid: 'giltig* galler gallande giltighetstid* gar_ut utgang',
  bring: `tar_med ta_med_sig tar_med_mig ta_med_mig med_mig medtag* medha* uppge ha_med_mig ha_med medfora
    ta_med_till ska_jag_ta_med behover_jag_ta_med maste_jag_ta_med ta_med_for ta_med`,
  complain: 'reklam* klag* klagomal* missnojd* nojd nojda rattar_till ratta_till inte_nojd',
  member: 'medlem* *medlem medlemskap* *medlemskap abonnemang*',
  trial: `prova provar provtran* provlektion* provpass* provmanad* provvecka* testa prova_pa provcyk* testcyk*
    provkor* testkor* provsmak* provsitt* prova_gratis`,
  checkIn: `checka_in incheck* checkin check_in ankomst* anlanda anlander sen_ankomst sen_incheckning
    nar_far_man_rummet`,
  checkOut: 'checka_ut utcheck* checkout check_out avresa avresedag lamna_rummet ute_ur_rummet utflyttning',
  outdoors: `uteserver* terrass* uteplats* utomhus sitta_ute sitta_i_solen ata_ute ata_utomhus sitta_utomhus`,
  menu: 'meny* menyn menyer matsedel* matratt* ratter',
  alcohol: 'alkohol* sprit drink drinkar drinkarna serveringstillstand* fullstandiga_rattigheter rattigheter',
  wedding: 'brollop* brud* vigsel*',
  funeral: 'begrav* *begravning sorg* jordfast*',
  flower: 'blom* blomma* snittblom* snittblommor blomsterbud bukett*',
  tax: 'skatt* deklar*',
  vat: 'moms* exkl_moms inkl_moms',
  company: 'foretagskund* bolag bolaget aktiebolag* enskild_firma foretagare foretag_kund',
  tow: 'barg* bargning* bogser*',
  charging: 'ladda laddar laddas laddstolp* laddstation* laddplats* laddbox* elbilsladd*',
  storage: 'forvar* dackhotell* magasin* lagring',
  key: 'nyckel* nycklar nycklarna nyckeln nyckelinkast*',
  event: `event* fest fester festen kalas* mingel* foretagsfest* konferens* julbord* festlokal* lokal_for festvaning
    hyra_lokalen privat_fest abonnera abonner* slutet_sallskap`,
  reason: 'varfor anledning* eftersom darfor orsak* pa_grund_av',
  origin: 'varifran harkomst* ursprung* kommer_ifran tillverkad tillverkas narproducer* lokalproducer* ekologisk*',
  intake: `lista_mig listning tar_ni_emot_nya ta_emot_nya plats_for lediga_platser ledig_plats kotid_till antagning
    nya_patienter ny_patient nya_kunder nya_elever nya_medlemmar plats_for_nya har_ni_plats_for_nya
    finns_det_plats_for`,
  amex: 'amex american_express',
  gluten: 'gluten* celiaki* vetefri*',
  lactose: 'laktos* mjolkfri* mjolkprotein*',
  nuts: 'notter notfri* notallerg* jordnot*',
  elevator: 'hiss hissen hissar',
  homeVisit: `hembesok* hem_till_mig hem_till_oss kommer_ni_hem kommer_ni_ut komma_hem_till pa_plats_hos_oss kommer_ni_hem komma_hem kommer_ni_hem_till hem_till_en komma_till_mig komma_hem_till_mig`,
  dog: `hund hundar hunden hundarna hundens hunds jycke jycken vovve vovven valp valpen valpar *hund *hunden
    ta_med_hunden ta_med_hund ta_med_min_hund`,
  cat: 'katt katter katten katterna kattens kattunge* kisse',
  walkIn: `drop_in dropin spontanbesok utan_att_boka oanmald spontan spontant spontana bara_komma bara_dyka_upp
    utan_tid utan_bokning utan_bokad_tid utan_tidsbokning efter_overenskommelse efter_bokning bara_dyka`,
  quote: 'offert* kostnadsforslag* prisuppgift* prisforslag* uppskattning',
  season: 'sasong* hogsasong* lagsasong*',
  byPhone: 'pa_telefon via_telefon per_telefon telefonledes over_telefon pa_telefonen',
  byEmail: 'via_mejl per_mejl pa_mejl via_mail per_mail via_e_post per_e_post pa_mailen',
  meetingRoom: 'motesrum* konferensrum* konferenslokal* motelokal* sammantradesrum*',
  hourlyRate: 'i_timmen per_timme timpris* timtaxa* timarvode* timkostnad* timdebiter*',
  replace: 'byta byter byte bytet byts bytte bytt utbyte *byte skifta skifte *skifte ersatta',
  certified: `certifier* auktoriser* behorig* legitimera* diplomera* utbildade ackrediter* ansvarsforsakring*
    medlem_i_branschforbund`,
  boss: `agare agaren agarna ager agd agda chef* *chef *chefen boss bossen ansvarig* ansvarar driver drivs
    forestandare* grundare vd leder ledning platschef* innehavare*`,
  dropOff: 'lamna_in inlamn* lamnar_in lamna_av',
  multiPass: 'klippkort* tiokort* manadskort* arskort* periodkort* terminskort*',
  identity: 'leg legg legitimation* id_kort id_handling* identifiera* legitimera_mig',
  makeup: 'smink* makeup make_up',
  beard: 'skagg* mustasch*',
  wreath: 'krans*',
  available: `ledig lediga ledigt tillganglig tillgangliga tillgangligt lediga_rum ledigt_rum ledigt_bord fullbokat
    fullbokade plats_kvar platser_kvar nagot_ledigt`,
  afterDeadline: `mindre_an darefter for_sent_avbok* efter_det senare_avbokning* inte_dyker_upp uteblir uteblivet
    utebliven`,
  howOften: 'hur_ofta hur_manga_ganger hur_regelbundet',
  brand: 'marke market marken markena fabrikat* varumarke* tillverkare* leverantor*',
  size: 'storlek* matt matten dimension* hur_stort kvadratmeter kvm hur_hog hur_bred hur_hoga langd bredd hojd',
  weight: 'vikt vikten vager vagt kilo kg hur_tung hur_tungt',
  nutrition: 'kalori* naring* naringsvarde* kolhydrat* sockerfri*',
  ingredients: 'ingrediens* innehall* innehaller innehallet ingrediensforteckning*',
  material: 'material* gjord_av tillverkad_av tyg tyger',
  rating: 'betyg* recension* omdome* stjarn* pris_vunnit utmarkelse*',
  founded: `grundades grundat startade startades sedan_nar etabler* hur_lange_har_ni_funnits hur_lange_har_ni_hallit
    vilket_ar`,
  capacity: 'sittplats* hur_manga_platser hur_manga_gaster hur_manga_ryms rymmer ryms kapacitet*',
  job: `jobba_hos lediga_jobb lediga_tjanster praktikplats* praktik sommarjobb* anstaller soker_ni_folk
    soker_ni_personal anstallning* rekryter* jobb_hos fa_jobb ett_jobb soka_jobb vi_soker soker_jobb`,
  recommend: 'rekommendera* rekommendation* tipsa tips foreslar foresla',
  howTo: 'hur_lagar_man hur_lagar_jag hur_byter_man hur_byter_jag hur_bakar_man hur_tar_man_bort hur_rengor_man',
  grow: 'odla* odlar odlas odlade odling*',
  water_plants: 'vattna* vattnar vattning skotselrad*',
  abroad: 'utomlands utlandet utrikes utland eu internationell* danmark norge finland tyskland polen england',
  luggage: 'packning* bagage* vaska vaskan vaskor vaskorna resvask* ryggsack*',
  tv: 'tv teve tv_apparat* tv_n',
  airConditioning: 'luftkonditionering* ac air_condition* klimatanlaggning*',
  pool: 'pool poolen simbassang* bassang* swimmingpool*',
  sauna: 'bastu bastun bastur sauna',
  kitchen: 'kok koket kokvra* pentry* gastkok* *kok',
  towel: 'handduk* badlakan*',
  linen: 'lakan* sanglinne* sangklader pasladan* baddutrustning',
  coffee: 'kaffe kaffet fika fikat',
  playArea: 'lekhorna* lekrum* leksak* lekplats*',
  highChair: 'barnstol*',
  locker: 'skap skapet forvaringsskap* kladskap* omkladningsrum*',
  shower: 'dusch* duscha',
  bird: 'fagel fageln faglar undulat* papegoj* kanariefagel*',
  horse: 'hast hasten hastar ponny* ponnyer',
  surgery: 'operer* operation* kirurg* opereras',
  doctor: 'lakare lakaren lakarna doktor doktorn dr specialist*',
  nurse: 'skoterska* sjukskoterska* skoterskor',
  medicine: 'medicin* lakemedel* tablett*',
  food_pet: 'foder foderet hundmat kattmat djurfoder*',
  boarding: 'hundpensionat* kattpensionat* pensionat hunddagis djurpensionat*',
  parts: 'reservdel* delar originaldel*',
  oil: 'olja oljan oljebyte* motorolja*',
  brake: 'broms*',
  battery: 'batteri* ackumulator*',
  windscreen: 'vindruta* ruta rutan rutor stenskott* glasskad*',
  loanCar: 'lanebil* ersattningsbil* hyrbil*',
  skiing: 'skidor skida langdskid* slalom*',
  snowmobile: 'skoter skotern snoskoter* skotrar',
  live: 'livemusik trubadur* underhallning spelning* dj',
  view: 'utsikt* havsutsikt*',
  quiet: 'tyst tysta tystnad lugnt ljudniva* bullrig*',
  dress: 'kladkod* kladsel vad_ska_jag_ha_pa',
  privacy: 'sekretess* gdpr personuppgift* tystnadsplikt* integritet*',
  waitlist: 'vantelista* kolista* koplats*',
  notice: 'uppsagningstid* bindningstid*',
  eco: 'hallbar* eko ekologisk klimat* svanenmark* miljovan* miljomark* miljoarbete* miljo',
  interpreter: 'tolk tolkar teckensprak*',
  seats: 'bord bordet borden',
  bed: 'sang sangen sangar extrasang* *sang spjalsang*',
  room: 'rum rummet rummen *rum *rummet *rummen',
  dessert: 'efterratt* dessert*',
  drink: 'dryck* dricka',
  beer: 'ol olet olsort* olen fatol*',
  wine: 'vin viner vinet vinlista* *vin',
  water: 'vatten vattnet kranvatten',
  bread: 'brod* *brod limpa',
  cake: 'tarta tartan tartor bakelse*',
  screenSize: 'skarm skarmen display* skarmbyte*',
  phoneRepair: 'mobil mobilen mobiler iphone* mobiltelefon*',
  computer: 'dator datorn datorer laptop* barbar*',
  nails: 'naglar nagel* nagelforlang*',
  lashes: 'frans fransar *fransar fransforl*',
  skin: 'ansiktsbehandling* hudvard* hud huden',
  perm: 'permanent permanenta permanenter',
  highlights: 'sling* slingor',
  shampoo: 'schampo* harvard* shampoo* harprodukt*',
  bride: 'brudfrisyr*',
  teeth: 'tand tanden tander hal_i',
  whitening: 'blekning* tandblekning*',
  implant: 'implantat*',
  glasses: 'glasogon*',
  house: 'hus huset villa villan',
  roof: 'tak taket takomlagg*',
  garden: 'tradgard*',
  moving: 'flytthjalp* flyttfirma* flyttlada* flyttkartong*',
  waste: 'skrap sopor bortforsl* atervinn* kassera deponi*',
  plumbing: 'vvs',
  electric: 'el elen elektrik* elinstallation* strom strommen',
  heatPump: 'varmepump*',
  photo: 'foto foton fotograf* fotografer* bilder bild portratt* fotograferas',
  print: 'trycka tryck* utskrift* skriva_ut kopiera kopiering*',
  legal: 'juridisk* avtal avtalet',
  accounting: 'bokforing* redovisning*',
  yoga: 'yoga*',
  trainer: 'pt personlig_tranare tranare tranaren',
  freeze: 'frysa fryser frysning pausa pausar pausas vilande uppehall',
  swim: 'simma simning* simskola* simhall*',
  drive: 'korkort* korskola* risktvaan riskettan',
  music: 'sang_lektion* instrument*',
  teacher: 'larare lararen instruktor* ledare',
  school: 'terminsavgift* skolstart laxhjalp* laxor',
  braces: 'tandstallning* tandreglering*',
  dentalHygiene: 'tandsten* tandhygien* hygienist*',
  groupClass: 'gruppass* grupptraning* gruppklass*',
  drivingLesson: 'korlektion* korlektioner',
  exam: 'teoriprov* uppkorning* examen* kunskapsprov*',
  iceCream: 'glass glassen glassar',
  manicure: 'manikyr*',
  pedicure: 'pedikyr* fotvard*',
  brows: 'bryn brynen ogonbryn*',
  leak: 'lacka* lacker lackage* vattenlacka* dropp*',
  drain: 'avlopp* avloppsstopp* stopp_i igensatt*',
  tap: 'kran kranen kranar blandare* duschblandare*',
  outlet: 'eluttag* uttag uttaget',
  lawn: 'grasmatt* grasklipp*',
  tree: 'trad tradfallning* tradbeskar*',
  apartment: 'lagenhet* bostadsratt*',
  lawyer: 'advokat* jurist*',
  annualReport: 'bokslut* arsredovisning*',
  payroll: 'lonehantering* loner lonespec* lon lonen lonerna',
  lenses: 'linser kontaktlins*',
  moveOutCleaning: 'flyttstad*',
  pain: 'ont varker vark smarta smartor smartan tandvark* huvudvark*',
  solar: 'solcell* solpanel* solenergi*',
  fear: 'radd radsla* tandvardsradd* nervos orolig oro',
  solarium: 'solarium solariet solarier',
  sms: 'sms smsa sms_a smsar textmeddelande*',
  lostFound: 'glomt glomde kvarglomd* kvarglomt borttappad* tappat tappade hittegods* upphittat',
  video: 'video* videosamtal* videomote* teams zoom skype digitalt distans* pa_distans',
  beach: 'strand* badplats* bada badar badstrand* havet sjon',
  bbq: 'elda eldar eldning* grill* grilla grillplats*',
  participate: 'delta deltar deltaga deltagande vara_med medverka',
  scent: 'parfym* doft* doftfri* dofta',
  fitness: 'traningslokal* styrketraning* gymsal',
};
