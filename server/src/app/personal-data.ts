import { attemptsPersonalData } from '#areas/accounts/attempts';
import { secondFactorPersonalData } from '#areas/accounts/second-factor';
import { sessionsPersonalData } from '#areas/accounts/sessions';
import { usersPersonalData } from '#areas/accounts/users';
import { clientToolsPersonalData } from '#areas/agents/client-tools';
import { textMessagesPersonalData } from '#areas/telephony/text-messages';
import type { AnyArea } from '#platform/areas/area.ts';
import { connectionsPersonalData } from '#platform/oauth/personal-data.ts';
import { joinPersonalData } from '#platform/personal-data/personal-data.ts';
import { platformPersonalData } from '#platform/personal-data/platform-places.ts';
import { areas } from './areas.ts';

/**
 * Registry of personal data: of the platform, of every area, and of the folders beside them that have tables and no
 * operations.
 */
export const allPersonalData = joinPersonalData([
  platformPersonalData,
  connectionsPersonalData,
  ...Object.values<AnyArea>(areas).flatMap(({ personalData }) => personalData ?? []),
  attemptsPersonalData,
  secondFactorPersonalData,
  sessionsPersonalData,
  usersPersonalData,
  clientToolsPersonalData,
  textMessagesPersonalData,
]);
