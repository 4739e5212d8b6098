import type { LanguagePack } from '../language-pack.ts';

/** French words by concept. */
export const concepts: LanguagePack['concepts'] = {
  price: `combien_coute combien_coutent combien_ca_coute combien_cela_coute combien_couterait combien_coutera
    combien_vaut combien_ca_couterait ca_coute_combien coute_combien coutent_combien ca_me_coute_combien
    me_coute_combien ca_ferait_combien ca_fait_combien combien_ca_fait combien_ca_ferait combien_ca_me_coute
    combien_facturez_vous vous_facturez_combien la_facturez_combien c_est_de_combien est_de_combien
    de_combien_est combien_est combien_est_ce_que_coute combien_est_ce prix tarif tarifs tarification cout couts
    coute coutent couter couterait coutera coutait coutant cher chere chers cheres combien facturé facturée
    facturés facturez facturer facturee onereux onereuse abordable abordables budget devis_approximatif
    c_est_combien cest_combien ca_coute ca_fera_combien a_combien pour_combien en_aurai_pour combien_je_vous_dois
    combien_vous_dois vous_prenez_combien prenez_vous_combien combien_prenez_vous combien_demandez_vous
    combien_faut_il_compter faut_compter_combien quel_montant quelle_somme montant montants au_total en_tout
    total revient reviendrait reviendra fourchette_de_prix bon_marche pas_cher moins_cher hors_de_prix majoration
    majorations supplement supplements surcout valeur forfait forfaits honoraires frais grille_tarifaire
    tourne_autour_de tourne_autour s_elevent s_eleve a_combien_s_eleve a_combien_s_elevent faut_prevoir
    il_faut_compter debourser faut_debourser en_ai_pour en_avoir_pour ca_va_chercher j_en_ai_pour
    combien_dois_je_payer combien_dois_je combien_faut_il_payer combien_je_paie combien_je_paye combien_on_paie
    combien_paie_t_on combien_paye_t_on je_paie_combien je_paye_combien on_paie_combien combien_vous_prenez
    combien_prendriez_vous ca_monte_a combien_ca_va_me_couter ca_va_me_couter combien_ca_va_couter va_me_couter
    combien_demandez vous_demandez_combien vous_facturez facture_t_on tarif_horaire prix_moyen ordre_de_prix
    gamme_de_prix fourchette donne_quoi combien_il_faut_compter combien_compter combien_dois_je_prevoir
    quel_budget combien_revient ca_revient c_est_cher tres_cher trop_cher couteux couteuse dispendieux
    combien_vous_demandez combien_c_est combien_ce_serait ce_serait_combien ca_serait_combien combien_ca_serait
    c_est_quel_prix quel_prix combien_coute_t_il combien_coute_t_elle combien_ca_revient combien_me_coutera
    combien_me_couterait payant payante payants payantes`,
  duration: `combien_de_temps combien_de_jours combien_d_heures combien_de_semaines combien_de_minutes
    combien_de_mois duree durees dure durent durer durera quel_delai quels_delais delai delais
    sous_combien_de_temps en_combien_de_temps pendant_combien_de_temps ca_prend_combien vous_mettez_combien
    c_est_long quelle_duree sous_quel_delai combien_de_jours_avant combien_de_temps_avant
    combien_de_temps_a_l_avance longtemps valable valables validite combien_d_attente combien_de_delai
    ca_prend_combien_de_temps en_combien_de_jours prend_combien_de_temps combien_de_temps_faut_il
    combien_de_temps_dure combien_de_temps_prend combien_de_temps_ca_prend il_faut_combien_de_temps
    faut_combien_de_temps combien_a_l_avance combien_d_annees combien_d_heures_dure valide valides expire
    expirent expiration ca_dure dureront a_combien_de_temps jusqu_a_combien_de_temps jusqu_a_combien_de_jours
    jusqu_a_combien_d_heures combien_de_temps_avant_puis`,
  opening: `ouvert ouverte ouverts ouvertes ouvre ouvres ouvrez ouvrent ouvrir ouvrons ouverture ouvertures
    ouvrira ouvrirez horaire horaires heures_d_ouverture heure_d_ouverture heures_de_bureau fermez fermer
    fermeture fermetures ferment fermons ferme ferme_a ferme_vers ferme_t_il ferme_t_elle ferme_t_on ferme_quand
    a_quelle_heure_ferme quand_ferme a_quelle_heure_fermez_vous il_y_a_quelqu_un y_a_t_il_quelqu_un y_a_quelqu_un
    vous_etes_la etes_vous_la vous_serez_la passer_vous_voir peux_passer peut_passer pouvons_passer
    puis_je_passer pourrais_passer puis_passer peut_on_passer passer_au_magasin passer_a_la_boutique
    passer_a_votre passer_chez_vous vous_rendre_visite recevez_vous vous_recevez vous_travaillez travaillez_vous
    vous_bossez commencez_vous vous_commencez vous_finissez finissez_vous vous_arretez jours_d_ouverture
    jour_d_ouverture service_jusqu vous_etes_encore_la joignable_a_quelle_heure heures_de_presence
    heures_de_visite permanence recevez_vous_jusqu vous_accueillez_jusqu on_peut_passer je_peux_passer
    passer_demain passer_samedi passer_ce_soir en_service debut_du_service fin_du_service ouvre_t_il ouvre_t_elle
    ouvre_t_on rouvre rouvrez rouvrent reouverture`,
  closed: `fermé fermée fermés fermées fermee fermes fermees jour_de_fermeture fermeture_annuelle
    fermeture_hebdomadaire`,
  holidayTime: `vacances conges conge en_vacances vacances_d_ete vacances_de_noel vacances_scolaires
    fermeture_estivale conges_annuels conges_d_ete`,
  publicHoliday: `jour_ferie jours_feries ferie feries noel reveillon nouvel_an jour_de_l_an saint_sylvestre
    paques lundi_de_paques vendredi_saint ascension pentecote lundi_de_pentecote quatorze_juillet fete_nationale
    assomption toussaint armistice fete_du_travail premier_mai premier_de_l_an`,
  when: `quand a_quelle_heure quelle_heure quelles_heures quel_jour quels_jours a_partir_de_quand depuis_quand
    jusqu_a_quand jusqu_a_quelle_heure jusqu_a_quel_jour de_quelle_heure vers_quelle_heure
    a_partir_de_quelle_heure des_quelle_heure a_quel_moment quel_moment quelle_date quelles_dates a_quelle_date
    quelle_periode a_quelle_periode a_quelles_periodes avant_quelle_heure apres_quelle_heure pour_quand
    quel_horaire jusqu_a_quel_heure a_quel_heure quel_heure jusqua_quand jusqua_quelle_heure a_kel_heure`,
  now: `maintenant en_ce_moment actuellement a_l_instant a_cette_heure a_cette_heure_ci a_present pour_l_instant
    la_tout_de_suite la_maintenant en_ce_moment_meme a_l_heure_actuelle a_l_heure_qu_il_est encore_ouvert`,
  day: `aujourd_hui aujourdhui ce_soir cet_apres_midi ce_matin ce_midi demain apres_demain demain_matin
    demain_soir cette_nuit cette_apres_midi`,
  weekday: `lundi lundis mardi mardis mercredi mercredis jeudi jeudis vendredi vendredis samedi samedis dimanche
    dimanches week_end week_ends weekend weekends we en_semaine jours_ouvres jours_ouvrables jour_ouvre
    jour_ouvrable jours_de_semaine`,
  timeUnit: `minute minutes min mn heure heures jour jours journee journees nuit nuits nuitee nuitees semaine
    semaines mois an ans annee annees demi_journee demi_heure demi_journees trimestre trimestres quart_d_heure
    quinzaine heure_et_demie demi_heures matinees mensuel mensuelle mensuels mensuelles annuel annuelle annuels
    annuelles hebdomadaire hebdomadaires`,
  morning: 'matin matins matinee le_matin du_matin chaque_matin matinale',
  evening: 'soir soirs soiree le_soir du_soir en_soiree chaque_soir fin_de_journee',
  night: 'de_nuit la_nuit_aussi nocturne nocturnes minuit',
  place: `où adresse adresses ou_etes_vous ou_etes ou_est ou_est_ce ou_se_trouve ou_se_trouvent ou_se_situe
    ou_vous_trouvez ou_vous_trouver ou_vous_situez ou_peut_on ou_puis_je ou_sont ou_c_est c_est_ou cest_ou
    vous_etes_ou etes_vous_ou ou_exactement ou_ca ou_dois_je ou_faut_il ou_trouver situe situee situes situees
    localisation itineraire acces plan_d_acces comment_venir comment_vient_on comment_y_aller comment_aller
    comment_vous_trouver comment_se_rendre comment_je_viens comment_arriver comment_acceder dans_quelle_rue
    quelle_rue quelle_ville quel_quartier quartier code_postal loin_de c_est_loin venir_chez_vous gps rue avenue
    boulevard a_pied se_situe se_trouve situez situons adresse_exacte coin_de plan localiser vous_trouve_t_on`,
  parking: `parking parkings stationner stationnement stationnements stationne garer garez garent me_gare
    garage_couvert place_de_parking places_de_parking laisser_ma_voiture laisser_la_voiture poser_ma_voiture
    gare_ma_voiture viens_en_voiture venir_en_voiture en_voiture`,
  transit: `bus tram trams tramway tramways metro rer sncf gare gares train trains arret_de_bus arret
    station_de_metro quelle_station quel_arret transports_en_commun transport_en_commun transports autocar
    autocars autobus navette navettes`,
  phone: `telephone telephones telephoner telephoniquement tel numero_de_telephone numero_de_tel
    numero_de_portable par_telephone quel_numero votre_numero un_numero le_numero vous_appeler vous_appelle
    vous_joindre joindre joignable joignables contacter contact coordonnees whatsapp appeler standard appel
    coup_de_fil passer_un_coup_de_fil vous_telephoner`,
  email: `mail mails e_mail e_mails email emails courriel courriels adresse_mail adresse_e_mail adresse_email
    adresse_courriel adresse_electronique courrier_electronique vous_ecrire boite_mail`,
  website: 'site sites site_web site_internet page_web en_ligne sur_internet par_internet web sur_le_net',
  socialMedia: 'facebook instagram tiktok reseaux_sociaux linkedin youtube',
  difference: 'difference differences',
  advice: 'recommandez recommander recommandation conseillez conseiller conseils',
  reason: 'pourquoi pour_quelle_raison',
  noise: 'bruit bruits bruyant bruyante calme insonorise',
  age: `age ages agee agees quel_age a_partir_de_quel_age jusqu_a_quel_age des_quel_age age_minimum age_minimal
    age_maximum limite_d_age`,
  count: `combien_de combien_d quel_nombre le_nombre_de nombre_de quelle_quantite quel_pourcentage
    combien_y_a_t_il a_combien_de a_combien_d jusqu_a_combien_de jusqu_a_combien_d jusqu_a_combien
    combien_de_places capacite places_assises personnes_maximum`,
  who: 'qui avec_qui par_qui chez_qui a_qui aupres_de_qui',
  business: `magasin magasins boutique boutiques cabinet bureau bureaux agence atelier etablissement restaurant
    resto hotel salon garage commerce entreprise societe clinique boite ecole studio institut boulangerie
    pharmacie librairie club local locaux chez_vous votre_maison echoppe officine auto_ecole auto_ecoles centre
    salle brasserie pizzeria creperie bistrot auberge gite camping musee piscine_municipale clinique_veterinaire
    pressing laverie imprimerie bijouterie fleuriste cordonnerie serrurerie boucherie fromagerie epicerie
    patisserie_boulangerie opticien notaire etude huissier hopital maison_medicale centre_medical
    cabinet_dentaire cabinet_medical residence domaine ferme_pedagogique theatre cinema`,
  generic: `comporte comprendre concerne concernant propos sujet chez_moi chez_nous dire dites indiquer indiquez
    info infos information informations renseignement renseignements renseigner question questions savoir
    connaitre detail details quelque_chose truc trucs chose choses type types genre genres sorte sortes
    exactement precisement expliquer expliquez precision precisions renseignez preciser precisez donner donnez
    parlez_moi au_minimum au_maximum au_moins au_plus`,
  offer: `accueillir accueillez accueille loger logez heberger hebergez proposez propose proposent proposer
    proposons offrez offrent offrir disposez dispose disposent disposer disponible disponibles fournissez fournit
    fournir fourni fournie faites_vous vous_faites avez_vous vous_avez auriez_vous vous_auriez y_a_t_il il_y_a
    y_a_t y_a trouve_t_on trouver dans_vos_cordes existe existe_t_il effectuez realisez assurez pratiquez
    occupez_vous vous_occupez organisez organise organiser organisent organisons soignez soigner soignent traitez
    traiter traitent poser posez pratique pratiquer pratiquent fabriquez fabriquer fabrique fabriquent preparez
    preparer realiser realise realisent gerez gerer enseignez enseigner enseigne animez animer recevoir recevez
    assurer assure_t effectuer effectue dispensez dispense confectionnez confectionner elaborez imprimez
    produisez cuisinez coiffez vous_occuper s_occuper occuper prenez_en_charge prend_en_charge prendre_en_charge
    pris_en_charge suivez concevez concevoir tenez figure comprend donnez_vous vous_donnez vous_fete vous_faite
    vous_fetes vous_fait avait_vous vous_avait avez_vs vs_avez vs_faites`,
  possible: `possible possibles possibilite possibilites permis permise permettez autorise autorisee autorises
    autorisees autorisez accepte acceptez acceptee acceptes acceptees acceptent accepter admis admise admises
    admettez admettre a_le_droit ai_je_le_droit le_droit ca_marche toleres tolerez prenez prener vous_prenez
    peut_on peux_je puis_je est_ce_possible c_est_possible bienvenus bienvenu toleree tolere pourrons_nous
    pourra_t_on pourrai_je est_il_permis a_t_on_le_droit on_a_le_droit bienvenue bienvenues droit`,
  need: `faut necessaire necessaires obligatoire obligatoires obligatoirement oblige obliges obligee requis
    requise exige exigez doit_on dois_je doit_il faut_il est_ce_obligatoire il_faut indispensable exigee exigees
    exiges imperatif imperativement prealable necessite necessitent indispensables requises ai_je_besoin
    a_t_on_besoin on_a_besoin avoir_besoin y_a_t_il_besoin besoin_d_avoir besoin_de_prendre
    est_ce_que_j_ai_besoin j_ai_besoin_de_prendre j_ai_besoin_de_reserver besoin_de_reserver`,
  book: 'reserv* prereserv* retenir bloquer_une_date pre_reserver',
  enrol: `inscrire inscription inscriptions inscrit inscrits inscrite inscrites m_inscrire s_inscrire
    preinscription inscris inscrivez inscrivent inscrivons s_inscrit m_inscris`,
  appointment: `rendez_vous rdv creneau creneaux prise_de_rendez_vous rdvs rendez_vous_libre place_libre
    places_libres de_la_place disponibilite disponibilites`,
  walkIn: `sans_rendez_vous sans_rdv sans_reservation sans_reserver a_l_improviste spontanement debarquer
    sans_prevenir sans_reserve passage_libre acces_libre venir_directement directement`,
  consultation: 'consultation consultations seance seances visite visites',
  cancel: `annul* pouvez_pas_venir peux_pas_venir pouvons_pas_venir peut_pas_venir pouvez_venir_plus desister
    desiste desistement decommander decommande me_retracter retractation empechement ne_peux_pas_venir
    ne_viens_pas ne_venons_pas ne_pas_venir pose_un_lapin poser_un_lapin rater rate oublie_mon
    oublie_le_rendez_vous oublie_de_venir manque_mon rate_mon absence absences absent absente manquer manque
    manques manquee manquees non_presentation no_show fais_faux_bond faux_bond changer_d_avis change_d_avis
    peux_plus_venir peux_plus ne_pourrai_pas pourrai_pas_venir pourrais_pas_venir ne_venez_pas ne_vient_pas
    ne_se_presente_pas renoncer honore honoree honores non_honore`,
  change: `change changer changement changements modifier modification modifications deplacer_mon deplacer_le
    deplacer_un reporter report decaler decale repousser reprogrammer deplacer deplace deplaces deplacez_mon
    transferer avancer_mon intervertir changer_de_date changer_d_heure changer_d_horaire autre_date repoussez
    remplacer remplacement remplacements remplacez remplace remplacee changez`,
  order: `commander commande commandes commandee commandees commandez precommander precommande sur_commande
    passer_commande commandent commander_en_ligne bon_de_commande commandant`,
  pay: `due dues payer paye payez payes paiement paiements regler reglement reglements payable payables
    modes_de_paiement moyens_de_paiement moyen_de_paiement mode_de_paiement encaissez verser versement paie
    paient payent regle reglez prelevement prelevements virement virements paypal twint lydia transfert
    facilite_de_paiement regle_t_on reglable reglables`,
  card: `carte cartes carte_bancaire cartes_bancaires carte_bleue cartes_bleues carte_de_credit cartes_de_credit
    cb visa mastercard sans_contact apple_pay google_pay paiement_mobile tpe terminal`,
  cash: 'espece especes en_liquide liquide cash monnaie billets',
  cheque: 'cheque cheques chequier cheques_bancaires cheque_bancaire cheques_vacances cheque_vacances ancv',
  instalments: `plusieurs_fois trois_fois quatre_fois en_3_fois en_4_fois en_trois_fois en_quatre_fois
    en_plusieurs_fois echelonne echelonner echelonnement mensualites mensualite facilites_de_paiement financement
    financer a_credit etaler etalement par_mensualites plusieurs_paiements deux_fois en_deux_fois
    paiement_fractionne paiement_echelonne credit`,
  insurance: `assurance assurances assureur assureurs assure mutuelle mutuelles tiers_payant securite_sociale
    secu carte_vitale remboursement_mutuelle cpam ameli conventionne conventionnee conventionnes rembourse_par
    complementaire complementaire_sante prise_en_charge lamal css amo carte_vital cmu responsabilite_civile
    assurances_complementaires assuree`,
  prescription: 'ordonnance ordonnances prescription prescriptions',
  deliver: `livrer livrez livrent livraison livraisons livree livrees livreur envoyer envoyez envoi envois
    expedier expedition expeditions expediez a_domicile frais_de_port frais_de_livraison par_la_poste livrons
    livrera livre_t livrez_vous expediee colis transporteur chronopost faire_livrer me_livrer point_relais relais
    porter_chez acheminement`,
  area: `zone zones secteur secteurs deplacement deplacements deplacez intervention interventions intervenez
    intervenir intervient intervenons rayon perimetre vous_allez_jusqu vous_deplacez vous_deplacer se_deplacer
    se_deplace nous_deplacons nous_deplacer vous_deplaceriez venez_chez venez_a venez_jusqu couvrez region
    alentours environs departement desservez desservie`,
  collect: `retirer retrait retraits a_emporter emporter recuperer chercher venir_chercher passer_prendre
    click_and_collect passer_recuperer enlevement enlever a_aller retire recupere recuperes venir_recuperer
    enlevons retirez emporte a_l_emporter take_away vente_a_emporter retirent retirez_vous se_retire`,
  refund: `rembours* retour retours retourner rendre echanger echange echanges echangez echangees reprendre
    reprenez reprend reprises reprise ramener rapporter avoir_valable satisfait_ou_rembourse reprise_de
    echangeable avoir satisfait retractation rendez_l_argent recuperer_mon_argent recuperer_l_argent renvoyer
    renvoi`,
  deposit: `acompte acomptes arrhes caution cautions depot_de_garantie avance a_l_avance_payer prepaiement
    prepayer payer_d_avance empreinte_bancaire depot a_verser cautionnement payer_avant paye_d_avance arrhe
    garantie_bancaire provision`,
  rent: `louer loue louez louons location locations loues emprunter emprunt pret preter pretez loueur a_louer
    locatif location_de loueurs prete pretee pretees`,
  repair: `reparer reparez repare reparons reparation* reparateur reparent depann* panne pannes casse cassee
    casses cassees abime abimee abimes retaper remettre_en_etat en_panne marche_plus ne_marche_plus
    ne_fonctionne_plus reparable reparables reparateurs reparee reparees depanner_mon bricoler recoller recoudre
    ressouder raccommoder restaurer restauration restaurez hs en_rade deglingue marche_pas fonctionne_pas
    ne_s_allume_plus s_allume_plus ne_demarre_plus demarre_plus dysfonctionnement defectueux defectueuse
    endommage endommagee fissure fissuree fendu raye rayee`,
  service: `entretien entretiens entretenir entretenez revision revisions controle_annuel maintenance entretenons
    entretient entretiennent entretenu entretenue reviser revisez`,
  install: `installer installez installation installations installe pose poses posee monter montage montez
    mise_en_service`,
  guarantee: `garantie garanties garantir garanti garantit garantis garantissez decennale sous_garantie
    assure_apres_vente sav garantissons garanties_offertes defaut defauts vice`,
  sell: `vendez vendre vend vendons vendent vente ventes vendu vendus acheter achete achat achats achetez
    en_stock stock en_rayon en_magasin vendre_de a_vendre vendeur vendues vendue commercialisez distribuez
    revendez acheter_chez achetee achetees se_procurer en_vente approvisionne`,
  brand: 'marque marques',
  used: 'occasion occasions d_occasion reconditionne reconditionnes reconditionnee seconde_main deuxieme_main',
  discount: `reduction reductions remise remises rabais promotion promotions promo promos ristourne ristournes
    tarif_reduit tarifs_reduits demi_tarif geste_commercial prix_de_groupe degressif degressifs degressive solde
    soldes bon_de_reduction code_promo prix_d_ami bon_plan fidelite carte_de_fidelite reduit reduits rabattement
    degression offre_speciale offres_speciales tarif_special tarifs_speciaux parrainage coupon coupons avantage
    avantages moitie_prix prix_reduit prix_reduits`,
  student: `etudiant etudiants etudiante etudiantes etudes scolaire scolaires lyceen lyceens lyceenne apprenti
    apprentis carte_etudiant ecolier ecoliers collegien collegiens universitaire apprentie apprenties`,
  senior: `senior seniors retraite retraites retraitee personne_agee personnes_agees troisieme_age retraitees
    seniors_de plus_de_60 plus_de_65 aine aines`,
  child: `enfant enfants gamin gamins gamine gosse gosses petit_garcon petite_fille fils fille filles petits
    mineur mineurs ado ados adolescent adolescents junior juniors petit_bout bambin bambins moins_de pedodontie
    pediatr* pedopsy* tout_petits loulou loulous marmot marmots fillette jeune jeunes moins_de_12 moins_de_18
    enfance accompagnes_d_un_enfant petiot minot bout_de_chou`,
  baby: 'bebe bebes nourrisson nourrissons lit_bebe lit_parapluie tout_petit tout_petits poussette poussettes',
  highchair: `chaise_haute chaises_hautes rehausseur rehausseurs table_a_langer chaise_bebe chaise_pour_bebe
    chaise_haute_pour_bebe chaise_pour_enfant chaise_enfant siege_bebe`,
  pet: `animal animaux animaux_de_compagnie chien chiens chienne toutou chiot chiots labrador bouledogue chat
    chats chatte chaton chatons matou compagnon_a_quatre_pattes`,
  bird: 'oiseau oiseaux perroquet perroquets perruche perruches canari canaris',
  rodent: 'lapin lapins rongeur rongeurs hamster hamsters cobaye cobayes cochon_d_inde nac',
  reptile: 'reptile reptiles serpent serpents tortue tortues lezard lezards',
  grooming: 'toilettage toiletter toilettez toiletteur toiletteuse tonte tondre tonte_chien',
  boarding: `stocker stockez stockage entreposer garde garder gardez gardiennage garderie pension nounou pensions
    garde_d_animaux chenil gardons gardent`,
  free: `gratuit gratuite gratuits gratuites gratuitement gratos offert offerte offerts offertes sans_frais
    sans_supplement sans_payer ne_coute_rien offre_t_on a_titre_gracieux`,
  include: `inclus incluse incluses inclut compris comprise comprises comprend comprennent tout_compris dedans
    avec_ca fourni_avec toutes_charges_comprises en_sus non_compris non_incluse non_inclus`,
  accessible: `fauteuil_roulant fauteuils_roulants fauteuil handicap handicape handicapee handicapes handicapees
    pmr mobilite_reduite accessible accessibles accessibilite ascenseur ascenseurs rampe plain_pied de_plain_pied
    marches marche_d_entree sans_marche escalier escaliers`,
  toilet: 'toilettes toilette wc sanitaires petit_coin',
  wifi: 'wifi wi_fi internet connexion connexion_internet reseau',
  bicycle: 'velo velos bicyclette bicyclettes vtt vtc biclou cycle cycles',
  ebike: 'velo_electrique velos_electriques vae vaes velo_a_assistance',
  scooter: 'trottinette trottinettes scooter scooters',
  car: 'voiture voitures auto autos vehicule vehicules bagnole',
  motorbike: 'moto motos motocyclette',
  charging: `voiture_electrique voitures_electriques vehicule_electrique vehicules_electriques borne bornes
    recharge recharger rechargement borne_de_recharge`,
  tyre: 'pneu pneus pneumatique pneumatiques pneus_neige',
  puncture: 'crevaison crevaisons creve crevee roue_crevee',
  emergency: `douleur douleurs souffre souffrir j_ai_mal ai_mal fait_mal tres_mal mal_aux_dents rage_de_dents
    urgence urgences urgent urgente urgents en_urgence le_plus_vite_possible au_plus_vite rapidement
    c_est_pressant`,
  language: `langue langues *english polyglotte bilingue trilingue multilingue parlees parlee parle_t_on parlons
    en_quelle_langue parle parlent parlez parler parlant`,
  staff: `dirige dirigez diriger equipe personnel patron patronne gerant gerante proprietaire proprietaires
    dirigeant directeur directrice responsable chef qui_travaille tenu_par tient collaborateur collaborateurs
    s_occupe associe fondateur fondatrice veterinaire veterinaires medecin medecins docteur docteurs dr dentiste
    dentistes coiffeur coiffeuse coiffeurs coiffeuses mecanicien mecaniciens kine kines therapeute estheticienne`,
  vegetarian: 'vegetarien vegetarienne vegetariens vegetariennes vege sans_viande veggie',
  vegan: 'vegan vegans vegane vegetalien vegetalienne vegetaliens vegetaliennes',
  allergy: `allergie allergies allergique allergiques allergene allergenes gluten sans_gluten coeliaque lactose
    sans_lactose arachide arachides fruits_a_coque noix intolerant intolerante intolerance intolerances
    allergisante allergisants allergisantes`,
  organic: 'bio biologique biologiques',
  gift: `bon_cadeau bons_cadeaux carte_cadeau cartes_cadeaux cheque_cadeau cheques_cadeaux cadeau cadeaux
    offrir_un bon_d_achat bons_d_achat coffret_cadeau`,
  group: `groupe groupes privatiser privatisation privatisable privatisables salle_privee privatif seminaire
    seminaires evenement evenements`,
  lesson: 'cours lecon lecons formation formations apprendre ateliers_enfants',
  teacher: `prof profs professeur professeurs moniteur monitrice moniteurs enseignant enseignante formateur
    formatrice`,
  trial: 'essai essais essayer decouverte seance_d_essai cours_d_essai tester',
  membership: `abonnement abonnements abonner abonne abonnes adhesion adherer adherent adherents cotisation
    resiliation resilier`,
  wait: `attendre attente attends sur_place tout_de_suite immediatement dans_la_journee le_jour_meme jour_meme
    meme_jour pendant_que_j_attends`,
  late: `passe_ce_delai au_dela_de_ce_delai apres_ce_delai trop_tard dernier_moment derniere_minute retard
    retards en_retard tard tardif tardive tardifs`,
  breakfast: 'petit_dejeuner petits_dejeuners petit_dej petits_dej ptit_dej petit_dejeuners p_tit_dej brunch',
  lunch: 'dejeuner dejeuners repas_de_midi le_midi manger_a_midi',
  dinner: 'diner diners souper repas_du_soir manger_le_soir',
  drink: 'boisson boissons boire consommation consommations',
  menu: 'menu menus formule formules ardoise carte_des_plats',
  dayMenu: 'menu_du_jour plat_du_jour plats_du_jour formule_du_jour menus_du_jour',
  terrace: 'terrasse terrasses en_terrasse dehors exterieur manger_dehors',
  swim: 'piscine piscines nager baignade baigner bassin',
  gym: 'salle_de_sport fitness musculation gym salle_de_gym',
  airConditioning: 'climatisation clim climatise climatisee climatises climatiseur climatiseurs air_conditionne',
  heating: `chauffage chauffages chauffer chauffe chauffagiste chauffant chauffants radiateur radiateurs
    chaudiere_gaz poele poeles`,
  boiler: 'chaudiere chaudieres',
  waterHeater: 'chauffe_eau chauffe_eaux ballon_d_eau_chaude cumulus ballon_eau_chaude',
  sink: 'evier eviers lavabo lavabos',
  clog: `deboucher debouchage debouchages bouche bouchee bouches bouchees s_ecoule_plus ecoule_plus evacue_plus
    obstrue bouchon`,
  leak: 'fuite fuites fuit coule qui_goutte goutte',
  luggage: 'bagage bagages valise valises consigne sac_a_dos affaires_personnelles',
  arrival: `arrivee arriver arrivons arrivera check_in checkin avoir_la_chambre avoir_notre_chambre
    avoir_ma_chambre prendre_la_chambre recuperer_la_chambre recuperer_les_cles heure_d_arrivee
    disponibles_a_partir entrer_dans_la_chambre acceder_a_la_chambre arrivees remise_des_cles`,
  departure: `depart liberer liberees libere liberee liberer_la_chambre quitter_la_chambre quitter
    rendre_la_chambre rendu_les_cles rendu_la_chambre rendre_les_cles check_out checkout heure_de_depart
    depart_tardif departs quitter_le_logement rendre_le_logement`,
  diagnosis: 'diagnostic diagnostics diagnostiquer jeter_un_oeil jeter_un_coup_d_oeil expertise expertiser',
  history: `depuis_quand_existe depuis_quand_etes_vous depuis_quand_vous_etes depuis_quand_la depuis_quand_le
    depuis_quand_l en_quelle_annee depuis_combien_d_annees depuis_quand_existez fonde fondee fondation creee
    construit construite bati anciennete`,
  bed: 'lit lits couchage couchages matelas',
  extraBed: 'lit_d_appoint lit_supplementaire lits_d_appoint lit_dapoint lit_en_plus lit_dappoint',
  laundry: 'blanchisserie laverie pressing lessive laver_le_linge linge',
  view: 'vue vues donne_sur',
  locked: `ferme_a_cle fermes_a_cle fermee_a_cle securise securisee securises endroit_sur verrouille surveille
    surveillee ranger`,
  tax: 'taxe taxes tva taxe_de_sejour impot impots',
  quote: 'devis estimation estimations estimer estimatif chiffrage chiffrer',
  beginner: `debutant debutants debutante debutantes debuter jamais_fait sans_experience premiere_fois niveau
    niveaux`,
  smoking: 'fumer fume fumeur fumeurs fumoir cigarette cigarettes vapoter non_fumeur',
  receipt: 'ticket_de_caisse ticket recu recus facture factures facture_acquittee preuve_d_achat note_de_frais',
  man: 'homme hommes monsieur messieurs masculin masculine',
  woman: 'femme femmes dame dames feminin feminine',
  haircut: 'coupe coupes couper coupe_de_cheveux coiffure coiffer',
  nails: 'manucure manucures ongle ongles vernis pedicure',
  hairRemoval: 'epilation epilations epiler epilez cire',
  massage: 'massage massages masser modelage modelages',
  glasses: 'lunettes lunette monture montures',
  contactLens: 'lentilles lentille',
  eyeTest: 'examen_de_vue test_de_vue controle_de_la_vue examen_de_la_vue vue_controlee',
  tooth: 'dent dents dentaire dentaires molaire',
  scaling: 'detartrage detartrages detartrer nettoyage_dentaire nettoyage_des_dents',
  whitening: 'blanchiment blanchir eclaircissement',
  neuter: 'sterilisation steriliser castration castrer sterilise castre sterilisee',
  surgery: 'operation operations operer chirurgie chirurgies anesthesie anesthesies anesthesier',
  oilChange: 'vidange vidanges changement_d_huile',
  brakes: 'frein freins plaquettes plaquette freinage',
  courtesyCar: `vehicule_de_pret voiture_de_pret vehicule_de_courtoisie voiture_de_courtoisie
    vehicule_de_remplacement`,
  technicalCheck: 'controle_technique ct',
  cake: 'gateau gateaux tarte tartes patisserie patisseries entremets piece_montee',
  bread: 'pain pains baguette baguettes',
  funeral: 'deuil enterrement obseques funerailles funeraire',
  wedding: 'mariage mariages marier noces',
  birthday: 'anniversaire anniversaires',
  books: 'livre livres bouquin bouquins roman romans',
  exam: 'examen examens certificat certificats diplome diplomes attestation',
  renovate: 'renover renovation renovations renovez refaire refaites refait refection travaux',
  bathroom: 'salle_de_bain salle_de_bains salles_de_bain salles_de_bains salle_d_eau',
  heatPump: 'pompe_a_chaleur pompes_a_chaleur pac',
  key: 'cle cles clef clefs',
  remote: 'visio visioconference a_distance distanciel teleconsultation par_zoom',
  private: 'particulier particuliers individuel individuels individuelle individuelles prive prives privee privees',
  weight: 'poids kilo kilos kg peser',
  height: 'taille tailles hauteur longueur dimensions mesure mesurent',
  hairColour: 'couleur couleurs coloration colorations teinture meches balayage',
  beard: 'barbe barbes rasage moustache',
  patient: 'patient patients patiente nouveaux_patients nouveau_patient patientele',
  vaccine: 'vaccin vaccins vacciner vaccination vaccinations vaccine rappel_de_vaccin piqure',
  homeVisit: `visite_a_domicile visites_a_domicile consultation_a_domicile deplacez_a_domicile venir_chez_moi
    venez_chez_moi venir_chez_nous venez_chez_nous passer_chez_moi deplacez_chez_moi venir_a_la_maison
    venez_a_la_maison venir_a_domicile venez_a_domicile`,
  documents: `papier papiers document documents justificatifs carte_d_identite piece_d_identite pieces_d_identite
    passeport passeports justificatif justificatif_de_domicile attestations dossier formulaire formulaires`,
  bring: `apporter apportez apporte amener amenez amene emmener rapporter_quoi prevoir munir munissez
    que_dois_je_apporter que_faut_il_apporter apportent a_apporter amenez_votre venez_avec`,
  recruit: `salaire salaires recrutez recruter recrutement embauchez embauche emploi emplois candidature cv
    alternance`,
  clothing: 'tenue vetement vetements habit habits habille',
  material: 'materiel materiels equipement equipements outillage',
  sunday: 'dominical dominicale',
  afternoon: 'apres_midi l_apres_midi apres_midis',
  voucher: `ticket_restaurant tickets_restaurant titre_restaurant titres_restaurant cheque_dejeuner
    cheques_dejeuner pass_culture cesu`,
  crypto: 'bitcoin bitcoins cryptomonnaie cryptomonnaies crypto',
  pass: 'carnet carnets carte_de_10 carte_10 pack packs forfait_10 carte_de_dix abonnement_annuel',
  unemployed: `chomeur chomeurs chomage demandeur_d_emploi demandeurs_d_emploi rsa sans_emploi france_travail
    pole_emploi beneficiaires`,
  companion: 'accompagnateur accompagnateurs accompagnant accompagnants accompagne accompagnee accompagner',
  halal: 'halal casher kasher',
  meat: 'viande viandes boeuf poulet porc agneau volaille charcuterie',
  fish: 'poisson poissons fruits_de_mer crustaces huitre huitres crevettes saumon',
  wine: 'vin vins vin_rouge vin_blanc cave sommelier',
  beer: 'biere bieres pression',
  coffee: 'expresso capuccino cappuccino cafe_creme cafe cafes',
  dessert: 'dessert desserts glace glaces sorbet sorbets crepe crepes gaufre gaufres',
  pizza: 'pizza pizzas',
  sandwich: 'sandwich sandwichs sandwiches panini wrap',
  seats: 'couverts',
  extraction: `extraction extractions arracher arrache arrachez extraire enlever_une_dent retirer_une_dent
    dent_de_sagesse dents_de_sagesse dent_a_arracher dent_a_enlever dents_a_arracher dent_a_extraire arrachage`,
  filling: 'carie caries plombage plombages obturation obturations composite',
  braces: `bague bagues orthodontie orthodontiste aligneur aligneurs gouttiere_invisible invisalign
    appareil_dentaire`,
  physio: `kine kinesitherapie kinesitherapeute kinesitherapeutes osteo osteopathe osteopathie reeducation
    physiotherapie`,
  bloodTest: 'prise_de_sang prises_de_sang analyse_de_sang analyses_de_sang bilan_sanguin analyses laboratoire',
  xray: 'radio radios radiographie radiographies radiographique panoramique irm scanner echographie',
  sickNote: 'arret_maladie arret_de_travail certificat_medical certificats_medicaux',
  medicine: 'medicament medicaments comprime comprimes',
  psych: 'psychologue psychologues psychotherapie psy therapie therapies',
  yoga: 'yoga pilates stretching',
  dance: 'danse danses danser salsa zumba',
  boxing: 'boxe boxer arts_martiaux judo karate',
  sauna: 'sauna hammam jacuzzi spa bain_a_remous',
  shower: 'douche douches vestiaire vestiaires',
  locker: 'casier casiers cadenas',
  towel: 'serviette serviettes peignoir peignoirs',
  coach: 'coach coachs coaching entraineur entraineurs',
  tennis: 'tennis padel squash badminton court_de_tennis',
  climbing: 'escalade grimper bloc_d_escalade',
  ski: 'ski skis snowboard patin patins',
  riding: 'cheval chevaux poney poneys equitation balade_a_cheval',
  boat: 'bateau bateaux kayak canoe paddle paddles voile',
  diving: 'plongee plonger bapteme_de_plongee',
  surf: 'surf combinaison combinaisons',
  drivingLicence: `permis code_de_la_route conduite_accompagnee permis_b permis_de_conduire conduite
    moniteur_d_auto_ecole`,
  automatic: 'boite_automatique automatique automatiques boite_auto',
  musicLesson: 'piano guitare violon batterie solfege chant instrument instruments',
  tutoring: 'soutien_scolaire aide_aux_devoirs devoirs',
  battery: 'batterie_auto batteries accu',
  exhaust: 'pot_d_echappement echappement',
  paint: 'peinture peintures peindre carrosserie repeindre',
  towing: 'remorquage remorquer depanneuse',
  carWash: 'lavage lavages laver_ma_voiture nettoyage_interieur',
  windscreen: 'pare_brise pare_brises vitre vitres',
  electrician: 'electricite electrique electricien tableau_electrique prise_electrique',
  lock: `serrure serrures serrurier serrurerie cylindre porte_claquee blindage double_de_cle doubles_de_cles
    double_des_cles copie_de_cle`,
  roof: 'toit toiture toitures tuiles gouttieres',
  floor: 'parquet carrelage carrelages moquette sols',
  garden: 'jardin jardins jardinage pelouse tonte tondre haie haies taille_de_haie elagage elaguer',
  move: 'demenagement demenagements demenager demenagez cartons',
  storage: 'garde_meuble stockage stocker entreposer entreposage gardiennage hivernage',
  cleaning: 'nettoyage nettoyages nettoyer nettoyez menage menages femme_de_menage nettoyage_a_sec',
  ironing: 'repassage repasser',
  alteration: 'retouche retouches ourlet ourlets couture coutures retoucher raccourcir fermeture_eclair',
  shoe: 'chaussure chaussures talon talons semelle semelles cordonnier ressemelage ressemeler bottes',
  watch: 'montre montres bracelet bracelets pile_de_montre',
  jewel: 'bijou bijoux bague_en_or collier colliers alliance alliances gravure graver',
  phoneRepair: 'smartphone smartphones iphone iphones telephone_portable ecran_casse ecran ecrans',
  computer: 'ordinateur ordinateurs pc mac portable_pc imprimante',
  furniture: 'meuble meubles canape canapes fauteuil fauteuils',
  photo: 'photo_d_identite photos_d_identite shooting seance_photo photographe portrait portraits',
  print: 'impression impressions imprimer photocopie photocopies flyers cartes_de_visite',
  tattoo: 'tatouage tatouages tatouer tatoueur',
  piercing: 'piercing piercings percer',
  makeup: 'maquillage maquiller maquilleuse',
  extensions: 'extension extensions',
  perm: 'permanente permanentes lissage lissages',
  brushing: 'brushing brushings mise_en_plis shampoing',
  facial: 'soin_du_visage soins_du_visage gommage',
  lashes: 'cil cils',
  guide: 'visite_guidee visites_guidees guide guides audioguide',
  ticket: `billet_d_entree billet entree_adulte billetterie entree_generale droit_d_entree prix_d_entree
    tarif_d_entree`,
  exhibition: 'exposition expositions collection_permanente',
  camping: `tente tentes camping_car camping_cars caravane caravanes emplacement emplacements mobil_home
    mobil_homes`,
  room: 'chambre chambres',
  sheets: 'draps drap linge_de_lit',
  kitchenette: 'kitchenette cuisine_equipee',
  shuttle: 'aeroport transfert_aeroport',
  barbecue: 'barbecue barbecues',
  playground: 'aire_de_jeux jeux_pour_enfants coin_enfants jeux_d_enfants',
  childcare: 'garderie creche nounou garde_d_enfants periscolaire',
  coworking: 'coworking poste_de_travail bureau_ferme salle_de_reunion salles_de_reunion',
  tasting: 'degustation degustations deguster',
  succulent: 'cactus plante_grasse plantes_grasses succulente succulentes',
  plant: 'plante plantes plante_verte',
  flowers: 'fleur fleurs bouquet bouquets rose roses',
  christmasTree: 'sapin sapins',
  wrapping: 'emballage_cadeau paquet_cadeau papier_cadeau emballer emballage',
  taxReturn: 'declaration_d_impot declaration_d_impots declaration_de_revenus declaration_fiscale',
  accounting: 'comptabilite comptable expert_comptable bilan_comptable tenue_de_comptes',
  payroll: 'fiche_de_paie fiches_de_paie bulletin_de_paie bulletins_de_salaire paie',
  foundCompany: `creation_d_entreprise creer_une_entreprise creer_ma_societe creer_une_societe
    creer_mon_entreprise monter_une_boite monter_ma_boite monter_sa_boite monter_une_societe creation_de_societe
    creation_de_societes creation_d_entreprises lancer_mon_entreprise ouvrir_une_societe creer_ma_boite
    creer_une_boite`,
  notary: 'acte_de_vente testament testaments succession heritage',
  mortgage: 'pret_immobilier hypotheque',
  lawyer: 'avocat avocate divorce divorces',
  translation: 'traduction traductions traduire',
  rabbit: 'lapin lapins rongeur rongeurs cobaye hamster hamsters nac furet',
  horse: 'equin equide',
  microchip: 'puce puces pucage identification',
  deworm: 'vermifuge vermifuges antiparasitaire puces_et_tiques',
  euthanasia: 'euthanasie euthanasier endormir',
  parentConsent: 'autorisation_parentale accord_des_parents autorisation',
  proCustomer: 'professionnel professionnels pro pros entreprises societes comite_d_entreprise',
  sample: 'echantillon echantillons',
  size: 'pointure pointures taille_unique',
  waitingList: 'liste_d_attente',
  terms: 'conditions_generales reglement_interieur',
  party: 'enterrement_de_vie soiree_privee pot_de_depart soiree_d_anniversaire fete_privee',
  catering: 'traiteur buffet buffets cocktail cocktails',
  playlist: 'musique concert concerts',
  certificate: 'label labels certifie certifies agree agrees agrement',
  lostFound: 'objet_trouve objets_trouves perdu perdus perdue oublie_chez_vous',
  newCustomer: 'nouveau_client nouveaux_clients nouvelle_cliente nouveaux_adherents',
  ecology: 'ecologique ecologiques ecoresponsable recyclage recycler recyclez recycle',
  complete: 'complet complete completes complets entier entiere entiers entieres',
  brows: 'sourcil sourcils',
  workshop: 'stage stages initiation initiations masterclass',
  employee: 'salarie salaries employe employes employee',
};
