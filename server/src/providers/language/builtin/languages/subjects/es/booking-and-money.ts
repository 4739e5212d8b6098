/** Spanish words of booking and money, by subject. */
export const bookingAndMoney = {
  waitingTime: `tiempo_de_espera lista_de_espera hay_que_esperar cuánto_se_espera tengo_que_esperar esperar espera
    próximo_hueco primer_hueco hueco_libre tienes_hueco tenéis_hueco tienen_hueco próxima_cita próximo_turno
    primer_turno cita_más_cercana cita_libre turno_libre cuándo_me_dan_cita dar_cita darme_turno hacerme_un_hueco
    hacer_un_hueco haceme_un_lugar lo_antes_posible cuanto_antes para_cuándo_hay agenda_llena agenda_completa
    hasta_arriba mucha_cola hay_cola hacer_fila fila_larga mucha_demora saturad* disponibilidad`,
  readyTime: `cuándo_está_listo cuándo_estará_listo cuándo_estará_lista para_cuándo_estará para_cuándo_está
    para_cuándo_lo_tienes para_cuándo_lo_tenéis cuándo_puedo_recogerlo cuándo_lo_recojo cuándo_lo_retiro
    paso_a_buscarlo plazo_de_entrega plazo_de_reparación tiempo_de_entrega tiempo_de_reparación días_hábiles
    días_laborables en_el_día en_el_momento en_el_acto mismo_día un_día_para_otro cuánto_tarda_el_arreglo
    cuánto_tardáis cuánto_tardan cuánto_demora cuánto_se_demoran fecha_de_entrega queda_listo está_listo
    está_lista entregamos_en listo_en lista_en listos_en`,
  lateArrival: `llegar_tarde llego_tarde llegamos_tarde llegas_tarde llega_tarde llegáis_tarde retras*
    voy_con_retraso con_retraso con_demora impuntual* puntual puntualidad puntuales minutos_tarde
    minutos_de_cortesía minutos_de_tolerancia tolerancia margen_de_cortesía cortesía_de_15_minutos atasco tráfico
    tranque embotellamiento se_me_hace_tarde se_me_hizo_tarde no_llego_a_tiempo no_llegamos_a_tiempo
    llegar_a_tiempo a_la_hora_exacta llegar_atrasado perdí_el_tren me_esperan nos_esperan se_guarda_la_mesa
    guardar_la_mesa atrasarme atraso atrasado voy_atrasado`,
  cancelling: `cancel* anular anulo anula anulación anulaciones anulado anulamos desistir desistimiento
    dar_de_baja darme_de_baja no_puedo_ir no_puedo_asistir no_podemos_ir no_voy_a_poder no_podré_ir
    no_podré_asistir me_surgió_algo me_ha_surgido_algo surge_un_imprevisto imprevisto quitar_la_cita
    quitar_la_reserva borrar_la_cita echarse_atrás echarme_atrás me_echo_atrás arrepentirse me_arrepiento
    arrepentimiento suspender_la_cita sin_efecto avisar_con_antelación avisar_con_anticipación 24_horas_antes
    48_horas_antes penalización_por_anular política_de_cancelación desmarcar rescindir`,
  noShow: `no_presentarse no_me_presento no_se_presenta no_presentado no_presentación no_acudir no_acude
    no_asistir no_asiste no_asistencia inasistencia no_aparecer no_aparece no_aparezco faltar_a_la_cita
    falto_a_la_cita falta_sin_avisar sin_avisar sin_aviso olvidé_la_cita olvido_la_cita olvidar_la_cita
    me_olvidé_la_cita se_me_pasó_ir perder_la_cita perdí_la_cita perdí_el_turno plantón dejar_plantado no_show
    cita_perdida turno_perdido clase_perdida ausencia ausencias cita_no_cancelada`,
  rescheduling: `cambiar_la_cita cambiar_de_día cambiar_de_hora cambiar_la_fecha cambiar_el_día cambiar_la_hora
    cambiar_la_reserva cambiar_el_turno cambiar_mi_cita cambiar_mi_turno cambiar_mi_reserva cambio_de_fecha
    cambio_de_hora cambio_de_cita cambios_de_fecha mover_la_cita mover_mi_cita mover_la_reserva pasar_a_otro_día
    pasarla_a_otro_día pasarlo_a_otro_día pasar_para_otro_día aplaz* posponer pospongo posponemos postergar
    reprogram* reagend* atrasar_la_cita adelantar_la_cita retrasar_la_cita modificar_la_reserva modificar_la_cita
    otra_fecha otro_día correr_el_turno recolocar trasladar_la_cita nueva_fecha`,
  deposit: `anticipo anticipos depósito depósitos seña señas señar fianza fianzas adelanto pago_anticipado
    pagar_por_adelantado pagar_por_anticipado por_adelantado pagar_antes paga_y_señal arras entrada_inicial
    dejar_dinero dejar_una_señal dejar_una_seña señal_para_reservar dejar_señal señal_del garantía_en_efectivo
    retención_en_la_tarjeta bloqueo_en_la_tarjeta prepago apartar_con abonar_antes enganche dinero_en_garantía
    reservar_sin_pagar pago_inicial pagar_al_reservar`,
  refund: `reembols* devolución devoluciones devolver_el_dinero devuelven_el_dinero devolvéis_el_dinero
    devolvemos_el_dinero devuelves_el_dinero me_devuelven me_devolvéis me_devuelve se_devuelve devuelven_la_plata
    devolver_la_plata recuperar_el_dinero recuperar_mi_dinero recupero_el_dinero recuperar_la_plata
    recupero_la_plata dinero_de_vuelta reintegr* devuelto devolver devolverlo devolverla pierdo_el_dinero
    perder_el_dinero pierdo_la_seña pierdo_lo_pagado no_reembolsable restituir nota_de_crédito`,
  voucher: `vale_regalo vales_regalo tarjeta_regalo tarjetas_regalo tarjeta_de_regalo cheque_regalo cheques_regalo
    bono_regalo bonos_regalo gift_card giftcard gift_cards cupón cupones certificado_de_regalo tarjeta_obsequio
    regalar_una_sesión regalar_un_masaje regalar_una_experiencia regalar_una_clase bono_canjeable canjear
    canjeable canje caja_regalo smartbox groupon wonderbox caduca_el_vale caduca_el_bono orden_de_compra
    para_regalar tarjeta_prepago vale_de_regalo`,
  discount: `descuento descuentos rebaja rebajas rebajad* oferta ofertas promoción promociones promo promos
    código_promocional código_de_descuento cupón cupones más_barato más_barata más_económico sale_más_barato
    precio_especial precio_reducido tarifa_reducida precios_reducidos liquidación outlet ganga chollo black_friday
    hot_sale cyber_monday dos_por_uno 2x1 3x2 happy_hour hora_feliz mejor_precio hacer_precio me_haces_precio
    rebajita descuentito regatear bonific* día_del_espectador low_cost`,
  seniorDiscount: `jubilad* pensionist* pensionado pensionados tercera_edad adulto_mayor adultos_mayores
    personas_mayores gente_mayor mayores_de_65 mayores_de_60 mayor_de_65 mayor_de_60 más_de_65_años más_de_60_años
    sénior senior seniors séniors tarjeta_dorada tarjeta_inapam inapam carnet_de_jubilado tarifa_senior
    precio_para_mayores descuento_para_mayores imserso pami tarjeta_65 años_dorados retirados`,
  studentDiscount: `estudiante estudiantes descuento_estudiante carnet_de_estudiante carné_de_estudiante
    credencial_de_estudiante carnet_universitario carné_universitario universitari* carnet_joven carné_joven
    tarjeta_joven tarifa_joven isic erasmus libreta_universitaria tne estudiantil estudiantiles precio_joven
    menores_de_26 menores_de_30 bono_joven matrícula_universitaria becari*`,
  childPrice: `precio_infantil precios_infantiles tarifa_infantil entrada_infantil entrada_de_niño precio_niño
    precio_para_niños precio_de_niño cuánto_pagan_los_niños pagan_los_niños los_niños_pagan los_niños_no_pagan
    niños_gratis gratis_para_niños menores_gratis bebés_gratis bebés_pagan los_bebés_pagan pagan_los_chicos
    pagan_los_menores los_menores_pagan los_chicos_pagan los_peques_pagan menores_de_3 menores_de_4 menores_de_5
    menores_de_12 hasta_12_años hasta_3_años niños_menores_de familia_numerosa descuento_familiar entrada_familiar
    tarifa_familiar media_entrada medio_boleto menor_paga`,
  groupPrice: `precio_de_grupo precio_para_grupos precios_para_grupos tarifa_de_grupo tarifa_para_grupos
    descuento_de_grupo descuento_por_grupo descuento_para_grupos descuentos_para_grupos descuentos_por_grupo
    somos_muchos somos_un_grupo somos_varios grupo_grande grupos_grandes grupos grupales tarifa_grupal
    precio_grupal mínimo_10_personas más_de_10_personas mínimo_8_personas más_de_8_personas por_cantidad
    precio_por_volumen al_por_mayor mayorist* si_vamos_muchos si_vamos_varios cada_diez_uno_gratis contingente
    delegación`,
  membership: `cuota cuotas cuota_mensual abono_mensual abonarse hacerse_socio hacerme_socio hacerme_socia
    hacerse_socia socio socios socia membresía membresías suscrip* suscrib* inscri* matrícula darse_de_alta
    darme_de_alta darse_de_baja darme_de_baja dar_de_baja permanencia sin_permanencia preaviso plazo_de_baja
    congelar_la_cuota congelar_la_membresía congelar pausar pausar_la_cuota mensualidad mensualidades pase_mensual
    pase_anual pase_libre cuota_anual pago_mensual carnet_de_socio afili* renovación_automática`,
  loyalty: `tarjeta_de_fidelidad tarjeta_de_fidelización tarjeta_cliente tarjeta_de_cliente tarjeta_de_puntos
    tarjeta_de_sellos acumular_puntos sumar_puntos sumo_puntos junto_puntos canjear_puntos programa_de_puntos
    programa_de_fidelidad programa_de_fidelización fideliz* sellos sellito cliente_frecuente clientes_frecuentes
    cliente_habitual clientes_habituales clientes_fieles cliente_fiel décimo_café_gratis el_décimo_gratis
    la_décima_gratis bono_de_10 bono_de_diez bono_de_5 bono_de_sesiones bonos_de_sesiones club_de_clientes
    recompens* cashback premio_a_la_fidelidad`,
  instalments: `plazos pagar_a_plazos pago_a_plazos en_plazos cuotas en_cuotas pagar_en_cuotas cuotas_sin_interés
    meses_sin_intereses meses_sin_interés sin_intereses sin_interés financi* crédito pago_fraccionado
    pagos_fraccionados fraccion* pagar_poco_a_poco ir_pagando pagar_en_partes pagar_en_dos_veces
    pagar_en_tres_veces pagar_en_varias_veces aplazado pago_aplazado aplazar_el_pago klarna sequra aplazame
    cofidis kueski ahora_12 cuota_simple fiado a_crédito mensualidades abonos_mensuales facilidades_de_pago
    pagos_mensuales`,
  cardPayment: `tarjeta pagar_con_tarjeta pago_con_tarjeta tarjeta_de_crédito tarjeta_de_débito tarjetas
    crédito_o_débito débito visa mastercard maestro american_express amex datáfono tpv posnet punto_de_venta
    terminal_bancaria redcompra webpay contactless sin_contacto pasar_la_tarjeta aceptáis_tarjeta aceptan_tarjeta
    aceptas_tarjeta acepta_tarjeta con_plástico redsys cabal naranja_x tarjeta_bancaria tarjetas_bancarias diners`,
  cashPayment: `efectivo en_efectivo pagar_en_efectivo solo_efectivo dinero_en_efectivo metálico en_metálico
    al_contado contado pagar_en_mano cash billete billetes billete_de_50 billete_de_100 monedas cambio_exacto
    dar_cambio tener_cambio suelto dinero_suelto cajero cajero_automático cajeros guita_en_mano contante
    plata_en_efectivo importe_exacto vuelto contra_entrega contrarreembolso billetes_chicos`,
  mobilePayment: `bizum apple_pay google_pay samsung_pay pagar_con_el_móvil pagar_con_móvil pago_con_móvil
    pago_móvil pagar_con_el_celular pagar_con_celular pagar_con_el_teléfono pagar_con_el_reloj mercado_pago
    mercadopago paypal yape plin nequi daviplata código_qr pagar_con_qr pago_con_qr qr transferencia transferir
    transferencias transferencia_bancaria revolut billetera_virtual billetera_digital cuenta_dni codi spei sinpe
    tenpo monedero_electrónico nfc bitcoin criptomonedas`,
  invoice: `factura facturas facturar facturación factura_con_iva factura_electrónica factura_a factura_b
    factura_simplificada cfdi recibo recibos ticket tickets tique tiquet comprobante comprobantes boleta boletas
    justificante_de_pago justificante_de_compra iva iva_incluido con_iva sin_iva más_iva impuestos_incluidos rfc
    cuit nif_en_la_factura datos_fiscales datos_de_facturación monotribut* para_hacienda para_la_empresa desgravar
    deducir deducible remito afip`,
  onAccount: `a_cuenta_de_empresa cuenta_corriente cuenta_de_empresa clientes_de_empresa factura_a_30_días
    pago_a_30_días a_30_días a_60_días factura_mensual facturación_mensual pagar_fin_de_mes a_final_de_mes
    a_fin_de_mes pagar_después pagar_más_tarde paga_mi_empresa paga_la_empresa pagar_con_factura
    factura_a_la_empresa facturar_a_la_empresa facturar_a_mi_empresa cuenta_comercial pedido_de_compra
    apuntar_en_la_cuenta fiar fiáis fían crédito_comercial convenio_con_empresas convenios_empresa
    recibo_domiciliado`,
  surcharge: `recargo recargos suplemento suplemento_de coste_adicional costes_adicionales costo_adicional
    costo_extra costos_adicionales coste_extra cargo_extra cargo_adicional cargos_adicionales gastos_extra
    gasto_adicional gastos_de_desplazamiento gastos_de_gestión comisión sobrecargo sobreprecio plus_nocturno
    tarifa_nocturna tarifa_de_urgencia recargo_fin_de_semana tarifa_festivos recargo_nocturno sale_más_caro
    cuesta_más se_paga_aparte se_cobra_aparte se_cobra_extra cobráis_extra cobran_extra cobran_más pagar_extra
    pago_aparte por_urgente servicio_exprés servicio_express exprés express costes_ocultos letra_pequeña`,
  minimumOrder: `pedido_mínimo pedidos_mínimos mínimo_de_pedido compra_mínima consumo_mínimo consumición_mínima
    consumición_obligatoria importe_mínimo monto_mínimo mínimo_de_compra gasto_mínimo cantidad_mínima
    cantidades_mínimas estancia_mínima mínimo_de_noches mínimo_dos_noches alquiler_mínimo mínimo_de_personas
    a_partir_de_cuánto desde_qué_importe una_sola_unidad una_sola_noche solo_una_noche una_sola_pieza por_unidad
    pagar_con_tarjeta_mínimo mínimo_de_unidades tirada_mínima mínimo_obligatorio`,
  quote: `presupuest* cotiz* presupuesto_gratis presupuesto_sin_compromiso sin_compromiso por_escrito
    oferta_por_escrito precio_cerrado precio_aproximado precio_estimado precio_orientativo cuánto_me_saldría
    cuánto_me_costaría cuánto_costaría cuánto_saldría más_o_menos_cuánto valoración_gratuita valoración tasación
    tasar visita_gratuita visita_previa visita_técnica pasar_a_ver venir_a_ver venís_a_verlo vienen_a_verlo
    ver_la_obra echar_un_vistazo pegarle_una_mirada diagnóstico_gratuito diagnóstico estimación estimado
    estimativo proforma idea_de_precio`,
  trial: `clase_de_prueba clases_de_prueba clase_gratis clase_gratuita primera_clase_gratis primera_clase
    sesión_de_prueba primera_sesión_gratis día_de_prueba semana_de_prueba mes_de_prueba período_de_prueba
    periodo_de_prueba prueba_gratis prueba_gratuita probar probar_antes probar_gratis puedo_probar podemos_probar
    probar_una_clase pruebas_gratis degustación_gratuita catar cata clase_muestra clase_abierta puertas_abiertas
    demostración demo conocer_el_gimnasio ver_antes_de_comprar prueba_de_maquillaje prueba_de_peinado
    prueba_de_menú antes_de_apuntarme pase_de_un_día pase_de_día prueba_sin_compromiso`,
  insuranceCover: `seguro seguros asegurad* póliza pólizas cobertura cubre_el_seguro lo_cubre_el_seguro
    responsabilidad_civil seguro_a_todo_riesgo todo_riesgo franquicia siniestro siniestros parte_de_accidente
    parte_al_seguro dar_parte peritaje perito daños si_se_rompe_algo si_rompo_algo si_se_daña si_lo_rompo
    quién_paga_los_daños quién_responde desperfectos hacerse_cargo_de_daños seguro_de_hogar seguro_de_viaje
    seguro_de_coche seguro_del_auto deducible_del_seguro indemniz*`,
  healthInsurance: `seguridad_social seguro_médico seguro_de_salud seguro_privado seguro_dental mutua mutuas
    sanitas adeslas asisa dkv mapfre muface isfas mugeju obra_social obras_sociales prepaga prepagas osde
    swiss_medical galeno ioma pami fonasa isapre isapres sisbén imss issste essalud tarjeta_sanitaria volante
    cuadro_médico lo_cubre_la_mutua lo_cubre_el_seguro reembolso_de_gastos bono_fonasa consulta_privada
    paciente_privado sin_seguro reintegro copago plan_médico`,
  guarantee: `garantía garantías garantizad* garantizamos en_garantía meses_de_garantía años_de_garantía
    dos_años_de_garantía cubre_la_garantía se_vuelve_a_romper vuelve_a_fallar si_vuelve_a_fallar si_falla_otra_vez
    si_se_estropea se_estropea_otra_vez se_rompe_de_nuevo se_descompone_otra_vez se_daña_de_nuevo
    si_deja_de_funcionar vicio_oculto defecto_de_fábrica defectos_de_fábrica defectuos* falla_de_fábrica
    vuelve_a_averiarse sin_coste_si_falla certificado_de_garantía garantía_de_por_vida no_dura_nada`,
  complaint: `queja quejas quejarme quejarse reclam* hoja_de_reclamaciones hojas_de_reclamaciones
    libro_de_reclamaciones libro_de_quejas no_estoy_conforme no_estoy_satisfecho no_estoy_satisfecha
    no_estoy_contento no_estoy_contenta no_quedé_conforme no_gusta_el_resultado no_gusta_cómo_quedó
    no_gustó_cómo_quedó si_no_me_gusta no_queda_bien quedó_mal ha_quedado_mal mal_hecho mal_hecha hacerlo_de_nuevo
    repetir_el_trabajo retoque retoques insatisf* disconform* inconform* descontent* me_atendieron_mal
    mal_servicio profeco consumidor satisfacción_garantizada`,
  priceIncludes: `qué_incluye incluye incluido incluida incluidos incluidas está_incluido está_incluida
    todo_incluido va_incluido va_incluida viene_incluido viene_con el_precio_incluye incluido_en_el_precio
    entra_en_el_precio entra_en_el_menú entran_en_el_precio dentro_del_precio precio_final precio_total
    sin_sorpresas se_paga_aparte va_aparte no_incluye no_incluido no_incluidos hay_que_pagar_aparte
    pensión_completa media_pensión qué_entra qué_trae qué_lleva_el_pack el_pack_incluye el_paquete_incluye
    sin_costo_adicional sin_coste_adicional`,
  tip: `propina propinas dejar_propina dar_propina dejar_algo propina_incluida servicio_incluido propina_sugerida
    propina_voluntaria bote_de_propinas bote_para_el_personal redondear redondeo diez_por_ciento
    cargo_por_servicio servicio_de_mesa gratificación gratificar tips la_voluntad aguinaldo dejar_unas_monedas
    propina_con_tarjeta`,
  bookingNeed: `hay_que_reservar hace_falta_reservar es_necesario_reservar es_obligatorio_reservar
    tengo_que_reservar tenemos_que_reservar necesito_reservar reserva_previa reserva_obligatoria reserva_necesaria
    sin_reserva sin_reservar con_reserva solo_con_reserva cita_previa con_cita sin_cita con_cita_previa
    sin_cita_previa hace_falta_cita necesito_cita tengo_que_pedir_cita hay_que_pedir_cita con_turno sin_turno
    hay_que_sacar_turno necesito_turno previa_cita solo_con_turno ir_directamente ir_directo
    presentarme_directamente venir_sin_avisar llegar_sin_reserva necesito_hacer_reserva reserva_recomendada
    recomendamos_reservar por_orden_de_llegada hay_que_agendar entrada_anticipada`,
  bookingHow: `cómo_reservo cómo_puedo_reservar cómo_se_reserva cómo_hago_la_reserva cómo_pido_cita
    cómo_saco_turno cómo_pido_turno cómo_agendo cómo_me_apunto dónde_reservo reservar_por_teléfono reservar_online
    reservar_por_whatsapp reserva_online reservas_online reserva_telefónica reservas_por_teléfono
    reservas_por_whatsapp pedir_cita pedir_hora sacar_turno sacar_cita agend* pedir_turno hacer_una_reserva
    por_la_web cita_online turnos_online apuntarse anotarse formulario_de_reserva booksy doctolib doctoralia
    thefork eltenedor opentable calendly comprar_entradas sacar_entradas`,
  bookingAhead: `con_cuánta_antelación con_cuánta_anticipación cuánta_antelación cuánta_anticipación
    con_cuánto_tiempo cuánto_tiempo_antes con_antelación con_anticipación días_de_antelación semanas_de_antelación
    días_de_anticipación días_antes semanas_antes meses_antes antelación anticipación con_tiempo a_última_hora
    última_hora de_última_hora último_momento a_último_momento para_hoy_mismo para_hoy para_mañana
    para_el_mismo_día reservar_antes cuándo_conviene_reservar pedir_con_tiempo a_partir_de_cuándo
    desde_cuándo_puedo_reservar abrimos_reservas víspera el_día_anterior`,
  confirmation: `confirm* confirmación_de_reserva correo_de_confirmación mail_de_confirmación
    email_de_confirmación sms_de_confirmación mensaje_de_confirmación localizador código_de_reserva
    número_de_reserva número_de_pedido recordatorio recordatorios recordar_la_cita aviso_por_sms
    no_ha_llegado_nada no_me_llegó_nada no_he_recibido_nada no_recibí_nada no_recibí_el_mail no_recibí_correo
    está_hecha_mi_reserva tengo_la_reserva quedó_reservado ha_llegado_mi_pedido llegó_mi_correo
    comprobante_de_reserva spam correo_no_deseado`,
  walkIn: `sin_cita sin_cita_previa sin_turno sin_reserva sin_reservar pasarme_sin_más pasarme_directamente
    pasar_directamente me_puedo_pasar puedo_pasarme puedo_pasar_ahora ir_directamente ir_sin_cita ir_sin_turno
    ir_directo caer_sin_avisar caer_nomás presentarme_sin_cita presentarme_sin_reserva venir_sin_cita
    venir_sin_reserva llegar_sin_cita llegar_sin_reserva por_orden_de_llegada orden_de_llegada pasar_sin_avisar
    entrar_sin_reserva espontáneo espontáneamente improvisado sobre_la_marcha walk_in vengan_cuando_quieran
    pásate_cuando_quieras pasate_cuando_quieras pásese sin_agendar`,
  waitingList: `lista_de_espera listas_de_espera en_espera apuntarme_en_lista apuntar_en_la_lista
    anotarme_en_la_lista en_la_lista si_alguien_cancela si_alguien_anula si_se_libera_algo si_se_libera_plaza
    se_libera_un_lugar si_queda_libre si_queda_un_hueco si_hay_cancelaciones se_libera cancelación_de_última_hora
    lista_de_reserva lugar_libre quedan_plazas plazas_libres quedan_lugares hay_cupo cupo cupos sin_plazas
    sin_cupo avisarme_si avísame_si avisame_si avísenme_si plazas_agotadas todo_lleno está_lleno está_completo`,
  emergencyHelp: `urgencia urgencias urgente urgentes emergencia emergencias servicio_de_urgencia 24_horas
    las_24_horas 24h a_cualquier_hora de_noche de_madrugada fuera_de_horario fuera_del_horario
    teléfono_de_urgencias número_de_emergencia guardia de_guardia servicio_de_guardia farmacia_de_guardia guardias
    en_festivos los_domingos_y_festivos los_365_días ahora_mismo ya_mismo inmediat* cuanto_antes lo_antes_posible
    dolor_fuerte mucho_dolor se_inunda se_me_inunda fuga inundación me_he_quedado_fuera me_quedé_afuera
    me_quedé_encerrado socorro auxilio asistencia_inmediata 112 911`,
  seasonClosing: `vacaciones cerrado_por_vacaciones cierre_por_vacaciones cerramos_por_vacaciones
    cierran_por_vacaciones cerráis_por_vacaciones cerráis_en_agosto cerramos_en_agosto cierran_en_agosto agosto
    en_verano en_invierno en_navidad navidades nochebuena nochevieja año_nuevo semana_santa festivo festivos
    feriado feriados días_festivos receso receso_invernal receso_de_verano cierre_anual cierre_temporal temporada
    temporadas fuera_de_temporada temporada_alta temporada_baja fin_de_temporada abren_todo_el_año
    abrís_todo_el_año abierto_todo_el_año todo_el_año fiestas_patrias carnaval día_de_muertos asueto reapertura
    reabrimos día_de_reyes`,
  lunchBreak: `mediodía a_mediodía al_mediodía hora_de_comer hora_de_la_comida hora_del_almuerzo
    cerráis_a_mediodía cierran_al_mediodía cerramos_al_mediodía cerramos_a_mediodía horario_continuo
    horario_corrido horario_partido horario_cortado de_corrido jornada_continua jornada_partida jornada_intensiva
    siesta pausa pausa_para_comer descanso_para_comer pausa_del_mediodía sin_interrupción ininterrumpid*
    cierre_al_mediodía de_14_a_17 colación`,
  lastAdmission: `última_entrada último_pase última_admisión último_acceso última_sesión última_función
    última_vuelta último_turno última_hora_para_entrar hasta_qué_hora_entro hora_máxima_para_entrar
    hasta_qué_hora_sirven hasta_qué_hora_servís hasta_qué_hora_dan hasta_qué_hora_hay cierra_la_cocina
    cocina_cierra cierre_de_cocina cierre_de_taquilla cierre_de_caja últimos_pedidos último_pedido última_ronda
    última_comanda último_tour última_salida última_visita último_recorrido antes_del_cierre antes_de_cerrar
    media_hora_antes_cerrar última_cita último_tique taquilla_cierra última_hora_de_entrada`,
} as const;
