/** French words of people and service, by subject. */
export const peopleAndService = {
  owner: `propriétaire propriétaires patron patronne patrons gérant gérante gérants chef_d_entreprise directeur
    directrice responsable_du_magasin exploitant exploitante tenancier tenancière dirigeant dirigeante fondateur
    fondatrice maître_des_lieux derrière_le_comptoir à_la_tête repreneur repris_par à_qui_appartient appartient_à
    qui_tient qui_dirige qui_est_derrière tenu_par tenue_par dirigé_par dirigée_par entreprise_familiale en_famille
    mari_et_femme père_et_fils`,
  staffCount: `combien_d_employés combien_de_collaborateurs combien_êtes_vous combien_vous_êtes combien_de_salariés
    combien_travaillent effectif effectifs employé employés employées salarié salariés collaborateur collaborateurs
    collaboratrices équipe_de personnel notre_équipe votre_équipe membres_de_l_équipe petite_équipe
    taille_de_l_équipe travaille_seul travaille_seule tout_seul_ici nous_sommes_cinq nous_sommes_trois
    combien_de_médecins combien_de_coiffeurs combien_de_moniteurs ouvriers équipe_compte`,
  qualification: `diplômé diplômée diplômés diplômées diplôme diplômes certifié certifiée certifiés qualifié
    qualifiée qualifiés qualification qualifications formation_professionnelle formés formée_à agréé agrément
    agréments brevet brevet_d_état brevet_fédéral cfc cap bts maîtrise maître_artisan expérience expérimenté
    expérimentée expérimentés années_d_expérience ans_de_métier spécialisé spécialisée spécialiste spécialistes
    professionnel_reconnu label_rge rge compétences compétent compétente parcours_professionnel`,
  sameStaff: `même_personne même_intervenant même_intervenante même_coiffeuse même_coiffeur même_médecin
    même_thérapeute même_kiné même_prof même_professeur même_moniteur même_monitrice même_technicien même_femme_de
    même_infirmière même_équipe toujours_la_même toujours_le_même interlocuteur_unique qui_vient qui_viendra
    qui_va_venir qui_s_occupe_de qui_s_en_occupe qui_intervient choisir_ma_coiffeuse choisir_mon_coiffeur
    choisir_le_praticien choisir_la_personne demander_une_personne personne_attitrée attitré attitrée référent
    référente chez_qui remplaçant remplaçante avec_qui_j_aurai changer_de_prof`,
  womenOnly: `femmes_uniquement uniquement_pour_femmes uniquement_pour_les_femmes réservé_aux_femmes
    réservée_aux_femmes réservés_aux_femmes entre_femmes entre_filles exclusivement_féminin cent_pour_cent_féminin
    non_mixte non_mixité espace_femmes espace_féminin créneau_femmes soirée_femmes journée_femmes cours_pour_femmes
    club_féminin juste_pour_les_femmes que_pour_les_femmes que_des_femmes que_les_femmes dames_uniquement pour_dames
    sans_hommes pas_d_hommes interdit_aux_hommes par_une_femme femme_médecin médecin_femme gynécologue_femme
    praticienne masseuse porter_le_voile voilée hijab`,
  languagesSpoken: `langue langues langue_parlée langues_parlées parlez_vous_anglais parlent_anglais parle_anglais
    parler_anglais en_anglais anglais allemand néerlandais flamand espagnol italien portugais arabe turc russe
    ukrainien polonais chinois japonais en_allemand en_néerlandais suisse_allemand english anglophone anglophones
    germanophone néerlandophone néerlandophones bilingue bilingues trilingue multilingue langue_des_signes
    langue_étrangère parle_pas_français parle_pas_bien_français ne_parle_pas_français traduit do_you_speak romanche`,
  doctor: `médecin médecins docteur docteurs docteure doctoresse toubib toubibs généraliste généralistes
    médecin_traitant médecin_de_famille cabinet_médical maison_médicale centre_médical consultation consultations
    pédiatre gynécologue dermatologue cardiologue ophtalmologue orl ostéopathe ostéo kiné kinésithérapeute physio
    physiothérapeute sage_femme infirmier infirmière podologue psy psychologue psychiatre nouveaux_patients
    nouveau_patient patientèle téléconsultation prise_de_sang vaccin vaccins vaccination check_up`,
  hygiene: `hygiène hygiénique stérilisé stérilisés stérilisation désinfect* désinfecté désinfectés désinfection
    autoclave aiguilles_à_usage_unique usage_unique à_usage_unique jetable jetables gants masque masques
    gel_hydroalcoolique hydroalcoolique propre_et_désinfecté matériel_propre outils_propres instruments_propres
    nettoyés_après_chaque après_chaque_client entre_chaque_client entre_deux_clients aseptis* asepsie microbes
    bactéries normes_d_hygiène haccp afsca lavage_des_mains propreté salubrité linge_propre draps_propres stérile
    stériles`,
  pain: `douleur douleurs douloureux douloureuse douloureuses ça_fait_mal fait_mal faire_mal fait_il_mal avoir_mal
    souffrir souffre souffrance sans_douleur indolore insensibilis* anesthés* anesthésie anesthésie_locale
    anesthésie_générale endormir_la_dent piqûre_anesthésiante crème_anesthésiante emla antidouleur antidouleurs
    antalgique paracétamol dafalgan doliprane supportable insupportable désagréable ça_pique ça_tire ça_brûle
    sentir_quelque_chose on_sent_rien douillet douillette gaz_hilarant sédation peur_d_avoir_mal`,
  pregnancy: `enceinte enceintes grossesse grossesses femme_enceinte femmes_enceintes future_maman futures_mamans
    futures_mères j_attends_un_bébé attendre_un_bébé attend_un_enfant attends_un_enfant tomber_enceinte
    mois_de_grossesse semaines_de_grossesse trimestre premier_trimestre prénatal prénatale prénataux postnatal
    postnatale post_partum accouchement accoucher accouché maternité sage_femme sages_femmes gynéco échographie
    allaite allaitante allaitantes allaitement jeune_maman congé_maternité fausse_couche bébé_en_route
    préparation_à_l_accouchement`,
  illness: `malade malades maladie maladies tomber_malade tombé_malade tombée_malade rhume enrhumé enrhumée grippe
    grippé toux tousse tousser fièvre température_élevée covid coronavirus gastro angine contagieux contagieuse
    contagion contaminer virus varicelle poux mycose symptômes symptôme nez_qui_coule mal_à_la_gorge mal_de_gorge
    vomi vomir diarrhée souffrant souffrante pas_en_forme patraque cas_de_maladie pour_raison_médicale infection`,
  medicine: `médicament médicaments médoc médocs remède remèdes comprimé comprimés cachet cachets gélule gélules
    pilule pilules sirop_contre antibiotique antibiotiques pommade pommades gouttes_pour générique génériques
    pharmacie pharmacien pharmacienne anticoagulants anticoagulant aspirine ibuprofène traitement_médical
    sous_traitement prendre_un_traitement prends_un_traitement cortisone insuline vaccin vitamines homéopathie
    homéopathique phytothérapie compléments_alimentaires effets_secondaires posologie notice pilulier`,
  afterCare: `après_la_séance après_le_soin après_le_traitement après_l_opération après_l_intervention
    après_un_tatouage après_le_tatouage après_le_piercing après_l_extraction après_l_épilation après_la_coloration
    après_le_massage après_coup soins_après suivi_post_opératoire post_opératoire suites_opératoires cicatris*
    cicatrisation cicatrice convalescence faire_ensuite éviter_le_soleil pas_de_soleil pas_de_piscine pas_de_sport
    crème_cicatrisante hydrater bepanthen pansement_à_changer conseils_d_entretien conseils_après reprendre_le_sport
    reprendre_le_travail arrêt_de_travail contrôle_après visite_de_contrôle rougeurs effets_secondaires
    enlever_les_fils rentrer_en_voiture`,
  preparation: `avant_la_séance avant_le_rendez_vous avant_la_consultation avant_le_soin avant_le_traitement
    avant_l_opération avant_l_intervention avant_la_visite avant_de_venir avant_votre_arrivée avant_l_examen à_jeun
    jeûne jeûner manger_avant boire_avant rester_à_jeun estomac_vide me_préparer se_préparer vous_préparer
    préparatifs comment_se_préparer préparer_avant cheveux_lavés cheveux_propres raser_avant se_raser_avant
    démaquill* démaquillée sans_maquillage sans_vernis vider_les_armoires dégager_l_accès arriver_10_minutes_avant
    minutes_avant_le_rendez questionnaire_médical questionnaire_de_santé arrêter_de_fumer débarrasser_la_pièce`,
  duration: `durée durées dure durent durer durera combien_de_temps combien_d_heures combien_de_minutes
    combien_de_jours combien_dure temps_à_prévoir prendre_combien_de_temps prend_du_temps long_à_faire c_est_long
    longueur_du_cours minutes_environ environ_une_heure environ_deux_heures une_petite_heure demi_heure
    trois_quarts_d_heure une_demi_journée demi_journée toute_la_journée quelle_durée finit_à_quelle_heure
    se_termine_à commence_et_finit heure_de_fin vite_fait ça_prend heures_sur_place`,
  howOften: `fréquence fréquences à_quelle_fréquence quelle_fréquence tous_les_combien combien_de_fois une_fois_par
    fois_par_semaine fois_par_mois fois_par_an une_fois_l_an tous_les_ans tous_les_deux_ans tous_les_mois
    tous_les_six_mois toutes_les_semaines toutes_les_six_semaines toutes_les_deux_semaines chaque_semaine chaque_mois
    chaque_année annuellement hebdomadaire hebdomadaires mensuellement bimensuel régulièrement intervalle intervalles
    rythme périodicité nombre_de_séances combien_de_séances plusieurs_séances séances_nécessaires un_mardi_sur_deux
    semaine_sur_deux tous_les_10_000 espacer`,
  course: `cours leçon leçons cours_collectifs cours_collectif atelier ateliers stage stages formation formations
    apprendre apprend apprenez apprenons enseigner enseignement enseignant enseignante professeur professeure prof
    profs moniteur monitrice moniteurs coach coachs initiation initiations workshop workshops masterclass
    cours_du_soir donner_des_cours programme_des_cours cours_intensif cours_en_ligne cours_de_cuisine cours_de_langue
    cours_de_danse cours_de_musique cours_de_yoga auto_école`,
  beginner: `débutant débutante débutants débutantes grand_débutant grands_débutants débuter débute je_débute novice
    novices néophyte néophytes niveau_zéro à_partir_de_zéro partir_de_zéro jamais_fait jamais_essayé jamais_pratiqué
    jamais_joué jamais_nagé jamais_skié jamais_dansé jamais_grimpé sans_expérience aucune_expérience
    aucune_connaissance sans_connaissance sans_connaissances première_fois c_est_ma_première y_connais_rien
    y_connaît_rien niveau_débutant cours_débutants initiation les_bases pas_besoin_de_savoir prérequis sans_prérequis
    faux_débutant a1 profane remettre_au_sport`,
  advanced: `avancé avancée avancés avancées niveau_avancé niveau_supérieur niveau_expert confirmé confirmée
    confirmés confirmées expert experts experte perfectionnement se_perfectionner me_perfectionner intermédiaire
    intermédiaires niveau_intermédiaire déjà_un_bon_niveau bon_niveau déjà_de_l_expérience depuis_des_années
    progresser compétition compétiteur compétiteurs chevronné chevronnés aguerri aguerris pratiquants_réguliers b2 c1
    niveau_confirmé cours_avancé haut_niveau passer_au_niveau`,
  partner: `partenaire partenaires sans_partenaire cherche_partenaire trouver_un_partenaire partenaire_de_jeu
    partenaire_de_danse partenaire_de_grimpe partenaire_d_entraînement venir_seul venir_seule venir_tout_seul
    venir_toute_seule viens_seul viens_seule je_suis_seul je_suis_seule tout_seul toute_seule en_solo solo
    célibataire célibataires personne_pour_jouer personne_pour_m_accompagner binôme binômes cavalier cavalière
    compagnon_de_cordée rejoindre_un_groupe se_joindre_à former_un_groupe compléter_un_groupe sans_être_accompagné
    seul_ou_accompagné rencontrer_d_autres rencontrer_du_monde trouver_d_autres_joueurs mise_en_relation`,
  child: `enfant enfants gamin gamins gamine gosse gosses mioche petit_bout petits_bouts tout_petit tout_petits
    bambin bambins bébé bébés fiston fille_de_5_ans fils_de_6_ans mon_fils ma_fille mes_filles mes_petits
    petit_enfant petits_enfants petite_sœur petit_frère à_partir_de_quel âge_minimum âge_minimal âge_requis
    limite_d_âge dès_quel_âge quel_âge dès_6_ans dès_4_ans dès_8_ans dès_3_ans à_partir_de_6 à_partir_de_8
    enfants_admis enfants_bienvenus enfants_seuls trop_jeune trop_petit`,
  teenager: `ado ados adolescent adolescente adolescents adolescentes teenager préado préados jeunes jeune_de_15_ans
    jeunes_de_12 collégien collégiens lycéen lycéens fils_de_14_ans fille_de_15_ans fille_de_16_ans mineur mineurs
    mineure mineures moins_de_18_ans moins_de_16_ans 12_à_17_ans 14_ans 15_ans 16_ans 17_ans dès_14_ans dès_16_ans
    pas_encore_majeur pas_encore_18_ans autorisation_parentale accord_des_parents signature_des_parents jeunesse`,
  adultSupervision: `accompagné_d_un_adulte accompagnée_d_un_adulte accompagnés_d_un_adulte accompagnés_par_un_adulte
    présence_d_un_adulte présence_des_parents parent_présent adulte_responsable sous_la_surveillance surveillance
    surveillé surveillée surveillés surveiller surveille accompagnateur accompagnateurs accompagnant accompagnants
    représentant_légal tuteur_légal parents_restent rester_avec_mon_enfant rester_avec_lui laisser_mon_enfant
    laisser_les_enfants laisser_mon_fils laisser_ma_fille déposer_mon_enfant déposer_les_enfants enfants_seuls
    enfant_seul non_accompagné non_accompagnés sans_les_parents sans_parents sans_adulte encadré encadrés
    autorisation_parentale`,
  babysitting: `garde_d_enfants garde_d_enfant garder_les_enfants garder_mes_enfants garder_mon_enfant
    garder_mon_fils garder_ma_fille garder_le_bébé baby_sitting babysitting baby_sitter babysitter baby_sitters
    nounou nounous garderie garderies halte_garderie crèche crèches accueil_extrascolaire maman_de_jour
    assistante_maternelle gardienne_d_enfants mini_club club_enfants espace_garderie occuper_mon_enfant
    pendant_que_je_m pendant_que_les_parents parascolaire périscolaire centre_aéré s_occuper_des_enfants
    s_occuper_de_mon coin_enfants_surveillé`,
  birthdayParty: `anniversaire anniversaires anniv fêter_l_anniversaire fêter_son_anniversaire fêter_mon_anniversaire
    fêter_ses fêter_les_8_ans goûter_d_anniversaire fête_d_anniversaire fête_d_enfants fête_pour_enfants boum
    anniversaire_enfant anniversaire_d_enfant anniversaires_d_enfants formule_anniversaire forfait_anniversaire
    souffler_les_bougies souffler_ses_bougies copains_de_mon_fils copines_de_ma_fille aura_8_ans aura_10_ans
    fête_ses_8_ans fête_ses_10_ans cartons_d_invitation jour_j pinata animateur_anniversaire ses_dix_ans ses_40_ans
    mes_30_ans mes_50_ans`,
  henStagParty: `enterrement_de_vie_de evjf evg vie_de_jeune_fille vie_de_garçon vie_de_célibataire jeune_fille
    enterrement_de_jeune_fille enterrement_de_garçon futur_marié future_mariée futurs_mariés avec_mes_témoins
    demoiselle_d_honneur demoiselles_d_honneur témoin_de_la_mariée entre_filles entre_copines entre_potes
    soirée_filles journée_entre_filles bande_de_copines déguisé déguisés déguisements`,
  wedding: `mariage mariages se_marier me_marier nous_marier marions mariée mariés noces noce nuit_de_noces
    robe_de_mariée robes_de_mariée cérémonie cérémonies cérémonie_laïque vin_d_honneur alliance alliances faire_part
    coiffure_de_mariée maquillage_de_mariée témoins cortège lune_de_miel fiançailles fiancé fiancée pacs
    wedding_planner repas_de_mariage salle_de_mariage voiture_des_mariés dragées se_dire_oui jour_j bouquet_de_mariée
    noces_d_or`,
  companyEvent: `team_building teambuilding sortie_d_entreprise sortie_entreprise sortie_d_équipe
    événement_d_entreprise événements_d_entreprise fête_d_entreprise soirée_d_entreprise repas_d_entreprise
    repas_de_fin_d souper_d_entreprise souper_du_personnel fête_du_personnel collègues entre_collègues
    avec_mes_collègues avec_mon_équipe ma_boîte ma_boite notre_entreprise mon_entreprise cohésion_d_équipe incentive
    séminaire séminaires afterwork after_work comité_d_entreprise ce_et_entreprises conférence conférences b2b
    arbre_de_noël salle_de_séminaire départ_à_la_retraite pot_de_départ mon_patron journée_d_étude corporate`,
  schoolTrip: `sortie_scolaire sorties_scolaires voyage_scolaire course_d_école courses_d_école excursion_scolaire
    excursion_de_classe classe classes avec_ma_classe classe_entière classe_verte classes_vertes classe_de_neige
    camp_scolaire groupes_scolaires groupe_scolaire scolaires élèves mes_élèves écoliers école_primaire
    école_maternelle école_secondaire instituteur institutrice instit enseignant enseignants enseignante
    visites_scolaires visite_scolaire tarif_scolaire colonie colonies centre_de_loisirs centres_de_loisirs camp_scout
    scouts dossier_pédagogique pédagogique`,
  groupSizeLimit: `maximum_de_participants nombre_maximum_de nombre_maximal nombre_de_participants
    participants_maximum participants_minimum nombre_minimum_de participants_max personnes_maximum personnes_max
    personnes_par_groupe personnes_par_séance joueurs_par_équipe taille_du_groupe taille_des_groupes petits_groupes
    petit_groupe groupes_réduits groupe_réduit effectif_réduit combien_par_groupe combien_par_cours
    combien_de_participants combien_de_joueurs combien_au_maximum être_combien on_est_trop trop_nombreux de_2_à_6
    à_partir_de_deux minimum_deux_personnes à_partir_de_combien limité_à places_limitées nombre_limité`,
  privateLesson: `cours_particulier cours_particuliers cours_privé cours_privés cours_individuel cours_individuels
    leçon_privée leçons_privées leçon_particulière leçons_particulières leçon_individuelle séance_individuelle
    séances_individuelles séance_privée cours_en_tête tête_à_tête seul_à_seul en_individuel individuellement coaching
    coaching_privé coach_privé coach_personnel personal_trainer prof_particulier professeur_particulier
    moniteur_privé cours_à_deux cours_en_duo cours_solo rien_que_moi juste_pour_moi un_à_un one_to_one`,
  exam: `examen examens épreuve épreuves passer_l_examen passer_un_examen réussir_l_examen rater_l_examen
    raté_l_examen échoué échouer échec repasser_l_examen repasser représenter_l_examen taux_de_réussite réussir
    réussi examen_théorique examen_pratique examen_blanc code_de_la_route passer_le_permis passer_mon_permis
    test_de_niveau évaluation_finale contrôle_des_connaissances bac maturité_fédérale delf toeic tcf concours
    rattrapage recalé recalée louper jury note_minimale qcm permis_de_conduire`,
  certificate: `certificat certificats attestation attestations diplôme diplôme_à_la_fin attestation_de_participation
    attestation_de_formation attestation_de_suivi attestation_de_présence certificat_de_participation
    certificat_de_réussite brevet brevets certifiant certifiante formation_certifiante formation_reconnue
    diplôme_reconnu reconnu_par reconnue_par papier_à_la_fin papier_officiel document_officiel
    preuve_de_participation rncp cpf qualiopi valide_pour_l_employeur certification certifications éduqua
    titre_reconnu délivr*`,
  difficulty: `difficulté difficultés difficile difficiles niveau_de_difficulté niveaux_de_difficulté quel_niveau
    niveau_requis plusieurs_niveaux tous_niveaux tous_les_niveaux facile faciles facilement_accessible
    simple_ou_difficile dur_dur c_est_dur trop_dur trop_difficile trop_compliqué compliqué ardu ardue corsé corsée
    le_plus_dur le_plus_facile le_plus_difficile piste_noire piste_rouge piste_bleue piste_verte pistes_bleues
    casse_tête à_la_portée abordable_pour_tous taux_de_réussite exigeant exigeante niveau_facile cotation galérer`,
  hints: `indice indices coup_de_pouce donner_un_indice donnez_vous_des_indices demander_un_indice demander_de_l_aide
    aide_en_cours besoin_d_aide aider_si aide_pendant si_on_bloque si_on_est_bloqué bloqué bloqués bloque
    rester_coincé coincé coincés on_sèche sécher maître_du_jeu maître_de_jeu game_master talkie_walkie astuces astuce
    piste_à_suivre mettre_sur_la_voie souffler_la_réponse énigme énigmes pas_trouver_la_solution solution_de_l_énigme`,
  fitness: `condition_physique bonne_condition_physique forme_physique en_bonne_forme être_en_forme être_sportif
    pas_sportif pas_sportive sportif sportive sportifs physique physiquement effort_physique efforts endurance
    essoufflé essoufflement souffle cardio entraîné entraînée entraînement_préalable niveau_physique niveau_sportif
    bonne_santé marcheur marcheurs bon_marcheur bons_marcheurs heures_de_marche dénivelé fatigant fatiguant épuisant
    intensité intense surpoids sédentaire rouillé problèmes_de_dos mal_au_dos problème_cardiaque courbatures
    pas_en_forme`,
  swimmer: `savoir_nager sait_nager sais_nager savent_nager sachant_nager sachez_nager ne_sait_pas_nager
    ne_sais_pas_nager sais_pas_nager sait_pas_nager nageur nageurs nageuse non_nageur non_nageurs bon_nageur
    bons_nageurs nager_25_mètres nager_50_mètres nager_25_m brevet_de_natation test_d_aisance aisance_aquatique
    test_de_natation apprendre_à_nager bouée brassards gilet_de_sauvetage gilets_de_sauvetage se_noyer noyade
    avoir_pied à_l_aise_dans où_on_a_pied`,
  fear: `peur peurs avoir_peur j_ai_peur fait_peur faire_peur effrayant effrayante effrayants effrayer trouille
    flippe flipper_de flippant flippante trouillard craindre crainte appréhension appréhender appréhende angoisse
    angoissé stress stressé stressée stressant nerveux nerveuse anxieux anxieuse phobie phobique vertige vertiges
    peur_du_vide peur_de_l_eau peur_du_dentiste peur_des_chiens peur_des_aiguilles peur_en_avion terrifié terrifiant
    horreur frissons`,
  safety: `sécurité sécurisé sécurisée sécurisés sûr_pour en_sécurité en_toute_sécurité dangereux dangereuse danger
    dangers risque risques risqué risquée sans_danger sans_risque accident accidents tomber chuter chute chutes
    sécurisant normes norme_ce normes_ce contrôlé_régulièrement contrôles_de_sécurité vérifié_régulièrement fiable
    fiables fiabilité homologué homologuée mesures_de_sécurité alarme vidéosurveillance surveillance_vidéo
    caméras_de_surveillance se_blesser mal_tourner contre_indication contre_indications`,
  insuranceOfPerson: `assurance_accident assurance_accidents assuré_en_cas assurés_en_cas assuré_pendant
    assurés_pendant suis_je_assuré est_on_assuré sommes_nous_assurés couvert_pendant couverts_pendant
    assurance_individuelle assurance_personnelle assurance_scolaire assurance_voyage assurance_annulation
    assurance_rapatriement rapatriement assurance_responsabilité_civile responsabilité_civile_privée
    assurance_obligatoire assurance_comprise assurance_incluse licence_assurance licence_fédérale rega
    si_je_me_blesse si_on_se_blesse en_cas_d_accident en_cas_de_blessure décharge décharge_à_signer à_mes_risques
    à_vos_risques risques_et_périls carré_neige frais_de_secours frais_médicaux`,
  lawAndPermit: `loi lois légal légale légaux légalement illégal réglementation réglementaire réglementations
    règlement autorisation autorisations autorisation_préalable permis_de_construire permis_d_urbanisme permis_de_feu
    permis_bateau permis_de_pêche permis_de_chasse permis_nécessaire sans_permis avec_permis déclaration_préalable
    déclaration_de_travaux urbanisme mairie administration_communale préfecture obligatoire_par_la_loi
    obligation_légale normes_en_vigueur loi_oblige interdit_par_la_loi en_règle mise_aux_normes aux_normes conforme
    conformité amende amendes homologation agrément copropriété syndic`,
  dataPrivacy: `données_personnelles mes_données vos_données protection_des_données rgpd lpd nlpd confidentialité
    confidentiel confidentielle confidentiels politique_de_confidentialité vie_privée secret_médical
    secret_professionnel données_médicales données_bancaires données_stockées anonyme anonymat anonymement
    effacer_mes_données supprimer_mes_données supprimer_mon_compte cookies dpo cnil droit_d_accès
    transmis_à_des_tiers partager_mes_données revendre_mes_données conservation_des_données données_sensibles
    discrétion mes_coordonnées droit_à_l_oubli`,
  jobs: `emploi emplois offre_d_emploi offres_d_emploi job jobs job_étudiant job_d_été job_d_étudiant boulot taf
    travailler_chez_vous travailler_avec_vous bosser_chez_vous bosser recrut* recrutement embauch* embaucher embauche
    engagez_vous engager_du_personnel postuler postule candidature candidatures candidature_spontanée cv
    lettre_de_motivation poste_à_pourvoir postes_à_pourvoir poste_vacant postes_vacants apprentissage apprenti
    apprentie place_d_apprentissage alternance alternant stagiaire stagiaires stage_d_observation jobiste cdi
    place_de_stage`,
  volunteering: `bénévole bénévoles bénévolat bénévolement volontaire volontaires volontariat donner_un_coup
    donner_de_mon_temps donner_du_temps coup_de_main filer_un_coup prêter_main_forte service_civique service_civil
    s_impliquer m_impliquer s_investir offrir_mon_aide proposer_mon_aide aider_l_association renfort comité milicien
    engagement_associatif m_engager non_rémunéré permanence_bénévole`,
  press: `presse journaliste journalistes journal_local article_de_presse reportage reportages interview interviews
    interviewer dossier_de_presse communiqué_de_presse communiqué relations_presse service_presse attaché_de_presse
    attachée_de_presse accréditation accréditations média médias télévision émission équipe_de_tournage rédaction
    blogueur blogueuse influenceur influenceuse influenceurs photos_de_presse visuels_presse parlé_de_nous
    passé_à_la_télé podcast`,
  founding: `fondé_en fondée_en fondation_de_la créé_en créée_en création_de_l_entreprise depuis_quand_existe
    depuis_quand_êtes depuis_combien_d_années existe_depuis existez_depuis existons_depuis ouvert_depuis depuis_1990
    année_de_création date_de_création ans_d_existence historique notre_histoire votre_histoire histoire_de_la_maison
    génération générations troisième_génération de_père_en_fils de_mère_en_fille grand_père_a_fondé tradition
    familiale traditions ancienneté plus_ancien plus_ancienne remonte_à centenaire jubilé débuts années_d_existence
    siècle`,
  awards: `prix_obtenu prix_remporté prix_décerné prix_gagné premier_prix récompense récompenses récompensé
    récompensée distinction distinctions distingué distinguée médaille médailles médaillé médaille_d_or
    étoile_michelin étoilé étoilée guide_michelin bib_gourmand gault_et_millau gault_millau toque trophée trophées
    lauréat lauréate lauréats meilleur_ouvrier_de_france mof champion championne champion_du_monde élu élue
    élu_meilleur palmarès primé primée primés label_qualité maître_restaurateur labellisé`,
  ecology: `écologie écologique écologiques écolo écolos écoresponsable éco_responsable durable durables durabilité
    développement_durable environnement environnemental respectueux_de_l_environnement planète énergie_verte
    électricité_verte énergie_renouvelable énergies_renouvelables panneaux_solaires panneaux_photovoltaïques
    photovoltaïque solaire bilan_carbone neutre_en_carbone empreinte_carbone empreinte_écologique co2 zéro_déchet
    anti_gaspi gaspillage too_good_to_go biodégradable biodégradables compostable compostables label_vert écolabel
    clef_verte produits_écologiques sans_plastique pollution polluer climatique impact_environnemental`,
  charity: `association_caritative associations_caritatives œuvre_caritative œuvres_caritatives bonne_cause caritatif
    don dons faire_un_don donner_à_une_association donateur donateurs soutenir_une_association soutenez_vous
    soutenons_l_association solidaire solidaires solidarité collecte_de_fonds récolte_de_fonds bénéfices_reversés
    reversé reversés reversée reversons humanitaire restos_du_cœur télévie téléthon cap48 croix_rouge emmaüs caritas
    mécénat mécène sponsor sponsors sponsoriser sponsoring parrainer tombola lot_de_tombola but_non_lucratif asbl
    café_suspendu`,
  contactPerson: `interlocuteur interlocutrice personne_de_contact à_qui_m_adresser à_qui_s_adresser à_qui_parler
    à_qui_puis_je qui_contacter qui_appeler qui_dois_je_contacter contacter contactez contact contacts joindre
    joignable joignables responsable_de responsable_des conseiller conseillère secrétariat secrétaire réception
    réceptionniste standard service_client service_clientèle numéro_de_téléphone ligne_directe adresse_mail
    adresse_e_mail parler_à_quelqu_un vrai_humain m_adresser adressez_vous demandez_à bon_interlocuteur`,
  callBack: `rappeler rappelez_moi me_rappeler rappelle_moi être_rappelé être_rappelée rappelle rappelons
    vous_rappelons nous_vous_rappelons on_vous_rappelle on_me_rappelle demande_de_rappel rappel_téléphonique
    laisser_un_message laissez_un_message répondeur messagerie_vocale message_vocal personne_ne_répond ne_répond_pas
    répond_pas pas_de_réponse injoignable téléphoner téléphonez passer_un_coup_de coup_de_fil coup_de_téléphone
    laisser_mon_numéro laissez_votre_numéro recontacter recontactez recontacte appel_manqué retour_d_appel`,
  messageApp: `whatsapp whats_app wattsapp messenger telegram threema sms texto textos viber imessage message_écrit
    envoyer_un_message envoyer_un_texto par_message par_messages par_sms par_whatsapp par_messagerie tchat tchatter
    chatter chat_en_ligne messagerie_instantanée message_privé message_privés dm écrire_sur_whatsapp groupe_whatsapp
    envoyer_par_sms numéro_whatsapp note_vocale`,
  socialMedia: `réseaux_sociaux réseau_social instagram insta facebook fb page_facebook compte_instagram tiktok
    tik_tok youtube chaîne_youtube linkedin pinterest snapchat snap twitter compte_twitter suivre_sur suivez_nous
    vous_suivre nous_suivre sur_instagram sur_facebook sur_les_réseaux story stories hashtag followers abonnés_insta
    publications taguer tagger identifier_sur_insta`,
  newsletter: `newsletter newsletters infolettre lettre_d_information bulletin_d_information s_abonner_à_la
    inscription_à_la_newsletter mailing mailing_list liste_de_diffusion rester_informé rester_informée restez_informé
    tenir_au_courant tenez_moi_au_courant me_tenir_au_courant être_tenu_au_courant actualités actus
    nouveautés_par_mail recevoir_vos_offres recevoir_les_infos recevoir_des_nouvelles recevoir_vos_actualités
    recevoir_vos_mails recevoir_de_la_pub publicité_par_mail me_désabonner se_désabonner désinscrire_de_la_newsletter`,
  feedback: `avis avis_google avis_client avis_clients avis_en_ligne commentaire commentaires laisser_un_avis
    laisser_un_commentaire donner_mon_avis donnez_votre_avis évaluations noter_sur_google note_google
    étoiles_sur_google cinq_étoiles google_reviews tripadvisor trustpilot témoignage témoignages retour_d_expérience
    retours_clients votre_retour remarques suggestion suggestions boîte_à_idées livre_d_or
    questionnaire_de_satisfaction enquête_de_satisfaction satisfaction recommander recommandation bouche_à_oreille
    féliciter compliments réputation remerciement`,
  appointmentLength: `durée_du_rendez_vous durée_d_un_rendez durée_de_la_séance durée_d_une_séance
    durée_de_la_consultation durée_d_une_consultation durée_des_séances durée_du_soin durée_de_l_entretien
    durée_du_cours séance_dure séances_durent rendez_vous_dure consultation_dure consultations_durent soin_dure
    cours_dure première_séance_dure première_consultation combien_de_temps_dure temps_de_consultation temps_de_pose
    séance_de_30_minutes séance_de_45_minutes séance_d_une_heure rendez_vous_de_30 créneau_de_30_minutes
    créneaux_de_20_minutes prévoir_une_heure prévoir_deux_heures prévoyez_une_heure comptez_une_heure comptez_environ
    compter_une_heure faut_compter il_faut_compter bloquer_une_heure`,
  bothAtOnce: `en_même_temps au_même_moment même_moment à_la_même_heure même_heure les_deux_en tous_les_deux
    toutes_les_deux l_un_après_l l_une_après_l à_la_suite coup_sur_coup simultané simultanée simultanément en_duo
    en_couple à_deux massage_en_duo massage_duo soin_duo avec_ma_copine avec_mon_mari avec_ma_sœur avec_ma_femme
    ensemble en_parallèle côte_à_côte dans_la_même_salle d_une_pierre combiner combiné combinable grouper
    dans_la_foulée le_même_jour`,
  interpreter: `interprète interprètes interprétariat traducteur traductrice traducteurs traduction traductions
    traduire traduit traduisez traduisent langue_des_signes lsf lsfb sourd sourde sourds malentendant malentendante
    malentendants boucle_magnétique sous_titres sous_titré sous_titrée audioguide audioguides audiophone
    traduction_simultanée comprend_pas_le_français comprends_pas_le_français barrière_de_la_langue version_anglaise
    google_traduction traducteur_assermenté assermenté`,
  assistanceDog: `chien_guide chiens_guides chien_d_aveugle chiens_d_aveugles chien_d_assistance chiens_d_assistance
    chien_guide_d_aveugle chien_d_accompagnement aveugle aveugles malvoyant malvoyante malvoyants non_voyant
    non_voyants déficient_visuel déficience_visuelle handicap_visuel canne_blanche braille chien_thérapeutique
    chien_médiateur chien_de_soutien handichiens audiodescription labrador_guide`,
  elderly: `personne_âgée personnes_âgées senior seniors aîné aînés ma_grand_mère mon_grand_père mes_grands_parents
    grand_maman grand_papa mamie papy papi mémé pépé bonne_maman bon_papa vieille_maman vieux_papa vieille_dame
    parents_âgés mère_de_80_ans père_de_80_ans plus_de_80_ans octogénaire nonagénaire troisième_âge quatrième_âge
    retraité retraités maison_de_retraite maison_de_repos ehpad ems résidence_services alzheimer démence dépendance
    aide_à_domicile gérontologie`,
  drunk: `ivre ivres ivresse bourré bourrée bourrés saoul saoule saouls soûl soûls alcoolisé alcoolisée alcoolisés
    pompette éméché éméchés éméchée ébriété état_d_ébriété état_d_ivresse sous_l_emprise sous_influence
    gueule_de_bois trop_bu avoir_bu bu_de_l_alcool boire_avant bu_un_verre après_quelques_verres sobre sobres drogue
    drogues drogué stupéfiants alcootest éthylotest taux_d_alcoolémie alcoolémie`,
  openingParty: `inauguration inaugur* inaugurer soirée_d_ouverture fête_d_ouverture pendaison_de_crémaillère
    crémaillère vernissage vernissages portes_ouvertes journée_portes_ouvertes journées_portes_ouvertes porte_ouverte
    ouverture_officielle grande_ouverture réouverture soirée_d_inauguration cocktail_d_inauguration verre_de_l_amitié
    couper_le_ruban cocktail_dînatoire soirée_de_lancement lancement fête_de_quartier apéro_d_ouverture soft_opening
    anniversaire_du_magasin`,
  rules: `règle règles règlement règlement_intérieur règlement_d_ordre_intérieur interdit interdite interdits
    interdites interdiction interdictions interdire autorisé autorisée autorisés autorisées autorise autoriser toléré
    tolérée tolérés permis_ou_interdit a_t_on_le avoir_le_droit ai_le_droit a_le_droit avez_le_droit le_droit_de
    droit_de_faire est_il_permis c_est_permis prohibé prohibés consigne_à_respecter consignes prière_de_ne défense_de
    conditions_générales proscrit charte pas_admis acceptez_vous_les`,
  dressing: `se_déshabiller me_déshabiller déshabiller déshabillé déshabillée se_dévêtir dévêtu torse_nu tout_nu
    toute_nue sous_vêtements sous_vêtement en_sous_vêtements en_culotte en_slip en_caleçon garder_mes_habits
    garder_mes_vêtements garder_ma_culotte garder_ses_vêtements garder_les_vêtements enlever_mes_vêtements
    enlever_mon_pantalon enlever_mes_chaussures enlever_les_chaussures enlever_ses_chaussures retirer_ses_chaussures
    retirer_mes_vêtements ôter_ses_chaussures ôter slip_jetable string_jetable sous_vêtement_jetable se_changer
    me_changer se_rhabiller pudeur pudique pieds_nus en_chaussettes blouse peignoir tenue_d_examen nudité`,
} as const;
