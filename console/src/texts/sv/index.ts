import type { Texts } from '../texts.ts';
import { common, faults, role_texts, roles } from './common.ts';
import { canned, contact, desk } from './desk.ts';
import { email_change } from './email-change.ts';
import { keys, resources, scope_actions } from './keys.ts';
import { account, mail, me, sessions, two_factor } from './me.ts';
import { people } from './people.ts';
import { agent_warnings, support } from './platform.ts';
import { home, navigation, shell } from './shell.ts';
import { invite, reset_password, second_factor, sign_in, sign_up, verify_email } from './sign-in.ts';

/** The texts in Swedish. */
export const sv: Texts = {
  account,
  agent_warnings,
  canned,
  common,
  contact,
  desk,
  email_change,
  faults,
  home,
  invite,
  keys,
  mail,
  me,
  navigation,
  people,
  reset_password,
  resources,
  role_texts,
  roles,
  scope_actions,
  second_factor,
  sessions,
  shell,
  sign_in,
  sign_up,
  support,
  two_factor,
  verify_email,
};
