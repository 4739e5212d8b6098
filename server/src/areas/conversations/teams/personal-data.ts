import { impersonalTable, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of teams. */
export const teamsPersonalData = personalData({
  tables: [
    impersonalTable('chat_teams', {
      about: 'teams of operators',
      impersonal: ['assignment', 'created_at', 'id', 'max_chats', 'name', 'tenant_id', 'updated_at'],
    }),
    staffTable('chat_team_members', {
      about: 'operators of a team',
      personal: {},
      impersonal: ['team_id', 'tenant_id', 'user_id'],
    }),
  ],
});
