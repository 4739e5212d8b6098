import type { MailWords } from './mail-words.ts';

export const fr: MailWords = {
  closing: (brand) => `Ce message a été envoyé par ${brand}. Personne ne lit les réponses.`,
  orCopy: 'Ou copiez cette adresse dans votre navigateur :',
  support: 'Aide',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  imprint: 'Mentions légales',
  roles: {
    owner: 'propriétaire',
    admin: 'administrateur',
    editor: 'éditeur',
    operator: 'opérateur',
    viewer: 'lecteur',
  },
  invite: ({ brand, tenant, inviter, role, until }) => ({
    subject: inviter ? `${inviter} vous invite à rejoindre ${tenant}` : `Vous êtes invité à rejoindre ${tenant}`,
    before: [
      'Bonjour,',
      inviter
        ? `${inviter} vous invite à rejoindre ${tenant} chez ${brand}. Votre rôle : ${role}.`
        : `Vous êtes invité à rejoindre ${tenant} chez ${brand}. Votre rôle : ${role}.`,
    ],
    action: 'Accepter l’invitation',
    after: [
      `Le lien fonctionne une seule fois, jusqu’au ${until}.`,
      'Si vous n’attendiez pas ce message, vous n’avez rien à faire.',
    ],
  }),
  passwordReset: ({ brand, name, until }) => ({
    subject: `Nouveau mot de passe pour ${brand}`,
    before: [`Bonjour ${name},`, 'quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte.'],
    action: 'Choisir un nouveau mot de passe',
    after: [
      `Le lien fonctionne une seule fois, jusqu’au ${until}.`,
      'Si ce n’était pas vous, vous n’avez rien à faire ; votre mot de passe reste inchangé.',
    ],
  }),
  emailVerification: ({ brand, name, until }) => ({
    subject: `Confirmez votre adresse e-mail pour ${brand}`,
    before: [`Bonjour ${name},`, 'veuillez confirmer que cette adresse e-mail est la vôtre.'],
    action: 'Confirmer l’adresse',
    after: [
      `Le lien fonctionne une seule fois, jusqu’au ${until}.`,
      'Si vous ne vous êtes pas inscrit, vous n’avez rien à faire.',
    ],
  }),
  accountExists: ({ brand, name }) => ({
    subject: `Vous avez déjà un compte chez ${brand}`,
    before: [
      `Bonjour ${name},`,
      `quelqu’un a tenté de s’inscrire chez ${brand} avec votre adresse e-mail. Vous avez déjà un compte ; rien n’a été modifié.`,
    ],
    action: 'Se connecter',
    after: [
      'Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau à cet endroit.',
      'Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
  }),
  passwordChanged: ({ brand, name }) => ({
    subject: `Votre mot de passe pour ${brand} a été modifié`,
    before: [
      `Bonjour ${name},`,
      'le mot de passe de votre compte a été modifié. Toutes les autres sessions ont été fermées.',
    ],
    action: 'Choisir un nouveau mot de passe',
    after: ['Si c’était vous, tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe.'],
  }),
  emailChange: ({ brand, name, until }) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${brand}`,
    before: [
      `Bonjour ${name},`,
      'veuillez confirmer que cette adresse e-mail est votre nouvelle adresse. Vous vous connecterez ensuite avec elle.',
    ],
    action: 'Confirmer la nouvelle adresse',
    after: [
      `Le lien fonctionne une seule fois, jusqu’au ${until}.`,
      'Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
    ],
  }),
  emailChanged: ({ brand, name }) => ({
    subject: `Votre adresse e-mail pour ${brand} a été modifiée`,
    before: [
      `Bonjour ${name},`,
      'vous vous connectez désormais à votre compte avec une autre adresse e-mail. Celle-ci ne l’ouvre plus.',
    ],
    after: ['Si ce n’était pas vous, prévenez tout de suite votre administrateur.'],
  }),
  secondFactorChanged: ({ brand, name, isOn }) => ({
    subject: isOn
      ? `La connexion à deux facteurs de ${brand} est activée`
      : `La connexion à deux facteurs de ${brand} est désactivée`,
    before: [
      `Bonjour ${name},`,
      isOn
        ? 'la connexion à votre compte demande désormais un code de votre application d’authentification.'
        : 'la connexion à votre compte ne demande plus de code d’une application d’authentification.',
    ],
    action: 'Choisir un nouveau mot de passe',
    after: ['Si c’était vous, tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe.'],
  }),
  balanceLow: ({ brand, name, minutes, whenEmpty }) => ({
    subject: `Minutes restantes : ${minutes}`,
    before: [`Bonjour ${name},`, `il reste ${minutes} minutes sur votre compte ${brand}.`],
    action: 'Ouvrir la facturation',
    after: [
      {
        stop: 'Une fois épuisées, aucun appel ne sera plus reçu ni passé tant que vous n’aurez pas ajouté de minutes.',
        grace:
          'Une fois épuisées, les appels ne seront possibles que peu de temps encore. Ajoutez des minutes à temps.',
        overage: 'Une fois épuisées, les minutes supplémentaires seront facturées au prix de votre forfait.',
      }[whenEmpty],
    ],
  }),
  invoiceIssued: ({ brand, name, number, amount, due }) => ({
    subject: `Facture ${number} de ${brand}`,
    before: [
      `Bonjour ${name},`,
      due
        ? `votre facture ${number} de ${amount} est jointe. Merci de la payer avant le ${due}.`
        : `votre facture ${number} de ${amount} est jointe. Elle est payée.`,
    ],
    action: 'Ouvrir la facture',
    after: due ? ['Le moyen de paiement et le détail figurent dans le document.'] : [],
  }),
  domainLost: ({ brand, name, host, record }) => ({
    subject: `${host} n’affiche plus votre marque`,
    before: [
      `Bonjour ${name},`,
      `l’enregistrement DNS qui prouve que ${host} vous appartient est absent : ${brand} n’y affiche plus votre marque, et vos clients ne peuvent plus s’y connecter.`,
      `Ajoutez de nouveau l’enregistrement TXT ${record}. Il est vérifié toutes les quelques minutes, et l’adresse fonctionnera de nouveau d’elle-même.`,
    ],
    action: 'Ouvrir les domaines',
    after: [],
  }),
  domainReturned: ({ brand, name, host }) => ({
    subject: `${host} affiche de nouveau votre marque`,
    before: [
      `Bonjour ${name},`,
      `l’enregistrement DNS de ${host} est de retour, et ${brand} y affiche de nouveau votre marque.`,
    ],
    action: 'Ouvrir les domaines',
    after: [],
  }),
  webhookDisabled: ({ brand, name, host, isGone }) => ({
    subject: `Un webhook vers ${host} a été désactivé`,
    before: [
      `Bonjour ${name},`,
      isGone
        ? `${host} a répondu qu’il n’accepte plus d’événements (410) ; ${brand} n’y envoie donc plus rien.`
        : `${host} n’a accepté aucun événement depuis cinq jours ; ${brand} n’y envoie donc plus rien.`,
    ],
    action: 'Ouvrir les webhooks',
    after: [
      'Les événements sont conservés 30 jours. Lorsque vous réactivez le webhook, vous pouvez envoyer ce qui a été manqué.',
    ],
  }),
  webhookSecretRotated: ({ brand, name, host, until }) => ({
    subject: `Le secret du webhook vers ${host} a été changé`,
    before: [
      `Bonjour ${name},`,
      until
        ? `le webhook vers ${host} a un nouveau secret de signature chez ${brand}. L’ancien signe aussi jusqu’au ${until}.`
        : `le webhook vers ${host} a un nouveau secret de signature chez ${brand}. L’ancien ne signe plus.`,
    ],
    action: 'Ouvrir les webhooks',
    after: [
      'Si vous ne vous y attendiez pas, demandez à vos collègues, et changez de nouveau le secret si aucun d’eux ne l’a fait.',
    ],
  }),
  chatMention: ({ name, author }) => ({
    subject: `${author} vous a mentionné dans une note`,
    before: [`Bonjour ${name},`, `${author} vous a mentionné dans une note interne d’une discussion.`],
    action: 'Ouvrir la discussion',
    after: ['Vous recevez cet e-mail car vous n’étiez pas dans la boîte de réception à ce moment-là.'],
  }),
  contactReply: ({ site, on }) => ({
    subject: `Réponse à votre message à ${site}`,
    wrote: `Vous avez écrit le ${on} :`,
    origin: `Vous recevez cet e-mail car un message a été laissé à ${site} avec votre adresse.`,
  }),
  hello: (name) => `Bonjour ${name},`,
  booking: ({ change, title, site }) => ({
    subject: {
      booked: `Rendez-vous confirmé : ${title}`,
      moved: `Rendez-vous déplacé : ${title}`,
      cancelled: `Rendez-vous annulé : ${title}`,
    }[change],
    news: {
      booked: 'Votre rendez-vous est confirmé.',
      moved: 'Votre rendez-vous a un nouvel horaire.',
      cancelled: 'Votre rendez-vous est annulé.',
    }[change],
    action: 'Déplacer ou annuler',
    origin: `Vous recevez cet e-mail parce que cette adresse a été donnée pour un rendez-vous avec ${site}.`,
  }),
  chatReply: ({ site, hasMailbox }) => ({
    subject: `${site} vous a répondu`,
    before: ['Bonjour,', `vous avez quitté la discussion avec ${site} avant cette réponse :`],
    you: 'Vous',
    action: 'Continuer la discussion',
    after: [
      hasMailbox
        ? 'Pour répondre, ouvrez la discussion ou répondez à cet e-mail.'
        : 'Pour répondre, ouvrez la discussion : les réponses à cet e-mail ne sont pas lues.',
      'Le lien ouvre votre conversation sans mot de passe, ne le partagez pas.',
    ],
    origin: `Vous recevez cet e-mail car votre adresse a été indiquée dans une discussion avec ${site}.`,
  }),
  chatCode: ({ site, code, until }) => ({
    subject: `Votre code pour ${site}`,
    before: ['Bonjour,', `voici votre code pour la discussion avec ${site} :`, code],
    after: [
      `Il est valable jusqu’au ${until}. Saisissez-le dans la discussion et ne le donnez à personne.`,
      'Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
    ],
  }),
  welcomeReseller: ({ brand, name, reseller, until }) => ({
    subject: `Bienvenue chez ${brand}`,
    before: [`Bonjour ${name},`, `${reseller} est maintenant revendeur chez ${brand}, et vous en êtes responsable.`],
    action: 'Choisir un mot de passe',
    after: [`Le lien fonctionne une seule fois, jusqu’au ${until}.`],
  }),
};
