import type { MailWords } from './mail-words.ts';

export const sv: MailWords = {
  closing: (brand) => `Det här meddelandet skickades av ${brand}. Svar läses inte.`,
  orCopy: 'Eller kopiera den här länken till din webbläsare:',
  support: 'Hjälp',
  terms: 'Villkor',
  privacy: 'Integritet',
  imprint: 'Om företaget',
  roles: { owner: 'ägare', admin: 'administratör', editor: 'redaktör', operator: 'operatör', viewer: 'läsare' },
  invite: ({ brand, tenant, inviter, role, until }) => ({
    subject: inviter ? `${inviter} bjuder in dig till ${tenant}` : `Du är inbjuden till ${tenant}`,
    before: [
      'Hej,',
      inviter
        ? `${inviter} bjuder in dig att arbeta i ${tenant} hos ${brand}. Din roll blir ${role}.`
        : `Du är inbjuden att arbeta i ${tenant} hos ${brand}. Din roll blir ${role}.`,
    ],
    action: 'Acceptera inbjudan',
    after: [
      `Länken fungerar en gång, till och med ${until}.`,
      'Om du inte väntade dig det här behöver du inte göra något.',
    ],
  }),
  passwordReset: ({ brand, name, until }) => ({
    subject: `Välj ett nytt lösenord för ${brand}`,
    before: [`Hej ${name},`, 'vi har fått en begäran om ett nytt lösenord för ditt konto.'],
    action: 'Välj ett nytt lösenord',
    after: [
      `Länken fungerar en gång, till och med ${until}.`,
      'Om det inte var du behöver du inte göra något; ditt lösenord är oförändrat.',
    ],
  }),
  emailVerification: ({ brand, name, until }) => ({
    subject: `Bekräfta din e-postadress för ${brand}`,
    before: [`Hej ${name},`, 'bekräfta att det här är din e-postadress.'],
    action: 'Bekräfta adressen',
    after: [
      `Länken fungerar en gång, till och med ${until}.`,
      'Om du inte har registrerat dig behöver du inte göra något.',
    ],
  }),
  accountExists: ({ brand, name }) => ({
    subject: `Du har redan ett konto hos ${brand}`,
    before: [
      `Hej ${name},`,
      `någon har försökt registrera sig hos ${brand} med din e-postadress. Du har redan ett konto, så ingenting har ändrats.`,
    ],
    action: 'Logga in',
    after: [
      'Om du har glömt ditt lösenord kan du välja ett nytt där.',
      'Om det inte var du behöver du inte göra något.',
    ],
  }),
  passwordChanged: ({ brand, name }) => ({
    subject: `Ditt lösenord för ${brand} har ändrats`,
    before: [`Hej ${name},`, 'lösenordet för ditt konto har ändrats. Alla andra sessioner har loggats ut.'],
    action: 'Välj ett nytt lösenord',
    after: ['Om det var du behöver du inte göra något. Om inte, välj genast ett nytt lösenord.'],
  }),
  emailChange: ({ brand, name, until }) => ({
    subject: `Bekräfta din nya e-postadress för ${brand}`,
    before: [`Hej ${name},`, 'bekräfta att det här är din nya e-postadress. Därefter loggar du in med den.'],
    action: 'Bekräfta den nya adressen',
    after: [
      `Länken fungerar en gång, till och med ${until}.`,
      'Om du inte har bett om den behöver du inte göra något.',
    ],
  }),
  emailChanged: ({ brand, name }) => ({
    subject: `Din e-postadress för ${brand} har ändrats`,
    before: [`Hej ${name},`, 'du loggar nu in på ditt konto med en annan e-postadress. Den här fungerar inte längre.'],
    after: ['Om det inte var du, kontakta genast din administratör.'],
  }),
  secondFactorChanged: ({ brand, name, isOn }) => ({
    subject: isOn ? `Tvåfaktorsautentisering för ${brand} är på` : `Tvåfaktorsautentisering för ${brand} är av`,
    before: [
      `Hej ${name},`,
      isOn
        ? 'inloggning till ditt konto kräver nu en kod från din autentiseringsapp.'
        : 'inloggning till ditt konto kräver inte längre någon kod från en autentiseringsapp.',
    ],
    action: 'Välj ett nytt lösenord',
    after: ['Om det var du behöver du inte göra något. Om inte, välj genast ett nytt lösenord.'],
  }),
  balanceLow: ({ brand, name, minutes, whenEmpty }) => ({
    subject: `Minuter kvar: ${minutes}`,
    before: [`Hej ${name},`, `ert konto hos ${brand} har ${minutes} minuter kvar.`],
    action: 'Öppna fakturering',
    after: [
      {
        stop: 'När de är slut besvaras och rings inga samtal förrän ni har fyllt på.',
        grace: 'När de är slut fortsätter samtalen bara en kort tid. Fyll på i god tid.',
        overage: 'När de är slut faktureras ytterligare minuter enligt ert abonnemang.',
      }[whenEmpty],
    ],
  }),
  invoiceIssued: ({ brand, name, number, amount, due }) => ({
    subject: `Faktura ${number} från ${brand}`,
    before: [
      `Hej ${name},`,
      due
        ? `er faktura ${number} på ${amount} är bifogad. Betala den senast ${due}.`
        : `er faktura ${number} på ${amount} är bifogad. Den är betald.`,
    ],
    action: 'Öppna fakturan',
    after: due ? ['Hur ni betalar, och vad fakturan gäller, står i dokumentet.'] : [],
  }),
  domainLost: ({ brand, name, host, record }) => ({
    subject: `${host} visar inte längre ert varumärke`,
    before: [
      `Hej ${name},`,
      `DNS-posten som visar att ${host} är er saknas, så ${brand} visar inte längre ert varumärke där. Era kunder kan inte logga in på den adressen.`,
      `Lägg till TXT-posten ${record} igen. Den kontrolleras med några minuters mellanrum, och adressen fungerar sedan igen av sig själv.`,
    ],
    action: 'Öppna domäner',
    after: [],
  }),
  domainReturned: ({ brand, name, host }) => ({
    subject: `${host} visar ert varumärke igen`,
    before: [`Hej ${name},`, `DNS-posten för ${host} finns igen, och ${brand} visar ert varumärke där.`],
    action: 'Öppna domäner',
    after: [],
  }),
  webhookDisabled: ({ brand, name, host, isGone }) => ({
    subject: `En webhook till ${host} har stängts av`,
    before: [
      `Hej ${name},`,
      isGone
        ? `${host} svarade att händelser inte längre tas emot (410), så ${brand} skickar inga fler dit.`
        : `${host} har inte tagit emot någon händelse på fem dagar, så ${brand} skickar inga fler dit.`,
    ],
    action: 'Öppna webhooks',
    after: ['Händelser sparas i 30 dagar. När du aktiverar webhooken igen kan du skicka det som missades.'],
  }),
  webhookSecretRotated: ({ brand, name, host, until }) => ({
    subject: `Hemligheten för webhooken till ${host} har bytts`,
    before: [
      `Hej ${name},`,
      until
        ? `webhooken till ${host} har fått en ny signeringshemlighet hos ${brand}. Den tidigare signerar också fram till ${until}.`
        : `webhooken till ${host} har fått en ny signeringshemlighet hos ${brand}. Den tidigare signerar inte längre.`,
    ],
    action: 'Öppna webhooks',
    after: ['Om du inte väntade dig detta, fråga dina kollegor och byt hemlighet igen om ingen av dem gjorde det.'],
  }),
  chatMention: ({ name, author }) => ({
    subject: `${author} nämnde dig i en anteckning`,
    before: [`Hej ${name},`, `${author} nämnde dig i en intern anteckning i en chatt.`],
    action: 'Öppna chatten',
    after: ['Du får det här mejlet för att du inte var inne i inkorgen just då.'],
  }),
  contactReply: ({ site, on }) => ({
    subject: `Svar på ditt meddelande till ${site}`,
    wrote: `Du skrev den ${on}:`,
    origin: `Du får det här mejlet för att ett meddelande till ${site} lämnades med din adress.`,
  }),
  hello: (name) => `Hej ${name},`,
  booking: ({ change, title, site }) => ({
    subject: {
      booked: `Bokning bekräftad: ${title}`,
      moved: `Bokning flyttad: ${title}`,
      cancelled: `Bokning avbokad: ${title}`,
    }[change],
    news: {
      booked: 'Din bokning är bekräftad.',
      moved: 'Din bokning har en ny tid.',
      cancelled: 'Din bokning är avbokad.',
    }[change],
    action: 'Flytta eller avboka',
    origin: `Du får det här mejlet för att adressen angavs vid en bokning hos ${site}.`,
  }),
  chatReply: ({ site, hasMailbox }) => ({
    subject: `${site} har svarat dig`,
    before: ['Hej,', `du lämnade chatten med ${site} innan det här svaret kom:`],
    you: 'Du',
    action: 'Fortsätt chatten',
    after: [
      hasMailbox
        ? 'Öppna chatten eller svara på det här mejlet om du vill svara.'
        : 'Öppna chatten om du vill svara: svar på det här mejlet läses inte.',
      'Länken öppnar din konversation utan lösenord, så dela den inte med någon.',
    ],
    origin: `Du får det här mejlet för att din adress angavs i en chatt med ${site}.`,
  }),
  chatCode: ({ site, code, until }) => ({
    subject: `Din kod för ${site}`,
    before: ['Hej,', `din kod för chatten med ${site} är:`, code],
    after: [
      `Den gäller till och med ${until}. Skriv in den i chatten och ge den inte till någon.`,
      'Om du inte har bett om den behöver du inte göra något.',
    ],
  }),
  welcomeReseller: ({ brand, name, reseller, until }) => ({
    subject: `Välkommen till ${brand}`,
    before: [`Hej ${name},`, `${reseller} är nu återförsäljare hos ${brand}, och du ansvarar för kontot.`],
    action: 'Välj ett lösenord',
    after: [`Länken fungerar en gång, till och med ${until}.`],
  }),
};
