/** French words of things and food, by subject. */
export const thingsAndFood = {
  vegetarian: `végétarien végétarienne végétariens végétariennes végé végés veggie végétarisme sans_viande
    pas_de_viande mange_pas_de_viande mangent_pas_de_viande ne_mange_pas_viande flexitarien flexitarienne
    plat_végétarien option_végétarienne menu_végétarien burger_végétarien tofu falafel halloumi galette_de_légumes
    assiette_de_légumes plats_de_légumes à_base_de_légumes sans_poisson pesco_végétarien sans_lard ni_viande`,
  vegan: `végan végane végans véganes vegan végétalien végétalienne végétaliens végétalisme véganisme option_végane
    plat_végane cent_pour_cent_végétal tout_végétal sans_produit_animal sans_produits_animaux d_origine_animale
    sans_œufs sans_œuf sans_oeufs sans_lait_ni lait_végétal lait_d_avoine lait_de_soja lait_d_amande boisson_végétale
    crème_végétale fromage_végétal yaourt_de_soja plant_based sans_cuir cruelty_free tofu tempeh seitan`,
  glutenFree: `gluten sans_gluten intolérant_au_gluten intolérante_au_gluten intolérance_au_gluten cœliaque cœliaques
    coeliaque coeliaques céliaque maladie_cœliaque sans_blé farine_de_sarrasin farine_de_riz farine_de_maïs
    pain_sans_gluten pâtes_sans_gluten pizza_sans_gluten traces_de_gluten épi_barré contamination_croisée
    allergique_au_blé allergie_au_blé schär`,
  lactose: `lactose sans_lactose intolérant_au_lactose intolérante_au_lactose intolérance_au_lactose lactase
    produits_laitiers produit_laitier laitage laitages sans_lait pas_de_lait digère_pas_le_lait supporte_pas_le_lait
    allergique_au_lait allergie_au_lait protéines_de_lait lait_délactosé délactosé lait_d_avoine lait_végétal
    lait_de_soja lait_de_coco lait_d_amande sans_crème sans_beurre sans_fromage`,
  nutAllergy: `noix noisette noisettes arachide arachides cacahuète cacahuètes fruits_à_coque fruit_à_coque
    allergie_aux_noix allergique_aux_noix allergie_aux_noisettes allergique_aux_arachides allergie_à_l_arachide
    allergique_aux_cacahuètes allergique_à_la_cacahuète amande amandes noix_de_cajou pistache pistaches noix_de_pécan
    noix_de_macadamia sésame traces_de_noix traces_de_fruits traces_d_arachides peut_contenir_des_traces
    huile_d_arachide épipen`,
  allergyGeneral: `allergie allergies allergique allergiques allergène allergènes intolérance intolérances intolérant
    intolérante liste_des_allergènes allergies_alimentaires régime_alimentaire régimes_alimentaires régime_spécial
    choc_anaphylactique anaphyla* épipen antihistaminique crustacés fruits_de_mer moutarde soja céleri sulfites
    traces_de réaction_allergique allergique_au_latex latex allergique_au_pollen acariens poils_de_chat hypoallergén*
    anallergique supporte_pas manger_n_importe_quoi`,
  halalKosher: `halal hallal casher kasher cacher_certifié kosher viande_halal certifié_halal certifiée_halal
    abattage_rituel boucherie_halal menu_halal musulman musulmane musulmans juif juive juifs sans_porc pas_de_porc
    mange_pas_de_porc ne_mange_pas_porc porc sans_cochon ni_porc_ni ramadan cacherout beth_din avs_halal haram
    sans_gélatine gélatine_de_porc iftar chabbat`,
  alcohol: `alcool alcools alcoolisé alcoolisée alcoolisés boissons_alcoolisées sans_alcool vin vins verre_de_vin
    rouge_ou_blanc bière bières demi_pression chope champagne cava prosecco crémant mousseux cocktail cocktails apéro
    apéritif spritz digestif pousse_café spiritueux whisky gin rhum vodka pastis absinthe cidre mocktail mocktails
    carte_des_vins licence_iv ballon_de_rouge boire_un_coup boire_un_verre prendre_un_verre sommelier bière_pression`,
  softDrink: `boisson boissons boissons_fraîches boissons_froides soda sodas limonade limonades coca cola coca_cola
    fanta sprite orangina ice_tea thé_glacé rivella jus jus_de_fruits jus_de_fruit jus_d_orange jus_pressé sirop
    sirop_à_l_eau grenadine eau_minérale eau_plate eau_gazeuse eau_pétillante carafe_d_eau eau_du_robinet
    bouteille_d_eau fontaine_à_eau boire_quelque_chose quelque_chose_à_boire soif smoothie smoothies diabolo perrier
    limo sans_alcool`,
  coffeeAndTea: `café cafés petit_café expresso espresso ristretto cappuccino cappuccinos latte flat_white macchiato
    café_crème café_au_lait décaféiné déca café_filtre cafetière machine_à_café nespresso capsules barista
    grains_torréfiés torréf* arabica thé thés tisane tisanes infusion infusions thé_vert rooibos matcha chai
    chocolat_chaud salon_de_thé bouilloire boissons_chaudes boisson_chaude pause_café renversé café_renversé
    grains_de_café`,
  breakfast: `petit_déjeuner petits_déjeuners petit_déj petit_dej ptit_déj p_tit_déj déjeuner_du_matin brunch brunchs
    bruncher buffet_du_matin buffet_de_petit_déjeuner manger_le_matin croissant croissants pain_au_chocolat
    chocolatine viennoiserie viennoiseries tartine tartines confiture muesli céréales granola œufs_brouillés
    œuf_à_la_coque jus_d_orange_pressé continental petit_déjeuner_inclus servi_en_chambre plateau_petit_déjeuner
    bircher`,
  lunch: `déjeuner déjeuners repas_de_midi menu_du_jour plat_du_jour suggestion_du_jour manger_à_midi le_midi à_midi
    lunch lunchs lunch_box formule_midi formule_déjeuner menu_de_midi menu_midi assiette_du_jour ardoise
    formule_du_jour business_lunch dîner_de_midi dîner_à_midi casse_croûte sandwich_du_midi pause_de_midi
    midi_en_semaine servi_le_midi service_du_midi cantine`,
  dinner: `dîner dîners souper soupers soupe_le_soir repas_du_soir manger_le_soir manger_ce_soir le_soir menu_du_soir
    carte_du_soir service_du_soir dîner_aux_chandelles menu_dégustation menu_gastronomique restaurant_le_soir
    ouvert_le_soir dîner_en_amoureux dîner_romantique resto_ce_soir repas_gastronomique table_d_hôtes demi_pension
    buffet_du_soir dîne soupe_t_on`,
  kidsMenu: `menu_enfant menu_enfants menus_enfants menu_pour_les_enfants plat_enfant plats_enfants plat_pour_enfant
    carte_enfant carte_enfants assiette_enfant assiette_enfants portion_enfant portions_enfants portion_pour_enfant
    repas_enfant manger_pour_les_enfants manger_pour_les_petits manger_pour_mon_fils manger_pour_ma_fille nuggets
    steak_haché_frites poisson_pané bâtonnets_de_poisson petit_pot petits_pots pâtes_au_beurre jambon_pâtes
    chaise_haute chaises_hautes coloriage`,
  cake: `gâteau gâteaux gâteau_d_anniversaire gâteau_sur_mesure tarte tartes tartelette pâtisserie pâtisseries
    pâtissier pâtissière pièce_montée wedding_cake layer_cake number_cake cupcake cupcakes muffin muffins entremets
    bûche bûches éclair_au_chocolat macaron macarons fraisier forêt_noire mille_feuille choux_à_la_crème brownie
    brownies cheesecake galette_des_rois dessert desserts tourte glaçage pâte_à_sucre cake_design
    bougies_d_anniversaire cramique couque vacherin`,
  ownFood: `apporter_à_manger apporter_son_repas apporter_mon_repas apporter_notre_repas apporter_nos_boissons
    apporter_ses_boissons apporter_à_boire apporter_un_gâteau apporter_notre_gâteau amener_à_manger amener_à_boire
    amener_un_gâteau amener_notre_gâteau amener_nos_boissons amener_mon_vin amener_notre_vin apporter_son_vin
    apporter_notre_vin apporter_sa_bouteille droit_de_bouchon bouchonnage nourriture_de_l_extérieur
    nourriture_extérieure boissons_extérieures manger_ses_propres propre_pique_nique pique_nique pique_niques
    panier_repas repas_tiré_du_sac tiré_du_sac nos_propres_boissons notre_propre_nourriture propre_nourriture
    tupperware traiteur_extérieur glacière réchauffer_mon_plat`,
  snacks: `snack snacks snacking grignoter grignote petite_faim en_cas collation collations goûter quatre_heures
    casse_croûte sandwich sandwichs panini paninis croque_monsieur frites frite friterie fritkot hot_dog burger
    burgers kebab pizza_à_la_part planche_apéro planche_de_charcuterie planche_mixte tapas amuse_bouche chips
    pop_corn popcorn friandises bonbons barres_chocolatées distributeur_de_snacks buvette petite_restauration crêpe
    crêpes gaufre gaufres quelque_chose_à_grignoter`,
  organic: `bio biologique biologiques produits_bio issu_du_bio agriculture_biologique label_bio certifié_bio
    certifiée_bio ab_bio ecocert demeter bourgeon_bio bio_suisse biodynamique biodynamie vin_nature vins_nature
    sans_pesticides sans_pesticide sans_ogm sans_produits_chimiques non_traité non_traités naturel naturels
    sans_additifs sans_conservateurs nature_et_progrès en_vrac élevé_en_plein_air`,
  ingredients: `ingrédients ingrédient composition provenance origine_des_produits origine_de_la_viande d_où_vient
    d_où_viennent d_où_proviennent provien* producteur producteurs producteurs_locaux produits_locaux produit_local
    local_et_de circuit_court circuits_courts terroir de_la_région du_coin fermier fermiers fermière fait_maison
    faits_maison faite_maison faites_maison artisanal artisanale artisanaux produits_frais surgelé surgelés congelé
    de_saison produits_de_saison viande_française viande_suisse bœuf_belge aop igp maraîcher élevage`,
  spicy: `épicé épicée épicés épicées piquant piquante piquants piment piments pimenté pimentée pimentés
    pas_trop_fort trop_fort arrache_la_bouche épice épices harissa tabasco wasabi curry_rouge sauce_samouraï
    niveau_de_piquant force_du_piment non_épicé peu_épicé très_épicé ça_pique doux_ou_fort adouci bien_relevé`,
  portion: `portion portions demi_portion petite_portion grande_portion petites_portions copieux copieuse copieuses
    généreux généreuses ration part_de_gâteau nombre_de_parts combien_de_parts pour_combien_de_personnes par_personne
    grammage grammes assiette_bien_remplie rassasié gros_mangeur petit_appétit petite_faim grosse_faim à_volonté
    se_resservir me_resservir rab supplément_de_frites partager_un_plat partager_une_assiette demi_assiette
    taille_des_pizzas`,
  dishes: `vaisselle faire_la_vaisselle vaisselle_fournie lave_vaisselle assiettes assiette verres couverts
    fourchettes couteaux cuillères tasses tasse gobelet gobelets vaisselle_jetable vaisselle_réutilisable
    gobelets_réutilisables écocup écocups saladiers plats_de_service carafes nappes nappe nappage
    serviettes_en_papier serviettes_de_table casseroles casserole poêles laver_les_verres rendre_la_vaisselle
    location_de_vaisselle porcelaine`,
  equipmentRental: `louer_du_matériel louer_le_matériel location_de_matériel matériel_en_location louer_l_équipement
    location_d_équipement louer_des_skis location_de_skis location_ski location_de_vélos louer_un_vélo
    louer_des_vélos louer_des_patins location_de_patins louer_des_chaussures chaussures_de_location prête_t_on
    emprunter emprunt matériel_fourni matériel_prêté équipement_fourni équipement_inclus mis_à_disposition
    mise_à_disposition mettez_à_disposition louer_sur_place location_de_casque casques_fournis raquettes_de_prêt
    louer_une_combinaison sans_matériel pas_de_matériel pas_mon_propre prêtez_vous prêtons_des prêtons_le
    louez_vous_des louez_vous_du`,
  ownEquipment: `propre_matériel mon_matériel son_matériel notre_matériel votre_matériel propre_équipement
    mon_équipement son_équipement apporter_son_matériel apporter_mon_matériel apporter_le_mien amener_son_matériel
    amener_mon_matériel amener_le_mien venir_avec_mon_matériel mes_propres mon_propre ma_propre vos_propres
    nos_propres ses_propres mes_chaussures mes_chaussons mon_baudrier ma_raquette mes_skis mon_vélo mon_tapis
    mon_casque mon_instrument ma_guitare mes_outils mon_ordinateur ma_combinaison matériel_personnel
    équipement_personnel fournir_le_matériel acheté_ailleurs`,
  clothing: `s_habiller m_habiller nous_habiller vous_habiller habillé comment_s_habiller tenue tenues tenue_de_sport
    tenue_exigée tenue_correcte tenue_correcte_exigée tenue_adaptée tenue_confortable tenue_de_soirée
    code_vestimentaire dress_code vêtement vêtements habits fringues vêtements_confortables quoi_mettre que_porter
    chaussures chaussure baskets basket talons chaussures_de_sport semelles_claires pull short jogging legging
    maillot_de_bain bonnet_de_bain gants chaussettes cravate bottes`,
  bringAlong: `apporter apporte apportez apportons amener amène amenez emporter_avec_soi prendre_avec_soi
    prendre_avec_moi prendre_avec_vous avoir_sur_soi avoir_avec_moi venir_avec munissez_vous se_munir muni munie
    munis à_prévoir documents documents_nécessaires papiers papiers_nécessaires pièces_à_fournir
    pièces_justificatives quels_documents quels_papiers dossier_complet serviette_de_bain gourde crème_solaire
    mettre_dans_mon_sac besoin_de_prendre ne_pas_oublier n_oubliez_pas n_oublie_pas oublier_de_prendre
    liste_du_matériel de_quoi_écrire carnet_de_vaccination carnet_de_santé`,
  idDocument: `carte_d_identité pièce_d_identité papiers_d_identité papier_d_identité document_d_identité cni
    passeport passeports permis_de_conduire permis_de_séjour titre_de_séjour carte_de_séjour justificatif_d_identité
    justificatif_de_domicile preuve_d_âge prouver_mon_âge prouver_son_âge contrôle_d_identité identité
    photo_d_identité vérification_d_âge carte_vitale eid itsme livret_de_famille extrait_de_naissance s_identifier
    présenter_ma_carte majeur majeure majeurs pièce_officielle`,
  prescription: `ordonnance ordonnances prescription prescriptions prescrit prescrite prescrire prescrits
    médecin_prescripteur sur_ordonnance sans_ordonnance renouveler_mon_ordonnance renouvellement_d_ordonnance
    lettre_du_médecin courrier_du_médecin mot_du_médecin avis_du_médecin certificat_médical lettre_d_adressage
    adressé_par orienté_par médecin_traitant accès_direct bon_de_délégation bon_de_kiné bon_de_transport
    demande_du_médecin envoyé_par_mon_médecin prescription_médicale e_ordonnance`,
  spareParts: `pièce_détachée pièces_détachées pièce_de_rechange pièces_de_rechange pièce_d_origine pièces_d_origine
    pièces_d_occasion pièce_d_occasion pièces_neuves pièce_compatible pièces_compatibles commander_la_pièce
    commander_une_pièce pièce_manquante pièce_en_stock pièce_à_commander remplacer_la_pièce changer_la_pièce
    consommables cartouche cartouches filtre filtres courroie ampoule joint joints écran_de_rechange plaquettes
    qualirépar introuvable adaptable pièces_auto`,
  brand: `marque marques toutes_marques toutes_les_marques quelles_marques quelle_marque marque_distribuée
    marques_vendues fabricant fabricants constructeur concessionnaire concession revendeur revendeur_officiel
    revendeur_agréé distributeur_officiel agréé agréée partenaire_officiel multimarque multimarques grandes_marques
    gamme gamme_de_produits samsung apple bosch peugeot renault l_oréal kérastase shimano authentique contrefaçon
    gammes`,
  usedGoods: `d_occasion seconde_main deuxième_main seconde_vie usagé usagés reconditionné reconditionnée
    reconditionnés reconditionnement reprenez reprendre_mon_ancien reprendre_mon_vieux racheter rachat rachetez
    rachète rachetons vendre_mon vendre_ma vendre_mes dépôt_vente brocante brocantes friperie fripes vide_grenier
    vintage troc troquer échanger_mon_vieux revendre revends leboncoin vinted ricardo trocante cash_converters
    valeur_de_reprise déjà_porté`,
  recycling: `recycl* recyclage déchetterie déchèterie parc_à_conteneurs recypark ressourcerie jeter jette
    se_débarrasser me_débarrasser nous_débarrasser débarrasser_de débarras vieux_appareil ancien_appareil
    vieil_appareil ancien_frigo vieille_machine reprise_de_l_ancien reprise_de_l_ancienne reprendre_l_ancien
    reprenez_l_ancien mettre_au_rebut collecte_de_piles bac_de_collecte point_de_collecte piles_usagées
    ampoules_usagées éco_participation taxe_de_recyclage encombrants ordures poubelle poubelles tri_sélectif
    trier_les_déchets déchets emmaüs petits_riens don_de_vêtements borne_textile compost gravats`,
  repair: `réparation réparations réparateur réparable irréparable en_panne panne pannes tombé_en_panne dépanner
    dépannage cassé cassée cassés casse fichu fichue foutu foutue hs hors_service ne_marche_plus marche_plus
    ne_fonctionne_plus ne_s_allume_plus remettre_en_état remise_en_état bricoler rafistoler arranger réparé
    remplacer_l_écran changer_l_écran déglingué kaputt atelier_de_réparation rétamer retaper recoller sav
    diagnostic_de_panne révision remis_à_neuf réparer répare`,
  cleaning: `nettoy* nettoyage nettoyages ménage faire_le_ménage femme_de_ménage aide_ménagère lavage laver lave lavé
    lavée tache taches détacher détachage détachant pressing nettoyage_à_sec teinturerie teinturier blanchisserie
    lavage_auto station_de_lavage karcher haute_pression shampouiner shampouinage lessiver récurer astiquer
    dégraisser désinfect* vapeur_sèche laver_les_vitres vitres lavage_de_vitres nettoyage_de_fin titres_services
    poutzer poutser panosse propreté moquettes nettoyage_de_canapé`,
  mess: `saleté saletés salir salit sali poussière poussières poussiéreux bâche bâches bâcher protéger_le_sol
    protéger_les_sols protection_des_sols protéger_les_meubles bâche_de_protection mettre_partout en_met_partout
    éclaboussures éclabousser boue boueux chantier_propre laisser_propre laissez_propre laissons_propre rendu_propre
    nettoyage_après_travaux nettoyer_derrière nettoyez_derrière ranger_après rangement_après remettre_en_ordre
    débarrasser_les_gravats évacuation_des_gravats aspirer aspirateur patins_au_sol sur_chaussures couvre_chaussures
    surchaussures désordre bordel chenit brol`,
  sharpening: `aiguis* affût* affûtage aiguisage affûteur rémouleur repasser_les_couteaux aiguiser_mes_couteaux
    couteau couteaux lame lames ciseaux sécateur sécateurs tondeuse_à_gazon chaînes_de_tronçonneuse tronçonneuse
    coupe_plus ne_coupe_plus couper_mal émoussé émoussée émoussés fil_du_couteau pierre_à_aiguiser fusil_à_aiguiser
    carres affûtage_de_skis fartage`,
  alteration: `retouch* retouche retouches retoucherie retoucheur couturière couturier couture raccourc* ourlet
    ourlets rallonger élargir rétrécir resserrer reprendre_à_la_taille reprendre_la_taille cintrer ajuster ajustement
    ajustements trop_long trop_longue trop_large trop_serré trop_serrée trop_petit trop_grande trop_grand
    agrandir_la_bague mise_à_taille changer_une_fermeture fermeture_éclair tirette recoudre bouton_décousu recoupe
    repriser stoppage mettre_à_ma_taille adapter_la_taille rétréci remailler`,
  sizeExchange: `échang* échange échanges échangeable mauvaise_taille pas_la_bonne_taille bonne_taille autre_taille
    changer_de_taille changer_la_taille taille_au_dessus taille_en_dessous une_taille_plus trop_petit trop_petite
    trop_grand trop_grande ne_me_va_pas ne_lui_va_pas pointure pointures autre_pointure quelle_pointure
    guide_des_tailles tableau_des_tailles taille_petit taille_grand rapporter rapporter_un_article ramener_un_article
    retourner_un_article non_porté non_portés étiquette grandes_tailles ticket_d_échange mal_choisi`,
  customMade: `sur_mesure sur_mesures fait_sur_mesure faits_sur_mesure personnalis* personnalisation à_façon
    à_la_demande à_la_carte pièce_unique pièces_uniques à_mes_mesures à_vos_mesures prises_de_mesures
    prise_de_mesures création_sur_mesure créations_sur_mesure fabriqué_pour fabriquer_pour réalisation_unique
    modèle_unique selon_vos_souhaits selon_vos_envies selon_mes_plans d_après_photo dessin_personnel
    spécialement_pour_moi commande_spéciale commandes_spéciales conçu_pour motif_personnel à_mon_goût crée_pour
    sur_commande`,
  engraving: `gravure gravures graveur gravé_dessus graver_un_prénom graver_un_nom graver_une_date gravé gravée
    gravure_laser laser inscription_gravée inscrire_un_prénom mettre_un_prénom prénom_dessus initiales initiale
    monogramme broderie brodé flocage floqué floquer marquage impression_sur prénom_brodé texte_gravé plaque_gravée
    gravage médaille_gravée dédicace graver brodeuse broder`,
  keyCopy: `double_de_clé double_de_clés double_de_clef doubles_de_clés doubles_de_clefs reproduction_de_clé
    reproduction_de_clés copie_de_clé copie_de_clés refaire_une_clé refaire_des_clés faire_un_double copier_une_clé
    reproduire_une_clé clé_minute clés_minute clé_perdue perdu_mes_clés perdu_ma_clé clé_cassée trousseau serrurier
    serruriers serrurerie serrure serrures cylindre badge_à_copier badge_d_immeuble copie_de_badge clé_de_voiture
    clé_électronique télécommande_de_portail carte_de_propriété clé_de_sécurité`,
  battery: `pile piles batterie batteries changement_de_pile changer_la_pile remplacer_la_pile pile_de_montre
    pile_de_ma_montre piles_auditives pile_bouton montre_arrêtée montre_s_est_arrêtée remplacement_de_batterie
    changement_de_batterie changer_la_batterie remplacer_la_batterie batterie_morte batterie_à_plat batterie_faible
    se_décharge décharge_vite tient_plus_la_charge ne_tient_plus_la ne_charge_plus autonomie accu accus accumulateur
    câbles_de_démarrage ne_démarre_plus batterie_de_voiture batterie_vélo batterie_externe`,
  computer: `ordinateur ordinateurs ordi ordis pc portable_hp ordinateur_portable laptop laptops macbook imac mac
    windows linux écran_bleu disque_dur ssd mémoire_vive virus antivirus malware logiciel logiciels informatique
    informaticien clavier imprimante imprimantes scanner imprim* sauvegarde sauvegarder récupération_de_données
    données_perdues fichiers fichier clé_usb carte_mère ralentit ordinateur_lent bug bugs installer_windows`,
  phoneDevice: `téléphone_portable smartphone smartphones iphone iphones samsung_galaxy galaxy android xiaomi huawei
    gsm natel écran_cassé écran_fissuré vitre_cassée vitre_fissurée changer_l_écran écran_de_téléphone tablette
    tablettes ipad tombé_dans_l_eau oxydé carte_sim sim esim coque coques verre_trempé protection_d_écran
    déverrouill* désimlock* désimlocker mon_portable connecteur_de_charge airpods montre_connectée fairphone
    téléphone_cassé gsm_cassé`,
  vehicleCheck: `contrôle_technique contre_visite vidange vidanges révision révisions entretien_auto
    entretien_voiture entretien_de_ma_voiture service_auto grand_service expertise_du_véhicule passer_l_expertise
    expertise_auto service_des_automobiles autosécurité garagiste garage mécano mécanicien mécanique freins
    plaquettes_de_frein plaquettes embrayage courroie_de_distribution voyant_moteur voyant_allumé voyant
    niveau_d_huile filtre_à_huile bougies_d_allumage amortisseurs pot_d_échappement carrosserie pare_brise phares
    géométrie parallélisme valise_diagnostic diagnostic_auto antipollution carte_grise recharge_de_clim bilan_voiture`,
  tyres: `pneu pneus pneumatique pneumatiques pneus_neige pneus_d_hiver pneus_hiver pneus_d_été pneus_été
    pneus_4_saisons quatre_saisons changer_mes_pneus changement_de_pneus monte_de_pneus montage_de_pneus permutation
    permuter jantes jante roues roue changement_de_roues équilibrage crevaison crevé crever creva chambre_à_air
    gonfl* gonflage pression_des_pneus gardiennage_de_pneus hôtel_à_pneus stockage_de_pneus michelin pirelli
    continental_pneu chaînes chaînes_à_neige clous roue_de_secours réparer_un_pneu géométrie`,
  rentalCar: `voiture_de_location voitures_de_location location_de_voiture location_de_voitures location_voiture
    louer_une_voiture louer_une_camionnette louer_un_utilitaire location_utilitaire location_de_camionnette
    voiture_de_prêt voiture_de_remplacement véhicule_de_remplacement véhicule_de_courtoisie voiture_de_courtoisie
    véhicule_de_prêt véhicule_de_location hertz avis_location europcar sixt rent_a_car mobility autopartage
    conducteur_supplémentaire jeune_conducteur kilométrage kilométrage_illimité kilométrage_inclus plein_d_essence
    avec_le_plein permis_b vélo_de_prêt vélo_de_remplacement voiture_pendant_la`,
  tools: `outil outils outillage boîte_à_outils perceuse perceuses visseuse visseuse_dévisseuse ponceuse scie scies
    scie_circulaire marteau tournevis foreuse échelle échelles échafaudage bétonnière karcher
    nettoyeur_haute_pression tondeuse taille_haie débroussailleuse motoculteur mini_pelle remorque
    diable_de_transport clé_à_molette meuleuse disqueuse décolleuse carrelette groupe_électrogène compresseur
    location_d_outils prêt_d_outils outilthèque établi quincaillerie visserie clous`,
  plants: `plante plantes plantes_vertes plante_d_intérieur plantes_d_intérieur plantes_vivaces vivaces plant plants
    plants_de_tomates semis semences graines graine arbuste arbustes arbre_fruitier arbres_fruitiers rosier rosiers
    pépinière pépiniériste jardinerie horticulteur horticulture terreau engrais rempot* rempotage arros* arroser
    cactus succulente succulentes orchidée orchidées aromatiques basilic potager géranium géraniums boutures bonsaï
    sapin_de_noël sapins`,
  flowers: `fleur fleurs fleuriste fleuristes bouquet bouquets bouquet_de_mariée bouquet_rond composition_florale
    compositions_florales roses tulipe tulipes pivoine pivoines fleurs_coupées fleurs_séchées floral florale gerbe
    gerbes couronne_de_fleurs couronne_mortuaire couronnes livraison_de_fleurs interflora envoyer_des_fleurs fleurir
    art_floral boutonnière muguet chrysanthème chrysanthèmes centre_de_table fleurs_de_deuil brin brassée`,
  wood: `bois en_bois bois_massif bois_de_chauffage bûches stère stères chêne hêtre sapin mélèze noyer frêne érable
    teck contreplaqué aggloméré mdf parquet parquets plancher planches planche_de_bois panneaux menuisier menuiserie
    ébéniste ébénisterie charpentier charpente scierie raboter poncer ponçage vernir vernis_bois lasure
    huiler_le_bois vitrifier vermoulu vers_à_bois découpe_de_bois granulés pellets bois_local`,
  material: `matière matières matériau matériaux composition en_quoi_est en_quoi_c_est fait_en_quoi à_base_de cuir
    similicuir simili coton lin laine soie polyester cachemire velours tissu tissus textile métal inox acier
    aluminium laiton cuivre en_or or_jaune or_blanc or_18_carats argent_massif argent_925 plaqué_or plastique pvc
    céramique marbre granit verre_trempé nickel_free sans_nickel doublure rembourrage`,
  colour: `couleur couleurs coloris coloré colorée teinte teintes nuance nuances nuancier ton_sur_ton
    disponible_en_noir disponible_en_blanc existe_en_noir existe_en_bleu existe_en_rouge en_rouge en_bleu en_vert
    en_noir en_blanc en_rose blanc_cassé beige anthracite bordeaux pastel mat_ou_brillant brillant ral teindre
    mélange_de_teintes mise_à_la_teinte autre_couleur quelles_couleurs palette_de_couleurs`,
  samples: `échantillon échantillons échantillonnage échantillons_gratuits échantillon_gratuit nuancier nuanciers
    carte_de_couleurs testeur testeurs tester_la_couleur voir_le_tissu voir_la_couleur voir_la_matière
    emporter_un_échantillon spécimen maquette prototype bon_à_tirer modèle_d_exposition dégustation dégustations
    goûter_avant faire_goûter modèle_témoin exemplaire catalogue showroom morceau_de_tissu book_de_réalisations`,
  stock: `stock stocks en_stock hors_stock rupture rupture_de_stock en_rupture plus_en_stock disponible_en_magasin
    disponible_de_suite en_rayon réassort réassortiment réapprovisionn* arrivage arrivages en_magasin vous_l_avez
    l_avez_vous avez_vous_encore il_vous_en_reste reste_t_il il_en_reste épuisé épuisée épuisés disponibilité
    commander_pour_moi commander_si_pas faire_venir pouvez_vous_le_commander pouvez_vous_commander sur_commande
    pas_en_stock le_commander assortiment vendez_vous tenez_vous_des`,
  preorder: `précommand* précommande précommandes commander_à_l_avance commande_à_l_avance commander_d_avance
    commandes_à_passer passer_commande passer_une_commande passez_commande commandez_avant commander_la_veille
    commander_pour_demain commander_pour_samedi commander_pour_noël commande_pour_les_fêtes réserver_un_article
    réserver_du_pain réserver_mon_pain mettre_de_côté mettez_de_côté mis_de_côté mise_de_côté garder_de_côté
    me_le_garder me_garder_un bon_de_commande délai_de_commande sur_commande commandes_48_heures commander_un_gâteau`,
  gift: `cadeau cadeaux idée_cadeau idées_cadeaux paquet_cadeau paquets_cadeaux emballage_cadeau emballages_cadeaux
    emballer_en_cadeau papier_cadeau offrir pour_offrir à_offrir c_est_pour_offrir faire_plaisir petite_attention
    souvenirs cadeau_de_naissance cadeau_d_anniversaire cadeau_de_noël fête_des_mères fête_des_pères saint_valentin
    saint_nicolas liste_de_naissance liste_de_mariage liste_de_cadeaux ruban panier_garni paniers_garnis
    coffret_cadeau petit_mot carte_message crémaillère`,
  packaging: `emball* emballage emballages emballé sous_emballage carton cartons boîte_en_carton caisse_en_bois
    sac_en_papier sachet sachets sac_plastique sacs_plastiques sac_réutilisable cabas barquette barquettes bocal
    bocaux propre_contenant propres_contenants mes_propres_contenants propre_boîte mon_tupperware consigné consignés
    bouteille_consignée vidange_de_bouteilles papier_bulle sous_vide mise_sous_vide conditionnement vrac en_vrac étui
    housse emballage_d_origine reusable recircle`,
  storage: `stock_temporaire stockage stocker entrepos* entreposer entreposage garde_meuble garde_meubles
    box_de_stockage self_stockage self_storage gardiennage hivernage hiverner conserver_chez_vous garder_chez_vous
    garder_pour_moi garder_mes_affaires gardez_vous_mes garder_quelque_temps laisser_chez_vous laisser_en_dépôt
    mettre_en_dépôt consigne consigne_à_bagages garder_les_valises garder_nos_valises bagagerie hôtel_à_pneus
    garde_de_pneus stockage_de_pneus combien_de_temps_gardez local_de_stockage remise_hivernale
    conserver_mes_affaires consigner`,
  unclaimed: `non_réclamé non_réclamés non_réclamée non_retiré non_retirés non_retirée non_récupéré non_récupérés
    pas_venu_chercher pas_venue_chercher pas_récupéré pas_récupérée pas_retiré pas_cherché oubli_de_retrait
    combien_de_temps_gardez gardé_combien_de_temps gardez_vous_combien conservé_pendant conservés_pendant
    gardé_pendant gardés_pendant délai_de_retrait délai_de_garde passé_ce_délai au_delà_de_ce frais_de_garde
    frais_de_gardiennage oublié_de_récupérer oublier_de_récupérer venir_chercher_plus_tard récupérer_plus_tard
    délai_de_conservation abandonné abandonnés donné_à_une_association venir_rechercher`,
  lostProperty: `objets_trouvés objet_trouvé objets_perdus objet_perdu bureau_des_objets service_des_objets perdu
    perdue perdus perdre perds égaré égarée égarés égarer retrouvé retrouvée retrouver_mon retrouver_ma oublié_mon
    oublié_ma oublié_mes oublié_chez_vous oublié_une oublié_un laissé_mon laissé_ma laissé_chez_vous laissé_traîner
    retrouvé_une retrouvé_mon tombé_de_ma_poche disparu disparue affaires_oubliées vêtements_oubliés
    quelqu_un_a_trouvé rapporté_un`,
  photos: `photo photos photographier photographie prendre_des_photos prendre_une_photo prendre_en_photo
    faire_des_photos filmer filme filmez films_et_photos vidéo vidéos faire_une_vidéo caméra caméras gopro
    appareil_photo flash selfie selfies perche_à_selfie sans_flash photos_autorisées photos_interdites drone drones
    tournage shooting faire_un_shooting poster_sur_insta droit_à_l_image trépied photographe`,
  photosOfYou: `photos_souvenirs photo_souvenir photos_de_la_soirée photos_de_la_journée photos_de_l_événement
    photos_du_spectacle photos_du_mariage photos_de_la_fête photos_du_saut photos_de_nous photo_de_nous
    photo_de_groupe photos_de_groupe album album_photo galerie_photo galerie_en_ligne télécharger_les_photos
    recevoir_les_photos récupérer_les_photos avoir_les_photos acheter_les_photos photos_prises photos_incluses
    vidéo_souvenir vidéo_du_saut lien_de_téléchargement clé_usb tirages photographe_sur_place photobooth photomaton
    borne_à_selfies borne_photo pris_en_photo`,
  music: `musique musiques musical musicale musicien musiciens sono sonorisation dj deejay groupe_de_musique
    orchestre concert concerts live playlist playlists spotify enceinte enceintes bluetooth haut_parleur micro
    karaoké danser piste_de_danse soirée_dansante ambiance_musicale chanter chanson chansons chorale piano guitare
    guitares violon batterie_acoustique instrument instruments jouer_d_un_instrument solfège sacem fond_musical
    baffle baffles`,
  games: `jeu jeux jeu_de_société jeux_de_société jouer joue jouez joueur joueurs baby_foot babyfoot kicker billard
    fléchettes flipper flippers bowling quilles pétanque boules console_de_jeux consoles_de_jeux playstation xbox
    nintendo jeux_vidéo jeu_vidéo ping_pong tennis_de_table cartes_à_jouer belote jass loto bingo quiz blind_test
    escape_game ludothèque arcade borne_d_arcade laser_game jeux_pour_enfants jeux_en_bois soirée_jeux
    jouer_aux_échecs`,
  books: `livre livres bouquin bouquins librairie libraire roman romans bd bandes_dessinées bande_dessinée manga
    mangas album_jeunesse littérature lecture lectures lire auteur auteurs éditeur bibliothèque bibliothécaire
    médiathèque livre_de_poche livres_d_occasion manuel_scolaire manuels_scolaires livres_scolaires guide_de_voyage
    dédicace dédicaces isbn boîte_à_livres liseuse e_book ebook magazines journaux presse_écrite`,
  toys: `jouet jouets joujou joujoux peluche peluches doudou doudous poupée poupées lego playmobil puzzle puzzles
    coin_jeux coin_enfants espace_enfants espace_jeux salle_de_jeux aire_de_jeux plaine_de_jeux place_de_jeux
    jeux_d_éveil hochet petites_voitures toboggan balançoire trampoline château_gonflable piscine_à_balles dînette
    jouets_en_bois coloriages crayons_de_couleur occuper_les_enfants occuper_les_petits jouer_pour_les_enfants
    magasin_de_jouets`,
  pool: `piscine piscines bassin bassins petit_bassin grand_bassin pataugeoire pataugeoires se_baigner baigner baigne
    baignade nager nage natation toboggan_aquatique toboggans bonnet_de_bain maillot_de_bain short_de_bain
    caleçon_de_bain burkini jacuzzi bain_à_remous bains_à_remous spa chlore couloir_de_nage lignes_d_eau longueurs
    maître_nageur aquagym aquabike plongeoir piscine_chauffée eau_de_la_piscine bains_thermaux thermes
    faire_trempette piquer_une_tête`,
  sauna: `sauna saunas hammam hammams bain_de_vapeur bains_de_vapeur bain_turc jacuzzi spa wellness espace_bien_être
    espace_détente sauna_mixte naturiste naturisme textile_interdit sauna_infrarouge infrarouge bain_nordique
    bain_froid thermes peignoir peignoirs paillote aufguss serviette_sous_soi suer transpirer_au_chaud vapeur
    lancy_bains tepidarium tout_nu`,
  gymEquipment: `machines_de_musculation appareils_de_musculation musculation muscu haltère haltères haltérophilie
    poids_libres barre_de_traction barres_olympiques presse_à_cuisses banc_de_musculation tapis_de_course
    tapis_roulant vélo_elliptique elliptique rameur rameurs rameur_concept vélo_d_appartement vélos_de_biking
    spinning cardio appareils_cardio espace_cardio kettlebell kettlebells crossfit rack_à_squat squat cage_à_squat
    technogym life_fitness tapis_de_yoga tapis_de_sol ballon_de_gym trx élastiques parc_de_machines`,
  bed: `lit lits lit_double lits_doubles lit_simple lits_simples grand_lit lits_jumeaux lit_superposé lits_superposés
    lit_bébé lit_parapluie lit_d_appoint lit_supplémentaire canapé_lit matelas oreiller oreillers coussin couette
    couettes couverture couvertures draps drap draps_fournis housse_de_couette literie linge_de_lit linge_de_maison
    linge_de_toilette parure_de_lit serviette serviettes essuie essuies linges_de_bain duvet duvets sac_de_couchage
    king_size queen_size dormir lits_faits kit_bébé`,
  kitchenUse: `cuisine_équipée cuisine_commune cuisine_à_disposition coin_cuisine kitchenette cuisinette
    utiliser_la_cuisine accès_à_la_cuisine cuisiner cuisiner_soi_même cuisine_partagée se_faire_à_manger
    faire_à_manger préparer_à_manger préparer_nos_repas plaque_de_cuisson plaques_de_cuisson plaques_à_induction four
    micro_ondes micro_onde frigo frigos réfrigérateur congélateur lave_vaisselle bouilloire cafetière grille_pain
    gazinière réchaud barbecue_à_disposition ustensiles ustensiles_de_cuisine casseroles réchauffer_un_plat
    réchauffer_mon_repas cuistance`,
  laundry: `lessive lessives faire_une_lessive machine_à_laver machines_à_laver lave_linge sèche_linge séchoir
    buanderie laverie laverie_automatique lavomatic lavoir salon_lavoir wasserette blanchisserie repass* repassage
    fer_à_repasser repasser_mes_chemises chemises linge linge_sale laver_mon_linge laver_nos_vêtements
    laver_mes_vêtements faire_une_machine étendre_le_linge étendoir planche_à_repasser pressing nettoyage_à_sec
    service_de_blanchisserie adoucissant centrale_de_repassage buanderie_commune sécher_mes_affaires`,
} as const;
