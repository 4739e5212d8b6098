/** Spanish words of things and food, by subject. */
export const thingsAndFood = {
  vegetarian: `vegetarian* sin_carne no_como_carne no_come_carne no_comemos_carne no_comen_carne menú_vegetariano
    opción_vegetariana opciones_vegetarianas plato_vegetariano ovolactovegetariano flexitarian* veggie veggies
    veggy verduras solo_verduras tofu hamburguesa_vegetal hamburguesa_vegetariana soja_texturizada seitán
    pescetarian*`,
  vegan: `vegano vegana veganos veganas veganism* vegan menú_vegano opción_vegana opciones_veganas plant_based
    plant-based base_vegetal a_base_de_plantas sin_productos_animales sin_origen_animal sin_huevo_ni_leche
    leche_vegetal leche_de_avena leche_de_soja leche_de_soya leche_de_almendras bebida_vegetal bebida_de_avena
    queso_vegano tofu seitán heura beyond notco cruelty_free no_testado_en_animales sin_crueldad cuero_vegano`,
  glutenFree: `gluten sin_gluten celíac* celiac* celiaquía sin_tacc tacc libre_de_gluten intolerante_al_gluten
    intolerancia_al_gluten apto_celíacos apto_para_celíacos pan_sin_gluten harina_sin_gluten sin_trigo
    no_puedo_comer_trigo alérgico_al_trigo pizza_sin_gluten pasta_sin_gluten cerveza_sin_gluten
    contaminación_cruzada trazas_de_gluten espiga_barrada harina_de_arroz harina_de_almendra`,
  lactose: `lactosa sin_lactosa intolerante_a_lactosa intolerante_a_la_lactosa intolerancia_a_la_lactosa
    intolerantes_a_la_lactosa deslactosad* leche_sin_lactosa leche_deslactosada leche_de_avena leche_de_almendras
    leche_de_soja leche_de_soya leche_de_coco leche_vegetal bebida_vegetal sin_leche sin_lácteos lácteos lácteo
    no_tolero_la_leche sienta_mal_la_leche cae_mal_la_leche no_tomo_leche alergia_a_la_leche proteína_de_la_leche
    aplv caseína`,
  nutAllergy: `frutos_secos fruto_seco alergia_a_frutos_secos alérgico_a_frutos_secos alérgico_al_maní
    alergia_al_maní alérgica_al_maní alérgica_al_cacahuete cacahuete cacahuetes cacahuate cacahuates maní maníes
    nuez nueces avellana avellanas almendra almendras anacardo anacardos pistacho pistachos castañas_de_cajú
    nuez_pecana trazas trazas_de_frutos_secos puede_contener_trazas sin_frutos_secos sésamo ajonjolí
    contaminación_cruzada mantequilla_de_maní`,
  allergyGeneral: `alergia alergias alérgico alérgica alérgicos alérgicas alergen* alérgeno alérgenos intoleran*
    soy_alérgico soy_alérgica me_da_alergia me_hace_mal me_sienta_mal me_cae_mal anafil* reacción_alérgica
    antihistamínic* alergia_al_látex látex alergia_al_huevo alergia_al_marisco mariscos carta_de_alérgenos
    información_de_alérgenos hipoalergénic* alergia_al_níquel níquel dieta_especial restricción_alimentaria
    restricciones_alimentarias no_puedo_comer rinitis ácaros polen`,
  halalKosher: `halal kosher kósher casher musulmán musulmana musulmanes islam islámic* judío judía judíos ramadán
    cerdo sin_cerdo no_como_cerdo no_comemos_cerdo no_come_cerdo no_comen_cerdo carne_halal carne_kosher
    comida_halal comida_kosher menú_halal menú_kosher certificado_halal certificación_kosher jamón puerco chancho
    shabat motivos_religiosos por_religión rezar sala_de_rezo sin_alcohol_ni_cerdo`,
  alcohol: `alcohol alcohólic* bebidas_alcohólicas cerveza cervezas cerveza_artesanal caña birra chela chelas vino
    vinos vino_tinto vino_blanco copa_de_vino cócteles coctel cocteles coctelería trago tragos gin_tonic gintonic
    cubata cubatas whisky tequila mezcal pisco fernet vermut vermú sangría cava champán champagne licor licores
    carta_de_vinos chupito sin_alcohol cerveza_sin_alcohol licencia_de_alcohol sidra`,
  softDrink: `refresco refrescos gaseosa gaseosas bebida_sin_alcohol bebidas_sin_alcohol sin_alcohol coca-cola
    coca_cola cocacola pepsi fanta sprite zumo zumos jugo jugos jugo_natural zumo_natural zumo_de_naranja
    jugo_de_naranja limonada agua_con_gas agua_sin_gas agua_mineral agua_del_grifo agua_de_la_canilla
    botella_de_agua jarra_de_agua agua_fresca aguas_frescas batido batidos licuado licuados smoothie horchata
    tónica aquarius nestea té_helado mosto kombucha máquina_de_bebidas mocktail`,
  coffeeAndTea: `café cafés cafecito cafetera cafetería capuchino cappuccino capuccino latte flat_white espresso
    expreso café_con_leche café_solo descafein* café_de_especialidad café_en_grano barista té_verde té_negro
    infusión infusiones manzanilla poleo mate yerba chai matcha chocolate_caliente tetera merienda merendar
    nespresso desayuno_con_café café_gratis bombón_de_café café_cortado`,
  breakfast: `desayuno desayunos desayunar desayuno_buffet desayunamos desayunáis desayuno_incluido
    buffet_de_desayuno brunch tostada tostadas medialuna medialunas facturas_de_panadería cruasán croissant
    churros bollería chilaquiles huevos_revueltos desayuno_continental café_con_tostadas primera_comida desayunito
    alojamiento_y_desayuno servís_desayunos sirven_desayuno almuerzo_de_tenedor arepas tortitas panqueques granola`,
  lunch: `almuerzo almuerzos almorzar almorzamos almuerzan menú_del_día menú_diario menú_de_mediodía
    menú_ejecutivo menú_del_mediodía comida_del_mediodía comer_al_mediodía comer_a_mediodía al_mediodía
    plato_del_día comida_corrida corrientazo menú_de_trabajo comida_de_empresa hora_de_comer hora_del_almuerzo
    colación comida_casera primer_plato segundo_plato menú_semanal comedor`,
  dinner: `cena cenas cenar cenamos cenáis cenan ceno cenita para_cenar comer_de_noche comer_por_la_noche
    menú_de_noche menú_de_cena turno_de_cena turnos_de_cena cocina_de_noche cena_romántica cena_de_nochebuena
    cena_de_navidad cena_de_empresa servicio_de_cenas cocina_hasta_tarde comida_de_noche horario_de_cenas
    media_pensión cenar_tarde ir_a_cenar`,
  kidsMenu: `menú_infantil menú_para_niños menú_de_niños menú_de_los_niños menú_kids menú_niños plato_infantil
    platos_infantiles platos_para_niños comida_para_niños comida_para_chicos menú_para_chicos porción_infantil
    media_ración_para_niños qué_comen_los_niños qué_comen_los_chicos potito potitos papilla papillas nuggets
    macarrones salchichas milanesa_con_puré trona tronas sillita_de_comer periquera carta_infantil happy_meal
    cajita_feliz menú_peques`,
  cake: `tarta tartas pastel pasteles torta tortas bizcocho bizcochos queque ponqué tarta_de_cumpleaños
    torta_de_cumpleaños pastel_de_cumpleaños pastelería repostería pastelero pastelera cupcake cupcakes magdalenas
    muffin cheesecake tarta_de_queso brownie tarta_de_boda pastel_de_bodas torta_de_casamiento fondant mesa_dulce
    candy_bar velas_de_cumpleaños soplar_las_velas traer_la_tarta traer_la_torta traer_el_pastel llevar_una_tarta
    llevar_la_torta descorche_de_tarta roscón tarta_personalizada postre postres dulces alfajores`,
  ownFood: `traer_comida traer_la_comida traer_mi_comida traer_nuestra_comida traer_bebida traer_bebidas
    traer_nuestra_bebida llevar_comida llevar_bebida llevar_bebidas llevar_nuestra_comida llevar_mi_comida
    llevar_la_comida comida_propia bebida_propia comida_de_casa comida_de_fuera comida_del_exterior
    alimentos_del_exterior bebidas_de_fuera entrar_con_comida entrar_comida ingresar_con_alimentos
    bocadillo_de_casa bocata_de_casa traer_bocadillos traer_vino llevar_vino nuestro_propio_vino mi_propio_vino
    descorche derecho_de_descorche hacer_un_picnic picnic pícnic tupper táper vianda lonchera zona_de_picnic
    merendero nuestro_propio_catering comer_lo_nuestro`,
  snacks: `snack snacks aperitivo aperitivos tapa tapas tapeo tapear pincho pinchos pintxos picoteo picar
    algo_para_picar algo_de_picar picada picotear botana botanas antojitos pasapalos bocadillo bocadillos bocata
    bocatas sándwich sándwiches sándwiches_de_miga montadito empanada empanadas patatas_fritas papas_fritas nachos
    palomitas pochoclo golosinas chuches chucherías máquina_expendedora máquina_de_vending máquinas_expendedoras
    kiosco quiosco algo_rápido_de_comer`,
  organic: `ecológic* orgánic* productos_ecológicos productos_orgánicos productos_bio bio biológic* sin_pesticidas
    sin_agrotóxicos sin_químicos agroecológic* biodinámic* agricultura_ecológica certificado_ecológico
    sello_ecológico huevos_camperos gallinas_felices gallinas_libres km_0 kilómetro_cero cosmética_natural
    producto_natural libre_de_químicos comercio_justo vino_natural`,
  ingredients: `ingrediente ingredientes de_dónde_viene de_dónde_vienen de_dónde_sacáis de_dónde_son_los
    procedencia casero casera caseros caseras hecho_en_casa hechos_en_casa hecho_a_mano elaboración_propia
    elaborado_aquí artesan* materia_prima productores proveedores productor_local producto_local productos_locales
    proximidad producto_de_proximidad km_0 de_temporada congelado congelados conservantes aditivos colorantes
    qué_lleva qué_llevan denominación_de_origen composición masa_madre obrador del_huerto pescado_fresco`,
  spicy: `picante picantes pica pican muy_picante poco_picante sin_picante no_picante nada_picante pica_mucho
    pican_mucho chile chiles chile_serrano ají ajíes guindilla jalapeño jalapeños habanero salsa_picante
    salsa_brava tabasco sriracha rocoto ají_amarillo nivel_de_picante sin_chile pimienta curry
    no_tolero_el_picante fuerte_de_picante picor picosito picoso picosa condiment* especiado`,
  portion: `ración raciones media_ración medias_raciones porción porciones plato_grande plato_abundante
    platos_abundantes abundante abundantes generoso generosas cantidad_de_comida para_compartir compartir_un_plato
    compartir_platos para_cuántos_es para_dos_personas cuánto_trae cuántas_piezas tamaño_del_plato
    quedarse_con_hambre te_quedas_con_hambre llenador contundente gramaje cuántos_gramos gramos repetir_plato
    buffet_libre tenedor_libre barra_libre tamaño_de_la_pizza todo_lo_que_puedas`,
  dishes: `vajilla vajillas platos_y_vasos platos_y_cubiertos cubertería cubiertos vasos copas tazas tenedor
    tenedores cuchillos cucharas ollas sartén sartenes menaje utensilios utensilios_de_cocina lavar_los_platos
    fregar fregar_los_platos fregamos lavavajillas lavaplatos lavar_la_vajilla alquiler_de_vajilla
    platos_desechables descartables vasos_desechables cristalería mantelería manteles servilletas quién_friega
    loza trastes lavar_los_trastes`,
  equipmentRental: `alquiler_de_equipo alquiler_de_material alquiler_de_equipos alquilar_equipo alquilar_material
    alquilar_el_equipo alquilar_el_material alquiláis_material alquilan_equipo renta_de_equipo rentar_equipo
    rentan rentar arriendo arriendan arrendar alquil* prestáis prestan préstamo me_dejáis nos_prestan me_prestan
    prestado prestada alquilar_bicis alquilar_tablas alquilar_zapatos alquilar_raquetas alquiler_de_bicis
    material_incluido equipo_incluido equipo_completo pies_de_gato_alquiler alquilar_patines palas_de_pádel
    material_de_alquiler neopreno`,
  ownEquipment: `equipo_propio material_propio propio_equipo propio_material mi_equipo mi_propio_equipo
    mi_propio_material mi_material nuestro_equipo nuestro_material llevar_mi_equipo llevar_mi_material
    llevar_mi_propio traer_mi_equipo traer_mi_material traer_mi_propio traer_tu_propio traer_el_mío llevar_el_mío
    tengo_el_mío ya_tengo_el_equipo llevar_mis_cosas mis_propias_cosas mis_propias_herramientas
    mi_propia_esterilla mi_propia_bici mi_tabla mi_raqueta mis_esquís mi_casco piezas_mías repuesto_propio
    traigo_mis_piezas compro_yo_el_material`,
  clothing: `qué_ropa ropa_cómoda ropa_deportiva ropa_adecuada ropa_de_deporte qué_me_pongo qué_ponerme
    qué_nos_ponemos ponerme cómo_voy_vestido cómo_hay_que_vestir cómo_ir_vestido cómo_vamos_vestidos vestimenta
    indumentaria atuendo código_de_vestimenta dress_code etiqueta_de_vestir traje_y_corbata vestir_bien vaqueros
    jeans pantalón_corto pantalones_cortos bermudas chanclas ojotas zapatillas tenis_deportivos calzado
    calzado_cómodo zapatos botas suela calcetines ropa_que_se_manche delantal ropa_vieja bañador traje_de_baño`,
  bringAlong: `qué_hay_que_llevar qué_tengo_que_llevar qué_tenemos_que_llevar qué_debo_llevar qué_necesito_llevar
    qué_llevo qué_llevamos qué_tengo_que_traer qué_hay_que_traer qué_debo_traer qué_traigo hay_que_llevar_algo
    tengo_que_llevar_algo tengo_que_traer hay_que_traer tenéis_que_traer tienen_que_traer llevar_algo traer_algo
    traer_consigo qué_documentos qué_papeles documentación papeles_necesarios documentación_necesaria
    documentos_necesarios requisitos traer_toalla llevar_toalla toalla esterilla botella_de_agua protector_solar
    crema_solar repelente radiografías análisis_previos informes_previos historia_clínica cartilla
    libreta_sanitaria`,
  idDocument: `dni nie pasaporte pasaportes identificación identificarse identificarme documento_de_identidad
    carnet_de_identidad carné_de_identidad cédula cédula_de_identidad ine credencial_de_elector
    credencial_para_votar identificación_oficial curp rut documento_original foto_del_dni fotocopia_del_dni
    copia_del_dni documento_de_identificación documento_vigente carnet_de_conducir carné_de_conducir
    permiso_de_conducir licencia_de_conducir registro_de_conducir licencia_de_manejo acreditar_la_edad
    demostrar_la_edad comprobar_la_edad mayoría_de_edad`,
  prescription: `receta_médica receta_electrónica con_receta sin_receta recetas_médicas récipe receta_del_médico
    receta_del_doctor orden_médica volante volante_médico derivación derivar derivado_por derivada_por remisión
    remitido_por prescri* pase_del_médico interconsulta autorización_médica certificado_médico justificante_médico
    informe_médico médico_de_cabecera médico_de_familia médico_clínico vale_la_receta me_manda_el_médico
    me_lo_mandó recetado receta_vencida receta_caducada apto_médico parte_médico`,
  spareParts: `pieza_de_recambio piezas_de_recambio recambio recambios repuesto repuestos refacción refacciones
    piezas_originales pieza_original piezas_de_repuesto repuestos_originales repuesto_original recambio_original
    accesorios pieza_compatible piezas_genéricas pieza_alternativa descatalogad* descontinuad* pedir_la_pieza
    traer_la_pieza piezas_de_desguace desguace yonke desarmadero calidad_original autoparte autopartes consumibles
    filtros`,
  brand: `marca marcas qué_marca qué_marcas con_qué_marcas de_qué_marca marcas_trabajáis marcas_manejan
    marcas_vendéis marcas_venden todas_las_marcas multimarca marca_blanca fabricante fabricantes
    distribuidor_oficial distribuidor_autorizado servicio_oficial servicio_técnico_oficial concesionario_oficial
    taller_oficial oficial_de_la_marca marca_propia primeras_marcas representante_oficial réplica imitación`,
  usedGoods: `segunda_mano de_segunda_mano segunda_mano_garantía usado usada usados usadas ropa_usada
    reacondicion* seminuevo seminuevos de_ocasión vehículo_de_ocasión km_0_ocasión compráis_usado compran_usados
    compro_oro compráis_oro compran_oro vender_mi_coche vender_mi_auto vender_mi_móvil os_vendo vender_libros
    tomáis_mi_viejo a_cambio_del_viejo plan_renove parte_de_pago como_parte_de_pago permuta permutar recompra
    empeño casa_de_empeño trueque vintage retro antigüedades mercadillo wallapop vinted mercadolibre comprar_usado`,
  recycling: `recicl* punto_limpio punto_verde desechar desecho desechos residuos tirar_el_viejo tirar_mi_viejo
    retirada_del_viejo os_lleváis_el_viejo se_llevan_el_viejo retiráis_el_viejo retiran_el_viejo
    llevarse_el_aparato_viejo aparato_viejo colchón_viejo muebles_viejos electrodoméstico_viejo pilas_usadas
    aceite_usado neumáticos_viejos chatarra basura deshacerme_de deshacerse_de dónde_tiro donar donación
    donaciones regalar_ropa ropa_que_no_uso contenedor contenedores escombros raee gestión_de_residuos botadero
    vertedero`,
  repair: `reparar reparo reparamos reparáis reparan reparación reparaciones reparado arregl* compostura
    componer_mi servicio_técnico avería averías averiad* estropead* se_me_ha_estropeado se_me_ha_roto se_me_rompió
    se_rompió no_funciona no_enciende no_prende no_arranca dejó_de_funcionar descompuest* dañado se_dañó
    se_malogró malogrado hace_ruido_raro pinchazo soldar tiene_arreglo restaurar restauración restauramos
    restauráis mantenimiento roto rota`,
  cleaning: `limpieza limpiezas limpiar limpiáis limpian limpio limpia lavado lavar lavan laváis mancha manchas
    quitar_manchas sacar_manchas quitamanchas desmanch* manchado manchada tintorería limpieza_en_seco
    lavado_en_seco lavar_en_seco desinfec* aspirar fregar limpieza_profunda limpieza_a_fondo limpieza_de_alfombras
    limpieza_de_sofás limpieza_de_tapicería tapicería encerar encerado abrillantar pulido lavadero lavacoches
    lavadero_de_coches car_wash lavado_de_auto limpiacristales limpieza_final suciedad vapor`,
  mess: `ensuci* suciedad sucio sucia polvo mucho_polvo polvareda mancharme manchar mancharse me_mancho
    proteger_el_suelo proteger_los_muebles proteger_los_pisos cubrir_los_muebles cubrir_el_suelo tapar_los_muebles
    lonas plástico_protector cartón_en_el_suelo recoger_todo recogéis_todo limpiáis_después limpian_después
    dejar_limpio dejarlo_limpio dejáis_limpio dejan_limpio dejamos_limpio desorden desastre escombro escombros
    retirada_de_escombros retiro_de_escombros barrer queda_limpio limpiar_al_terminar obra_limpia cubrezapatos
    enchastre`,
  sharpening: `afilar afilado afilados afilador afiláis afilan afilamos afila_cuchillos afilado_de_cuchillos
    cuchillo cuchillos tijera tijeras no_corta no_cortan sin_filo perdió_el_filo filo desafilad* amolar amolador
    sacar_filo dar_filo piedra_de_afilar cuchilla cuchillas hoja_de_sierra cadena_de_motosierra navaja navajas
    esmerilar vaciador tijeras_de_podar patines_afilado afilar_esquís`,
  alteration: `arreglos_de_ropa arreglo_de_ropa arreglos_de_costura costura costurera modista modistas sastre
    sastrería bajo_del_pantalón bajos_de_pantalón meter_el_bajo coger_el_bajo coger_bajos hacer_el_bajo dobladillo
    dobladillos ruedo hacer_el_ruedo basta_del_pantalón bastilla acortar alargar ensanchar estrechar entallar
    achicar agrandar me_queda_grande me_queda_ancho me_queda_largo me_queda_corto me_queda_chico meter_de_cintura
    cambiar_la_cremallera cremallera cremalleras cierre_roto zíper coser zurcir ajustar_el_anillo
    ajustar_la_medida compostura_de_ropa`,
  sizeExchange: `cambio_de_talla cambiar_la_talla cambiar_de_talla otra_talla otro_talle cambiar_el_talle
    cambio_de_talle talla tallas talle talles talla_grande tallas_grandes talles_grandes no_me_queda
    no_me_queda_bien no_me_vale no_me_entra no_me_sirve no_es_mi_talla me_queda_pequeño me_queda_grande
    me_queda_chico me_queda_chica si_no_me_queda cambiarlo_por_otro número_de_zapato número_de_calzado
    cambios_y_devoluciones plazo_de_cambio ticket_de_cambio ticket_regalo cambio_sin_ticket xl xxl guía_de_tallas
    descambiar`,
  customMade: `a_medida hecho_a_medida hecha_a_medida a_la_medida hechos_a_medida por_encargo de_encargo encargo
    encargos encargar hacer_a_medida fabricar_a_medida bajo_pedido sobre_pedido personaliz* diseño_propio
    diseño_a_medida diseñar_mi mi_propio_diseño pieza_única piezas_únicas artesanal customiz* hecho_a_pedido
    por_pedido confección confeccion* tomar_medidas tomáis_medidas toman_medidas fabricación_propia
    muebles_a_medida traje_a_medida modelo_exclusivo hecho_para_mí`,
  engraving: `grabado grabados grabar_un_nombre grabar_el_nombre grabar_una_fecha grabar_un_anillo grabáis_anillos
    graban_anillos grabar_una_placa grabado_láser grabado_a_láser inscripción_en_el_anillo poner_el_nombre
    poner_un_nombre con_nombre con_mi_nombre iniciales bordar bordado bordados bordan bordáis placa placas
    placas_conmemorativas trofeo trofeos medallas dedicatoria personalizado_con_nombre estampar estampado
    serigrafía sublimación vinilo chapita_para_perro`,
  keyCopy: `copia_de_llave copia_de_llaves copias_de_llaves duplicado_de_llaves duplicar_llaves duplicar_una_llave
    duplicado_de_llave duplicados llave llaves hacer_una_llave hacer_llaves copiar_una_llave copiar_llaves
    cerrajero cerrajeros cerrajería llave_del_coche llave_del_auto llave_de_seguridad llave_codificada
    mando_del_garaje mandos_de_garaje control_del_portón mando_a_distancia cerradura cerraduras bombín cilindro
    llavero perdí_las_llaves he_perdido_las_llaves llave_con_chip sacar_copia_de_llave`,
  battery: `batería baterías pila pilas cambio_de_batería cambio_de_pila cambiar_la_batería cambiar_la_pila
    pila_de_reloj pila_del_reloj acumulador autonomía cuánto_dura_la_batería se_descarga_rápido no_carga
    no_me_carga no_dura_la_carga se_apaga_solo batería_hinchada batería_inflada batería_del_coche batería_del_auto
    se_quedó_sin_batería me_quedé_sin_batería pasar_corriente pinzas_de_arranque batería_de_bici_eléctrica litio
    recargable recargables audífono_pilas`,
  computer: `ordenador ordenadores computadora computadoras computador computadores compu portátil portátiles
    notebook notebooks laptop laptops pc pcs mac macbook imac disco_duro ssd memoria_ram virus_informático
    antivirus windows formatear formateo pantalla_azul va_lento está_lenta recuperar_datos recuperación_de_datos
    teclado informátic* impresora impresoras tóner cartuchos_de_tinta copia_de_seguridad respaldo
    programa_informático placa_madre`,
  phoneDevice: `móvil móviles celular celulares celu teléfono_móvil smartphone iphone samsung xiaomi huawei
    motorola tablet tablets ipad pantalla_rota cambio_de_pantalla se_cayó_el_móvil se_cayó_el_celular cristal_roto
    vidrio_roto_del_celular se_mojó_el_celular tarjeta_sim funda fundas protector_de_pantalla cristal_templado
    vidrio_templado desbloquear liberar_el_móvil android airpods auriculares smartwatch reloj_inteligente
    código_pin`,
  vehicleCheck: `itv pasar_la_itv vtv revisión_técnica revisión_técnico_mecánica técnico_mecánica tecnomecánica
    verificación_vehicular rtv pre-itv pre_itv revisión_del_coche revisión_del_auto revisar_el_coche
    revisar_el_auto cambio_de_aceite aceite_y_filtros frenos pastillas_de_freno discos_de_freno service_del_auto
    afinación mantenimiento_del_coche alineación alineado balanceo suspensión amortiguadores
    correa_de_distribución embrague caja_de_cambios testigo_encendido luz_del_motor diagnosis mecánico
    taller_mecánico carrocería chapa_y_pintura emisiones puesta_a_punto`,
  tyres: `neumático neumáticos rueda_pinchada ruedas llanta llantas goma_pinchada cubierta_pinchada
    cubiertas_de_auto caucho_pinchado cauchos pinchazo pinchazos pinché se_me_pinchó pinchado ponchadura ponchada
    se_ponchó llanta_ponchada vulcaniz* gomería gomero montallantas desponchadora neumáticos_de_invierno
    ruedas_de_invierno cadenas_de_nieve cambio_de_neumáticos cambio_de_ruedas cambiar_las_ruedas cambio_de_llantas
    equilibrado balanceo alineación paralelo presión_de_las_ruedas michelin pirelli bridgestone rueda_de_repuesto
    parchar cámara_de_bici`,
  rentalCar: `coche_de_alquiler coches_de_alquiler auto_de_alquiler alquiler_de_coches alquiler_de_autos
    alquilar_un_coche alquilar_un_auto renta_de_autos rentar_un_auto rentar_un_carro alquiler_de_carros rent_a_car
    coche_de_sustitución vehículo_de_sustitución coche_de_cortesía auto_de_cortesía vehículo_de_cortesía
    auto_de_reemplazo vehículo_de_reemplazo coche_mientras_tanto auto_mientras_tanto sin_coche_mientras
    furgoneta_de_alquiler alquilar_furgoneta alquilar_una_furgoneta alquilar_una_camioneta alquiler_de_furgonetas
    kilometraje_ilimitado kilómetros_incluidos depósito_lleno tanque_lleno segundo_conductor conductor_adicional
    hertz avis europcar sixt`,
  tools: `herramienta herramientas taladro taladros taladradora martillo destornillador desarmador sierra
    sierra_circular caladora amoladora radial lijadora lijar hormigonera andamio andamios compresor motosierra
    desbrozadora cortacésped bosch makita dewalt alquiler_de_maquinaria maquinaria máquinas_de_obra
    caja_de_herramientas llave_inglesa atornillador ferretería tornillos escalera_de_mano banco_de_trabajo`,
  plants: `planta plantas plantita plantitas maceta macetas matera materas planta_de_interior plantas_de_interior
    plantas_de_exterior trasplant* sustrato tierra_para_macetas abono_para_plantas fertilizante riego regar riegan
    vivero viveros semillas plantines suculenta suculentas cactus orquídea orquídeas monstera bonsái árbol árboles
    arbusto arbustos frutales hierbas_aromáticas césped pulgones se_muere_la_planta cuidar_las_plantas`,
  flowers: `flor flores ramo ramos ramo_de_novia ramo_de_flores rosas rosas_rojas tulipanes girasoles claveles
    lirios margaritas centro_de_flores centros_de_mesa arreglo_floral arreglos_florales floristería florería
    florista floristas corona_de_flores coronas_fúnebres flores_frescas flores_secas flores_preservadas
    flor_cortada bouquet mandar_flores enviar_flores san_valentín día_de_la_madre flores_a_domicilio pétalos
    orquídea interflora`,
  wood: `madera maderas roble pino nogal cerezo_madera cedro tablero tableros tablón tablones tablas_de_madera
    listones contrachapado aglomerado mdf melamina parquet parqué tarima tarima_flotante leña carpintero
    carpintería carpinteros ebanist* barniz barnizar lacado lacar carcoma polillas termitas aserradero
    corte_a_medida serrín`,
  material: `de_qué_está_hecho de_qué_está_hecha de_qué_están_hechos de_qué_es de_qué_material qué_material
    qué_materiales materiales hecho_de hecha_de tejido tejidos tela telas algodón lino lana seda poliéster cuero
    piel_auténtica cuero_legítimo piel_sintética acero acero_inoxidable aluminio oro plata_925 plata_de_ley
    baño_de_oro bañado_en_oro cerámica mármol granito cuarzo cristal_vidrio plástico espuma viscoelástica titanio
    porcelana zirconio composición`,
  colour: `color colores qué_colores de_qué_color en_otro_color otros_colores gama_de_colores carta_de_colores
    paleta_de_colores tono tonos tonalidad negro blanco rojo azul verde amarillo gris beige rosa marrón café_color
    celeste morado violeta destiñe desteñir pintura pintar teñir tinte ral pantone colorido`,
  samples: `muestra muestras muestrario muestrarios muestra_gratis muestras_gratis muestra_de_tela
    muestras_de_tela muestra_de_color pedir_una_muestra ver_una_muestra llevarme_una_muestra catálogo catálogos
    showroom exposición sala_de_exposición ejemplos_de_trabajos trabajos_anteriores ver_trabajos fotos_de_trabajos
    portafolio porfolio portfolio antes_y_después probador_de_producto retal retales muestra_de_perfume`,
  stock: `en_stock stock hay_stock tenéis_en_stock tienen_en_stock hay_existencias existencias
    disponible_en_tienda disponible disponibles disponibilidad en_almacén en_existencia agotad* sin_stock
    sin_existencias se_agotó queda_alguno quedan_unidades os_queda os_quedan les_queda les_quedan te_queda
    te_quedan reposición cuándo_os_llega cuándo_les_llega volvéis_a_tener vuelven_a_tener lo_podéis_pedir
    lo_pueden_pedir me_lo_pedís pedirlo encargarlo por_encargo bajo_pedido me_lo_consiguen surtido`,
  preorder: `encargar encargo encargos encargo_previo por_encargo pedir_con_antelación pedir_con_anticipación
    pedido_anticipado pedidos_anticipados preventa preventas preorden preorder pre-order reservar_el_pan
    reservar_un_producto apartar aparto apartado apartar_mercancía apartar_un_producto guardarme_uno guardarme_una
    me_guardáis me_guardan me_lo_guardáis me_lo_guardan me_lo_apartas me_lo_apartan resérvame reservame
    dejar_encargado dejar_pedido pedido_para_el_sábado con_48_horas bajo_pedido`,
  gift: `regalo regalos regalar obsequio obsequios envolver envolver_para_regalo envuelto envolvéis envuelven
    envoltorio papel_de_regalo para_regalo envoltura envoltura_de_regalo bolsa_de_regalo caja_de_regalo lazo moño
    tarjeta_con_mensaje dedicatoria detalle_para_invitados detalles_de_boda souvenir souvenirs recuerdito
    cesta_de_regalo canasta_de_regalo cesta_de_navidad canasta_navideña idea_de_regalo lista_de_bodas
    lista_de_regalos amigo_invisible día_de_la_madre presente_de_cumpleaños`,
  packaging: `embalaje embalajes embalar embaláis embalan empacar empaque empaques empaquet* envase envases
    envasado caja_de_cartón cajas_de_cartón cajas bolsa bolsas bolsa_de_tela traer_mi_bolsa traer_mi_envase
    traer_mi_táper mi_propio_envase mi_propia_bolsa mi_propio_tupper granel a_granel envasado_al_vacío al_vacío
    retornable retornables frágil plástico_de_burbujas papel_burbuja sin_plástico biodegradable compostable tarro
    tarros frascos`,
  storage: `guardamuebles trastero trasteros bodega_de_almacenaje bauleras baulera self_storage minibodega
    guardar_los_muebles guardar_mis_muebles guardar_muebles guardar_cosas guardar_un_tiempo guardáis_neumáticos
    guardan_neumáticos guardar_las_ruedas guardar_la_moto guardar_el_barco invernaje hotel_de_neumáticos custodia
    depósito_de_muebles contenedor_marítimo guardarlo_unos_días guardarlo_unas_semanas dejarlo_guardado
    guardería_náutica pupilaje cuánto_tiempo_lo_guardáis cámara_frigorífica`,
  unclaimed: `no_recogido no_recogidos no_recogida sin_recoger no_lo_recojo si_no_lo_recojo si_no_recojo
    no_paso_a_recogerlo no_retirado no_retirados sin_retirar no_lo_retiro si_no_lo_retiro no_retiro_el
    no_vengo_a_buscarlo cuánto_tiempo_lo_guardáis cuánto_tiempo_lo_guardan cuánto_tiempo_guardáis
    cuánto_tiempo_guardan hasta_cuándo_lo_guardan hasta_cuándo_lo_guardáis hasta_cuándo_puedo_recogerlo
    plazo_para_recoger plazo_de_recogida plazo_para_retirar plazo_de_retiro se_considera_abandonado abandonado
    abandonados olvidé_recoger me_olvidé_de_retirar días_para_recogerlo días_para_retirarlo meses_para_recogerlo
    tasa_de_almacenaje`,
  lostProperty: `objetos_perdidos objeto_perdido cosas_perdidas oficina_de_objetos_perdidos perdí he_perdido
    he_perdido_mi se_me_perdió se_me_cayó se_me_ha_olvidado se_me_olvidó se_me_quedó me_olvidé me_he_olvidado
    olvidé olvidado olvidada olvidados me_dejé me_dejé_el me_dejé_la me_he_dejado dejé_olvidado dejé_mi
    habéis_encontrado han_encontrado encontraron encontrasteis apareció extravi* lo_encontrado perdimos
    nos_dejamos nos_olvidamos`,
  photos: `hacer_fotos sacar_fotos tomar_fotos hago_fotos se_pueden_hacer_fotos puedo_hacer_fotos
    puedo_sacar_fotos fotos_permitidas fotografiar fotografía fotografías foto fotos selfie selfies grabar_vídeo
    grabar_video grabar_vídeos filmar filmo filmación cámara cámaras gopro trípode dron flash sin_flash con_flash
    sesión_de_fotos rodaje tiktok reels prohibido_fotografiar cámara_de_fotos`,
  photosOfYou: `fotos_del_evento fotos_del_día fotos_nuestras foto_nuestra foto_de_recuerdo fotos_de_recuerdo
    nos_hacéis_fotos nos_hacen_fotos nos_sacan_fotos nos_toman_fotos nos_sacáis_fotos nos_grabáis fotógrafo
    fotógrafos fotógrafa fotógrafo_incluido reportaje_de_fotos reportaje_fotográfico recibir_las_fotos
    cómo_recibo_las_fotos dónde_veo_las_fotos descargar_las_fotos descargar_fotos pasáis_las_fotos pasan_las_fotos
    mandáis_las_fotos mandan_las_fotos enviáis_las_fotos envían_las_fotos comprar_las_fotos foto_de_grupo
    foto_grupal fotos_y_vídeo pack_de_fotos fotomatón photocall cabina_de_fotos galería_de_fotos álbum_de_fotos
    vídeo_del_salto`,
  music: `música músicos musical banda_en_vivo música_en_directo música_en_vivo concierto conciertos recital dj
    disyóquey disc_jockey karaoke equipo_de_sonido altavoz altavoces parlante parlantes bocina bocinas bafle
    micrófono playlist lista_de_canciones spotify canción canciones poner_música nuestra_música mariachi mariachis
    cantante guitarra piano orquesta baile bailar discoteca hilo_musical sgae sayco`,
  games: `juego_de_mesa juegos_de_mesa juegos jugar billar futbolín metegol futbolito dardos ajedrez dominó
    cartas_y_juegos baraja naipes parchís videojuego videojuegos consola playstation xbox nintendo switch arcade
    recreativas maquinitas bolos boliche bowling ping_pong tenis_de_mesa escape_room sala_de_escape laser_tag
    paintball realidad_virtual minigolf bingo sala_de_juegos torneo torneos`,
  books: `libro libros novela novelas librería biblioteca bibliotecas lectura lector lectores leer cómic cómics
    cuento cuentos manga libros_de_texto textos_escolares libros_escolares útiles_escolares ebook ebooks
    audiolibro préstamo_de_libros club_de_lectura firma_de_libros editorial autor autora revistas periódicos
    diario_del_día cuaderno`,
  toys: `juguete juguetes juguetería muñeca muñecas muñecos peluche peluches lego playmobil puzle puzles puzzle
    rompecabezas juegos_para_niños rincón_infantil rincón_de_juegos zona_infantil zona_de_juegos área_de_juegos
    área_infantil pelotero piscina_de_bolas parque_de_bolas ludoteca cochecitos_de_juguete pelota pelotas globos
    castillo_hinchable inflables columpios columpio tobogán colorear lápices_de_colores`,
  pool: `piscina piscinas pileta piletas alberca albercas natatorio nadar bañarse bañarnos darse_un_chapuzón
    chapuzón piscina_climatizada pileta_climatizada alberca_techada piscina_cubierta pileta_cubierta
    piscina_exterior piscina_infantil piscina_para_niños jacuzzi hidromasaje gorro_de_baño gorro_de_natación
    bañador traje_de_baño malla_de_baño nado_libre aquagym toboganes socorrista profundidad_de_la_piscina flotador
    manguitos hamacas tumbonas reposeras`,
  sauna: `sauna saunas baño_turco baños_turcos hammam baño_de_vapor vapor spa circuito_termal circuito_spa
    circuito_de_aguas termas aguas_termales balneario jacuzzi hidromasaje bañera_de_hidromasaje temazcal
    sauna_finlandesa sauna_seca sauna_mixta ir_desnudo en_bañador nudista albornoz bata_de_baño chanclas
    piscina_de_agua_fría wellness relax zona_de_aguas toalla_en_la_sauna`,
  gymEquipment: `máquinas_de_musculación máquinas_de_gimnasio máquinas_de_cardio aparatos_de_gimnasio pesas
    pesas_libres mancuernas discos_y_barras barra_olímpica cinta_de_correr caminadora elíptica elípticas
    bicicleta_estática bici_estática remo_indoor sala_de_musculación sala_de_pesas musculación crossfit trx
    kettlebell kettlebells rack_de_sentadillas sentadillas press_de_banca spinning zona_de_peso_libre peso_libre
    cardio saco_de_boxeo colchoneta esterillas dominadas reformer`,
  bed: `cama camas cama_doble cama_matrimonial cama_de_matrimonio cama_individual camas_separadas cama_supletoria
    cama_extra cama_king cama_queen litera literas cuna cunas cuna_de_viaje practicuna catre sofá_cama sábana
    sábanas almohada almohadas edredón acolchado colchón colchones ropa_de_cama juego_de_sábanas toallas toalla
    manta mantas cobija cobijas frazadas saco_de_dormir bolsa_de_dormir cambio_de_sábanas cambio_de_toallas
    dos_camas funda_nórdica`,
  kitchenUse: `usar_la_cocina uso_de_cocina uso_de_la_cocina derecho_a_cocina cocina_equipada cocina_compartida
    cocina_completa cocinar cocinarnos puedo_cocinar podemos_cocinar cocinamos_nosotros hacer_la_comida
    kitchenette cocineta cocina_americana microondas horno nevera heladera refrigerador refri frigorífico
    congelador freezer hervidor pava_eléctrica placa_de_inducción vitrocerámica anafe hornalla tostadora barbacoa
    parrilla asador asado hacer_un_asado calentar_comida calentar_la_comida hacer_una_barbacoa cafetera minibar
    frigobar`,
  laundry: `lavandería lavanderías lavadora lavadoras lavarropas lavar_ropa lavar_la_ropa lavado_de_ropa colada
    hacer_la_colada poner_una_lavadora secadora secadoras secarropas secar_la_ropa tender_la_ropa tendedero tender
    lavandería_autoservicio plancha planchar planchado plancháis planchan tintorería detergente suavizante
    jabón_en_polvo servicio_de_lavandería ropa_sucia lavar_edredones lavar_mantas lavar_alfombras
    camisas_planchadas lavado_y_planchado lavado_por_kilo ropa_por_kilo laverap`,
} as const;
