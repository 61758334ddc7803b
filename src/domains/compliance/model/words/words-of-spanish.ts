/**
 * Spanish words of advertisements, each with the English ones that the patterns read: `ninos=kids`. Without accents, as the check
 * compares them; `_` joins the words of a phrase, and `-` stands for a word that English leaves out.
 */
export const SPANISH_WORDS = `
  ninos=kids nino=kid ninas=kids nina=kid hijos=kids hijo=kid hijas=kids hija=kid bebes=babies bebe=baby infantes=infants
  menores=minors centroamerica=central_america sudamerica=south_america latinoamerica=latin_america caribe=the_caribbean
  cuarto_chico=small_room departamento_chico=small_apartment apartamento_chico=small_apartment estudio_chico=small_studio patio_chico=small_yard jardin_chico=small_garden casa_chica=small_house cocina_chica=small_kitchen recamara_chica=small_bedroom habitacion_chica=small_room sala_chica=small_living_room
  personas_mayores_de=people_over persona_mayor_de=person_over
  menores_de_edad=minors menor_de_edad=minor adolescentes=teenagers adultos=adults adulto=adult familia=family
  familias=families pareja=couple parejas=couples matrimonio=married_couple matrimonios=married_couples solteros=singles
  solteras=single_women viudas=widows divorciados=divorcees embarazadas=pregnant_women mujeres_embarazadas=pregnant_women
  madres_solteras=single_mothers madre_soltera=single_mother estudiantes_no=no_students casados=married_couples recien_casados=newlyweds nido_vacio=empty_nesters
  jubilados=retirees retirados=retirees pensionados=pensioners estudiantes=students estudiante=student
  profesionales=professionals profesionistas=professionals trabajadores=workers ancianos=seniors personas_mayores=older_people
  adultos_mayores=older_adults gente_mayor=older_people tercera_edad=seniors jovenes=young_people gente_joven=young_people
  jovenes_profesionales=young_professionals jovenes_profesionistas=young_professionals parejas_jovenes=young_couples
  mujer=woman mujeres=women hombre=man hombres=men senorita=lady senoritas=ladies senora=lady senoras=ladies dama=lady
  damas=ladies caballero=gentleman caballeros=gentlemen chica=girl chicas=girls muchacha=girl muchachas=girls chico=guy
  chicos=guys muchacho=guy muchachos=guys varones=men varon=man
  gente=people persona=person personas=people inquilino=tenant inquilinos=tenants vecinos=neighbors residentes=residents
  centroamericanos=central_americans sudamericanos=south_americans norteamericanos=americans gringos=americans chinos=chinese_people
  brasilenos=brazilians ecuatorianos=ecuadorians bolivianos=bolivians argentinos=argentinians chilenos=chileans
  nicaraguenses=nicaraguans panamenos=panamanians espanoles=spanish_people coreanos=koreans indios=indians gitanos=gypsies
  mexicanos=mexicans latinos=latinos hispanos=hispanics hondurenos=hondurans guatemaltecos=guatemalans
  salvadorenos=salvadorans cubanos=cubans dominicanos=dominicans colombianos=colombians venezolanos=venezuelans
  peruanos=peruvians puertorriquenos=puerto_ricans paisanos=mexicans arabes=arabs asiaticos=asians africanos=africans
  rusos=russians hindues=hindus haitianos=haitians extranjeros=foreigners inmigrantes=immigrants
  indocumentados=undocumented_people ilegales=illegals negros=blacks morenos=blacks blancos=whites gueros=whites
  cristianos=christians catolicos=catholics evangelicos=evangelicals judios=jews musulmanes=muslims
  hermanos_en_cristo=brothers_in_christ hermano_en_cristo=brothers_in_christ temeroso_de_dios=god_fearing
  temerosa_de_dios=god_fearing temerosos_de_dios=god_fearing testigos_de_jehova=jehovahs_witnesses creyentes=believers de_fe=of_faith
  lesbianas=lesbians homosexuales=homosexuals heterosexuales=heterosexuals transexuales=transsexuals
  discapacitados=disabled_people minusvalidos=disabled_people discapacidad=disability discapacidades=disabilities
  silla_de_ruedas=wheelchairs sillas_de_ruedas=wheelchairs ciegos=blind_people sordos=deaf_people enfermos=sick_people
  enfermos_mentales=mental_patients perros_de_servicio=service_dogs perro_de_servicio=service_dog
  animales_de_servicio=service_animals perros_guia=guide_dogs animales_de_apoyo=support_animals
  seccion_8=section_8 seccion_ocho=section_8 plan_8=section_8 plan_ocho=section_8 vales=vouchers cupones=vouchers
  cupones_de_vivienda=housing_vouchers asistencia=public_assistance asistencia_publica=public_assistance
  ayuda_del_gobierno=government_assistance asistencia_del_gobierno=government_assistance
  programas_del_gobierno=government_programs programas_de_gobierno=government_programs ayuda_gubernamental=government_assistance
  subsidios=subsidies subsidio=subsidies programas=programs beneficios_publicos=government_benefits desempleados=unemployed_people
  veteranos=veterans militares=soldiers soldados=soldiers
  solamente=only unicamente=only exclusivamente=exclusively exclusivo_para=only_for nada_de=no tampoco=no ni=nor
  prohibido=prohibited prohibidos=prohibited prohibida=prohibited prohibidas=prohibited se_prohibe=no se_prohiben=no prohibimos=no
  prohiben=no prohibe=no queda_prohibido=no quedan_prohibidos=no prohibido_el=no prohibido_la=no prohibidos_los=no
  prohibidas_las=no prohibida_la=no prohibido_tener=no_have prohibido_vivir_con=no_with excluidos=excluded excluidas=excluded
  inaceptable=not_accepted rechazamos=refuse evitamos=avoid evitar=avoid excepto=except menos=except salvo=except
  tener=have tienen=have tiene=has vivir=live vivan=live viva=live viven=live abstenerse=need_not_apply favor_de_no_llamar=need_not_call
  no_llamen=need_not_call no_aptos_para=not_suitable_for no_apto_para=not_suitable_for no_apta_para=not_suitable_for
  apto_para=suitable_for adecuado_para=suitable_for
  aceptan=accept acepta=accept aceptamos=accept acepto=accept admiten=accept admite=accept admitimos=accept
  aceptados=accepted admitidos=accepted permiten=allow permite=allow permitimos=allow permitidos=allowed reciben=accept
  queremos=want quiero=want rentamos=rent rento=rent rentan=rent alquila=rent alquilan=rent alquilamos=rent alquilo=rent
  se_renta=rent se_vende=sell se_alquila=rent renta=rent arriendo=rent se_arrienda=rent
  preferible=preferred preferiblemente=preferred de_preferencia=preferred preferimos=prefer prefiero=prefer prefieren=prefer
  se_prefiere=prefer se_prefieren=prefer preferencia=preference_for busco=seeking buscamos=seeking se_busca=seeking
  se_buscan=seeking se_solicita=seeking se_solicitan=seeking perfecto=perfect perfecta=perfect
  excelente=excellent excelentes=excellent ideales=ideal debe=must deben=must tiene_que=must tienen_que=must
  debe_ser=must_be deben_ser=must_be hablar=speak hablan=speak hablen=speak ingles=english papeles=immigration_papers
  sin_papeles=undocumented_people bienvenidos=welcome bienvenidas=welcome bienvenido=welcome bienvenida=welcome
  cuarto_para_ninos=playroom cuarto_de_ninos=playroom recamara_para_ninos=playroom recamara_de_ninos=playroom
  cuarto=room cuartos=rooms habitacion=room habitaciones=rooms apartamento=apartment apartamentos=apartments
  departamento=apartment casa=house casas=houses edificio=building vivienda=home hogar=home barrio=neighborhood
  vecindario=neighborhood colonia=neighborhood comunidad=community zona=area ambiente=atmosphere iglesia=church mezquita=mosque
  sinagoga=synagogue cerca_de=near cerca_del=near junto_a=next_to escuela=school escuelas=schools buenas=good
  mejores=best mascotas=pets mascota=pet fumadores=smokers criar=raise formar_una_familia=start_a_family
  crimen=crime delincuencia=crime mayores_de=over menores_de=under mayor_de=over menor_de=under
  para=for que=who con_ninos=with_kids con_hijos=with_kids sin_ninos=without_kids sin_hijos=without_kids del=of al=to
  una=a los=the las=the nuestro=our nuestra=our sus=your es=is muy=-  requiere=require requieren=require exigimos=require se_exige=require exige=require no_mas_de=no_more_than mas_de=more_than requisito=requirement requisitos=requirements maximo=maximum edad_maxima=maximum_age edad_minima=minimum_age con_trabajo=employed que_trabajen=employed que_trabaje=employed que_trabaja=employed que_trabajan=employed con_empleo=employed con_empleo_fijo=employed acta_de_matrimonio=marriage_certificate actas_de_matrimonio=marriage_certificate acta_de_nacimiento=birth_certificate pasaporte=passport pasaportes=passports ciudadania=citizenship programas_de_vivienda=housing_programs programa_de_vivienda=housing_program ayuda_para_la_renta=rent_assistance ayuda_de_renta=rent_assistance trabajo_estable=stable_job trabajo_fijo=stable_job empleo_estable=stable_job empleo_fijo=stable_job trabajo_de_tiempo_completo=full_time_job tener_trabajo=have_a_job tener_empleo=have_a_job anos_de_edad=years_of_age una_sola_persona=a_single_person un_solo_inquilino=a_single_person nacidos_aqui=born_in_this_country nacidas_aqui=born_in_this_country nacido_aqui=born_in_this_country nacida_aqui=born_in_this_country tiene_papeles=do_you_have_immigration_papers tienes_papeles=do_you_have_immigration_papers tienen_papeles=do_you_have_immigration_papers como_nosotros=like_us es_usted_legal=are_you_here_legally eres_legal=are_you_here_legally son_legales=are_you_here_legally inquilina=female_tenant inquilinas=female_tenants ayuda_del_condado=government_assistance ayuda_del_estado=government_assistance ayuda_de_la_ciudad=government_assistance ayuda_publica=public_assistance gobierno=government de_nuestro_pais=our_countrymen de_mi_pais=our_countrymen esta_casada=are_you_married esta_casado=are_you_married es_soltera=are_you_single es_soltero=are_you_single ciudadano=citizen ciudadanos=citizens ciudadana=citizen ser=be necesario=must nacido=born nacidos=born enfermedad=illness enfermedades=illnesses alguna_enfermedad=medical_conditions cuantos_hijos=how_many_kids_do_you_have cuantos_ninos=how_many_kids_do_you_have de_que_pais=what_country_are_you_from de_donde_eres=where_are_you_originally_from de_donde_son=where_are_you_originally_from de_donde_es_usted=where_are_you_originally_from esta_embarazada=are_you_pregnant estas_embarazada=are_you_pregnant cuantos_anos_tiene=how_old_are_you cuantos_anos_tienes=how_old_are_you que_edad_tiene=how_old_are_you que_edad_tienes=how_old_are_you es_casado=are_you_married es_casada=are_you_married estan_casados=are_you_married vecino=neighbor abstenganse=need_not_apply tarjeta_verde=green_card aunque=even_if aunque_sean=even_if perros=dogs perro=dog animales=animals animal=animal gatos=cats de_servicio=service de_apoyo=support lesbianas=lesbians 
  preguntamos_por=ask_about preguntamos=ask pedimos=ask_for discriminamos=discriminate alberca=pool piscina=pool patio=yard
  escalones=steps escaleras=stairs puerta=door puertas=doors entrada=entry bano=bath banos=baths cocina=kitchen sala=room
  puros=only puras=only puro=only pura=only companera_de_cuarto=female_roommate companero_de_cuarto=roommate companera=female_roommate companero=roommate roomie=roommate
  problemas_mentales=mental_problems movilidad_reducida=limited_mobility europeos=europeans prefiere=prefer
  parque=park juegos=playground area_de_juegos=playground accesible=accessible rampa=ramp cobra=charge cobramos=charge
  cobran=charge mas_por=extra_for muebles=furniture pisos=floors paredes=walls azulejo=tile azulejos=tile todos=all todas=all
  anos_en_adelante=and_over en_adelante=and_over anos_o_mas=and_over anos_y_mas=and_over anos_para_arriba=and_over hablar_bien_el_ingles=speak_english hablar_bien_ingles=speak_english
  hablar_el_ingles=speak_english hable_ingles=speaks_english indispensable=must forzoso=must obligatorio=required obligatoria=required
  casa_para_una_familia=single_family_home casa_para_dos_familias=two_family_house unifamiliar=single_family cumpla=meets cumplan=meet cumple=meets credito=credit ingresos=income cualquier=any traiga=bring conocer=see limite_de_edad=age_limit firmar=sign firman=sign es_ilegal=is_unlawful_to negar=refuse rechazar=refuse
  nada_mas=only para_soltero=for_singles para_soltera=for_singles para_solteros=for_singles para_solteras=for_singles
  abierta=open abierto=open sabado=saturday lunes=monday martes=tuesday miercoles=wednesday jueves=thursday viernes=friday visitar=visit
  nadie=nobody problemas_de_salud=health_problems problemas_de_movilidad=mobility_problems criaturas=kids criatura=kid hay_lugar_para=room_for empleo=job requiere_empleo=require_a_job no_importa=does_not_matter sin_importar=regardless_of
  no_recibe=does_not_accept no_reciben=do_not_accept recibe=do_you_receive recibes=do_you_receive somos=we_are lo_mismo=the_same asi_que=so
  duena=owner dueno=owner duenos=owners ustedes=you usted=you gente_clara=light_skinned_people piel_clara=light_skinned piel_oscura=dark_skinned
  hombre_y_mujer=husband_and_wife marido_y_mujer=husband_and_wife esposo=husband esposa=wife novio=boyfriend novia=girlfriend
  chiquillos=kids chamacos=kids peques=kids pequenitos=little_ones nietos=grandchildren viejitos=old_people viejos=old_people
  gente_de_color=people_of_color indigenas=indigenous_people afroamericanos=african_americans gabachos=whites americanos=americans
  ateos=atheists protestantes=protestants mormones=mormons misa=mass creyente=believer orar=pray rezar=pray budistas=buddhists
  travestis=cross_dressers transgenero=transgender maricones=gays con_discapacidad=with_a_disability baston=cane andadera=walker
  oxigeno=oxygen autismo=autism autista=autistic medicinas=medication medicamentos=medication condicion_medica=medical_condition
  buena_salud=good_health subir_escaleras=climb_stairs estampillas=food_stamps desempleo=unemployment incapacidad=disability_income
  cheques_del_gobierno=government_checks militar=soldier servicio_militar=military_service ejercito=army marinos=marines
  sin_documentos=undocumented_people estatus_migratorio=immigration_status estatus_legal=legal_status acento=accent
  residentes_legales=legal_residents gente_bien=decent_people gente_de_bien=decent_people zona_peligrosa=dangerous_area
  chusma=riffraff gentuza=riffraff sanos=healthy_people independientes=independent_people
  por_favor=please se=- trabaje=works trabajen=work tengan=have tenga=has anos=years
`;

