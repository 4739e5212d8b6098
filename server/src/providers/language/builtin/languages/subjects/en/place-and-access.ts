/** English words of place and access, by subject. */
export const placeAndAccess = {
  carParking: `park parking parked car_park carpark car_parks parking_space parking_spaces parking_spot parking_lot
    parking_garage multi_storey underground_parking pay_and_display parking_meter parking_permit on_street_parking
    street_parking free_parking valet valet_parking leave_my_car leave_the_car put_the_car blue_badge driveway
    forecourt double_yellow_lines parkade parking_ramp ncp park_and_ride parking_ticket motorhome_parking
    coach_parking come_by_car by_car drive_there driving_there`,
  bicycleParking: `bicycle* cyclist* cycling bike_rack bike_racks bike_stand bike_stands bike_parking bike_shed
    bike_storage cycle_rack cycle_racks cycle_parking cycle_storage sheffield_stand park_my_bike leave_my_bike
    lock_my_bike lock_up_my_bike put_my_bike lock_bikes come_by_bike by_bike pushbike e_bike e_bikes ebike bike_room
    bike_lock two_wheels scooter_parking bring_my_bike cargo_bike bikes`,
  publicTransport: `public_transport public_transportation public_transit transit bus buses tram trams trolley
    streetcar underground tube metro subway light_rail bus_stop bus_stops bus_route bus_line tube_station
    underground_station subway_station train_station railway_station tram_stop by_bus by_train by_tube
    get_there_by_train without_a_car no_car do_not_drive last_train last_bus bart mta tfl oyster_card ferry
    get_off_at alight`,
  stationDistance: `station stations train_station railway_station tube_station bus_station subway_station
    metro_station bus_stop tram_stop minutes_walk minute_walk minutes_on_foot walk_from walk_from_the_station
    walking_distance on_foot how_far_is_it how_far_from far_from_the_station close_to_the_station near_the_station
    nearest_station nearest_stop stone_s_throw round_the_corner around_the_corner from_the_airport city_centre
    city_center town_centre downtown short_walk taxi_from blocks_from`,
  wheelchair: `wheelchair* disabled disability disabilities step_free accessible accessibility barrier_free ramp
    ramps level_access mobility mobility_scooter walking_frame walker rollator zimmer zimmer_frame crutch*
    walking_stick cannot_walk not_walk_far hard_to_walk unsteady handicapped handicap ada_compliant ada_accessible
    ground_floor disabled_toilet disabled_access blue_badge reduced_mobility limited_mobility impaired special_needs
    in_a_chair low_kerb widened_doors amputee broken_leg on_wheels`,
  stairsAndLift: `stairs staircase stairway stairwell any_steps steps_up few_steps flight_of_stairs flights_of_stairs
    lift lifts elevator* escalator* which_floor what_floor ground_floor first_floor second_floor third_floor
    top_floor upper_floor upstairs downstairs basement cellar upper_level storey stairlift handrail banister
    climb_stairs climb_the_stairs manage_stairs bad_knees steep_stairs walk_up go_up_stairs dodgy_knee`,
  pram: `pram prams buggy buggies pushchair pushchairs stroller strollers baby_carriage double_buggy double_stroller
    twin_buggy pram_friendly buggy_park with_a_baby come_with_my_baby baby_in_tow with_the_baby with_a_newborn
    wheel_in_the_pram bugaboo travel_system baby_carrier baby_sling carrycot step_free`,
  toilet: `toilet* loo loos restroom* bathroom washroom wc lavatory ladies_room mens_room gents little_girls_room
    powder_room public_toilet public_restroom customer_toilet need_a_wee need_to_pee have_a_pee go_for_a_pee
    spend_a_penny take_a_leak urinal* portaloo porta_potty port_a_john cubicle* radar_key bog disabled_toilet
    accessible_toilet call_of_nature wash_my_hands freshen_up`,
  babyChanging: `baby_changing baby_change changing_table changing_tables changing_mat changing_station nappy nappies
    diaper diapers change_my_baby change_the_baby change_a_nappy change_a_diaper baby_facilities baby_room
    parent_and_child_room parents_room family_restroom family_toilet baby_wipes breastfeed* breast_feed nursing_room
    feeding_room nursing_mothers bottle_warmer warm_a_bottle warm_up_a_bottle nurse_my_baby`,
  changingRoom: `changing_room changing_rooms fitting_room fitting_rooms dressing_room dressing_rooms locker_room
    locker_rooms changing_area changing_facilities changing_cubicle changing_village get_changed get_undressed
    change_clothes change_my_clothes change_out_of change_into changing_cubicles try_on try_it_on try_them_on
    trying_on put_on_my_kit somewhere_to_change place_to_change communal_changing changing_tent`,
  shower: `shower* freshen_up hot_shower cold_shower rinse_off wash_off_the_sweat sweaty after_a_workout
    shampoo_provided shower_gel soap_provided towels_provided hair_dryer hairdryer wash_myself wash_afterwards
    get_washed wet_room en_suite ensuite bath_tub bathtub rinse_the_salt hose_down shower_block wash_facilities`,
  lockers: `locker* valuable valuables lock_away lock_up_my safe_deposit safe_deposit_box in_room_safe room_safe
    small_safe padlock* combination_lock coin_for_the_locker leave_my_bag leave_my_bags leave_my_things
    leave_my_stuff leave_our_bags store_my_bag store_luggage luggage_storage left_luggage bag_storage bag_drop
    luggage_room baggage_storage look_after_my_bag stash* keep_my_stuff_safe rucksack backpack suitcase suitcases
    handbag where_to_put_my purse wallet jewellery pigeonhole`,
  cloakroom: `cloakroom* coat_check coatcheck coat_room coat_rack coat_stand coat_hook coat_hooks hang_up
    hang_my_coat hang_up_my_coat hang_our_coats coat coats jacket jackets umbrella_stand wet_umbrella check_your_coat
    checkroom leave_my_coat leave_my_jacket put_my_jacket leave_jackets hatcheck wardrobe_at_the_entrance hangers
    coat_peg coat_pegs garderobe cloakroom_ticket outerwear`,
  seating: `seat seats seated seating sit sit_down sitting chairs bench benches sofa stools bar_stools
    tables_and_chairs booth booths table_for_two eat_in dine_in for_here eat_here sit_in have_in stay_and_eat
    rest_my_legs rest_my_feet take_a_seat place_to_sit somewhere_to_sit standing_room standing_only indoor_seating
    unreserved_seating high_chair dining_area dining_room bistro_tables counter_seats banquette`,
  outdoors: `outdoor* outside terrace terraces patio garden_seating beer_garden al_fresco alfresco open_air rooftop
    roof_terrace courtyard balcony balconies decking veranda porch backyard sit_in_the_sun in_the_sun in_the_sunshine
    fresh_air sunny in_the_open parasol* picnic_table picnic_tables picnic pavement_tables sidewalk_tables lawn
    parklet awning conservatory gazebo`,
  indoors: `indoor* under_cover undercover under_a_roof inside_the_building roofed covered_area covered_court
    sports_hall covered_hall sheltered dry_inside sit_inside eat_inside inside_seating in_the_warm in_the_dry
    all_weather rain_or_shine wet_weather weatherproof weather_independent in_a_hall domed heated_tent marquee
    out_of_the_rain`,
  airConditioning: `air_conditioning air_conditioned air_conditioner air_con aircon ac_unit a_c climate_control
    climate_controlled cooled cool_inside cooling fan_in_the_room electric_fan ceiling_fan heatwave hot_days
    hot_weather hot_in_summer too_hot boiling_hot sweltering stuffy ventilat* swelter* heat_wave heat_of_summer
    baking_hot roasting muggy humid cool_down`,
  heating: `heating heated heater* radiator* central_heating underfloor_heating warm_enough too_cold cold_in_winter
    freezing get_cold fireplace open_fire log_burner wood_burner wood_stove patio_heater patio_heaters cosy_in_winter
    blanket* keep_warm chilly thermostat heat_pump boiler furnace space_heater toasty log_fire in_the_cold`,
  wifi: `wifi wi_fi internet internet_access broadband wlan hotspot wireless go_online get_online be_online
    surf_the_web network_password wifi_password wifi_code guest_network signal reception_on_my_phone mobile_signal
    cell_service cell_reception phone_signal data_roaming 4g 5g ethernet fibre zoom_call video_call stream netflix
    check_my_emails connect_my_laptop connection_speed mbps`,
  powerSocket: `socket sockets power_socket power_sockets plug_socket plug_sockets power_outlet power_outlets outlet
    outlets power_point power_points charging_point charge_my_phone charge_my_laptop charge_my_device charge_a_phone
    charge_devices charge_up recharg* phone_charger charger chargers charging_cable usb usb_port usb_ports plug_in
    power_bank powerbank extension_lead extension_cord flat_battery dead_phone out_of_battery low_battery
    plug_adapter voltage mains_electricity electric_hook_up hook_up juice_up work_on_my_laptop`,
  evCharging: `ev electric_car electric_cars electric_vehicle electric_vehicles charge_point charge_points
    charging_point charging_points charging_station charging_stations charge_my_car charge_the_car
    charge_an_electric_car tesla supercharger wallbox wall_box ev_charger ev_chargers ev_charging car_charger type_2
    ccs plug_in_hybrid hybrid kilowatt* kw kwh rapid_charger fast_charger level_2_charger chargepoint pod_point j1772
    polestar nissan_leaf`,
  noise: `noise noisy noiseless quiet quieter quietly quietest loud louder loudness silent silence racket din
    peaceful peace_and_quiet tranquil* calm sleep_well kept_awake neighbour* neighbor* soundproof* sound_insulation
    decibel* ear_plugs earplugs ear_defenders quiet_hours road_noise street_noise traffic_noise disturb* lively rowdy
    hear_yourself_think deafening shout_to_be_heard sensory_friendly hard_of_hearing_friendly keep_it_down thin_walls`,
  smoking: `smoke smokes smoker* smoking non_smoking no_smoking smoke_free smoking_area smoking_room smoking_section
    cigarette* cigar cigars vape vapes vaping vaper* e_cigarette e_cigarettes ecig ecigs ashtray* tobacco light_up
    have_a_fag fag_break ciggie ciggies cigs puff shisha hookah smoke_weed pipe_smoking smoke_break smokeless
    marlboro`,
  petsAllowed: `dog dogs doggy doggie puppy puppies pup pooch mutt pet pets pet_friendly dog_friendly four_legged
    four_legged_friend furry_friend bring_my_dog bring_the_dog bring_a_dog take_my_dog take_the_dog well_behaved_dogs
    dogs_welcome pets_welcome dogs_on_leads on_a_lead on_a_leash leash leashed water_bowl dog_bowl dog_bed no_dogs
    no_pets cat cats pet_fee pet_policy labrador canine with_my_cat animals_allowed`,
  view: `view views viewpoint sea_view ocean_view lake_view mountain_view river_view garden_view city_view panoram*
    scenic scenery skyline overlook* vista vistas look_out_over lookout window_seat window_table by_the_window sunset
    sunrise waterfront beachfront see_the_sea see_the_water see_the_mountains picturesque landscape facing_the_sea
    facing_the_street observation_deck`,
  privateRoom: `private_room private_rooms private_dining private_dining_room separate_room side_room back_room
    function_room party_room meeting_room conference_room private_hire exclusive_use exclusive_hire
    hire_the_whole_place rent_out_the_whole whole_place_to_ourselves room_to_ourselves to_ourselves private_event
    private_events private_function private_party buyout privacy closed_party secluded snug private_booth
    screened_off event_space whole_venue upstairs_room just_us among_ourselves`,
  capacity: `capacity how_many_people how_many_guests how_many_seats how_many_fit how_many_of_us maximum_number
    maximum_occupancy number_of_guests number_of_people holds_up_to seats_up_to room_for space_for up_to_people
    sleeps accommodat* fit_in squeeze_in seating_capacity standing_capacity headcount head_count attendees seats_for
    50_people 100_guests big_enough enough_space enough_room enough_seats venue_size full_house`,
  size: `size sizes square_metre square_metres square_meters square_feet square_foot sqm sq_ft sq_m m2 footage
    floor_area floor_space floor_plan dimensions measurements measure how_big how_large how_wide big_is large_is
    spacious roomy compact cramped tiny poky surface_area metres_wide feet_wide metres_by by_metres square_yards
    acres hectares width`,
  height: `height* how_tall how_high how_deep how_long_is_the tall high_is depth how_deep_is deep_is deepest shallow
    metres_high metres_tall feet_high feet_tall metres_deep metres_long feet_deep feet_long length ceiling_height
    headroom low_ceiling high_ceilings clearance height_limit height_restriction minimum_height maximum_height
    tall_enough tall_people short_people too_tall too_short duck_your_head centimetres_tall inches_tall altitude
    elevation clearance_height`,
  weightLimit: `weight_limit weight_limits maximum_weight weight_restriction how_heavy heavy heavier overweight weigh
    weighs weight payload carrying_capacity load_limit maximum_load load_bearing can_it_hold can_it_carry
    stone_in_weight kilos kilogram* kg lbs pounds_in_weight heavyweight too_heavy plus_size plus_sized obese
    larger_people big_lad tonne tonnes hefty bear_my_weight`,
  entranceDoor: `entrance* entry_door front_door back_door side_door main_door main_entrance side_entrance
    rear_entrance doorbell door_bell bell ring_the_bell buzzer buzz intercom door_code entry_code access_code
    key_code keypad key_safe lockbox knock knock_on how_to_get_in let_myself_in get_into_the_building let_me_in
    let_us_in buzz_you_in door_is_locked doors_locked gate gates come_in_through entryphone courtyard_door key_card
    way_in through_the_archway name_on_the_bell`,
  lockedIn: `locked_in locked_inside lock_us_in lock_me_in lock_you_in really_locked actually_locked trapped shut_in
    confined imprison* get_out get_out_early leave_early leave_the_room leave_at_any_time leave_any_time
    get_out_any_time way_out exit exits emergency_exit panic_button emergency_button let_me_out let_us_out get_stuck
    get_trapped door_stays_open doors_stay_unlocked unlocked free_to_leave break_off_the_game walk_out_any_time
    handcuff*`,
  claustrophobia: `claustrophob* panic panick* panic_attack panic_attacks panicky anxiety anxious nervous nerves
    phobia* phobic afraid_of_tight_spaces confined_spaces enclosed_space enclosed_spaces small_spaces tight_spaces
    tight_space narrow_spaces cramped_space hyperventilat* freak_out freak_me_out freaks_me_out scared afraid
    fear_of_enclosed in_a_tunnel in_the_dark open_mri open_scanner fear_of_small_spaces cannot_stand_lifts unease
    uneasy hemmed_in boxed_in`,
  meetingPoint: `meeting_point meeting_place meeting_spot meet_up meet_us meet_you meet_at we_meet where_do_we_meet
    where_to_meet where_shall_we_meet starting_point start_point starts_at_the tour_starts departure_point
    depart_from departs_from assembly_point rendezvous gathering_point pick_up_point pickup_point muster
    look_for_the_guide find_the_guide guide_holds yellow_umbrella by_the_fountain join_the_group check_in_desk
    trailhead`,
  serviceArea: `service_area coverage_area catchment catchment_area areas_covered areas_we_cover cover_my_area
    serve_my_area service_my_area within_a_radius radius mile_radius surrounding_area surrounding_areas
    surrounding_villages neighbouring_towns nearby_towns in_and_around come_out_to come_to_my_town
    come_to_our_village travel_to do_you_travel_to how_far_out out_of_town out_of_area postcode* zip_code zip_codes
    county county_wide nationwide in_my_area locally local_area greater_london tri_state miles_from go_that_far
    regional`,
  homeVisit: `home_visit home_visits house_call house_calls come_to_my_home come_to_my_house come_to_my_place
    come_to_your_home come_to_us come_to_you come_to_me come_round come_out come_out_to in_your_own_home at_your_home
    at_my_home at_home on_site onsite visit_me_at_home visiting_service mobile_hairdresser mobile_vet mobile_service
    mobile_mechanic housebound bedridden bed_bound cannot_leave_the_house domiciliary make_house_calls
    visit_care_homes at_my_place come_over to_your_door at_your_place outcall`,
  pickUpService: `pick_up pickup pick_it_up pick_up_service pickup_service collect_from collect_it collect_it_from_me
    collect_from_my_home collection_service collection_and_delivery collection_from_your come_and_get_it
    come_and_fetch fetch_it fetch_from fetch pick_me_up pick_you_up picked_up pick_them_up shuttle shuttle_bus
    airport_transfer airport_pickup hotel_pickup hotel_pick_up door_to_door tow tow_truck towed collect_my_car
    haul_away courtesy_pickup minibus_picks`,
  delivery: `deliver* home_delivery delivery_charge delivery_fee delivery_driver delivery_slot bring_it_to_me
    bring_it_to_my bring_it_round bring_it_over drop_it_off drop_off_at_my dropped_off_at_home to_my_door
    to_your_door to_my_door_step doorstep courier* delivery_van uber_eats ubereats deliveroo just_eat doordash
    grubhub kerbside curbside_delivery lorry carry_it_upstairs room_of_choice bring_food_to_my postmates instacart`,
  shipping: `ship ships shipped shipping ship_it shipment* ship_to ship_abroad ship_overseas post_it by_post by_mail
    mail_it mail_order parcel* postage royal_mail usps ups fedex dhl hermes evri dpd yodel courier tracking_number
    track_my_order track_my_parcel send_it_to send_me send_abroad international_shipping overseas_orders dispatch*
    postal_service free_shipping postage_and_packing international_orders worldwide online_order in_the_post`,
  takeaway: `takeaway* take_away take_aways takeout take_out to_go carry_out carryout to_take_away takeaway_menu
    food_to_go take_home take_it_home take_it_with_me grab_and_go order_and_collect click_and_collect order_ahead
    order_for_collection order_for_pickup pick_up_my_food collect_my_food pick_up_an_order takeaway_box doggy_bag
    doggie_bag leftovers box_up to_go_box to_go_cup curbside_pickup eat_at_home`,
  driveThrough: `drive_through drive_throughs drive_thru drive_thrus drive_up drive_up_window drive_in
    without_getting_out stay_in_the_car stay_in_my_car from_the_car from_my_car in_my_car order_from_the_car
    car_window pickup_window drive_through_window kerbside curbside curbside_pickup drive_through_lane
    drive_past_the_counter hatch`,
  branch: `branch branches other_branch other_branches other_location other_locations another_branch another_shop
    another_store another_location other_shops other_stores second_shop second_location sister_restaurant sister_shop
    sister_hotel part_of_a_chain franchise* nearest_store nearest_branch nearest_shop head_office headquarters
    also_in only_location only_branch one_location only_one_shop elsewhere_in_town outlet outlets multiple_locations
    two_locations subsidiar* flagship`,
  findUs: `find_us find_you find_it directions how_to_get_there get_to_you get_there landmark* next_to opposite
    across_from across_the_street next_door_to behind_the opposite_the_station on_the_corner corner_of left_hand_side
    right_hand_side which_side turn_left turn_right look_for_the_sign recognise recognize google_maps what3words
    sat_nav satnav gps street_address your_address in_the_courtyard rear_of_the_building hard_to_find easy_to_find
    where_exactly where_are_you situated located whereabouts sign_above shopping_centre mall`,
  weather: `weather rain rains rainy raining rained drizzl* pouring pours_down bucketing_down chucking_it_down storm
    storms stormy thunder* lightning snow snowing snowy snowed frost ice_and_snow wind windy gale gales hail
    forecast* in_bad_weather bad_weather wet_weather rain_or_shine due_to_weather fog foggy heatwave rain_check
    raincheck waterproofs minus_degrees below_freezing downpour hurricane cold_weather`,
  indoorAlternative: `indoor_alternative indoor_option wet_weather_plan rainy_day_plan rain_plan bad_weather_plan
    bad_weather_alternative plan_b backup_plan contingency move_inside move_indoors moved_indoors move_it_inside
    go_indoors switch_to_the_hall take_place_indoors alternative_if_it_rains what_if_it_rains if_it_rains
    in_case_of_rain rainy_day rainy_days rain_date alternative_date held_indoors marquee under_cover tent_if_it_rains`,
  lighting: `lighting lights light_bulb light_bulbs lightbulb* lamp lamps floodlight* floodlit well_lit dimly_lit
    dimmed dimmable dim darkness too_dark pitch_dark in_the_dark blackout blackout_blinds blackout_curtains candle
    candles candlelight candlelit torch flashlight headlamp daylight natural_light spotlight* led_lights
    bright_enough strobe flashing_lights illuminat* get_dark gets_dark after_dark`,
  temperature: `temperature* degrees celsius fahrenheit centigrade how_warm how_cold how_hot warm_is cold_is hot_is
    water_temperature room_temperature warm_water lukewarm tepid chilled chilly heated_to heated_pool cool_in_summer
    warm_enough cold_enough thermostat thermometer hot_inside cold_inside freezing_cold too_warm`,
  safetyRules: `safety_rules safety_briefing safety_instructions safety_regulations safety_talk health_and_safety
    wear_a_helmet helmet* hard_hat hard_hats harness* life_jacket life_jackets lifejacket* life_vest safety_gear
    safety_goggles safety_glasses protective_gear protective_clothing ppe hi_vis seat_belt seatbelt* fire_drill
    fire_exit fire_extinguisher emergency_exit smoke_alarm risk_assessment waiver sign_a_waiver no_running
    at_your_own_risk evacuat* closed_shoes steel_toe dangerous_goods instructor_briefing`,
  firstAid: `first_aid first_aider first_aiders first_aid_kit first_responder defibrillator* defib aed cpr plaster
    plasters band_aid band_aids bandage* ambulance paramedic* get_hurt gets_hurt hurt_myself injure* injury injuries
    injured cut_myself accident accidents fall_over collapse* faint faints fainted nosebleed sprain* unconscious
    heart_attack medical_help medical_emergency bleeding wound twisted_ankle`,
} as const;
