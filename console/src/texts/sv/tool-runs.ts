export const run_statuses = {
  ok: 'OK',
  error: 'Misslyckades',
  timeout: 'Tidsgräns nådd',
  refused: 'Nekat',
  cancelled: 'Avbrutet',
};

export const run_sources = {
  parley: 'Konversation',
  test: 'Test',
  external: 'Extern',
};

export const tool_log = {
  title: 'Verktygslogg',
  text: 'Varje verktygskörning med anrop, svar och varaktighet.',
  tool: 'Verktyg',
  status: 'Resultat',
  agent: 'Agent',
  latency: 'Varaktighet',
  at: 'Tid',
  facts: 'Detaljer',
  source: 'Källa',
  attempts: 'Försök',
  call: 'Samtal',
  session: 'Chatt',
  exchange: 'Anrop och svar',
  exchange_text: 'Hemligheter är borttagna och långa svar avkortade.',
  request: 'Anrop',
  response: 'Svar',
  empty_title: 'Inga körningar',
  empty_text: 'Verktygskörningar och tester visas här.',
};

export const tool_use = {
  agents_text: 'Ändringar skapar en ny version av agenten.',
  no_agents_title: 'Inga agenter',
  no_agents_text: 'Skapa först en agent och lägg sedan till verktyget.',
  enabled: 'Aktiverat',
  attach: 'Lägg till',
  attach_to: 'Lägg till i {{name}}',
  detach: 'Ta bort',
  detach_from: 'Ta bort från {{name}}',
  try_title: 'Testa',
  try_text: 'Kör det sparade verktyget på riktigt och loggar det som ett test.',
  try_arguments: 'Argument',
  try_run: 'Kör',
  try_result: 'Resultat',
  latency: '{{ms}} ms',
  told_model: 'Svar till modellen',
  variables: 'Variabler som sätts',
  in_log: 'Visa i verktygsloggen',
};
