export const branding = {
  brand_colour_too_light: 'Kontrasten mot vitt är {{ratio}}:1, och text behöver 4,5:1. {{suggestion}} är mörk nog',
  brand_picture_not_found: 'Bilden finns inte',
  brand_picture_type: 'Välj en bild i formatet PNG, JPEG eller WebP',
  brand_icon_type: 'Välj en ikon i formatet PNG',
  brand_icon_size: 'En ikon är kvadratisk och 192 till 1024 pixlar bred; den här är {{width}} x {{height}}',
  domain_not_found: 'Domänen finns inte',
  not_a_domain: 'Ange ett värdnamn som voice.example.com, utan https:// och sökväg',
  domain_is_own_host: 'Det här är installationens egen adress',
  domain_exists: '{{host}} finns redan bland dina domäner',
  too_many_domains: 'Du har {{max}} domäner, vilket är det högsta antalet. Ta bort en först',
  host_not_served: 'Ingen verifierad domän har det här namnet',
  template_variable_unknown:
    'Rad {{line}}, kolumn {{column}}: variabeln {{name}} finns inte i det här mejlet; de som finns är {{known}}',
  template_variable_unfinished:
    'Rad {{line}}, kolumn {{column}}: en variabel skrivs med två klammerparenteser på varje sida',
  template_test_without_mail_server:
    'Ingen e-postserver är inställd, så inget testmejl kan skickas. Använd förhandsvisningen',
  newsletter_not_draft: 'Nyhetsbrevet har skickats. Skriv ett nytt',
  newsletter_without_mail_server: 'Ingen e-postserver är inställd, så inget kan skickas',
  newsletter_without_address: 'Ett nyhetsbrev anger sin avsändare. Fyll först i din postadress under Varumärke',
  newsletter_without_recipients: 'Ingen hos dina kunder har sagt ja till nyhetsbrev än',
};
