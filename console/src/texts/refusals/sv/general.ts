/** Errors that are no refusal of an operation, and refusals worded by their code alone. */
export const general = {
  not_found: 'Detta finns inte eller har tagits bort',
  version_mismatch: 'Någon har ändrat detta sedan du öppnade det. Ladda om sidan och gör om ändringen',
  fault_internal: 'Något gick fel på servern',
  fault_unavailable: 'Servern är upptagen eller startar om. Försök igen om en stund',
  fault_unreachable: 'Servern kan inte nås. Kontrollera anslutningen och försök igen',
  fault_rate_limited: 'För många försök. Vänta en stund och försök igen',
  fault_rate_limited_for: 'För många försök. Försök igen om {{seconds}} s',
  fault_signed_out: 'Du har loggats ut. Logga in igen',
  fault_unexpected: 'Något gick fel på sidan. Ladda om och försök igen',
};
