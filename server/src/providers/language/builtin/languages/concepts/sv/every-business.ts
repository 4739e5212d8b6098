import type { LanguagePack } from '../../language-pack.ts';

/** Swedish words for what customers ask every business: price, hours, place, booking, payment, guests. */
export const everyBusiness: LanguagePack['concepts'] = {
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
};
