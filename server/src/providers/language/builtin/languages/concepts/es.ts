import type { LanguagePack } from '../language-pack.ts';

/** Spanish words by concept. */
export const concepts: LanguagePack['concepts'] = {
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
  wifi: 'wifi wi_fi internet conexion',
  bicycle: 'bici bicis bicicleta bicicletas',
  ebike: 'bici_electrica bicis_electricas bicicleta_electrica bicicletas_electricas ebike ebikes',
  scooter: 'patinete patinetes patin patines',
  car: `coche coches automovil carro carros vehiculo vehiculos auto autos camioneta camionetas furgoneta
    furgonetas turismo`,
  motorbike: 'moto motos motocicleta motocicletas',
  charging: `coche_electrico coches_electricos vehiculo_electrico vehiculos_electricos cargador cargadores
    recargar punto_de_recarga cargar enchufe`,
  tyre: 'neumatico neumaticos rueda ruedas llanta llantas cubierta cubiertas gomas ruedas_de',
  puncture: `pinchazo pinchazos pinchada pinchado pinchadas pinche reventon ponchada ponchadas ponchado ponche
    poncho ponchadura vulcanizadora talachas talacha`,
  emergency: `dolor dolores duele duelen me_duele urgencia urgencias urgente urgentes urgentemente emergencia
    emergencias lo_antes_posible cuanto_antes corre_prisa de_urgencia`,
  language: `idioma idiomas lengua lenguas atendemos_en bilingue hablamos se_habla en_que_idioma en_que_idiomas
    hablan habla hablais hablar`,
  staff: `dirige dirigen lleva_el_negocio socio_director equipo personal dueno duena duenos propietario
    propietaria jefe jefa encargado encargada veterinario veterinaria veterinarios veterinarias medico medica
    medicos doctor doctora dr dra dentista dentistas peluquero peluquera mecanico mecanicos esteticista gerente
    director directora responsable lleva_la_tienda quien_trabaja quien_manda cocinero chef fundador`,
  vegetarian: 'vegetariano vegetariana vegetarianos vegetarianas sin_carne veggie',
  vegan: 'vegano vegana veganos veganas',
  allergy: `alergia alergias alergico alergica alergicos alergeno alergenos gluten sin_gluten celiaco celiaca
    celiacos lactosa sin_lactosa frutos_secos intolerancia intolerancias intolerante`,
  organic: 'ecologico ecologica ecologicos organico organica bio',
  gift: `tarjeta_regalo tarjetas_regalo tarjetas_de_regalo tarjeta_de_regalo cheque_regalo cheques_regalo
    vale_regalo vales_regalo bono_regalo bonos_regalo regalo regalos regalar vale_de_regalo`,
  group: 'grupo grupos evento eventos celebracion celebraciones celebrar despedida reunion reuniones',
  birthday: 'cumpleanos cumple',
  wedding: 'boda bodas casarse casamos de_novia para_novias a_novias novias recogido_de_novia',
  lesson: `clase clase_de clases_de clases curso cursos leccion lecciones taller_de talleres talleres_de curso_de
    formacion ensenais aprender intensivo intensivos`,
  teacher: 'profesor profesora profesores profesoras profe monitor monitora monitores instructor maestro',
  trial: 'probar clase_de_prueba de_prueba sesion_de_prueba prueba_gratis prueba_gratuita dia_de_prueba',
  membership: 'abono abonos socio socios cuota cuotas_mensuales suscripcion bonos_mensuales permanencia',
  wait: `esperar espero espera en_el_acto al_momento al_instante inmediato mismo_dia el_mismo_dia mientras_espero
    sobre_la_marcha`,
  late: `pasado_ese_plazo pasado_este_plazo fuera_de_plazo demasiado_tarde ultima_hora ultimo_momento tarde_llego
    llegamos_tarde llego_tarde retraso retrasos retrasamos con_retraso llegar_tarde me_retraso tarde
    minutos_tarde llegas_tarde llega_tarde llegan_tarde lleguen_tarde impuntual impuntualidad demora_en_llegar`,
  breakfast: 'desayuno desayunos desayunar desayunamos desayunan brunch almuerzo_temprano',
  lunch: 'comida_del_mediodia almuerzo almuerzos almorzar comida comida_corrida comer_a_mediodia',
  dinner: 'cena cenas cenar cenamos cenan',
  drink: 'bebida bebidas beber',
  menu: 'menu menus carta cartas',
  dayMenu: 'menu_del_dia menus_del_dia plato_del_dia menu_diario menu_de_mediodia menu_ejecutivo',
  terrace: 'terraza terrazas fuera al_aire_libre comer_fuera patio',
  swim: 'piscina piscinas nadar banarse banarnos',
  gym: 'sala_de_fitness gym fitness musculacion pesas',
  airConditioning: 'aire_acondicionado aires_acondicionados aire climatizacion split splits climatizado',
  heating: 'calefaccion radiador radiadores',
  boiler: 'caldera calderas',
  waterHeater: 'termo termos termo_electrico termos_electricos calentador calentadores',
  fridge: 'frigorifico frigorificos nevera neveras frigo frigos refrigerador refrigeradores congelador',
  washer: 'lavadora lavadoras labadora labadoras',
  dishwasher: 'lavavajillas lavaplatos',
  stove: 'placa placas vitroceramica vitro induccion cocina_de_gas',
  television: 'tele teles television televisiones televisor televisores',
  mobilePhone: 'telefono_movil telefonos_moviles moviles smartphone smartphones',
  computer: 'ordenador ordenadores portatil portatiles computadora computadoras',
  leak: 'fuga fugas gotea pierde_agua goteo escape_de_agua',
  clog: 'atasco atascos atascado atascada desatascar desatasco desatascos',
  luggage: 'equipaje equipajes maleta maletas consigna mochila mochilas',
  arrival: `check_in checkin llegada llegadas hora_de_entrada entrada_desde entrada_a_partir
    entrar_en_la_habitacion entrar_a_la_habitacion entrar_al_apartamento recoger_las_llaves hora_de_llegada
    entrada_a_las`,
  departure: `check_out checkout salida salidas dejar_la_habitacion hora_de_salida abandonar_la_habitacion
    dejar_el_apartamento salida_hasta salida_a_las salida_antes salir_de_la_habitacion`,
  diagnosis: `diagnostico diagnosticos diagnosticar echar_un_vistazo echeis_un_vistazo echen_un_vistazo
    eches_un_vistazo echar_un_ojo peritar`,
  foundCompany: `constitucion constituir crear_una_empresa montar_una_empresa montar_una_sl abrir_una_empresa
    crear_una_sl constituir_una_empresa constitucion_de_sociedades crear_mi_empresa montar_un_negocio
    abrir_un_negocio`,
  history: `cuantos_anos_lleva_abierta cuantos_anos_lleva_abierto cuantos_anos_llevais_abiertos
    cuantos_anos_llevan_abiertos cuanto_tiempo_lleva_abierto cuanto_tiempo_lleva_abierta
    cuanto_tiempo_llevais_abiertos cuantos_anos_llevais cuantos_anos_llevan en_que_ano desde_que_ano fundado
    fundada fundacion fundo antiguedad ano_de_fundacion`,
  bed: 'cama camas cama_supletoria supletoria',
  laundry: 'lavanderia tintoreria lavar_la_ropa plancha planchado',
  locked: 'cerrado_con_llave vigilado vigilada seguro_para guardar consigna_segura',
  tax: 'iva impuesto impuestos tasa_turistica',
  quote: `presupuesto presupuestos presupuestar estimacion cotizacion cotizaciones cotizar cotizan cotizarme
    cotice`,
  beginner: `principiante principiantes empezar_de_cero desde_cero sin_experiencia primera_vez novato novatos
    nivel niveles`,
  smoking: 'fumar fumo fumador fumadores tabaco cigarro vapear cachimba',
  receipt: 'tique tiques ticket tickets factura facturas recibo recibos justificante comprobante',
  man: 'hombre hombres caballero caballeros masculino masculina',
  woman: 'mujer mujeres senora senoras femenino femenina dama damas',
  nails: 'manicura manicuras esmalte pedicura',
  hairRemoval: 'depilacion depilaciones depilar depilarme cera',
  massage: 'masaje masajes',
  glasses: 'gafas lentes montura monturas anteojos',
  contactLens: 'lentillas lentes_de_contacto',
  eyeTest: 'graduacion graduar graduarme examen_visual revision_de_la_vista revision_visual vista',
  tooth: 'diente dientes dental dentales muela muelas',
  filling: 'empaste empastes caries obturacion',
  extraction: 'extraccion extracciones sacar_una_muela sacarme_una_muela quitar_una_muela',
  whitening: 'blanqueamiento blanquear',
  braces: 'ortodoncia brackets aparato_dental alineadores invisalign',
  neuter: 'castrar castracion esterilizar esterilizacion castrado esterilizado',
  surgery: 'operacion operaciones operar cirugia cirugias anestesia anestesias',
  microchip: 'chip microchip',
  oilChange: 'cambio_de_aceite aceite',
  brakes: 'freno frenos pastillas balatas balata disco_de_freno',
  courtesyCar: `coche_de_sustitucion coche_de_cortesia vehiculo_de_sustitucion vehiculo_de_cortesia
    carro_prestado auto_prestado coche_prestado auto_sustituto coche_sustituto carro_sustituto vehiculo_sustituto
    auto_de_cortesia carro_de_cortesia auto_de_reemplazo`,
  cake: 'tarta tartas pastel pasteles bizcocho bizcochos torta tortas',
  bread: 'pan panes barra barras',
  funeral: 'funeral funerales entierro tanatorio corona coronas',
  books: 'libro libros novela novelas',
  exam: 'examen examenes certificado certificados titulo diploma',
  renovate: 'reforma reformas reformar reformais renovar',
  remote: 'videollamada a_distancia videoconferencia telematica telematico zoom',
  private: 'particular particulares individual individuales privado privada privados privadas',
  weight: 'peso kilo kilos kg pesar',
  height: 'talla tallas tamano tamanos altura medida medidas mide miden',
  key: 'llave llaves',
  haircut: 'corte cortes cortar corte_de_pelo cortarme_el_pelo cortarse_el_pelo pelarse',
  hairColour: 'tinte tintes mechas color coloracion tenir balayage',
  beard: 'barba barbas afeitado afeitar bigote',
  patient: 'paciente pacientes',
  vaccine: 'vacuna vacunas vacunar vacunacion vacunaciones vacunarlo',
  homeVisit: 'visita_a_domicilio visitas_a_domicilio venis_a_casa vienen_a_casa venir_a_casa',
  documents: `papeles documentacion documento documentos carnet dni pasaporte nie ine identificacion
    documento_de_identidad comprobante_de_domicilio justificantes expediente formulario formularios`,
  bring: `traiganos traed llevar_algo aportar que_tengo_que_llevar que_hay_que_llevar que_debo_llevar que_llevo
    que_necesito_llevar que_debo_traer hay_que_llevar tengo_que_llevar llevar_papeles que_tengo_que_traer
    que_hay_que_traer que_llevar que_traer traer_mi traer_a traiga traigan traer trae que_llevo_el_primer_dia`,
  recruit: `sueldo sueldos salario contratais contratan empleo vacante vacantes curriculum trabajar_con_vosotros
    cv`,
  clothing: 'ropa vestimenta vestir codigo_de_vestimenta etiqueta',
  material: 'material materiales equipamiento',
  livemusic: 'musica musica_en_directo musica_en_vivo concierto conciertos actuaciones',
  cancelMembership: `baja bajas darme_de_baja darse_de_baja dar_de_baja darnos_de_baja me_doy_de_baja
    dejar_el_gimnasio borrarme cancelar_la_suscripcion`,
  pass: 'bono bonos abono_de_diez tarjeta_de_diez pase pases paquete paquetes bonos_de',
  admission: 'entrada entradas boleto boletos admision ingreso taquilla_de_entradas pase_de_dia',
  voucher: 'cheque_gourmet ticket_restaurante tickets_restaurante vales_de_despensa cheque_guarderia',
  crypto: 'bitcoin bitcoins criptomonedas criptomoneda cripto',
  dollars: 'dolares dolar moneda_extranjera divisas',
  inspection: `inspeccion inspecciones inspeccionar verificacion verificar perito peritaje antes_de_comprarlo
    antes_de_comprar`,
  unemployed: 'parado parados desempleado desempleados desempleo paro en_paro',
  largeFamily: 'familia_numerosa familias_numerosas',
  companion: 'acompanante acompanantes acompanado acompanada acompanar',
  towing: 'grua gruas remolque remolcar',
  truck: 'trailer tractocamion camion_de_carga',
  gearbox: 'transmision transmisiones caja_de_cambios embrague clutch cambio_automatico',
  battery: 'bateria baterias acumulador',
  bodywork: 'hojalateria pintura chapa chapa_y_pintura carroceria pintar',
  exhaust: 'escape tubo_de_escape mofle',
  shocks: 'amortiguador amortiguadores suspension',
  alignment: 'alineacion alineado paralelo balanceo equilibrado',
  diesel: 'diesel gasoil',
  technicalCheck: 'itv_pasada',
  windscreen: 'parabrisas cristal cristales luna lunas',
  carWash: 'lavado_de_coche lavado_de_coches lavar_el_coche autolavado tapiceria',
  spareParts: 'repuesto repuestos refaccion refacciones recambio recambios pieza piezas',
  physio: 'fisio fisioterapia fisioterapeuta fisioterapeutas osteopatia osteopata rehabilitacion',
  nutrition: 'nutricion nutricionista dietista dieta dietas',
  coach: 'entrenador entrenadora entrenadores entrenadoras personal_trainer',
  yoga: 'yoga',
  pilates: 'pilates',
  dance: 'baile bailes bailar zumba salsa bachata danza',
  boxing: 'boxeo boxear artes_marciales karate judo kickboxing',
  spinning: 'ciclo spinning ciclo_indoor',
  sauna: 'sauna jacuzzi spa hidromasaje turco',
  locker: 'taquilla taquillas candado candados casillero casilleros locker lockers',
  towel: 'toalla toallas albornoz',
  shower: 'ducha duchas regadera regaderas vestuario vestuarios',
  court: 'pista pistas padel tenis cancha canchas squash',
  climbing: 'escalada escalar rocodromo',
  childcare: 'ludoteca ludotecas guarderia_infantil cuidado_de_ninos canguro',
  ski: 'esqui esquiar esquis snowboard',
  riding: 'caballo caballos equitacion poni ponis',
  boat: 'barco barcos kayak kayaks piragua canoa velero',
  diving: 'buceo bucear bautismo_de_buceo',
  surf: 'surf neopreno tabla_de_surf tablas',
  drivingLicence: `permiso_de_conducir carnet_de_conducir carne_de_conducir licencia_de_conducir
    licencia_de_manejo teorico examen_practico`,
  musicLesson: 'piano guitarra violin bateria_musical canto solfeo instrumento instrumentos',
  tutoring: 'refuerzo_escolar apoyo_escolar deberes',
  meat: 'carne carnes pollo ternera cerdo cordero res',
  fish: 'pescado pescados marisco mariscos gambas pulpo',
  wine: 'vino vinos vino_de_la_casa botella_de_vino bodega',
  beer: 'cerveza cervezas cana canas chela chelas',
  coffee: 'cafe cafes cortado capuchino cafe_con_leche',
  dessert: 'postre postres helado helados',
  pizza: 'pizza pizzas',
  sandwich: 'bocadillo bocadillos sandwich sandwiches torta_de tacos',
  tapas: 'tapa tapas racion raciones',
  halal: 'halal kosher',
  buffet: 'bufet buffet bufe bufe_libre',
  seats: 'comensales',
  boardHalf: 'media_pension pension_completa',
  room: 'habitacion habitaciones',
  sheets: 'sabana sabanas ropa_de_cama',
  kitchenette: 'cocina_equipada cocina_compartida',
  camping: `tienda_de_campana autocaravana autocaravanas caravana caravanas parcela parcelas bungalow bungalows
    acampar`,
  guide: 'visita_guiada visitas_guiadas guia guias audioguia',
  exhibition: 'exposicion exposiciones coleccion',
  barbecue: 'barbacoa barbacoas asador parrilla',
  playground: 'parque_infantil zona_infantil zona_de_juegos juegos_infantiles',
  catering: 'catering banquete banquetes coctel',
  tasting: 'cata catas degustacion degustaciones',
  xray: 'radiografia radiografias rayos_x ecografia ecografias resonancia tac',
  bloodTest: 'analisis analisis_de_sangre analitica analiticas laboratorio',
  medicine: 'medicamento medicamentos medicina medicinas pastillas',
  sickNote: 'baja_laboral baja_medica parte_de_baja certificado_medico',
  psych: 'psicologo psicologa psicologia terapia terapias psicoterapia',
  crown: 'corona_dental coronas_dentales',
  implant: 'implante implantes',
  deworm: 'desparasitar desparasitacion desparasitante antiparasitario',
  euthanasia: 'eutanasia sacrificar dormir_a',
  horse: 'equino equinos',
  makeup: 'maquillaje maquillar maquilladora',
  lashes: 'pestanas',
  facial: 'limpieza_facial tratamiento_facial facial faciales',
  straightening: 'alisado alisados keratina permanente',
  extensions: 'extension_de_pelo extensiones',
  blowDry: 'peinado peinados peinar lavar_y_peinar lavar_y_marcar secado recogido recogidos',
  tattoo: 'tatuaje tatuajes tatuar tatuador',
  piercing: 'piercing piercings perforacion',
  alteration: 'arreglo_de_ropa bajo_del_pantalon dobladillo coser costura modista sastre cremallera',
  shoe: 'zapato zapatos zapatero suela suelas tacon tacones botas',
  ironing: 'planchar planchas_de_ropa',
  watch: 'reloj relojes pila_del_reloj pila_de_reloj correa_de_reloj',
  jewel: 'joya joyas anillo anillos alianza alianzas collar grabar grabado',
  lock: `cerradura cerraduras cerrajero cerrajeria bombin copia_de_llave copia_de_llaves copias_de_llaves
    duplicado_de_llave`,
  electrician: 'electricista electricidad instalacion_electrica cuadro_electrico',
  plumbing: 'fontanero fontaneria plomero plomeria tuberia tuberias grifo grifos',
  sink: 'fregadero lavabo lavabos',
  roof: 'tejado tejados techo goteras canalones',
  floor: 'suelo suelos parquet tarima alfombra alfombras azulejos',
  garden: 'jardin jardines jardineria cesped poda podar',
  move: 'mudanza mudanzas mudarme',
  storage: 'trastero trasteros almacenaje almacenar guardamuebles bodegas_de_almacen',
  furniture: 'mueble muebles sofa sofas sillon sillones',
  screen: 'pantalla pantallas',
  photo: 'foto_de_carnet fotos_de_carnet sesion_de_fotos fotografo reportaje retrato',
  print: 'imprimir impresion impresiones fotocopia fotocopias tarjetas_de_visita',
  plant: 'planta plantas maceta macetas',
  flowers: 'flor flores ramo ramos rosa rosas',
  wrapping: 'envolver envoltorio papel_de_regalo',
  taxReturn: 'declaracion_de_la_renta la_renta renta_anual declaracion_de_impuestos declaracion_anual',
  accounting: 'contabilidad contable asesoria_fiscal asesoria_contable',
  payroll: 'nomina nominas',
  selfEmployed: 'autonomo autonomos autonoma freelance',
  notary: 'escritura escrituras testamento herencia notario',
  mortgage: 'hipoteca hipotecas',
  lawyer: 'abogado abogada divorcio divorcios',
  translation: 'traduccion traducciones traducir traductor',
  parentConsent: 'autorizacion autorizacion_firmada permiso_de_los_padres autorizacion_paterna',
  waitingList: 'lista_de_espera',
  proCustomer: 'mayorista mayoristas al_por_mayor profesionales autonomos_y_empresas',
  newCustomer: 'nuevos_pacientes nuevo_paciente nuevos_clientes nuevos_alumnos',
  lostFound: 'objetos_perdidos perdi perdido perdida',
  ecology: 'reciclar reciclaje reciclais reciclan ecologia',
  party: 'fiesta fiestas_privadas cumpleanos_infantiles',
  size: 'tallaje numero_de_pie',
  airport: 'aeropuerto',
  brows: 'ceja cejas',
  night: 'medianoche media_noche madrugada',
  employee: 'empleado empleados trabajador trabajadores',
};
