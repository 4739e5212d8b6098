import type { Texts } from './texts.ts';

export const fr: Texts = {
  open: 'Ouvrir le chat',
  close: 'Fermer le chat',
  assistant: 'Assistant IA',
  retry: 'Réessayer',
  off: 'Ce chat est désactivé en ce moment.',
  site: 'Ce chat ne peut pas être utilisé sur {site}. Son propriétaire peut ajouter ce site aux domaines autorisés.',
  missing: 'Cet assistant n’existe pas ou a été supprimé.',
  busy: 'Trop de messages en peu de temps. Patientez un instant.',
  crowded: 'Beaucoup de personnes discutent en ce moment. Réessayez dans quelques minutes.',
  offline: 'Le chat est injoignable. Vérifiez votre connexion.',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
};
