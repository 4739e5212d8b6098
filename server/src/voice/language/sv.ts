import type { CallLanguage } from './call-language.ts';
import { list } from './list.ts';

export const sv: CallLanguage = {
  continuationWords: list(
    'och | eller | men | för | så | om | när | medan | att | som | vars | där | fast | trots | innan | ' +
      'tills | sedan | än | då | med | utan | till | från | på | i | av | vid | kring | den | det | en | ' +
      'ett | min | mitt | mina | din | ditt | dina | hans | hennes | vår | deras | denna | detta | dessa | ' +
      'är | var | ska | skulle | kan | kunde | bör | måste | får | har | hade | gör | gjorde | också | ' +
      'kanske | ju',
  ),
  fillers: list('öh | eh | äh | hm | hmm | mm | ähm | alltså | liksom | typ | låt mig se | jag menar | vad heter det'),
  backchannels: list(
    'mm | mhm | hm | hmm | ja | jo | jaha | jaså | okej | ok | precis | visst | just | bra | fint | aha | ' +
      'oj | verkligen | just det | jag förstår | jag fattar',
  ),
  stopPhrases: list('stopp | vänta | nej | lyssna | sluta | vänta lite | ett ögonblick | ursäkta mig'),
  waitPhrases: list(
    'vänta | ett ögonblick | ögonblick | en sekund | en minut | en stund | bara ett ögonblick | låt mig tänka | låt mig se | låt mig kolla | jag ska kolla',
  ),
  slowerPhrases: list('långsammare | saktare | inte så fort | inte så snabbt | för fort | för snabbt'),
  louderPhrases: list('högre | starkare | för tyst | för lågt | hör dig inte | hör inte vad du säger'),
  completeAnswers: list(
    'ja | nej | jo | okej | ok | tack | hej | hejdå | visst | nej tack | ja tack | tack så mycket | det ' +
      'var allt | det är allt | det stämmer | jag vet inte | hej då | låter bra',
  ),
  numberWords: list(
    'noll | en | ett | två | tre | fyra | fem | sex | sju | åtta | nio | tio | elva | tolv | tretton | ' +
      'fjorton | femton | sexton | sjutton | arton | nitton | tjugo | trettio | fyrtio | femtio | sextio | ' +
      'sjuttio | åttio | nittio | hundra | tusen',
  ),
  voicemail: {
    certain: list(
      'efter tonen | efter pipet | efter signalen | lämna ett meddelande | lämna meddelande | tala in ett ' +
        'meddelande | läs in ett meddelande | röstbrevlåda | röstbrevlådan | telefonsvarare | ' +
        'telefonsvararen | mobilsvar',
    ),
    likely: list(
      'inte tillgänglig | kan inte nås | kan inte svara | kan inte ta ditt samtal | du har kommit till | ' +
        'ni har kommit till | ringer upp dig | ringer tillbaka',
    ),
  },
  announcements: {
    stillThere: 'Är du kvar?',
    oneMoment: 'Ett ögonblick.',
    stillWorking: 'Det tar bara lite till.',
    sorry: 'Förlåt, något gick fel hos mig. Kan du säga det igen?',
    noMatchGoodbye: 'Tyvärr kan jag inte höra vad du säger. Försök gärna igen senare. Hej då!',
    goodbye: 'Hej då!',
    timeIsUp: 'Tyvärr är tiden för samtalet slut. Hej då!',
    connecting: 'Ett ögonblick, jag kopplar dig.',
    theyAreBusy: 'Det är upptaget just nu. Kan jag hjälpa dig med något annat?',
    nobodyAnswers: 'Ingen svarar just nu. Kan jag hjälpa dig med något annat?',
    notReached: 'Tyvärr fick jag inte tag på någon. Kan jag hjälpa dig med något annat?',
    callBackLeft: 'Jag har lämnat ett meddelande om att du vill bli uppringd. Kan jag hjälpa dig med något annat?',
  },
  queue: {
    next: 'Du står först i kön.',
    position: 'Du har plats {{position}} i kön.',
    oneMinute: 'Väntetiden är ungefär en minut.',
    minutes: 'Väntetiden är ungefär {{minutes}} minuter.',
    patience: 'Tack för att du väntar.',
    callBack: 'Tryck {{digit}} om du hellre vill bli uppringd.',
    promised: 'Du blir uppringd. Kan jag hjälpa dig med något annat?',
  },
};
