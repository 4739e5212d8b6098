import type { TemplateTexts } from './template.ts';

export const sv: TemplateTexts = {
  shop: {
    name: 'Butik',
    summary: 'Öppettider, varor, returer och leveranser.',
    example: 'Hamnens Hem',
    description:
      'Vi säljer möbler, lampor och textilier för hemmet. Det finns gratis parkering framför butiken. Butiken har inga trappsteg och är tillgänglig med rullstol.',
    tasks:
      'Svara på frågor om butiken, priser, returer och leveranser. Anteckna namn och telefonnummer när någon vill reservera en vara.',
    rules: 'Svara med en eller två meningar. Fråga vilken vara det gäller när svaret beror på det.',
    restrictions: 'Lova inte att en vara finns i lager. Ge inga rabatter.',
    prices: [
      ['Hemleverans inom staden', '250 kr'],
      ['Montering', '450 kr'],
      ['Presentinslagning', '30 kr'],
    ],
    questions: [
      ['Kan jag lämna tillbaka en vara?', 'Du kan lämna tillbaka oanvända varor inom 30 dagar mot kvitto.'],
      ['Hur kan jag betala?', 'Du kan betala med kort, kontanter eller Swish.'],
      ['Hur lång tid tar leveransen?', 'Leveransen tar två till fyra arbetsdagar.'],
      ['Säljer ni presentkort?', 'Ja, vi säljer presentkort på valfritt belopp från 100 kr.'],
      ['Har ni garanti?', 'Alla möbler har tre års garanti.'],
    ],
  },
  workshop: {
    name: 'Verkstad',
    summary: 'Reparationer, priser och tider hos en verkstad.',
    example: 'Norra Bilverkstan',
    description:
      'Vi servar och reparerar bilar av alla märken. Reparationer har tolv månaders garanti. Kunder kan vänta i vårt väntrum med kaffe och wifi.',
    tasks:
      'Svara på frågor om reparationer och priser. Ta emot önskemål om tid: bil, registreringsnummer, fel, dag, namn och telefonnummer.',
    rules:
      'Fråga efter märke, modell och årsmodell när priset beror på det. Läs upp registreringsnummer bokstav för bokstav.',
    restrictions: 'Ställ inga diagnoser. Lova ingen färdig tid innan en mekaniker har sett bilen.',
    prices: [
      ['Oljebyte', 'från 890 kr'],
      ['Service', 'från 2490 kr'],
      ['Däckbyte', '450 kr'],
      ['Bromskontroll', '350 kr'],
      ['Lånebil', '300 kr per dag'],
    ],
    questions: [
      ['Hur lång tid tar en service?', 'En service tar ungefär tre timmar.'],
      ['Har ni lånebil?', 'Ja, en lånebil kostar 300 kr per dag. Boka den i förväg.'],
      ['Kan ni förvara mina däck?', 'Ja, vi förvarar en uppsättning däck för 600 kr per säsong.'],
      ['Reparerar ni elbilar?', 'Ja, vi servar och reparerar elbilar och hybrider.'],
      ['Hur kan jag betala?', 'Du kan betala med kort eller faktura.'],
    ],
  },
  clinic: {
    name: 'Klinik',
    summary: 'Tider, priser och förberedelser inför ett besök.',
    example: 'Åkliniken',
    description:
      'Vi är en tandklinik med tre tandläkare och två tandhygienister. Kliniken ligger på andra våningen och det finns hiss. Vi behandlar vuxna och barn.',
    tasks:
      'Svara på frågor om behandlingar, priser och besök. Ta emot önskemål om tid: orsak, önskad dag, namn och telefonnummer.',
    rules: 'Var lugn och diskret. Fråga om personen har ont, och erbjud i så fall nästa möjliga tid.',
    restrictions:
      'Ge inga medicinska råd och ställ ingen diagnos. Hänvisa till 112 vid en nödsituation. Fråga inte efter hälsouppgifter som bokningen inte kräver.',
    prices: [
      ['Undersökning', '750 kr'],
      ['Tandrengöring', '900 kr'],
      ['Lagning', 'från 1200 kr'],
      ['Akutbesök', '1100 kr'],
    ],
    questions: [
      ['Tar ni emot nya patienter?', 'Ja, vi tar emot nya patienter.'],
      ['Hur avbokar jag en tid?', 'Avboka senast 24 timmar före besöket, per telefon eller här i chatten.'],
      ['Behandlar ni barn?', 'Ja, vi behandlar barn från tre års ålder.'],
      ['Finns det parkering?', 'Du kan parkera i garaget under huset.'],
      ['Vad ska jag ta med?', 'Ta med legitimation och en lista över dina läkemedel.'],
    ],
  },
  restaurant: {
    name: 'Restaurang',
    summary: 'Bord, meny, allergier och öppettider.',
    example: 'Trattoria Alba',
    description:
      'Vi serverar italiensk mat med färsk pasta och vedugnsbakad pizza. På sommaren kan gästerna sitta i trädgården. Hundar är välkomna i trädgården.',
    tasks:
      'Svara på frågor om meny, allergier och öppettider. Ta emot bordsbokningar: dag, tid, antal gäster, namn och telefonnummer.',
    rules: 'Läs upp bokningen innan du avslutar. Vid fler än åtta gäster: säg att restaurangen ringer upp.',
    restrictions: 'Lova inte att en rätt är fri från en allergen; köket bekräftar det. Bekräfta inga bokningar själv.',
    prices: [
      ['Pizza Margherita', '120 kr'],
      ['Färsk pasta', 'från 140 kr'],
      ['Avsmakningsmeny', '490 kr per person'],
      ['Barnpasta', '80 kr'],
    ],
    questions: [
      ['Hur länge gäller bordet?', 'Bordet är ert i två timmar.'],
      ['Har ni vegetariska rätter?', 'Ja, hälften av våra rätter är vegetariska och tre är veganska.'],
      ['Har ni glutenfri pasta?', 'Ja, vi har glutenfri pasta och pizza.'],
      ['Kan man beställa hämtmat?', 'Ja, du kan beställa hämtmat per telefon och hämta den efter 30 minuter.'],
      ['Finns det barnstol?', 'Ja, vi har fyra barnstolar.'],
    ],
  },
  hotel: {
    name: 'Hotell',
    summary: 'Rum, incheckning, frukost och ankomst.',
    example: 'Hotell Lindgården',
    description:
      'Vi är ett hotell med 40 rum på en lugn gata, tio minuters promenad från stationen. Alla rum har gratis wifi och luftkonditionering. Bastun är öppen mellan 16 och 22.',
    tasks:
      'Svara på frågor om rum, ankomst och service. Ta emot önskemål om rum: ankomst, avresa, antal gäster, namn och telefonnummer.',
    rules: 'Upprepa datum med veckodag. Erbjud gäster med särskilda önskemål att receptionen ringer upp.',
    restrictions: 'Bekräfta inga bokningar själv. Lämna inte ut rumsnummer eller namn på gäster till någon.',
    prices: [
      ['Enkelrum', 'från 890 kr per natt'],
      ['Dubbelrum', 'från 1190 kr per natt'],
      ['Frukost', '160 kr'],
      ['Parkering', '150 kr per dag'],
    ],
    questions: [
      ['När är incheckning?', 'Incheckning är från 15:00.'],
      ['När är utcheckning?', 'Utcheckning är senast 11:00.'],
      ['Är husdjur tillåtna?', 'Ja, hundar är välkomna för 200 kr per natt.'],
      ['När serveras frukosten?', 'Frukosten serveras mellan 6:30 och 10:30.'],
      ['Är avbokning kostnadsfri?', 'Du kan avboka kostnadsfritt fram till 18:00 dagen före ankomst.'],
    ],
  },
  tradesperson: {
    name: 'Hantverkare',
    summary: 'Jobb, utryckning och offertförfrågningar.',
    example: 'Bergs Rör',
    description:
      'Vi är rörmokare för hem och små företag. Vi installerar och reparerar badrum, kök och värme. Vi arbetar inom 30 kilometer från staden.',
    tasks:
      'Ta reda på vad som ska göras, var och när. Ta emot förfrågningar: adress, beskrivning av jobbet, namn och telefonnummer.',
    rules: 'Fråga först om vatten läcker eller om värmen har slutat fungera: sådana ärenden är brådskande.',
    restrictions: 'Ge inget fast pris på ett jobb. Förklara inte reparationer av gas eller el.',
    prices: [
      ['Utryckning', '600 kr'],
      ['Arbetstimme', '750 kr'],
      ['Jourutryckning', '1500 kr'],
    ],
    questions: [
      ['Kommer ni vid en akut vattenläcka?', 'Ja, vid akuta vattenläckor kommer vi inom två timmar, även på natten.'],
      ['Är en offert gratis?', 'Ja, en skriftlig offert är gratis.'],
      ['När kan ni komma?', 'Vi kommer oftast inom tre arbetsdagar.'],
      ['Är ni försäkrade?', 'Ja, vi är certifierade och försäkrade.'],
      ['Hur kan jag betala?', 'Du får en faktura med 14 dagars betalningstid.'],
    ],
  },
  support_desk: {
    name: 'Kundtjänst',
    summary: 'Hjälp med beställningar, leveranser, konton och fakturor.',
    example: 'Nordljus kundtjänst',
    description:
      'Vi hjälper kunder i vår nätbutik med beställningar, leveranser, konton och fakturor. E-post besvaras av en medarbetare inom en arbetsdag.',
    tasks:
      'Lös vanliga problem steg för steg. Om det inte går: anteckna ordernummer, problem, namn och e-postadress och lämna över till en medarbetare.',
    rules: 'Ställ en fråga i taget. Säg vad som händer härnäst innan du lämnar över.',
    restrictions: 'Fråga aldrig efter lösenord eller kortnummer. Lova inga återbetalningar.',
    prices: [
      ['Standardfrakt', '49 kr'],
      ['Expressfrakt', '99 kr'],
    ],
    questions: [
      [
        'Var är min beställning?',
        'Du ser beställningens status under Mina beställningar, och en spårningslänk finns i leveransmejlet.',
      ],
      ['Hur återställer jag mitt lösenord?', 'Välj Glömt lösenord på inloggningssidan, så kommer en länk med e-post.'],
      [
        'Hur returnerar jag en vara?',
        'Registrera returen under Mina beställningar inom 30 dagar, skriv ut etiketten och lämna in paketet.',
      ],
      [
        'När får jag min återbetalning?',
        'Återbetalningen sker inom fem arbetsdagar efter att returen har kommit fram.',
      ],
      ['Hur ändrar jag min adress?', 'Ändra adressen under Mitt konto innan beställningen skickas.'],
    ],
  },
};
