/**
 * Synonyms in five languages, folded; `*` is any ending. They let "How much is it?" find "Price: 40 EUR", also across
 * languages. Worth adding only where questions use other words than the businesses' own texts.
 */
const wordsByConcept: Record<string, string> = {
  opening: `open opens opened opening hours oppet oppettid* oppen oppna oppnar stanger geoffnet offnungszeit* offnen offnet schliesst
    ouvert* ouvre ouvrez ouvrent horaire* ferme fermez fermeture abierto* abre abren abris horario* cierra cierran close closes closing closed
    stangt geschlossen cerrado`,
  time: 'when nar wann quand cuando time zeit uhrzeit uhr heure heures hora horas clock',
  date: 'date datum day dag tag jour dia',
  relativeDay:
    'now currently nu jetzt maintenant ahora today tomorrow tonight idag imorgon morgon overmorgon heute morgen ubermorgen demain aujourd hui hoy manana pasado',
  price: `price* cost* fee* charge* rate rates expensive cheap pris* kosta* kostnad* avgift* dyr* preis* kostet kosten gebuhr* teuer prix
    tarif* coute* coutent combien precio* cuesta* cuestan tarifa* cuanto cuantos coste* pricing`,
  place: `where address* located location place adress* var finns ligger hitta wo anschrift befindet befinden standort ou ubicad* ubicacion
    direccion donde situe* trouve* trouvez`,
  dayPart: `morning mornings noon afternoon* evening* night nights formiddag* eftermiddag* kvall* natt vormittag* nachmittag* abend*
    nacht matin soir nuit noche noches`,
  duration: 'long take takes taking duration lange dauert dauer longtemps duree dura tarda',
  parking: 'park parking park* parkera* parkplat* parken stationn* aparca* aparcamiento estaciona*',
  phone:
    'phone telephone number mobile telefon* telefonnummer nummer rufnummer handynummer telephon* numero telefono movil',
  email: 'email mail epost mejl courriel correo',
  book: `book booking bookings booked reserve reservation* boka bokar bokning* buchen buchung* reservier* vereinbaren reserver reservez
    prendre reservar reserva* schedule`,
  appointment: 'appointment* slot tid tider bokad termin* rdv rendez cita citas mote tidsbokning besok meeting visit',
  cancel: 'cancel* cancellation* avboka* avbokning* absagen absage stornier* storno annul* cancela* anula* abbestellen',
  change:
    'change reschedule move andra andrar omboka ombokning verschieben umbuchen deplacer modifier cambiar modificar',
  order: 'order orders ordered bestallning* bestalla bestellung* bestellen commande* commander pedido* pedir encargo',
  pay: 'pay payment* card cash betala betalning* credit debit kredit* credito kort kontant zahlen bezahlen zahlung* karte payer paiement* carte especes pagar pago* tarjeta efectivo invoice faktura rechnung facture factura',
  deliver:
    'deliver* delivery ship shipping shipment shipped leverans* leverera* frakt lieferung* liefern versand livraison* livrer envio* entrega* enviar',
  refund:
    'refund* aterbetal* erstatt* ruckerstatt* rembours* reembols* devolucion* return returns retur* ruckgabe retour*',
  collect: 'collect* pick picks pickup hamta hamtar hamtning abhol* abzuholen recog*',
  rent: 'rent rents rental* renting hire hires hiring hyra hyr hyres uthyrning* miete* mieten verleih* louer alquil*',
  repair: `repair* fix fixes fixed fixing mend mends mending broken reparera* reparation* laga lagar lagning* trasig* reparatur* reparier*
    kaputt* reparer reparez reparar reparacion* casse* roto rota averiad*`,
  guarantee: 'guarantee* warranty warranties garanti* garantia*',
  bicycle: 'bike* bicycle* ebike* cykel* cyklar elcykel* fahrrad* fahrrader* velo velos bicicleta* bici bicis',
  tyre: 'tyre* tire tires dack* reifen* pneu pneus neumatico*',
  puncture: 'puncture* flat flats punktering* punka platten crevaison* creve pinchazo* pinchad*',
  person: `human person people someone operator representative receptionist manniska person nagon handlaggare medarbetare mensch mitarbeiter* jemand
    humain conseiller conseillere personne quelqu persona alguien humano agente operador*`,
  offer: `services service treatments treatment offer offers offering products tjanster tjanst erbjuder behandlingar behandling leistungen leistung angebot* anbieten
    bieten prestations offrez proposez soins servicios servicio ofrecen ofrece tratamientos tratamiento`,
  emergency: 'emergency emergencies urgent akut akuta akuttid* notfall* notdienst dringend urgence* urgencia*',
  new: 'new nya ny neue neuer neuen nouveau* nouvel* nuevo* nueva*',
  week: 'week veckan vecka woche semaine semana',
  weekend: 'weekend* helg helger helgen wochenende* semana-fin',
  holiday: 'holiday* helgdag* feiertag* ferie* feries festivo* rod roda',
  monday: 'monday* mon mandag* man montag* mo lundi* lun lunes',
  tuesday: 'tuesday* tue tisdag* tis dienstag* di mardi* mar martes',
  wednesday: 'wednesday* wed onsdag* ons mittwoch* mi mercredi* mer miercoles mie',
  thursday: 'thursday* thu torsdag* tor donnerstag* do jeudi* jeu jueves jue',
  friday: 'friday* fri fredag* fre freitag* fr vendredi* ven viernes vie',
  saturday: 'saturday* sat lordag* lor samstag* sa samedi* sam sabado*',
  sunday: 'sunday* sun sondag* son sonntag* so dimanche* dim domingo*',
};

const exact = new Map<string, string>();
const prefixes: [prefix: string, concept: string][] = [];
for (const [concept, words] of Object.entries(wordsByConcept)) {
  for (const word of words.split(/\s+/)) {
    // Two-letter weekdays ("do", "so", "mi") are ordinary words far more often than days.
    if (word.length < 3 && word !== 'wo' && word !== 'ou') continue;
    if (word.endsWith('*')) prefixes.push([word.slice(0, -1), `~${concept}`]);
    else if (!exact.has(word)) exact.set(word, `~${concept}`);
  }
}

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Concepts that say when something is meant rather than what. */
export const circumstanceConcepts: ReadonlySet<string> = new Set([
  '~time',
  '~date',
  '~relativeDay',
  '~dayPart',
  '~duration',
  '~place',
  '~weekend',
  ...weekdayNames.map((day) => `~${day}`),
]);
/** Narrower concepts that answer a question about the wider one where no passage names that itself. */
export const narrowerConcepts: Readonly<Record<string, readonly string[]>> = {
  '~weekend': ['~saturday', '~sunday'],
};
export const weekdayConcepts: readonly string[] = weekdayNames.map((day) => `~${day}`);

// Bounded: a stranger's texts must not be able to grow it for ever.
const remembered = new Map<string, string | undefined>();
const rememberedMax = 20_000;

/** Concept of a folded word, such as `~price`; undefined for a word without one. */
export function conceptOf(folded: string): string | undefined {
  if (remembered.has(folded)) return remembered.get(folded);
  const concept = exact.get(folded) ?? prefixes.find(([prefix]) => folded.startsWith(prefix))?.[1];
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(folded, concept);
  return concept;
}
