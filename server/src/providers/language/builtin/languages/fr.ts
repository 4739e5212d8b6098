import { everyBusiness } from './concepts/fr/every-business.ts';
import { everydayWishes } from './concepts/fr/everyday-wishes.ts';
import { trades } from './concepts/fr/trades.ts';
import { mergeConcepts } from './concepts/merge-concepts.ts';
import type { LanguagePack } from './language-pack.ts';

export const fr: LanguagePack = {
  code: 'fr',
  concepts: mergeConcepts(everyBusiness, trades, everydayWishes),
  distinct: 'où facturé facturée facturés fermé fermée fermés fermées thé thés',
  stopWords: `pres donne oublie oubliee hier le la les l un une des du de d au aux a et ou ni mais donc or car si que qu
    qui quoi dont ce c cet cette ces cela ca ci celui celle ceux celles je j tu il elle on nous vous ils elles me m
    te t se s lui leur leurs y en moi toi soi eux mon ma mes ton ta tes son sa ses notre nos votre vos mien mienne
    votres notres suis es est sommes etes sont etais etait etaient etre ete serai sera serait seront serons soit
    soyez serions serez servons servez servi servie servis sert servent servir dernier derniere derniers seriez
    seraient ai as avons avez ont avais avait avoir eu aurai aura aurait aurez auriez aurais aurons auront fais
    fait faites font faire ferez ferait fera ferais faisez faisons vais vas va allons allez vont aller irai ira
    peux peut pouvons pouvez peuvent pouvoir pourrais pourrait pourriez pourra pourrez pourrions veux veut voulons
    voulez veulent vouloir voudrais voudrait voudrions voudriez aimerais aimerait aimerions souhaite souhaiterais
    souhaitons souhaiterait souhaiterions souhaitez souhaiter dois doit devons devez doivent devoir devrais devrait
    faudrait faudra falloir sais sait savez savent viens vient venons venez viennent venir viendrai viendrait venu
    venue pour par avec sans dans sur sous chez vers entre depuis pendant avant apres contre comme jusqu jusque
    jusqua lors ne n pas plus non oui tres trop assez bien mal peu aussi encore deja alors ainsi puis ici tout tous
    toute toutes meme memes autre autres quel quelle quels quelles comment bonjour bonsoir salut merci svp stp
    plait voila voici juste seulement vraiment cest jai ya til lorsque quelqu quelque quelques chaque aucun aucune
    certains certaine certaines plusieurs beaucoup hein euh bah ben ok ouais prendre prends prend pris mettre mets
    met utiliser demande demander demandez voir vois dit telle telles tels personnellement eventuellement
    normalement habituellement cherche cherchons cherchez interesse interesser interessee pense pensez penser sinon
    cas lieu part fois coup bon bonne hui aujourd suite voyage passer passe passez reste rester ailleurs afin
    compte gens quoique malheureusement mere pere maman papa mari epouse epoux conjoint conjointe copain copine ami
    amie amis amies collegue frere soeur famille cousin cousine parents finis finit finir tot aimer aime adore
    adorer semble crois croire arrive penses pensions prevu prevus decide decider envie besoin rendu repart
    repartir repartons pleine plein temps normal normale vieux vieille vieil voulu pensais disons bref clients
    client cliente clientele entendu appris lu vu trouve tombe tombee surtout idee souci soucis probleme problemes
    espere tour dessus dessous hors selon puisque parce tant autant via pile environ enfin ensuite finalement
    donnes donnez laisser laisse prochain prochaine prochains prochaines habite habitons rappeler mettez bout mette
    tourne serre serree bonjours rendus rendue autour puisse puissent faudrais propos compter comptez prevoir
    arriverai arriverais arriverons interroge renseigne hesite trucs bidule connais connaissez connait passions nul
    vraie vrai minimum maximum parlez parle parlent parler parlons parlant`,
  weekdays: [
    'lundi lundis lun',
    'mardi mardis mar',
    'mercredi mercredis mer merc',
    'jeudi jeudis jeu',
    'vendredi vendredis ven vend',
    'samedi samedis sam',
    'dimanche dimanches dim',
  ],
  months: [
    'janvier janv jan',
    'fevrier fevr fev',
    'mars',
    "avril avr d'avril",
    'mai',
    'juin',
    'juillet juil',
    "aout d'aout",
    'septembre',
    "octobre oct d'octobre",
    'novembre nov',
    'decembre dec',
  ],
  schedule: {
    daily: `tous_les_jours chaque_jour quotidiennement sept_jours_sur_sept toute_la_semaine tous_les_jours_de_la_semaine
      tous_les_jours_de_l'annee`,
    workdays: `en_semaine jours_ouvres jours_de_semaine jour_de_semaine jours_ouvrables tous_les_jours_ouvres la_semaine
      les_jours_ouvres`,
    weekend: 'week_end week_ends weekend weekends we le_week_end le_weekend les_week_ends fin_de_semaine',
    publicHolidays: 'jours_feries jour_ferie feries ferie les_jours_feries',
    closed: `ferme fermee fermes fermees fermons ferment conges conges_annuels en_conges en_conge en_vacances nos_vacances
      vacances_annuelles vacances_d'ete fermeture_annuelle fermeture_estivale fermeture fermeture_hebdomadaire relache repos
      n'ouvrons_pas pas_ouvert pas_ouverts pas_ouverte n'est_pas_ouvert n'est_pas_ouverte jour_de_repos
      jour_de_fermeture`,
    to: `a au jusqu'a jusqu'au jusque jusqu'en aux et_ferme_a ferme_a fermons_a fermeture_a et_fermons_a et_fermeture_a
      fermee_a ferment_a et_ferment_a`,
    and: 'et puis ainsi_que ou',
    otherwise:
      "reste_de_la_saison le_reste_de_la_saison les_autres_jours autres_jours le_reste_de_la_semaine le_reste_de_l'annee reste_de_l'annee le_reste_du_temps autrement",
    noon: 'midi',
    midnight: 'minuit',
  },
  negations: `en_sus ne n pas non ni jamais aucun aucune nul nulle impossible malheureusement interdit interdite interdits interdites
    refusons refuse exclu exclus exclue plus_de indisponible indisponibles`,
  yesNoStarts: `est_ce_que est_ce_qu' est_ce est_ce_possible esque est_il est_elle sont_ils sont_elles y_a_t_il y_a_t'il y_a_til
    y_a_t y_a il_y_a existe_t_il avez_vous vous_avez auriez_vous vous_auriez as_tu t'as tu_as acceptez_vous vous_acceptez
    prenez_vous vous_prenez vous_prener peut_on on_peut puis_je je_peux j'peux pouvez_vous vous_pouvez pourriez_vous
    pourrais_je pourrait_on on_pourrait vous_pourriez pouvons_nous nous_pouvons etes_vous vous_etes c'est(?!_(?:quoi|combien|ou|quand|quel|comment|a_quel|qui|pour_quand)) cest(?!_(?:quoi|combien|quand|quel|ou))
    faites_vous vous_faites faut_il il_faut doit_on dois_je on_doit je_dois a_t_on ai_je j'ai_le_droit
    vendez_vous vous_vendez louez_vous vous_louez livrez_vous vous_livrez proposez_vous vous_proposez reparez_vous
    vous_reparez offrez_vous vous_offrez disposez_vous vous_disposez parlez_vous vous_parlez reprenez_vous vous_reprenez
    organisez_vous vous_organisez donnez_vous vous_donnez ouvrez_vous vous_ouvrez fermez_vous vous_fermez servez_vous
    vous_servez fournissez_vous vous_fournissez garantissez_vous posez_vous vous_posez installez_vous vous_installez
    intervenez_vous vous_intervenez depannez_vous vous_depannez recevez_vous vous_recevez remboursez_vous
    vous_remboursez travaillez_vous vous_travaillez connaissez_vous vous_connaissez \\w+ez_vous vous_(?!etes_ou)\\w+(?:ez|tes)
    \\w+_t_(?:il|elle|on)s? l'\\w+_est_(?:il|elle) la_\\w+_est(?:_elle)? le_\\w+_est(?:_il)? les_\\w+_sont
    (?:le|la|les|l'|vos|votre|mon|ma|mes)_?\\w+_(?:est|sont)_(?:il|elle|ils|elles) et_est_ce_que et_vous_avez et_on_peut
    et_je_peux et_c'est et_avez_vous et_vous_\\w+ez tu_peux peux_tu on_a_le_droit ai_je_le_droit ca_marche ca_vous
    est_on serait_il serez_vous vous_serez serait_ce sera_t_il aurais_je aurez_vous si_je si_on`,
  numbers: `deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15
    seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100`,
  followUps: `pour_deux pour_trois pour_quatre pour_cinq pour_six pour_sept pour_huit pour_neuf pour_dix pour_2 pour_3 pour_4 pour_5 pour_6 pour_7 pour_8 pour_9 pour_10 et ou_bien ou_alors et_pour et_le et_la et_avec et_si qu'en_est_il qu_en_est_il et_sinon sinon aussi mais
    et_du_coup du_coup alors et_alors pareil c'est_pareil idem dans_ce_cas ok_et d'accord_et meme_chose`,
  references: 'ca cela celui celle ceux celles celui_ci celle_ci elle elles ils ce_dernier le_mien la_mienne',
  pleasantries: [
    "(?:bonjour|bonsoir|salut|coucou|hello|hey|re|rebonjour|bjr|slt|allo)(?: (?:a vous|a tous|a toutes et a tous|madame|monsieur|messieurs|madame monsieur|l['’ ]equipe|toi|vous))?",
    "(?:merci|mille mercis|mille merci|grand merci|mci)(?: (?:beaucoup|bien|infiniment|d[' ’]avance|a vous|pour (?:votre|ta|la|cette) (?:aide|reponse|info|information|precision)|pour (?:l[' ’]info|tout|ces infos|ces precisions)|c[' ’]est note|c[' ’]est (?:tres )?gentil))*",
    "(?:oui|ouais|ok|okay|d[' ’]accord|dac|daccord|tres bien|parfait|super|genial|impeccable|nickel|bien|bon|bon ben|ah|oh|euh|hum|eh bien|ben|bah|alors|donc|excellent|entendu|top|cool|chouette|bien recu|je vois|je comprends|compris|formidable|merveilleux)",
    "(?:c[' ’]est|cest) (?:tres |vraiment |bien |super )?(?:note|gentil|parfait|super|bien|clair|aimable|sympa|bon|genial|entendu|bon a savoir|compris|adorable)",
    "(?:voila|alors)?(?: ?j[' ’]ai)? ?(?:juste )?(?:encore )?(?:une |ma )?(?:autre |petite |toute petite |derniere |simple )*question(?: rapide| bete| idiote| simple| pratique)?(?: pour vous| a vous poser)?",
    '(?:une )?(?:autre|derniere) (?:question|chose)',
    "(?:pardon|excusez[- ]moi|excuse[- ]moi|desolee?|je m[' ’]excuse|navree?)(?: de vous (?:deranger|embeter))?",
    "(?:est[- ]ce que )?(?:je peux|puis[- ]je|je voudrais|j['’ ]aimerais) vous (?:poser|demander) (?:une (?:petite )?question|quelque chose|un renseignement|une info)",
    "(?:je (?:me demandais|me demande|voulais savoir|voudrais savoir|souhaite savoir|souhaiterais savoir|cherche a savoir|vous contacte pour savoir|viens aux nouvelles)|j[' ’]aimerais (?:bien )?savoir|on (?:voudrait|aimerait|voulait) savoir|nous (?:voudrions|aimerions|souhaitons) savoir)(?: (?:si|s(?=[' ’])))?",
    "(?:savez[- ]vous|sais[- ]tu|pouvez[- ]vous me dire|pourriez[- ]vous me dire|peux[- ]tu me dire|vous pouvez me dire|vous pourriez me dire|dites[- ]moi|dis[- ]moi|pouvez[- ]vous m['’ ]indiquer|pourriez[- ]vous m['’ ]indiquer|merci de m['’ ]indiquer|merci de me dire|vous savez)(?: si)?",
    "(?:s[' ’]il (?:vous|te) plait|svp|stp|s il vous plait)",
    '(?:bonne journee|bonne soiree|cordialement|bien a vous|a bientot|a vous lire)',
    "(?:au fait|en fait|a propos|d[' ’]ailleurs|dernier point|petite precision)",
  ],
  injections: [
    '(?:ignore[rz]?|oublie[rz]?|outrepasse[rz]?|contourne[rz]?|neglige[rz]?|ne tiens pas compte|ne tenez pas compte|fais abstraction|faites abstraction)\\b.*\\b(?:instructions?|consignes?|regles?|directives?|prompt|contraintes?|ce qui precede|tout ce qu(?:e tu|e je|i precede)|tout le reste|(?:message|texte)s? precedents?|ci dessus)',
    '(?:prompt|message|invite|instructions?|consignes?) (?:systeme|initiale?s?|cachee?s?|original|complet|secrete?s?|internes?)|system prompt|ton prompt|votre prompt',
    '(?:affiche|montre|donne|repete|revele|ecris|recopie|dis|liste|imprime|cite|copie|envoie|traduis|resume)(?:r|z|s|nt)?\\b.*\\b(?:prompt|(?:tes|vos) (?:instructions|consignes|directives|regles internes)|ta configuration|votre configuration|texte (?:ci dessus|precedent|complet)|mot pour mot)',
    'tu es (?:maintenant|desormais|a present) |vous etes (?:desormais|maintenant) (?:un|une|mon|dan)\\b|(?:fais|faites) (?:comme si|semblant)|(?:joue|jouez|prends|prenez) le role|agis(?:sez)? (?:comme|en tant)|comporte toi comme|mode (?:developpeur|debug|admin|administrateur|sans (?:limites?|restrictions?|filtres?))|jailbreak|jeu de role|imagine que tu',
    "(?:reponds|repondez|dis|dites|ecris|ecrivez) (?:juste|seulement|uniquement|simplement) .*(?:d[' ]accord|oui|ok)$",
  ],
  answers: {
    yes: 'Oui',
    no: 'Non',
    interval: 'de {from} à {to}',
    and: 'et',
    onDays: ['le lundi', 'le mardi', 'le mercredi', 'le jeudi', 'le vendredi', 'le samedi', 'le dimanche'],
    today: "aujourd'hui",
    tomorrow: 'demain',
    onDate: '{weekday} {day}/{month}',
    openOn: 'nous sommes ouverts {day} {hours}.',
    closedOn: 'nous sommes fermés {day}.',
    openNow: "nous sommes ouverts en ce moment, jusqu'à {time}.",
    closedNow: 'nous sommes fermés en ce moment.',
    opensNext: 'Nous rouvrons {day} à {time}.',
    sum: 'Cela fait {total} au total ({items}).',
    noTotal: 'Je ne peux pas calculer le total avec certitude.',
    time: { hour: '{h}h', hourAndMinutes: '{h}h{mm}' },
  },
};
