import { fold } from './words.ts';

// Beginnings of sentences that speak to the agent, not about the business. Folded: no accents, small letters.
const beginnings = [
  // English
  /^(you are|you're|you must|you should|you will|you always|you never|you speak|you answer|you help|you work|act as|your (task|job|role|goal|name|purpose|tone|style))\b/,
  /^(be|never|always|do not|don't|avoid|keep|use|answer|respond|reply|ask|speak|talk|greet|offer|help|try|make sure|remember|if (the|a|they|someone|asked|you|people|callers?|users?|customers?|visitors?|patients?)|when (the|a|asked|you|they|someone|callers?|customers?)|only (answer|speak|say|talk)|say|tell|stay|sound|pretend|refer|confirm|collect|transfer|apologi[sz]e|introduce|thank)\b/,
  // Swedish
  /^(du ar|du heter|du ska|du skall|du maste|du bor|du hjalper|du svarar|din (uppgift|roll|ton)|ditt (mal|namn|jobb))\b/,
  /^(var (vanlig|trevlig|kort|artig|tydlig|hjalpsam|professionell)|svara|hjalp|fraga|anvand|undvik|hall|sag|beratta|prata|tala|halsa|erbjud|om (kunden|nagon|anvandaren|besokaren|de|patienten|personen)|nar (kunden|nagon)|ge aldrig|lova|hitta aldrig|aldrig|alltid|be (om|kunden))\b/,
  // German
  /^(du bist|du heisst|du sollst|du musst|du darfst|du hilfst|sie sind (ein|eine|der|die)|deine? (aufgabe|rolle|ziel|name|ton)|ihre (aufgabe|rolle))\b/,
  /^(sei|seien sie|antworte|antworten sie|hilf|helfen sie|frage?|fragen sie|verwende|benutze|vermeide|sprich|sage?|nenne|begrusse|biete|bleib|wenn (der|die|jemand|ein|du)|falls|niemals|nie|immer|erfinde|gib)\b/,
  // French
  /^(tu es|tu t'appelles|tu dois|tu aides|vous etes (un|une|le|la|l')|vous devez|(ton|ta|votre) (role|tache|mission|but|objectif|nom))\b/,
  /^(sois|soyez|reponds|repondez|aide|aidez|demande|demandez|utilise|utilisez|evite|evitez|parle|parlez|dis|dites|salue|saluez|propose|proposez|reste|restez|si (le|la|un|une|l'|on|quelqu'un)|ne (donne|donnez|promets|promettez|dis|dites|jamais)|jamais|toujours|n'(invente|inventez))\b/,
  // Spanish
  /^(eres|te llamas|debes|tienes que|usted es|ayudas|(tu|su) (tarea|funcion|rol|objetivo|mision|nombre))\b/,
  /^(se (amable|breve|cortes|claro|clara|conciso|concisa)|sea|responde|responda|ayuda|ayude|pregunta|pregunte|usa|use|evita|evite|habla|hable|di|diga|saluda|salude|ofrece|ofrezca|mantente|si (el|la|un|una|alguien|te|le)|no (des|inventes|invente|digas|diga|prometas|prometa)|nunca|siempre)\b/,
];

// "You can park behind the house" and "Use the back door" after hours speak to the caller although they begin so.
const speaksToTheCaller = /\b(you can|you may|you will find|you'll find)\b/;

/** True for a sentence that only instructs the agent and so is nothing to say to a caller. */
export function isInstruction(sentence: string): boolean {
  const folded = fold(sentence)
    .replaceAll('’', "'")
    .trim()
    .replace(/^[-*•>\s"']+/, '');
  return !speaksToTheCaller.test(folded) && beginnings.some((beginning) => beginning.test(folded));
}
