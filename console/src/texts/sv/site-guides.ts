import type { site_guides as english } from '../en/site-guides.ts';

type Guides = { [Key in keyof typeof english]: { name: string; steps: string } };

export const site_guides: Guides = {
  html: {
    name: 'Vanlig HTML',
    steps:
      'Öppna sidans HTML-fil i en redigerare.\n' +
      'Klistra in raden direkt före </body>.\n' +
      'Spara och ladda upp filen. Gör likadant på varje sida, eller en gång i den gemensamma sidfoten.',
  },
  wordpress: {
    name: 'WordPress',
    steps:
      'Med ett blocktema: Utseende, Redigerare, Mönster, Sidfot. Lägg till blocket ”Anpassad HTML”, klistra in raden och spara.\n' +
      'Med ett klassiskt tema: Utseende, Widgetar. Lägg ”Anpassad HTML” i sidfoten, klistra in raden och spara.\n' +
      'WordPress.com tillåter skript bara i företagsabonnemang. Tillägg som minifierar skript måste låta det här vara.\n' +
      'Töm cachen i ditt cachetillägg.',
  },
  wix: {
    name: 'Wix',
    steps:
      'Öppna webbplatsens panel: Inställningar, Anpassad kod (kräver ett betalt abonnemang med domän).\n' +
      'Välj ”Lägg till anpassad kod” under ”Body – slut” och klistra in raden.\n' +
      'Använd den på ”Alla sidor” och ”Läs in koden en gång”, och spara.\n' +
      'Publicera webbplatsen.',
  },
  squarespace: {
    name: 'Squarespace',
    steps:
      'Öppna Inställningar, Avancerat, Kodinjektion (kräver ett abonnemang som har det).\n' +
      'Klistra in raden under ”Sidfot”.\n' +
      'Spara. Chatten visas på den publika webbplatsen, inte i redigeraren.',
  },
  shopify: {
    name: 'Shopify',
    steps:
      'Öppna Webbshop, Teman. Välj ”Redigera kod” i menyn för det aktuella temat.\n' +
      'Öppna layout/theme.liquid och klistra in raden direkt före </body>.\n' +
      'Spara och öppna butiken.',
  },
  webflow: {
    name: 'Webflow',
    steps:
      'Öppna webbplatsens inställningar: Custom code (kräver ett betalt abonnemang).\n' +
      'Klistra in raden i ”Footer code” och spara.\n' +
      'Publicera webbplatsen.',
  },
};
