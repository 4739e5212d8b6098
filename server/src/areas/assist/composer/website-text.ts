/** Sentences on a page that speak to a language model, in five languages. None of them says anything of a business. */
const toModels: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,60}\b(?:instructions?|prompts?|rules?|guidelines|directions|messages?|context|training|polic(?:y|ies))\b/i,
  /(?:ignorera|bortse från|glöm|strunta i)[^.]{0,60}(?:instruktion|prompt|regl|anvisning|direktiv)/i,
  /(?:ignorier|vergiss|vergessen sie|missachte|übergeh)[^.]{0,60}(?:anweisung|instruktion|prompt|regel|vorgabe|befehl)/i,
  /(?:ignore[zr]?|oublie[zr]?|néglige[zr]?)[^.]{0,60}(?:instruction|consigne|prompt|règle|directive)/i,
  /(?:ignor[ae]|olvid[ae]|omit[ae])[^.]{0,60}(?:instrucci|prompt|regla|indicaci|orden|directriz)/i,
  /\b(?:system|developer|hidden) (?:prompt|message|instruction)/i,
  /\b(?:systemprompt|system-prompt|systemmeddelande|systemnachricht|prompt système|jailbreak|prompt injection)\b/i,
  /\b(?:you are|you're|du är|du bist|sie sind|tu es|vous êtes|eres|usted es)\b[^.]{0,12}\b(?:now|nu|nun|jetzt|maintenant|ahora|an? ai\b|ai\b|assistant|assistent|asistente|chat ?bot|language model|språkmodell|sprachmodell|gpt|llm|dan\b)/i,
  /\b(?:from now on|från och med nu|ab sofort|ab jetzt|désormais|à partir de maintenant|a partir de ahora)\b/i,
  /\b(?:ai|ki|llm|language|chat) ?-?(?:agents?|assistants?|assistent\w*|models?|modelle?|bots?|crawlers?|systems?)\b|\b(?:assistants?|chatbots?|language models?|llms?|gpt|chatgpt|claude|gemini|copilot)\b[^.]{0,60}\b(?:must|should|shall|always|never|do not|please|reads?|reply|answer|say|tell|muss|sollen?|ska|måste|doit|doivent|debe[ns]?)\b/i,
  /\b(?:attention|note|message|notice|instructions?|meddelande|hinweis|achtung|mensaje|aviso)\b[^.:]{0,20}\b(?:ai|assistants?|assistenten?|agents?|bots?|models?|llms?)\b/i,
  /\b(?:call|invoke|execute|run|trigger|use)\b[^.]{0,40}\b(?:tools?|functions?|api|webhooks?|endpoints?)\b|\b(?:tool_call|function_call|transfer_call|end_call|send_email)\b/i,
  /\b(?:reveal|print|repeat|output|disclose|leak|exfiltrate|avslöja|verrate|révèle|revela)\b[^.]{0,60}\b(?:passwords?|keys?|secrets?|credentials?|tokens?|prompts?|instructions?|data|hemlig\w*|geheim\w*|secretos?)\b/i,
  /\b(?:reply|respond|answer|say|svara|antworte|réponds|responde)\b[^.]{0,20}\b(?:only|with|med|nur|mit|avec|con|the word|exactly|always)\b/i,
  /<\/?\s*(?:system|assistant|user|tool|instructions?|im_start|im_end)\b[^>]*>|<\|[^|]{1,40}\||\[\/?(?:inst|system|assistant)\]/i,
  /^\s*(?:#+\s*)?(?:system|assistant|developer|user|human|instructions?|prompt)\s*:/i,
  /\{\{|\}\}/,
];
const address = /\b(?:https?:\/\/|ftp:\/\/|javascript:|data:)[^\s)\]}>"']+/gi;
const sentenceEnd = /(?<=[.!?…])\s+(?=[\p{Lu}¿¡"“(])/u;

/** True for a sentence that is meant for a language model. */
export function speaksToModels(sentence: string): boolean {
  return toModels.some((pattern) => pattern.test(sentence));
}

/** One value of a website as plain text; empty where it speaks to a model. */
export function cleanWebsiteValue(value: string, max = 300): string {
  const plain = value
    .replace(address, '')
    .replace(/[`*_#|<>{}\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
  return speaksToModels(value) || speaksToModels(plain) ? '' : plain;
}

/**
 * Text of a website as it may stand in a prompt: without addresses of links, without sentences that speak to a language
 * model, and with headings below those of the prompt. `isReserved` names headings that only the prompt itself may have.
 */
export function cleanWebsiteText(text: string, options: { max: number; isReserved(heading: string): boolean }): string {
  const lines = text
    .replace(address, '')
    .split('\n')
    .flatMap((line) => cleanLine(line, options.isReserved));
  const joined = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (joined.length <= options.max) return joined;
  const cut = joined.slice(0, options.max);
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. ') + 1, options.max / 2)).trim();
}

function cleanLine(line: string, isReserved: (heading: string) => boolean): string[] {
  if (/^\s*(?:```|~~~)/.test(line)) return [];
  const heading = /^\s{0,3}#{1,6}\s+(.*)$/.exec(line)?.[1];
  if (heading !== undefined) {
    const words = cleanWebsiteValue(heading, 120);
    return words === '' || isReserved(words) ? [] : [`## ${words}`];
  }
  const kept = line.split(sentenceEnd).filter((sentence) => !speaksToModels(sentence));
  if (kept.length === 0 && line.trim() !== '') return [];
  return [kept.join(' ').replace(/<[^>]{0,200}>/g, ' ')];
}
