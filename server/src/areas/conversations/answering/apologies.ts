/** Apology when no model could answer, by language of the agent. */
const apologies: Record<string, string> = {
  en: "I'm sorry, I can't answer right now. Please try again in a moment.",
  sv: 'Jag kan tyvärr inte svara just nu. Försök gärna igen om en stund.',
  de: 'Leider kann ich gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
  fr: "Je suis désolé, je ne peux pas répondre pour l'instant. Veuillez réessayer dans un instant.",
  es: 'Lo siento, ahora mismo no puedo responder. Inténtelo de nuevo en un momento.',
};

export function apologyIn(language: string): string {
  return apologies[language.split('-')[0]?.toLowerCase() ?? 'en'] ?? (apologies['en'] as string);
}
