/** Words for parts of the year, folded. */
export interface YearWords {
  /** Spring, summer, autumn, winter. */
  seasons: readonly [string, string, string, string];
  /** Days that people name instead of dates: `MM-DD` by phrase. */
  dates: Readonly<Record<string, string>>;
  /** Holidays whose date changes with the year, or that are none of the above. */
  otherHolidays: string;
}

export const yearWords: Readonly<Record<string, YearWords>> = {
  en: {
    seasons: ['spring springtime', 'summer summertime summers', 'autumn fall', 'winter wintertime winters'],
    dates: {
      '12-24': 'christmas_eve',
      '12-25': 'christmas christmas_day xmas over_christmas',
      '12-26': 'boxing_day',
      '12-31': "new_years_eve new_year's_eve",
      '01-01': "new_years_day new_year's_day new_year new_years",
    },
    otherHolidays: 'easter good_friday thanksgiving labor_day memorial_day independence_day midsummer pentecost',
  },
  sv: {
    seasons: ['var varen', 'sommar sommaren sommartid somrarna', 'host hosten', 'vinter vintern vintertid'],
    dates: {
      '12-24': 'julafton jul julen over_jul',
      '12-25': 'juldagen',
      '12-26': 'annandag_jul',
      '12-31': 'nyarsafton nyar',
      '01-01': 'nyarsdagen',
      '06-06': 'nationaldagen',
    },
    otherHolidays:
      'pask pasken midsommar midsommarafton midsommardagen kristi_himmelsfard langfredagen pingst alla_helgons_dag',
  },
  de: {
    seasons: ['fruhling fruhjahr', 'sommer sommers sommerzeit', 'herbst', 'winter winters winterzeit'],
    dates: {
      '12-24': 'heiligabend heilig_abend heiligen_abend weihnachten',
      '12-25': 'erster_weihnachtstag ersten_weihnachtstag weihnachtstag',
      '12-26': 'zweiter_weihnachtstag zweiten_weihnachtstag',
      '12-31': 'silvester sylvester',
      '01-01': 'neujahr neujahrstag',
      '10-03': 'tag_der_deutschen_einheit',
    },
    otherHolidays: 'ostern karfreitag ostermontag pfingsten pfingstmontag himmelfahrt fronleichnam allerheiligen',
  },
  fr: {
    seasons: ['printemps', 'ete', 'automne', 'hiver'],
    dates: {
      '12-24': 'reveillon_de_noel veille_de_noel',
      '12-25': 'noel',
      '12-31': 'saint_sylvestre reveillon',
      '01-01': 'jour_de_l_an nouvel_an',
      '05-01': 'fete_du_travail',
      '07-14': 'fete_nationale',
      '08-15': 'assomption',
      '11-01': 'toussaint',
    },
    otherHolidays: 'paques ascension pentecote',
  },
  es: {
    seasons: ['primavera', 'verano', 'otono', 'invierno'],
    dates: {
      '12-24': 'nochebuena',
      '12-25': 'navidad navidades',
      '12-31': 'nochevieja fin_de_ano',
      '01-01': 'ano_nuevo',
      '01-06': 'reyes dia_de_reyes',
    },
    otherHolidays: 'semana_santa pascua viernes_santo feria fallas',
  },
};
