export const branding = {
  brand_colour_too_light:
    'Der Kontrast zu Weiß beträgt {{ratio}}:1, Text braucht 4,5:1. {{suggestion}} ist dunkel genug',
  brand_picture_not_found: 'Dieses Bild gibt es nicht',
  brand_picture_type: 'Wählen Sie ein Bild im Format PNG, JPEG oder WebP',
  brand_icon_type: 'Wählen Sie ein Symbol im Format PNG',
  brand_icon_size: 'Ein Symbol ist quadratisch und 192 bis 1024 Pixel breit; dieses hat {{width}} x {{height}}',
  domain_not_found: 'Diese Domain gibt es nicht',
  not_a_domain: 'Geben Sie einen Hostnamen wie voice.example.com ein, ohne https:// und Pfad',
  domain_is_own_host: 'Das ist die Adresse der Installation selbst',
  domain_exists: '{{host}} gehört schon zu Ihren Domains',
  too_many_domains: 'Sie haben {{max}} Domains, mehr sind nicht möglich. Löschen Sie zuerst eine',
  host_not_served: 'Keine verifizierte Domain hat diesen Namen',
  template_variable_unknown:
    'Zeile {{line}}, Spalte {{column}}: Die Variable {{name}} gibt es in dieser E-Mail nicht; es gibt {{known}}',
  template_variable_unfinished:
    'Zeile {{line}}, Spalte {{column}}: Eine Variable hat auf jeder Seite zwei geschweifte Klammern',
  template_test_without_mail_server:
    'Es ist kein Mailserver eingerichtet, daher kann kein Test gesendet werden. Nutzen Sie die Vorschau',
  newsletter_not_draft: 'Dieser Newsletter wurde versendet. Schreiben Sie einen neuen',
  newsletter_without_mail_server: 'Es ist kein Mailserver eingerichtet, daher kann nichts gesendet werden',
  newsletter_without_address:
    'Ein Newsletter nennt seinen Absender. Geben Sie zuerst Ihre Postanschrift beim Branding ein',
  newsletter_without_recipients: 'Noch niemand bei Ihren Kunden hat Newslettern zugestimmt',
};
