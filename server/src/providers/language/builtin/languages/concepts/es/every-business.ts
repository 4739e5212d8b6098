import type { LanguagePack } from '../../language-pack.ts';

/** Spanish words for what customers ask every business: price, hours, place, booking, payment, guests. */
export const everyBusiness: LanguagePack['concepts'] = {
  price: `por_cuanto_me_saldria por_cuanto_me_sale por_cuanto_sale por_cuanto_saldria cuanto_me_costaria
    cuanto_costaria cuanto_cuestan cuanto_hay_que_pagar cuanto_tengo_que_pagar cuanto_me_cuesta cuanto_me_cobra*
    cuanto_nos_cobra* cuanto_suele_costar cuanto_viene_a_costar cuanto_estan cuanto_esta a_cuanto_esta
    a_cuanto_estan en_cuanto_se_queda que_cuesta que_coste_tiene cuanto_es_el_precio que_precio_tiene
    que_precio_tienen precio precios precio_final coste costes costo costos cuesta cuestan costar costaria
    costarian costara cuanto cuanto_es cuanto_cuesta cuanto_vale cuanto_valen cuanto_valdria que_vale que_valen
    que_cuestan cuanto_cobra* cuanto_seria cuanto_sale cuanto_saldria cuanto_me_sale cuanto_me_saldria por_cuanto
    a_cuanto a_como cuanto_pago cuanto_se_paga cuanto_debo cuanto_suma cuanto_suman cuanto_piden en_cuanto_sale
    a_cuanto_sale cuanto_llevais cuanto_lleva_por cobra cobran cobrais cobras cobrar cobro cobraria tarifa
    tarifas caro cara caros caras barato barata baratos baratas economico economica importe importes en_total
    total presupuesto_aproximado que_precio vale_la sale_por saldria salen_por honorarios recargo recargos
    suplemento suplementos tasa tasas lista_de_precios rango_de_precios cuanto_bale cuanto_cobrais pagaria
    pagariamos pagaria_por de_a_como de_a_como_me_sale a_como_sale a_como_esta a_como_estan a_como_tienen
    a_como_lo_tienen que_tan_caro que_tan_cara que_tan_caro_es cuanto_me_dejan en_cuanto_me_sale
    en_cuanto_lo_dejan cuanto_nos_sale cuanto_nos_costaria cuanto_nos_costarian cuanto_me_costarian
    cuanto_costarian cuanto_costaran cuanto_me_va_a_costar cuanto_va_a_costar cuanto_me_va_a_salir
    cuanto_viene_a_salir por_cuanto_nos_sale cuanto_dinero cuanta_plata cuanto_pagariamos cuanto_pagaria
    cuanto_tendria_que_pagar que_presupuesto_necesito precio_aproximado precio_orientativo
    cuanto_cuesta_mas_o_menos cuanto_puede_costar cuanto_cobrarian cuanto_me_costara que_se_paga que_se_cobra
    que_pago cuanto_hay_que_abonar asequible asequibles economicos economicas caro_es costoso costosa pvp
    cuanto_sera cuanto_es_en_total cuanto_cuesta_el cuanto_valdra cuanto_tengo_que_abonar cuanto_me_sube
    cuanto_sube cuantos_euros cuantos_pesos a_cuanto_asciende asciende ascienden de_cuanto_es de_cuanto_es_el
    de_cuanto_son cuanto_se_cobra clavada que_cobran que_cobrais que_me_cobran cuanto_piden_por
    cuanto_cuestan_los cuanto_cuesta_una en_que_precio que_costo que_costo_tiene cuanto_gasto cobren cobre
    cobrara cobraran cobrarme cobramos cobrarian kuanto kuesta quanto cuesto qanto cuant`,
  duration: `cuanto_tiempo cuanto_tarda cuanto_tardan cuanto_tardais cuanto_tardaria cuanto_tardara cuanto_dura
    cuanto_duran cuanto_demora* cuantos_dias cuantas_horas cuantas_semanas cuantos_minutos cuantos_meses duracion
    dura duran tarda tardan tardais tardar tardaria tardara tardarian demora demoran plazo plazos cuanto_rato
    en_cuanto_tiempo que_plazo cuanta_antelacion con_cuanta_antelacion con_cuanto_tiempo antelacion valido valida
    validos validas validez caduca caducan caducidad cuanto_hay_que_esperar tiempo_de_espera
    con_cuanta_anticipacion anticipacion cuanta_anticipacion cuanto_se_tarda cuanto_se_demora cuanto_lleva_hacer
    cuanto_tiempo_se_tarda en_cuantos_dias cuanto_tarda_en cuanto_tiempo_dura vigencia vigente caducar caducara
    cuanto_tiempo_de cuanto_se_tarda_en que_tanto_tardan que_tanto_tarda cuanto_tiempo_antes que_duracion dilatan
    dilata cuanto_tiempo_tengo tardaran`,
  opening: `abre abren abres abris abrimos abrir abro abierto abierta abiertos abiertas abriran abrireis abrira
    apertura horario horarios horas_de_apertura horario_de_atencion cierra cierran cierras cerrais cierre cerrar
    cerrareis cerraran hay_alguien estais_ahi pasarme pasarnos pasar_por puedo_pasar podemos_pasar podria_pasar
    puedo_ir podemos_ir acercarme acercarnos puedo_venir podemos_venir atienden atendeis atiende
    atencion_al_publico empezais empiezan_a_atender trabajan_los trabajais_los trabajais dias_de_apertura
    dan_servicio dais_servicio estais_abiertos abrian abriais puedo_entrenar hasta_que_hora_estais
    hasta_que_hora_estan estais_hasta_que_hora que_horario_hacen que_horario_haceis que_horario_teneis
    que_horario_tienen que_horario_manejan laboran trabajan_hoy trabajan_manana hoy_trabajan estais_por_la_tarde
    estareis_abiertos estaran_abiertos sigue_abierto siguen_abiertos seguis_abiertos abrira_el cerrais_a
    cierre_al_publico puedo_pasarme puedo_acercarme podria_pasarme me_puedo_pasar me_paso paso_por_ahi puedo_caer
    se_puede_ir se_puede_entrar reabren reabris reapertura hora_de_cierre hora_de_apertura`,
  closed: 'cerrado cerrada cerrados cerradas cerramos dia_de_cierre dia_de_descanso cerrado_por',
  holidayTime: 'vacaciones descanso de_vacaciones cierre_vacacional vacaciones_de_verano en_vacaciones',
  publicHoliday: `festivo festivos dia_festivo dias_festivos feriado feriados navidad navidades nochebuena
    nochevieja ano_nuevo fin_de_ano reyes dia_de_reyes semana_santa viernes_santo jueves_santo
    domingo_de_resurreccion domingo_de_pascua lunes_de_pascua puente puentes todos_los_santos
    dia_de_la_hispanidad asuncion inmaculada dia_de_la_constitucion dia_del_trabajo primero_de_mayo dia_del_pilar
    corpus feria_de_abril fallas san_jose fiestas fiesta_nacional fiesta_local`,
  when: `cuando a_que_hora que_hora que_horas a_que_horas que_dia que_dias en_que_horario desde_cuando
    hasta_cuando hasta_que_hora desde_que_hora de_que_hora a_partir_de_que_hora a_partir_de_cuando que_fecha
    que_fechas en_que_fecha en_que_fechas para_cuando que_horario que_horarios en_que_momento antes_de_que_hora
    a_q_hora a_q_ora q_hora hasta_q_hora a_que_ora hasta_que_dia hasta_q_ora sobre_que_hora a_ke_hora`,
  now: `ahora ahora_mismo en_este_momento actualmente en_estos_momentos ahorita justo_ahora a_esta_hora
    en_este_instante todavia_abierto`,
  day: `hoy manana pasado_manana esta_tarde esta_noche esta_manana hoy_mismo esta_mediodia manana_por_la_manana
    manana_por_la_tarde este_mediodia`,
  weekday: `lunes martes miercoles jueves viernes sabado sabados domingo domingos fin_de_semana fines_de_semana
    finde findes entre_semana dias_laborables dia_laborable laborables dias_de_diario dias_habiles`,
  timeUnit: `minuto minutos min hora horas dia dias jornada jornadas noche noches semana semanas mes meses ano
    anos media_hora medio_dia trimestre trimestres quincena media_jornada mensual mensuales mensualmente anual
    anuales anualmente semanal semanales`,
  morning: 'por_la_manana por_las_mananas de_la_manana de_mananas a_la_manana mananas de_mañanas manana_temprano',
  evening: `por_la_tarde por_las_tardes de_la_tarde tardes por_la_noche por_las_noches de_la_noche de_noche
    x_la_noche x_la_tarde tarde_noche en_la_tarde en_la_noche por_la_tardes en_las_tardes a_la_tarde a_la_noche`,
  place: `donde direccion direcciones donde_estais donde_estan donde_esta donde_queda donde_quedan
    donde_se_encuentra* ubicacion ubicados ubicado ubicada situados situado situada como_llegar como_llego
    como_se_llega como_se_va como_voy como_puedo_llegar que_calle en_que_calle que_zona en_que_zona calle avenida
    plaza codigo_postal por_donde barrio que_barrio mapa localizacion en_que_ciudad queda_lejos estais_lejos
    cerca_de andando se_ubica se_ubican ubicais queda_la donde_os_encuentro donde_os_encontramos a_que_altura
    colonia`,
  parking: `aparcar aparco aparca aparcamiento aparcamientos parking parkings parquing estacionar estaciono
    estacionamiento estacionamientos parqueadero parquear cochera dejar_el_coche dejo_el_coche dejar_mi_coche
    dejar_el_carro en_coche voy_en_coche vengo_en_coche plaza_de_garaje plazas_de_garaje zona_azul aparcarse
    estacionarme estacionarse dejar_el_auto dejar_mi_auto dejo_mi_carro cajon cajones lugar_de_estacionamiento
    voy_en_carro llego_en_coche aparcar_el_coche valet garaje garajes`,
  transit: `autobus autobuses bus buses metro tranvia tranvias tren trenes estacion estaciones parada paradas
    cercanias transporte_publico transporte que_linea lanzadera camion camiones combi metrobus colectivo
    como_llegar_en_bus linea_de_metro`,
  phone: `telefono telefonos telefonico telefonicamente tel tfno tlf numero_de_telefono numero_de_movil
    numero_de_contacto por_telefono que_numero su_numero vuestro_numero tu_numero el_numero llamar llamaros
    llamarles llamarte llamarlos llamo os_llamo contacto contactar contactaros contactarles localizar localizaros
    localizo whatsapp wasap guasap watsap contacto_con celular telefonear`,
  email: `email emails e_mail e_mails mail mails correo correos correo_electronico direccion_de_correo
    direccion_de_email escribiros escribirles escribirte por_correo`,
  website: 'web webs pagina_web sitio_web pagina online on_line en_linea por_internet en_internet',
  socialMedia: 'facebook instagram tiktok redes_sociales linkedin youtube',
  difference: 'diferencia diferencias',
  advice: `recomienda recomiendan recomendais recomiendas recomendar recomendacion aconseja aconsejan aconsejais
    aconsejas`,
  reason: 'por_que por_que_razon por_que_motivo',
  noise: 'ruido ruidos ruidoso ruidosa tranquilo tranquila insonorizado',
  age: `edad edades que_edad a_partir_de_que_edad desde_que_edad hasta_que_edad edad_minima edad_maxima
    cuantos_anos_hay cuantos_anos_tiene limite_de_edad`,
  count: `cuantos cuantas que_cantidad numero_de que_porcentaje cuanta cuantas_personas cuantos_hay que_numero_de
    aforo capacidad cuantas_personas_caben`,
  who: 'quien quienes con_quien de_quien a_quien por_quien quien_lleva',
  business: `tienda tiendas taller clinica consulta despacho oficina oficinas restaurante hotel salon estudio
    local locales negocio empresa sucursal establecimiento comercio cafeteria panaderia peluqueria gimnasio
    academia escuela bar hostal farmacia libreria estudios sitio autoescuela academias centro museo albergue
    camping apartamentos notaria asesoria gestoria inmobiliaria joyeria floristeria pasteleria carniceria
    fruteria fisioterapia_centro optica imprenta tintoreria_local zapateria ferreteria lavanderia_local cine
    teatro hospital consultorio veterinaria_clinica clinica_veterinaria clinica_dental estetica spa_centro
    pizzeria taberna bodegon bistro casa_rural ludoteca_local guarderia_local`,
  generic: `saber decir decirme dime diga digame digan informacion informar informarme informacion_sobre info
    detalle detalles pregunta preguntas duda dudas consulta_rapida algo cosa cosas tipo tipos exactamente
    concretamente preguntar preguntaros conocer indicar indicarme explicar explicarme cuales cual`,
  offer: `alojar alojais alojan acoger acogeis ofrece ofrecen ofreceis ofreces ofrecer ofrecemos disponible
    disponibles disponeis disponen dispone disponemos tiene tienen teneis tienes tenemos tendrian tendriais
    tendran hay habra haceis hacen hace hacemos haces dais dan proporcionan facilitan facilitais existe existen
    poneis ponen ofertan realizan realizais servis sirven tratan tratais trata tratar organizan organizais
    organiza preparan preparais prepara preparar elaboran elaborais elabora fabrican fabricais gestionan
    gestionais gestionar tramitan tramitais tramitar ensenan imparten impartis imparte cuentan_con contais_con
    cuenta_con manejan maneja trabajan_con os_encargais se_encargan encargarse ofertais brindan realizar realiza
    ofreceria consiguen tendreis atendeis_a aplican aplicais practican practicais asesoran asesorais curan curais
    poneis_a`,
  possible: `posible posibles posibilidad permitido permitida permitidos permitidas permite permiten permitis
    se_puede se_pueden se_podria puedo podemos podria podrian podriais puede pueden podeis acepta aceptan
    aceptais aceptas aceptamos admite admiten admitis admitimos aceptado admitido dejan dejais dejarian
    me_dejarian esta_permitido cogeis cogen bienvenido bienvenidos hay_problema algun_problema se_vale es_posible
    seria_posible se_permiten me_dejais nos_dejan nos_dejais me_dejan se_admite se_admiten se_acepta se_aceptan
    puedes podrias pudiera`,
  need: `necesario necesaria necesarios hace_falta hay_que tengo_que tenemos_que se_necesita se_requiere
    obligatorio obligatoria imprescindible requisito requisitos requiere requieren debo debemos es_necesario
    es_obligatorio obligatorios obligatorias requieres se_exige se_pide hace_falta_que es_imprescindible
    a_fuerzas forzoso indispensable debe_ir`,
  book: `reserv* concertar agend* guardais guardan guardamos pedir_mesa aparto apartar apartado apartan aparta
    apartarme`,
  enrol: `apuntarse apuntarme apuntarnos inscribirse inscribirme inscribir inscripcion inscripciones inscrito
    matricula matriculas matricularse matricularme matricularnos preinscripcion darme_de_alta darse_de_alta
    dar_de_alta apuntarlo apuntarla apuntar_a apunto apuntamos inscribo inscribirlo darme_alta dar_de_alta_a
    empadron matriculo inscripciones_abiertas`,
  appointment: `cita citas cita_previa turno turnos hora_libre hueco huecos citarme horas_libres
    cita_previa_obligatoria disponibilidad espacio_libre pedir_hora coger_hora`,
  walkIn: `sin_cita sin_cita_previa sin_reserva sin_reservar sin_pedir_cita sin_avisar directamente sin_hora
    sin_turno llegar_sin llego_sin ir_directamente ir_directo de_improviso sin_previo_aviso`,
  consultation: 'consultas visita visitas sesion sesiones',
  cancel: `cancel* anul* no_puede_venir no_pueden_venir no_puedes_venir no_podeis_venir no_puede_acudir
    no_podemos_venir no_puedo_ir no_podemos_ir no_puedo_venir no_me_presento no_presentarse no_presento no_voy
    no_aparezco faltar falto faltas me_echo_atras echarme_atras desistir desistimiento no_acudo no_vamos
    no_asistir plantar cancelo no_llego no_llegamos no_puedo_asistir no_podre_ir no_podre_asistir falla fallas
    fallo no_show me_olvido_de_la_cita olvido_la_cita falto_a echo_atras arrepiento arrepentirme`,
  change: `sustituir sustitucion sustituis sustituyen reemplazar reemplazo cambiais cambian cambiar cambio
    cambiarla cambiarlo cambia modificar modifico modificacion mover aplazar aplazo posponer retrasar reprogramar
    adelantar pasarla_a otra_fecha otro_dia muevo mover_mi mover_la reagendar reagendo recorrer_mi_cita
    cambiar_de_fecha cambiar_de_hora cambiar_la_cita cambiar_mi_cita aplazarla aplazarlo pospongo cambiarlos
    otra_hora`,
  order: `encargar encargo encargos encargan encargarlo pedido pedidos por_encargo hacer_un_pedido encargandolas
    encargado_con preparar_para`,
  pay: `pagar pago pagos pagamos paga pagan pagais pagarlo pagarse pagando abonar abono_con forma_de_pago
    formas_de_pago metodos_de_pago medios_de_pago metodo_de_pago abono_en pagaros pagarles pagar_con aceptan_pago
    cobrar_con admiten_pago`,
  card: `tarjeta tarjetas tarjeta_de_credito tarjetas_de_credito tarjeta_de_debito tarjeta_bancaria credito
    debito visa mastercard datafono contactless apple_pay google_pay con_el_movil`,
  cash: 'efectivo en_efectivo metalico en_metalico dinero_en_efectivo cash monedas billetes suelto',
  transfer: `transferencia transferencias transferencia_bancaria bizum domiciliar domiciliacion paypal spei oxxo
    deposito_bancario transferir mercado_pago`,
  cheque: 'cheque cheques talon talones pagare pagares',
  instalments: `a_plazos plazos_sin_intereses financiar financiacion financiais financian financiado cuotas
    cuota_mensual mensualidad mensualidades fraccionar fraccionado pagar_a_plazos en_varios_pagos en_cuotas
    poco_a_poco varias_veces en_varias_veces sin_intereses mes_a_mes meses_sin_intereses abonos_mensuales a_meses
    en_pagos pagos_mensuales fraccionamos aplazado pago_aplazado a_mensualidades pagar_a_meses en_partes
    financiarlo`,
  insurance: `seguro seguros aseguradora aseguradoras mutua mutuas seguridad_social poliza polizas asegurado
    sociedad_medica compania_de_seguros obra_social prepaga aseguranza imss issste sanitas adeslas mapfre dkv
    asisa seguro_medico seguro_de_gastos_medicos`,
  prescription: 'receta recetas receta_medica prescripcion volante',
  deliver: `entregar entrega entregas entregan entregais entregamos enviar envio envios envia envian enviais
    enviamos reparto repartos reparten repartis repartir domicilio a_domicilio a_casa mandar mandais mandan
    traer_a_casa llevar_a_casa en_casa_del_cliente gastos_de_envio mensajeria transportar transportais lo_llevais
    me_lo_traen me_lo_llevan llevais_a_casa repartidor delivery me_lo_envian me_lo_enviais me_la_traen
    me_lo_traeis hacer_envios servicio_a_domicilio entregarlo entregarla paqueteria a_mi_casa hasta_mi_casa
    hasta_casa acercais`,
  area: `desplazais desplazan desplazarse desplazamiento desplazamientos zona_de_reparto cobertura provincia
    fuera_de llegan_a llegan_hasta llegais_a llegais_hasta vais_a van_a cubren_la_zona zonas_de_servicio
    desplazarian os_desplazariais os_desplazais se_desplazan os_acercais alrededores afueras radio_de municipio
    municipios`,
  collect: `recoger recojo recogida recogidas recogeis recogen recogerlo recogerla recogemos para_llevar retirar
    retirada retirais retiran llevarse llevarme os_llevais llevarais recogerlos pasar_a_recoger
    comida_para_llevar take_away pasar_a_buscar buscarlo paso_a_recoger pasar_por_el paso_por_el pasan_por
    pasais_a_recoger recoleccion buscar_a recogerme recogernos`,
  refund: `devolver* devuelv* devoluci* devolve* reembols* reintegro cambiarlo_por descambiar devolverme
    devolverlos de_vuelta llevaroslo_de_vuelta no_me_convence no_me_gusta no_me_queda devueltos devuelto
    reembolsable devuelvo regresar_el_producto regresarlo regresan cambios_y_devoluciones cambios_o_devoluciones
    me_devuelven`,
  deposit: `senal fianza fianzas deposito depositos anticipo anticipos adelanto paga_y_senal prepago
    por_adelantado anticipada por_anticipado enganche pago_inicial reserva_de_pago garantia_de_reserva
    dejar_senal`,
  rent: `alquil* arrendar prestamo prestar prestais prestan dejais_prestado de_prestamo alquilados rento rentan
    rentar renta rentas rentais prestamos`,
  repair: `reparar reparo reparan reparais reparamos reparacion reparaciones reparado reparadas arreglar arreglo
    arreglos arreglais arreglan arregla arreglamos averia averias averiado averiada estropeado estropeada roto
    rota rotos romper rompio se_me_ha_roto no_funciona no_enciende no_va no_arranca se_ha_estropeado compostura
    componer revisan revisarlo revisarla revisarme revisarmelo checar checan checarlo chequear chequeo_del
    lo_cheque le_cheque alguien_lo_cheque descompuesto descompuesta descompuso descompone no_prende no_jala
    no_carga no_sirve no_calienta no_enfria no_funcionan deja_de_funcionar falla_de restaurar restauracion
    restaurais pegar soldar danado danada rayado rayada abollado golpe estropeados parado_el averiados componen
    reparable`,
  service: `mantenimiento revision revisiones puesta_a_punto revisar revisais itv afinacion afinar mantenimientos
    mantener revision_anual`,
  install: `instal* montar montaje montajes montais montan colocar colocacion colocais puesta_en_marcha
    instalarlo montarlo ponen_a_punto`,
  cleaning: 'limpi* lavar lavado lavados',
  guarantee: 'garantia garantias garantizado garantizada garantizan garantizais garantizamos en_garantia',
  sell: `vender vendeis venden vende vendes vendemos venta ventas compra comprar compro compran comprais compras
    compre comprado comprados stock existencias en_stock conseguir adquirir trabajais_con se_vende vendido surten
    surtido manejan_la_venta venden_al distribuidores distribuis proveer`,
  brand: 'marca marcas',
  used: `segunda_mano de_segunda_mano usado usada usados usadas ocasion de_ocasion reacondicionado
    reacondicionados reacondicionada reacondicionadas seminuevo seminuevos seminueva seminuevas usadito de_uso
    segunda_mano_de`,
  discount: `descuento descuentos rebaja rebajas rebajado promocion promociones promo oferta ofertas en_oferta
    precio_especial precio_reducido tarifa_reducida mas_barato bonificacion cupon cupones codigo_promocional
    chollo chollos ventaja ventajas rebajan precios_especiales descuentito algun_descuento promos 2x1 dos_por_uno
    socios_pagan me_haceis_precio hacen_precio hacer_precio dejar_mas_barato rebajar`,
  student: `estudiante estudiantes universitario universitarios carnet_joven carne_joven alumno alumnos
    universitaria estudiantil estudiantes_de credencial_de_estudiante carne_de_estudiante escolar escolares`,
  senior: `jubilado jubilada jubilados jubiladas pensionista pensionistas mayores tercera_edad mayores_de_65
    persona_mayor personas_mayores anciano ancianos adulto_mayor adultos_mayores inapam abuelo abuela abuelos
    jubilacion mayor_de_65 mayor_de_60 mayores_de_60`,
  child: `nino nina ninos ninas hijo hija hijos hijas menor menores peques peque pequeno pequenos chaval chavales
    crio crios infantil infantiles chicos adolescente adolescentes junior nene nenes chamaco chamacos pequenin
    pequenos_de pediatria pediatra pediatrico pediatrica pediatricos pequenas bebito joven jovenes juvenil
    muchacho muchachos`,
  baby: 'bebe bebes recien_nacido recien_nacidos cuna cunas carrito carritos cochecito',
  highchair: 'trona tronas cambiador cambiadores silla_alta',
  pet: `mascota mascotas animal animales perro perros perra perrito perritos perrita cachorro cachorros bulldog
    labrador gato gatos gata gatito gatitos minino gatita perritas peludo peludos lomito animalito animalitos`,
  bird: 'pajaro pajaros ave aves loro loros periquito periquitos canario canarios',
  rodent: 'conejo conejos roedor roedores hamster hamsters cobaya cobayas exoticos exotico',
  reptile: 'reptil reptiles serpiente serpientes tortuga tortugas iguana',
  grooming: 'peluqueria_canina peluqueria_felina esquilar bano_y_corte',
  boarding: 'guarderia residencia_canina hotel_canino alojamiento_canino cuidais_perros guarderia_canina',
  free: `gratis gratuito gratuita gratuitos gratuitas gratuitamente sin_coste sin_costo sin_cargo de_balde
    regalado invitacion sin_pagar no_cuesta_nada no_me_cueste_nada por_la_cara incluido_en_el_precio`,
  include: `incluido incluida incluidos incluidas incluye incluyen incluir incluso_en va_incluido viene_con
    vienen_con entra entran aparte no_incluido no_incluida se_incluye inclusive comprendido va_aparte`,
  accessible: `silla_de_ruedas sillas_de_ruedas minusvalidos discapacitado discapacitada discapacidad
    movilidad_reducida accesible accesibles accesibilidad rampa rampas ascensor ascensores escalon escalones
    escaleras adaptado adaptada a_pie_de_calle pmr`,
  toilet: 'bano banos aseo aseos servicios lavabo_publico water wc',
};
