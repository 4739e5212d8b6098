export const branding = {
  brand_colour_too_light:
    'El contraste con el blanco es de {{ratio}}:1 y el texto necesita 4,5:1. {{suggestion}} es lo bastante oscuro',
  brand_picture_not_found: 'Esta imagen no existe',
  brand_picture_type: 'Elija una imagen PNG, JPEG o WebP',
  brand_icon_type: 'Elija un icono PNG',
  brand_icon_size: 'Un icono es cuadrado y mide de 192 a 1024 píxeles; este mide {{width}} x {{height}}',
  domain_not_found: 'Este dominio no existe',
  not_a_domain: 'Indique un nombre de host como voice.example.com, sin https:// ni ruta',
  domain_is_own_host: 'Es la dirección de la propia instalación',
  domain_exists: '{{host}} ya está entre sus dominios',
  too_many_domains: 'Tiene {{max}} dominios, que es el máximo. Elimine uno primero',
  host_not_served: 'Ningún dominio verificado tiene este nombre',
  template_variable_unknown:
    'Línea {{line}}, columna {{column}}: este correo no tiene la variable {{name}}; tiene {{known}}',
  template_variable_unfinished:
    'Línea {{line}}, columna {{column}}: una variable se escribe con dos llaves a cada lado',
  template_test_without_mail_server:
    'No hay servidor de correo configurado, así que no se puede enviar una prueba. Use la vista previa',
  newsletter_not_draft: 'Este boletín ya se envió. Escriba uno nuevo',
  newsletter_without_mail_server: 'No hay servidor de correo configurado, así que no se puede enviar nada',
  newsletter_without_address: 'Un boletín indica su remitente. Introduzca primero su dirección postal en la marca',
  newsletter_without_recipients: 'Nadie de sus clientes ha aceptado boletines todavía',
};
