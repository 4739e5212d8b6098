export const palette = {
  label: 'Sök och kommandon',
  placeholder: 'Gå till en sida, en agent, ett samtal, en chatt eller en person…',
  nothing: 'Inget hittades',
  searching: 'Söker…',
  groups: {
    actions: 'Åtgärder',
    pages: 'Sidor',
    agents: 'Agenter',
    calls: 'Samtal',
    chats: 'Chattar',
    people: 'Personer',
  },
  actions: {
    new_agent: 'Ny agent',
    new_tool: 'Nytt verktyg',
    invite: 'Bjud in en person',
    new_key: 'Ny API-nyckel',
    webhook: 'Ny webhook',
    my_account: 'Mitt konto',
    shortcuts: 'Kortkommandon',
  },
  open_call: 'Öppna samtalet {{id}}',
  calls_of: 'Samtal med {{number}}',
  visitor: 'Besökare',
};

export const shortcuts = {
  title: 'Kortkommandon',
  everywhere: 'Överallt',
  go: 'Gå till en sida',
  desk_hint: 'Inkorgen har fler: tryck på ? där.',
  palette: 'Sök och kommandon',
  help: 'Visa kortkommandon',
  close: 'Stäng en dialog eller meny',
  followed_by: 'sedan',
};
