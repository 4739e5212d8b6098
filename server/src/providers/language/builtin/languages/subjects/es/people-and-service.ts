/** Spanish words of people and service, by subject. */
export const peopleAndService = {
  owner: `dueño dueña dueños dueñas propietario propietaria propietarios jefe jefa jefes gerente gerenta gerencia
    encargado encargada director directora titular_del_negocio responsable_del_local administrador fundador
    fundadora quién_lleva_el_negocio quién_está_detrás de_quién_es quién_es_el_dueño quién_dirige quién_lo_lleva
    quién_manda patrón empresa_familiar negocio_familiar regent* a_cargo_de`,
  staffCount: `cuántos_empleados cuántos_trabajáis cuántos_trabajan cuántas_personas_trabajan cuánta_gente_trabaja
    cuántos_sois cuántos_son_ustedes gente_en_el_equipo equipo_de_trabajo nuestro_equipo vuestro_equipo
    somos_un_equipo plantilla personal empleado empleados empleada empleadas trabajadores trabajador colaboradores
    profesionales_en_el_equipo cuántos_profesores cuántos_médicos cuántos_peluqueros cuántos_instructores
    quiénes_sois quiénes_son tamaño_del_equipo cuadrilla operarios`,
  qualification: `titulación titulad* formación_profesional cualificad* calificad* capacitad* certificad*
    homologad* acreditad* acreditación diplomad* licenciad* colegiad* número_de_colegiado matriculado
    gasista_matriculado matrícula_profesional cédula_profesional experiencia años_de_experiencia
    profesional_cualificado especialista especialistas experto expertos qué_estudios estudió estudiaron maestría
    son_profesionales sois_profesionales idóneo instalador_autorizado`,
  sameStaff: `siempre_la_misma_persona la_misma_persona siempre_el_mismo siempre_la_misma la_misma_peluquera
    el_mismo_peluquero el_mismo_médico la_misma_doctora el_mismo_terapeuta la_misma_chica el_mismo_profesor
    la_misma_profesora mismo_profesional misma_profesional persona_fija profesional_fijo quién_viene
    quién_va_a_venir quién_vendrá quién_me_atiende quién_me_atenderá quién_va_a_atender quién_da_la_clase
    quién_lo_hace elegir_profesional elegir_peluquero elegir_médico elegir_con_quién elegir_monitor pedir_con_ella
    pedir_con_él con_quien_siempre puedo_elegir_quién cambiar_de_profesional cambiar_de_terapeuta rotación`,
  womenOnly: `solo_mujeres solo_para_mujeres exclusivo_para_mujeres sólo_mujeres solo_chicas para_chicas
    horario_femenino horario_de_mujeres grupo_de_mujeres clase_para_mujeres clases_para_mujeres zona_femenina
    área_femenina gimnasio_femenino gimnasio_de_mujeres vestuario_femenino me_atienda_una_mujer atienda_una_mujer
    atendida_por_mujer una_mujer doctora_mujer ginecóloga profesional_mujer masajista_mujer instructora
    mujer_médico chofer_mujer mujeres_conductoras mixto mixta mixtos unisex atendéis_a_hombres atienden_hombres
    solo_hombres caballeros`,
  languagesSpoken: `idioma idiomas qué_idiomas hablan_inglés habláis_inglés hablas_inglés hablás_inglés
    habla_inglés hablan_español hablan_castellano en_inglés en_francés en_alemán en_español en_catalán
    en_portugués en_italiano en_chino en_árabe inglés francés alemán italiano portugués chino árabe ruso catalán
    euskera gallego valenciano castellano guaraní quechua bilingüe bilingües english deutsch no_hablo_español
    no_habla_español audioguía lengua_materna carta_en_inglés turistas_extranjeros`,
  doctor: `médico médica médicos doctor doctora doctores doctoras dr dra pediatra pediatras ginecólog* dermatólog*
    traumatólog* oftalmólog* cardiólog* otorrino psiquiatra urólog* neurólog* médico_de_cabecera médico_de_familia
    médico_clínico consulta_médica consultorio consultorios clínica hospital ambulatorio centro_de_salud
    consulta_del_médico facultativo especialista chequeo chequeo_médico revisión_médica analítica
    análisis_de_sangre nutricionista fisioterapeuta kinesiólog* psicólog* matrona`,
  hygiene: `higiene higiénic* esterili* autoclave desinfec* material_desechable agujas_desechables agujas_nuevas
    descartable descartables un_solo_uso de_un_solo_uso guantes mascarilla mascarillas tapabocas barbijo
    cubrebocas gel_hidroalcohólico alcohol_en_gel limpieza_de_los_instrumentos instrumental_limpio toallas_limpias
    contagio infección infecciones bacterias hongos sanidad registro_sanitario bioseguridad pulcritud`,
  pain: `duele dolor dolores dolerá dolió doloros* doler me_va_a_doler va_a_doler me_dolerá sin_dolor indoloro
    anestesi* anestesia_local sedación sedante crema_anestésica lidocaína pinchazo pincha pica_mucho molestia
    sufrir aguantar_el_dolor umbral_del_dolor analgésic* calmante calmantes ibuprofeno paracetamol me_duele
    dormir_la_zona se_siente_dolor anestesia_general óxido_nitroso`,
  pregnancy: `embarazo embarazada embarazadas estoy_embarazada en_estado estoy_esperando gestante gestantes
    encinta preñada gestación meses_de_embarazo semanas_de_embarazo prenatal premamá preparto posparto postparto
    lactancia dando_el_pecho dar_el_pecho amamant* dar_la_teta masaje_prenatal yoga_prenatal futura_mamá
    futuras_mamás parto cesárea matrona partera ecografía ecografías ecografía_4d test_de_embarazo fertilidad
    recién_parida`,
  illness: `enfermo enferma enfermos enfermedad enfermedades estoy_malo estoy_mala me_puse_malo me_enfermé resfri*
    constipado gripe gripa catarro fiebre calentura tos toser covid coronavirus contagi* virus gastroenteritis
    vómitos vomit* diarrea varicela piojos liendres herpes síntomas me_encuentro_mal me_siento_mal engripado
    baja_médica licencia_médica cuarentena`,
  medicine: `medicamento medicamentos medicina_para medicación remedio remedios fármaco fármacos pastillas píldora
    píldoras comprimido comprimidos jarabe gotas pomada antibiótic* ibuprofeno paracetamol genérico genéricos
    farmacia farmacias botica droguería farmacéutic* dosis tomo_medicación tomo_medicamentos anticoagulante
    sintrom insulina vacuna vacunas vacunación inyección inyecciones inyectable efectos_secundarios
    contraindicaciones anticonceptiv* vitaminas`,
  afterCare: `cuidados_posteriores cuidado_posterior después_del_tratamiento después_de_la_sesión
    después_de_la_operación después_del_tatuaje después_de_tatuarme qué_hago_después qué_hacer_después
    que_hacer_después qué_debo_evitar_después cómo_lo_cuido cómo_la_cuido cómo_se_cuida cómo_cuidarlo
    cómo_curar_el_tatuaje curar_el_tatuaje cuidar_el_tatuaje cicatriz* curas curación recuperación reposo
    postoperatorio posoperatorio tomar_el_sol_después ducharme_después hacer_deporte_después cuándo_puedo_lavarlo
    crema_cicatrizante bepanthen quitar_los_puntos sacar_los_puntos hinchazón inflam* rojez moretones
    mantenimiento_posterior seguimiento_posterior`,
  preparation: `cómo_me_preparo cómo_prepararme cómo_preparo prepararme_antes preparación_previa preparativos
    qué_hago_antes qué_hacer_antes que_hacer_antes qué_debo_hacer_antes antes_de_la_cita antes_de_la_sesión
    antes_del_tratamiento antes_de_venir antes_de_la_clase en_ayunas ayunas ayuno ir_en_ayunas comer_antes
    puedo_comer_antes desayunar_antes beber_antes tomar_alcohol_antes sin_maquillaje desmaquill* afeitar_antes
    depilarme_antes rasurar_antes pelo_lavado pelo_limpio con_el_pelo_sucio cabello_limpio vaciar_la_habitación
    dejar_despejado mover_los_muebles cuestionario_previo venir_preparado instrucciones_previas`,
  duration: `duración dura duran durará cuánto_dura cuánto_duran cuánto_tiempo_dura qué_duración cuánto_tarda
    cuánto_se_tarda cuánto_tardaré cuánto_tardo cuánto_demora cuánto_lleva cuánto_tiempo_lleva cuánto_rato
    cuántas_horas_son cuántos_minutos cuántas_horas cuántos_días_dura cuántas_semanas dura_una_hora
    minutos_de_duración horas_de_duración lapso a_qué_hora_termina a_qué_hora_acaba cuándo_termina cuándo_acaba
    hasta_qué_hora_dura tiempo_de_juego tiempo_límite`,
  howOften: `cada_cuánto cada_cuánto_tiempo con_qué_frecuencia frecuencia frecuencias cuántas_veces
    cuántas_sesiones cuántas_clases veces_por_semana veces_a_la_semana veces_al_mes veces_al_año una_vez_al_año
    cada_semana cada_mes cada_seis_meses cada_seis_semanas cada_tres_meses cada_15_días semanalmente mensualmente
    anualmente periodicidad semanal quincenal mensual intervalo intervalos sesiones_necesarias una_sola_vez
    entre_sesión_y_sesión repetir_el_tratamiento a_menudo regularidad cada_cuántos_kilómetros`,
  course: `curso cursos cursillo cursillos clase clases taller_de talleres lección lecciones enseñáis enseñan
    enseñas enseñar enseñanza aprender aprendo dar_clases academia escuela instituto profesor profesora profesores
    profe profes maestro maestra monitor instructor instructora capacitación seminario workshop masterclass
    temario plan_de_estudios matrícula horario_de_clases clases_online curso_intensivo apoyo_escolar extraescolar`,
  beginner: `principiante principiantes novato novata novatos sin_experiencia no_tengo_experiencia
    no_tengo_ni_idea ni_idea nunca_he_hecho nunca_hice nunca_lo_he_hecho nunca_lo_hice nunca_he_probado
    nunca_he_jugado nunca_jugué nunca_he_montado primera_vez es_mi_primera_vez es_nuestra_primera_vez desde_cero
    empezar_de_cero partir_de_cero soy_nuevo soy_nueva novel iniciación nivel_inicial nivel_básico básico
    nivel_cero inexpert* primerizo primeriza conocimientos_previos saber_algo_antes sin_conocimientos no_sé_nada
    no_sé_bailar no_sé_cocinar no_sé_nadar aficionado recién_empiezo`,
  advanced: `avanzado avanzada avanzados avanzadas nivel_avanzado nivel_alto experto expertos expertas
    con_experiencia tengo_experiencia ya_tengo_experiencia intermedio intermedia nivel_intermedio nivel_medio
    perfeccionamiento profesionales perfeccionar subir_de_nivel mejorar_mi_nivel llevo_años hago_hace_años
    competición competir alto_rendimiento federado federados b2 c1 pista_negra`,
  partner: `sin_pareja no_tengo_pareja necesito_pareja hace_falta_pareja venir_solo venir_sola voy_solo voy_sola
    vengo_solo vengo_sola ir_solo ir_sola ir_por_mi_cuenta apuntarme_solo apuntarme_sola pareja_de_baile
    pareja_de_juego compañero_de_juego compañero_de_pádel buscar_compañero encontrar_compañero buscar_pareja
    encontrar_gente conocer_gente conocer_a_gente hacer_amigos gente_para_jugar con_quién_jugar no_tengo_con_quién
    no_conozco_a_nadie nadie_con_quien me_falta_gente nos_falta_uno completar_el_grupo unirme_a_un_grupo
    juntarme_con_otros en_solitario singles grupo_abierto sparring`,
  child: `niño niños niña niñas nene nenes nena chico_de_años chicos_de_años chavales crío críos peque peques
    pequeños hijo hijos hija hijas mi_hijo mi_hija nietos nieto bebé bebés guagua_bebé chamaco escuincle pibe
    pibes edad_mínima partir_de_qué_edad desde_qué_edad qué_edad_mínima límite_de_edad apto_para_niños infantil
    infantiles menores menor_de_edad niños_solos niños_pequeños años_cumplidos qué_edad`,
  teenager: `adolescente adolescentes jóvenes joven juvenil juveniles quinceañer* 15_años 16_años 17_años 14_años
    13_años menor_de_18 menores_de_18 menores_de_edad menor_de_edad mayor_de_edad mayores_de_18 mayoría_de_edad
    teen teens chaval chavala chavales instituto_secundaria secundaria bachillerato la_eso permiso_paterno
    autorización_paterna autorización_de_los_padres permiso_de_los_padres prepa preparatoria`,
  adultSupervision: `acompañado_de_un_adulto acompañados_por_un_adulto adulto_responsable un_adulto
    presencia_de_un_adulto vigilancia supervis* vigilar vigilados bajo_supervisión tengo_que_quedarme
    los_padres_se_quedan quedarse_con_el_niño quedarse_los_padres me_quedo_yo nos_quedamos_los_padres
    dejar_al_niño dejar_a_los_niños dejar_a_mi_hijo dejar_a_los_chicos dejarlos_solos niños_solos niños_sin_padres
    sin_los_padres sin_sus_padres acompañante acompañantes acompañado acompañados padre_o_madre tutor_legal
    entran_los_padres pueden_quedarse_solos hay_monitores`,
  babysitting: `canguro canguros niñera niñeras babysitter babysitting cuidado_de_niños cuidado_infantil
    cuidar_niños cuidar_a_los_niños cuidar_al_bebé cuidan_niños cuidáis_niños cuiden_a_mi_hijo cuida_de_los_niños
    guardería guarderías guardería_infantil miniclub mini_club ludoteca servicio_de_guardería jardín_maternal
    jardín_de_infantes escuela_infantil sala_cuna nana nanny kids_club dejar_a_los_peques dejar_a_los_chicos
    colonia_de_vacaciones campamento_de_verano`,
  birthdayParty: `cumpleaños cumple cumples cumpleañero cumpleañera fiesta_de_cumpleaños fiesta_infantil
    fiestas_infantiles fiestas_de_cumpleaños celebrar_el_cumpleaños celebrar_un_cumpleaños celebrar_mi_cumpleaños
    celebrar_el_cumple festejar festejo festejar_el_cumpleaños cumplo_años cumple_años quinceañera quince_años
    fiesta_de_quince fiesta_de_15 xv_años piñata globos animación_infantil animador animadores payaso
    sorpresa_de_cumpleaños aniversario salón_de_fiestas`,
  henStagParty: `despedida_de_soltera despedida_de_soltero despedidas_de_soltera despedidas_de_soltero
    despedida_de_solteros despedidas despedida soltera soltero fiesta_de_soltera fiesta_de_solteros
    la_novia_y_amigas amigas_de_la_novia amigos_del_novio última_noche_de_soltera stripper boys disfraz_de_novia
    bride_to_be team_bride limusina grupo_de_amigas me_caso_despedida dama_de_honor padrino_de_boda`,
  wedding: `boda bodas casamiento casamientos matrimonio_civil casarse casarme casarnos nos_casamos me_caso novia
    novio novios novias recién_casados ceremonia ceremonia_civil banquete banquetes banquete_de_bodas
    vestido_de_novia luna_de_miel alianzas anillos_de_boda argollas civil_en_el_juzgado wedding_planner
    invitaciones_de_boda padrinos pedida_de_mano compromiso_anillo anillo_de_compromiso preboda enlace_nupcial
    nupcial recepción_de_boda`,
  companyEvent: `evento_de_empresa eventos_de_empresa evento_corporativo eventos_corporativos evento_empresarial
    corporativ* team_building teambuilding cena_de_empresa comida_de_empresa fiesta_de_empresa
    fiesta_de_la_empresa fiesta_fin_de_año salida_de_empresa compañeros_de_trabajo compañeros_del_trabajo colegas
    la_oficina con_la_oficina mi_equipo_de_trabajo mi_departamento mi_empresa nuestra_empresa empresas
    despedida_de_año posada convención congreso conferencia jornada_de_equipo after_office afterwork
    reunión_de_trabajo seminario incentivo presentación_de_producto empleados`,
  schoolTrip: `excursión_escolar excursiones_escolares salida_escolar salidas_escolares visita_escolar
    visitas_escolares paseo_escolar viaje_escolar colegio colegios escuela escuelas escolar escolares
    grupo_escolar grupos_escolares clase_del_colegio mi_clase mis_alumnos nuestros_alumnos con_alumnos
    curso_escolar jardín_de_infantes guardería preescolar fin_de_curso viaje_fin_de_curso viaje_de_egresados
    profesores_acompañantes docentes maestros docente programa_educativo actividad_educativa alumnos
    taller_escolar`,
  groupSizeLimit: `máximo_de_personas mínimo_de_personas número_máximo número_mínimo tamaño_del_grupo grupo_mínimo
    grupo_máximo mínimo_de_participantes máximo_de_participantes cuántos_por_grupo cuántos_por_clase
    cuántas_personas_por_grupo cuántos_alumnos_por_clase alumnos_por_clase personas_por_grupo personas_por_clase
    grupos_reducidos grupo_reducido grupos_pequeños hasta_cuántos hasta_cuántas_personas cuántos_podemos_ir
    cuántos_pueden_venir cuántos_podemos_ser cuántas_personas_mínimo de_2_a_6 a_partir_de_cuántos somos_solo_dos
    somos_dos podemos_ir_dos demasiada_gente cupo_máximo cupos_limitados plazas_limitadas`,
  privateLesson: `clase_particular clases_particulares clase_privada clases_privadas clase_individual
    clases_individuales clase_personalizada clases_personalizadas lección_privada uno_a_uno uno_a_una one_to_one
    1_a_1 profesor_particular profesora_particular profe_particular entrenador_personal entrenadora_personal
    personal_trainer entrenamiento_personal sesión_individual sesiones_individuales tutoría tutorías
    atención_individual solo_para_mí solo_con_el_profesor clases_de_repaso monitor_privado guía_privado coach
    individualmente`,
  exam: `examen exámenes examinar* prueba_de_nivel aprobar aprobado aprobados apruebo suspender suspendo suspenso
    reprobar reprobé desaprobar desaprobé bocharon examen_teórico examen_práctico teórico_y_práctico test_de_nivel
    repetir_el_examen presentarse_al_examen rendir_el_examen rendir recuperatorio selectividad evau ebau oposición
    oposiciones tasa_de_aprobados porcentaje_de_aprobados índice_de_aprobados cambridge toefl ielts dele
    simulacro_de_examen nota_final carnet_de_conducir autoescuela`,
  certificate: `certificado certificados certificado_de_asistencia certificado_final certificado_oficial diploma
    diplomas diplomado título_oficial titulación titulación_oficial acreditación constancia constancias
    justificante justificante_de_asistencia certificación certificaciones comprobante_de_asistencia
    reconocido_oficialmente validez_oficial homologado avalado_por aval_académico créditos_universitarios
    un_papel_al_final papel_que_acredite boletín certifican certificáis`,
  difficulty: `dificultad dificultades difícil difíciles dificilísim* fácil fáciles facilito complicado complicada
    complicados sencillo sencilla qué_nivel nivel_de_dificultad niveles grado_de_dificultad qué_tan_difícil
    cómo_de_difícil es_muy_difícil reto desafío desafiante exigente exigencia enrevesado tasa_de_éxito
    porcentaje_de_éxito cuántos_lo_consiguen cuántos_logran_salir apto_para_todos accesible_para_principiantes`,
  hints: `pistas dar_pistas pedir_pistas pedir_una_pista pedir_ayuda nos_ayudan nos_ayudáis nos_dan_pistas ayudita
    nos_atascamos atascamos atascados atascarse si_nos_atascamos nos_quedamos_atascados nos_trabamos trabados
    no_sabemos_seguir no_sabemos_cómo_seguir no_avanzamos quedarse_bloqueado bloqueados ayuda_durante_el_juego
    game_master gamemaster walkie walkie-talkie indicios soplo soplarnos si_no_lo_resolvemos cuántas_pistas
    una_pista`,
  fitness: `estar_en_forma en_forma forma_física condición_física buen_estado_físico estado_físico nivel_físico
    ser_deportista ser_atlético deportista deportistas no_soy_deportista no_hago_deporte soy_sedentario sedentari*
    cansador agotador agotadora esfuerzo_físico esfuerzo resistencia aguante entrenado entrenada
    preparación_física físicamente sudar cansancio fondo_físico caminata_larga desnivel hace_falta_fuerza
    tener_fuerza mala_condición`,
  swimmer: `saber_nadar sé_nadar no_sé_nadar sabe_nadar saben_nadar no_sabe_nadar no_saben_nadar no_sabemos_nadar
    hay_que_saber_nadar si_no_nado si_no_nada nadar nado nadan nadador nadadora nadadores no_nadadores
    aprender_a_nadar clases_de_natación natación flotador chaleco_salvavidas chaleco flotar me_hundo ahogarse
    ahogarme miedo_al_agua manguitos hace_pie cubre_mucho aguas_profundas`,
  fear: `miedo miedos me_da_miedo tengo_miedo le_da_miedo da_mucho_miedo da_miedo tiene_miedo miedoso miedosa
    miedosos miedo_al_dentista miedo_a_las_alturas miedo_a_volar miedo_a_las_agujas vértigo fobia fobias pánico
    terror terrorífic* asust* susto sustos me_asusto temor cagón cagado cobarde nervioso nerviosa nervios ansiedad
    paciente_con_miedo horror da_cosita tétric* espeluzn* actores_que_asustan echarse_atrás`,
  safety: `es_seguro es_segura son_seguros es_peligroso es_peligrosa son_peligrosos peligro peligros* riesgo
    riesgos riesgoso arriesgado seguridad medidas_de_seguridad puede_pasar_algo pasar_algo accidente accidentes
    lesión lesiones hacerse_daño lastimarse caerse caída caídas vigilado vigilancia cámaras_de_seguridad
    videovigilancia robo robos barrio_seguro zona_segura revisiones_de_seguridad homologado monitores_titulados
    controlado salvavidas`,
  insuranceOfPerson: `seguro_de_accidentes seguro_de_accidente seguro_personal seguro_para_participantes
    seguro_incluido seguro_obligatorio seguro_médico_de_viaje seguro_de_vida estoy_asegurado estoy_asegurada
    estamos_asegurados están_asegurados estamos_cubiertos estoy_cubierto estoy_cubierta quedo_cubierto
    nos_cubre_el_seguro me_cubre_el_seguro cubre_accidentes si_me_lesiono si_me_accidento si_tengo_un_accidente
    si_me_pasa_algo si_me_rompo_algo mi_hijo_se_lesiona licencia_federativa seguro_deportivo seguro_escolar
    responsabilidad_propia bajo_mi_responsabilidad descargo_de_responsabilidad deslinde
    exención_de_responsabilidad`,
  lawAndPermit: `permiso_de_obra permisos licencia_de_obra licencia_municipal licencias licencia_de_actividad
    habilitación habilitado_por habilitación_municipal legal legales legalmente ilegal legaliz* ley leyes
    normativa reglamento ordenanza ayuntamiento municipalidad intendencia alcaldía autorización autorizaciones
    autorizado trámite trámites tramitar tramitáis gestionar_el_permiso boletín_eléctrico certificado_energético
    cédula_de_habitabilidad necesita_permiso necesito_permiso hace_falta_permiso licencia_de_pesca multa multas
    cofepris invima anmat`,
  dataPrivacy: `protección_de_datos datos_personales mis_datos tus_datos privacidad aviso_de_privacidad
    política_de_privacidad rgpd lopd gdpr habeas_data borrar_mis_datos eliminar_mis_datos hacéis_con_mis_datos
    hacen_con_mis_datos guardáis_datos guardan_mis_datos ceder_datos confidencial confidencialidad confidenciales
    secreto_profesional secreto_médico anónim* anonimato cookies derechos_de_imagen derecho_de_imagen
    consentimiento discreción discreto cámaras_de_vigilancia historial_clínico`,
  jobs: `trabajar_con_vosotros trabajar_con_ustedes trabajar_para_vosotros trabaja_con_nosotros empleo empleos
    oferta_de_empleo ofertas_de_trabajo ofertas_de_empleo buscáis_personal buscan_personal buscan_gente
    buscáis_gente contratáis contratan contratando estáis_contratando curro buscando_trabajo busco_trabajo laburo
    chamba vacante vacantes bolsa_de_trabajo currículum curriculum cv hoja_de_vida mandar_el_cv dejar_currículum
    prácticas hacer_prácticas pasantía pasantías practicante becario aprendiz fp_dual postular candidatura
    recursos_humanos rrhh puesto_vacante`,
  volunteering: `voluntari* hacer_voluntariado ayudar_gratis colaborar_con_vosotros colaborar_con_ustedes
    cómo_puedo_colaborar cómo_puedo_ayudar echar_una_mano dar_una_mano ofrecerme_a_ayudar quiero_ayudar ong onlus
    asociación_sin_ánimo cooperar cooperante servicio_social trabajo_comunitario participar_como_voluntario
    ad_honorem padrinazgo casa_de_acogida colaboradores`,
  press: `prensa periodista periodistas medios_de_comunicación reportaje entrevista entrevistas entrevistar
    nota_de_prensa comunicado_de_prensa contacto_de_prensa departamento_de_prensa gabinete_de_prensa
    dossier_de_prensa sala_de_prensa acreditación_de_prensa influencer influencers colaboración_con_influencers
    blogger youtuber canal_de_televisión televisión radio_local periódico revista_digital artículo_sobre
    nota_periodística salido_en_prensa rueda_de_prensa kit_de_prensa`,
  founding: `fundación fundad* fundasteis fundaron desde_cuándo_existe desde_cuándo_estáis desde_cuándo_están
    desde_cuándo_abrís cuándo_abristeis cuándo_abrieron año_de_fundación fundó cuántos_años_lleváis
    cuántos_años_llevan años_de_historia historia_del_local historia_de_la_casa vuestra_historia nuestra_historia
    su_historia trayectoria tradición tercera_generación segunda_generación cuarta_generación abuelos_fundaron
    antigüedad_del_negocio empezasteis empezaron inaugur* desde_19 llevamos_años cuánto_tiempo_lleváis
    cuánto_tiempo_llevan orígenes centenari*`,
  awards: `premio premios premiad* galardón galardones galardonad* ganasteis_premio ganado_premios michelin
    estrella_michelin estrellas_michelin bib_gourmand soles_repsol repsol mejor_restaurante mejor_del_mundo
    distinción distinciones concurso concursos medalla medallas mención_especial guía_michelin certamen finalista
    sello_de_calidad tripadvisor_travellers ganador ganadores`,
  ecology: `sostenib* sustentab* ecología ecológic* ecologista medio_ambiente medioambient* ambiental
    energía_verde energía_renovable energías_renovables paneles_solares placas_solares energía_solar
    huella_de_carbono neutro_en_carbono cero_residuos zero_waste sin_plásticos reciclaje reciclado recicláis
    biodegradable compost compostable ecofriendly eco-friendly ahorro_de_agua responsable_con_el_planeta planeta
    cambio_climático emisiones`,
  charity: `solidari* benéfic* beneficencia caridad donar donación donaciones donativo donativos donáis donan ong
    fundación_benéfica causa_solidaria causa_social recaud* recaudar_fondos recaudación_de_fondos ayuda_social
    banco_de_alimentos rastrillo_solidario mercadillo_solidario apoyar_una_causa patrocin* auspici* sponsor
    colaboráis_con_ong rifa rifas cáritas cruz_roja teletón apadrin* sin_fines_de_lucro sin_ánimo_de_lucro`,
  contactPerson: `persona_de_contacto con_quién_hablo con_quién_puedo_hablar quién_tengo_que_hablar a_quién_llamo
    a_quién_me_dirijo a_quién_pregunto a_quién_escribo quién_es_el_responsable quién_se_encarga quién_me_ayuda
    hablar_con_alguien hablar_con_una_persona hablar_con_un_humano hablar_con_el_encargado hablar_con_la_encargada
    hablar_con_el_dueño interlocutor persona_responsable datos_de_contacto contactar contacto teléfono_de_contacto
    número_de_teléfono correo_de_contacto correo_electrónico e-mail mail atención_al_cliente atención_al_público
    servicio_al_cliente asesor asesora ejecutivo_de_cuenta extensión interno_telefónico`,
  callBack: `devolver_la_llamada devolvedme_la_llamada me_devolvéis_la_llamada me_devuelven_la_llamada me_llamáis
    me_llaman me_llamas me_puede_llamar me_podéis_llamar me_pueden_llamar que_me_llamen que_me_llaméis llámame
    llamame llámenme llamadme llamarme os_llamamos te_llamamos lo_llamamos le_llamamos devolvemos_la_llamada
    devolvemos_llamadas no_contestan no_contestáis no_cogéis_el_teléfono no_cogen_el_teléfono nadie_contesta
    nadie_atiende no_atienden contestador buzón_de_voz dejar_un_mensaje dejar_mensaje llamada_perdida comunica
    ocupado_el_teléfono`,
  messageApp: `whatsapp whatsap wasap wasapp guasap wsp wpp whats watsap whatsappear por_whatsapp telegram signal
    messenger facebook_messenger mensaje_de_texto mensajito mensajes sms chat chatear por_chat escribiros
    escribirles escribirte mandar_un_mensaje mandar_mensaje enviar_un_mensaje mandar_fotos_por_whatsapp
    nota_de_voz mensaje_de_voz mensaje_de_audio atendéis_por_whatsapp por_mensaje dm mensaje_directo`,
  socialMedia: `redes_sociales instagram insta ig facebook face fb tiktok tik_tok youtube twitter linkedin
    pinterest threads seguiros seguirlos seguiros_en seguirte síguenos seguinos seguidores etiquetar etiquetadme
    hashtag publicación publicaciones stories historias_de_instagram perfil_de_instagram página_de_facebook
    influencer fanpage os_sigo los_sigo`,
  newsletter: `boletín boletines boletín_de_noticias boletín_informativo newsletter newsletters novedades
    enterarme_de_novedades recibir_novedades recibir_ofertas recibir_información estar_al_día estar_al_tanto
    mantenerme_informado mantenerse_informado lista_de_correo lista_de_difusión canal_de_whatsapp
    canal_de_difusión suscribirme_al_boletín suscribirse_al_boletín baja_del_boletín correos_publicitarios
    no_quiero_más_correos dejar_de_recibir_correos publicidad_por_correo mailing avisos_por_correo notificaciones`,
  feedback: `opinión opiniones reseña reseñas reseña_en_google reseñas_de_google valoración valoraciones
    comentarios dejar_un_comentario dejar_una_reseña dejar_una_opinión calificación calificar calificaciones
    puntuación puntuar estrellas_en_google tripadvisor trustpilot yelp google_reviews encuesta
    encuesta_de_satisfacción sugerencia sugerencias buzón_de_sugerencias recomendación recomendaciones testimonios
    referencias_de_clientes qué_dicen_los_clientes feedback`,
  appointmentLength: `cuánto_dura_la_cita cuánto_dura_la_consulta cuánto_dura_la_sesión cuánto_dura_el_turno
    cuánto_dura_la_clase cuánto_dura_la_visita cuánto_dura_el_tratamiento cuánto_dura_un_corte
    cuánto_tarda_la_cita duración_de_la_cita duración_de_la_sesión duración_de_la_consulta cuánto_tiempo_reservo
    cuánto_tiempo_tengo cuánto_tiempo_tenemos cuánto_tiempo_me_lleva cuánto_tiempo_necesito minutos_por_sesión
    minutos_por_paciente sesión_de_una_hora sesiones_de_una_hora sesión_de_50_minutos sesiones_de_45_minutos
    sesión_de_30_minutos primera_consulta_dura cuánto_rato_estaré cuánto_voy_a_estar límite_de_tiempo
    tiempo_por_mesa turno_de_mesa`,
  bothAtOnce: `a_la_vez al_mismo_tiempo a_la_misma_hora simultáne* en_paralelo dos_a_la_vez los_dos_juntos
    las_dos_juntas ambos_a_la_vez juntos juntas en_la_misma_cita en_la_misma_sesión en_el_mismo_turno
    en_una_sola_cita el_mismo_día_todo todo_junto todo_en_uno todo_de_una_vez combinar combinable en_pareja
    masaje_en_pareja para_parejas seguido_uno_del_otro dos_servicios dos_tratamientos de_una_vez`,
  interpreter: `intérprete intérpretes interpretación_simultánea traductor traductora traductores traducción
    traducciones traducir traducís traducen traductor_jurado traducción_jurada traductor_público perito_traductor
    lengua_de_signos lengua_de_señas lenguaje_de_señas lenguaje_de_signos sordo sorda sordos sordera hipoacus*
    audífono audífonos bucle_magnético subtítulos subtitulado alguien_que_traduzca no_hablo_español
    no_entiendo_español persona_sorda braille ciego ciega audiodescripción`,
  assistanceDog: `perro_guía perros_guía perros_guías perro_lazarillo lazarillo perro_de_asistencia
    perros_de_asistencia perro_de_servicio perros_de_servicio animal_de_asistencia animales_de_servicio
    perro_de_apoyo apoyo_emocional animal_de_apoyo_emocional perro_de_terapia perro_señal invidente invidentes
    ciego ciega ciegos discapacidad_visual baja_visión deficiencia_visual bastón_blanco`,
  elderly: `persona_mayor personas_mayores gente_mayor tercera_edad anciano anciana ancianos ancianas abuelo
    abuela abuelos abuelita abuelito adulto_mayor adultos_mayores jubilados jubilado mi_madre_de_80 mi_padre_de_80
    mi_madre_mayor mi_padre_mayor viejito viejita viejitos sénior seniors geriátric* geriatra
    residencia_de_ancianos asilo centro_de_día 80_años 70_años 75_años 85_años de_edad_avanzada octogenari*
    alzheimer demencia cuidador cuidadora`,
  drunk: `borracho borracha borrachos borrachas ebrio ebria ebrios bebido_demasiado he_bebido habíamos_bebido
    tomado_de_más copas_de_más pasado_de_copas tomado_alcohol haber_bebido haber_tomado bajo_los_efectos
    efectos_del_alcohol estado_de_embriaguez embriagad* embriaguez intoxicad* drogas drogad* estupefacientes
    en_pedo mamado alcoholizad* alcoholemia alcoholímetro beber_antes tomar_antes piripi resaca sobrio sobrios`,
  openingParty: `inaugur* fiesta_de_inauguración apertura fiesta_de_apertura gran_apertura gran_inauguración
    cuándo_abrís_por_primera cuándo_inauguráis cuándo_inauguran cuándo_abre_el_nuevo próxima_apertura
    próximamente_abrimos nueva_apertura recién_abierto recién_inaugurado jornada_de_puertas_abiertas
    puertas_abiertas día_de_puertas_abiertas fiesta_de_aniversario aniversario_de_la_tienda corte_de_cinta estren*
    abrimos_nueva_tienda preapertura cóctel_de_bienvenida`,
  rules: `regla reglas norma normas normativa reglamento prohibido prohibida prohibidos prohibiciones
    está_prohibido está_permitido permitido permitida permitidos se_permite permitís permiten se_puede_hacer
    no_se_puede qué_no_se_puede me_dejan me_dejáis nos_dejan nos_dejáis condiciones_de_uso términos_y_condiciones
    normas_de_la_casa reglamento_interno derecho_de_admisión normas_de_convivencia obligatorio obligatoria
    es_obligatorio políticas_del_local restricción restricciones`,
  dressing: `desnud* desvestirse desvestirme quitarme_la_ropa quitarse_la_ropa sacarme_la_ropa sacarse_la_ropa
    quitar_la_ropa en_ropa_interior ropa_interior bikini_desechable braguita_desechable tanga_desechable cambiarme
    cambiarme_de_ropa cambiarse_de_ropa vestirme vestirse vestirnos vestido_o_desnudo en_bolas encuerad*
    encuerarse bata batas albornoz cubrirme taparme sábana_para_cubrirse sostén sujetador calzón calzones
    quitarme_los_zapatos quitarse_los_zapatos descalz* pudor me_da_vergüenza`,
} as const;
