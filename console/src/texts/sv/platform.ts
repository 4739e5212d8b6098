export const support = {
  banner: 'Du är i {{tenant}} som plattformsadministratör.',
  banner_reseller: 'Du är i {{tenant}} för {{reseller}}. Allt du gör loggas; samtal och nycklar är dolda.',
  banner_reseller_open: 'Du är i {{tenant}} för {{reseller}}. Allt du gör loggas; nycklar är dolda.',
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

export const agent_warnings = {
  model_key_missing:
    'API-nyckel till {{provider}} saknas: en annan modell svarar. Ange en under Leverantörsnycklar, eller {{settings}} på servern.',
  model_server_missing:
    'Agentens modellserver är inte påslagen: en annan modell svarar. En plattformsadministratör slår på den under Modeller, eller med {{settings}}.',
  voice_key_missing:
    'API-nyckel till {{provider}} saknas: en annan röst används. Ange en under Leverantörsnycklar, eller {{settings}} på servern.',
  stt_key_missing:
    'API-nyckel till {{provider}} saknas: en annan taligenkänning används. Ange {{settings}} på servern.',
  stt_language_unsupported:
    'Den inbyggda taligenkänningen förstår inte det här språket: den som ringer kan bara trycka på knappar. Välj en talleverantör, eller ange {{settings}} på servern för att hämta en modell för taligenkänning.',
  voice_language_unsupported:
    'Den inbyggda rösten är engelsk och läser det här språket med stark brytning. Välj en röstleverantör, eller lägg till en röst för språket på servern.',
  denoise_off:
    'Brusreduceringen är av: den inbyggda taligenkänningen förstår lite där det är bullrigt. Ställ in brusreducering på automatisk.',
};
