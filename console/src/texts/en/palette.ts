export const palette = {
  label: 'Search and commands',
  placeholder: 'Go to a page, an agent, a call, a chat or a person…',
  nothing: 'Nothing found',
  searching: 'Searching…',
  groups: {
    actions: 'Actions',
    pages: 'Pages',
    agents: 'Agents',
    calls: 'Calls',
    chats: 'Chats',
    people: 'People',
  },
  actions: {
    new_agent: 'New agent',
    new_tool: 'New tool',
    invite: 'Invite a person',
    new_key: 'New API key',
    webhook: 'New webhook',
    my_account: 'My account',
    shortcuts: 'Keyboard shortcuts',
  },
  open_call: 'Open call {{id}}',
  calls_of: 'Calls with {{number}}',
  visitor: 'Visitor',
};

export const shortcuts = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  go: 'Go to a page',
  desk_hint: 'The inbox has more: press ? there.',
  palette: 'Search and commands',
  help: 'Show shortcuts',
  close: 'Close a dialog or menu',
  followed_by: 'then',
};
