import type { Texts } from '../texts.ts';
import { common, faults, role_texts, roles } from './common.ts';
import { agent_warnings, support } from './platform.ts';
import { home, navigation, shell } from './shell.ts';
import { sign_in, sign_up } from './sign-in.ts';

/** The texts in Swedish. */
export const sv: Texts = {
  agent_warnings,
  common,
  faults,
  home,
  navigation,
  role_texts,
  roles,
  shell,
  sign_in,
  sign_up,
  support,
};
