/** French words of booking and money, by subject. */
export const bookingAndMoney = {
  waitingTime: `attente temps_d_attente délai_d_attente attendre patienter patience file_d_attente faire_la_queue
    premier_rendez_vous_disponible prochain_rendez_vous prochaine_disponibilité prochain_créneau premier_créneau
    créneau_libre place_libre disponible_quand au_plus_tôt dès_que_possible le_plus_vite le_plus_tôt_possible
    rapidement assez_vite carnet_de_commandes agenda_plein agenda_rempli planning_chargé complet complets débordé
    débordés surbooké surchargé prise_en_charge_rapide caser me_caser entre_deux_rendez_vous délai_de_rendez_vous
    obtenir_un_rendez_vous avoir_une_place combien_d_attente`,
  readyTime: `prêt prête prêts prêtes c_est_prêt sera_prêt sera_prête délai_de_réparation délai_de_fabrication
    délai_de_livraison délai_de_traitement délai_de_réalisation temps_de_réparation récupérer_ma récupérer_mon
    récupérable terminé terminée terminés terminées fini_quand finie_quand sous_48_heures dans_la_journée
    le_jour_même le_lendemain en_une_heure pendant_que_vous_attendez jours_ouvrables jours_ouvrés date_de_retrait
    retirer_ma_commande reprendre_ma_voiture délai_moyen délai_d_exécution immobilis* réalisé_sous express`,
  lateArrival: `retard en_retard retards retardataire retardataires arriver_en_retard arrive_en_retard être_en_retard
    à_la_bourre bouchons embouteillage embouteillages coincé_dans_les_bouchons minutes_de_retard quart_d_heure_de
    arrivée_tardive arriver_tard arrive_plus_tard arriver_plus_tard arrivée_après tarder train_en_retard
    heure_d_arrivée pas_à_l_heure ponctuel ponctuelle ponctualité ponctuels délai_de_grâce tolérance raté_mon_train
    arriver_à_l_heure à_temps check_in_tardif boîte_à_clés`,
  cancelling: `annul* désist* décommand* annulation_gratuite conditions_d_annulation frais_d_annulation empêch*
    empêchement imprévu contretemps ne_plus_venir ne_peux_plus_venir ne_viens_plus ne_viendrai_pas
    ne_pourrai_pas_venir me_désister se_désister renoncer renonce renoncement rétracter rétractation
    délai_de_rétractation résilier laisser_tomber plus_possible changement_de_programme changer_d_avis tomber_à_l_eau
    prévenir_24_heures 24_heures_avant 48_heures_avant cas_de_force_majeure supprimer_ma_réservation
    supprimer_mon_rendez_vous`,
  noShow: `no_show lapin poser_un_lapin pas_venu pas_venue ne_pas_venir ne_pas_se_présenter non_présentation
    non_honoré non_honorés non_honorée pas_honoré absence absences absent absente sans_prévenir sans_excuse
    non_excusé non_excusée non_décommandé rendez_vous_manqué rendez_vous_manqués rendez_vous_oublié
    oublié_mon_rendez_vous oublier_mon_rendez_vous oublie_mon_rendez_vous manqué_mon raté_mon rater_mon
    rendez_vous_raté zappé zapper séance_manquée cours_manqué cours_manqués séance_due non_annulé non_annulés`,
  rescheduling: `reporter reporté reporte_mon reportez décal* déplacer déplacez déplacé repousser repoussé
    avancer_mon avancer_la changer_de_date changer_la_date changer_de_jour changer_d_heure changer_l_heure
    changer_mon_rendez_vous changer_ma_réservation modifier_ma_réservation modifier_la_réservation
    modifier_mon_rendez_vous modification modifier modifiez autre_date autre_jour autre_créneau une_autre_heure
    postposer postpose postposé remettre_à_plus_tard remettre_à_demain ajourner reprogramm* replanifi*
    reprendre_rendez_vous nouvelle_date nouveau_créneau intervertir plus_tôt_que_prévu`,
  deposit: `acompte acomptes arrhes caution cautions cautionnement dépôt_de_garantie avance verser_une_avance
    paiement_d_avance payer_d_avance payer_à_l_avance payable_d_avance payé_d_avance prépaiement prépayer prépayé
    prépayée verser versement verse versé à_la_réservation à_la_commande pour_cent_à_la empreinte_bancaire
    empreinte_de_carte empreinte_de_la_carte garantie_bancaire préautorisation solde_à_la_livraison solde_restant
    payer_le_solde solde_sur_place bloquer_la_somme chèque_de_caution`,
  refund: `rembours* remboursement récupérer_mon_argent ravoir_mon_argent rendre_l_argent rendez_l_argent
    rendre_mon_argent argent_rendu revoir_mon_argent avoir_sur_la_prochaine bon_d_achat restitu* recrédit* crédité
    créditer retour_gratuit retours retour_sous_14_jours renvoyer_un_article renvoi_gratuit reprendre_l_article
    échange_ou_remboursement satisfait_ou_remboursé ticket_de_caisse rétractation indemnis* dédommag* compens*
    note_de_crédit trop_perçu ni_repris_ni_échangé ni_échangé perdre_mon_argent argent_perdu`,
  voucher: `bon_cadeau bons_cadeaux bon_d_achat bons_d_achat carte_cadeau cartes_cadeaux chèque_cadeau
    chèques_cadeaux coffret_cadeau coffrets_cadeaux coffret smartbox wonderbox bongo chèque_culture offrir_une_séance
    offrir_un_massage offrir_un_soin offrir_un_cours offrir_un_bon offrir_à_quelqu_un à_offrir idée_cadeau
    billet_cadeau bon_valable valable_un_an validité_du_bon utiliser_mon_bon bon_expiré code_cadeau pass_cadeau
    éco_chèque éco_chèques tickets_cadeaux kadéos`,
  discount: `remise remises réduction réductions réduc réducs rabais ristourne ristournes promo promos promotion
    promotions soldes soldés solderie offre_spéciale offre_promotionnelle bon_plan bons_plans moins_cher moins_chère
    meilleur_prix prix_réduit tarif_réduit tarif_préférentiel happy_hour heures_creuses black_friday code_promo
    coupon coupons bon_de_réduction pourcent_de_remise prix_cassés liquidation geste_commercial faire_un_geste
    faire_un_prix négociable marchander dégressif`,
  seniorDiscount: `senior seniors sénior séniors retraité retraitée retraités retraitées à_la_retraite retraite
    pensionné pensionnée pensionnés plus_de_60_ans plus_de_65_ans dès_60_ans dès_65_ans 65_ans_et_plus 60_ans_et_plus
    troisième_âge 3e_âge rentier rentiers rentier_avs avs ai_avs tarif_avs carte_vermeil carte_senior tarif_senior
    aînés aîné personnes_âgées personne_âgée ma_grand_mère mon_grand_père papy mamie minimum_vieillesse âge_d_or bim`,
  studentDiscount: `étudiant étudiante étudiants étudiantes étudiant_e_s carte_étudiante carte_d_étudiant
    carte_étudiant tarif_étudiant tarif_jeune tarif_jeunes lycéen lycéenne lycéens apprenti apprentis apprentie
    apprenti_e_s étudier j_étudie je_fais_mes_études universitaire université fac campus école_supérieure haute_école
    en_formation moins_de_26_ans moins_de_25_ans pass_culture isic certificat_de_scolarité collégien collégiens
    doctorant demandeur_d_emploi demandeurs_d_emploi`,
  childPrice: `tarif_enfant tarif_enfants prix_enfant prix_enfants prix_pour_les_enfants enfant_paie enfants_paient
    enfants_payent moins_de_12_ans moins_de_10_ans moins_de_6_ans moins_de_3_ans moins_de_4_ans moins_de_16_ans
    moins_de_18_ans gratuit_pour_les_enfants gratuit_jusqu_à gratuit_pour_les_petits demi_tarif payer_pour_mon_fils
    payer_pour_ma_fille payer_pour_le_bébé bébé_paie entrée_enfant entrée_enfants billet_enfant forfait_enfant
    tarif_famille forfait_famille carte_famille pass_famille famille_nombreuse familles_nombreuses réduction_enfant
    bambin gamin_paie`,
  groupPrice: `tarif_groupe tarif_groupes tarifs_groupes prix_de_groupe prix_groupe prix_pour_un_groupe
    réduction_groupe remise_groupe groupe groupes à_plusieurs grand_groupe petits_groupes à_partir_de_10
    dès_10_personnes dès_8_personnes plus_de_10_personnes plus_de_dix groupe_de_20 nous_sommes_dix nous_serons
    on_est_nombreux on_sera nombreux en_bande toute_la_bande bande_de_copains association associations
    comité_d_entreprise cse forfait_groupe accompagnateur_gratuit chauffeur_gratuit collectif autocar classe_entière`,
  membership: `abonn* abonnement adhésion adhérer adhérent adhérents membre membres devenir_membre s_inscrire
    cotisation cotiser sans_engagement engagement durée_d_engagement résili* préavis délai_de_préavis mettre_en_pause
    suspendre suspension suspendu geler pause_abonnement mensualité mensuel mensuelle annuel par_mois au_mois
    à_l_année tacite_reconduction renouveler renouvellement reconduction désabonn* carte_de_membre
    frais_d_inscription pass_annuel désinscrire`,
  loyalty: `carte_de_fidélité cartes_de_fidélité carte_fidélité fidélité programme_de_fidélité points_de_fidélité
    points_cumulés cumuler_des_points cumul_de_points gagner_des_points tampon tampons tamponn* dixième_gratuit
    dixième_offert 10e_offert onzième_gratuit 11e_gratuit client_fidèle clients_fidèles clientes_fidèles fidèle
    fidèles fidélis* habitué habitués habituée client_régulier clients_réguliers cagnotte cashback récompens*
    avantage_fidélité cumulus supercard joyn carte_du_magasin bon_anniversaire parrainage parrainer parrain filleul`,
  instalments: `plusieurs_fois en_plusieurs_fois en_trois_fois en_3_fois en_quatre_fois en_4_fois en_deux_fois
    3x_sans_frais 4x_sans_frais échelonn* étaler étalement étalé paiement_fractionné mensualis* mensualité
    mensualités par_mensualités crédit à_crédit financer financement financé facilités_de_paiement
    facilité_de_paiement paiement_différé paiement_échelonné payer_petit_à_petit payer_par_mois payer_plus_tard
    klarna alma oney cofidis cetelem floa scalapay taux_zéro leasing par_acomptes paiement_par_tranches sans_intérêts
    tempérament`,
  cardPayment: `carte_bancaire carte_bleue carte_de_crédit cartes_de_crédit carte_de_débit cb par_carte
    paiement_par_carte payer_par_carte payer_en_carte payer_avec_la_carte toutes_les_cartes cartes_acceptées visa
    mastercard american_express amex maestro bancontact postcard postfinance v_pay terminal_de_paiement
    lecteur_de_carte tpe terminal_bancaire sans_contact sans_cash carte_prépayée moyens_de_paiement modes_de_paiement
    moyen_de_paiement paiement_électronique ec_direct diners_club carte_ticket_restaurant carte_edenred swile
    carte_sodexo chèques_repas titres_restaurant ticket_restaurant tickets_restaurant chèque_déjeuner`,
  cashPayment: `espèces en_espèces en_liquide argent_liquide payer_en_liquide payer_en_espèces cash en_cash
    payer_cash comptant monnaie de_la_monnaie faire_la_monnaie rendre_la_monnaie appoint faire_l_appoint
    pièces_et_billets billets_de_banque gros_billets billet_de_50 billet_de_100 billets_de_200
    distributeur_de_billets distributeur_automatique bancomat retirer_de_l_argent retirer_du_liquide
    tirer_de_l_argent argent_sur_moi sans_carte pas_de_carte francs_suisses en_euros caisse_automatique payer_liquide`,
  mobilePayment: `apple_pay google_pay samsung_pay twint paypal payconiq lydia wero paylib revolut n26
    avec_mon_téléphone avec_le_téléphone payer_par_téléphone payer_avec_mon_portable payer_avec_mon_natel
    par_smartphone avec_mon_smartphone paiement_mobile paiements_mobiles paiement_par_mobile qr_code_de_paiement
    code_qr scanner_le_qr paiement_sans_contact montre_connectée avec_ma_montre portefeuille_électronique
    payer_par_appli payer_via_l_application lien_de_paiement crypto bitcoin bitcoins cryptomonnaie`,
  invoice: `facture factures facturation facturer facturé ticket_de_caisse un_reçu le_reçu quittance quittances
    justificatif justificatif_de_paiement note_de_frais notes_de_frais attestation_de_paiement tva tva_incluse
    hors_taxe hors_taxes ht ttc toutes_taxes_comprises souche_tva reçu_tva note_tva numéro_de_tva note_d_honoraires
    addition souche duplicata facture_électronique facture_par_mail facture_acquittée qr_facture
    bulletin_de_versement décompte preuve_d_achat preuve_de_paiement pour_ma_comptabilité facture_détaillée`,
  onAccount: `sur_facture payer_sur_facture paiement_sur_facture contre_facture virement virement_bancaire
    par_virement rib iban à_30_jours 30_jours_net à_30_jours_fin fin_de_mois paiement_à_30_jours échéance
    facture_mensuelle compte_client compte_pro compte_professionnel ouvrir_un_compte compte_entreprise
    client_professionnel clients_professionnels bon_de_commande mandat_administratif chorus_pro chorus siret
    paiement_à_terme délai_de_paiement facturer_la_société facturer_à_l_entreprise facturé_à_l_entreprise
    facture_à_l_employeur payer_après_coup ordre_permanent domiciliation prélèvement prélèvement_automatique lsv`,
  surcharge: `supplément suppléments supplémentaire supplémentaires majoration majorations majoré majorée majorés
    surcoût surcoûts surtaxe frais_supplémentaires frais_en_plus frais_cachés frais_de_déplacement frais_annexes
    frais_de_service frais_de_dossier frais_de_nettoyage forfait_déplacement tarif_de_nuit tarif_du_week_end
    tarif_dimanche tarif_de_garde tarif_express tarif_urgence plus_cher jours_fériés_majorés en_sus en_extra
    à_payer_en_plus payer_en_plus coûte_en_plus taxe_de_séjour participation_aux_frais mauvaise_surprise`,
  minimumOrder: `minimum_de_commande commande_minimum commande_minimale montant_minimum montant_minimal
    minimum_d_achat achat_minimum minimum_à_partir_de dès_10_euros minimum_de_consommation consommation_minimum
    consommation_obligatoire quantité_minimum quantité_minimale au_minimum minimum_requis minimum_de_nuits
    deux_nuits_minimum 2_nuits_minimum séjour_minimum durée_minimum durée_minimale minimum_de_participants
    petite_commande petites_commandes petites_quantités petite_quantité à_l_unité une_seule_pièce un_seul_article
    au_moins_deux minimum_par_carte franco_de_port`,
  quote: `devis devis_gratuit demander_un_devis faire_un_devis établir_un_devis chiffrer chiffrage estim* évaluer
    évaluation évaluation_gratuite offre_de_prix offre_par_écrit offre_écrite offre_sans_engagement
    proposition_de_prix proposition_chiffrée fourchette_de_prix ordre_de_grandeur ordre_d_idée à_peu_près_combien
    combien_environ prix_approximatif visite_technique visite_sur_place venir_voir passer_voir venir_sur_place
    repérage métré prendre_les_mesures diagnostic état_des_lieux sans_engagement expertise sur_photo
    envoyer_des_photos budget_prévisionnel deviser`,
  trial: `essai essais cours_d_essai séance_d_essai leçon_d_essai essai_gratuit séance_découverte cours_découverte
    séance_gratuite première_séance_gratuite première_séance_offerte première_leçon premier_cours_gratuit
    premier_cours_offert période_d_essai semaine_d_essai jour_d_essai journée_d_essai essayer essaie tester teste
    testez test_gratuit pour_voir pour_tester avant_de_s_engager avant_de_m_engager avant_d_acheter
    avant_de_m_inscrire initiation découverte portes_ouvertes prise_de_contact sans_s_engager coup_d_œil dégust*
    essai_routier`,
  insuranceCover: `assurance assurances assuré assurée assurés assureur responsabilité_civile rc rc_pro décennale
    assurance_décennale garantie_décennale casse casser cassé casse_accidentelle dommage dommages dégât dégâts
    dégât_des_eaux endommag* sinistre sinistres couvert_en_cas couverture_d_assurance franchise vol volé vols
    tous_risques casco responsable_en_cas qui_paie_les_dégâts abîmé abîmer abîme rayure rayures assurance_annulation
    constat expert_d_assurance déclaration_de_sinistre bris décline_toute_responsabilité`,
  healthInsurance: `mutuelle mutuelles sécurité_sociale sécu carte_vitale assurance_maladie caisse_maladie
    caisses_maladie remboursé_par_la_sécu pris_en_charge prise_en_charge tiers_payant conventionné conventionnée
    conventionnés non_conventionné secteur_1 secteur_2 dépassement_d_honoraires dépassements_d_honoraires
    ticket_modérateur inami complémentaire_santé css cmu reste_à_charge feuille_de_soins attestation_de_soins cpam
    lamal assurance_complémentaire assurance_de_base tarmed tardoc asca rme assurance_accident accident_du_travail
    suva ald`,
  guarantee: `garantie garanties garanti garantis garantir sous_garantie hors_garantie période_de_garantie
    durée_de_garantie garantie_légale garantie_constructeur garantie_fabricant extension_de_garantie ans_de_garantie
    2_ans_de_garantie bon_de_garantie retombe_en_panne à_nouveau_en_panne casse_à_nouveau recasse de_nouveau_cassé
    ça_recommence même_problème_revient vice_caché vices_cachés défaut défauts défectueux défectueuse malfaçon
    conformité tient_combien_de_temps ça_tient si_ça_lâche service_après_vente sav parfait_achèvement`,
  complaint: `réclamation réclamations réclamer plainte plaintes se_plaindre me_plaindre mécontent mécontente
    mécontents mécontentement insatisf* insatisfait pas_satisfait pas_satisfaite pas_contente pas_content déçu déçue
    déception refaire refait refaite retouche_gratuite reprise_gratuite mal_fait mal_faite raté ratée
    erreur_de_votre_part litige litiges médiateur médiation conciliateur ne_convient_pas ne_me_plaît_pas ne_plaît_pas
    pas_terrible pas_à_la_hauteur geste_commercial service_client arnaque arnaqué scandale`,
  priceIncludes: `compris comprise comprises tout_compris y_compris non_compris pas_compris inclus incluse incluses
    inclure inclut tout_inclus non_inclus prix_comprend tarif_comprend forfait_comprend comprend comprennent
    comprenant contenu_du_forfait dans_le_prix dans_le_tarif dans_le_forfait compris_dans_le_prix
    prestations_incluses fourni fournie fournis fournies sans_supplément sans_frais_supplémentaires all_inclusive
    pension_complète demi_pension formule_tout_compris main_d_œuvre_comprise pose_comprise charges_comprises`,
  tip: `pourboire pourboires pourliche service_compris service_non_compris service_inclus laisser_un_pourboire
    laisser_quelque_chose donner_la_pièce laisser_la_monnaie petite_pièce bonne_main dringuelle arrondir arrondi
    cagnotte_du_personnel tronc pour_l_équipe tip tips gratification`,
  bookingNeed: `réservation_obligatoire réservation_conseillée réservation_recommandée réservation_nécessaire
    réservation_indispensable réservation_souhaitée faut_il_réserver il_faut_réserver dois_je_réserver
    doit_on_réserver obligé_de_réserver obligatoire_de_réserver nécessaire_de_réserver mieux_vaut_réserver
    vaut_mieux_réserver pensez_à_réserver uniquement_sur_réservation sur_réservation sur_rendez_vous
    uniquement_sur_rendez_vous prendre_rendez_vous prendre_un_rendez_vous sans_réserver sans_rendez_vous
    sans_réservation sur_inscription inscription_obligatoire s_annoncer entrée_libre accès_libre`,
  bookingHow: `réserver_en_ligne réservation_en_ligne réserver_par_téléphone réservation_par_téléphone
    réserver_sur_place par_internet sur_internet sur_le_site sur_notre_site en_ligne par_téléphone par_mail
    par_e_mail par_courriel par_sms au_comptoir à_l_accueil doctolib planity treatwell thefork lafourchette onedoc
    booking_com rosa progenda comment_réserver réservation comment_prendre_rendez_vous comment_s_inscrire formulaire
    agenda_en_ligne via_l_application appeler_pour_réserver billetterie réserver réservez réservations`,
  bookingAhead: `à_l_avance longtemps_à_l_avance combien_de_temps_avant combien_de_jours_avant semaines_à_l_avance
    jours_à_l_avance mois_à_l_avance une_semaine_avant deux_semaines_avant quelques_jours_avant la_veille
    la_veille_au_soir le_jour_même dernière_minute à_la_dernière_minute au_plus_tard jusqu_à_la_veille dernier_moment
    au_dernier_moment s_y_prendre m_y_prendre s_y_prend tôt_pour_réserver anticip* 24_heures_avant 48_heures_avant
    délai_de_réservation date_limite_d_inscription clôture_des_inscriptions`,
  confirmation: `confirm* confirmation mail_de_confirmation sms_de_confirmation e_mail_de_confirmation
    numéro_de_réservation accusé_de_réception rappel_par_sms rappel_sms sms_de_rappel mail_de_rappel rappel_la_veille
    rappel_de_rendez_vous pas_reçu_de_mail rien_reçu bien_enregistré bien_enregistrée bien_reçu bien_notée
    réservation_validée validation validée réservation_prise_en_compte courrier_indésirable spams dossier_spam
    récapitulatif`,
  walkIn: `sans_rendez_vous sans_rdv sans_réservation sans_réserver sans_inscription sans_s_inscrire à_l_improviste
    spontanément passer_directement venir_directement venir_comme_ça passer_comme_ça passer_à_tout_moment débarquer
    passer_sans_prévenir venir_sans_prévenir venir_quand_on_veut sur_place_directement se_pointer me_pointer
    selon_disponibilité selon_les_disponibilités selon_l_affluence premier_arrivé premiers_arrivés entrée_libre
    consultation_libre consultations_libres à_la_volée faire_un_saut passer_vite_fait sur_le_pouce poussez_la_porte`,
  waitingList: `liste_d_attente listes_d_attente sur_liste_d_attente place_se_libère se_libère se_libérait
    libère_une_place une_place_se désistement désistements en_cas_de_désistement me_prévenir_si prévenez_moi_si
    vous_préviens_si me_mettre_sur_la mettre_sur_liste alerte_disponibilité être_averti_si si_quelqu_un_annule
    rappelez_moi_si affiche_complet c_est_complet déjà_complet plus_de_place plus_de_places préinscription
    préinscrire file_d_attente_virtuelle inscription_en_attente`,
  emergencyHelp: `urgence urgences urgent urgente urgents urgentes dépann* dépannage_d_urgence service_de_garde
    de_garde médecin_de_garde pharmacie_de_garde permanence astreinte service_de_piquet piquet numéro_d_urgence
    24h_24 24_heures_sur_24 7j_7 jour_et_nuit nuit_et_jour en_pleine_nuit le_dimanche_soir hors_des_heures
    en_dehors_des_heures en_dehors_des_horaires samu sos sos_médecins le_15 le_112 le_144 1733 immédiatement
    tout_de_suite en_catastrophe intervention_rapide intervention_immédiate porte_claquée fuite_d_eau`,
  seasonClosing: `vacances congés congé_annuel congés_annuels fermeture_annuelle fermeture_estivale
    fermeture_hivernale vacances_annuelles fermé_pour_congés fermé_en_août en_août en_juillet vacances_scolaires
    vacances_de_noël pendant_les_fêtes entre_noël_et_nouvel pont_de_l_ascension pont_du_15_août jours_fériés
    jour_férié fériés férié 14_juillet 21_juillet 1er_août noël nouvel_an toussaint saisonnier saisonnière
    hors_saison basse_saison haute_saison toute_l_année à_l_année période_de_fermeture réouverture rouvr* relâche
    exceptionnellement_fermé`,
  lunchBreak: `pause_de_midi pause_midi à_midi entre_midi_et_deux entre_midi pause_déjeuner pause_dîner
    heure_du_déjeuner heure_de_midi temps_de_midi sur_le_temps_de non_stop sans_interruption en_continu
    journée_continue fermé_à_midi fermé_le_midi ferme_à_midi fermés_le_midi ouvert_le_midi ouvert_à_midi
    fermé_entre_12h de_12h_à_14h de_12_à_14 entre_12h_et_14h pendant_ma_pause pendant_la_pause heures_de_table
    coupure_de_midi`,
  lastAdmission: `dernière_entrée dernières_entrées dernière_admission dernier_accès dernière_commande
    dernières_commandes dernier_service fin_de_service dernier_départ dernière_séance dernier_tour dernière_visite
    dernier_client derniers_clients dernier_rendez_vous jusqu_à_quelle_heure au_plus_tard heure_limite
    avant_la_fermeture juste_avant_la_fermeture heure_avant_la_fermeture cuisine_ferme fermeture_de_la_cuisine
    cuisine_ouverte_jusqu_à fermeture_des_caisses fermeture_des_portes commander_encore encore_manger manger_tard
    check_out heure_de_départ`,
} as const;
