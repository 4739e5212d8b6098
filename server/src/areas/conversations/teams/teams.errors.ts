import type { UserId } from '@parley/contract/ids';
import { defineDetail, defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

export const teamNotFound = defineRefusal('not_found', 'team_not_found', 'There is no team with this id');

const unknownTeamId = defineFieldRefusal('unknown', 'unknown_team', 'there is no team with this id');
/** Same refusal for a team of another tenant and one that does not exist. */
export const unknownTeam = () => unknownTeamId('/team_id');

const nameOfAnother = defineDetail('taken', 'team_name_taken_field', 'is the name of another team');
export const teamNameTaken = defineRefusal('conflict', 'team_name_taken', 'Another team already has this name', {
  details: [nameOfAnother('/name')],
});

const membersRefused = defineRefusal(
  'invalid_request',
  'not_team_members',
  'Members of a team are people of this account who may answer chats',
);
const notAMember = defineDetail('not_an_operator', 'not_a_team_member', 'is nobody here who may answer chats');
export const notMembers = (ids: readonly UserId[], all: readonly UserId[]) =>
  membersRefused(undefined, { details: ids.map((id) => notAMember(`/member_ids/${all.indexOf(id)}`)) });
