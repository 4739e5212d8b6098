/** Lists of the desk by the part of its settings that changes them. The stream says when to read them again. */
export const partPaths: Readonly<Record<string, string>> = {
  labels: '/api/chat/labels',
  teams: '/api/chat/teams',
  views: '/api/chat/operator/views',
  settings: '/api/chat/desk-settings',
};
