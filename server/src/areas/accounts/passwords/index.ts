// Passwords area: strength rules, hashing off the main thread, hash formats of older systems. No operations of its own.
export { legacyFormatOf } from './legacy-password-formats.ts';
export { GivenPassword, generatePassword, isAboutPerson, Password } from './password.rules.ts';
export { hashPassword, type Passwords, passwords } from './passwords.ts';
