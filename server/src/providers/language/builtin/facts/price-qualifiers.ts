import { foldWord } from '../text/tokenize.ts';

/**
 * Words that say for which variant of a thing a price is: sizes, lengths, seasons, days, ages, people, and what comes on
 * top of it. Folded.
 */
const qualifier =
  /^(?:small|medium|large|big|giant|mini|maxi|x?x[ls]|[sml]|short|long|half|double|single|simple|full|thick|thin|liten|litet|mellan\w*|medel\w*|stor|stort|kort|kortare|lang|langt|langre|halv|hel|helt|enkelt?|enkla|dubbelt?|dubbla|klein(?:e[rsnm]?)?|mittel|mittler[ers]+|mittelgross\w*|mittellang\w*|gross(?:e[rsnm]?)?|kurz(?:e[rsnm]?)?|lang(?:e[rsnm]?)?|halb(?:e[rsnm]?)?|ganz(?:e[rsnm]?)?|einzeln|doppelt(?:e[rsnm]?)?|petite?s?|moyenn?e?s?|grande?s?|courte?s?|longue?s?|long|demie?|entiere?s?|pequen\w*|median\w*|mediano|chic[oa]s?|cort[oa]s?|larg[oa]s?|medi[oa]|enter[oa]s?|dobles?|individual\w*|seasons?|season|low|high|peak|off|summer|winter|autumn|spring|hog\w*|lag\w*|\w*sasong\w*|\w*saison\w*|saison|haute|basse|moyenne|temporada|alta|baja|sommar\w*|vinter\w*|sommer\w*|winter\w*|ete|hiver|verano|invierno|children|child|childs|kids?|adults?|seniors?|students?|members?|concessions?|barn|vuxn\w*|vuxen|pensionar\w*|student\w*|medlem\w*|ungdom\w*|kind|kindern?|erwachsen\w*|rentner\w*|studier\w*|mitglied\w*|ermassigt|jugendliche?|enfants?|adultes?|etudiants?|membres?|reduit|adultos?|ninos?|ninas?|jubilad\w*|estudiantes?|soci[oa]s?|weekdays?|weekends?|evenings?|mornings?|vardag\w*|helg\w*|kvall\w*|wochenende|wochentags|werktags|abends?|week|semaine|soir|midi|finde?|fin|entre|laborables?|festivos?|juillet|aout|juin|july|august|juli|julio|agosto|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mandag\w*|tisdag\w*|onsdag\w*|torsdag\w*|fredag\w*|lordag\w*|sondag\w*|montag\w*|dienstag\w*|mittwoch\w*|donnerstag\w*|freitag\w*|samstag\w*|sonntag\w*|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|deposit|deposition|handpenning|kaution|pfand|anzahlung|caution|acompte|fianza|deposito|senal|breeds?|dogs?|size|room|storlek|grosse|taille|tamano|hars?|haare?n?|hair|cheveux|pelo|ones?|one|under|over|unter|uber|ab|moins|plus|menores|mayores|ans|anos|ar|jahren?|years?)$/;

const joint =
  /^(?:and|och|und|et|y|e|for|for|fur|pour|para|from|the|a|an|en|ett|ein\w*|der|die|das|des|le|la|les|el|los|las|de|du|del|of|in|im|i|on|pa|am|to|bis|till|hasta|au|with|mit|med|avec|con|is|are|ist|sind|ar|est|sont|es|son|kostar|kostet|costs?|coute|cuesta|at|bei|each|jede[rsn]?|varje|chaque|cada|extra|our|unser\w*|uno|una)$/;

/** True where the words before an amount only name a variant: "high season", "medium", "children under 12". */
export function isQualifier(text: string): boolean {
  const words = foldWord(text.replace(/\([^)]*\)/g, ' ')).match(/[\p{L}]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length <= 6 &&
    words.every((word) => qualifier.test(word) || joint.test(word)) &&
    words.some((word) => qualifier.test(word))
  );
}

/** The label without the variant it ends or begins with: "Small boxes" is "boxes", "Pitch, low season" is "Pitch". */
export function withoutQualifier(label: string): string {
  const words = label.trim().split(/\s+/);
  const isVariant = (word: string | undefined) =>
    word !== undefined && qualifier.test(foldWord(word).replace(/[^\p{L}]/gu, ''));
  const isJoint = (word: string | undefined) =>
    word !== undefined && joint.test(foldWord(word).replace(/[^\p{L}]/gu, ''));
  while (words.length > 1 && (isVariant(words.at(-1)) || isJoint(words.at(-1)))) words.pop();
  while (words.length > 1 && (isVariant(words[0]) || isJoint(words[0]))) words.shift();
  return words.join(' ').replace(/[\s,:;–-]+$/, '');
}
