import { foldName, type SoundLanguage } from './name-sounds.rules.ts';

/** Words around a name in a request to be connected, folded, by language. */
const carriers: Record<SoundLanguage, string> = {
  en: `a about an am and any anyone are at available can connect could department for from get give good have hello her hey hi
    him i id in is it just kindly let like looking ll look me miss morning afternoon mr mrs ms my need of office on over pass
    person phone please put reach s somebody someone speak speaking spoke talk team thank thanks the there this through to
    today transfer try want wanted with would you your d m afternoon evening who whom yes no not`,
  sv: `att av avdelningen bra dag du en er ett finns fru fa fraga god gerna goddag han hej hejsan henne herr hon honom i inne ja
    jag kan komma koppla kopplas kontakta mig med morgon men min nej nagon nan na och om pa personen prata pratar prova
    ringa samtal snacka snalla soka soker soks tack tala talar till vi vid vill ville skulle var vara vem som er det den inte`,
  de: `abteilung am an bei bin bitte da dem den der des die das doktor dr durch durchstellen ein eine einen einer es frau
    fraulein fur ginge gern gerne gruss guten hallo hatte herr herrn ich ihn ihnen im in ist ja jemand jemanden kann konnen
    konnten mal mich mir mit mochte morgen nein reden rede sagen sie so sprechen spreche stellen stell suche tag telefon uber
    und verbinde verbinden von vom wer will wollte wurde zu zum zur erreichen nicht`,
  fr: `a au aux avec bonjour bonsoir chez connecter dans de des du elle en est et etre il j je joindre l la le les lui m ma
    madame mademoiselle me mettez mettre moi mon monsieur n oui non parler passer passez personne peux pourrais pourriez
    pouvez puis pour qu que quelqu qui relation s service si souhaite souhaiterais svp un une veux voudrais votre vous y
    bureau d appeler cherche plait merci avoir pas`,
  es: `a al alguien buenas buenos busco comunicar comunicarme comunicame comunique comuniqueme con conectar conecteme contactar
    de del departamento dias don dona el ella en es esta favor gracias hablar hola la las llamar lo los me mi necesito no
    noches oficina o para pasar pasame paseme pasa por puede puedo podria que querria quiero quisiera se senor senora senorita
    seria si tardes tal un una usted y poner pongame ponme`,
};

const sets = new Map(
  Object.entries(carriers).map(([language, words]) => [language, new Set(words.split(/\s+/).map(foldName))]),
);

/** True for a word that is no name in a request to be connected. */
export const isCarrierWord = (word: string, language: SoundLanguage): boolean => sets.get(language)?.has(word) === true;
