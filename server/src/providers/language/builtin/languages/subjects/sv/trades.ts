/** Swedish words of trades, by subject. */
export const trades = {
  hair: `hår håret hårklipp* klippa_mig klippa_sig klippa_håret frisör* frisyr* hårfärg* färga_håret slingor
    slingorna blekning* balayage* lugg luggen skägg skägget skäggtrim* mustasch* barberare* barber rakning* snagg
    snaggning flätor flätning hårförläng* löshår* hårinpack* föna föning håruppsätt* hårbotten* mjäll peruk*
    trimma_skägget utväxt keratin* permanenta klippning`,
  skin: `huden hud hudvård* ansiktsbehandl* ansiktet akne acne finnar pormask* eksem* psoriasis rosacea torr_hud
    fet_hud känslig_hud hudtyp* hudterapeut* hudklinik* kemisk_peeling peeling dermapen* microneedling* botox*
    fillers filler rynkor rynkbehandl* pigmentfläck* födelsemärk* hårborttag* vaxning* vaxa laserbehandl* tatuering*
    tatuera tatuerar solbränna brun_utan_sol spraytan ärr ögonbryn* hudkräm*`,
  teeth: `tand tanden tänder tänderna tandläkar* tandhygienist* tandvård* tandvärk* tandkött* tandsten* hål_i_tanden
    karies lagning_av_tand tandlagning plomb* tandimplant* implantat* tandkron* krona_på_tanden tandbro* rotfyll*
    tandblek* vita_tänder tandställning* tandregler* invisalign aligner* visdomstand* visdomständer dra_ut_tand
    tandutdrag* löständer* protes_i_munnen tandprotes* bettskena* gnisslar_tänder mjölktänder* folktandvård*
    tandtråd* skalfasad* tandspricka avslagen_tand`,
  eyes: `ögon ögonen ögat öga synundersökning* syntest* synprov* synfel* synen ser_dåligt ser_suddigt suddig_syn
    glasögon* brillor bågar läsglasögon* solglasögon* progressiva progressiva_glas närsynt* långsynt* astigmat*
    brytningsfel optiker* kontaktlins* linser linserna linskontroll* månadslinser* dagslinser* linsvätska ögonläkar*
    ögontryck* ögonkontroll* ögonbottenfoto* grön_starr gråstarr grå_starr ögonlaser* laseroperation* synvinkel
    terminalglas* körkortsintyg* slipade_glas`,
  feet: `fötter fötterna foten fot fotvård* fotterapeut* fotterapi* medicinsk_fotvård pedikyr* tånagel* tånaglar
    nageltrång* nagelsvamp* fotsvamp* liktorn* förhård* fotvårt* hallux hallux_valgus knöl_på_foten tår_och_hälar
    hälsporre* hälsprick* torra_hälar torra_fötter svettiga_fötter diabetesfot* diabetesfötter fotinlägg*
    inläggssulor* fotanalys* hålfot plattfot* breda_fötter fotbad* fotmassage* skosulor* skoinlägg* ortopedskor*`,
  animalCare: `veterinär* djursjukhus* djurklinik* djurläkar* djurvård* hundfrisör* hundtrim* pälsvård* kloklipp*
    klippa_klor klippa_klorna klippa_hunden klippa_katten trimma_hunden hunddagis* kattpension* djurpassning*
    djurpension* hundvakt* kattvakt* hundpromen* hundrastning rasta_hunden rasta_hund kastrer* sterilisera_katten
    chipmärk* id-märka vaccinera_hunden hundkurs* valpkurs* kanin kaniner marsvin hamster avmask* fästing* agria
    avlivning* avliva hundfoder kattmat hundpensionat`,
  garden: `trädgård* gräsklipp* klippa_gräset gräset gräsmatta* rullgräs* robotgräsklip* häckklipp* klippa_häcken
    häck häcken beskär* fälla_träd trädfäll* arborist* stubbfräs* ogräs* rensa_ogräs rabatterna kratta kratta_löv
    lövblås* snöröj* snöskott* stensätt* stenläggning uppfart* plattsätt* trädäck* staket* bortforsling_av_ris
    kompost* växthus* häckar odlingslåd* ris_och_löv mossa_i_gräset markarbete*`,
  moving: `flytten flytt flyttfirma* flytthjälp* flyttgubb* flyttlass* flyttbil* flyttlåd* flyttkartong* flyttgods*
    flyttpack* packhjälp* packning_av_bohag bohag* bära_möbler bärhjälp* bära_piano pianoflytt* kontorsflytt*
    utlandsflytt* dödsbo* tömma_lägenhet tömma_vind tömning_av_dödsbo magasiner* flyttstäd* ny_lägenhet ny_adress
    flyttfilt* baklyft montera_ner_möbler tungtransport* möbeltransport* byta_bostad flytta_hemifrån ska_flytta
    flytta_möbler`,
  building: `renover* badrumsrenover* köksrenover* totalrenover* byggfirma* byggare* byggföretag* bygga_ut
    bygga_till bygga_om utbyggnad* tillbygg* ombyggnad* ombyggnation altanbygg* bygga_altan snickare* snickeriarbet*
    plattsätt* kakla kakel klinker målare måleri* måla_om tapetser* fasadmål* fasaden takbyte* takläggare*
    lägga_om_taket lägga_golv golvlägg* golvslip* gips våtrum* dränering* rivning* fönsterbyte* hantverkar* spackla
    köksmonter*`,
  electricity: `elektriker* elinstallat* eljobb* elarbete* elfirma* elcentral* elskåp* säkring* proppen proppar
    proppskåp* jordfel* jordade_uttag dra_el elledning* kabeldrag* strömavbrott* strömlös* strömmen ström_i
    kortslut* strömbrytare* lampuppsätt* sätta_upp_lampor spotlights installera_laddbox laddbox* dimmer elbesikt*
    elsäkerhet* elverk* elanlägg* byta_uttag trefas* 400_volt 230_volt volt ampere elstöt* solcell*`,
  plumbing: `rörmokar* vvs vvs-montör vvs-firma rörfirma* rören rörläcka* vattenläcka* läcka läckan läcker läckande
    kranen kranar kran_som blandare* blandarbyte* avlopp* stopp_i_avloppet stopp_i_toaletten stopp_i_toan
    stopp_i_handfatet stamspol* stambyte* golvbrunn* handfat* vattenlås* toastol* byta_toalett toalettstol*
    diskmaskinsansl* tvättmaskinsinkoppl* varmvattenberedar* dränk* relining* vattentryck* inget_vatten översväm*
    vattenskada* frusna_rör spola_rent kranen_droppar droppande_kran`,
  chimneyAndHeating: `skorsten* sotare* sota sotning* eldstad* brandskyddskontroll* kamin kaminen vedspis*
    braskamin* öppen_spis kakelugn* rökkanal* rökgång* provtryck* imkanal* ventilationsrengör* ovk ovk-besiktning
    kanalrens* värmepanna* pannan pelletspanna* pellets oljepanna* vedpanna* värmepump* bergvärme* luftvärme*
    fjärrvärme* inget_varmt_i_elementen elementen lufta_element golvvärme* tända_i_kaminen soteld* eldningsförbud
    eldar elda_i`,
  funeral: `begravning* jordfäst* urnsätt* urna urnan urnor kista kistan kistor kremer* kremation askspridning*
    sprida_askan minneslund* minnesstund* gravsten* gravplats* graven gravvård* dödsfall* dödsannons* bouppteck*
    avliden* avlidne avlidna gått_bort gick_bort har_dött dödsbo* sorg sörjande anhörig_dött borgerlig_begravning
    minnesgåv* bisättning* bårtäcke* likbil*`,
  legalAdvice: `advokat* jurist* juridik* juridisk* rättshjälp* rättsskydd* rättegång* domstol* tingsrätt* tvist
    tvister tvisten stämning* stämma_någon testamente* arv arvet arvsrätt* arvskifte* bouppteck* bodelning*
    skilsmässa* skiljas äktenskapsförord* samboavtal* vårdnadstvist* vårdnad framtidsfullmakt* fullmakt*
    köpekontrakt* avtalsgransk* granska_avtal arbetsrätt* uppehållstillstånd* asyl brottmål* målsägande* försvarare
    skadeståndskrav* notarius* överklaga* fastighetsrätt*`,
  tax: `skatt skatten skatter deklar* skatteverket skattedeklar* inkomstdeklar* rot-avdrag rotavdrag* rutavdrag*
    rut-avdrag rut_och_rot rot_och_rut avdrag avdragsgill* dra_av reseavdrag* f-skatt f-skattsedel moms momsregistr*
    momsdeklar* bokför* bokslut* redovis* revisor* revision årsredovis* kontrolluppgift* k10 ne-bilaga
    preliminärskatt* restskatt* skatteåterbär* skatterådgiv* förmånsbeskatt* kapitalvinst* reavinst* fortnox
    skattefritt`,
  travel: `resa resor resan resebyrå* charter* paketresa* paketresor gruppresa* gruppresor bussresa* bussresor
    kryssning* flygbiljett* flyg_och_hotell flygresa* weekendresa* storstadsresa* solresa* rundresa* reseled*
    resmål* utlandsresa* visum visumet pass_och_visum resedokument* handbagage* incheckat_bagage sista_minuten-resor
    sista_minuten_resa restresor reservera_resa resevaccin* resegaranti* resenär* avresa* hemresa* semesterresa*
    skidresa* dagsutflykt* tågresa* båtresa* flygtid*`,
  theatre: `teater* föreställning* pjäs pjäsen pjäser skådespel* scenen premiär* musikal* opera operan balett* revy
    revyn standup* stand-up ståupp* komiker* bio biobiljett* biograf* biofilm* filmvisning* salongen_teater
    parkett_eller_balkong rad_och_plats platsnummer numrerade_platser paus_i_föreställningen pausen ridå barnteater*
    dockteater* kulturhus* textat textning speltid* repertoar* improvisationsteater* cirkus* biljettkassa*
    åldersgräns_på_filmen 3d-film imax`,
} as const;
