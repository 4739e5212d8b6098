import { fold } from './words.ts';

// Beginnings of sentences that speak to the agent, not about the business. Folded: no accents, small letters.
const beginnings = [
  // English
  /^((?:hi|hello|hey),? you (?:are|answer)|you are|you're|you must|you should|you will|you always|you never|you speak|you answer|you help|you work|act as|your (task|job|role|goal|name|purpose|tone|style))\b/,
  /^(be|never|always|do not|don't|avoid|keep|use|answer|respond|reply|ask|speak|talk|greet|offer|help|try|make sure|remember|if (the|a|they|someone|asked|you|people|callers?|users?|customers?|visitors?|patients?)|when (the|a|asked|you|they|someone|callers?|customers?)|only (answer|speak|say|talk)|say|tell|stay|sound|pretend|refer|confirm|collect|transfer|apologi[sz]e|introduce|thank)\b/,
  // Swedish
  /^(du ar|du heter|du ska|du skall|du maste|du bor|du hjalper|du svarar|du jobbar|du arbetar|din (uppgift|roll|ton)|ditt (mal|namn|jobb))\b/,
  /^(var (vanlig|trevlig|kort|artig|tydlig|hjalpsam|professionell)|svara|hjalp|fraga|anvand|undvik|hall|sag|beratta|prata|tala|halsa|erbjud|om (kunden|nagon|anvandaren|besokaren|de|patienten|personen)|nar (kunden|nagon)|ge aldrig|lova|hitta aldrig|aldrig|alltid|be (om|kunden))\b/,
  // German
  /^(du bist|du heisst|du sollst|du musst|du darfst|du hilfst|du beantwortest|du antwortest|du arbeitest|sie sind (ein|eine|der|die)|deine? (aufgabe|rolle|ziel|name|ton)|ihre (aufgabe|rolle))\b/,
  /^(sei|seien sie|antworte|antworten sie|duze|sieze|erwahne|erwahnen sie|nenne|weise|verweise|hilf|helfen sie|frage?|fragen sie|verwende|benutze|vermeide|sprich|sage?|nenne|begrusse|biete|bleib|wenn (der|die|jemand|ein|du)|falls|niemals|nie|immer|erfinde|gib)\b/,
  // French
  /^(tu es|tu t'appelles|tu dois|tu aides|tu reponds|tu accueilles|tu travailles|vous etes (un|une|le|la|l')|vous devez|(ton|ta|votre) (role|tache|mission|but|objectif|nom))\b/,
  /^(sois|soyez|reponds|repondez|vouvoie|vouvoyez|tutoie|indique|indiquez|indiquer|mentionne|mentionnez|rappelle|rappelez|aide|aidez|demande|demandez|utilise|utilisez|evite|evitez|parle|parlez|dis|dites|salue|saluez|propose|proposez|reste|restez|si (le|la|un|une|l'|on|quelqu'un)|ne (donne|donnez|promets|promettez|dis|dites|jamais)|jamais|toujours|n'(invente|inventez))\b/,
  // Spanish
  /^(eres|te llamas|debes|tienes que|usted es|ayudas|atiendes|respondes|(tu|su) (tarea|funcion|rol|objetivo|mision|nombre))\b/,
  /^(se (amable|breve|cortes|claro|clara|conciso|concisa)|sea|responde|responda|trata|trate|contesta|conteste|indica|indique|menciona|mencione|recuerda|recuerde|ayuda|ayude|pregunta|pregunte|usa|use|evita|evite|habla|hable|di|diga|saluda|salude|ofrece|ofrezca|mantente|si (el|la|un|una|alguien|te|le)|no (des|inventes|invente|digas|diga|prometas|prometa)|nunca|siempre)\b/,
];

// A sentence that begins like an instruction and still speaks to the caller: "Use the back door after hours", "Tell us
// about allergies", "Transfer from the airport: £35".
const speaksToTheCaller = /\b(you can|you may|you will find|you'll find)\b/;
const ofBusiness =
  /\b(we|us|our|oss|vi|vart|vara|wir|uns|unser\w*|nous|notre|nos|nuestr\w*|\w{2,}(?:amos|emos|imos))\b|(?:[$£€]\s?\d|\d\s?(?:[€%]|kr\b|chf|eur|euro)|\d[:.]\d\d|\d\s?(?:am|pm|h\b|uhr))/;
const ofThirdPerson =
  /\b(callers?|customers?|guests?|patients?|visitors?|users?|clients?|they|them|kund\w*|gast\w*|patient\w*|besokar\w*|kunden|anrufer\w*|clientes?|visiteurs?|usuarios?|pacientes?)\b|\byour (?:answers?|replies|tone|style|task|job|role|goal|name)\b/;

const isRole = (folded: string) =>
  /^(you are|you're|du ar|du heter|du bist|tu es|vous etes|eres|usted es)\b/.test(folded);

/** Sentence as `beginnings` are matched with it. */
const beginningOf = (sentence: string): string =>
  fold(sentence)
    .replaceAll('’', "'")
    .trim()
    .replace(/^[-*•>\s"']+/, '');

const isConditional = (folded: string) => /^(if|when|om|nar|wenn|falls|si|quand|cuando)\b/.test(folded);

/** True for an instruction that is nothing to say to a caller: of the agent's role, or of what to do with a caller. */
export function isForAgentAlone(sentence: string): boolean {
  if (!isInstruction(sentence)) return false;
  const folded = beginningOf(sentence);
  return isRole(folded) || (ofThirdPerson.test(folded) && !isConditional(folded));
}

/** True for a sentence that only instructs the agent and so is nothing to say to a caller. */
export function isInstruction(sentence: string): boolean {
  const folded = beginningOf(sentence);
  if (/^\p{L}+-\p{L}/u.test(folded) || speaksToTheCaller.test(folded)) return false;
  if (!beginnings.some((beginning) => beginning.test(folded))) return false;
  return isRole(folded) || ofThirdPerson.test(folded) || !ofBusiness.test(folded);
}
