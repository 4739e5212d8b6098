import type { MailWords } from './mail-words.ts';

export const de: MailWords = {
  closing: (brand) => `Diese Nachricht hat ${brand} verschickt. Antworten darauf liest niemand.`,
  orCopy: 'Oder kopieren Sie diese Adresse in Ihren Browser:',
  support: 'Hilfe',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  roles: { owner: 'Inhaber', admin: 'Administrator', editor: 'Bearbeiter', operator: 'Operator', viewer: 'Betrachter' },
  invite: ({ brand, tenant, inviter, role, until }) => ({
    subject: inviter ? `${inviter} lädt Sie zu ${tenant} ein` : `Sie sind zu ${tenant} eingeladen`,
    before: [
      'Guten Tag,',
      inviter
        ? `${inviter} lädt Sie ein, bei ${brand} in ${tenant} mitzuarbeiten. Ihre Rolle: ${role}.`
        : `Sie sind eingeladen, bei ${brand} in ${tenant} mitzuarbeiten. Ihre Rolle: ${role}.`,
    ],
    action: 'Einladung annehmen',
    after: [
      `Der Link gilt einmal, bis ${until}.`,
      'Wenn Sie diese Nachricht nicht erwartet haben, brauchen Sie nichts zu tun.',
    ],
  }),
  passwordReset: ({ brand, name, until }) => ({
    subject: `Neues Passwort für ${brand}`,
    before: [`Guten Tag ${name},`, 'jemand, hoffentlich Sie, hat für Ihr Konto ein neues Passwort angefordert.'],
    action: 'Neues Passwort setzen',
    after: [
      `Der Link gilt einmal, bis ${until}.`,
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun; Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  emailVerification: ({ brand, name, until }) => ({
    subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${brand}`,
    before: [`Guten Tag ${name},`, 'bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.'],
    action: 'Adresse bestätigen',
    after: [`Der Link gilt einmal, bis ${until}.`, 'Wenn Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun.'],
  }),
  accountExists: ({ brand, name }) => ({
    subject: `Sie haben schon ein Konto bei ${brand}`,
    before: [
      `Guten Tag ${name},`,
      `jemand wollte sich bei ${brand} mit Ihrer E-Mail-Adresse anmelden. Sie haben schon ein Konto; es wurde nichts geändert.`,
    ],
    action: 'Einloggen',
    after: [
      'Falls Sie Ihr Passwort vergessen haben, können Sie dort ein neues setzen.',
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
    ],
  }),
  passwordChanged: ({ brand, name }) => ({
    subject: `Ihr Passwort für ${brand} wurde geändert`,
    before: [`Guten Tag ${name},`, 'das Passwort Ihres Kontos wurde geändert. Alle anderen Sitzungen wurden beendet.'],
    action: 'Neues Passwort setzen',
    after: ['Wenn Sie es waren, ist alles in Ordnung. Wenn nicht, setzen Sie sofort ein neues Passwort.'],
  }),
  emailChange: ({ brand, name, until }) => ({
    subject: `Bestätigen Sie Ihre neue E-Mail-Adresse für ${brand}`,
    before: [
      `Guten Tag ${name},`,
      'bitte bestätigen Sie, dass dies Ihre neue E-Mail-Adresse ist. Danach melden Sie sich mit ihr an.',
    ],
    action: 'Neue Adresse bestätigen',
    after: [`Der Link gilt einmal, bis ${until}.`, 'Wenn Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.'],
  }),
  emailChanged: ({ brand, name }) => ({
    subject: `Ihre E-Mail-Adresse für ${brand} wurde geändert`,
    before: [
      `Guten Tag ${name},`,
      'Sie melden sich jetzt mit einer anderen E-Mail-Adresse an. Diese öffnet Ihr Konto nicht mehr.',
    ],
    after: ['Wenn Sie es nicht waren, sagen Sie es sofort Ihrem Administrator.'],
  }),
  secondFactorChanged: ({ brand, name, isOn }) => ({
    subject: isOn ? `Zwei-Faktor-Login für ${brand} ist an` : `Zwei-Faktor-Login für ${brand} ist aus`,
    before: [
      `Guten Tag ${name},`,
      isOn
        ? 'der Login in Ihr Konto verlangt jetzt einen Code aus Ihrer Authenticator-App.'
        : 'der Login in Ihr Konto verlangt keinen Code aus einer Authenticator-App mehr.',
    ],
    action: 'Neues Passwort setzen',
    after: ['Wenn Sie es waren, ist alles in Ordnung. Wenn nicht, setzen Sie sofort ein neues Passwort.'],
  }),
  balanceLow: ({ brand, name, minutes, whenEmpty }) => ({
    subject: `Verbleibende Minuten: ${minutes}`,
    before: [`Guten Tag ${name},`, `Ihr Konto bei ${brand} hat noch ${minutes} Minuten.`],
    action: 'Abrechnung öffnen',
    after: [
      {
        stop: 'Sind sie aufgebraucht, werden keine Anrufe mehr angenommen oder geführt, bis Sie Minuten hinzufügen.',
        grace: 'Sind sie aufgebraucht, sind Anrufe nur noch kurze Zeit möglich. Fügen Sie rechtzeitig Minuten hinzu.',
        overage: 'Sind sie aufgebraucht, werden weitere Minuten zum Preis Ihres Tarifs berechnet.',
      }[whenEmpty],
    ],
  }),
  invoiceIssued: ({ brand, name, number, amount, due }) => ({
    subject: `Rechnung ${number} von ${brand}`,
    before: [
      `Guten Tag ${name},`,
      due
        ? `Ihre Rechnung ${number} über ${amount} ist beigefügt. Bitte bezahlen Sie sie bis ${due}.`
        : `Ihre Rechnung ${number} über ${amount} ist beigefügt. Sie ist bezahlt.`,
    ],
    action: 'Rechnung öffnen',
    after: due ? ['Wie Sie bezahlen und wofür, steht im Dokument.'] : [],
  }),
  domainLost: ({ brand, name, host, record }) => ({
    subject: `${host} zeigt Ihre Marke nicht mehr`,
    before: [
      `Guten Tag ${name},`,
      `der DNS-Eintrag, der ${host} als Ihre Domain nachweist, fehlt. ${brand} zeigt Ihre Marke dort deshalb nicht mehr, und Ihre Kunden können sich unter dieser Adresse nicht anmelden.`,
      `Fügen Sie den TXT-Eintrag ${record} wieder hinzu. Er wird alle paar Minuten geprüft, danach funktioniert die Adresse von selbst wieder.`,
    ],
    action: 'Domains öffnen',
    after: [],
  }),
  domainReturned: ({ brand, name, host }) => ({
    subject: `${host} zeigt Ihre Marke wieder`,
    before: [`Guten Tag ${name},`, `der DNS-Eintrag von ${host} ist wieder da, und ${brand} zeigt Ihre Marke dort.`],
    action: 'Domains öffnen',
    after: [],
  }),
  webhookDisabled: ({ brand, name, host, isGone }) => ({
    subject: `Ein Webhook an ${host} wurde deaktiviert`,
    before: [
      `Guten Tag ${name},`,
      isGone
        ? `${host} hat geantwortet, dass keine Ereignisse mehr angenommen werden (410). ${brand} sendet deshalb keine mehr dorthin.`
        : `${host} hat seit fünf Tagen kein Ereignis angenommen. ${brand} sendet deshalb keine mehr dorthin.`,
    ],
    action: 'Webhooks öffnen',
    after: [
      'Ereignisse werden 30 Tage aufbewahrt. Wenn Sie den Webhook wieder aktivieren, können Sie Verpasstes nachsenden.',
    ],
  }),
  webhookSecretRotated: ({ brand, name, host, until }) => ({
    subject: `Das Geheimnis des Webhooks an ${host} wurde geändert`,
    before: [
      `Guten Tag ${name},`,
      until
        ? `der Webhook an ${host} hat bei ${brand} ein neues Signaturgeheimnis. Das bisherige signiert bis ${until} ebenfalls.`
        : `der Webhook an ${host} hat bei ${brand} ein neues Signaturgeheimnis. Das bisherige signiert nicht mehr.`,
    ],
    action: 'Webhooks öffnen',
    after: [
      'Wenn Sie das nicht erwartet haben, fragen Sie im Team nach und ändern Sie das Geheimnis erneut, wenn es niemand war.',
    ],
  }),
  chatMention: ({ name, author }) => ({
    subject: `${author} hat Sie in einer Notiz erwähnt`,
    before: [`Guten Tag ${name},`, `${author} hat Sie in einer internen Notiz zu einem Chat erwähnt.`],
    action: 'Chat öffnen',
    after: ['Sie erhalten diese E-Mail, weil Sie zu diesem Zeitpunkt nicht im Posteingang waren.'],
  }),
  contactReply: ({ site, on }) => ({
    subject: `Antwort auf Ihre Nachricht an ${site}`,
    wrote: `Sie schrieben am ${on}:`,
    origin: `Sie erhalten diese E-Mail, weil mit Ihrer Adresse eine Nachricht an ${site} hinterlassen wurde.`,
  }),
  hello: (name) => `Hallo ${name},`,
  booking: ({ change, title, site }) => ({
    subject: {
      booked: `Termin bestätigt: ${title}`,
      moved: `Termin verschoben: ${title}`,
      cancelled: `Termin abgesagt: ${title}`,
    }[change],
    news: {
      booked: 'Ihr Termin ist bestätigt.',
      moved: 'Ihr Termin hat eine neue Zeit.',
      cancelled: 'Ihr Termin ist abgesagt.',
    }[change],
    action: 'Verschieben oder absagen',
    origin: `Sie erhalten diese E-Mail, weil diese Adresse bei einer Buchung bei ${site} angegeben wurde.`,
  }),
  chatReply: ({ site, hasMailbox }) => ({
    subject: `${site} hat Ihnen geantwortet`,
    before: ['Guten Tag,', `Sie haben den Chat mit ${site} vor dieser Antwort verlassen:`],
    you: 'Sie',
    action: 'Chat fortsetzen',
    after: [
      hasMailbox
        ? 'Um zu antworten, öffnen Sie den Chat oder antworten Sie auf diese E-Mail.'
        : 'Um zu antworten, öffnen Sie bitte den Chat: Antworten auf diese E-Mail werden nicht gelesen.',
      'Der Link öffnet Ihre Unterhaltung ohne Passwort. Geben Sie ihn nicht weiter.',
    ],
    origin: `Sie erhalten diese E-Mail, weil Ihre Adresse in einem Chat mit ${site} angegeben wurde.`,
  }),
  chatCode: ({ site, code, until }) => ({
    subject: `Ihr Code für ${site}`,
    before: ['Hallo,', `Ihr Code für den Chat mit ${site} lautet:`, code],
    after: [
      `Er gilt bis ${until}. Geben Sie ihn im Chat ein und sonst niemandem.`,
      'Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
    ],
  }),
  welcomeReseller: ({ brand, name, reseller, until }) => ({
    subject: `Willkommen bei ${brand}`,
    before: [`Guten Tag ${name},`, `${reseller} ist jetzt Wiederverkäufer bei ${brand}, und Sie betreuen das Konto.`],
    action: 'Passwort wählen',
    after: [`Der Link gilt einmal, bis ${until}.`],
  }),
};
