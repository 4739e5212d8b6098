/** Spanish words of trades, by subject. */
export const trades = {
  hair: `pelo cabello corte_de_pelo cortarme_el_pelo cortar_el_pelo peluquería peluquera barbería barbero barba
    bigote flequillo cerquillo mechas balayage reflejos tinte teñirme decolor* alisado keratina permanente rizos
    extensiones trenzas rastas puntas_abiertas peinado peinar canas rapar degradado fade caída_del_pelo calvicie
    alopecia implante_capilar injerto_capilar champú estilista peluca`,
  skin: `piel cutis rostro limpieza_facial facial faciales tratamiento_facial acné granos puntos_negros arrugas
    bótox botox ácido_hialurónico peeling manchas_en_la_piel lunar verruga verrugas eccema dermatitis psoriasis
    piel_sensible piel_atópica dermatólog* rosácea cicatrices depilación depilar* depilación_láser cera vello
    tatuaje tatuajes tatuar piercing bronceado solárium crema_hidratante cosmética esteticista cosmetóloga`,
  teeth: `diente dientes muela muelas muela_del_juicio dentista dentistas odontólog* odontología dental dentales
    clínica_dental caries empaste empastes emplomadura calza_dental tapadura endodoncia conducto
    tratamiento_de_conducto ortodoncia brackets frenillos frenos_dentales invisalign alineadores implante_dental
    implantes_dentales blanqueamiento limpieza_dental sarro encía encías dentadura prótesis_dental corona_dental
    férula bruxismo me_duele_la_muela extracción sacar_una_muela flemón`,
  eyes: `ojo ojos vista_cansada graduar_la_vista graduación graduarme gafas lentes anteojos espejuelos lentillas
    lentes_de_contacto óptica ópticas óptico optometrista oculista oftalmólog* oftalmología examen_de_la_vista
    revisión_de_la_vista control_visual dioptrías miopía miope astigmatismo presbicia hipermetropía cataratas
    glaucoma progresivos bifocales gafas_de_sol lentes_de_sol cristales_graduados montura monturas armazón
    armazones pestañas cejas visión operación_láser_ojos lagrimeo`,
  feet: `pie_dolorido pies pedicura pedicure pedicuro podólog* podología quiropodi* plantillas uña_encarnada
    uña_enterrada uñero uñas_de_los_pies hongos_en_las_uñas callo callos callosidad durezas juanete juanetes
    espolón ampollas pisada estudio_de_la_pisada pie_diabético pie_plano pies_planos talones fascitis_plantar
    papiloma tobillo esmaltado_pies masaje_de_pies`,
  animalCare: `veterinari* clínica_veterinaria peluquería_canina baño_canino bañar_al_perro cortar_pelo_al_perro
    estética_canina guardería_canina residencia_canina hotel_canino hotel_para_perros pensión_canina
    pensionado_canino paseador_de_perros paseador pasear_al_perro adiestr* vacunar_al_perro vacunar_al_gato
    desparasit* esterilizar_al_gato castrar castración microchip cartilla_veterinaria garrapatas pulgas conejo
    hámster hurón tortuga loro caballos caballo pienso croquetas_para_perro alimento_balanceado mi_gato_está_malo
    corte_de_uñas_perro`,
  garden: `jardín jardines jardinería jardinero jardineros podar poda poda_de_árboles podáis podan césped pasto
    grama cortar_el_césped cortar_el_pasto cortacésped podadora seto setos huerto huerta talar tala_de_árboles
    riego_automático sistema_de_riego malas_hierbas maleza desbroz* desmalez* abono fertilizante tierra_negra
    paisajis* césped_artificial parquización macizo_de_flores plantar sembrar compost hojas_secas palmera palmeras
    patio_con_plantas`,
  moving: `mudanza mudanzas mudarme mudarse mudarnos me_mudo nos_mudamos empresa_de_mudanzas transporte_de_muebles
    llevar_muebles portes flete fletes trasteo trasteos acarreo cambio_de_casa camión_de_mudanza
    furgoneta_con_conductor cajas_para_mudanza embalar_cajas desmontar_muebles montar_muebles desarmar_muebles
    armar_muebles desmontaje montaje subir_muebles elevador_de_muebles montamuebles vaciado_de_pisos
    vaciar_un_piso vaciado_de_casas guardamuebles piano_pesado peones cargadores_de_mudanza`,
  building: `obra reforma reformas reformar reformáis reformamos renovar_la_casa renovar_el_baño renovar_la_cocina
    remodel* refacción_de_casa albañil albañiles albañilería construcción constructora contratista maestro_de_obra
    arquitecto ampliación tabique pladur durlock drywall tablaroca alicatar azulejo baldosas cerámicos yeso
    enlucir revoque pintor pintar_la_casa tejado tejados techos goteras humedad humedades impermeabiliz*
    aislamiento demol*`,
  electricity: `electricista electricistas electricidad eléctrica instalación_eléctrica cuadro_eléctrico
    tablero_eléctrico cortocircuito saltan_los_plomos salta_la_luz salta_el_diferencial salta_la_térmica
    se_va_la_luz no_hay_luz sin_luz se_fue_la_luz apagón diferencial disyuntor térmica_eléctrica breaker fusible
    fusibles plomos cableado cables cable poner_un_enchufe instalar_lámparas instalar_un_ventilador toma_a_tierra
    puesta_a_tierra boletín_eléctrico aumento_de_potencia placas_solares paneles_solares voltaje chispazo domótica`,
  plumbing: `fontanero fontaneros fontanería plomero plomeros plomería gásfiter gasfitero gasfitería tubería
    tuberías cañería caños desagüe desagües desatascar desatasco destapar destapación destape atasco_en_el_baño
    atascado_el_váter inodoro_tapado cañería_tapada fuga_de_agua pérdida_de_agua escape_de_agua gotea goteo grifo
    grifos canilla llave_del_agua cisterna mochila_del_inodoro fregadero lavabo_atascado bajante
    calentador_de_agua termo termotanque calefón boiler tinaco`,
  chimneyAndHeating: `caldera calderas revisión_de_caldera mantenimiento_de_caldera deshollin* chimenea chimeneas
    limpieza_de_chimenea tiro_de_chimenea estufa_de_pellets pellets estufa_de_leña salamandra leña radiador
    radiadores purgar_radiadores calefaccionista instalador_de_gas gasista gas_natural bombona garrafa_de_gas
    butano calefón termotanque bomba_de_calor aerotermia suelo_radiante losa_radiante quemador hollín
    conducto_de_humos junkers vaillant saunier_duval no_calienta monóxido`,
  funeral: `funeral funerales funeraria funerarias entierro sepelio velatorio velorio velorios velar tanatorio
    sala_velatoria ataúd féretro cajón_fúnebre urna urnas cenizas cremación cremar incinera* cementerio nicho
    lápida tumba coche_fúnebre pompas_fúnebres fallecimiento falleció fallecido ha_fallecido ha_muerto murió
    difunto difunta luto duelo condolencias pésame corona_fúnebre esquela exequias seguro_de_decesos`,
  legalAdvice: `abogado abogada abogados bufete despacho_de_abogados estudio_jurídico asesoría_jurídica
    asesoría_legal consulta_legal asesoramiento_legal jurídic* demanda demandar denuncia denunciar juicio juzgado
    tribunal notario notaria notaría escribano escribanía procurador divorcio divorciarme separación_legal
    custodia_de_los_hijos herencia testamento sucesión despido me_despidieron me_han_despedido extranjería
    contrato_de_alquiler desahucio desalojo justicia_gratuita abogado_de_oficio turno_de_oficio letrado
    laboralista`,
  tax: `impuesto impuestos declaración_de_la_renta declaración_de_impuestos declaración_anual hacienda
    agencia_tributaria aeat afip sii dian sunat irpf iva_trimestral renta_anual contable contador contadora
    contadores contabilidad gestor gestora gestoría asesor_fiscal asesoría_fiscal asesoría_contable fiscal
    fiscales tributari* autónomo autónomos hacerme_autónomo monotributo monotributista bienes_personales nóminas
    liquidación_de_sueldos trimestre_fiscal deducción modelo_303 desgravar borrador_de_la_renta ingresos_brutos`,
  travel: `viaje viajes viajar agencia_de_viajes vuelo vuelos billete_de_avión pasaje pasajes boleto_de_avión
    crucero cruceros paquete_turístico paquetes_turísticos paquete_vacacional excursión excursiones tour tours
    visita_guiada guía_turístico turista turistas turismo visado visados visa_de_turista pasaporte itinerario
    escala_de_vuelo hotel_y_vuelo todo_incluido luna_de_miel destino destinos aeropuerto equipaje maleta
    vacaciones_en escapada alojamiento hospedaje caribe autocar safari`,
  theatre: `teatro teatros función funciones obra_de_teatro obras_de_teatro espectáculo espectáculos
    representación escenario butacas patio_de_butacas platea palco anfiteatro entradas_para_la_función taquilla
    boletería entradas_numeradas actriz actores actrices comedia monólogo monólogos musical ópera zarzuela ballet
    danza títeres marionetas cartelera intermedio entreacto estreno telón cine película películas improvisación
    stand_up cuánto_dura_la_obra circo`,
} as const;
