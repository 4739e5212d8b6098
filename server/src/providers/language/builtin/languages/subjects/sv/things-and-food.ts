/** Swedish words of things and food, by subject. */
export const thingsAndFood = {
  vegetarian: `vegetari* vego vegoburgare* vegorätt* vegoalternativ* lakto-ovo laktovegetarian* lakto-ovo-vegetarian
    äter_inte_kött äter_ej_kött utan_kött köttfri* inget_kött grön_rätt gröna_rätter grönsaksrätt* halloumi
    halloumiburgare* quorn sojafärs* falafel pescetarian* pescatarian växtbaserad* växtbaserat flexitarian* veggie
    gröna_alternativ`,
  vegan: `vegan vegansk* veganer veganmat veganrätt* veganalternativ* veganburgare* växtbaserad* växtbaserat
    plantbased havremjölk* sojamjölk* mandelmjölk* tofu tempeh seitan utan_animaliskt animaliska_produkter
    animaliefri* mjölk_och_äggfritt utan_ägg_och_mjölk vegansmör veganost* helt_växtbaserat oatly
    äter_inte_animaliskt växtbaserad_mjölk veganglass*`,
  glutenFree: `gluten glutenfri* glutenallerg* glutenintoleran* celiaki celiakier tål_inte_gluten tål_inte_vete
    vetefri* utan_gluten utan_vete mjölfri* glutenfria_alternativ glutenfritt_bröd glutenfri_pizza spår_av_gluten
    bovete majsmjöl vetemjöl vetestärkelse* glutenfri_botten`,
  lactose: `laktos laktosfri* laktosintoleran* låglaktos* mjölkprotein* mjölkallerg* mjölkfri* tål_inte_mjölk
    tål_inte_laktos utan_mjölk utan_laktos mejeri* komjölk* havremjölk* havregrädde mjölkpulver laktosfri_grädde
    laktosfri_mjölk`,
  nutAllergy: `nötter nöt_i_maten nötallerg* nötfri* jordnöt* hasselnöt* valnöt* cashew* mandel mandelmassa pistage*
    pekannöt* paranöt* spår_av_nötter spår_av_jordnötter innehåller_nötter sesam sesamfrö* utan_nötter nötfri_miljö
    tål_inte_nötter pinjenöt*`,
  allergyGeneral: `allergi* allergen* överkänslig* intoleran* tål_inte tål_ej specialkost* matallergi*
    skaldjursallerg* äggallerg* sojaallerg* pollenallerg* pollen pälsdjursallerg* kontaktallerg* nickelallerg*
    parfymfri* doftfri* hypoallergen* epipen anafyla* innehåller_spår spår_av födoämnesallerg* latexallerg* kvalster
    får_utslag`,
  halalKosher: `halal halalkött halalslakt* halalcertifier* halalmärkt kosher koscher koschermat muslim muslimer
    muslimsk* jude judisk* griskött fläskkött* fläskfri* utan_fläsk utan_griskött äter_inte_gris äter_inte_fläsk
    haram gelatin gelatinfri* ramadan iftar religiösa_skäl`,
  alcohol: `alkohol* serveringstillstånd* fullständiga_rättigheter rättigheter_för_alkohol öl ölen starköl* folköl
    mellanöl lättöl fatöl* ölsort* vin vinet viner vinlista* rödvin vitt_vin vitvin husets_vin bubbel bubblet
    prosecco cava champagne* sprit spriten drink drinkar cocktail* shot shots snaps snapsar nubbe whisky
    gin_och_tonic systembolag*`,
  softDrink: `läsk läsken läskedryck* sodavatten cola coca-cola coca_cola pepsi fanta sprite trocadero julmust juice
    apelsinjuice saft festis lemonad* smoothie* mineralvatten kolsyrat bubbelvatten ramlösa loka kranvatten
    alkoholfria_drycker alkoholfritt_alternativ alkoholfri_öl alkoholfritt_vin måltidsdryck* energidryck* red_bull
    nocco iste cider_utan_alkohol flaskvatten påfyllning_av_dryck fläder_och_lingondricka dricksvatten mocktail*`,
  coffeeAndTea: `kaffe kaffet kaffesort* bryggkaffe* latte caffe_latte cappuccino* espresso* americano flat_white
    macchiato cortado kaffemaskin* kaffebryggare* kokkaffe te_och_kaffe tekanna* tebryggning tepåse* grönt_te
    svart_te örtte rooibos chai chailatte varm_choklad påtår påtåren fika fikar fikat fikapaus* koffeinfri*
    kaffebön* islatte iskaffe barista* matcha fikaställe* java_och_kaffe en_kopp_te havrelatte`,
  breakfast: `frukost* hotellfrukost* äta_frukost morgonmål* morgonmat brunch brunchen brunchbuff* gröt gröten
    havregrynsgröt* flingor müsli frallor frukost_ingår morgonfika äggröra bacon tidig_frukost frulle frullen
    kontinental_frukost yoghurt_och_fil`,
  lunch: `lunch lunchen luncher lunchbuff* dagens_rätt dagens_lunch dagens_meny dagenslunch* lunchmeny* lunchpris*
    lunchrätt* lunchtallrik* lunchservering* lunchrestaurang* lunchlåda* lunchkupong* veckans_lunch veckans_meny
    äta_lunch luncha lunchar vardagslunch* businesslunch* affärslunch* salladsbuff* husmanskost*
    middag_mitt_på_dagen käk_på_lunchen pyttipanna ärtsoppa mat_mitt_på_dagen`,
  dinner: `middag middagen middagar middagsmeny* kvällsmat* kvällsmeny* äta_kväll äta_kvällsmat äta_middag
    äta_på_kvällen middagsbord* trerätters* tvårätters* femrätters* avsmakningsmeny* à_la_carte a_la_carte ala_carte
    förrätt* varmrätt* huvudrätt* efterrätt* supé julbord* finmiddag kvällsservering* treretters afterwork
    after_work middagsbuff* mat_på_kvällen`,
  kidsMenu: `barnmeny* barnrätt* barnportion* barnmat barnmaten barntallrik* mat_för_barn mat_för_barnen
    mat_till_barnen halv_portion halva_portioner köttbullar pannkakor pannkaka nuggets pommes korv_med_mos
    fiskpinnar spagetti happy_meal knattemeny* liten_portion kräsna_barn ungarna_äter något_för_ungarna
    junior_burger barnens_meny köttbullar_och_makaroner`,
  cake: `tårta tårtan tårtor tårtbeställ* tårtbit* prinsesstårt* smörgåstårt* födelsedagstårt* bröllopstårt*
    doptårt* gräddtårt* chokladtårt* marsipan* kaka kakor kakorna cheesecake* bakelse* konditori* bakverk*
    kanelbull* semla semlor cupcake* muffins kladdkak* sockerkak* fikabröd* wienerbröd* småkak* sju_sorters_kakor
    morotskak* bulle bullar tårtljus tårtbotten*`,
  ownFood: `egen_mat egen_matsäck matsäck matsäcken egen_dryck egna_drycker eget_vin egen_alkohol egen_fika
    egen_tårta ha_med_mat ha_med_egen ta_med_mat ta_med_egen ta_med_eget ta_med_fika ta_med_tårta ta_med_dryck
    medhavd medhavt medhavda medhavd_mat medhavd_matsäck egen_korkavgift korkavgift* korkpengar egen_catering
    anlita_egen_catering byob egen_lunchlåda äta_sin_egen äta_egen_mat äta_vår_egen_mat köpa_mat_själva
    picknickkorg* mikra_egen_mat värma_matlåda`,
  snacks: `snacks tilltugg* chips popcorn godis godiset lösgodis* choklad chokladkaka kiosk kiosken kioskvaror korv
    korven korvkiosk* varm_korv glass glassen glassar glasskiosk* mjukglass* macka mackor smörgås* toast wrap
    frallor ostbricka* charkbricka* nötter_och_chips automat_med_godis varuautomat* godisautomat* något_att_äta
    något_att_tugga_på mellanmål* småätande småätligt plockmat* tapas frukt_och_nötter cafeteria* cafédel
    sött_och_salt något_litet_att_äta`,
  organic: `ekologisk* eko ekomat krav krav-märkt krav-märkta kravmärk* närodlad* närodlat närproducer*
    lokalproducer* svanenmärk* rättvisemärk* fairtrade fair_trade obesprut* giftfri* biodynamisk* bekämpningsmedel*
    frigående gräsbete naturbet* msc-märkt msc eu-lövet gmo-fritt tillsatsfri* ekocertifier* ekomärk*`,
  ingredients: `ingrediens* innehållsförteck* råvaror råvarorna råvara ursprung ursprunget ursprungsland
    varifrån_kommer_köttet kommer_köttet svenskt_kött lokala_råvaror hemgjord* hemgjort hemlagad* hemlagat hembakat
    hembakt* hembakad* bakar_ni_själva lagat_från_grunden från_grunden egen_tillverkning surdeg* färska_råvaror
    färsk_fisk färsk_eller_fryst tillsatser konserveringsmedel* e-nummer innehåller_den närproducer* helfabrikat*
    halvfabrikat* näringsvärde* palmolja sockerfri* utan_socker`,
  spicy: `stark_mat hur_stark hur_starkt starkt_kryddad starka_rätter chili chilin chilipeppar* jalapeño jalapeno*
    kryddig* kryddstark* kryddstyrka* milt_kryddad mild_sås mild_eller_stark svag_eller_stark hetta hettan
    medelstark* extra_starkt sambal sriracha tabasco brinner_i_munnen bränner_i_munnen vindaloo wasabi vitlök`,
  portion: `portion portionen portioner portionsstorlek* hur_stora_portioner halv_portion hel_portion stor_portion
    liten_portion blir_man_mätt blir_mätt mätta mättande äta_så_mycket äta_hur_mycket all_you_can_eat buffé buffén
    ta_om fri_påfyllning påfyllning hur_många_bitar räcker_till_hur_många räcker_till_två dela_på_en dela_pizza
    familjepizza* gram_kött 200_gram hungrig hungriga stor_i_maten extra_stor mellanrätt*`,
  dishes: `diska diskar diskat diskas diskmaskin* diskmedel diskborst* porslin* bestick besticken tallrik*
    glas_och_porslin glasen vinglas* kaffekoppar muggar assietter skålar serviser servis husgeråd* kastrull*
    stekpann* engångsmaterial* engångstallrik* engångsbestick dukning duka_upp linnedukar dukar serveringsfat*
    diskning`,
  equipmentRental: `hyra_utrustning hyr_utrustning hyrutrustning* uthyrning* hyra_skridskor hyra_skor hyra_skidor
    hyra_cykel hyra_racket hyra_rack hyra_hjälm hyra_våtdräkt hyra_kajak hyra_kanot hyra_sup hyra_handduk
    hyra_klubbor låna_utrustning låna_racket låna_skor låna_hjälm låna_klubbor låna_handduk låneutrustning*
    lånehjälm* låneracket utlåning* hyrcykel* hyrskidor skiduthyrning* cykeluthyrning* båtuthyrning* hyresutrust*
    finns_att_låna finns_att_hyra går_att_hyra ingår_utrustning hyrdag*`,
  ownEquipment: `egen_utrustning egna_utrustning egna_grejer egna_prylar egna_skor egna_skridskor egna_skidor
    egen_hjälm eget_racket egna_klubbor egen_cykel egna_bollar egna_verktyg eget_material egen_yogamatta egen_matta
    egen_våtdräkt egna_produkter egen_schampo egna_färger egen_dator egna_lakan egen_handduk har_egen_utrustning
    har_egna ha_med_egen ta_med_egen ta_med_egna ta_med_eget medtag_egen egna_reservdelar egna_delar egna_handskar
    min_egen_utrustning`,
  clothing: `klädsel* klädkod* dresscode dress_code klä_sig klä_mig klä_på_sig klädd klädda ha_på_sig ha_på_mig
    ha_på_oss bära_för_kläder vilka_kläder kläder_efter_väder oömma_kläder bekväma_kläder träningskläder* inneskor
    inomhusskor* gymnastikskor* sneakers tennisskor stövlar gummistövl* kängor skor skorna kostym kavaj jeans shorts
    finklädd* uppklädd* badkläder* badbyxor baddräkt* bikini varma_kläder jacka arbetskläder* halkfria_skor strumpor`,
  bringAlong: `ta_med_mig ta_med_sig ska_jag_ta_med ska_vi_ta_med ska_man_ta_med behöver_jag_ta_med ha_med_mig
    ha_med_sig ha_med_oss ska_ha_med vad_tar_man_med medtag medtages medtas medtaga ta_med_handduk packlista*
    packa_ner packning glöm_inte_att kom_ihåg_att vattenflask* vilka_papper vilka_handlingar vilka_dokument dokument
    papper_med_mig underlag_med vaccinationskort* vaccinationsintyg* journalkopi* medicinlista*
    handduk_och_badkläder hänglås`,
  idDocument: `legitimation* legitimera_sig leg leget legg id-handling id-handlingen id-kort id-kortet id_kort
    idkort* pass_eller_id giltigt_id giltig_legitimation körkort* fotoleg* personnummer* personnumret bankid
    mobilt_bankid freja freja_eid åldersbevis* åldersleg* visa_upp_id visa_leg ålderskontroll* id-kontroll
    samordningsnummer* passnummer fullmakt*`,
  prescription: `recept receptet receptbelagd* receptbelagt receptfri* remiss remissen remisser läkarremiss*
    egenremiss* egen_remiss egen_vårdbegäran e-recept e-receptet erecept förnya_recept receptförny* förskriv*
    skriva_ut_medicin skriver_ut läkarintyg* läkarutlåtande* sjukintyg* utan_remiss remissvar* remitter*
    från_vårdcentralen hjälpmedelsförskriv* glasögonrecept* dosrecept`,
  spareParts: `reservdel* originaldel* begagnade_delar piratdel* delar_till delar_på_lager utbytesdel* slitdel*
    bromsbelägg* bromsskiv* packning_till tätning* filter_till tillbehör* dammsugarpås* kolborst* drivrem* skärmbyte
    saknad_del saknar_en_del beställa_delar lagerför_delar bildel* skruvar_till löst_lock vilken_del`,
  brand: `märke märket märken märkena varumärk* fabrikat fabrikatet alla_märken andra_märken vilka_märken bilmärk*
    modell modeller modellen auktoriserad_för märkesverkstad* märkesoberoende återförsäljar* återförsäljare_av
    leverantör* tillverkare* ikea apple_eller_samsung bosch volvo original_eller_kopia generalagent*`,
  usedGoods: `begagnad* begagnat second_hand second-hand secondhand andrahand* loppis loppisar loppmarknad* inbyte
    inbyten inbytesbil* byta_in byter_in köpa_begagnat köper_ni_in köpa_in köper_in uppköp uppköpar* sälja_min
    sälja_mina sälja_in sälja_till_er lämna_in_för_försäljning kommission* återbruk* vintage retro antik* rekond*
    renoverad_telefon demoex* utställningsex* begagnad_bil blocket tradera myrorna pantbank* värdera_mina dödsbo*
    sälja_guld`,
  recycling: `återvinn* sopsorter* källsorter* skrota skrotar skrotas skroten skrot slänga slänger kasta_bort
    kasseras kassera sopor soporna soptunn* tippen sopstation* elavfall* elskrot* farligt_avfall batteriinsaml*
    panta pantar pantmaskin* pantburk* gammal_apparat gamla_apparater gamla_möbler ta_hand_om_gamla bli_av_med_gamla
    forsla_bort bortforsl* skänka_bort klädinsaml* grovsopor återbruk* miljöstation* omhänderta_gamla
    producentansvar*`,
  repair: `reparera* reparation* reparatör* laga lagar lagas lagat lagning* laga_hål trasig trasigt trasiga sönder
    gått_sönder gick_sönder slutat_fungera fungerar_inte funkar_inte funkar_ej strular krånglar krånglat kass
    felsök* fixar_ni meka mekar mekanik* pajat pajad har_pajat åtgärda_fel spricka sprucken spräckt* knäckt
    service_och_reparation`,
  cleaning: `städa städar städat städas städning* städfirma* städhjälp* städare storstäd* flyttstäd* hemstäd*
    slutstäd* kontorsstäd* fönsterputs* rengör* tvätta_bort biltvätt* mattvätt* kemtvätt* fläck fläckar fläcken
    fläckborttag* dammsug* skura skurar putsa_fönster sanering* sanera högtryckstvätt* ångtvätt* polera byggstäd*
    möbeltvätt* rekond* impregner*`,
  mess: `damm dammar dammet dammar_det byggdamm* smuts smutsar_ner smutsigt smutsig kladd kladdig* kladdar geggig*
    stökigt stökar_till städa_efter_sig städa_efter_er städar_ni_efter skräp skräpa_ner skydda_golv skydda_golvet
    täcka_golvet täckpapp* täckplast* skyddsplast skoskydd* golvskydd* grovstäd* städa_undan plocka_undan
    ta_bort_skräpet lera lerig* spill spilla blir_det_smutsigt blir_det_stökigt förkläde*`,
  sharpening: `slipa slipar slipas slipat slipning* knivslip* slipa_knivar slipa_knivarna slipa_kniv slö slöa
    slöa_knivar knivar kniven knivarna köksknivar saxslip* slipa_sax skridskoslip* slipa_skridskor skidslip* vässa
    vässar vässas bryna bryne brynen skärpa_egg eggen motorsågskedj* klinga gräsklipparkniv* rakknivar`,
  alteration: `sy_in syr_in sy_upp sy_ut lägga_upp lägga_upp_byxor lägger_upp lägga_ner_fåll fålla fållar fållen
    uppläggning* förkorta förkortar förläng* korta_av kapa_av ta_in_i_midjan göra_mindre göra_större göra_kortare
    göra_längre göra_vidare för_trång för_stor_i justera justering* justera_storlek ändring_av_kläder klädändring*
    ändringar_av_kläder ändringsskrädd* skräddar* skrädderi sömmerska* byta_dragkedja dragkedja* blixtlås*
    förstora_ringen ringstorlek* förminska sy_om syr_om`,
  sizeExchange: `byta_storlek byter_storlek fel_storlek annan_storlek större_storlek mindre_storlek storleksbyte*
    bytesrätt* byta_varan byta_vara bytesdagar bytesperiod öppet_köp passar_inte passade_inte för_liten för_stor
    för_små för_stora för_trång för_tajt byta_julklapp byta_klappen byta_mot_annan bytas_mot prislapp_kvar
    bytesgaranti* oanvänd_vara med_etiketten_kvar`,
  customMade: `måttbeställ* måttsydd* måttsytt måttanpass* specialbeställ* specialtillverk* specialgjord*
    specialanpass* skräddarsy* efter_mått efter_egna_mått efter_önskemål efter_ritning egen_design eget_tryck
    eget_motiv egen_logga egen_text på_beställning beställningsvara* platsbyggd* platsbyggt unikt_exemplar
    personlig_design handgjord* handgjort tillverka_åt_mig göra_åt_mig kundanpass* designa_själv rita_själv`,
  engraving: `graver* gravyr gravyren gravyrer inskription* rista ristad* inristad* namn_på_ringen text_på_ringen
    namn_på_smycket namnskylt* lasergraver* lasergravyr handgraver* initialer monogram* text_på_pokal pokal pokaler
    namn_och_datum skriva_namn_på etsa etsad brodera_namn namnbroder* tryckt_namn`,
  keyCopy: `nyckel nyckeln nycklar nycklarna nyckelkopi* kopiera_nyckel kopiera_nyckeln extranyck* extra_nyckel
    ny_nyckel nyckeltillverk* nyckelfil* slipa_nyckel fila_nyckel nyckelämne* bilnyckel* bilnycklar reservnyck*
    låssmed* tappat_nyckeln tappat_nycklarna borttappad_nyckel låsbyte* låscylind* cylinderbyte* assa_abloy
    assa_nyckel passersystem* nyckelbrick* säkerhetsnyck*`,
  battery: `batteri* byta_batteri klockbatteri* bilbatteri* startbatteri* cykelbatteri* elcykelbatteri*
    hörapparatsbatteri* mobilbatteri* knappcell* uppladdningsbar* laddar_ur laddas_ur laddar_inte startkablar
    urladdat laddning_håller_dåligt laddtid* räckvidd_på_batteriet stendött litium litiumjon* aa-batterier`,
  computer: `dator* laptop laptopen laptops bärbar_dator bärbara_datorer pc pc:n stationär_dator macbook* imac
    mac_och_pc windows windows_11 chromebook* hårddisk* ssd datavirus virus_i_datorn långsam_dator trög_dator
    rädda_filer dataräddning* skärmkort* tangentbord* skrivare skrivaren printer bildskärm* operativsystem*
    data_återställ program_installeras it-support it-hjälp usb-minne plattan krashar kraschat`,
  phoneDevice: `mobiltelefon* mobil mobilen mobiler smartphone* iphone* samsung* galaxy lur luren telefonskärm*
    skärmbyte* sprucken_skärm krossad_skärm spräckt_skärm trasig_skärm skärmskydd* displayen display displaybyte*
    ipad ipads surfplatta* surfplattor läsplatta* simkort* sim-kort esim smartklock* apple_watch mobilskal*
    tappat_mobilen vattenskadad* fuktskadad* fuktskada laddport* laddkontakt* hörlurar airpods android* nalle
    låsa_upp_telefon`,
  vehicleCheck: `besiktning* besiktiga besiktigar besiktiga_bilen kontrollbesikt* efterbesikt* bilprovning*
    bilservice* serva_bilen serva servar service_på_bilen årlig_service storservice oljebyte* motorolj* bromsar
    bromsarna bromsbyte* avgastest* avgasrör* felkod* läsa_felkoder varningslamp* motorlampa* körförbud* kamrem*
    hjulinställ* bilverkstad* verkstaden ac-service ac-påfyllning* rostskydd* underredsbehandl* vinterkontroll
    tvåa_på_besiktningen koppling_på_bilen servicebok* mc-service`,
  tyres: `däck däcken däckbyte* däckskifte* skifta_däck skifta_hjul hjulskift* byta_däck byter_däck byta_hjul
    vinterdäck* sommardäck* dubbdäck* dubbade dubbfria_däck friktionsdäck* däckhotell* däckförvaring* punktering*
    punka punkan fått_punka laga_punka fälg fälgar fälgarna balanser* lufttryck* däcktryck* mönsterdjup* innerslang*
    slanglösa däckverkstad* däckfirma* hjulbalans*`,
  rentalCar: `hyrbil* hyra_bil hyra_en_bil biluthyrning* lånebil* låna_bil ersättningsbil* släpvagn* hyra_släp
    hyra_släpvagn släpkärra* släp släpet kärra hyra_minibuss minibuss* skåpbil* hyra_skåpbil hyra_lastbil flyttbil*
    hertz avis europcar sixt bilpool* kilometer_ingår fria_mil milpris* bil_under_tiden husbil* hyra_husbil
    tanka_innan full_tank åldersgräns_hyrbil`,
  tools: `verktyg* hyra_verktyg låna_verktyg borrmaskin* slagborr* borrhammare* skruvdragare* skruvmejs* hammare
    hammaren tång tänger sågen motorsåg* cirkelsåg* kapsåg* sticksåg* slipmaskin* golvslip* vinkelslip* stege stegen
    stegar byggställning* högtryckstvätt* skiftnyck* insexnyck* gräsklippar* häcksax* kompressor* spikpistol*
    minigräv* vibroplatta* elverk maskinuthyrning* hammarborr*`,
  plants: `växter växterna krukväxt* blomjord plantor plantorna plantera planterar plantering* perenn* ettårig* träd
    trädet fruktträd* äppelträd* rosenbusk* häckplant* häckväxt* frö fröer fröpåse* blomlök* örter kryddväxt*
    omplanter* plantera_om krukor växtnäring* gödsel ohyra bladlöss orkidé* kaktus* monstera odlingszon*
    vattna_blommor skötselråd_växt odla grönsaksplant* sticklingar inomhusväxt*`,
  flowers: `blommor blomman blommorna blomma blombukett* bukett buketter buketten brudbukett* snittblom* rosor
    röda_rosor ros tulpan* pioner liljor solrosor begravningskrans* krans kransar begravningsblom* sorgbinderi*
    binderi blomsterbud* blombud* blommogram* interflora euroflorist blomsterhand* florist* blomsteruppsätt*
    bordsdekoration* kistdekoration* corsage* brudkrans* blomsterarrang* torkade_blommor eterneller morsdagsblom*
    skicka_blommor`,
  wood: `virke virket trävirke* träslag* massivt_trä trä träet ek_eller_bok ekträ ekbord* björk furu granvirke
    tall_eller_gran valnötsträ ved veden vedkap* vedsäck* brasved bräder brädor plank planka plankor plywood
    spånskiv* mdf trall tryckimpregner* limträ limfog* snickeri* snickrad snickra snickrar träarbete* träbearbet*
    hyvla hyvlad* laminat* faner parkett*`,
  material: `material* gjord_av gjort_av gjorda_av tillverkad_av vad_är_det_gjort består_av bomull* ull ullen linne
    lin silke polyester konstfiber syntet* äkta_läder läder skinn konstläder* konstskinn plast plasten metall
    rostfri* stål aluminium guld silver äkta_guld nickelfri* titan keramik glasfiber tyg tyget tyger marmor betong
    sten kakel_eller_klinker akryl kvalitet_på_tyget`,
  colour: `färger färgen färg färgerna kulör* färgkarta* färgprov* färgval* färgkod* vilka_färger annan_färg
    olika_färger färgbyte* svart vit vitt röd rött blå blått grön gul gult grå rosa lila beige mörkblå* ljusgrå*
    brytning_av_färg bryta_färg bryter_färg ncs ncs-kod ral ral-kod måla_om lackfärg* metallic* matt_eller_blank
    blekna bleknar nyans nyanser nyansen`,
  samples: `varuprov* prover_hem låna_hem_prover tygprov* färgprov* materialprov* golvprov* tapetprov* doftprov*
    smakprov* provbit* provexemplar* provsmaka provsmakning* testexemplar* titta_på_prover provkollektion*
    provkarta* testa_hemma prova_hemma prova_innan_köp kakelprov* gratisprov* visningsexemplar* utställda_exemplar
    testare showroom* utställning_av_kök se_och_känna känna_på_materialet visningsrum`,
  stock: `lagret i_lager på_lager lagerstatus* lagerför* lagersaldo* finns_inne finns_i_butik finns_i_butiken
    har_ni_inne har_ni_hemma finns_hemma slutsåld* slutsålt slut_i_lager slut_på_lager är_slut tagit_slut ta_hem
    tar_hem beställa_hem beställer_hem beställningsvara* restnoterad* restnoterat får_ni_in kommer_in_igen
    åter_i_lager utgått utgången_modell sortiment* ha_i_sortimentet lägga_undan lägger_undan hålla_undan`,
  preorder: `förbeställ* förhandsbeställ* beställa_i_förväg beställ_i_förväg beställa_innan beställ_senast
    beställas_senast beställa_senast beställa_dagen_innan beställa_till_helgen förhandsboka_mat tårtbeställ*
    beställningstid* beställningsstopp hur_tidigt_beställa ring_in_din_beställning ringa_in_beställning
    lägga_en_beställning lägga_beställning förköp förköpa förköpt* boka_mat_i_förväg förhandsanmäl*
    beställning_minst semmelbeställ* julbordsbeställ* förhandsbok_maten`,
  gift: `slå_in slår_in inslagen inslaget inslagna slå_in_presenter julklapp* paketinslag* gåva gåvan gåvor
    gå-bort-present gåbortpresent* födelsedagspresent* dop-present doppresent* studentpresent* bröllopspresent*
    morsdagspresent* fars_dag mors_dag ge_bort alla_hjärtans_dag företagsgåv* julgåv* giveaway* rosett
    snören_och_papper överraska överraskning* uppvaktning* present presenten presenter presentinslagning
    presentpapper presentask presenttips presentpåse`,
  packaging: `förpack* emballage* kartong kartonger kartongen påse påsar påsen plastpåse* papperskass* kasse kassar
    bärkass* burkar burken egen_burk egna_burkar egen_kasse egna_påsar i_lösvikt lösvikt bubbelplast* packmaterial*
    packa_in packa_ner packar_ni_in flyttkartong* flyttlåd* ask askar engångsförpack* plastfri* vakuumpack*
    vakuumförpackad returförpack* refill påfyllningsflask* ägg_i_kartong`,
  storage: `förvaring* förvara förvarar förvaras förvarat magasiner* magasin förråd förrådet förråd_att_hyra
    hyra_förråd shurgard self-storage self_storage lagring_av_möbler möbelförvaring* vinterförvar* sommarförvaring*
    båtförvaring* båtplats* vinterplats* uppställningsplats* däckhotell* pälsförvaring* stå_kvar_hos_er
    ha_kvar_hos_er ställa_in_tillfälligt lämna_hos_er_över spara_åt_mig hålla_på_varan lägga_undan
    hur_länge_håller_ni långtidsförvar* korttidsförvar* containerförvar* bagageförvar*`,
  unclaimed: `inte_hämtat inte_hämtad inte_hämtats ej_hämtat ej_hämtade ej_hämtad ouppackad_inlämning ej_avhämtat
    ej_avhämtade oavhämtat oavhämtade hämtas_senast hämtas_inom hämta_inom hämta_senast hinner_inte_hämta
    glömt_hämta glömmer_hämta hämtar_inte hur_länge_sparar_ni hur_länge_sparas sparar_ni_den sparas_i liggetid*
    kvarglömda_inlämnade uthämtad* uthämtat uthämtning* hämtfrist* avhämtningstid* kvarliggande skänks_efter
    säljs_efter kasseras_efter inlämningskvitto* hämta_ut_senare`,
  lostProperty: `hittegods* tillvaratag* kvarglömt kvarglömda kvarglömd glömde_min glömde_mina glömt_kvar glömt_min
    glömt_mina glömt_jacka glömt_mobilen glömde_kvar glömde_jackan glömde_paraply tappade_bort tappat_bort
    tappade_min tappat_min tappat_en borttappad* borttappat förlorad_sak upphitta* hittat_en hittat_mina hittat_min
    lämnat_kvar lämnade_kvar har_ni_hittat blivit_av_med hittelön`,
  photos: `fotografera* fotografering* fota fotar fotat foto foton fotot fototillåt* fotoförbud* ta_bilder
    ta_kort_på ta_foton bilder_tillåtet plåta plåtar kamera kameran kameror blixt selfie selfies selfiestång filma
    filmar filmning* filmande videofilm* spela_in spelar_in videoinspel* gopro drönare* drönarfoto
    fotografer_välkomna mobilkamera* knäppa_kort ta_kort_inne får_man_fota passfoto* livestream*`,
  photosOfYou: `bilder_på_oss bilder_på_mig bilder_från_kvällen bilder_från_festen bilder_från_eventet
    bilder_från_loppet få_bilderna få_våra_bilder köpa_bilder köpa_bilderna köpa_foton beställa_bilder
    ladda_ner_bilder ladda_ner_bilderna gruppfoto* gruppbild* lagbild* skolfoto* klassfoto* minnesbild* foto_på_oss
    foton_på_oss fotar_ni_oss filmar_ni_oss ett_foto_efteråt åkbild* bildgalleri* bildlänk* målgångsbild*
    högupplösta_bilder digitala_bilder bilderna_i_efterhand när_kommer_bilderna`,
  music: `musik* livemusik* liveband* live_musik dj dj:n discjockey spotify spellista* spellistor låtönsk*
    önska_låtar egen_spellista låtar låten bluetooth-högtalare högtalar* ljudanläggning* pa-system trubadur*
    orkester* band_som_spelar bandet karaoke konsert* spelning* gitarr* piano pianot flygel sång sjunga sjunger
    kör_och_orkester stim dans_till_live dansband* körsång`,
  games: `sällskapsspel* brädspel* tv-spel tv_spel tvspel videospel* datorspel* playstation nintendo switch xbox
    rollspel* kortspel* kortlek* schack biljard* dart dartspel shuffleboard* pingis pingisbord* bordtennis* flipper
    flipperspel* arkadspel* arkadmaskin* minigolf* bowling* bowla escape_room escaperoom laserdome laserspel*
    lasertag boule quiz frågesport* bingo warhammer gaming* femkamp* airhockey rundpingis`,
  books: `böcker böckerna bokhandel* pocketböck* pocketbok roman romaner deckare bilderböck* barnböck* ljudböck*
    ljudbok e-böcker e-bok kurslitteratur* kursböcker lärobok* läroböck* bibliotek* lånekort* lånetid* låna_böcker
    antikvari* seriealbum* serietidning* tidskrift* tidningar facklitteratur* författar* bokcirkel* bokklubb* isbn
    boktips läsecirkel* bokbytar*`,
  toys: `leksak* lego duplo playmobil brio barbie docka dockor gosedjur* nallebjörn* nallar mjukisdjur* pussel
    lekhörn* lekrum* lekplats* lekyta* lekland* gunga gungor rutschkan* bollhav* hoppborg* sandlåda*
    klätterställning* tågbana* pysselhörn* ritblock kritor babyleksak* kan_barnen_leka leka_medan`,
  pool: `pool poolen pooler swimmingpool* simbassäng* bassäng* barnbassäng* barnpool* plaskdamm* simhall* badhus*
    badland* äventyrsbad* utomhuspool* inomhuspool* utebad* friluftsbad* vattenrutsch* hopptorn* trampolin_och_pool
    jacuzzi* bubbelpool* spabad* badtunn* vildmarksbad* badtid* bada badar simma simmar motionssim* simbanor
    poolområde* poolbar solstol_vid_poolen badsjö* poolhanddukar poolvatten varmbad* bad_ingår`,
  sauna: `bastu* basta bastar vedeldad_bastu torrbastu* ångbastu* infraröd_bastu relax_och_bastu relaxavdel* relaxen
    spa spa-avdelning spaavdel* hamam ångbad* kallbad* isvak vinterbad* badtunna badrock* naken_i_bastun
    badkläder_i_bastun dambastu herrbastu gemensam_bastu finsk_bastu kalldopp`,
  gymEquipment: `gymmaskin* gymutrust* styrkemaskin* träningsmaskin* träningsredskap* löpband* crosstrain*
    roddmaskin* motionscykel* motionscyklar spinningcykel* spinningcyklar assault_bike trappmaskin* stairmaster
    hantel hantlar hantlarna skivstång* skivstänger vikter fria_vikter viktskiv* kettlebell* knäböjsställ*
    squatrack* power_rack smithmaskin* smith bänkpress* benpress* kabelmaskin* chinsräck* pilatesboll* gummiband trx
    boxsäck* boxboll medicinboll* yogamatt* maskinpark*`,
  bed: `säng sängen sängar sängarna dubbelsäng* enkelsäng* extrasäng* extrabädd* tilläggsbädd* våningssäng*
    spjälsäng* barnsäng* resesäng* bäddsoffa* bäddsoffor madrass* bädd bäddar bäddat bäddad lakan lakanen sänglinne*
    sängkläder* linne_och_handdukar handduk handdukar handdukarna badlakan täcke täcken kudde kuddar duntäcke*
    påslakan sova_i loftsäng* hyra_lakan kontinentalsäng* twin_beds hård_eller_mjuk_madrass sovrum`,
  kitchenUse: `kök köket köken kokvrå* pentry pentryt självhushåll* gästkök* gemensamt_kök använda_köket laga_mat
    laga_egen_mat laga_mat_själva lagar_mat_själva kyl_och_frys kylskåp* minikyl* frysfack* mikro mikron
    mikrovågsugn* värma_mat värma_matlåda värma_maten ugn ugnen spis spisen spishäll* kokplatt* vattenkokare* grill
    grillen grilla grillar grillplats* fullutrustat_kök köksutrustning* köksredskap* brödrost* kaffebryggare*
    storkök* restaurangkök*`,
  laundry: `tvättstug* tvättmaskin* torktumlar* torkskåp* torkrum tvätta_kläder tvätta_kläderna tvättar_kläder tvätt
    tvätten tvätteri* tvättinlämn* tvättservice* kemtvätt* vittvätt* stryka_skjortor strykjärn* strykbräd* strykning
    strukna skjorttvätt* mangla mangel* mangling tvättmedel* sköljmedel* tvätta_mattor mattvätt* tvätta_täcken
    tvätta_duntäcke kilotvätt* torka_kläder torklina självtvätt* klädvård* tvättråd* ullprogram`,
} as const;
