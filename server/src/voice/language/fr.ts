import type { CallLanguage } from './call-language.ts';
import { list } from './list.ts';

export const fr: CallLanguage = {
  continuationWords: list(
    'et | ou | mais | parce | donc | si | quand | pendant | que | qui | dont | où | quoique | sauf | ' +
      'jusque | depuis | alors | comme | avec | sans | pour | de | du | des | à | au | aux | en | dans | ' +
      'sur | par | chez | vers | le | la | les | un | une | mon | ma | mes | ton | ta | tes | son | sa | ' +
      'ses | notre | nos | votre | vos | leur | leurs | ce | cet | cette | ces | est | sont | était | ' +
      'étaient | sera | serait | peut | pourrait | dois | doit | devrait | ai | as | a | avons | avez | ont ' +
      '| très | aussi',
  ),
  fillers: list('euh | heu | hum | hmm | mm | ben | bah | bon | comment dire | voyons | je veux dire | vous voyez'),
  backchannels: list(
    'mhm | mm | hm | hmm | oui | ouais | ok | okay | bien | ah | oh | voilà | exact | exactement | super ' +
      '| vraiment | entendu | je vois | bien sûr | très bien | ça marche | ah bon',
  ),
  stopPhrases: list('stop | attendez | arrêtez | non | écoutez | un instant | une seconde | excusez moi | excusez-moi'),
  waitPhrases: list(
    'attendez | attends | un instant | un moment | une minute | une seconde | juste un instant | ne quittez pas | patientez | laissez-moi réfléchir | laissez-moi vérifier',
  ),
  slowerPhrases: list('plus lentement | moins vite | trop vite | pas si vite | ralentissez'),
  louderPhrases: list('plus fort | moins bas | trop bas | ne vous entends pas | entends pas'),
  completeAnswers: list(
    'oui | non | ok | okay | merci | bonjour | salut | au revoir | non merci | oui merci | merci beaucoup ' +
      '| cest tout | cest ça | cest bon | je ne sais pas | bien sûr | pas vraiment',
  ),
  numberWords: list(
    'zéro | un | une | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze | ' +
      'treize | quatorze | quinze | seize | vingt | trente | quarante | cinquante | soixante | cent | mille',
  ),
  voicemail: {
    certain: list(
      'après le bip | après le signal | après la tonalité | bip sonore | signal sonore | laissez un ' +
        'message | laissez votre message | laissez moi un message | laissez-moi un message | laisser un ' +
        'message | messagerie | boîte vocale | répondeur',
    ),
    likely: list(
      'pas disponible | nest pas disponible | indisponible | ne peut pas répondre | ne peux pas répondre | ' +
        'ne peut répondre | pas joignable | êtes bien sur | je vous rappellerai | rappellerai dès',
    ),
  },
  announcements: {
    stillThere: 'Vous êtes toujours là ?',
    oneMoment: 'Un instant, je vous prie.',
    stillWorking: 'Encore un petit moment.',
    sorry: 'Je suis désolé, quelque chose a mal fonctionné de mon côté. Pouvez-vous répéter ?',
    noMatchGoodbye: 'Je suis désolé, je ne parviens pas à vous comprendre. Merci de réessayer plus tard. Au revoir !',
    goodbye: 'Au revoir !',
    timeIsUp: 'Je suis désolé, le temps prévu pour cet appel est écoulé. Au revoir !',
    connecting: 'Un instant, je vous mets en relation.',
    theyAreBusy: 'La ligne est occupée pour le moment. Puis-je faire autre chose pour vous ?',
    nobodyAnswers: 'Personne ne répond pour le moment. Puis-je faire autre chose pour vous ?',
    notReached: 'Je suis désolé, je n’ai pu joindre personne. Puis-je faire autre chose pour vous ?',
    callBackLeft: 'J’ai laissé un message pour qu’on vous rappelle. Puis-je faire autre chose pour vous ?',
  },
  queue: {
    next: 'Vous êtes le prochain dans la file d’attente.',
    position: 'Vous êtes numéro {{position}} dans la file d’attente.',
    oneMinute: 'L’attente est d’environ une minute.',
    minutes: 'L’attente est d’environ {{minutes}} minutes.',
    patience: 'Merci de patienter.',
    callBack: 'Pour être rappelé, appuyez sur {{digit}}.',
    promised: 'On vous rappellera. Puis-je faire autre chose pour vous ?',
  },
};
