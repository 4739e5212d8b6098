import type { LanguagePack } from '../../language-pack.ts';

/** French words for what customers ask every business: price, hours, place, booking, payment, guests. */
export const everyBusiness: LanguagePack['concepts'] = {
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
};
