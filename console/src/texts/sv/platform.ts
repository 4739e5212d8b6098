export const support = {
  banner: 'Du är i {{tenant}} som plattformsadministratör.',
  until: 'Till {{time}}',
  leave: 'Lämna',
  all_tenants: 'Alla konton',
  search: 'Sök bland alla konton',
  nothing_found: 'Inget konto hittades',
  enter_title: 'Gå in i {{tenant}}',
  enter_text:
    'Du får en ägares behörigheter i 8 timmar, eller tills du lämnar. Att du går in och ut, och det du gör där, loggas i kontots och plattformens granskningsloggar.',
  reason: 'Skäl (valfritt)',
  reason_hint:
    'Sparas i granskningsloggarna, till exempel ett ärendenummer. Inga personuppgifter: det kan inte raderas.',
  enter: 'Gå in',
};

export const tenants = {
  title: 'Konton',
  text: 'Alla konton på den här installationen. Gå in i ett för att arbeta där som ägare.',
  search: 'Sök',
  search_hint: 'Namn, kontaktadress eller id',
  name: 'Namn',
  people: 'Personer',
  agents: 'Agenter',
  created: 'Skapat',
  you_belong: 'Medlem',
  of_reseller: 'Kund hos {{reseller}}',
  suspended: 'Avstängt',
  enter: 'Gå in',
  enter_of: 'Gå in i {{tenant}}',
  open: 'Öppna',
  open_of: 'Öppna {{tenant}}',
  here: 'Du är här',
  empty_title: 'Inga konton hittades',
  empty_text: 'Sök på något annat, eller skapa ett konto.',
  create: 'Nytt konto',
  create_submit: 'Skapa',
  owner_email: 'Ägarens e-post (valfritt)',
  owner_hint: 'Får en inbjudan. Utan ägare kan bara du gå in i kontot.',
  key_title: 'Kontots API-nyckel',
  key_text: 'Ger program full åtkomst till kontot.',
  link_title: 'Länk till ägaren',
  link_text: 'Ingen e-postserver är konfigurerad. Skicka länken själv; den fungerar en gång, inom 7 dagar.',
  created_note: '{{tenant}} har skapats.',
};

export const agent_warnings = {
  model_key_missing: 'API-nyckel till {{provider}} saknas: en annan modell svarar. Ange {{settings}} på servern.',
  model_server_missing:
    'Agentens modellserver är inte påslagen: en annan modell svarar. En plattformsadministratör slår på den under Modeller, eller med {{settings}}.',
  voice_key_missing: 'API-nyckel till {{provider}} saknas: en annan röst används. Ange {{settings}} på servern.',
  stt_key_missing:
    'API-nyckel till {{provider}} saknas: en annan taligenkänning används. Ange {{settings}} på servern.',
};
