import type { LanguagePack } from '../../language-pack.ts';

/** English words for the equipment, goods and services of trades. */
export const trades: LanguagePack['concepts'] = {
  wifi: 'wifi wi_fi wireless internet internet_access wifi_password',
  socket: `power_socket power_sockets plug_socket plug_sockets power_outlet power_outlets outlets plug_in_my_laptop
    charge_my_laptop charge_my_phone`,
  charging: `ev_charger ev_chargers ev_charging charge_point charge_points charging_point charging_points
    charging_station charging_stations car_charger car_charging charge_my_car charge_my_ev charge_my_electric_car
    charge_an_electric_car charge_our_car charge_my_tesla electric_car_charging`,
  airCon: 'air_con aircon air_conditioning air_conditioner air_conditioners air_conditioned a_c ac_unit',
  heating: 'heating heater heaters radiator radiators heat',
  bicycle: 'bike bikes bicycle bicycles cycle cycles pushbike pushbikes',
  ebike: 'e_bike e_bikes ebike ebikes electric_bike electric_bikes electric_bicycle electric_bicycles',
  bikeStorage: `bike_storage bike_rack bike_racks bike_parking lock_my_bike leave_my_bike park_my_bike cycle_parking
    secure_bike lock_up_my_bike lock_our_bikes lock_my_bike_up lock_up_a_bike lock_bikes leave_a_bike leave_our_bikes`,
  scooter: 'scooter scooters',
  car: 'car cars vehicle vehicles automobile automobiles motor truck',
  motorbike: 'motorbike motorbikes motorcycle motorcycles moped mopeds',
  van: 'van vans',
  tyre: 'tyre tyres tire tires',
  puncture: `puncture punctures punctured flat_tyre flat_tyres flat_tire flat_tires got_a_flat have_a_flat fix_a_flat
    a_flat_on`,
  mot: 'mot mots mot_test mot_tests nct nct_test roadworthy roadworthy_certificate wof',
  oilChange: 'oil_change oil_changes oil_and_filter_change change_my_oil change_the_oil',
  courtesyCar: `courtesy_car courtesy_cars courtesy_vehicle loan_car loan_cars loaner loaners loaner_car loaner_cars
    replacement_car shuttle_service loan_of_a_car lend_of_a_car lend_me_a_car loan_me_a_car borrow_a_car car_to_use
    a_car_while car_to_drive_while`,
  brakes: 'brake brakes brake_pads brake_pad brake_discs braking',
  windscreen: 'windscreen windscreens windshield windshields',
  bodywork: 'bodywork dent dents dented panel_beating body_shop',
  alignment: 'wheel_alignment alignment wheel_tracking four_wheel_alignment',
  tow: `tow tows towing towed tow_truck breakdown breakdowns broken_down recovery_truck roadside_assistance
    broke_down break_down breaks_down breaking_down`,
  carWash: 'car_wash carwash valet valets valeting car_valet detailing car_detailing',
  emergency: 'emergency emergencies urgent urgently asap as_soon_as_possible in_a_hurry',
  outOfHours: `out_of_hours after_hours outside_hours outside_opening_hours outside_of_opening_hours
    outside_business_hours when_you_are_closed when_you_re_closed round_the_clock 24_hour 24_hours 24_7
    in_the_middle_of_the_night come_out_at_night come_at_night do_you_work_nights work_nights open_all_night
    all_night through_the_night on_call do_you_work_at_night around_the_clock`,
  callOut: `call_out call_outs callout callouts call_out_fee call_out_charge callout_fee callout_charge service_call
    trip_charge trip_fee to_come_out come_out_and_look come_out_charge come_out_fee come_out_and_have
    come_out_to_look`,
  language: `language languages speak speaks spoken talk_to me_in multilingual bilingual interpreter interpreters habla espanol parlez speaks_only only_speaks converse in_spanish in_english in_french in_german in_polish in_mandarin in_arabic translator interpret translate`,
  staff: 'staff team employee employees colleague colleagues personnel crew',
  owner: `owner owners owns owned runs_the run_the runs_this in_charge manager managers boss proprietor founder
    founders director whose_shop whose_is whose_place whose_business`,
  doctor: 'doctor doctors dr drs physician physicians gp gps dentist dentists practitioner practitioners',
  nurse: 'nurse nurses',
  hygienist: 'hygienist hygienists',
  teacher: 'teacher teachers tutor tutors instructor instructors coach coaches trainer trainers',
  stylist: 'stylist stylists hairdresser hairdressers',
  barber: 'barber barbers',
  qualified: `qualified qualification qualifications certified certification certifications accredited accreditation
    accreditations credentials vetted`,
  established: `established founded business_since running_since here_since since_18* since_19* since_20*
    how_long_have_you_been how_long_have_you_guys_been been_in_business been_around in_business_for`,
  vegetarian: `vegetarian vegetarians veggie veggies meatless meat_free non_meat do_not_eat_meat not_eat_meat
    without_meat does_not_eat_meat no_meat eats_no_meat meatless_options pescatarian`,
  vegan: `vegan vegans plant_based gone_vegan going_vegan is_vegan no_animal_products`,
  allergy: `allergy allergies allergic allergen allergens intolerance intolerances intolerant dietary
    dietary_requirement dietary_requirements dietary_needs dietary_restrictions special_diet special_diets`,
  gluten: 'gluten gluten_free coeliac coeliacs celiac celiacs wheat_free',
  lactose: 'lactose lactose_free dairy dairy_free',
  nut: 'nut nuts nut_free peanut peanuts',
  plantMilk: `oat_milk soy_milk soya_milk almond_milk plant_milk plant_milks milk_alternative milk_alternatives
    non_dairy_milk dairy_free_milk`,
  breakfast: 'breakfast breakfasts full_english full_irish',
  brunch: 'brunch brunches',
  lunch: 'lunch lunches lunchtime lunch_time',
  dinner: 'dinner dinners supper suppers evening_meal evening_meals',
  sundayRoast: 'sunday_roast sunday_roasts roast_dinner roast_dinners sunday_lunch sunday_lunches',
  kitchen: `kitchen serve_food serving_food food_served last_food_orders food_orders stop_serving do_food food_until
    food_till hot_food stop_serving_food finish_serving_food stop_doing_food kitchen_close kitchen_closes last_food
    serve_food_until`,
  menu: 'menu menus',
  setMenu: 'set_menu set_menus prix_fixe set_lunch set_lunches fixed_price_menu',
  tastingMenu: 'tasting_menu tasting_menus degustation',
  earlyBird: 'early_bird early_birds pre_theatre',
  dessert: 'dessert desserts pudding puddings afters something_sweet',
  starter: 'starter starters appetizer appetizers appetiser appetisers',
  main: 'main_course main_courses entree entrees mains',
  chips: 'fries french_fries',
  alcohol: `alcohol alcoholic booze licensed_premises liquor_license liquor_licence`,
  beer: 'beer beers ale ales lager lagers pint pints on_tap on_draught',
  wine: 'wine wines',
  corkage: `corkage byo byob bring_our_own_wine bring_my_own_wine bring_our_own_bottle bring_your_own bring_our_own
    bring_a_bottle own_wine own_bottle`,
  softDrink: 'soft_drink soft_drinks fizzy_drink fizzy_drinks soda sodas',
  cake: 'cake cakes gateau',
  birthdayCake: 'birthday_cake birthday_cakes celebration_cake celebration_cakes',
  terrace: `terrace terraces patio patios outside_seating outdoor_seating outdoor_seats sit_outside sit_outdoors
    eat_outside eat_outdoors dine_outside tables_outside outdoor_tables outside_tables outdoor_dining outdoor
    outdoors alfresco al_fresco beer_garden table_outside seats_outside outside_area courtyard courtyards
    sit_*_outside sit_*_*_outside eat_*_outside seats_out_front`,
  privateHire: `private_hire private_room private_rooms private_dining private_dining_room private_party private_parties private_function private_functions private_event private_events function_room function_rooms party_room hire_the_whole hire_out_the hire_the_venue rent_the_whole rent_out_the whole_place_to_ourselves venue_hire exclusive_use exclusive_hire rent_the_place hire_the_place book_the_whole_place rent_your_place private_functions_in have_the_place_to_ourselves close_the_place`,
  group: `group groups large_party large_parties big_group big_groups large_group large_groups party_of parties_of
    lot_of_us bunch_of_us parties_over parties_larger parties_bigger party_size how_big_a_group how_large_a_party big_party large_table big_table table_for_10 table_for_12 lots_of_people office_do works_do`,
  birthday: 'birthday birthdays bday',
  henParty: 'hen_party hen_parties hen_do hen_dos hens_party bachelorette bachelorette_party',
  stagParty: 'stag_party stag_do stag_dos bachelor_party bucks_party',
  wedding: `wedding weddings bridal bride brides married getting_married get_married marry marrying big_day nuptials wedding_dress wedding_dresses wedding_gown gown my_gown marriage`,
  funeral: 'funeral funerals',
  corporate: `corporate company_events work_events office_party team_building corporate_events office_party christmas_party work_party staff_party company_party office_do company_do away_day team_event`,
  gift: `gift gifts voucher vouchers gift_card gift_cards gift_certificate gift_certificates gift_voucher
    gift_vouchers present presents gift_token gift_tokens`,
  giftWrap: 'gift_wrap gift_wraps gift_wrapped gift_wrapping wrap_it wrapped_up_as',
  valid: `valid validity expire expires expired expiry expiration expiry_date use_by run_out_of_date good_for run_out runs_out go_off last_for still_good use_it_by how_long_is_it_good how_long_are_they_good use_up use_them_up last_one last_two last_three last_12 last_a_year last_six last_five cards_last vouchers_last`,
  dressCode: 'dress_code wear wearing attire what_to_wear clothing outfit dress_is smart_casual',
  checkIn: `check_in check_ins checkin check_into checking_in checks_in check_in_time get_into_our_room
    get_into_the_room get_into_my_room get_our_room arrival arrivals arrive arrives arriving`,
  checkOut: `check_out check_outs checkout checking_out check_out_time leave_the_room vacate be_out_of_the_room
    out_of_our_room departure`,
  luggage: `luggage baggage suitcase suitcases leave_our_bags leave_my_bags store_our_bags store_my_bags leave_bags`,
  cot: 'cot cots crib cribs travel_cot travel_cots',
  extraBed: 'extra_bed extra_beds rollaway rollaways fold_out_bed camp_bed sofa_bed sofa_beds',
  ensuite: 'en_suite en_suites ensuite private_bathroom own_bathroom',
  pool: `pool pools swimming_pool swimming_pools swim swimming lengths do_lengths laps swim_laps lap_pool a_swim a_dip`,
  hotTub: 'hot_tub hot_tubs jacuzzi jacuzzis whirlpool',
  fitnessRoom: 'fitness_room fitness_centre fitness_center weights_room weight_room free_weights',
  laundry: 'laundry washing_machine washing_machines laundromat launderette do_our_washing wash_clothes',
  kettle: 'kettle tea_and_coffee_making coffee_maker coffee_machine',
  tax: 'city_tax tourist_tax resort_fee resort_fees bed_tax occupancy_tax',
  motorhome: 'motorhome motorhomes campervan campervans rv rvs',
  tent: 'tent tents',
  membership: 'membership memberships member members subscription subscriptions',
  joiningFee: `joining_fee joining_fees sign_up_fee registration_fee initiation_fee enrolment_fee enrollment_fee
    start_up_fee admin_fee`,
  contract: `contract contracts tied_in tie_in locked_in lock_in minimum_term minimum_period minimum_commitment
    commitment commit rolling`,
  freeze: 'freeze freezes freezing frozen suspend suspended pause paused pausing put_on_hold on_hold',
  trial: `trial trials taster tasters try_out try_it try_it_out try_a try_before free_class free_session trial_class
    trial_lesson give_it_a_go have_a_go tryout tryouts`,
  dayPass: `day_pass day_passes guest_pass guest_passes day_ticket day_tickets pay_as_you_go casual_visit
    one_off_visit single_visit single_entry casual_entry one_off_pass`,
  personalTrainer: 'personal_trainer personal_trainers personal_training pt pts',
  privateLesson: `one_to_one one_to_ones one_on_one private_lesson private_lessons individual_lesson
    individual_lessons private_class private_classes private_tuition private_session private_sessions`,
  locker: 'locker lockers',
  shower: 'shower showers',
  changingRoom: `changing_room changing_rooms change_room change_rooms locker_room locker_rooms get_changed
    changing_facilities`,
  towel: 'towel towels',
  induction: 'induction inductions',
  lesson: 'lesson lessons class classes courses workshops tuition tutorial tutorials',
  timetable: `timetable timetables class_schedule class_times when_is_the_class which_day_is`,
  beginner: `beginner beginners novice novices newbie newbies first_timer first_timers need_experience
    prior_experience previous_experience any_experience experience_needed experience_required experience_necessary
    never_done never_tried new_to_this complete_beginner total_beginner`,
  term: 'term terms semester semesters',
  waitingList: 'waiting_list waiting_lists waitlist waitlists wait_list wait_lists',
  whileYouWait: `while_you_wait while_i_wait whilst_you_wait whilst_i_wait on_the_spot there_and_then then_and_there
    straight_away right_away immediately`,
  sameDay: 'same_day on_the_day',
  nextDay: 'next_day overnight_delivery',
  express: 'express rush rush_order rush_job fast_track priority_service',
  waitTime: `waiting_time waiting_times wait_time wait_times how_long_is_the_wait queue queues long_wait the_wait
    wait_for_a_table how_long_do_we_wait`,
  late: `late lateness overdue running_late be_late arrive_late running_behind held_up delayed turn_up_late show_up_late few_minutes_late ten_minutes_late be_a_bit_late`,
  newClient: `new_patient new_patients new_client new_clients new_customer new_customers new_member new_members
    new_pupil new_pupils new_student new_students first_visit first_appointment first_session first_time_customers
    never_been`,
  referral: 'referral referrals refer refers referred',
  prescription: 'prescription prescriptions repeat_prescription repeat_prescriptions script scripts',
  medicine: 'medicine medicines medication medications meds',
  vaccine: `vaccine vaccines vaccinat* jab jabs flu_shot flu_shots shots immunis* immuniz* booster boosters inoculat*`,
  travelVaccine: `travel_vaccine travel_vaccines travel_vaccination travel_vaccinations travel_jabs travel_shots
    travel_clinic`,
  neuter: 'neuter* spay* spey* castrat* desex* get_him_fixed get_her_fixed unneutered un_neutered',
  microchip: 'microchip* chipped chipping',
  euthanasia: `put_to_sleep putting_to_sleep put_him_to_sleep put_her_to_sleep euthan* put_a_dog_to_sleep put_a_cat_to_sleep put_a_pet_to_sleep put_my_dog_to_sleep put_my_cat_to_sleep put_my_pet_to_sleep put_our_dog_to_sleep put_our_cat_to_sleep put_our_pet_to_sleep putting_a_dog_to_sleep putting_a_cat_to_sleep putting_a_pet_to_sleep putting_my_dog_to_sleep putting_my_cat_to_sleep putting_my_pet_to_sleep putting_our_dog_to_sleep putting_our_cat_to_sleep putting_our_pet_to_sleep put_him_down put_her_down put_our_dog_down put_my_dog_down put_down_my`,
  flea: 'flea fleas tick ticks',
  worm: 'worming wormer wormers worms deworm*',
  groom: 'groom grooms groomed grooming groomer groomers',
  nailTrim: `nail_clip nail_clipping nail_trim nail_trims nail_trimming claws clip_claws clip_his_nails
    clip_her_nails trim_his_nails trim_her_nails nails_clipped nails_trimmed`,
  kennel: 'kennel kennels boarding',
  xray: 'x_ray x_rays xray xrays radiograph radiographs',
  bloodTest: 'blood_test blood_tests blood_work bloodwork bloods',
  ultrasound: 'ultrasound ultrasounds',
  operation: 'operation operations operate surgical',
  checkup: `exam exams check_up check_ups checkup checkups examination examinations health_check health_checks
    routine_check annual_check general_check`,
  teethCleaning: `scale_and_polish teeth_cleaning dental_cleaning hygienist_appointment clean_my_teeth teeth_cleaned`,
  tooth: 'tooth teeth',
  extraction: `extraction extractions tooth_out teeth_out tooth_pulled pull_a_tooth tooth_removed take_a_tooth_out
    have_a_tooth_out`,
  whitening: 'whiten* teeth_whiter',
  denture: 'denture dentures false_teeth',
  braces: 'braces orthodont* straighten_my_teeth teeth_straightened',
  nervous: `nervous anxious anxiety phobia phobic scared_of afraid_of frightened terrified terrified_of frightened_of scared nervy skittish jumpy timid shy panics panic panicky worried stressed`,
  laughingGas: 'laughing_gas nitrous nitrous_oxide gas_and_air',
  nhs: 'nhs on_the_nhs nhs_patient nhs_patients',
  bulkBill: 'bulk_bill bulk_billing bulk_billed',
  sick: `sick ill unwell poorly under_the_weather contagious sickness vomit vomiting vomited threw_up throwing_up
    been_sick diarrhoea diarrhea under_weather caught_a_cold have_a_cold got_a_cold a_fever fever flu covid come_down_with coming_down_with woke_up_sick bug tummy_bug`,
  pregnant: 'pregnan* antenatal prenatal expectant',
  sickNote: `sick_note sick_notes fit_note fit_notes doctor_s_note doctors_note medical_certificate
    medical_certificates`,
  eyeTest: `eye_test eye_tests eye_exam eye_exams eye_examination eye_examinations sight_test sight_tests vision_test
    eyes_tested eyes_checked eye_check eye_checks`,
  glasses: 'glasses spectacles eyeglasses specs',
  contactLens: 'contact_lens contact_lenses contacts',
  physio: 'physio physios physiotherap* physical_therap*',
  massage: `massage massages massag* loosen_up_my_back loosen_up_my rub_down knots_in_my back_rub sore_back stiff_back bad_back achy tight_muscles sore_muscles`,
  haircut: `haircut haircuts hair_cut hair_cuts hair_cutting cut_and_blow_dry cut_my_hair hair_done cut_and_finish
    wash_and_cut cut_his_hair cut_her_hair wet_cut dry_cut cut cuts`,
  colour: 'colour colours color colors coloured colored colouring coloring dye dyed dyeing tint tints',
  highlights: 'highlights half_head full_head foils',
  roots: 'root_touch_up roots_touch_up root_tint roots_done',
  blowDry: 'blow_dry blow_dries blowdry blow_drying blowout blowouts blow_out',
  updo: 'updo updos up_do up_dos hair_up',
  hairExtension: 'hair_extension hair_extensions extensions',
  fringe: 'fringe fringes bangs',
  perm: 'perm perms permed',
  beard: 'beard beards facial_hair',
  shave: 'shave shaves wet_shave hot_towel_shave cut_throat_shave',
  hairRemoval: 'wax waxes waxing waxed hair_removal',
  brows: 'brow brows eyebrow eyebrows',
  lashes: 'lash lashes eyelash eyelashes lash_lift lash_lifts',
  manicure: 'manicure manicures nails_done mani',
  pedicure: 'pedicure pedicures pedi toenails',
  facial: 'facial facials',
  tan: 'tan tanning spray_tan spray_tans sunbed sunbeds',
  patchTest: 'patch_test patch_tests skin_test allergy_test',
  makeup: 'makeup make_up',
  man: `man men mens gents gent gentleman gentlemen male males bloke blokes haircut_for_my_husband
    haircut_for_my_boyfriend haircut_for_my_dad cut_for_my_husband cut_for_my_boyfriend cut_for_my_dad`,
  woman: 'woman women womens ladies lady female females',
  clean: 'clean cleans cleaned cleaning cleanings cleaner cleaners cleanse',
  deepClean: 'deep_clean deep_cleans spring_clean',
  endOfTenancy: 'end_of_tenancy move_out_clean move_out_cleaning bond_clean bond_cleaning',
  carpet: 'carpet carpets rug rugs',
  ironing: 'iron ironing ironed',
  dryClean: 'dry_clean dry_cleaning dry_cleaned dry_cleaner dry_cleaners',
  alteration: `alteration alterations alter altered hem hems hemmed hemming shorten shortened shortening taken_up
    taken_in take_up_my trousers_taken`,
  zip: 'zip zip_replacement zips zipper zippers new_zip',
  shoeRepair: 'resole resoled resoling heel heels sole soles reheel shoe_repair shoe_repairs',
  custom: `bespoke custom custom_made made_to_order made_to_measure tailor_made personalised personalized personalise
    personalize customise customize customised customized`,
  engrave: 'engrav*',
  resize: 'resize resized resizing',
  stain: 'stain stains stained spill',
  fittingRoom: 'fitting_room fitting_rooms dressing_room try_on try_it_on try_them_on',
  size: 'size sizes sizing',
  apartment: 'apartment apartments flats',
  bin: 'rubbish trash garbage junk',
  removals: 'removals moving_house house_move house_moves movers moving_company moving_home house_removals',
  storage: 'storage self_storage',
  leak: 'leak leaks leaking leaky drip dripping drips burst',
  clog: `blocked blockage blockages clog clogs clogged unblock unblocking unclog backed_up blocked_drain
    blocked_drains clogged_drain`,
  drain: 'drain drains drainage sewer',
  tap: 'tap taps faucet faucets',
  boiler: 'boiler boilers',
  waterHeater: 'water_heater water_heaters hot_water_cylinder immersion_heater hot_water_system geyser',
  lockedOut: 'locked_out locked_myself_out lockout lockouts',
  key: 'key keys',
  electrics: 'electrics electrical wiring rewire rewiring rewired',
  fuseBox: 'fuse_box fuse_boxes fusebox fuseboard consumer_unit breaker_panel electrical_panel switchboard',
  gutter: 'gutter gutters guttering eavestrough',
  roof: 'roof roofs roofing',
  lawn: 'lawn lawns mow mowing mowed grass',
  hedge: 'hedge hedges hedge_trimming',
  tree: 'tree trees stump',
  pest: 'pest pests vermin infestation exterminator',
  rodent: 'rat rats mouse mice rodent rodents',
  decorate: 'paint painting painted decorating decorator wallpaper wallpapering',
  screen: 'cracked_screen broken_screen screen_replacement screen_repair smashed_screen screens screen',
  battery: 'battery batteries',
  data: 'data_recovery recover_my_files recover_my_photos',
  laptop: 'laptop laptops notebook_computer',
  phoneHandset: 'mobile_phone mobile_phones cell_phone cell_phones smartphone smartphones cellphone',
  passportPhoto: 'passport_photo passport_photos passport_picture passport_pictures visa_photo visa_photos',
  copy: 'photocopy* copies copying',
  print: 'print prints printed printing',
  bouquet: 'bouquet bouquets bunch_of_flowers posy',
  flower: 'flower flowers floral',
  wreath: 'wreath wreaths',
  bread: 'bread loaf loaves',
  organic: 'organic organics',
  spicy: 'spicy spice_level heat_level',
  recycle: 'recycl*',
  idDoc: `photo_id an_id my_id id_card proof_of_id identification proof_of_identity photo_identification
    proof_of_address`,
  licence: `driving_licence driving_license driver_s_license driver_s_licence drivers_license drivers_licence learner_permit learner_s_permit driver_licence driver_license licence_plate`,
  consultation: `consultation consultations consult initial_meeting initial_chat free_chat discovery_call
    introductory_call introductory_meeting initial_call`,
  remote: `video_call video_calls zoom remotely video_appointment video_appointments video_consultation
    video_consultations virtual virtually telehealth over_video by_video online_appointment online_appointments
    online_meeting online_meetings`,
  taxReturn: `tax_return tax_returns self_assessment self_assessments do_my_taxes file_my_taxes tax_filing
    tax_preparation tax_prep do_my_tax taxes_done file_taxes`,
  bookkeeping: 'bookkeep* book_keeping do_my_books',
  payroll: 'payroll payrolls paye',
  annualAccounts: 'annual_accounts year_end_accounts company_accounts statutory_accounts year_end',
  limitedCompany: 'limited_company limited_companies ltd ltd_company',
  soleTrader: `sole_trader sole_traders self_employed freelancer freelancers freelance freelancing sole_proprietor
    sole_proprietors sole_proprietorship`,
  startUp: `start_up start_ups startup startups new_businesses company_formation incorporat* set_up_a_company
    form_a_company setting_up_a_company starting_a_business start_a_business business_formation formation
    set_up_an_llc set_up_a_business set_up_a_limited_company register_a_business register_my_business`,
  landlord: 'landlord landlords rental_income',
  deadline: 'deadline deadlines due_date cut_off cutoff',
  solicitor: 'solicitor solicitors lawyer lawyers attorney attorneys',
  conveyancing: 'conveyanc*',
  confidential: 'confidential confidentiality privacy',
  admission: 'admission admissions entrance_fee entry_fee admission_fee ticket tickets entry',
  tour: 'tour tours guided_tour guided_tours',
  lastEntry: 'last_entry last_admission',
  lostProperty: 'lost_property lost_and_found left_my left_something left_behind',
  job: `are_you_hiring you_guys_hiring hiring vacancy vacancies job_vacancies job_openings apply_for_a_job
    work_for_you work_there looking_for_staff taking_on_staff careers work_experience apprenticeship apprenticeships
    apprentice`,
  complain: `complain complaint complaints complaining unhappy not_happy dissatisfied not_satisfied hate_my hated_my
    do_not_like_my did_not_like not_keen_on not_happy_with not_satisfied_with do_not_like disappointed botched messed_up_my screwed_up put_it_right put_right not_right is_not_right redo redone come_undone came_apart fell_apart`,
  rain: ` drizzle downpour`,
  photo: 'take_photos take_pictures photography filming photo photos picture pictures',
  smoking: 'smoke_free smoke smokes smoking smoker smokers vape vaping cigarettes',
  receipt: 'receipt receipts proof_of_purchase',
  hairdryer: 'hairdryer hairdryers hair_dryer hair_dryers',
  livestock: 'horse horses',
  freeRange: 'free_range',
  sugarFree: 'sugar_free',
  documents: 'document documents paperwork papers',
  mistake: `mistake mistakes error errors get_it_wrong got_it_wrong get_something_wrong messed_up mess_up mess_it_up`,
  footwear: 'footwear shoe shoes sneakers',
  curl: 'curl curls curly',
  bath: 'bath baths bathtub bathtubs tub',
  responseTime: `get_to_you_within get_to_you be_with_you get_here get_to_me get_to_us how_soon_can_you_come
    how_soon_can_someone_come how_quickly_can_you_come response_time response_times come_out_within arrival_window
    arrival_windows`,
  keyCutting: `key_cutting copy_a_key copy_my_key copy_keys keys_cut key_cut cut_a_key cut_keys duplicate_key
    duplicate_keys spare_key spare_keys duplicate_a_key copies_of_a_key copy_of_a_key copy_of_my_key`,
  meal: 'meal meals food',
  lift: `lift lifts elevator elevators without_an_elevator without_a_lift walk_up third_floor fourth_floor fifth_floor`,
  hourlyRate: 'hourly_rate hourly_rates per_hour by_the_hour hourly',
  faceLift: 'facelift face_lift',
  laserHair: 'laser_hair_removal laser laser_treatment laser_treatments',
  package: 'package packages bundle bundles block_booking block_bookings multi_buy',
  babyShower: 'baby_shower baby_showers',
  lateCheckOut: `check_out_later check_out_late late_check_out late_checkout later_check_out later_checkout
    stay_later`,
  earlyCheckIn: 'check_in_early check_in_earlier early_check_in early_checkin earlier_check_in',
  viewing: `viewing viewings view_the view_an view_a see_an_apartment see_the_apartment see_the_flat look_around
    look_round have_a_look_around have_a_look_round show_round show_rounds show_around showing showings see_the_place
    come_and_see_it come_and_have_a_look open_house open_day open_days open_evening`,
  lostKey: 'lost_my_keys lost_my_key lost_keys lost_key lose_my_key lose_my_keys lost_the_key lost_the_keys',
  cannabis: 'weed cannabis marijuana',
  apply: 'apply applies applying application applications applicant applicants',
  dog: `dog dogs doggy doggie doggies doggo pooch pooches canine canines hound hounds mutt four_legged_friend labrador labradors lab_dog poodle poodles spaniel spaniels terrier terriers collie collies retriever retrievers dachshund dachshunds bulldog bulldogs pug pugs cockapoo labradoodle chihuahua greyhound greyhounds german_shepherd husky my_pup bring_the_dog bring_my_dog`,
  spirits: `spirits liquor hard_liquor whisky whiskey whiskeys whiskies bourbon gin gin_and_tonic vodka rum tequila cocktail cocktails margarita margaritas martini martinis mojito mojitos shots_of brandy cognac liqueur liqueurs hard_stuff g_and_t`,
  alcoholFree: `non_alcoholic alcohol_free without_alcohol no_alcohol zero_alcohol mocktail mocktails booze_free for_the_driver designated_driver not_drinking do_not_drink does_not_drink ginger_beer nolo low_alcohol`,
  workout: `i_train we_train to_train can_train train_alone workout workouts work_out works_out working_out exercise exercises exercising gym_session lift_weights do_weights`,
  weather: `weather rain rains rainy raining storm storms stormy snow snows snowing ice icy flood flooding thunderstorm bad_weather pours_down pouring_down it_rains gets_rained`,
  abroad: `abroad overseas international internationally worldwide outside_the_country out_of_the_country foreign another_country other_countries europe france germany spain italy portugal netherlands holland belgium austria switzerland poland sweden norway denmark finland greece turkey india china japan brazil mexico`,
  damage: `damage damages damaged break_something breaks_something break_my breaks_my drop_my drops_my smash smashed scratch scratches scratched dent_my ruin ruined wreck wrecked lost_item goes_missing go_missing covered_for cover_for_damage coverage`,
  installation: `put_together put_it_together take_apart take_it_apart taken_apart disassemble disassembly reassemble reassembly dismantle dismantling assemble_my flat_pack take_*_apart take_*_*_apart take_*_*_*_apart put_*_together put_*_*_together put_*_back_together put_it_back_together`,
  hungry: `hungry starving`,
  boss: `head_honcho`,
  catering: `cater catering caterers catered catered_event cater_my cater_our cater_a cater_for do_catering buffet buffets platters`,
  brand: `brand brands make makes manufacturer manufacturers label labels product_line`,
  hairLength: `long_hair short_hair`,
  cleanliness: `sterilise sterilised sterilize sterilized hygiene hygienic sanitise sanitize`,
  ingredients: `ingredient ingredients made_of made_from made_with`,
  vintage: `antique antiques heirloom`,
  furniture: `furniture sofa sofas couch couches bed_frame bed_frames table_and_chairs desk desks bookcase bookcases dresser dressers armchair armchairs`,
  music: `music dj live_music gig gigs entertainment karaoke`,
  sport: `football soccer rugby match_on the_game the_match on_tv big_screen`,
  gameRoom: `pool_table billiards darts dart_board dartboard arcade`,
  crypto: `crypto cryptocurrency bitcoin`,
};
