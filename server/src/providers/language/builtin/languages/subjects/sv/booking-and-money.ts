/** Swedish words of booking and money, by subject. */
export const bookingAndMoney = {
  waitingTime: `väntetid* vänta väntar kötid* lång_kö kölängd ledig_tid lediga_tider nästa_lediga_tid
    första_lediga_tid tidigaste_tid tid_idag tid_imorgon tid_samma_dag tid_denna_vecka få_en_tid få_en_tid_snabbt
    klämma_in klämmer_in peta_in trycka_in hur_snart hur_lång_kö hur_lång_väntan fullbokad fullbokat fullbokade
    fulltecknat kort_varsel akuttid drop-in-kö komma_in_snabbt sen_återbudstid återbudstider orderkö`,
  readyTime: `när_är_den_klar när_är_det_klart klar_samma_dag klart_samma_dag klar_till klart_till
    klar_för_avhämtning färdig färdigt färdiga blir_klar blir_klart leveranstid* handläggningstid* produktionstid*
    tillverkningstid* reparationstid* verkstadstid arbetsdagar hur_snabbt hur_fort hämtas_tidigast medan_du_väntar
    medan_jag_väntar över_dagen tillbaka_samma_dag expresslagning inlämnad_före få_tillbaka lämna_in_och_hämta
    inom_en_vecka snabbservice`,
  lateArrival: `försenad försenat försening* sen_ankomst sena_ankomster komma_sent kommer_sent komma_för_sent
    kommer_för_sent sen_till blir_sen blir_sena hinner_inte_i_tid minuter_sen minuter_för_sent efter_utsatt_tid
    i_tid_till passa_tiden bilkö fastnat_i_trafiken sitter_i_kö tåget_är_sent missade_bussen sen_incheckning
    sent_incheckad anländer_sent komma_fram_sent dröjer akademisk_kvart höll_tiden`,
  cancelling: `avbok* avboka_tid ställa_in ställer_in ställs_in inställd inställt ångra_bokning ångerrätt* ångra_mig
    ångra_köpet återbud lämna_återbud ge_återbud få_förhinder förhinder förhindrad kan_inte_komma kommer_inte_kunna
    blir_sjuk blivit_sjuk annuller* avbeställ* hoppa_av stryka_bokningen ta_bort_bokningen dra_mig_ur
    kan_inte_längre ångerfrist* fri_avbokning 24_timmar_innan`,
  noShow: `utebli* uteblivet_besök uteblivna_besök missat_besök missad_tid missade_tiden missat_tiden glömde_tiden
    glömt_tiden glömmer_bort_tiden dyker_inte_upp dök_inte_upp inte_dyker_upp kommer_inte_alls aldrig_kom no-show
    no_show ej_avbokad ej_avbokat inte_avbokat sent_återbud utebliven_gäst debiteras_fullt debiteras_ändå`,
  rescheduling: `ombok* boka_om bokar_om bokat_om flytta_tiden flytta_bokningen flytta_min_tid byta_tid byter_tid
    byta_dag byta_datum ändra_tid ändra_tiden ändra_bokning ändra_bokningen ändra_datum annan_tid annan_dag
    annat_datum ny_tid nytt_datum skjuta_upp skjuter_upp skjuta_på senarelägg* tidigarelägg* framflytta*
    passar_inte_längre`,
  deposit: `handpenning* förskott* deposition* pant bokningsavgift* anmälningsavgift* delbetalning_i_förväg
    betala_i_förväg betalas_i_förväg betala_i_förskott betala_innan förbetal* förhandsbetal* säkerhetsbelopp
    reserverat_belopp reservera_på_kortet betala_direkt_vid_bokning a_conto spärra_på_kortet kortgaranti slutbetal*
    betalning_vid_bokning`,
  refund: `återbetal* pengarna_tillbaka pengar_tillbaka få_tillbaka_pengar få_igen_pengarna tillbaka_på_kortet
    öppet_köp ångerrätt* returner* retur returer returrätt* lämna_tillbaka lämnar_tillbaka lämnas_tillbaka återköp*
    kreditera* tillgodokvitto* tillgodo ersättning kompensation ersätter_vi nöjd_kund_garanti återfå`,
  voucher: `presentkort* gåvokort* gåvobevis* värdecheck* värdebevis* värdekort* julklappskort present_kort
    upplevelsepresent* ge_bort_en_upplevelse ge_bort kupong* voucher* tillgodokvitto* smartbox live_it
    friskvårdscheck presentcheck* lösa_in löser_in inlösen giltighetstid giltigt_i gåvokod`,
  discount: `rabatt* kampanj* rea rean realisation mellandagsrea black_friday billig* nedsatt nedsatta prisnedsätt*
    prissänk* sänkt_pris extrapris* specialpris* lågpris prutmån pruta prutar procent_på halva_priset halva_pris
    mängdrabatt* kvantumrabatt* paketpris* happy_hour kupong* fynda fyndpris* utförsälj* lågsäsong early_bird
    3_för_2 spara_pengar outlet erbjudande* specialerbjudande*`,
  seniorDiscount: `pensionär* seniorrabatt* seniorpris* seniorer seniorbiljett* ålderspension* folkpension*
    pensionspris över_65 65_plus 65+ från_65 fyllda_65 över_67 pro-medlem pro_och_spf spf spf_seniorerna
    äldre_personer gamla_människor dagledig* förtidspension* gubbar_och_tanter pensionen`,
  studentDiscount: `student* mecenat mecenatkort* csn csn-kort csn-kortet stuk elevrabatt* högskolestud*
    universitetsstud* pluggar plugga gymnasieelev* skolungdom* kårmedlem* kåren kårleg studerande ungdomspris*
    ungdomsrabatt* under_26 doktorand*`,
  childPrice: `barnpris* barnbiljett* barnrabatt* barn_gratis gratis_för_barn barn_betalar barn_under barn_upp_till
    barn_går_in små_barn_gratis pris_för_barn kostar_det_för_barn familjepris* familjebiljett* familjerabatt*
    familjepaket* syskonrabatt* ungdomspris* ungdomsbiljett* halva_priset_för_barn bebisar_gratis spädbarn_gratis
    knattepris under_12_år under_7_år 0-3_år ungarna betala_för_ungarna`,
  groupPrice: `grupprabatt* grupppris* grupp-pris gruppbiljett* gruppbokning* grupperbjud* gruppaket* grupper_om
    grupper_över större_grupp större_grupper stort_sällskap större_sällskap stora_sällskap många_personer för_många
    vi_är_ett_gäng hela_gänget gänget sällskap_på sällskap_över mängdrabatt* minst_10_personer fler_än_10
    klassrabatt föreningsrabatt* företagsrabatt* per_person_vid`,
  membership: `medlem* bli_medlem abonnemang* prenumer* årskort* månadskort* halvårskort terminskort* gymkort*
    träningskort* säsongskort* bindningstid* uppsägning* säga_upp säger_upp avsluta_medlemskapet autogiro*
    frysa_kortet frysa_medlemskapet frysa_kort frysning pausa_medlemskapet pausa_kortet gå_med teckna_avtal
    klippkort* inträdesavgift löpande_månadsvis`,
  loyalty: `bonuskort* stämpelkort* stamkund* stamgäst* klippkort* poäng poängen bonuspoäng samla_poäng samlar_poäng
    samla_stämplar kundklubb* kundkort* lojalitetsprogram* lojalitetskort* klubbmedlem* var_tionde_gratis
    tionde_på_köpet 10:e_gratis kaffekort* återkommande_kund trogen_kund trogna_kunder bonusprogram* bonuscheck*
    förmånskort* fikakort lunchkort*`,
  instalments: `avbetal* delbetal* betala_i_omgångar dela_upp_betalningen dela_upp_beloppet dela_upp_kostnaden
    kredit kreditköp* krita köpa_på_krita klarna qliro svea walley resurs_bank månadsbetal* månadskostnad*
    betala_per_månad betala_månadsvis räntefri* ränta räntan finansier* betala_senare köp_nu_betala_senare
    faktura_30_dagar hyrköp* leasing leasa uppläggningsavgift* kreditupplysning* kreditprövning* betalningsplan*`,
  cardPayment: `betalkort* bankkort* kreditkort* kortbetal* kortköp kortterminal* kortläsare* betala_med_kort
    betalar_med_kort ta_kort tar_kort tar_ni_kort dra_kortet blippa blippar blippet kontaktlöst visa_och_mastercard
    mastercard visakort* visa-kort amex american_express eurocard maestro diners_club debetkort* pinkod på_kortet
    kort_eller_swish plastkort* rikskort* edenred`,
  cashPayment: `kontant* cash betala_kontant tar_ni_kontanter sedlar sedel mynt växel växelpengar växla_pengar
    jämna_pengar småpengar reda_pengar bankomat* uttagsautomat* ta_ut_pengar riktiga_pengar lösa_pengar
    euro_eller_kronor utländsk_valuta euro danska_kronor norska_kronor stålar`,
  mobilePayment: `swish* apple_pay applepay google_pay googlepay samsung_pay paypal mobilbetal* betala_med_mobilen
    betala_med_telefonen betala_med_klockan blippa_mobilen blippa_telefonen vipps mobilepay klarna-app qr-kod qr_kod
    betalapp* digital_plånbok contactless kontaktlöst`,
  invoice: `faktura* fakturor fakturer* kvitto kvittot kvitton räkning räkningen specificerad_räkning notan nota
    moms momsen momskvitto* inklusive_moms inkl_moms exkl_moms exklusive_moms e-faktura efaktura pdf-faktura
    underlag_för_utlägg utlägg betalningsvillkor* förfallodag* förfallodatum betala_mot_faktura orgnummer
    organisationsnummer* f-skatt bokföringen kvittera rot-avdrag rutavdrag* rotavdrag* rut-avdrag påminnelseavgift*
    friskvårdskvitto* bankgiro plusgiro`,
  onAccount: `företagskund* företagskonto* firmakonto* kundkonto* samlingsfaktura* månadsfaktura*
    faktura_till_företag faktureras_företaget fakturera_företaget fakturera_firman på_firman via_jobbet
    jobbet_betalar företaget_betalar arbetsgivaren_betalar på_kredit skriva_upp_på på_räkning 30_dagar_netto
    kostnadsställe* referensnummer ramavtal* peppol gln-nummer kommunal_kund företagsavtal* inköpsorder*`,
  surcharge: `tillägg tillägget tilläggsavgift* pristillägg* tilläggskostnad* extra_avgift extra_kostnad
    extrakostnad* extraavgift* merkostnad* avgift_tillkommer tillkommer extra_betalt kostar_extra kostar_det_mer
    dolda_kostnader dolda_avgifter helgtillägg* kvällstillägg* natttillägg* nattaxa helgtaxa jourtaxa* jourtillägg*
    ob-tillägg obekväm_tid expressavgift* expresstillägg* snabbavgift framkörning* milersättning* resekostnad*
    resersättning fakturaavgift* bokningsavgift* serviceavgift* städavgift* miljöavgift* trängselskatt*`,
  minimumOrder: `minsta_order minsta_beställning minsta_antal minsta_belopp minimibelopp* minimiorder*
    minimibeställ* minimidebiter* minimiantal* minstabelopp lägsta_belopp lägsta_ordervärde minsta_ordervärde
    minst_två_personer minst_10_stycken lägst_antal köpa_för_minst beställa_för_minst handla_för_minst
    minst_en_timme styckvis enstaka_exemplar bara_en_enda minimiköp* minimipris* minsta_debitering`,
  quote: `offert* kostnadsförslag* prisförslag* prisuppgift* prisuppskattning* kostnadsuppskattning* uppskattat_pris
    ungefärligt_pris vad_skulle_det_kosta ungefär_kosta fast_pris fastpris* löpande_räkning kostnadsfri_besiktning
    kostnadsfritt_hembesök hembesiktning* titta_på_jobbet komma_och_titta kika_på_jobbet okulärbesiktning*
    platsbesök* mäta_upp måttning skriftligt_pris skriftlig_offert bindande_pris anbud anbudet kalkyl kalkylen
    takpris* rådgivning_på_plats`,
  trial: `prova_på prova-på provapå* prova_på-pass prova_innan provträn* provpass provlektion* provsmak* smakprov*
    gratis_första första_gången_gratis testa_innan testa_gratis testa_först provperiod* provmånad* provkör*
    gratisvecka gästkort* gratispass introduktionspass introduktionspris* introerbjudande* känna_på prova_en_gång
    pröva_på testpass testträna provkort* prova_en_vecka`,
  insuranceCover: `försäkring* försäkrad försäkrat försäkrade ansvarsförsäkring* drulleförsäkring*
    olycksfallsförsäkring* hemförsäkring* skadade skador_på skadeanmäl* skadestånd* ersättningsskyldig*
    ersätter_skadan har_sönder ha_sönder hade_sönder råkar_ha_sönder går_sönder_hos_er repar repa_bilen självrisk*
    ansvarig_för vem_ansvarar vem_betalar_om vagnskade* stulet blir_stulen hyr_och_skadar`,
  healthInsurance: `försäkringskass* högkostnadsskydd* frikort* patientavgift* egenavgift* tandvårdsbidrag*
    tandvårdsstöd* allmänt_tandvårdsbidrag privat_sjukvårdsförsäkring sjukvårdsförsäkring* sjukförsäkring* regionen
    regionavtal* region_skåne vårdavtal* vårdgivare landstinget vårdval* vårdgaranti* friskvårdsbidrag* friskvård
    friskvårdspeng wellnet benify epassi ersätts_av_försäkringen eu-kort europeiskt_sjukförsäkringskort
    djurförsäkring* agria direktreglering* remissfritt`,
  guarantee: `garanti* reklamationsrätt* konsumentköplagen* konsumenttjänst* trasig_igen går_sönder_igen sönder_igen
    gick_sönder slutat_fungera slutade_fungera krånglar_igen läcker_igen håller_inte nyckelfärdig livstidsgaranti*
    nöjdhetsgaranti* fabriksgaranti* funktionsgaranti* två_års_garanti tre_års_reklamationsrätt håller_i_hur_många
    lossnar_igen utan_kostnad_igen åtgärda_kostnadsfritt dolda_fel fabrikationsfel*`,
  complaint: `reklamation* reklamera* klagomål* klaga klagar missnöj* inte_nöjd inte_nöjda ej_nöjd är_inte_bra
    blev_fel blev_inte_bra blivit_fel gjort_fel fel_vara fel_storlek göra_om gör_om omgörning* justera_i_efterhand
    åtgärda rätta_till rättar_till synpunkter besviken besvikna defekt defekta skavank* felaktig* dåligt_utfört
    slarv slarvigt kundtjänst* arn allmänna_reklamationsnämnden`,
  priceIncludes: `ingår_i_priset ingår_det inklusive inkl inkluder* inräknat inräknad allt_ingår all_inclusive
    med_i_priset på_köpet utan_extra_kostnad utan_kostnad i_priset_ingår vad_ingår vad_får_jag får_man_för_pengarna
    ingår_frukost material_ingår hyra_ingår helpension halvpension paketpris* paket_med totalpris* slutpris*
    allt_med ingår_inte exklusive tillkommer_det`,
  tip: `dricks dricksen dricksa dricksar driks ge_dricks lämna_dricks dricks_på_kortet jämna_uppåt runda_upp
    rundar_upp jämnt_belopp avrunda serveringsavgift* betjäningsavgift* service_charge tips_till_personalen
    dricksburk* extra_slant en_slant_till dricks_ingår`,
  bookingNeed: `måste_jag_boka måste_man_boka måste_vi_boka behöver_jag_boka behöver_man_boka behöver_vi_boka
    förhandsbok* förboka* förbokning* boka_bord bordsbokning* bordsreserv* reservera_bord reserver* bokningskrav*
    bokning_krävs tidsbokning_krävs endast_tidsbokning tidsbeställ* tidsbokning* föranmäl* anmäla_sig anmäla_mig
    anmälan_krävs utan_bokning utan_tidsbokning utan_att_boka bara_komma_förbi bara_dyka_upp komma_direkt
    ingen_bokning_behövs boka_i_förväg obokad`,
  bookingHow: `hur_bokar_jag hur_bokar_man boka_online boka_på_nätet boka_via_nätet onlinebokning* nätbokning*
    webbokning* webbboka bokningssida* bokningssystem* bokningslänk* boka_via_hemsidan boka_via_appen
    boka_på_telefon boka_via_telefon ringa_och_boka ring_och_boka telefonbokning* boka_via_mejl mejla mejla_oss
    boka_via_sms bokadirekt timma thefork bokning_online boka_på_plats boka_i_kassan boka_i_receptionen tidbok*
    boka_tid boka_in_mig 1177 bankid anmälningsformulär*`,
  bookingAhead: `i_förväg i_god_tid hur_långt_i_förväg hur_långt_innan hur_tidigt_måste hur_lång_framförhållning
    framförhållning* veckor_i_förväg dagar_i_förväg veckor_innan dagar_innan månader_innan senast_dagen_före
    dagen_innan dagen_före kort_varsel ute_i_god_tid samma_dag boka_senast bokas_senast förhandsbeställ*
    med_kort_varsel sista_minuten sista_anmälningsdag anmälan_senast bokningsbar* släpper_tider släpps_nya_tider`,
  confirmation: `bekräft* bokningsbekräft* orderbekräft* bokningsnummer* ordernummer* bokningskod* bokningsreferens
    sms-påminnelse sms-påminnelser påminnelse påminnelser påminna påminner skräppost* inget_mejl fått_mejl
    fick_inget_mejl gick_bokningen_igenom kom_bokningen_fram är_jag_bokad svar_på_bokningen kallelse kallelsen
    biljetten_på_mejl`,
  walkIn: `drop-in dropin drop_in droppa_in spontan* oanmäld* oanmält utan_tid utan_bokning utan_bokad_tid
    utan_tidsbokning utan_att_boka obokad* bara_komma_in bara_komma_förbi komma_förbi kom_förbi titta_in titta_förbi
    kika_in slinka_in svänga_förbi gå_in_direkt kölapp* nummerlapp* först_till_kvarn ingen_tidsbeställning
    lediga_stolar`,
  waitingList: `väntelist* kölista* köplats* ställa_mig_i_kö stå_i_kö ställa_sig_i_kö ställa_oss_i_kö reservlist*
    reservplats* på_kö kötid_för_plats intresselista* intresseanmäl* återbudslista* återbudstid* om_någon_avbokar
    om_någon_hoppar_av blir_en_plats_ledig blir_någon_plats_ledig plats_ledig plats_över restplats* fullbokad
    fullbokat fullt_på_kursen meddela_när bevaka_tid`,
  emergencyHelp: `akut akuta akuttid* akutnummer* akutmottagning* akutjour akutbesök* jour jouren jourtid*
    jourtelefon* journummer* joursamtal* jourhavande jourtjänst* joursnickare jourservice* dygnet_runt 24_timmar
    dygnetruntservice mitt_i_natten på_natten utanför_öppettid utom_kontorstid efter_stängning brådsk* bråttom
    nödsituation* nödläge nödfall 112 1177 utelåst utlåst låst_ute vattenläcka* utryckning* bärgning*
    inställelsetid*`,
  seasonClosing: `semesterstäng* sommarstäng* julstäng* vinterstäng* stängt_för_säsongen stänger_för_säsongen
    säsongsöppet industrisemester* semesteruppehåll* sommaruppehåll juluppehåll* påskafton midsommar* julafton
    juldagen nyårsafton nyårsdagen trettondag* helgdag* röda_dagar röd_dag klämdag* kristi_himmelsfärd nationaldagen
    valborg mellandag* lov_och_helg sportlov* höstlov* skollov* året_runt håller_stängt avvikande_öppettider`,
  lunchBreak: `lunchstäng* stängt_för_lunch stänger_ni_för_lunch stängt_mitt_på_dagen öppet_över_lunch
    öppet_under_lunchen lunchöppet lunchrast* lunchuppehåll* lunchpaus* lunchtimmen på_lunchen under_lunchen
    på_lunchrasten mitt_på_dagen mellan_12_och_13 siesta stänger_mellan stängt_mellan uppehåll_mellan rast_mellan`,
  lastAdmission: `sista_insläpp sista_insläppet sista_inträde sista_inpassering sista_beställning
    sista_beställningen sista_order sista_tiden sista_start sista_starten sista_turen sista_åket sista_passet
    sista_guidning köket_stänger köket_är_öppet köket_öppet_till när_stänger_köket strax_före_stängning
    före_stängning innan_ni_stänger senast_komma senast_en_timme hinner_jag_in släpps_in insläpp* sent_på_kvällen
    last_call sista_rundan incheckning_senast`,
} as const;
