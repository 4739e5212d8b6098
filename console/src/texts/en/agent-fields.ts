/** Names and hints of the fields of an agent, by path with `_` in place of dots. */
export const agent_fields = {
  name: {
    label: 'Name',
    hint: 'Shown to your team; the agent says it only where its instructions do.',
  },
  is_active: {
    label: 'Active',
    hint: 'Off: the agent answers no new calls and chats.',
  },
  language: {
    label: 'Language',
    hint: 'The language the agent speaks and understands.',
  },
  timezone: {
    label: 'Time zone',
    hint: 'Opening hours, dates and bookings are meant in it.',
  },
  metadata: {
    label: 'Metadata',
    hint: 'Names and values of your own, for example for your CRM. The agent does not read them.',
  },
  greeting: {
    label: 'Greeting',
    hint: 'First sentence to a caller or visitor. Empty: the agent waits for the other person. Takes {{name}} variables.',
  },
  first_speaker: {
    label: 'Who speaks first',
    hint: 'The agent says its greeting, waits for the caller, or lets the model write the first sentence.',
  },
  ai_disclosure_enabled: {
    label: 'Say that it is an AI',
    hint: 'EU law requires this at the first contact. Automatic: on for accounts in the EU and EEA.',
  },
  ai_disclosure_text: {
    label: 'Words of that statement',
    hint: 'Spoken before anything else and never interrupted; shown in the chat. Empty: the standard sentence in the agent’s language.',
  },
  greeting_delay_ms: {
    label: 'Pause before the greeting',
    hint: 'Some phones cut off the first half second of a call.',
  },
  greeting_interruptible: {
    label: 'The greeting can be interrupted',
    hint: 'Off: callers hear it to the end.',
  },
  dynamic_variables: {
    label: 'Variables',
    hint: 'Defaults of {{name}} in instructions and greeting. A call or chat can bring other values.',
  },
  prompt: {
    label: 'Instructions',
    hint: 'Role, facts and rules of the agent. They have a tab with an outline.',
  },
  llm_provider: {
    label: 'Provider',
    hint: 'Built-in answers from instructions and knowledge without a vendor. Others need a key of this installation.',
  },
  llm_model: {
    label: 'Model',
    hint: 'The vendor’s name of the model. Larger ones understand more and answer later.',
  },
  llm_url: {
    label: 'Address of the server',
    hint: 'Base address of an OpenAI-compatible server.',
  },
  llm_temperature: {
    label: 'Temperature',
    hint: 'Low: the same careful answer each time. High: more varied wording.',
  },
  llm_max_tokens: {
    label: 'Longest reply',
    hint: 'In tokens; 100 tokens are about 75 English words.',
  },
  llm_timeout_seconds: {
    label: 'Time until the first word',
    hint: 'After it, the next model in the list below is tried.',
  },
  llm_headers: {
    label: 'Headers',
    hint: 'Sent to the vendor, for example with a key of your own. Stored encrypted and shown masked; not part of an unsaved draft after a reload.',
  },
  llm_fallbacks: {
    label: 'Fallback models',
    hint: 'Tried in this order when the model fails. None listed here: the vendors of this installation, then the built-in model.',
  },
  knowledge_enabled: {
    label: 'Answer from the knowledge base',
    hint: 'Off: only instructions and tools are used.',
  },
  knowledge_show_sources: {
    label: 'Show sources to visitors',
    hint: 'Below an answer, the pages and files it comes from.',
  },
  tool_ids: {
    label: 'Tools',
    hint: 'What the agent can do, in the order the model sees it. Switched off ones stay attached.',
  },
  workflow_id: {
    label: 'Workflow',
    hint: 'A path that conversations follow. It has a tab.',
  },
  knowledge_top_k: {
    label: 'Passages per question',
    hint: 'More passages know more and cost time and tokens.',
  },
  knowledge_min_score: {
    label: 'Lowest similarity',
    hint: 'Passages below it are left out. Higher: fewer, closer ones.',
  },
  knowledge_write_questions: {
    label: 'Write questions for each passage',
    hint: 'The model notes questions a passage answers, so that it is found in other words. The built-in model writes none.',
  },
  voice_provider: {
    label: 'Provider',
    hint: 'Built-in runs on your server. Others need a key of this installation.',
  },
  voice_url: {
    label: 'Address of the server',
    hint: 'Base address of an OpenAI-compatible speech server.',
  },
  voice_voice_id: {
    label: 'Voice',
    hint: 'Id of a voice at its provider. Empty: the default voice of the language.',
  },
  voice_speed: {
    label: 'Speed',
    hint: '1 is natural.',
  },
  voice_volume: {
    label: 'Volume',
    hint: '1 is as the voice was recorded.',
  },
  voice_pronunciation_dictionary: {
    label: 'Pronunciation',
    hint: 'Names and words that voices say wrong. Transcripts have the written word.',
  },
  voice_pronunciation_dictionary_word: {
    label: 'Written',
    hint: 'As it stands in a text.',
  },
  voice_pronunciation_dictionary_alias: {
    label: 'Say it like',
    hint: 'Words that sound right, for every voice.',
  },
  voice_pronunciation_dictionary_ipa: {
    label: 'IPA',
    hint: 'For voices that read it (Azure).',
  },
  voice_stability: {
    label: 'Stability',
    hint: 'Low: livelier. High: more even. Only some vendors use it.',
  },
  voice_fallback_voice_ids: {
    label: 'Fallback voices',
    hint: 'Ids of voices to use when the voice above fails.',
  },
  background_sound_preset: {
    label: 'Background sound',
    hint: 'A room behind the agent, so that pauses do not sound like a lost line.',
  },
  background_sound_url: {
    label: 'Own background sound',
    hint: 'Address of a sound file that is played instead.',
  },
  background_sound_volume: {
    label: 'Volume of the background',
    hint: '0.2 is quiet but audible.',
  },
  stt_provider: {
    label: 'Provider',
    hint: 'Built-in runs on your server; without a downloaded model it understands a limited vocabulary.',
  },
  stt_url: {
    label: 'Address of the server',
    hint: 'Base address of an OpenAI-compatible speech server.',
  },
  stt_keywords: {
    label: 'Words to expect',
    hint: 'Names of people, products and places that callers say.',
  },
  stt_model: {
    label: 'Model',
    hint: 'The vendor’s name; empty: its default.',
  },
  denoise: {
    label: 'Noise suppression',
    hint: 'Cleans the caller’s sound before it is understood. Recordings keep the original.',
  },
  responsiveness: {
    label: 'Responsiveness',
    hint: 'High: answers at once. Low: gives slow speakers time.',
  },
  interruption_sensitivity: {
    label: 'Sensitivity to interruptions',
    hint: 'High: stops talking as soon as the caller speaks. 0: cannot be interrupted.',
  },
  stt_endpointing_ms: {
    label: 'Silence that ends a turn',
    hint: 'Shorter answers sooner and cuts into pauses for thought.',
  },
  backchannel_enabled: {
    label: 'Signs of listening',
    hint: 'Says “mm” and “okay” while the caller speaks.',
  },
  turn_taking_min_words: {
    label: 'Words that count as an interruption',
    hint: 'Fewer words let the agent go on.',
  },
  turn_taking_min_ms: {
    label: 'Speech that counts as an interruption',
    hint: 'Shorter sounds, such as a cough, let the agent go on.',
  },
  turn_taking_while_speaking: {
    label: 'Other bounds while the agent speaks',
    hint: 'Replaces the two bounds above while it talks.',
  },
  turn_taking_while_thinking: {
    label: 'Other bounds while the agent thinks',
    hint: 'Replaces the two bounds above before a reply begins.',
  },
  turn_taking_ignore_phrases: {
    label: 'Words that never interrupt',
    hint: 'For example: mhm, okay, right.',
  },
  turn_taking_stop_phrases: {
    label: 'Words that always interrupt',
    hint: 'For example: stop, wait, one moment.',
  },
  backchannel_frequency: {
    label: 'How often',
    hint: '1: at every pause.',
  },
  backchannel_words: {
    label: 'Words to use',
    hint: 'Empty: the usual ones of the language.',
  },
  max_duration_seconds: {
    label: 'Longest call',
    hint: 'The agent says goodbye and hangs up after it.',
  },
  silence_remind_after_ms: {
    label: 'Ask after silence',
    hint: 'Time without a word until the agent asks if the caller is still there.',
  },
  silence_end_after_ms: {
    label: 'Hang up after silence',
    hint: 'Time without a word until the call ends.',
  },
  end_call_message: {
    label: 'Last words',
    hint: 'Said before the agent hangs up. Empty: none.',
  },
  silence_remind_max: {
    label: 'Questions into silence',
    hint: 'How often the agent asks before it gives up.',
  },
  end_call_phrases: {
    label: 'Words that end the call',
    hint: 'When the caller says one of them, the call ends.',
  },
  voicemail_detect: {
    label: 'Recognize voicemail',
    hint: 'When the agent calls and a machine answers.',
  },
  voicemail_action: {
    label: 'On voicemail',
    hint: 'What the agent does then.',
  },
  voicemail_message: {
    label: 'Message to leave',
    hint: 'Spoken after the tone. Takes {{name}} variables.',
  },
  keypad_enabled: {
    label: 'Keypad input',
    hint: 'Callers can answer with keys.',
  },
  keypad_timeout_ms: {
    label: 'Pause that ends the input',
    hint: 'Time after the last key.',
  },
  keypad_finish_on: {
    label: 'Key that ends the input',
    hint: 'Usually #. Empty: none.',
  },
  keypad_max_digits: {
    label: 'Most keys in one input',
    hint: 'Then the input ends by itself.',
  },
  transfer_targets: {
    label: 'People and places to transfer to',
    hint: 'The agent chooses by the name; write it as callers ask for it.',
  },
  transfer_targets_label: {
    label: 'Name',
    hint: 'For example: Service desk.',
  },
  transfer_targets_key: {
    label: 'Key',
    hint: 'Short id without spaces, used in tools and workflows.',
  },
  transfer_targets_destination: {
    label: 'Destination',
    hint: 'Phone number such as +4612345678, SIP address, queue:name or operator.',
  },
  transfer_targets_mode: {
    label: 'Way',
    hint: 'Whether the agent speaks with the person first.',
  },
  transfer_targets_whisper: {
    label: 'Said to the person first',
    hint: 'What the call is about. Not for direct transfers.',
  },
  transfer_targets_fallback: {
    label: 'If that fails',
    hint: 'Another number or address, target:key, or contact_request for a request to call back.',
  },
  transfer_targets_post_dial_digits: {
    label: 'Keys after connecting',
    hint: 'For an extension: digits, w is a pause of half a second, a comma one of two.',
  },
  transfer_targets_hours: {
    label: 'Only at certain hours',
    hint: 'In the time zone of the agent. Outside these hours only the fallback is called.',
  },
  directory_access: {
    label: 'Directory',
    hint: 'People and departments the agent may transfer to by name.',
  },
  directory_departments: {
    label: 'Departments',
    hint: 'By their names in the directory.',
  },
  transfer_ring_seconds: {
    label: 'Ring for',
    hint: 'Then the transfer has failed and the agent comes back.',
  },
  transfer_record: {
    label: 'Record after a transfer',
    hint: 'Continues the recording while a person speaks.',
  },
  transfer_transcribe: {
    label: 'Transcribe after a transfer',
    hint: 'Writes down what caller and person say.',
  },
  chat_enabled: {
    label: 'Answers chats',
    hint: 'Off: the widget and the chat page do not open for this agent.',
  },
  analysis_summary: {
    label: 'Write a summary',
    hint: 'After each call and chat.',
  },
  analysis_success_criteria: {
    label: 'When was it a success?',
    hint: 'For example: the caller has a booked time or a clear answer.',
  },
  analysis_fields: {
    label: 'Values to read out',
    hint: 'Read from each conversation, shown with it and sent to webhooks.',
  },
  analysis_fields_name: {
    label: 'Name',
    hint: 'Letters, digits and _.',
  },
  analysis_fields_type: {
    label: 'Type',
    hint: 'How the value is stored.',
  },
  analysis_fields_description: {
    label: 'Meaning',
    hint: 'Tells the model what to look for.',
  },
  analysis_fields_choices: {
    label: 'Allowed values',
    hint: 'For the type “one of a list”.',
  },
  recording_enabled: {
    label: 'Record calls',
    hint: 'Recordings are listed with their call.',
  },
  consent_message: {
    label: 'Words about recording',
    hint: 'Said at the start, where the law asks for consent. Empty: none.',
  },
  data_retention_days: {
    label: 'Delete conversations after',
    hint: 'The shorter of this and the account’s policy counts. Empty: the account’s policy.',
  },
  pii_redaction: {
    label: 'Remove personal data',
    hint: 'Email addresses, phone numbers, cards and identity numbers are replaced before anything is stored. In recordings the turns with them are silent.',
  },
  zero_retention: {
    label: 'Store nothing that is said',
    hint: 'No transcript, recording, tool arguments or results.',
  },
  webhook_url: {
    label: 'Webhook of this agent',
    hint: 'Receives the events below. Its secret and log are on the page Webhooks.',
  },
  webhook_events: {
    label: 'Events',
    hint: 'None chosen: call ended and call analyzed.',
  },
};
