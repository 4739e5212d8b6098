/** English words of trades, by subject. */
export const trades = {
  hair: `hair hairdo hairstyle* haircut* hairdresser* hair_salon barber barbers barbershop stylist* trim fringe bangs
    highlights balayage ombre perm perms blow_dry blowout blow_out cut_and_blow_dry extensions dye_my_hair roots
    bleached blonde updo up_do curly straighten* keratin beard beards shave moustache bald fade skin_fade buzz_cut
    dandruff braids wig_fitting`,
  skin: `skin skincare skin_care facial facials acne pimple* blackhead* wrinkle* eczema psoriasis mole moles wart
    warts rash peels dermatolog* beautician* botox laser_treatment microdermabrasion microneedling tattoo* piercing*
    waxing wax waxed bikini_wax brazilian_wax sunburn sunbed tanning spray_tan rosacea scars scar pores moisturis*
    moisturiz* anti_ageing anti_aging ipl chemical_peel`,
  teeth: `tooth teeth toothache dentist* dental dentistry gum gums bleeding_gums fillings crown crowns implant
    implants denture dentures braces invisalign orthodont* wisdom_tooth wisdom_teeth root_canal extraction
    pull_a_tooth cavity cavities hygienist scale_and_polish teeth_whitening whitening veneers plaque tartar molar
    molars mouthguard night_guard retainer grinding_my_teeth toothbrush chipped_tooth oral_surgeon false_teeth
    dental_bridge`,
  eyes: `eye eyes eyesight eye_test eye_tests eye_exam sight_test vision optician* optometrist* ophthalmolog* glasses
    spectacles specs lenses contact_lens contact_lenses contacts varifocal* bifocal* progressive_lenses
    reading_glasses sunglasses short_sighted long_sighted nearsighted farsighted dioptre* cataract* glaucoma
    eye_pressure eye_doctor laser_eye_surgery lasik blurry eyelash* lashes lash_lift lash_extensions eyebrow* brows
    brow_tint specsavers astigmatism glasses_frames`,
  feet: `toe toes toenail* ingrown_toenail ingrown_nail pedicure* pedi mani_pedi chiropod* podiatr* corns callus*
    calluses hard_skin bunion* verruca* athletes_foot athlete_s_foot heel_pain cracked_heels foot_care foot_bath
    foot_massage reflexology insole insoles orthotic* flat_feet fallen_arches fungal_nail nail_fungus diabetic_feet
    diabetic_foot footcare plantar_fasciitis blisters wide_feet tootsies my_foot my_feet your_feet sore_feet
    tired_feet smelly_feet`,
  animalCare: `vet vets veterinar* animal_clinic animal_hospital animal_doctor groomer groomers dog_grooming
    dog_groomer clip_my_dog claw_clipping nail_clipping kennel kennels cattery boarding pet_boarding dog_boarding
    dog_hotel doggy_daycare dog_day_care pet_sitter pet_sitting dog_sitter dog_walker dog_walking neuter* castrat*
    microchip* worming deworm* fleas flea_treatment rabies kennel_cough guinea_pigs budgie* livery farrier
    put_to_sleep euthan* spay spayed guinea_pig_boarding`,
  garden: `garden* gardener* gardening lawn lawns lawnmow* mows cut_the_grass grass turf hedge_trimming
    trim_the_hedge prune pruning tree_surgeon tree_felling fell_a_tree cut_down_a_tree stump landscap* yard yard_work
    backyard weeds weeding leaf_blowing leaf_clearance raking flower_beds raised_beds paving fence fencing_panels
    shed greenhouse* allotment* strimming strimmer mulch* irrigation sprinkler* pond ponds mowing raking_leaves`,
  moving: `movers moving_house moving_home moving_company move_house moving_day moving_van moving_truck moving_boxes
    house_move office_move flat_move removal_company removal_firm removal_van removals removals_company relocat*
    house_clearance clear_a_flat man_with_a_van man_and_van man_and_a_van pack_up_my pack_up_everything
    packing_service packing_boxes carry_furniture heavy_furniture piano_move move_a_piano dismantl* disassembl*
    reassembl* pods furniture_lift moving_out moving_in moving_flat moving_apartment new_flat new_apartment
    move_my_stuff long_distance_move`,
  building: `builder* building_work building_works construction renovat* refurbish* remodel* loft_conversion
    kitchen_fitting bathroom_fitting fit_a_kitchen new_bathroom do_up_my bricklay* mason plastering plasterer*
    drywall plasterboard roofer* roofing roof gutter* tiling tiler tiles flooring floorboards laminate insulat*
    window_fitting new_windows double_glazing painter* painter_and_decorator decorator* wallpaper* contractor*
    general_contractor architect* demolition handyman house_extension black_mould`,
  electricity: `electrician* sparky sparks wiring rewire* rewiring fuse fuse_box fusebox fuseboard consumer_unit
    circuit_breaker breaker_box power_cut power_outage power_failure no_power no_electricity flickering short_circuit
    tripped tripping trips_the_breaker rcd breaker socket_installation install_a_socket light_switch dimmer_switch
    amps pat_testing electrical_inspection eicr niceic hang_a_lamp light_fitting light_fixture solar_installation
    solar_panels electric_shock electrical electricity electrics`,
  plumbing: `plumber* plumbing pipe pipes pipework burst_pipe leaking_pipe leaky_pipe tap taps dripping_tap faucet*
    drain drains blocked_drain blocked_toilet blocked_sink clogged unclog* unblock* sink sinks cistern flush
    toilet_overflowing overflow* leak leaks water_leak no_hot_water water_heater stopcock stop_valve water_pressure
    limescale sewage drainage septic radiator_leak install_a_shower washbasin roto_rooter dyno_rod flooded_kitchen`,
  chimneyAndHeating: `chimney* sweep_the_chimney chimney_sweeping flue flues soot fireplace* stove stoves wood_burner
    wood_stove log_burner boiler* boiler_service combi_boiler new_boiler furnace* gas_boiler oil_boiler
    central_heating heating_engineer heating_system heating_broken heating_is_off heating_packed_up
    heating_not_working heat_pump heat_pumps radiator* bleed_the_radiators gas_safe gas_leak smell_of_gas
    carbon_monoxide hvac thermostat* oil_tank pellet* pilot_light gas_fire underfloor_heating no_heating no_heat
    burner corgi_registered`,
  funeral: `funeral* undertaker* mortician* bury burial* buried cremat* coffin* casket* urn urns grave graves
    gravestone* headstone* tombstone* cemeter* graveyard* mourn* mourners bereav* passed_away died death deceased
    dead_relative hearse* memorial memorial_service obituar* wreath* eulogy ashes final_resting_place green_burial
    lost_my_mother lost_my_father lost_my_husband death_certificate condolence* chapel_of_rest embalm* pall_bearers
    grief the_wake`,
  legalAdvice: `lawyer* solicitor* attorney* barrister* legal_advice legal_aid legal_help legal_fees legal_counsel
    law_firm sued suing lawsuit* court_case divorce* custody last_will probate inheritance notary notar*
    power_of_attorney conveyancing tenancy_law landlord_dispute evict* dispute* employment_law unfair_dismissal
    redundancy immigration_lawyer visa_lawyer criminal_lawyer paralegal* litigation no_win_no_fee mediat*
    contract_review affidavit* prenup prenuptial personal_injury speeding_fine go_to_court`,
  tax: `tax taxes taxation tax_return tax_returns tax_refund tax_advice tax_adviser tax_advisor tax_accountant
    tax_office tax_deadline tax_deductible income_tax corporation_tax capital_gains inheritance_tax self_assessment
    accountant* accountancy accounting bookkeep* payroll payslip* hmrc irs vat_return vat_returns file_my_taxes
    filing w2 1099 deduct* deductions annual_accounts balance_sheet companies_house self_employed sole_trader cpa
    turbotax national_insurance p60 tax_write_off`,
  travel: `travel travels travelling traveling travell* travel_agent travel_agency trips tour_operator
    holiday_package package_holiday package_holidays holidays_abroad vacation* flight flights flying airport airline*
    cruise cruises excursion* sightsee* itinerar* visas abroad overseas destination* day_trip day_trips coach_trip
    all_inclusive travel_insurance city_break resort resorts safari* tui booking_com airbnb hand_luggage jet_lag
    package_tour travel_visa`,
  theatre: `theatre* theater* play_on_stage stage performance performances performer* actor actors actress* audience*
    auditorium box_office curtains_up curtain_call intermission premiere* opera operas ballet* musicals dramas comedy
    comedian stand_up_comedy pantomime panto cabaret improv circus puppet* matinee* stalls dress_circle front_row
    ticket_office amateur_dramatics broadway west_end cinema audition* rehearsal* theatre_show the_show`,
} as const;
