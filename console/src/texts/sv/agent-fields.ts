import type { agent_fields as English } from '../en/agent-fields.ts';
import type { Texts } from '../texts.ts';

export const agent_fields: Texts<typeof English> = {
  name: {
    label: 'Namn',
    hint: 'Visas för ditt team; agenten säger det bara om instruktionerna gör det.',
  },
  is_active: {
    label: 'Aktiv',
    hint: 'Av: agenten svarar inte på nya samtal och chattar.',
  },
  language: {
    label: 'Språk',
    hint: 'Språket som agenten talar och förstår.',
  },
  timezone: {
    label: 'Tidszon',
    hint: 'Öppettider, datum och bokningar gäller i den.',
  },
  metadata: {
    label: 'Metadata',
    hint: 'Egna namn och värden, till exempel för ert CRM. Agenten läser dem inte.',
  },
  greeting: {
    label: 'Hälsning',
    hint: 'Första meningen till den som ringer eller skriver. Tom: agenten väntar på den andra. Tar {{name}}-variabler.',
  },
  first_speaker: {
    label: 'Vem som talar först',
    hint: 'Agenten säger sin hälsning, väntar på den som ringer eller låter modellen skriva första meningen.',
  },
  ai_disclosure_enabled: {
    label: 'Säg att det är en AI',
    hint: 'EU-rätten kräver det vid första kontakten. Automatiskt: på för konton inom EU och EES.',
  },
  ai_disclosure_text: {
    label: 'Ordalydelse',
    hint: 'Sägs före allt annat och kan inte avbrytas; visas i chatten. Tom: standardmeningen på agentens språk.',
  },
  greeting_delay_ms: {
    label: 'Paus före hälsningen',
    hint: 'Vissa telefoner klipper den första halvsekunden av ett samtal.',
  },
  greeting_interruptible: {
    label: 'Hälsningen kan avbrytas',
    hint: 'Av: den som ringer hör den till slutet.',
  },
  dynamic_variables: {
    label: 'Variabler',
    hint: 'Standardvärden för {{name}} i instruktioner och hälsning. Ett samtal eller en chatt kan ha andra värden.',
  },
  prompt: {
    label: 'Instruktioner',
    hint: 'Agentens roll, fakta och regler. De har en egen flik med disposition.',
  },
  llm_provider: {
    label: 'Leverantör',
    hint: 'Inbyggd svarar utifrån instruktioner och kunskap utan leverantör. Andra behöver en nyckel i installationen.',
  },
  llm_model: {
    label: 'Modell',
    hint: 'Leverantörens namn på modellen. Större förstår mer och svarar senare.',
  },
  llm_url: {
    label: 'Serverns adress',
    hint: 'Basadress till en OpenAI-kompatibel server.',
  },
  llm_temperature: {
    label: 'Temperatur',
    hint: 'Låg: samma försiktiga svar varje gång. Hög: mer varierade formuleringar.',
  },
  llm_max_tokens: {
    label: 'Längsta svar',
    hint: 'I token; 100 token är ungefär 75 engelska ord.',
  },
  llm_timeout_seconds: {
    label: 'Tid till första ordet',
    hint: 'Därefter prövas nästa modell i listan nedan.',
  },
  llm_headers: {
    label: 'Huvuden',
    hint: 'Skickas till leverantören, till exempel med en egen nyckel. Lagras krypterade och visas maskerade; följer inte med ett osparat utkast efter omladdning.',
  },
  llm_fallbacks: {
    label: 'Reservmodeller',
    hint: 'Prövas i denna ordning när modellen inte svarar. Ingen angiven: installationens leverantörer, sedan den inbyggda modellen.',
  },
  knowledge_enabled: {
    label: 'Svara ur kunskapsbasen',
    hint: 'Av: bara instruktioner och verktyg används.',
  },
  knowledge_show_sources: {
    label: 'Visa källor för besökare',
    hint: 'Under ett svar, sidorna och filerna som det kommer från.',
  },
  tool_ids: {
    label: 'Verktyg',
    hint: 'Det som agenten kan göra, i den ordning modellen ser det. Avstängda förblir kopplade.',
  },
  workflow_id: {
    label: 'Arbetsflöde',
    hint: 'En väg som samtalen följer. Det har en egen flik.',
  },
  knowledge_top_k: {
    label: 'Textavsnitt per fråga',
    hint: 'Fler avsnitt vet mer och kostar tid och token.',
  },
  knowledge_min_score: {
    label: 'Lägsta likhet',
    hint: 'Avsnitt under den utelämnas. Högre: färre och närmare.',
  },
  knowledge_write_questions: {
    label: 'Skriv frågor till varje avsnitt',
    hint: 'Modellen antecknar frågor som ett avsnitt besvarar, så att det hittas med andra ord. Den inbyggda modellen skriver inga.',
  },
  voice_provider: {
    label: 'Leverantör',
    hint: 'Inbyggd körs på er server. Andra behöver en nyckel i installationen.',
  },
  voice_url: {
    label: 'Serverns adress',
    hint: 'Basadress till en OpenAI-kompatibel talserver.',
  },
  voice_voice_id: {
    label: 'Röst',
    hint: 'Röstens id hos leverantören. Tom: språkets standardröst.',
  },
  voice_speed: {
    label: 'Hastighet',
    hint: '1 är naturligt.',
  },
  voice_volume: {
    label: 'Volym',
    hint: '1 är som rösten spelades in.',
  },
  voice_pronunciation_dictionary: {
    label: 'Uttal',
    hint: 'Namn och ord som röster uttalar fel. Utskrifter har det skrivna ordet.',
  },
  voice_pronunciation_dictionary_word: {
    label: 'Skrivs',
    hint: 'Som det står i en text.',
  },
  voice_pronunciation_dictionary_alias: {
    label: 'Uttala som',
    hint: 'Ord som låter rätt, för alla röster.',
  },
  voice_pronunciation_dictionary_ipa: {
    label: 'IPA',
    hint: 'För röster som läser det (Azure).',
  },
  voice_stability: {
    label: 'Stabilitet',
    hint: 'Låg: livligare. Hög: jämnare. Bara vissa leverantörer använder den.',
  },
  voice_fallback_voice_ids: {
    label: 'Reservröster',
    hint: 'Id för röster som används när rösten ovan inte svarar.',
  },
  background_sound_preset: {
    label: 'Bakgrundsljud',
    hint: 'Ett rum bakom agenten, så att pauser inte låter som en bruten linje.',
  },
  background_sound_url: {
    label: 'Eget bakgrundsljud',
    hint: 'Adress till en ljudfil som spelas i stället.',
  },
  background_sound_volume: {
    label: 'Bakgrundens volym',
    hint: '0,2 är tyst men hörbart.',
  },
  stt_provider: {
    label: 'Leverantör',
    hint: 'Inbyggd körs på er server; utan nedladdad modell förstår den ett begränsat ordförråd.',
  },
  stt_url: {
    label: 'Serverns adress',
    hint: 'Basadress till en OpenAI-kompatibel talserver.',
  },
  stt_keywords: {
    label: 'Ord att vänta sig',
    hint: 'Namn på personer, produkter och platser som de som ringer säger.',
  },
  stt_model: {
    label: 'Modell',
    hint: 'Leverantörens namn; tom: leverantörens standard.',
  },
  denoise: {
    label: 'Brusreducering',
    hint: 'Rensar ljudet från den som ringer innan det tolkas. Inspelningar behåller originalet.',
  },
  responsiveness: {
    label: 'Svarssnabbhet',
    hint: 'Hög: svarar genast. Låg: ger långsamma talare tid.',
  },
  interruption_sensitivity: {
    label: 'Känslighet för avbrott',
    hint: 'Hög: slutar tala så snart den som ringer säger något. 0: kan inte avbrytas.',
  },
  stt_endpointing_ms: {
    label: 'Tystnad som avslutar en replik',
    hint: 'Kortare svarar snabbare och bryter in i tankepauser.',
  },
  backchannel_enabled: {
    label: 'Lyssnarljud',
    hint: 'Säger ”mm” och ”okej” medan den som ringer talar.',
  },
  turn_taking_min_words: {
    label: 'Ord som räknas som avbrott',
    hint: 'Vid färre ord talar agenten vidare.',
  },
  turn_taking_min_ms: {
    label: 'Tal som räknas som avbrott',
    hint: 'Vid kortare ljud, som en hostning, talar agenten vidare.',
  },
  turn_taking_while_speaking: {
    label: 'Andra gränser medan agenten talar',
    hint: 'Ersätter de två gränserna ovan medan den talar.',
  },
  turn_taking_while_thinking: {
    label: 'Andra gränser medan agenten tänker',
    hint: 'Ersätter de två gränserna ovan innan ett svar börjar.',
  },
  turn_taking_ignore_phrases: {
    label: 'Ord som aldrig avbryter',
    hint: 'Till exempel: mm, okej, just det.',
  },
  turn_taking_stop_phrases: {
    label: 'Ord som alltid avbryter',
    hint: 'Till exempel: stopp, vänta, ett ögonblick.',
  },
  backchannel_frequency: {
    label: 'Hur ofta',
    hint: '1: vid varje paus.',
  },
  backchannel_words: {
    label: 'Ord att använda',
    hint: 'Tom: språkets vanliga.',
  },
  max_duration_seconds: {
    label: 'Längsta samtal',
    hint: 'Därefter säger agenten adjö och lägger på.',
  },
  silence_remind_after_ms: {
    label: 'Fråga efter tystnad',
    hint: 'Tid utan ett ord tills agenten frågar om den andra är kvar.',
  },
  silence_end_after_ms: {
    label: 'Lägg på efter tystnad',
    hint: 'Tid utan ett ord tills samtalet avslutas.',
  },
  end_call_message: {
    label: 'Sista ord',
    hint: 'Sägs innan agenten lägger på. Tom: inga.',
  },
  silence_remind_max: {
    label: 'Frågor i tystnaden',
    hint: 'Hur många gånger agenten frågar innan den ger upp.',
  },
  end_call_phrases: {
    label: 'Ord som avslutar samtalet',
    hint: 'När den som ringer säger något av dem avslutas samtalet.',
  },
  voicemail_detect: {
    label: 'Känn igen telefonsvarare',
    hint: 'När agenten ringer och en maskin svarar.',
  },
  voicemail_action: {
    label: 'Vid telefonsvarare',
    hint: 'Vad agenten gör då.',
  },
  voicemail_message: {
    label: 'Meddelande att lämna',
    hint: 'Sägs efter tonen. Tar {{name}}-variabler.',
  },
  keypad_enabled: {
    label: 'Knappval',
    hint: 'De som ringer kan svara med knappar.',
  },
  keypad_timeout_ms: {
    label: 'Paus som avslutar inmatningen',
    hint: 'Tid efter den sista knappen.',
  },
  keypad_finish_on: {
    label: 'Knapp som avslutar inmatningen',
    hint: 'Oftast #. Tom: ingen.',
  },
  keypad_max_digits: {
    label: 'Flest knappar i en inmatning',
    hint: 'Sedan avslutas inmatningen av sig själv.',
  },
  transfer_targets: {
    label: 'Personer och ställen att koppla till',
    hint: 'Agenten väljer efter namnet; skriv det som de som ringer frågar efter det.',
  },
  transfer_targets_label: {
    label: 'Namn',
    hint: 'Till exempel: Kundtjänst.',
  },
  transfer_targets_key: {
    label: 'Nyckel',
    hint: 'Kort id utan mellanslag, används i verktyg och arbetsflöden.',
  },
  transfer_targets_destination: {
    label: 'Mål',
    hint: 'Telefonnummer som +4612345678, SIP-adress, queue:namn eller operator.',
  },
  transfer_targets_mode: {
    label: 'Sätt',
    hint: 'Om agenten talar med personen först.',
  },
  transfer_targets_whisper: {
    label: 'Sägs till personen först',
    hint: 'Vad samtalet gäller. Inte vid direktkoppling.',
  },
  transfer_targets_fallback: {
    label: 'Om det inte går',
    hint: 'Ett annat nummer eller en annan adress, target:nyckel, eller contact_request för ett meddelande om uppringning.',
  },
  transfer_targets_post_dial_digits: {
    label: 'Knappar efter uppkoppling',
    hint: 'För en anknytning: siffror, w är en halv sekunds paus, ett komma två.',
  },
  transfer_targets_hours: {
    label: 'Bara vissa tider',
    hint: 'I agentens tidszon. Utanför dem går samtalet dit det går när ingen svarar.',
  },
  directory_access: {
    label: 'Katalog',
    hint: 'Personer och avdelningar som agenten får koppla till efter namn.',
  },
  directory_departments: {
    label: 'Avdelningar',
    hint: 'Efter namnen i katalogen.',
  },
  transfer_ring_seconds: {
    label: 'Ring i',
    hint: 'Sedan har kopplingen misslyckats och agenten kommer tillbaka.',
  },
  transfer_record: {
    label: 'Spela in efter koppling',
    hint: 'Fortsätter inspelningen medan en person talar.',
  },
  transfer_transcribe: {
    label: 'Skriv ut efter koppling',
    hint: 'Skriver ned vad den som ringer och personen säger.',
  },
  chat_enabled: {
    label: 'Svarar på chattar',
    hint: 'Av: widgeten och chattsidan öppnas inte för den här agenten.',
  },
  analysis_summary: {
    label: 'Skriv en sammanfattning',
    hint: 'Efter varje samtal och chatt.',
  },
  analysis_success_criteria: {
    label: 'När var det lyckat?',
    hint: 'Till exempel: den som ringde har en bokad tid eller ett tydligt svar.',
  },
  analysis_fields: {
    label: 'Värden att läsa ut',
    hint: 'Läses ur varje samtal, visas med det och skickas till webhookar.',
  },
  analysis_fields_name: {
    label: 'Namn',
    hint: 'Bokstäver, siffror och _.',
  },
  analysis_fields_type: {
    label: 'Typ',
    hint: 'Hur värdet lagras.',
  },
  analysis_fields_description: {
    label: 'Betydelse',
    hint: 'Säger modellen vad den ska leta efter.',
  },
  analysis_fields_choices: {
    label: 'Tillåtna värden',
    hint: 'För typen ”ett av en lista”.',
  },
  recording_enabled: {
    label: 'Spela in samtal',
    hint: 'Inspelningar visas med sitt samtal.',
  },
  consent_message: {
    label: 'Ord om inspelning',
    hint: 'Sägs i början, där lagen kräver samtycke. Tom: inga.',
  },
  data_retention_days: {
    label: 'Radera samtal efter',
    hint: 'Den kortaste av denna och kontots policy gäller. Tom: kontots policy.',
  },
  pii_redaction: {
    label: 'Ta bort personuppgifter',
    hint: 'E-postadresser, telefonnummer, kort och personnummer ersätts innan något lagras. I inspelningar är de repliker som innehåller dem tysta.',
  },
  zero_retention: {
    label: 'Lagra inget av det som sägs',
    hint: 'Ingen utskrift, inspelning, verktygsargument eller resultat.',
  },
  webhook_url: {
    label: 'Agentens webhook',
    hint: 'Tar emot händelserna nedan. Dess hemlighet och logg finns på sidan Webhookar.',
  },
  webhook_events: {
    label: 'Händelser',
    hint: 'Ingen vald: samtal avslutat och samtal analyserat.',
  },
};
