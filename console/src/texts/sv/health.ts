export const health = {
  title: 'Hälsa',
  text: 'Beroenden, arbetstrådar, leverantörer, jobb, e-post, SIP-trunkar och webhooks för alla konton.',
  again: 'Kontrollera igen',
  ok: 'Allt fungerar.',
  checked: 'Kontrollerat',
  open: 'Öppna',
  severities: { error: 'Fel', warning: 'Varning' },
  reasons: {
    dependency_down: '{{name}} svarar inte. Se serverns logg.',
    dependency_degraded: '{{name}} har störningar. Se serverns logg.',
    jobs_failed: 'Jobb som gavs upp: {{count}}. Läs varför och försök igen eller släng dem.',
    jobs_late: 'Det äldsta jobbet har väntat i {{minutes}} minuter. Körs en process med rollen jobs?',
    dead_letters: 'Händelser som en mottagare gav upp: {{count}}. Läs varför och försök igen eller släng dem.',
    mail_not_configured: 'Ingen e-postserver: e-post sparas men skickas inte. Ange en.',
    mail_failed: 'E-post från senaste dygnet som inte kunde levereras: {{count}}.',
    trunks_failing: 'SIP-trunkar som inte fungerar: {{count}}. Deras konton ser felet under SIP-trunkar.',
    webhooks_disabled: 'Webhooks som stängdes av eftersom deras servrar felade i dagar: {{count}}.',
    recognition_failing:
      'Samtal den senaste timmen som bröts eftersom taligenkänningen felade: {{count}}. Kontrollera leverantörens nyckel och status.',
    model_failing:
      'Samtal och svar den senaste timmen som misslyckades eftersom ingen språkmodell svarade: {{count}}. Kontrollera leverantörens nyckel och status.',
    voice_failing:
      'Samtal den senaste timmen som bröts eftersom ingen röst kunde tala: {{count}}. Kontrollera leverantörens nyckel och status.',
    carrier_failing:
      'Samtal den senaste timmen som bröts på grund av operatören eller nätet: {{count}}. Kontrollera SIP-trunkarna.',
    workers_lost:
      'Samtal den senaste timmen som förlorades med en arbetstråd eller process som stannade: {{count}}. Se serverns logg.',
  },
};
