export const branding = {
  brand_colour_too_light:
    'Le contraste avec le blanc est de {{ratio}}:1, et le texte exige 4,5:1. {{suggestion}} est assez foncé',
  brand_picture_not_found: 'Cette image n’existe pas',
  brand_picture_type: 'Choisissez une image PNG, JPEG ou WebP',
  brand_icon_type: 'Choisissez une icône PNG',
  brand_icon_size: 'Une icône est carrée, de 192 à 1024 pixels de large ; celle-ci fait {{width}} x {{height}}',
  domain_not_found: 'Ce domaine n’existe pas',
  not_a_domain: 'Indiquez un nom d’hôte comme voice.example.com, sans https:// ni chemin',
  domain_is_own_host: 'C’est l’adresse de l’installation elle-même',
  domain_exists: '{{host}} figure déjà parmi vos domaines',
  too_many_domains: 'Vous avez {{max}} domaines, le maximum. Supprimez-en un d’abord',
  host_not_served: 'Aucun domaine vérifié ne porte ce nom',
  template_variable_unknown:
    'Ligne {{line}}, colonne {{column}} : la variable {{name}} n’existe pas dans cet e-mail ; il a {{known}}',
  template_variable_unfinished:
    'Ligne {{line}}, colonne {{column}} : une variable s’écrit avec deux accolades de chaque côté',
  template_test_without_mail_server:
    'Aucun serveur de messagerie n’est configuré, aucun test ne peut donc être envoyé. Utilisez l’aperçu',
  newsletter_not_draft: 'Cette newsletter a été envoyée. Rédigez-en une nouvelle',
  newsletter_without_mail_server: 'Aucun serveur de messagerie n’est configuré, rien ne peut donc être envoyé',
  newsletter_without_address:
    'Une newsletter nomme son expéditeur. Saisissez d’abord votre adresse postale dans votre marque',
  newsletter_without_recipients: 'Personne chez vos clients n’a encore accepté les newsletters',
};
