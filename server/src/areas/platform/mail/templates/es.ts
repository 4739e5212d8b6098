import type { MailWords } from './mail-words.ts';

export const es: MailWords = {
  closing: (brand) => `Este mensaje lo ha enviado ${brand}. Nadie lee las respuestas.`,
  orCopy: 'O copie esta dirección en su navegador:',
  support: 'Ayuda',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  imprint: 'Aviso legal',
  roles: {
    owner: 'propietario',
    admin: 'administrador',
    editor: 'editor',
    operator: 'operador',
    viewer: 'lector',
  },
  invite: ({ brand, tenant, inviter, role, until }) => ({
    subject: inviter ? `${inviter} le invita a ${tenant}` : `Tiene una invitación a ${tenant}`,
    before: [
      'Hola:',
      inviter
        ? `${inviter} le invita a trabajar en ${tenant} con ${brand}. Su función: ${role}.`
        : `Tiene una invitación para trabajar en ${tenant} con ${brand}. Su función: ${role}.`,
    ],
    action: 'Aceptar la invitación',
    after: [
      `El enlace funciona una sola vez, hasta el ${until}.`,
      'Si no esperaba este mensaje, no tiene que hacer nada.',
    ],
  }),
  passwordReset: ({ brand, name, until }) => ({
    subject: `Nueva contraseña para ${brand}`,
    before: [`Hola, ${name}:`, 'alguien, esperamos que usted, ha pedido una nueva contraseña para su cuenta.'],
    action: 'Elegir una nueva contraseña',
    after: [
      `El enlace funciona una sola vez, hasta el ${until}.`,
      'Si no fue usted, no tiene que hacer nada; su contraseña sigue igual.',
    ],
  }),
  emailVerification: ({ brand, name, until }) => ({
    subject: `Confirme su correo electrónico para ${brand}`,
    before: [`Hola, ${name}:`, 'confirme que esta es su dirección de correo electrónico.'],
    action: 'Confirmar la dirección',
    after: [`El enlace funciona una sola vez, hasta el ${until}.`, 'Si no se ha registrado, no tiene que hacer nada.'],
  }),
  accountExists: ({ brand, name }) => ({
    subject: `Ya tiene una cuenta en ${brand}`,
    before: [
      `Hola, ${name}:`,
      `alguien ha intentado registrarse en ${brand} con su dirección de correo. Ya tiene una cuenta, así que no se ha cambiado nada.`,
    ],
    action: 'Iniciar sesión',
    after: ['Si ha olvidado su contraseña, allí puede elegir una nueva.', 'Si no fue usted, no tiene que hacer nada.'],
  }),
  passwordChanged: ({ brand, name }) => ({
    subject: `Su contraseña de ${brand} ha cambiado`,
    before: [`Hola, ${name}:`, 'la contraseña de su cuenta ha cambiado. Las demás sesiones se han cerrado.'],
    action: 'Elegir una nueva contraseña',
    after: ['Si fue usted, todo está bien. Si no, elija enseguida una nueva contraseña.'],
  }),
  emailChange: ({ brand, name, until }) => ({
    subject: `Confirme su nueva dirección de correo para ${brand}`,
    before: [
      `Hola, ${name}:`,
      'confirme que esta es su nueva dirección de correo electrónico. Después entrará con ella.',
    ],
    action: 'Confirmar la nueva dirección',
    after: [`El enlace funciona una sola vez, hasta el ${until}.`, 'Si no lo ha pedido, no tiene que hacer nada.'],
  }),
  emailChanged: ({ brand, name }) => ({
    subject: `Su dirección de correo de ${brand} ha cambiado`,
    before: [
      `Hola, ${name}:`,
      'ahora entra en su cuenta con otra dirección de correo electrónico. Esta ya no la abre.',
    ],
    after: ['Si no fue usted, avise enseguida a su administrador.'],
  }),
  secondFactorChanged: ({ brand, name, isOn }) => ({
    subject: isOn
      ? `El inicio de sesión en dos pasos de ${brand} está activado`
      : `El inicio de sesión en dos pasos de ${brand} está desactivado`,
    before: [
      `Hola, ${name}:`,
      isOn
        ? 'para iniciar sesión en su cuenta ahora hace falta un código de su aplicación de autenticación.'
        : 'para iniciar sesión en su cuenta ya no hace falta un código de una aplicación de autenticación.',
    ],
    action: 'Elegir una nueva contraseña',
    after: ['Si fue usted, todo está bien. Si no, elija enseguida una nueva contraseña.'],
  }),
  balanceLow: ({ brand, name, minutes, whenEmpty }) => ({
    subject: `Minutos restantes: ${minutes}`,
    before: [`Hola, ${name}:`, `a su cuenta en ${brand} le quedan ${minutes} minutos.`],
    action: 'Abrir la facturación',
    after: [
      {
        stop: 'Cuando se agoten, no se atenderán ni se harán llamadas hasta que añada minutos.',
        grace: 'Cuando se agoten, las llamadas continuarán solo durante poco tiempo. Añada minutos a tiempo.',
        overage: 'Cuando se agoten, los minutos adicionales se facturarán al precio de su plan.',
      }[whenEmpty],
    ],
  }),
  invoiceIssued: ({ brand, name, number, amount, due }) => ({
    subject: `Factura ${number} de ${brand}`,
    before: [
      `Hola, ${name}:`,
      due
        ? `adjuntamos su factura ${number} por ${amount}. Páguela antes del ${due}.`
        : `adjuntamos su factura ${number} por ${amount}. Está pagada.`,
    ],
    action: 'Abrir la factura',
    after: due ? ['Cómo pagarla y a qué corresponde figura en el documento.'] : [],
  }),
  domainLost: ({ brand, name, host, record }) => ({
    subject: `${host} ya no muestra su marca`,
    before: [
      `Hola, ${name}:`,
      `falta el registro DNS que demuestra que ${host} es suyo, por lo que ${brand} ya no muestra su marca allí. Sus clientes no pueden iniciar sesión en esa dirección.`,
      `Añada de nuevo el registro TXT ${record}. Se comprueba cada pocos minutos y la dirección volverá a funcionar por sí sola.`,
    ],
    action: 'Abrir los dominios',
    after: [],
  }),
  domainReturned: ({ brand, name, host }) => ({
    subject: `${host} vuelve a mostrar su marca`,
    before: [`Hola, ${name}:`, `el registro DNS de ${host} está de nuevo, y ${brand} muestra su marca allí.`],
    action: 'Abrir los dominios',
    after: [],
  }),
  webhookDisabled: ({ brand, name, host, isGone }) => ({
    subject: `Se ha desactivado un webhook a ${host}`,
    before: [
      `Hola, ${name}:`,
      isGone
        ? `${host} ha respondido que ya no acepta eventos (410), así que ${brand} no le envía más.`
        : `${host} no ha aceptado ningún evento en cinco días, así que ${brand} no le envía más.`,
    ],
    action: 'Abrir los webhooks',
    after: ['Los eventos se guardan 30 días. Cuando vuelva a activar el webhook podrá enviar lo que faltó.'],
  }),
  webhookSecretRotated: ({ brand, name, host, until }) => ({
    subject: `Se ha cambiado el secreto del webhook a ${host}`,
    before: [
      `Hola, ${name}:`,
      until
        ? `el webhook a ${host} tiene un nuevo secreto de firma en ${brand}. El anterior también firma hasta el ${until}.`
        : `el webhook a ${host} tiene un nuevo secreto de firma en ${brand}. El anterior ya no firma.`,
    ],
    action: 'Abrir los webhooks',
    after: ['Si no lo esperaba, pregunte a sus compañeros y vuelva a cambiar el secreto si ninguno de ellos lo hizo.'],
  }),
  chatMention: ({ name, author }) => ({
    subject: `${author} le ha mencionado en una nota`,
    before: [`Hola, ${name}:`, `${author} le ha mencionado en una nota interna de un chat.`],
    action: 'Abrir el chat',
    after: ['Recibe este correo porque en ese momento no estaba en la bandeja de entrada.'],
  }),
  contactReply: ({ site, on }) => ({
    subject: `Respuesta a su mensaje a ${site}`,
    wrote: `Usted escribió el ${on}:`,
    origin: `Recibe este correo porque se dejó un mensaje a ${site} con su dirección.`,
  }),
  hello: (name) => `Hola, ${name}:`,
  booking: ({ change, title, site }) => ({
    subject: {
      booked: `Cita confirmada: ${title}`,
      moved: `Cita cambiada: ${title}`,
      cancelled: `Cita cancelada: ${title}`,
    }[change],
    news: {
      booked: 'Su cita está confirmada.',
      moved: 'Su cita tiene una nueva hora.',
      cancelled: 'Su cita está cancelada.',
    }[change],
    action: 'Cambiar o cancelar',
    origin: `Recibe este correo porque se indicó esta dirección al reservar una cita con ${site}.`,
  }),
  chatReply: ({ site, hasMailbox }) => ({
    subject: `${site} le ha respondido`,
    before: ['Hola:', `salió del chat con ${site} antes de esta respuesta:`],
    you: 'Usted',
    action: 'Continuar el chat',
    after: [
      hasMailbox
        ? 'Para responder, abra el chat o responda a este correo.'
        : 'Para responder, abra el chat: las respuestas a este correo no se leen.',
      'El enlace abre su conversación sin contraseña, así que no lo comparta.',
    ],
    origin: `Recibe este correo porque se indicó su dirección en un chat con ${site}.`,
  }),
  chatCode: ({ site, code, until }) => ({
    subject: `Su código para ${site}`,
    before: ['Hola:', `su código para el chat con ${site} es:`, code],
    after: [
      `Vale hasta el ${until}. Escríbalo en el chat y no se lo dé a nadie.`,
      'Si no lo ha pedido, no tiene que hacer nada.',
    ],
  }),
  welcomeReseller: ({ brand, name, reseller, until }) => ({
    subject: `Bienvenido a ${brand}`,
    before: [`Hola, ${name}:`, `${reseller} es ahora distribuidor de ${brand}, y usted se encarga de la cuenta.`],
    action: 'Elegir una contraseña',
    after: [`El enlace funciona una sola vez, hasta el ${until}.`],
  }),
};
