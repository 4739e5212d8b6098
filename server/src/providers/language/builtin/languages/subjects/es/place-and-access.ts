/** Spanish words of place and access, by subject. */
export const placeAndAccess = {
  carParking: `aparcamiento aparcamientos aparcar aparco aparcamos aparcado parking párking párquing estacionar
    estaciono estacionamos estacionamiento estacionamientos parqueadero parqueo parquear parquearme
    plaza_de_garaje plazas_de_garaje garaje garage cochera cocheras playa_de_estacionamiento dejar_el_coche
    dejar_el_auto dejar_el_carro dejar_la_moto dejo_el_coche venir_en_coche vengo_en_coche voy_en_coche
    vamos_en_auto zona_azul parquímetro parquímetros zona_verde valet valet_parking aparcacoches
    sitio_para_aparcar autocaravana`,
  bicycleParking: `aparcamiento_de_bicis aparcabicis aparcabicicletas aparcar_la_bici aparcar_bicis dejar_la_bici
    dejo_la_bici dejar_la_bicicleta atar_la_bici atar_la_bicicleta candar_la_bici bicicletero bicicleteros
    estacionar_la_bici biciestacionamiento soporte_para_bicis guardar_la_bici guardar_las_bicis guardabicis
    venir_en_bici vengo_en_bici voy_en_bici ir_en_bici llegar_en_bici en_bicicleta en_bici bici bicis bicicleta
    bicicletas carril_bici ciclovía ciclorruta patinete patinetes monopatín_eléctrico`,
  publicTransport: `transporte_público autobús autobuses bus buses línea_de_bus colectivo colectivos guagua
    camión_de_línea parada parada_de_autobús parada_de_bus parada_de_metro metro subte subterráneo tranvía
    cercanías tren trenes metrobús transmilenio boca_de_metro estación_de_metro combi marquesina sin_coche
    no_tengo_coche no_tengo_auto sin_auto llegar_en_bus llegar_en_metro en_autobús en_metro en_tren taxi uber
    cabify tarjeta_sube intercambiador`,
  stationDistance: `lejos_de_la_estación cerca_de_la_estación a_pie_desde_estación desde_la_estación
    estación_de_tren estación_de_autobuses estación_de_ómnibus estación_de_metro terminal_de_buses
    terminal_de_ómnibus central_camionera cuánto_hay_hasta_estación minutos_a_pie minutos_andando
    minutos_caminando se_puede_ir_andando se_puede_ir_caminando ir_a_pie ir_andando ir_caminando llegar_a_pie
    a_pie andando caminando metros_de_la_estación cuadras_de_la_estación a_cuántas_cuadras cuadras
    desde_el_aeropuerto aeropuerto lejos_del_centro cerca_del_centro distancia atocha`,
  wheelchair: `silla_de_ruedas sillas_de_ruedas accesib* movilidad_reducida discapacid* discapacitad* minusvál*
    personas_con_discapacidad pmr rampa rampas sin_escalones sin_barreras barreras_arquitectónicas adaptado
    adaptada adaptados baño_adaptado aseo_adaptado a_pie_de_calle a_nivel_de_calle sin_peldaños
    problemas_de_movilidad andador muletas bastón scooter_eléctrico salvaescaleras no_puedo_caminar no_camina_bien
    camina_con_dificultad diversidad_funcional umbral puerta_ancha`,
  stairsAndLift: `escalera escaleras escalón escalones peldaño peldaños ascensor ascensores elevador elevadores
    montacargas escaleras_mecánicas escalera_mecánica subir_escaleras subo_escaleras muchos_escalones qué_piso
    en_qué_piso en_qué_planta qué_planta primer_piso segundo_piso tercer_piso primera_planta segunda_planta
    planta_baja planta_alta sótano entresuelo sin_ascensor con_ascensor sin_elevador subir_a_pie salvaescaleras
    rellano a_nivel_de_calle`,
  pram: `cochecito cochecitos carrito_de_bebé carritos_de_bebé carrito_del_bebé carro_de_bebé carro_del_bebé
    cochecito_de_bebé coche_de_bebé coche_del_bebé sillita silla_de_paseo sillita_de_paseo carriola carriolas
    carreola cochecito_gemelar entrar_con_carrito entrar_con_el_cochecito entrar_con_el_carrito con_carrito
    con_el_carrito con_cochecito con_el_cochecito silla_gemelar capazo portabebés dejar_el_carrito
    dejar_el_cochecito coche_guagua maclaren bugaboo`,
  toilet: `baño baños aseo aseos servicios_higiénicos lavabo lavabos wc váter inodoro retrete sanitarios sanitario
    servicios_para_clientes cuarto_de_baño ir_al_baño usar_el_baño usar_el_servicio hacer_pis hacer_pipí
    hacer_mis_necesidades baño_público toilette toilet urinario mingitorio excusado tocador baño_propio
    baño_privado baño_químico papel_higiénico letrina`,
  babyChanging: `cambiador cambiadores cambiador_de_bebé cambiar_al_bebé cambio_al_bebé cambiar_el_pañal
    cambiar_pañales cambiar_los_pañales pañal pañales mudador mudadores cambiar_a_mi_hijo sala_de_lactancia
    lactancia dar_el_pecho dar_la_teta amamant* dar_de_mamar lactario sala_de_bebés cuarto_de_bebés
    calentar_el_biberón calentar_biberones calentar_la_mamadera calentar_el_potito biberón mamadera tetero
    cambiabebés toallitas baño_familiar trona tronas periquera sillita_de_comer`,
  changingRoom: `vestuario vestuarios vestidor vestidores probador probadores camarín camarines cambiarme
    cambiarse cambiarnos cambiarme_de_ropa cambiarse_de_ropa dónde_me_cambio dónde_nos_cambiamos probarme probarse
    probarme_la_ropa vestuario_femenino vestuario_masculino vestuario_familiar vestuarios_separados cabina cabinas
    vestier vestuarios_mixtos ponerme_el_bañador venir_cambiado venir_cambiada sala_para_cambiarse`,
  shower: `ducha duchas ducharme ducharse ducharnos ducho regadera regaderas bañarme darme_una_ducha
    darse_una_ducha pegarme_una_ducha agua_caliente ducha_caliente gel_de_ducha champú jabón toalla toallas
    secador_de_pelo secador duchas_individuales duchas_calientes ducha_privada chanclas plato_de_ducha bañera tina
    lluvero duchador`,
  lockers: `taquilla taquillas casillero casilleros locker lockers consigna consignas caja_fuerte cajas_fuertes
    cajilla_de_seguridad objetos_de_valor cosas_de_valor guardar_mis_cosas guardar_las_cosas dejar_mis_cosas
    dejar_las_cosas guardo_mis_cosas dejo_mis_cosas dejar_la_mochila dejo_la_mochila guardar_la_mochila
    dejar_el_bolso guardar_el_bolso guardar_el_móvil guardar_el_celular dejar_la_maleta dejar_las_maletas
    dejar_el_equipaje guardar_el_equipaje guardaequipaje guardaequipajes equipaje maletas valijas pertenencias
    candado candados bajo_llave con_llave me_roben guardar_la_billetera cartera_y_llaves`,
  cloakroom: `guardarropa guardarropas guardarropía ropero perchero percheros percha perchas abrigo abrigos
    chaqueta chaquetas campera camperas dejar_el_abrigo dejar_los_abrigos dejo_el_abrigo dejar_la_chaqueta
    dejar_la_campera dejar_el_casco colgar_el_abrigo colgar_la_chaqueta colgar_el_saco colgar guardar_el_abrigo
    guardar_los_abrigos paraguas paragüero ropa_de_abrigo guardar_la_campera`,
  seating: `sentarse sentarme sentarnos me_siento nos_sentamos dónde_sentarse sitio_para_sentarse
    lugar_para_sentarse asiento asientos silla sillas mesa mesas mesitas barra en_la_barra sofá sofás butaca
    butacas taburete taburetes banqueta comer_aquí comer_acá comer_ahí comer_en_el_local tomar_aquí
    tomar_en_el_local consumir_en_el_local para_comer_aquí para_tomar_aquí de_pie estar_de_pie sala_de_espera
    mesa_para_dos mesa_libre asientos_numerados gradas salón_comedor estar_parado bancos_para_sentarse`,
  outdoors: `terraza terrazas jardín jardines patio patios al_aire_libre aire_libre exterior exteriores afuera
    comer_fuera comer_afuera sentarse_fuera sentarnos_fuera sentarnos_afuera mesas_fuera mesas_afuera
    mesas_en_la_calle en_la_vereda vereda velador azotea rooftop ático terracita al_sol sombrilla sombrillas
    sombra toldo toldos chiringuito merendero quincho estufas_de_exterior balcón pérgola cenador deck`,
  indoors: `interior interiores bajo_techo techado techada a_cubierto dentro_del_local adentro por_dentro salón
    comedor_interior sala_interior mesas_dentro mesas_adentro sentarnos_dentro sentarnos_adentro sentarse_dentro
    comer_dentro comer_adentro pista_cubierta piscina_cubierta pileta_cubierta instalación_cubierta en_interior
    indoor a_resguardo resguardado resguardada bajo_cubierta`,
  airConditioning: `aire_acondicionado climatiz* aire_frío frío_calor hace_calor hace_mucho_calor mucho_calor
    calor calorazo bochorno sofocante refrigeración refrigerado tienen_aire tenéis_aire tienes_aire tenés_aire
    split minisplit clima ola_de_calor ventilación ventilad* fresquito fresco_en_verano asarse nos_asamos
    se_pasa_calor`,
  heating: `calefacción calefaccion* calefactor calefactores calentador calentadores estufa estufas radiador
    radiadores caldera bomba_de_calor suelo_radiante losa_radiante chimenea hogar_a_leña estufa_de_leña salamandra
    hace_frío hace_mucho_frío mucho_frío pasar_frío se_pasa_frío pasaremos_frío me_muero_de_frío
    caliente_en_invierno calentito calentita brasero temperado manta mantas frazada frazadas cobija cobijas`,
  wifi: `wifi wi-fi wi_fi internet conexión conexión_a_internet conectarme conectarse red_inalámbrica
    clave_del_wifi contraseña_del_wifi contraseña_wifi clave_wifi wifi_gratis wifi_gratuito internet_gratis fibra
    fibra_óptica megas banda_ancha datos_móviles cobertura señal_de_celular señal_de_móvil 4g 5g
    navegar_por_internet teletrabaj* videollamada videollamadas trabajar_con_el_portátil trabajar_con_la_notebook
    zoom router`,
  powerSocket: `enchufe enchufes tomacorriente tomacorrientes toma_de_corriente tomas_de_corriente toma_eléctrica
    tomas_eléctricas enchufar enchufo contacto_de_luz cargar_el_móvil cargar_el_celular cargar_el_teléfono
    cargar_el_portátil cargar_la_notebook cargar_la_laptop cargo_el_móvil cargo_el_celular cargador cargadores usb
    puerto_usb cable_usb sin_batería quedé_sin_batería me_quedo_sin_batería alargador alargue regleta
    zapatilla_eléctrica adaptador powerbank batería_externa 220v toma_de_luz trabajar_con_el_portátil`,
  evCharging: `coche_eléctrico coches_eléctricos auto_eléctrico autos_eléctricos carro_eléctrico
    vehículo_eléctrico vehículos_eléctricos punto_de_carga puntos_de_carga punto_de_recarga puntos_de_recarga
    cargador_eléctrico electrolinera electrolineras estación_de_carga cargar_el_coche cargar_el_auto
    cargar_el_carro cargo_el_coche recargar_el_coche recarga_de_coches recarga_eléctrica wallbox tesla
    supercargador híbrido_enchufable cargar_la_bici_eléctrica kw tipo_2 ccs`,
  noise: `ruido ruidos ruidoso ruidosa ruidosos hace_ruido hacen_ruido hacer_ruido silencio silencioso silenciosa
    tranquilo tranquila tranquilidad tranqui bullicio bullicioso bulla jaleo barullo alboroto volumen música_alta
    insonoriz* insonorizad* se_oye se_escucha_todo se_oyen decibelios vecinos molestar_a_los_vecinos molestias
    horario_de_silencio descanso_de_vecinos tapones calle_ruidosa se_puede_hablar hablar_tranquilos dormir_bien
    estruendo`,
  smoking: `fumar fumo fuma fumamos fumáis fuman fumador fumadores fumadora zona_de_fumadores área_de_fumadores
    no_fumador no_fumadores no_fumar se_puede_fumar prohibido_fumar cigarro cigarros cigarrillo cigarrillos
    pitillo pucho puchos tabaco vapear vapeo vapeador vaper cigarrillo_electrónico cachimba shisha narguile
    cenicero ceniceros humo habitación_de_fumadores libre_de_humo porro`,
  petsAllowed: `mascota mascotas perro perros perrito perrita perritos perra perras gato gatos
    animales_de_compañía admiten_perros admitís_perros aceptan_perros aceptáis_perros aceptan_mascotas
    aceptáis_mascotas admiten_mascotas admitís_mascotas ir_con_perro con_perro con_mi_perro con_el_perro
    llevar_al_perro llevar_mi_perro llevar_mi_mascota traer_al_perro traer_mi_perro pet_friendly petfriendly
    dog_friendly perro_guía cuenco_de_agua atado correa bozal animales peludos peludo cachorro firulais
    mi_pichicho`,
  view: `vista vistas vista_al_mar vistas_al_mar vista_al_río vista_a_la_montaña vistas_a_la_montaña con_vistas
    con_vista panorám* panorama mirador paisaje da_a_la_calle da_al_mar da_al_patio da_al_jardín ventana ventanal
    ventanales junto_a_la_ventana mesa_con_vistas balcón primera_línea frente_al_mar se_ve_el_mar se_ve_desde
    atardecer puesta_de_sol buena_visibilidad se_ve_bien skyline`,
  privateRoom: `sala_privada salas_privadas salón_privado salones_privados reservado_para_grupos un_reservado
    reservados zona_privada espacio_privado sala_aparte salón_aparte cuarto_aparte cuarto_privado comedor_privado
    privacidad a_solas solo_para_nosotros para_nosotros_solos local_en_exclusiva exclusividad en_exclusiva
    alquilar_el_local alquilar_la_sala alquilar_el_salón alquiler_de_salas sala_de_reuniones evento_privado
    cerrar_el_local vip sala_vip intimidad separado_del_resto cabina_individual`,
  capacity: `aforo aforos capacidad cabida cuántas_personas cuántos_caben cuántas_caben cuánta_gente
    cuántos_entran cuántas_personas_entran cuántas_personas_caben para_cuántas_personas para_cuántos cabemos caben
    cabe entramos_todos entramos_10 cuánta_gente_entra cuántos_somos hasta_cuántas_personas máximo_de_personas
    número_máximo plazas comensales cuántas_plazas invitados cuántos_invitados cuántas_mesas cuántos_asientos
    asistentes huéspedes pasajeros camas cubiertos grupo_de_20 pax`,
  size: `tamaño tamaños metros_cuadrados m2 superficie medidas mide miden dimensiones cómo_de_grande
    qué_tan_grande qué_tan_amplio cuánto_mide amplitud espacioso espaciosa grande_es chico_es diámetro centímetros
    cm hectáreas ancho_y_largo por_metro medida_máxima litros cm_de_ancho`,
  height: `altura alturas alto_máximo altura_máxima altura_mínima estatura estatura_mínima cuánto_mide_de_alto
    cuánto_hay_que_medir mide_de_altura qué_tan_alto cómo_de_alto metros_de_altura profundidad profundo profunda
    qué_tan_hondo hondo honda cubre_el_agua hago_pie se_hace_pie longitud largo_máximo metros_de_largo
    cuánto_mide_de_largo ancho anchura anchura_máxima gálibo altura_del_techo altura_libre mide_1
    metros_de_profundidad altura_de_la_puerta furgoneta_alta techo_bajo`,
  weightLimit: `peso_máximo límite_de_peso peso_mínimo cuánto_peso cuánto_aguanta cuánto_soporta cuánto_resiste
    soporta aguanta carga_máxima kilos kg kilogramos toneladas peso_permitido máximo_de_kilos sobrepeso obesidad
    peso_100_kilos peso_más_de persona_pesada gordo gorda pesado pesada capacidad_de_carga peso_por_persona
    hasta_120_kilos exceso_de_peso resistencia_de_peso demasiado_pesado`,
  entranceDoor: `entrada_principal entrada_del_local por_dónde_se_entra por_dónde_entro por_dónde_entramos puerta
    puertas portal portón timbre timbres tocar_el_timbre tocar_timbre llamar_al_timbre portero_automático
    portero_eléctrico telefonillo interfono interfón citófono código_de_acceso código_de_la_puerta clave_de_acceso
    cerradura_electrónica caja_de_llaves llaves_del_apartamento está_cerrada_la_puerta puerta_cerrada
    puerta_trasera entrada_trasera entrada_lateral puerta_lateral abrir_la_puerta abrís_la_puerta me_abren zaguán
    torniquete recepción check-in_autónomo`,
  lockedIn: `encerrado encerrada encerrados encerradas nos_encierran me_encierran te_encierran encierran encerráis
    encierro quedarse_encerrado quedarme_encerrado quedarse_atrapado atrapado atrapada atrapados cerrado_con_llave
    puerta_bloqueada bajo_llave salir_en_cualquier_momento salir_cuando_quiera salir_antes salirse se_puede_salir
    puedo_salir podemos_salir salir_de_la_sala abandonar_la_sala abandonar_el_juego botón_de_pánico
    botón_de_emergencia salida_de_emergencia abrir_desde_dentro puerta_abierta esposad* candado`,
  claustrophobia: `claustrofobia claustrofóbic* claustro fobia fobias agorafobia espacio_cerrado espacios_cerrados
    espacio_pequeño espacios_pequeños sitios_cerrados lugares_cerrados pánico ataque_de_pánico ataques_de_pánico
    ansiedad ansioso ansiosa crisis_de_ansiedad agobio agobia agobiar me_agobio agobiante nervios nervioso
    nerviosa asfixia me_ahogo ahogo sensación_de_encierro encierro me_angustio angustia tubo_cerrado`,
  meetingPoint: `punto_de_encuentro lugar_de_encuentro punto_de_reunión punto_de_partida punto_de_salida
    dónde_quedamos dónde_nos_encontramos dónde_nos_juntamos dónde_nos_vemos dónde_es_la_salida de_dónde_sale
    de_dónde_salen de_dónde_salimos dónde_empieza dónde_comienza dónde_arranca dónde_inicia quedamos_en
    nos_vemos_en nos_encontramos_en nos_juntamos_en salimos_desde salida_desde dónde_hay_que_estar
    dónde_me_presento lugar_de_salida quedada encontrar_al_guía muelle embarque`,
  serviceArea: `zona_de_cobertura área_de_cobertura zona_de_servicio zonas_de_reparto zona_de_trabajo radio_de
    kilómetros_a_la_redonda a_la_redonda venís_a_mi_pueblo vienen_a_mi_pueblo venís_hasta vienen_hasta
    llegáis_hasta llegan_hasta trabajáis_en_mi_zona trabajan_en_mi_zona trabajáis_fuera_de trabajan_en_mi_ciudad
    hasta_dónde_llegan hasta_dónde_llegáis hasta_dónde_van hasta_dónde_vais hasta_dónde_viajan cubrís_mi_zona
    cubren_mi_zona comarca provincia toda_la_provincia comuna municipio alrededores afueras fuera_de_la_ciudad
    gran_buenos_aires conurbano área_metropolitana a_todo_el_país desplazamiento desplazamientos nos_desplazamos
    se_desplazan os_desplazáis código_postal km_a_la_redonda`,
  homeVisit: `a_domicilio servicio_a_domicilio visita_a_domicilio visitas_a_domicilio atención_domiciliaria
    atención_a_domicilio domicilio domiciliario domiciliaria a_casa vienen_a_casa venís_a_casa vienes_a_casa
    viene_a_casa venís_a_domicilio van_a_domicilio vas_a_domicilio en_mi_casa en_tu_casa en_su_casa
    en_vuestra_casa en_casa_del_cliente ir_a_la_casa acudir_a_casa acudís_a_casa vamos_a_tu_casa vamos_a_su_casa
    venir_a_mi_casa vengan_a_mi_casa in_situ en_el_lugar no_salgo_de_casa no_puede_desplazarse no_puede_moverse
    desplazarse_a_casa`,
  pickUpService: `recogida recogida_a_domicilio servicio_de_recogida recogida_gratuita lo_recogéis lo_recogen
    recogéis pasáis_a_recoger pasan_a_recoger pasáis_a_buscarlo pasan_a_buscarlo vienen_a_buscarlo
    venís_a_buscarlo venís_a_recogerlo vienen_a_recogerlo venís_a_por vienen_por_él retiro_a_domicilio
    retiro_en_domicilio retiran_a_domicilio recolección recogemos recogemos_en_casa recoger_en_casa
    buscar_a_domicilio buscar_en_casa traslado transfer recogida_en_el_hotel recogida_en_hotel pasamos_a_buscar
    me_buscan nos_buscan nos_recogen me_recogen recogida_en_aeropuerto grúa remolque lanzadera recogida_y_entrega`,
  delivery: `reparto repartos repartidor repartidores repartimos repartís reparten envío_a_domicilio
    envíos_a_domicilio entrega_a_domicilio entregas_a_domicilio entregan_a_domicilio entregáis_a_domicilio
    servicio_a_domicilio lleváis_a_casa llevan_a_casa lleváis_a_domicilio llevamos_a_domicilio me_lo_lleváis
    me_lo_llevan me_lo_traen me_lo_traéis traen_a_casa traéis_a_casa delivery pedir_a_domicilio pedir_a_casa
    a_domicilio comida_a_domicilio glovo uber_eats ubereats just_eat rappi pedidosya didi_food mandan_a_casa
    gastos_de_envío cadete motoboy domicilios entregar_en_casa flete despacho_a_domicilio`,
  shipping: `envío envíos enviar enviáis envían enviamos mandar_por_correo mandáis_por_correo por_correo
    correo_postal paquete paquetes paquetería encomienda encomiendas mensajería mensajero correos seur mrw nacex
    dhl ups fedex andreani oca estafeta chilexpress servientrega gastos_de_envío costo_de_envío costes_de_envío
    envío_gratis envíos_internacionales despachan a_todo_el_país a_toda_la_península canarias baleares
    número_de_seguimiento seguimiento tracking rastreo tienda_online`,
  takeaway: `para_llevar comida_para_llevar pedir_para_llevar pedido_para_llevar pedidos_para_llevar llevármelo
    llevarme_la_comida llevárnoslo llevarlo_a_casa take_away takeaway take_out recoger_el_pedido
    recoger_en_el_local recogida_en_local recogida_en_tienda recoger_en_tienda recoger_comida retirar_en_el_local
    retiro_en_local retiro_en_tienda retirar_el_pedido pasar_a_recoger pasar_a_buscar pasar_a_retirar pick_up
    pickup para_la_casa café_para_llevar vianda viandas tupper táper envase_para_llevar las_sobras
    llevarse_las_sobras comer_en_casa`,
  driveThrough: `desde_el_coche sin_bajar_del_coche sin_bajarse_del_coche sin_salir_del_coche sin_bajar_del_auto
    sin_bajarme_del_auto sin_bajarme_del_coche sin_bajarse_del_auto sin_bajarme_del_carro drive drive_thru
    drive_through drive-thru autoservicio_en_coche automac autoservicio autoventanilla ventanilla
    carril_para_coches desde_el_auto desde_el_carro servicio_al_auto servicio_al_carro pedir_desde_el_coche
    autocine click_and_collect`,
  branch: `sucursal sucursales otra_sede otras_sedes sedes sede otra_tienda otras_tiendas más_tiendas otro_local
    otros_locales más_locales filial filiales franquicia franquicias otra_ubicación otras_ubicaciones otro_centro
    otros_centros única_tienda único_local dónde_más_estáis dónde_más_están tenéis_más_tiendas
    tienen_otra_sucursal en_otras_ciudades tienda_física segundo_local casa_matriz casa_central puntos_de_venta`,
  findUs: `cómo_llegar cómo_llego cómo_se_llega cómo_os_encuentro cómo_los_encuentro cómo_encontraros dónde_estáis
    dónde_están dónde_queda dónde_se_encuentra dónde_está_el_local dirección_exacta ubicación ubicados ubicado
    ubicada ubicación_exacta google_maps gps coordenadas waze mapa esquina entre_calles en_qué_calle
    a_la_vuelta_de al_lado_de enfrente_de detrás_de a_qué_altura letrero cartel rótulo fachada escaparate vidriera
    no_lo_encuentro no_encuentro_la_entrada me_he_perdido me_perdí indicaciones polígono_industrial
    centro_comercial`,
  weather: `lluvia lluvias llueve lloviendo llover si_llueve en_caso_de_lluvia diluvia tormenta tormentas
    mal_tiempo tiempo_atmosférico meteorol* condiciones_meteorológicas clima climáticas viento vientos
    viento_fuerte nieve nieva nevar nevada granizo helada ola_de_calor ola_de_frío aguacero chaparrón temporal
    huracán niebla pronóstico previsión_del_tiempo con_cualquier_tiempo llueva_o_truene oleaje marejada
    chubasquero se_suspende_por_lluvia alerta_naranja alerta_roja`,
  indoorAlternative: `plan_b alternativa_bajo_techo alternativa_cubierta alternativa_en_interior bajo_techo
    a_cubierto zona_cubierta espacio_cubierto patio_cubierto terraza_cubierta pista_cubierta cancha_techada
    salón_techado carpa carpas gazebo toldo toldos techado plan_de_lluvia si_llueve_dónde si_llueve_nos_metemos
    si_llueve_se_hace nos_refugiamos refugio resguardarse nos_trasladamos_al_interior pasamos_al_interior
    pasamos_adentro se_hace_dentro se_hace_adentro en_caso_de_lluvia por_si_llueve sala_cubierta`,
  lighting: `luz_natural iluminad* ilumin* lámpara lámparas foco focos bombilla bombillas bombillo bombita
    ampolleta led leds luces luminos* luminaria alumbrado a_oscuras oscuro oscura oscuridad penumbra linterna
    linternas velas claridad regulador_de_luz luz_tenue luz_artificial reflectores se_juega_de_noche neón`,
  temperature: `temperatura temperaturas grados a_cuántos_grados cuántos_grados temperatura_del_agua agua_fría
    agua_tibia agua_templada agua_climatizada está_fría_el_agua está_fría está_caliente el_agua_está_fría
    agua_helada templad* hace_frío hace_calor pasar_frío frío_dentro calor_dentro caliente tibio termostato
    centígrados climatizado`,
  safetyRules: `normas_de_seguridad medidas_de_seguridad reglas_de_seguridad instrucciones_de_seguridad
    protocolo_de_seguridad charla_de_seguridad briefing casco cascos casco_obligatorio obligatorio_el_casco arnés
    arneses chaleco_salvavidas chaleco chalecos cinturón equipo_de_protección epi epis protecciones guantes
    gafas_de_protección antiparras calcetines_antideslizantes medias_antideslizantes salida_de_emergencia
    salidas_de_emergencia extintor extintores matafuego matafuegos detector_de_humo evacuación socorrista
    guardavidas prohibido_correr normativa protección_civil incendio incendios normas_de_uso instrucciones_previas
    simulacro`,
  firstAid: `primeros_auxilios botiquín desfibrilador desfibriladores enfermer* socorrista socorristas salvavidas
    guardavidas paramédic* ambulancia ambulancias si_me_lesiono si_me_hago_daño hacerse_daño se_hace_daño
    se_lastima si_me_lastimo si_alguien_se_lastima si_alguien_se_marea herida heridas herido accidente accidentes
    rcp reanimación desmay* mareo mareos marearse me_mareo tirita tiritas curita curitas venda vendas torcedura
    emergencia_médica puesto_de_socorro asistencia_médica cruz_roja`,
} as const;
