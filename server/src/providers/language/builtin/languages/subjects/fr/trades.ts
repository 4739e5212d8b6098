/** French words of trades, by subject. */
export const trades = {
  hair: `cheveu cheveux coiff* coupe_homme coupe_femme coupe_de_cheveux couper_les_cheveux tifs brushing mèches mèche
    balayage coloration colorations teinture décolor* décoloration racines ombré_hair permanente lissage
    lissage_brésilien frange dégradé pointes tondeuse_cheveux barbe barbes barbier barber rasage raser moustache
    chignon tresses tresse nattes extensions rajouts perruque perruques shampoing kératine`,
  skin: `peau peaux soin_du_visage soins_du_visage visage gommage peeling masque_visage acné boutons comédons
    points_noirs rides ride botox acide_hyaluronique injections teint maquillage maquilleuse épilation cire
    épilation_laser lumière_pulsée esthéticienne esthétique institut_de_beauté peau_sensible peau_sèche peau_grasse
    eczéma psoriasis grain_de_beauté grains_de_beauté verrue verrues tatouage tatouages tatoueur détatouage piercing
    piercings bronzage solarium épiler`,
  teeth: `dent dents dentiste dentistes dentaire dentaires mal_aux_dents rage_de_dent rage_de_dents carie caries
    détartrage détartr* plombage plombages couronne_dentaire implant implants bridge dentier prothèse_dentaire
    facette facettes blanchiment blanchiment_dentaire appareil_dentaire bagues_dentaires gouttière gouttières
    invisalign orthodontiste orthodontie orthodontique dévitalis* racine_de_la_dent dent_de_sagesse dents_de_sagesse
    arracher_une_dent extraction molaire gencive gencives hygiéniste hygiéniste_dentaire dent_cassée`,
  eyes: `œil yeux lunettes lunette monture montures verres_progressifs verres_correcteurs verres_de_lunettes lentille
    lentilles lentilles_de_contact opticien opticienne opticiens optique optométriste ophtalmo ophtalmologue
    ophtalmologiste oculiste oculaire examen_de_vue examen_de_la_vue test_de_vue test_de_la_vue contrôle_de_la_vue
    ma_vue vue_qui_baisse vue_baisse vois_mal vois_flou myope myopie presbyte presbytie astigmate astigmatisme
    dioptries cataracte lunettes_de_soleil lunettes_de_lecture ordonnance_lunettes fond_d_œil basse_vision`,
  feet: `orteil orteils ongle ongles ongle_incarné ongles_incarnés pédicure pédicures pédicurie pédicure_médicale
    podologue podologues podologie podologique semelle semelles semelles_orthopédiques semelles_sur_mesure
    cors_aux_pieds cor_au_pied durillon durillons callosité callosités corne talon talons verrue_plantaire mycose
    mycoses beauté_des_pieds manucure vernis_semi_permanent vernis ampoules_aux_pieds cheville hallux hallux_valgus
    oignon_au_pied voûte_plantaire pied_diabétique chaussures_orthopédiques réflexologie mes_pieds les_pieds`,
  animalCare: `vétérinaire vétérinaires véto toilettage toiletter tondre_mon_chien tonte_du_chien pension_pour_chiens
    pension_pour_chats pension_pour_animaux pension_canine chenil chatterie garder_mon_chien garder_mon_chat
    garde_de_chien garde_d_animaux pet_sitter pet_sitting promener_mon_chien éducateur_canin éducation_canine
    dressage dresseur stérilis* castr* castration puce_électronique puces tiques vermifuge vacciner_mon_chien
    vaccin_du_chat croquettes lapin lapins hamster cochon_d_inde euthanas* griffes chaton cheval`,
  garden: `jardin jardins jardinage jardinier jardinière jardiniers paysagiste paysagistes tonte tondre
    tondre_la_pelouse pelouse pelouses gazon haie haies taille_de_haie taille_de_haies tailler_ma_haie
    tailler_la_haie élagage élagueur abattage_d_arbre abattage_d_arbres abattre_un_arbre arbre arbres arboriste
    désherb* désherbage mauvaises_herbes plantation potager débroussaillage débroussailler scarification
    espaces_verts espace_vert engazonnement arrosage_automatique feuilles_mortes ramasser_les_feuilles élaguer
    massif_de_fleurs`,
  moving: `déménag* déménagement déménagements déménager déménageur déménageurs emménager emménagement
    cartons_de_déménagement camion_de_déménagement monte_meubles monte_meuble lift_de_déménagement garde_meuble
    garde_meubles transport_de_piano piano_à_transporter transporter_un_meuble transporter_des_meubles
    transport_de_meubles porter_des_meubles emballage_de_vaisselle débarras vider_un_appartement vider_une_maison
    vider_la_cave vide_maison débarras_de_cave démonter_les_meubles démontage_des_meubles remontage
    changer_d_appartement quitter_mon_appartement nouvel_appartement nouveau_logement autorisation_de_stationnement
    bras_forts objets_lourds`,
  building: `travaux rénov* rénovation rénover chantier chantiers construction construire maçon maçons maçonnerie
    entrepreneur architecte peintre peintres peinture_intérieure peindre repeindre plâtrier plâtrerie plafonneur
    plafonnage gyproc placo carrelage carreleur carreler toiture toitures couvreur couvreurs tuiles façade façades
    crépi ravalement isolation isoler châssis fenêtres pvc_ou_bois cloisons abattre_un_mur salle_de_bain_complète
    tous_corps_d_état`,
  electricity: `électricien électriciens électricienne électricité installation_électrique tableau_électrique
    coffret_électrique disjoncteur disjoncte disjonctent disjoncteurs fusible fusibles plomb_sauté plombs_sautés
    plombs_ont_sauté court_circuit panne_de_courant coupure_de_courant plus_de_courant plus_d_électricité
    prises_à_installer installer_une_prise interrupteur interrupteurs câblage câble câbles luminaire luminaires
    lustre poser_un_lustre mise_à_la_terre consuel rgie contrôle_oibt domotique dépannage_électrique volts triphasé
    différentiel va_et_vient`,
  plumbing: `plombier plombiers plomberie sanitariste fuite fuites fuite_d_eau fuit goutte_à_goutte robinet robinets
    robinetterie robinet_qui_goutte wc_bouchés toilettes_bouchées évier évier_bouché lavabo_bouché bouché bouchée
    bouchon débouch* débouchage canalisation canalisations tuyau tuyaux tuyauterie égout égouts siphon chasse_d_eau
    chauffe_eau boiler cumulus_en_panne ballon_d_eau_chaude plus_d_eau_chaude inondation inondé mitigeur
    dégât_des_eaux curage fosse_septique adoucisseur calcaire`,
  chimneyAndHeating: `ramon* ramonage ramoneur ramoneurs cheminée cheminées conduit_de_fumée poêle poêle_à_bois
    poêle_à_pellets insert tubage suie chaudière chaudières chaudière_à_gaz chaudière_à_mazout chauffagiste
    chauffagistes chauffage_central brûleur pompe_à_chaleur pompes_à_chaleur radiateur radiateurs purger mazout fioul
    fuel gaz_naturel granulés pellets citerne_à_mazout entretien_de_chaudière entretien_chaudière contrat_d_entretien
    plus_de_chauffage chauffage_en_panne thermostat plancher_chauffant certificat_de_ramonage feu_de_cheminée
    condensation`,
  funeral: `obsèques enterrement enterrements funérailles pompes_funèbres funéraire funéraires funérarium crématorium
    crémation incinération incinérer incinéré cercueil cercueils urne urnes cendres décès décédé décédée défunt
    défunte mort_de_mon mort_de_ma deuil inhumation inhumer cimetière pierre_tombale caveau concession_funéraire
    condoléances faire_part_de_décès avis_de_décès veillée croque_mort corbillard marbrerie marbrier columbarium
    contrat_obsèques prévoyance_obsèques réception_après_enterrement`,
  legalAdvice: `avocat avocate avocats juriste juridique juridiques conseil_juridique conseils_juridiques notaire
    notaires étude_notariale huissier huissiers tribunal procès procédure divorce divorcer séparation
    pension_alimentaire garde_des_enfants testament succession héritage hériter licenciement licencié prud_hommes
    contrat_de_mariage contrat_de_bail litige litiges plainte_pénale porter_plainte protection_juridique
    aide_juridictionnelle pro_deo assistance_judiciaire droit_du_travail droit_de_la_famille bail_à_loyer
    mise_en_demeure acte_notarié compromis_de_vente me_défendre`,
  tax: `impôt impôts imposition imposable taxes fisc fiscal fiscale fiscalité fiscaliste déclaration_d_impôt
    déclaration_d_impôts déclaration_fiscale remplir_ma_déclaration remplir_la_déclaration déclarer_mes_revenus
    déductible déductibles déduire_des_impôts déduction_fiscale réduction_d_impôt crédit_d_impôt tax_on_web précompte
    fiduciaire fiduciaires comptable comptables expert_comptable expert_fiscal comptabilité bilan bilans bilan_annuel
    liasse_fiscale tva_à_déclarer déclaration_tva impôt_à_la_source quellensteuer autoentrepreneur auto_entrepreneur
    micro_entreprise urssaf cotisations_sociales fiche_de_paie`,
  travel: `voyage voyages voyager voyagez agence_de_voyages séjour séjours circuit_organisé circuits croisière
    croisières vol_aller vols billet_d_avion billets_d_avion avion aéroport compagnie_aérienne all_inclusive
    club_de_vacances destination destinations lune_de_miel excursion excursions city_trip citytrip tour_opérateur
    visa visas passeport_valide escale transfert_aéroport voyage_organisé voyages_sur_mesure partir_en_vacances
    à_l_étranger touriste touristes tourisme touristique office_du_tourisme guide_touristique carnet_de_voyage
    rapatriement`,
  theatre: `théâtre théâtres pièce_de_théâtre spectacle spectacles représentation représentations comédien comédienne
    comédiens comédie acteur acteurs actrice metteur_en_scène mise_en_scène scène sur_scène entracte rideau_se_lève
    lever_de_rideau première_du_spectacle dernière_représentation billet_de_spectacle billetterie placement_libre
    places_numérotées parterre loges loge opéra ballet danse_contemporaine improvisation impro ligue_d_impro
    one_man_show stand_up humoriste cabaret marionnettes saison_culturelle abonnement_théâtre troupe cirque`,
} as const;
