/** Words of opening hours written as sentences, folded. Phrases may contain `_`. */
export interface HoursWords {
  /** Before days that are left out: "every day except Monday". */
  except: string;
  /** Before days that the hours hold for too: "including public holidays". */
  including: string;
  /** Before two times joined by "and": "between 9 and 5". */
  between: string;
  opens: string;
  closes: string;
  /** A break within the day. */
  pause: string;
  /** Days without opening hours of their own: "by appointment". */
  onRequest: string;
  /** "Still open?", "anyone there?": the present is asked for without a word for it. */
  still: string;
  /** Being there for customers: "can I reach you today?". */
  reach: string;
  /** Words for hours where a day or a time is named with them: "your Friday hours". */
  hours: string;
  /** Words for the place where a business is: its hours are those of the business. */
  premises: string;
  /** Halves of the day that are closed: "closed on Wednesday afternoons". */
  morning: string;
  afternoon: string;
  /** Halves of the day after a time, as a regular expression source over written text. */
  am: string;
  pm: string;
}

export const hoursWords: Readonly<Record<string, HoursWords>> = {
  en: {
    except: 'except except_for apart_from other_than excluding with_the_exception_of except_on but_not_on but_not bar',
    including: 'including incl includes even_on also_on',
    between: 'between',
    opens: 'open opens opening open_at opens_at open_up doors_open start starts',
    closes: 'close closes shut shuts finish finishes close_at closes_at shut_at finish_at',
    pause: `lunch_break lunch_closure closed_for_lunch shut_for_lunch close_for_lunch closed_over_lunch lunchtime_closure
      mid_day_break midday_break siesta break_from a_break_from for_lunch_from`,
    onRequest: 'by_appointment appointment_only on_request by_arrangement call_us ring_us by_prior_arrangement',
    still: 'still already yet anyone anybody somebody someone there_now',
    reach:
      'work working call ring phone reach reachable contact visit serving staffed answering around get_hold_of pop swing drop',
    hours: 'hours timings',
    premises:
      'office shop store reception front_desk desk counter clinic surgery studio salon workshop premises place centre center doors library branch showroom practice',
    morning: 'morning mornings in_the_morning',
    afternoon: 'afternoon afternoons in_the_afternoon evening evenings',
    am: 'in the morning',
    pm: 'in the (?:afternoon|evening)|at night',
  },
  sv: {
    except: 'utom forutom med_undantag_for undantaget men_inte ej',
    including: 'inklusive inkl aven ocksa samt_aven',
    between: 'mellan',
    opens: 'oppnar oppnas oppna slar_upp dorrarna',
    closes: 'stanger stangs stanga slutar slar_igen',
    pause: `lunchstangt lunchrast lunchpaus stangt_for_lunch lunchstangning lunchuppehall lunch_stangt stanger_for_lunch
      paus rast`,
    onRequest: 'efter_overenskommelse enligt_overenskommelse tidsbokning bokad_tid endast_bokning efter_bokning',
    still: 'fortfarande annu an redan hunnit kvar nagon nan',
    reach:
      'jobbar arbetar ringa na nas nar anhoriga bemannade bemannat komma kommer forbi titta kika hinner kvar svarar',
    hours: 'oppettider',
    premises:
      'kontoret kontor butiken butik receptionen reception salongen salong mottagningen mottagning verkstaden verkstad kliniken klinik lokalen kassan studion affaren expeditionen hallen badet',
    morning: 'formiddag formiddagar formiddagen formiddagarna',
    afternoon: 'eftermiddag eftermiddagar eftermiddagen eftermiddagarna kvallar',
    am: 'på (?:morgonen|förmiddagen)|f\\.?m\\.?',
    pm: 'på (?:eftermiddagen|kvällen)|e\\.?m\\.?',
  },
  de: {
    except: 'ausser ausgenommen bis_auf mit_ausnahme_von nicht_jedoch jedoch_nicht aber_nicht',
    including: 'auch einschliesslich inklusive inkl sowie_an sogar_an',
    between: 'zwischen',
    opens: 'offnet offnen machen_auf macht_auf sperren_auf sperrt_auf beginnt beginnen',
    closes: 'schliesst schliessen macht_zu machen_zu schluss sperrt_zu endet enden feierabend',
    pause: 'mittagspause pause mittags_geschlossen uber_mittag_geschlossen mittagsruhe uber_mittag',
    onRequest: 'nach_vereinbarung nach_absprache auf_anfrage terminvereinbarung nur_mit_termin nach_terminabsprache',
    still: 'noch schon jemand wer',
    reach:
      'arbeitet arbeiten anrufen anruf erreiche erreichen erreichbar erreicht telefonisch besetzt vorbeikommen vorbeischauen kommen ran',
    hours: 'sprechzeiten',
    premises:
      'buro buero sekretariat laden geschaft rezeption praxis ordination werkstatt salon studio filiale verkauf verkaufsraum empfang kasse laderl geschaftsstelle anmeldung',
    morning: 'vormittag vormittags vormittagen',
    afternoon: 'nachmittag nachmittags nachmittagen abends',
    am: 'morgens|vormittags|früh|in der Früh',
    pm: 'nachmittags|abends|nachts',
  },
  fr: {
    except: "sauf excepte hormis a_l'exception_du a_l'exception_de hors a_part",
    including: 'y_compris compris inclus meme egalement',
    between: 'entre',
    opens: 'ouvre ouvrons ouvrent ouverture ouvrir ouverture_des_portes des a_partir_de',
    closes: 'ferme fermons ferment fermeture fermer ferme_a fermons_a fermeture_a ferment_a',
    pause: 'pause pause_dejeuner pause_de_midi pause_meridienne fermeture_le_midi coupure ferme_le_midi',
    onRequest: 'sur_rendez_vous sur_rdv sur_demande sur_reservation uniquement_sur_rendez_vous',
    still: "encore toujours deja quelqu'un",
    reach: 'travaillez appeler joindre joignable joignables passer venir recevez accueillez repondez contacter',
    hours: 'horaires horaire',
    premises:
      'bureau secretariat accueil magasin boutique cabinet reception agence atelier salon guichet caisse local studio etude officine',
    morning: 'matin matins le_matin',
    afternoon: "apres_midi l'apres_midi soir soirs le_soir",
    am: 'du matin',
    pm: "de l'après[- ]midi|du soir",
  },
  es: {
    except: 'menos excepto salvo a_excepcion_de quitando con_excepcion_de',
    including: 'incluidos incluido incluyendo tambien incluso inclusive',
    between: 'entre',
    opens: 'abre abrimos abren apertura abro se_abre',
    closes: 'cierra cerramos cierran cierre cerrar se_cierra cierro',
    pause:
      'descanso_de con_descanso pausa descanso_para_comer cerrado_al_mediodia paramos cerramos_para_comer descanso',
    onRequest: 'con_cita_previa cita_previa a_convenir con_cita bajo_cita',
    still: 'todavia aun ya sigue siguen seguis seguis_abiertos alguien',
    reach:
      'trabajan trabajais trabaja llamar atienden atendiendo atendeis atiende atender atienda reciben recibis pasar pasarme ir venir contactar localizar disponible disponibles',
    hours: 'horario horarios',
    premises:
      'oficina tienda recepcion secretaria local taller despacho consulta clinica mostrador estudio salon negocio caja sucursal farmacia',
    morning: 'por_la_manana mananas',
    afternoon: 'por_la_tarde por_las_tardes tardes por_la_noche',
    am: 'de la mañana|por la mañana|de la madrugada',
    pm: 'de la (?:tarde|noche)|por la (?:tarde|noche)',
  },
};
