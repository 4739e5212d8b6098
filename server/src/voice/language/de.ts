import type { CallLanguage } from './call-language.ts';
import { list } from './list.ts';

export const de: CallLanguage = {
  continuationWords: list(
    'und | oder | aber | weil | denn | so | wenn | falls | während | dass | der | die | das | den | dem | ' +
      'des | wo | obwohl | bis | seit | als | dann | wie | mit | ohne | für | von | zu | zum | zur | an | ' +
      'am | in | im | auf | aus | bei | über | um | ein | eine | einen | einem | einer | mein | meine | ' +
      'dein | deine | sein | seine | ihr | ihre | unser | unsere | dieser | diese | dieses | ist | sind | ' +
      'war | waren | wird | würde | kann | könnte | soll | sollte | darf | muss | habe | hat | hatte | auch ' +
      '| vielleicht',
  ),
  fillers: list('äh | ähm | hm | hmm | mm | eh | naja | also | warten sie | ich meine | wie sagt man'),
  backchannels: list(
    'mhm | mm | hm | hmm | ja | jo | okay | ok | genau | richtig | gut | klar | aha | ach | so | oh | ' +
      'toll | prima | wirklich | ach so | alles klar | verstehe | ich verstehe | in ordnung',
  ),
  stopPhrases: list('stopp | halt | moment | warte | warten | nein | einen moment | moment mal | entschuldigung'),
  waitPhrases: list(
    'warten | warten sie | warte | einen moment | ein moment | moment | einen augenblick | augenblick | eine sekunde | eine minute | lassen sie mich überlegen | lassen sie mich nachsehen',
  ),
  slowerPhrases: list('langsamer | nicht so schnell | zu schnell'),
  louderPhrases: list('lauter | zu leise | kann sie nicht hören | höre sie nicht | verstehe sie kaum'),
  completeAnswers: list(
    'ja | nein | doch | okay | ok | danke | tschüss | hallo | gerne | klar | nein danke | ja bitte | ' +
      'vielen dank | das wars | das ist alles | das stimmt | weiß ich nicht | auf wiederhören | auf ' +
      'wiedersehen',
  ),
  numberWords: list(
    'null | ein | eins | zwei | zwo | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | ' +
      'zwölf | dreizehn | vierzehn | fünfzehn | sechzehn | siebzehn | achtzehn | neunzehn | zwanzig | ' +
      'dreißig | vierzig | fünfzig | sechzig | siebzig | achtzig | neunzig | hundert | tausend',
  ),
  voicemail: {
    certain: list(
      'nach dem ton | nach dem signalton | nach dem piepton | nach dem signal | hinterlassen sie | ' +
        'hinterlasse eine | nachricht hinterlassen | mailbox | anrufbeantworter | sprachbox',
    ),
    likely: list(
      'nicht erreichbar | nicht verfügbar | zurzeit nicht | zur zeit nicht | derzeit nicht | im moment ' +
        'nicht | rufe sie zurück | rufe zurück | rufen sie zurück | sie haben die nummer',
    ),
  },
  announcements: {
    stillThere: 'Sind Sie noch da?',
    oneMoment: 'Einen Moment, bitte.',
    stillWorking: 'Es dauert nur noch ein wenig.',
    sorry: 'Entschuldigung, bei mir ist etwas schiefgegangen. Können Sie das noch einmal sagen?',
    noMatchGoodbye: 'Leider kann ich Sie nicht verstehen. Bitte versuchen Sie es später noch einmal. Auf Wiederhören!',
    goodbye: 'Auf Wiederhören!',
    timeIsUp: 'Leider ist die Zeit für dieses Gespräch um. Auf Wiederhören!',
    connecting: 'Einen Moment, ich verbinde Sie.',
    theyAreBusy: 'Dort ist gerade besetzt. Kann ich sonst etwas für Sie tun?',
    nobodyAnswers: 'Dort nimmt gerade niemand ab. Kann ich sonst etwas für Sie tun?',
    notReached: 'Leider habe ich dort niemanden erreicht. Kann ich sonst etwas für Sie tun?',
    callBackLeft: 'Ich habe hinterlassen, dass man Sie zurückruft. Kann ich sonst etwas für Sie tun?',
  },
  queue: {
    next: 'Sie sind als Nächstes an der Reihe.',
    position: 'Sie sind auf Platz {{position}} in der Warteschlange.',
    oneMinute: 'Die Wartezeit beträgt etwa eine Minute.',
    minutes: 'Die Wartezeit beträgt etwa {{minutes}} Minuten.',
    patience: 'Vielen Dank, dass Sie warten.',
    callBack: 'Wenn Sie lieber zurückgerufen werden möchten, drücken Sie die {{digit}}.',
    promised: 'Sie werden zurückgerufen. Kann ich sonst noch etwas für Sie tun?',
  },
};
