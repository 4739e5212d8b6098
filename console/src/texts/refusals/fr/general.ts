/** Errors that are no refusal of an operation, and refusals worded by their code alone. */
export const general = {
  not_found: 'Ceci n’existe pas ou a été supprimé',
  version_mismatch:
    'Ceci a été modifié depuis que vous l’avez ouvert. Rechargez la page et refaites votre modification',
  fault_internal: 'Une erreur est survenue sur le serveur',
  fault_unavailable: 'Le serveur est occupé ou redémarre. Réessayez dans un instant',
  fault_unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez',
  fault_rate_limited: 'Trop de tentatives. Patientez un instant et réessayez',
  fault_rate_limited_for: 'Trop de tentatives. Réessayez dans {{seconds}} s',
  fault_signed_out: 'Vous avez été déconnecté. Reconnectez-vous',
  fault_unexpected: 'Une erreur est survenue sur cette page. Rechargez-la',
};
