/** French words of place and access, by subject. */
export const placeAndAccess = {
  carParking: `parking parkings se_garer me_garer gare_ma_voiture stationn* stationnement parcage parc_auto
    place_de_parc places_de_parc place_de_parking places_de_parking place_de_stationnement place_pour_la_voiture
    parcmètre horodateur zone_bleue zone_blanche disque_de_stationnement disque_bleu garage_souterrain
    parking_souterrain parking_couvert parking_gratuit parking_privé parking_payant parking_relais laisser_ma_voiture
    laisser_la_voiture poser_la_voiture mettre_ma_voiture où_se_parquer dans_la_cour fourrière vignette_riverain
    carte_riverain indigo effia voiturier en_voiture garer_ma_voiture garez_vous se_parquer`,
  bicycleParking: `garage_à_vélos garage_à_vélo local_à_vélos local_à_vélo parking_à_vélos parking_vélo parking_vélos
    range_vélos râtelier_à_vélos arceaux arceau attacher_mon_vélo attacher_les_vélos accrocher_mon_vélo cadenas
    antivol laisser_mon_vélo garer_mon_vélo parquer_mon_vélo ranger_les_vélos ranger_mon_vélo abri_à_vélos abri_vélos
    vélo_à_l_abri vélo_en_sécurité place_pour_les_vélos venir_à_vélo venir_en_vélo à_vélo à_bicyclette trottinette
    trottinettes bicyclette deux_roues vélos_en_sécurité bornes_à_vélos vélib vélo_cargo`,
  publicTransport: `transports_en_commun transports_publics transport_en_commun métro tram tramway bus autobus rer
    ligne_de_bus ligne_de_métro ligne_de_tram arrêt_de_bus arrêt_de_tram arrêt_le_plus_proche station_de_métro stib
    tec_bus de_lijn ratp sncf sncb cff tpg tcl tl_lausanne car_postal desserte desservi desservie correspondance
    navette navettes sans_voiture pas_de_voiture venir_en_train venir_en_bus en_bus en_tram en_métro en_train
    descendre_à descendez_à noctilien`,
  stationDistance: `gare de_la_gare depuis_la_gare près_de_la_gare loin_de_la_gare à_pied_de_la minutes_à_pied
    min_à_pied minutes_de_marche pas_de_la_gare à_deux_pas à_quelques_pas à_pied distance_de_la_gare
    gare_la_plus_proche sortie_de_métro sortie_du_métro métro_le_plus_proche station_la_plus_proche de_l_aéroport
    depuis_l_aéroport à_5_minutes_de à_10_minutes_de mètres_de_la_gare du_centre_ville loin_du_centre marcher_depuis
    combien_de_marche gare_sncf gare_routière halte`,
  wheelchair: `fauteuil_roulant fauteuils_roulants en_fauteuil fauteuil_électrique chaise_roulante chaises_roulantes
    handicap* handicapé handicapée handicapés mobilité_réduite pmr à_mobilité_réduite accès_pmr accessible_pmr
    accessibilité plain_pied de_plain_pied sans_marche sans_marches sans_seuil rampe rampe_d_accès déambulateur
    rollator béquilles béquille invalide invalides difficultés_à_marcher mal_à_marcher marche_difficilement
    place_handicapé toilettes_handicapés accessible_aux_handicapés chaise_élévatrice monte_personne canne
    porte_élargie barrière_architecturale`,
  stairsAndLift: `escalier escaliers ascenseur ascenseurs lift quelques_marches monter_les_marches étage étages
    à_l_étage premier_étage deuxième_étage troisième_étage 1er_étage 2e_étage 3e_étage rez_de_chaussée rez sous_sol
    au_sous_sol monte_charge monte_escalier escalator escalators sans_ascenseur monter_à_pied demi_étage entresol
    palier grimper_les_escaliers descendre_les_marches en_mezzanine monter_des_marches deux_marches trois_marches`,
  pram: `poussette poussettes landau landaus avec_la_poussette en_poussette poussette_double poussette_canne
    accessible_aux_poussettes accès_poussette garage_à_poussettes local_à_poussettes parking_à_poussettes
    laisser_la_poussette garer_la_poussette plier_la_poussette porte_bébé porte_bébés écharpe_de_portage maxi_cosi
    buggy poussette_jumeaux`,
  toilet: `toilettes toilette wc w_c cabinets petit_coin sanitaires sanitaire faire_pipi pipi aux_toilettes uriner
    pipi_room lieux_d_aisances chiottes vécés urinoir urinoirs petits_besoins besoin_pressant aller_au_petit_coin
    bloc_sanitaire toilettes_publiques toilettes_sèches cour_dame_pipi papier_toilette lavabo`,
  babyChanging: `table_à_langer tables_à_langer plan_à_langer espace_à_langer coin_à_langer espace_bébé coin_bébé
    changer_mon_bébé changer_bébé changer_le_bébé changer_un_bébé changer_la_couche changer_une_couche
    changer_le_lange langer couche couches lange langes pampers allaiter allaitement donner_le_sein donner_le_biberon
    chauffer_un_biberon chauffe_biberon biberon salle_d_allaitement nurserie lingettes`,
  changingRoom: `vestiaire vestiaires se_changer me_changer nous_changer vous_changer s_habiller se_rhabiller
    cabine_d_essayage cabines_d_essayage salon_d_essayage essayer_les_vêtements cabine_individuelle
    cabines_individuelles cabine_de_change vestiaire_collectif vestiaire_hommes vestiaire_femmes vestiaires_séparés
    vestiaire_mixte mettre_mon_maillot enfiler_ma_tenue mettre_ma_tenue changer_de_tenue changer_de_vêtements
    changer_de_chaussures venir_en_tenue venir_déjà_changé`,
  shower: `douche douches se_doucher me_doucher doucher salle_de_douche prendre_une_douche se_laver me_laver
    cabine_de_douche douches_chaudes douche_chaude gel_douche shampoing_douche salle_de_bain salle_de_bains baignoire
    salle_d_eau eau_chaude se_rincer rafraîchir_après après_le_sport jeton_de_douche pommeau`,
  lockers: `casier casiers consigne consignes consigne_à_bagages consigne_automatique coffre_fort coffres_forts
    coffret objets_de_valeur mes_affaires nos_affaires ses_affaires vos_affaires ranger_mes_affaires
    laisser_mes_affaires déposer_mes_affaires poser_mes_affaires mettre_mes_affaires affaires_personnelles
    effets_personnels mon_sac_à_dos laisser_mon_sac laisser_un_sac poser_mon_sac déposer_nos_valises
    laisser_nos_valises bagages bagagerie garder_nos_bagages valise valises portefeuille bijoux mettre_sous_clé
    sous_clé mettre_à_l_abri sous_clef cadenas armoire_fermée armoires_à_clé armoire_à_clé pièce_de_1_euro jeton
    pièce_de_2_francs`,
  cloakroom: `vestiaire vestiaire_gardé vestiaire_surveillé vestiaire_gratuit vestiaire_payant vestiaire_obligatoire
    manteau manteaux porte_manteau porte_manteaux patère patères portant penderie laisser_mon_manteau poser_ma_veste
    laisser_ma_veste accrocher_mon_manteau accrocher_ma_veste déposer_le_manteau veste vestes blouson doudoune
    parapluie parapluies casque_de_moto mon_casque`,
  seating: `s_asseoir m_asseoir nous_asseoir assis assise assises places_assises place_assise siège sièges chaise
    chaises banc bancs banquette banquettes tabouret tabourets fauteuil fauteuils canapé table tables table_libre
    manger_sur_place consommer_sur_place sur_place_ou_à manger_assis à_table mange_debout tables_hautes debout
    couverts en_salle se_poser me_poser salle_d_attente chaise_haute gradins`,
  outdoors: `terrasse terrasses terrasse_couverte terrasse_chauffée terrasse_ensoleillée dehors à_l_extérieur
    extérieur extérieurs en_extérieur plein_air en_plein_air au_soleil au_grand_air jardin cour_intérieure patio
    pergola tonnelle véranda balcon rooftop toit_terrasse parasol parasols ombragé ombragée à_l_ombre pelouse gazon
    barbecue pique_nique pique_niquer transats transat table_extérieure dans_la_cour`,
  indoors: `à_l_intérieur intérieur en_intérieur en_salle dedans couvert couverte couverts couvertes au_chaud au_sec
    à_l_abri abrité abritée sous_toit en_indoor indoor salle_intérieure piscine_couverte terrain_couvert
    terrains_couverts court_couvert courts_couverts halle_couverte gymnase sous_chapiteau chapiteau salle_couverte`,
  airConditioning: `climatis* climatisation clim clims climatiseur climatiseurs air_conditionné ventilateur
    ventilateurs ventil* ventilation fraîcheur rafraîchi rafraîchie rafraîchissement_d_air il_fait_chaud trop_chaud
    grosse_chaleur grosses_chaleurs canicule caniculaire fournaise étouffant étouffer_de_chaleur il_fait_frais
    au_frais brumisateur crever_de_chaud aération aérer salle_fraîche`,
  heating: `chauffage chauffé chauffée chauffés chauffées chauffer radiateur radiateurs poêle_à_bois cheminée
    feu_de_cheminée au_coin_du_feu il_fait_froid avoir_froid froid_en_hiver se_réchauffer réchauffer chauffage_au_sol
    chauffage_d_appoint parasol_chauffant parasols_chauffants braséro braseros plaid plaids couverture_polaire
    terrasse_chauffée bien_chauffé se_geler on_se_gèle bouillotte non_chauffé`,
  wifi: `wifi wi_fi wlan internet connexion connexion_internet accès_internet fibre fibre_optique haut_débit
    très_haut_débit code_wifi mot_de_passe_wifi mot_de_passe_du réseau_wifi se_connecter me_connecter hotspot surfer
    débit 4g 5g télétravail télétravailler travailler_à_distance visio visioconférence capter réseau_mobile
    wifi_gratuit`,
  powerSocket: `prise_électrique prises_électriques prise_de_courant prises_de_courant prise_secteur prises_secteur
    prises_usb prise_usb port_usb ports_usb charger_mon_téléphone recharger_mon_téléphone charger_mon_portable
    recharger_mon_portable recharger_mon_ordinateur brancher_mon_ordinateur brancher_mon_ordi brancher_mon_pc
    brancher_mon_chargeur recharger_mon_gsm recharger_mon_natel chargeur chargeurs câble_de_charge batterie_à_plat
    plus_de_batterie rallonge multiprise powerbank batterie_externe raccordement_électrique des_prises brancher`,
  evCharging: `borne_de_recharge bornes_de_recharge borne_électrique bornes_électriques borne_de_charge
    station_de_recharge station_de_charge point_de_charge points_de_charge recharger_ma_voiture charger_ma_voiture
    recharger_mon_auto voiture_électrique voitures_électriques véhicule_électrique véhicules_électriques tesla
    superchargeur superchargeurs wallbox kwh type_2 prise_type_2 prise_green_up recharge_rapide recharge_électrique
    hybride_rechargeable hybrides_rechargeables zoé ionity electra chargemap brancher_ma_voiture`,
  noise: `bruit bruits bruyant bruyante bruyants nuisances_sonores nuisance_sonore nuisances calme au_calme
    tranquille tranquillité silence silencieux silencieuse insonoris* insonorisation voisinage voisin voisins voisine
    tapage tapage_nocturne décibels vacarme boucan raffut chahut parler_fort fort_volume musique_forte
    heures_de_repos couvre_feu après_22_heures double_vitrage côté_cour côté_rue sur_rue sur_cour bouchons_d_oreilles
    bien_isolé faire_du_bruit`,
  smoking: `fumer fume fument fumeur fumeurs fumeuse non_fumeur non_fumeurs cigarette cigarettes clope clopes clopper
    cigare cigares tabac vapoter vapote vapoteuse cigarette_électronique e_cigarette vape puff chicha narguilé
    cendrier cendriers mégot mégots espace_fumeur espace_fumeurs coin_fumeur fumoir en_griller_une pause_clope
    zone_fumeur interdiction_de_fumer`,
  petsAllowed: `chien chiens chienne toutou toutous animal animaux animaux_admis animaux_acceptés animaux_bienvenus
    animaux_autorisés animal_de_compagnie animaux_de_compagnie chiens_admis chiens_acceptés chiens_bienvenus
    chiens_tenus_en_laisse en_laisse muselière avec_mon_chien avec_notre_chien amener_mon_chien emmener_mon_chien
    prendre_mon_chien gamelle gamelles gamelle_d_eau chat chats dog_friendly compagnon_à_quatre_pattes quatre_pattes
    boule_de_poils chiot petit_chien grand_chien gros_chien`,
  view: `belle_vue vue_mer vue_sur_mer vue_lac vue_sur_le_lac vue_montagne vue_panoramique vue_dégagée vue_imprenable
    panorama panoramique panoramas donne_sur donnant_sur donnent_sur belvédère point_de_vue coucher_de_soleil paysage
    vis_à_vis face_à_la_mer face_au_lac bord_de_mer bord_du_lac bord_de_l_eau baie_vitrée près_de_la_fenêtre
    côté_fenêtre skyline surplombe avec_vue vue_sur jolie_vue vue_depuis`,
  privateRoom: `salle_privée salles_privées salon_privé salons_privés salle_à_part salle_séparée pièce_séparée
    espace_privé espace_privatif privatif privative privatis* privatiser privatisation rien_que_pour_nous
    que_pour_nous pour_nous_seuls entre_nous intimité en_toute_intimité discret discrète discrétion à_l_écart
    coin_tranquille arrière_salle carnotzet salle_de_réunion cabinet_particulier louer_la_salle
    réserver_toute_la_salle cloison paravent huis_clos exclusivité`,
  capacity: `capacité capacité_d_accueil capacité_maximale accueillir accueille_jusqu_à peut_accueillir
    places_assises nombre_de_places combien_de_places combien_de_personnes combien_de_convives combien_de_monde
    combien_d_invités tenir_à_combien jusqu_à_50_personnes jusqu_à_100_personnes pour_combien_de_personnes
    personnes_maximum nombre_maximum_de_personnes nombre_de_personnes convives couverts couchages loger héberger
    jauge contenance assez_de_place rentrer_à logeons dort_à on_tient_à place_pour_tous`,
  size: `mètres_carrés m2 surface surfaces superficie grandeur dimensions taille_de_la_salle taille_de_la_chambre
    taille_de_la_pièce spacieux spacieuse spacieuses vaste exigu exiguë volume mètres_cubes m3 litres hectare
    hectares ares grand_comment de_quelle_taille format formats encombrement largeur longueur large étroit
    combien_de_mètres assez_grand assez_grande`,
  height: `hauteur hauteurs hauteur_maximale hauteur_limitée hauteur_maximum hauteur_sous_plafond haut_de_plafond
    plafond plafonds mètres_de_haut mètres_de_hauteur profond profonde profondeur mètres_de_profondeur longueur
    mètres_de_long mètres_de_longueur largeur mètres_de_large plus_haut dénivelé dénivelée altitude gabarit
    limite_de_hauteur au_dessus_du_sol taille_minimum taille_minimale mesurer_au_moins toise coffre_de_toit
    galerie_de_toit utilitaire camionnette`,
  weightLimit: `poids poids_maximum poids_maximal poids_max limite_de_poids charge_maximale charge_maximum
    charge_utile peser pèse pèsent kilo kilos kg kilogrammes tonne tonnes supporte_jusqu_à supporter_mon_poids
    surpoids trop_lourd trop_lourde lourd lourde corpulence corpulent corpulente obèse fort_poids moins_de_100_kg
    moins_de_120_kg plus_de_100_kilos poids_du_chien poids_à_vide ptac quintal`,
  entranceDoor: `porte_d_entrée porte_principale entrée_principale entrée_latérale entrée_de_service entrée_côté
    entrée_par_la_cour par_où_entrer par_où_entre par_où_passe par_où_rentre entrer_dans_le_bâtiment
    entrer_dans_l_immeuble digicode code_d_entrée code_de_la_porte code_d_accès interphone parlophone sonnette sonner
    sonnez sonne sonner_à_la_porte toquer frapper_à_la_porte portail badge boîte_à_clés porte_fermée porte_cochère
    porte_verte porte_bleue porte_vitrée porche hall_d_entrée poussez_la_porte concierge`,
  lockedIn: `enfermé enfermée enfermés enfermer enferme s_enfermer enfermement bloqué_dedans bloqués_dedans
    coincé_dedans coincés_dedans porte_verrouillée verrouillé verrouillée verrouiller pas_verrouillé fermée_à_clé
    fermé_à_clé sortir_à_tout_moment quitter_la_salle quitter_la_pièce sortir_de_la_salle sortir_quand_on_veut
    sortir_en_cas_de sortie_de_secours bouton_d_urgence bouton_de_sortie pouvoir_sortir prisonnier prisonniers
    rester_coincé rester_bloqué séquestré`,
  claustrophobia: `claustro claustrophobe claustrophobes claustrophobie panique paniquer panique_vite
    panique_facilement attaque_de_panique crise_de_panique crise_d_angoisse angoisse angoissé angoissée angoisses
    angoissant anxieux anxieuse anxiété espace_clos espaces_clos espace_confiné espaces_confinés lieux_clos
    endroits_fermés espace_fermé espaces_étroits manquer_d_air oppressant oppressé peur_d_être_enfermé peur_du_noir
    phobie phobies agoraphobe stressé dans_le_tunnel irm_ouvert`,
  meetingPoint: `point_de_rendez_vous lieu_de_rendez_vous point_de_rencontre lieu_de_rencontre point_de_départ
    lieu_de_départ point_de_rassemblement se_retrouver se_retrouve nous_retrouver se_rejoindre nous_rejoindre
    on_se_retrouve_où se_donner_rendez_vous rendez_vous_devant rendez_vous_sur_le où_nous_attendez_vous où_commence
    où_démarre départ_devant départ_de_la_visite départ_de_la_balade vous_attend_devant nous_attendons_devant
    lieu_d_embarquement embarcadère devant_l_office`,
  serviceArea: `zone_d_intervention zone_de_livraison zones_de_livraison rayon_d_action rayon_de_30_km rayon_de_20_km
    dans_un_rayon rayon_de périmètre secteur_d_intervention dans_la_région aux_alentours alentours environs
    et_environs périphérie banlieue agglomération département canton cantons commune communes province
    vous_déplacez_jusqu_à vous_déplacez_vous_à venez_jusqu_à venez_vous_à allez_jusqu_à jusqu_où_allez intervenez_à
    intervenez_dans intervenons_à intervenons_dans intervenir_à romandie wallonie île_de_france bruxelles
    kilomètres_autour à_la_campagne hors_zone secteur_géographique`,
  homeVisit: `à_domicile visite_à_domicile visites_à_domicile consultation_à_domicile soins_à_domicile
    cours_à_domicile service_à_domicile se_déplacer se_déplace se_déplacent vous_déplacez vous_déplacez_vous
    nous_déplaçons déplacement déplacements venir_chez_moi venez_chez_moi venez_chez_nous viennent_chez_moi
    venir_à_la_maison passer_chez_moi passez_chez_moi chez_vous_ou chez_le_client chez_le_patient au_domicile
    ne_peut_pas_sortir alité alitée maison_de_retraite ehpad home_de_repos ems`,
  pickUpService: `enlèvement enlèvement_à_domicile enlever_chez ramassage collecte collecter collectons
    venir_chercher venez_chercher viens_chercher chercher_à_la_maison venir_prendre venez_prendre prendre_chez_moi
    récupérer_chez_moi récupérer_à_domicile récupérons_chez service_de_ramassage service_voiturier transfert
    transferts navette_gratuite aller_chercher chercher_à_la_gare chercher_à_l_aéroport prise_en_charge_à dépanneuse
    remorquage remorquer ramener_à_domicile reprise_à_domicile`,
  delivery: `livraison livraisons livrer livre_à_domicile livrez livrons livré livrée livrés livrées
    livraison_à_domicile livraison_gratuite frais_de_livraison livreur livreurs coursier uber_eats deliveroo just_eat
    takeaway_com smood eat_ch faire_livrer me_faire_livrer apporter_chez_moi apportez_chez_moi jusqu_à_ma_porte
    devant_la_porte livraison_à_l_étage déposer_chez_moi portage service_de_livraison tournée jour_de_livraison
    camion_de_livraison installation_à_domicile mise_en_service acheminer`,
  shipping: `expédi* expédition envoi envois envoyer_par_la_poste envoyez_par_la_poste par_la_poste colis colissimo
    mondial_relay point_relais relais_colis chronopost bpost la_poste dhl ups fedex gls dpd frais_d_envoi
    frais_de_port port_gratuit port_offert franco_de_port envoyer_un_colis envoyer_à_l_étranger envoyer_chez_moi
    numéro_de_suivi suivi_du_colis par_courrier lettre_recommandée affranch* à_l_international bureau_de_poste
    transporteur boîte_aux_lettres en_recommandé`,
  takeaway: `à_emporter emporter plats_à_emporter vente_à_emporter commande_à_emporter café_à_emporter à_l_emporter
    emporter_ou_sur_place prendre_à_emporter click_and_collect retrait_en_magasin retrait_sur_place
    retirer_la_commande venir_chercher_la_commande manger_chez_moi manger_à_la_maison take_away takeaway doggy_bag
    emporter_les_restes les_restes barquette barquettes traiteur_à_emporter sur_le_pouce`,
  driveThrough: `drive drives drive_in au_drive service_au_volant retrait_drive drive_piéton guichet_drive
    sans_descendre_de_voiture sans_sortir_de_voiture rester_dans_la_voiture depuis_la_voiture guichet_auto
    passer_en_voiture retrait_en_voiture coffre_de_la_voiture charger_en_voiture drive_thru`,
  branch: `succursale succursales filiale filiales autre_magasin autres_magasins autre_adresse autres_adresses
    deuxième_magasin second_magasin autres_points_de_vente point_de_vente points_de_vente plusieurs_magasins
    plusieurs_adresses autre_salon autre_cabinet autres_cabinets autre_agence agence agences antenne franchisé
    autre_site autres_sites autre_boutique autres_boutiques autre_établissement deuxième_salon ailleurs_en_ville
    maison_mère siège_social nos_magasins nos_boutiques nos_salons`,
  findUs: `vous_trouver nous_trouver trouve_t_on trouver_l_entrée adresse situé située situés se_situe se_trouve
    en_face_de en_face_du juste_en_face à_côté_de à_côté_du à_gauche à_droite au_coin au_fond_de derrière_la
    derrière_le devant_la au_bout_de au_bout_du angle_de plan_d_accès itinéraire gps google_maps waze coordonnées_gps
    point_de_repère rond_point carrefour centre_commercial zone_industrielle zoning zone_artisanale panneau
    enseigne_rouge signalé numéro_de_la_rue perdu_dans_le_quartier`,
  weather: `pluie pluies pleuvoir pleut il_pleut pleuvait s_il_pleut averse averses orage orages orageux tempête
    drache drachait neige neiger intempéries intempérie mauvais_temps sale_temps météo par_tous_les_temps
    temps_pourri vent vent_fort foehn bise_noire brouillard verglas grêle froid_de_canard canicule soleil beau_temps
    conditions_météo conditions_météorologiques crachin`,
  indoorAlternative: `en_cas_de_pluie en_cas_d_intempéries en_cas_de_mauvais par_mauvais_temps s_il_pleut si_il_pleut
    plan_b solution_de_repli plan_de_repli repli_en_intérieur salle_de_repli repli se_replier se_réfugier à_couvert
    mettre_à_l_abri s_abriter abri abri_couvert sous_tente tente_de_réception tonnelle_couverte barnum chapiteau
    tivoli préau activité_de_remplacement alternative_en_salle déplacé_en_salle déplacé_à_l_intérieur si_le_temps
    selon_la_météo date_de_repli`,
  lighting: `éclairage éclairages éclairé éclairée éclairés éclairer lumière lumières lumière_du_jour
    lumière_naturelle lumineux lumineuse luminosité lampe lampes lampe_frontale frontale lampe_de_poche projecteur
    projecteurs spots néon pénombre obscur obscure obscurité dans_le_noir dans_l_obscurité fait_noir sombre tamisé
    tamisée led leds nocturne de_nuit ampoule stroboscope lumières_clignotantes bougie bougies`,
  temperature: `température températures degré degrés température_de_l_eau eau_à_30_degrés eau_froide eau_chaude
    celsius chaud chaude froid froide tiède fraîche glacial glaciale glacé glaciaux climat chambre_froide réfrigéré
    réfrigérée chaîne_du_froid thermostat thermomètre combien_de_degrés température_ambiante chauffée_à frileux
    frileuse il_fait_combien humidité`,
  safetyRules: `consignes_de_sécurité règles_de_sécurité mesures_de_sécurité normes_de_sécurité briefing_sécurité
    briefing_de_sécurité casque_obligatoire gilet_de_sauvetage gilet_obligatoire port_du_casque
    équipement_de_protection chaussures_de_sécurité lunettes_de_protection protections protection_individuelle
    harnais baudrier ceinture_de_sécurité sortie_de_secours issue_de_secours issues_de_secours évacuation évacuer
    extincteur extincteurs alarme_incendie détecteur_de_fumée pompiers exercice_d_évacuation interdit_de_courir
    encadrement surveillant surveillance décharge_de_responsabilité dangereux`,
  firstAid: `premiers_secours premiers_soins secouriste secouristes secourisme trousse_de_secours
    trousse_de_premiers_soins trousse_à_pharmacie boîte_de_secours défibrillateur défibrillateurs dae infirmerie
    infirmier infirmière blesser blessé blessée blessure blessures se_blesse me_blesse accident accidents malaise
    faire_un_malaise s_évanouir évanoui pansement pansements sparadrap bobo saigner saigne samaritain samaritains
    ambulance croix_rouge poste_de_secours massage_cardiaque brevet_de_secouriste se_fait_mal`,
} as const;