/** Words that English has too: they are Spanish beside other Spanish words. */
export const SPANISH_BESIDE = `
  entre=between
  ver=see puede=can pueden=can sin=without con=with y=and o=or a=to de=of la=the el=the en=in un=a su=your son=are no=no solo=only unico=only
  sola=only solos=only solas=only gays=gays ideal=ideal
`;

/** What Spanish says after people and places, and English before them; their plurals too. */
export const SPANISH_ADJECTIVES = `
  solo=single sola=single solos=single solas=single soltero=single soltera=single casado=married casada=married casados=married
  joven=young jovenes=young mayor=older mayores=older madura=mature maduro=mature jubilada=retired jubilado=retired
  trabajador=working trabajadora=working trabajadores=working mexicana=mexican mexicano=mexican latina=latina
  latino=latino hispana=hispanic hispano=hispanic blanca=white blanco=white blancas=white negra=black negro=black
  americana=american americano=american asiatica=asian coreana=korean china=chinese cubana=cuban judia=jewish
  judio=jewish cristiana=christian cristiano=christian catolica=catholic catolico=catholic evangelica=evangelical evangelico=evangelical
  musulmana=muslim religiosa=religious discapacitada=disabled discapacitadas=disabled sana=healthy sanas=healthy sano=healthy enferma=ill enfermas=ill enfermo=ill enfermos=ill
  extranjera=foreign seguro=safe segura=safe exclusivo=exclusive exclusiva=exclusive decente=decent decentes=decent
  respetable=respectable profesional=professional seria=serious serio=serious limpia=clean limpio=clean tranquila=quiet
  tranquilo=quiet responsable=responsible ordenada=tidy ordenado=tidy respetuosa=respectful respetuoso=respectful
  familiar=family_friendly bien=decent buena=good bueno=good heterosexual=heterosexual homosexual=gay lesbiana=lesbian extranjero=foreign
  honesta=responsible honesto=responsible amable=kind casada=married
    guatemalteca=guatemalan guatemalteco=guatemalan hondurena=honduran hondureno=honduran salvadorena=salvadoran
  salvadoreno=salvadoran colombiana=colombian colombiano=colombian venezolana=venezuelan venezolano=venezuelan
  peruana=peruvian peruano=peruvian ecuatoriana=ecuadorian ecuatoriano=ecuadorian boliviana=bolivian
  boliviano=bolivian argentina=argentinian argentino=argentinian chilena=chilean chileno=chilean
  dominicana=dominican dominicano=dominican puertorriquena=puerto_rican puertorriqueno=puerto_rican
  panamena=panamanian panameno=panamanian haitiana=haitian haitiano=haitian brasilena=brazilian
  brasileno=brazilian centroamericana=central_american centroamericano=central_american
  sudamericana=south_american sudamericano=south_american rusa=russian ruso=russian africana=african
  africano=african gringa=american gringo=american morena=black moreno=black guera=white guero=white
  nicaraguense=nicaraguan arabe=arab europea=european europeo=european alemana=german aleman=german italiana=italian italiano=italian
  francesa=french espanola=spanish espanol=spanish filipina=filipino filipino=filipino india=indian indio=indian hindu=hindu
`;
