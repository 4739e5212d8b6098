import { everyBusiness } from './concepts/es/every-business.ts';
import { everydayWishes } from './concepts/es/everyday-wishes.ts';
import { trades } from './concepts/es/trades.ts';
import { mergeConcepts } from './concepts/merge-concepts.ts';
import type { LanguagePack } from './language-pack.ts';

export const es: LanguagePack = {
  code: 'es',
  hasAmAndPm: true,
  concepts: mergeConcepts(everyBusiness, trades, everydayWishes),
  distinct: 'té tés',
  stopWords: `dices ayer olvide olvidado pulgadas metros centimetros cm ultimo ultima ultimos ultimas servimos
    servido servida seremos seriamos ireis iremos iran vendria vendre vendremos podre podremos podran podreis
    tendre tendremos haremos hare quedaria llego llegan estabamos estariamos somos el la los las lo un una unos
    unas al del de a en con por para sin sobre entre hasta desde hacia segun contra tras y e o u ni pero que si no
    como se me te nos os le les su sus mi mis tu tus mio mia mios mias tuyo suyo suya suyos nuestro nuestra
    nuestros nuestras vuestro vuestra vuestros vuestras yo ella ellos ellas nosotros nosotras vosotros vosotras
    usted ustedes ti conmigo este esta estos estas ese esa esos esas eso esto aquel aquella aquello es son era eran
    fue sea ser soy eres sois estoy estan estamos estar estais estuve estaba estaria he has ha hemos habeis han
    haber habia hay voy va vas vamos vais van ir iria iba ido fui quiero quiere queremos quieren quereis querer
    queria querria querriamos queriamos quisiera quisieramos gustaria gustar gusta deseo desea deseamos desearia
    tengo tenia tener tendria tuve puedo poder pude podido haceis hacer hago haria hecho hace deber deberia debe
    deben sabe saben sabeis sabes supongo creo pienso pensando pensar muy mas menos tan tanto mucho mucha muchos
    muchas poco poca pocos tambien tampoco ya aun todavia solo solamente ademas entonces asi luego despues antes
    durante mientras bien mal todo toda todos todas algun alguno alguna algunos algunas ningun ninguno ninguna nada
    nadie cada otro otra otros otras mismo misma mismos mismas tal vez quizas quiza claro bueno buena buenos buenas
    hola gracias favor porfa porfavor perdon perdona perdone disculpa disculpe oye oiga oigan vale venga ok q k x
    xq pq tb d ahi aqui alli alla aca ello cual cuales porque aunque cuyo sido siendo dar da doy dame deme dado dio
    poner pone pongo puesto decir dice dicen dicho ver veo vemos mirar mira mire llevar lleva llevan llevo llevamos
    quedar queda quedan quedo busco buscamos buscando buscar viene vienen venis venir vengo venimos venido necesito
    usar uso utilizar coger cogeis tomar tomo toma parte forma manera caso resulta seguir sigo sigue acaba acabo
    acabar ahora igual normalmente normal aproximadamente realmente verdad cierto fuese fuera hubiera tuviera
    pudiera haya tenga pueda quiera gente suele suelen soleis proximo proxima siguiente pasado pasada junto sino
    entro entrar dejar deja dejo dejan meter empezar empieza empiezan comienza comienzan venderme damos haceros
    madre padre mama papa marido esposa esposo novio novia amigo amiga amigos amigas hermano hermana familia pareja
    primo prima suegra suegro muerto murio tecnico tecnica cliente clientes pleno plena nuevo nueva nuevos nuevas
    uno dispongo dispone pensado pensabamos pensaba encanta encantaria apetece ganas rollo tema pasa paso ocurre
    problema casualidad quise oido leido visto aparecer aparece contado contaron compramos siento espero trabaja
    trabajar fijo vivo seamos fin cuanta dicha dichas sera seria seran serian vaya vayan vayais escribo escriba
    escribir pedir pido pidan pides pide pedis necesita necesitan necesitamos traigo traer traeis primer primero
    primera segundo pasaron rapida rapido juntas juntos usan usais usas utilizan queriendo amor favorcito tantito
    nomas mande pues fijate saldra solito meto metemos sacar hallo encuentro encontrar piden hablan hablais habla
    hablar hablas hablamos traiga traigan traed`,
  weekdays: [
    'lunes lun los_lunes',
    'martes mar mart',
    'miercoles mie mierc',
    'jueves jue juev',
    'viernes vie vier',
    'sabado sabados sab',
    'domingo domingos dom',
  ],
  months: [
    'enero de_enero ene',
    'febrero de_febrero feb',
    'marzo de_marzo',
    'abril de_abril abr',
    'mayo de_mayo',
    'junio de_junio jun',
    'julio de_julio jul',
    'agosto de_agosto ago',
    'septiembre de_septiembre setiembre de_setiembre sept sep',
    'octubre de_octubre oct',
    'noviembre de_noviembre nov',
    'diciembre de_diciembre dic',
  ],
  schedule: {
    daily:
      'todos_los_dias cada_dia a_diario diariamente toda_la_semana todos_los_dias_de_la_semana todos_los_dias_del_ano',
    workdays:
      'L_V L_a_V entre_semana dias_laborables laborables dias_de_diario dias_habiles dia_laborable de_diario laborable',
    weekend: 'fin_de_semana fines_de_semana finde findes los_fines_de_semana',
    publicHolidays: 'festivos festivo dias_festivos dia_festivo feriados feriado dias_feriados festivos_nacionales',
    closed: `cerrado cerrada cerrados cerradas cerramos cerraremos cierra_todo no_abrimos no_abre no_se_abre no_hay_servicio
      de_vacaciones cerrado_por_vacaciones vacaciones cierre_vacacional descanso descanso_semanal descansamos
      permanece_cerrado permanecemos_cerrados no_trabajamos libramos`,
    to: `a al hasta hasta_las hasta_la hasta_el a_las a_la y_cerramos_a_las cerramos_a_las cierra_a_las y_cierra_a_las
      cierran_a_las cierre_a_las y_cerramos_a_la`,
    and: 'y e y_las y_la o',
    otherwise:
      'resto_de_la_temporada el_resto_de_la_temporada resto_de_la_semana el_resto_de_la_semana los_demas_dias demas_dias el_resto_de_los_dias resto_del_ano el_resto_del_ano el_resto_de_los_meses',
    noon: 'mediodia',
    midnight: 'medianoche',
  },
  negations: `aparte no ni nunca jamas ningun ninguno ninguna ningunos nada tampoco imposible lamentablemente desgraciadamente
    prohibido prohibida prohibidos excluido excluidos excluida agotado agotada`,
  yesNoStarts: `hay habra habria tiene tienen teneis tienes tendrian tendriais tendran tenemos puedo puede pueden podemos podeis
    podria podrian podriais podriamos puedes se_puede se_pueden se_podria se_puede_ir se_hace se_hacen se_aceptan se_admiten
    se_permite se_permiten se_necesita se_vende se_venden se_alquila se_alquilan se_paga se_reserva es son esta estan estais
    estas estaran estareis sera seran seria serian hace hacen haceis haces haran hareis haria harian acepta* admit* permit*
    abre abren abris abres abriran abrireis cierra cierran cerrais vende venden vendeis vendes alquila* repara reparan
    reparais arregla arreglan arreglais ofrece ofrecen ofreceis dais dan da sirve sirven servis reparte* envia envian enviais
    entrega entregan entregais atiende atienden atendeis habla hablan hablais lleva llevan llevais trae traen traeis
    instala instalan instalais monta montan montais cobra cobran cobrais cubre cubren cubris cambia cambian cambiais
    devuelve devuelven devolveis recoge recogen recogeis prepara preparan preparais trabaja trabajan trabajais organiza
    organizan organizais incluye incluyen necesito necesita necesitan hace_falta hay_que tengo_que tenemos_que debo
    existe existen vale valen va van vais viene vienen venis me_pueden me_podeis me_puedes me_podrian me_podriais me_dejan
    me_dejais me_dejarian me_dejariais me_haceis me_hacen nos_hacen nos_podeis nos_pueden os_puedo les_puedo le_puedo
    os_encargais se_encargan os_dedicais os_desplazais se_desplazan usan usais utilizan garantizan dejan dejais cogen cogeis
    tratan tratais limpian limpiais planchan lavan lavais cuidan cuidais pasan pasais fian financian financiais prestan
    prestais guardan guardais regalan regalais compran comprais recibis reciben contratan contratais ensenan ensenais
    y_hay y_tienen y_teneis y_se_puede y_puedo y_podemos y_aceptan y_aceptais y_abren y_abris y_hacen y_haceis y_esta
    y_es y_son y_estan y_estais tambien_tienen tambien_teneis tambien_hacen tambien_haceis algun alguno alguna ya_no_hay
    no_hay no_tienen no_teneis no_se_puede quedan queda sabes_si sabe_si saben_si sabeis_si me_dices_si entonces_puedo
    (?:la|el|los|las)_(?!que)\\w+_(?:es|son|esta|estan|tiene|tienen|lleva|llevan|incluye|incluyen|abre|abren|admite|acepta|va)
    (?!seis|mais)\\w+[ae]is`,
  numbers: `dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15
    dieciseis=16 diecisiete=17 dieciocho=18 veinte=20 veinticuatro=24 treinta=30 cuarenta=40 cincuenta=50 sesenta=60
    cien=100 ambos=2 ambas=2`,
  followUps: `para_dos para_tres para_cuatro para_cinco para_seis para_siete para_ocho para_nueve para_diez para_2 para_3 para_4 para_5 para_6 para_7 para_8 para_9 para_10 y pero o entonces y_si y_el y_la y_los y_las y_para y_con y_eso y_en tambien y_tambien que_tal y_que_tal
    que_pasa_con y_que_pasa_con ademas y_entonces vale_y ok_y pues_y lo_mismo y_lo_mismo`,
  references: 'eso esto ese esa esos esas ello ellos ellas aquel aquello el_mio la_mia lo',
  pleasantries: [
    '(?:hola|buenas|buenos dias|buenas tardes|buenas noches|buen dia|hey|ey|saludos|alo|muy buenas|holaa+)(?: (?:a todos|de nuevo|otra vez|que tal|buenas|buenos dias|buenas tardes|buenas noches|equipo|chicos))*',
    '(?:muchas |mil |muchisimas |ok |vale |perfecto )*gracias(?: (?:por (?:la|tu|su|vuestra) (?:ayuda|informacion|info|respuesta|aclaracion)|por todo|de antemano|de nuevo|a ti|a usted|majo|maja|guapo|guapa|amigo|chicos|de verdad|igualmente))*',
    '(?:vale|ok|okay|okey|perfecto|genial|estupendo|muy bien|de acuerdo|bien|bueno|claro|entendido|entiendo|fenomenal|guay|ah|oh|uy|eh|oye|oiga|pues|a ver|mira|mire|venga|fantastico|excelente|de maravilla|anotado|que bien|ya veo|ya|maravilloso)',
    '(?:muy|que) (?:amable|majo|maja|bien|simpatica|simpatico)',
    '(?:y )?(?:tengo )?(?:una|otra|la ultima|una ultima|una pequena|solo una|un par de) ?(?:consulta|consultas|consultita|pregunta|preguntas|preguntita|duda|duditas?|cosita|cosa)(?: (?:rapida|rapidita|mas|tonta|sencilla|breve))*',
    '(?:solo )?(?:queria|quisiera|me gustaria|quiero|queriamos) (?:hacer(?:te|le|os|les)?|preguntar(?:te|le|os|les)?|consultar(?:te|le|os|les)?|saber|informacion sobre)(?: (?:una (?:pregunta|consulta)|algo|si))?',
    '(?:perdon|perdona|perdone|perdonad|perdonen|disculpa|disculpe|disculpad|disculpen|lo siento)(?: (?:la molestia|que moleste|que os moleste|las molestias))?',
    '(?:me (?:puedes|puede|podeis|pueden|podrias|podria|podriais) (?:decir|indicar|informar)|puedes decirme|puede decirme|podrias decirme|podria decirme|podeis decirme|pueden decirme|podrian decirme|dime|digame|decidme|diganme|sabes|sabe|sabeis|saben|me dices|me dice)(?: si)?',
    '(?:puedo|podria) (?:hacer(?:te|le|os|les)|preguntar(?:te|le|os|les)) (?:una (?:pregunta|consulta)|algo|una cosa)',
    '(?:me (?:preguntaba|pregunto)|estaba pensando|llamo para saber|escribo para saber)(?: si)?',
    '(?:por favor|porfa|porfavor|porfi|please|si es posible|si puede ser)',
    '(?:y )?(?:una|otra) (?:cosa|cosita)(?: mas)?',
    '(?:un saludo|saludos|buen dia|que tenga buen dia|por cierto|ademas)',
  ],
  injections: [
    '(?:ignor(?:a|e|en|ad|ar|es)|olvid(?:a|e|en|ad|ar|ate|ese|emos)|omit(?:e|a|an|id|ir)|descart(?:a|e|ar)|desobede(?:ce|zca)|pas(?:a|e) por alto|saltate|saltese|no hagas caso|no haga caso|no tengas en cuenta)\\b.*\\b(?:instruccion(?:es)?|reglas|normas|prompt|indicaciones|directrices|ordenes|restricciones|lo anterior|todo lo (?:anterior|que te|dicho)|te han dicho|te dijeron)',
    '(?:prompt|mensaje|instrucciones|indicaciones) (?:de(?:l)? sistema|inicial(?:es)?|ocult[oa]s?|original(?:es)?|complet[oa]s?|secret[oa]s?|intern[oa]s?)|system prompt|tu prompt|tus instrucciones',
    '(?:muestr|ensen|repit|revel|escrib|imprim|copi|list|di|dame|dime|pega|enumer|traduc|resum)\\w*\\b.*\\b(?:prompt|tus (?:instrucciones|reglas|indicaciones|directrices)|tu configuracion|texto (?:completo|anterior|de arriba)|te han dado|palabra por palabra)',
    'ahora eres |a partir de ahora (?:eres|seras|actua|responde)|(?:finge|simula|imagina|haz como) que (?:eres|no tienes|no hay)|(?:actua|comportate) como|haz de cuenta|hazte pasar|modo (?:desarrollador|administrador|dios|sin (?:restricciones|limites|filtros))|jailbreak|juego de rol',
    '(?:responde|contesta|di|escribe) (?:solo|solamente|unicamente|simplemente) .*(?:si|vale|ok|de acuerdo|gratis)$',
  ],
  answers: {
    yes: 'Sí',
    no: 'No',
    interval: 'de {from} a {to}',
    and: 'y',
    onDays: ['el lunes', 'el martes', 'el miércoles', 'el jueves', 'el viernes', 'el sábado', 'el domingo'],
    today: 'hoy',
    tomorrow: 'mañana',
    onDate: '{weekday} {day}/{month}',
    openOn: '{day} abrimos {hours}.',
    closedOn: '{day} estamos cerrados.',
    openNow: 'ahora estamos abiertos, hasta las {time}.',
    closedNow: 'ahora estamos cerrados.',
    opensNext: 'Volvemos a abrir {day} a las {time}.',
    sum: 'En total son {total} ({items}).',
    noTotal: 'No puedo calcular el total con seguridad.',
    time: { hour: '{h}:00', hourAndMinutes: '{h}:{mm}' },
  },
};
