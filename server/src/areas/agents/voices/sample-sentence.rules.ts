/** Greeting of a preview without a text, by primary language. */
const sentences: Readonly<Record<string, string>> = {
  ar: 'مرحباً! كيف يمكنني مساعدتك اليوم؟',
  cs: 'Dobrý den! Jak vám dnes mohu pomoci?',
  da: 'Hej! Hvad kan jeg hjælpe dig med i dag?',
  de: 'Guten Tag! Wie kann ich Ihnen heute helfen?',
  el: 'Γεια σας! Πώς μπορώ να σας βοηθήσω σήμερα;',
  en: 'Hello! How can I help you today?',
  es: '¡Hola! ¿En qué puedo ayudarle hoy?',
  et: 'Tere! Kuidas saan teid täna aidata?',
  fi: 'Hei! Miten voin auttaa teitä tänään?',
  fr: 'Bonjour ! Comment puis-je vous aider aujourd’hui ?',
  hu: 'Jó napot! Miben segíthetek ma?',
  it: 'Buongiorno! Come posso aiutarla oggi?',
  ja: 'こんにちは。本日はどのようなご用件でしょうか。',
  lt: 'Laba diena! Kuo galiu jums šiandien padėti?',
  lv: 'Labdien! Kā es varu jums šodien palīdzēt?',
  nb: 'Hei! Hva kan jeg hjelpe deg med i dag?',
  nl: 'Goedendag! Waarmee kan ik u vandaag helpen?',
  no: 'Hei! Hva kan jeg hjelpe deg med i dag?',
  pl: 'Dzień dobry! W czym mogę dzisiaj pomóc?',
  pt: 'Olá! Como posso ajudar hoje?',
  ro: 'Bună ziua! Cu ce vă pot ajuta astăzi?',
  ru: 'Здравствуйте! Чем я могу вам помочь?',
  sk: 'Dobrý deň! Ako vám dnes môžem pomôcť?',
  sv: 'Hej! Vad kan jag hjälpa dig med i dag?',
  tr: 'Merhaba! Bugün size nasıl yardımcı olabilirim?',
  uk: 'Вітаю! Чим я можу вам допомогти?',
  zh: '您好！请问今天有什么可以帮您？',
};

const english = 'Hello! How can I help you today?';

/** Greeting in the language, in English where there is none. */
export function sampleSentence(language: string): string {
  return sentences[language.toLowerCase().split('-')[0] ?? ''] ?? english;
}
