export const resellers = {
  customer_account_suspended: 'Ce compte est suspendu. Son fournisseur peut le rétablir',
  module_off: 'Ce compte ne dispose pas du module {{module}}. Son fournisseur peut changer cela',
  tiers_in_past: 'Indiquez un instant qui n’est pas passé : ce qui a été utilisé garde son prix',
  conversations_private:
    'Les conversations de ce client sont privées. Un propriétaire du compte peut les partager avec le revendeur dans les paramètres du compte. Une clé émise par le revendeur compte comme le revendeur : créez-en une nouvelle dans le compte',
  people_private:
    "Ce compte a ses propres propriétaires, seuls à modifier ses personnes. L'un d'eux peut partager les conversations avec le revendeur dans les paramètres du compte, ce qui permet aussi cela",
  secrets_out_of_reach:
    "Les clés, mots de passe et autres secrets sont hors d'atteinte pendant que vous travaillez dans le compte d'un client",
  customer_trashed: "Ce client est dans la corbeille. Restaurez-le d'abord",
  package_unknown: "Vous n'avez pas cette formule",
  customer_package_unknown: "Vous n'avez pas cette formule",
  customer_suspended: "Ce client est suspendu. Rétablissez-le avant d'entrer dans son compte",
  impersonation_staff_missing: 'Indiquez la personne qui entrera',
  impersonation_needs_person: 'Une clé entre pour une personne de votre équipe ; indiquez-la dans staff_id',
  impersonation_staff_unknown: "Aucune personne de l'équipe autorisée à entrer",
  impersonation_person_unknown:
    'Personne de votre équipe avec cet identifiant ne peut entrer dans les comptes de clients',
  impersonation_only_oneself: "Vous ne pouvez entrer qu'en votre nom",
  impersonation_not_allowed: 'Entrer dans les comptes de clients exige le rôle propriétaire, administrateur ou équipe',
  impersonation_link_over: 'Ce lien est inconnu, utilisé, expiré ou destiné à une autre personne. Recommencez',
  impersonation_of_member: 'Vous faites partie de ce compte. Basculez-y plutôt',
  not_impersonating: "Vous n'êtes dans le compte d'aucun client",
  own_people_only: 'Seules les personnes du compte décident de ce que voit le revendeur',
  reseller_package_not_found: "Vous n'avez aucune formule avec cet identifiant",
  reseller_package_name_taken: 'Vous avez déjà une formule de ce nom',
  reseller_package_in_use: "{{customers}} clients ont cette formule. Donnez-leur-en une autre d'abord",
  reseller_staff_not_found: "Personne de votre équipe n'a cet identifiant",
  reseller_staff_exists: "Cette personne fait déjà partie de l'équipe",
  reseller_last_owner: "C'est le dernier propriétaire. Désignez-en d'abord un autre",
  reseller_owner_only: 'Seuls les propriétaires modifient les propriétaires',
  reseller_staff_disabled: 'Le compte associé à cette adresse est désactivé. Choisissez une autre personne',
};
