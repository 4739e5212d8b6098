import type { CallLanguage } from './call-language.ts';
import { list } from './list.ts';

export const es: CallLanguage = {
  continuationWords: list(
    'y | e | o | u | pero | porque | pues | si | cuando | mientras | que | quien | cuyo | donde | aunque ' +
      '| hasta | desde | entonces | como | con | sin | para | por | de | del | a | al | en | sobre | entre ' +
      '| el | la | los | las | un | una | unos | unas | mi | mis | tu | tus | su | sus | nuestro | nuestra ' +
      '| este | esta | estos | estas | es | son | era | eran | será | sería | puede | podría | debe | ' +
      'debería | he | ha | han | había | muy | también | quizás',
  ),
  fillers: list('eh | em | mmm | hmm | mm | bueno | pues | este | a ver | cómo se dice | quiero decir'),
  backchannels: list(
    'mhm | mm | hm | hmm | ajá | sí | si | ok | okay | vale | claro | bien | ya | oh | exacto | genial | ' +
      'perfecto | de acuerdo | ya veo | por supuesto | muy bien | está bien',
  ),
  stopPhrases: list(
    'para | pare | espera | espere | alto | no | escuche | oiga | un momento | un segundo | perdone | ' + 'disculpe',
  ),
  waitPhrases: list(
    'espere | espera | un momento | un momentito | un segundo | un minuto | un instante | déjeme pensar | déjeme ver',
  ),
  slowerPhrases: list('más despacio | más lento | demasiado rápido | muy rápido | no tan rápido'),
  louderPhrases: list('más alto | más fuerte | más volumen | muy bajo | no le oigo | no te oigo'),
  completeAnswers: list(
    'sí | si | no | ok | okay | vale | gracias | adiós | hola | claro | no gracias | sí por favor | ' +
      'muchas gracias | eso es todo | nada más | así es | no sé | no lo sé | hasta luego',
  ),
  numberWords: list(
    'cero | uno | un | una | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | ' +
      'doce | trece | catorce | quince | veinte | treinta | cuarenta | cincuenta | sesenta | setenta | ' +
      'ochenta | noventa | cien | ciento | mil',
  ),
  voicemail: {
    certain: list(
      'después del tono | después de la señal | tras la señal | tras el tono | al oír la señal | deje un ' +
        'mensaje | deje su mensaje | dejar un mensaje | deja un mensaje | deja tu mensaje | buzón de voz | ' +
        'buzón | contestador | contestador automático',
    ),
    likely: list(
      'no está disponible | no disponible | no puedo atender | no puede atender | no podemos atender | ha ' +
        'llamado a | en este momento no | le devolveré la llamada | apagado o fuera de',
    ),
  },
  announcements: {
    stillThere: '¿Sigue ahí?',
    oneMoment: 'Un momento, por favor.',
    stillWorking: 'Solo un poco más, por favor.',
    sorry: 'Lo siento, algo ha fallado por mi parte. ¿Puede repetirlo?',
    noMatchGoodbye: 'Lo siento, no consigo entenderle. Inténtelo de nuevo más tarde, por favor. ¡Adiós!',
    goodbye: '¡Adiós!',
    timeIsUp: 'Lo siento, se ha acabado el tiempo de esta llamada. ¡Adiós!',
    connecting: 'Un momento, le paso.',
    theyAreBusy: 'La línea está ocupada en este momento. ¿Puedo ayudarle en algo más?',
    nobodyAnswers: 'Nadie contesta en este momento. ¿Puedo ayudarle en algo más?',
    notReached: 'Lo siento, no he podido localizar a nadie. ¿Puedo ayudarle en algo más?',
    callBackLeft: 'He dejado un aviso para que le devuelvan la llamada. ¿Puedo ayudarle en algo más?',
  },
  queue: {
    next: 'Usted es el siguiente en la cola.',
    position: 'Usted es el número {{position}} en la cola.',
    oneMinute: 'La espera es de aproximadamente un minuto.',
    minutes: 'La espera es de aproximadamente {{minutes}} minutos.',
    patience: 'Gracias por esperar.',
    callBack: 'Si prefiere que le devolvamos la llamada, pulse {{digit}}.',
    promised: 'Le devolverán la llamada. ¿Puedo ayudarle en algo más?',
  },
};
