/** English words of things and food, by subject. */
export const thingsAndFood = {
  vegetarian: `vegetarian* veggie veggies meatless meat_free without_meat no_meat not_eat_meat do_not_eat_meat tofu
    halloumi meat_substitute quorn paneer falafel veggie_burger veggie_option veggie_options vegetable_dish
    pescatarian* lacto_ovo plant_based eat_fish_but lentil* chickpea* nut_roast meat_eater meat_eaters`,
  vegan: `vegan* plant_based no_animal_products without_animal_products animal_free dairy_free oat_milk soy_milk
    soya_milk almond_milk coconut_milk tofu tempeh seitan no_dairy_or_eggs no_eggs egg_free without_eggs cruelty_free
    veganuary plant_milk oatly soya beyond_burger impossible_burger jackfruit vegan_leather`,
  glutenFree: `gluten* coeliac* celiac* wheat wheat_free without_wheat wheat_intolerance wheat_allergy no_wheat gf
    spelt rye barley buckwheat cross_contamination separate_fryer dedicated_fryer gluten_free_bread gluten_free_beer
    coeliacs_welcome without_gluten`,
  lactose: `lactose* dairy dairy_free no_dairy without_dairy milk milk_free cow_s_milk milk_allergy milk_protein
    cream_free lactaid lactofree oat_milk soy_milk soya_milk almond_milk non_dairy plant_milk without_cream
    without_butter cheese_free casein whey`,
  nutAllergy: `nut_allergy nut_allergies peanut* hazelnut* walnut* almond* cashew* pistachio* pecan* brazil_nut
    brazil_nuts tree_nut tree_nuts allergic_to_nuts without_nuts no_nuts nut_free nuts epipen anaphyla*
    traces_of_nuts may_contain_nuts contain_nuts sesame groundnut* macadamia* nutty`,
  allergyGeneral: `allerg* intoleran* hypoallergenic allergy_friendly allergen_list allergen_menu food_intolerance
    dietary dietary_requirements dietary_restrictions dietary_needs special_diet cannot_eat can_not_eat epipen
    anaphyla* hay_fever hayfever sensitive_skin patch_test latex_allergy latex latex_free shellfish egg_allergy
    feather_free dust_mite dust_mites antihistamine* rash reaction cross_contamination traces_of come_out_in_hives
    hives fragrance_free benadryl pollen perfume_free`,
  halalKosher: `halal kosher pork pork_free no_pork without_pork not_eat_pork do_not_eat_pork muslim* islam* jewish
    judaism ramadan iftar passover shabbat sabbath zabiha hand_slaughtered ritual_slaughter gelatine gelatin hindu
    sikh no_beef bacon_free prayer_room religious_diet haram glatt hmc_certified kashrut rabbi imam`,
  alcohol: `alcohol* booze boozy drink_alcohol beer beers lager ale ales draught_beer draft_beer wine wines wine_list
    prosecco champagne bubbly cocktail* spirits whisky whiskey gin vodka rum cider pint pints licensed liquor
    liquor_license liquor_licence licensed_bar byob hard_drinks tipsy real_ale guinness glass_of_wine
    alcoholic_drinks happy_hour ipa`,
  softDrink: `soft_drink soft_drinks soda sodas fizzy_drink fizzy_drinks fizzy_pop pop coke cola coca_cola pepsi
    fanta sprite lemonade juice juices orange_squash tap_water sparkling_water still_water mineral_water
    bottled_water water_fountain water_cooler drinking_water smoothie* milkshake* iced_tea non_alcoholic alcohol_free
    mocktail* cold_drink cold_drinks something_to_drink thirst* refreshments drinks beverage* energy_drink kombucha
    zero_alcohol root_beer teetotal`,
  coffeeAndTea: `coffee* espresso cappuccino* latte lattes flat_white americano macchiato mocha cortado filter_coffee
    drip_coffee decaf decaffeinated cold_brew iced_coffee barista tea teas cuppa brew_up cup_of_tea pot_of_tea
    herbal_tea green_tea chai matcha hot_chocolate cocoa hot_drink hot_drinks starbucks costa nespresso
    coffee_machine cup_of_joe caffein* kettle afternoon_tea cream_tea chamomile`,
  breakfast: `breakfast* brekkie brekky brunch* full_english fry_up morning_meal continental continental_breakfast
    croissant* pancakes waffles cereal granola porridge oatmeal scrambled_eggs fried_eggs eggs_benedict poached_eggs
    bacon bagel* bacon_roll bacon_butty full_scottish full_irish hash_browns toast muesli avocado_toast
    eat_in_the_morning before_we_leave_early french_toast`,
  lunch: `lunch* lunches midday_meal business_lunch set_lunch lunch_menu lunch_special lunch_specials lunch_deal
    packed_lunch meal_deal eat_at_noon eat_at_midday sandwich* ploughmans sunday_roast sunday_lunch soup_of_the_day
    dish_of_the_day daily_special bite_to_eat jacket_potato boxed_lunch light_meal dish_of_the_week wraps paninis
    blue_plate_special`,
  dinner: `dinner* evening_meal evening_meals supper suppers tea_time dine dining eat_out eat_in_the_evening
    eat_at_night three_course set_menu tasting_menu a_la_carte main_course main_courses mains starters desserts steak
    late_dinner candlelit prix_fixe hot_food hot_meal warm_meal entrees dinnertime something_to_eat_tonight
    half_board serve_food_until evening_menu early_bird_menu pre_theatre_menu`,
  kidsMenu: `kids_menu childrens_menu children_s_menu child_menu childs_portion childrens_portions kids_portions
    child_portions small_portions fish_fingers chicken_nuggets nuggets chicken_tenders mac_and_cheese kids_meal
    kids_meals childrens_meal half_portion half_portions kid_friendly_food high_chair high_chairs highchair*
    booster_seat colouring_book crayons fussy_eater fussy_eaters picky_eater picky_eaters happy_meal kids_eat
    food_for_children something_for_the_kids babyccino baby_food food_for_kids dishes_for_children`,
  cake: `cake cakes cupcake* birthday_cake wedding_cake celebration_cake sponge cheesecake* gateau gateaux tart tarts
    pastry pastries patisserie brownie* muffin* scone scones icing frosting frosted buttercream fondant
    victoria_sponge carrot_cake bake baked baker cookie cookies biscuit* pie pies dessert pudding cake_topper
    cake_stand tiered tiers bakery doughnut* donut* message_on_the_cake`,
  ownFood: `own_food own_drinks own_drink own_snacks own_wine own_cake own_alcohol own_beer own_bottle bring_food
    bring_our_own_food bring_my_own_food bring_drinks bring_a_cake bring_our_own_cake bring_wine bring_snacks corkage
    corkage_fee byo byob bring_your_own_bottle picnic* packed_lunch sandwiches_from_home self_catering
    food_from_outside outside_food outside_catering outside_drinks cakeage bring_something_to_eat eat_my_own
    eat_our_own food_brought food_and_drink_from potluck lunchbox own_packed_lunch food_from_home`,
  snacks: `snack* nibbles nibble something_small bite_to_eat something_to_eat light_bite light_bites finger_food
    crisps potato_chips chips chocolate_bar sweets candy candies popcorn pretzel* granola_bar cereal_bar
    vending_machine vending_machines peckish munchies munch bar_snacks tapas canape* small_plates hungry tuck_shop
    kiosk concession_stand sausage_roll sausage_rolls hot_dog hot_dogs ice_cream ice_creams toastie toasties
    food_available refreshments`,
  organic: `organic* pesticide* biodynamic free_range chemical_free soil_association grass_fed unsprayed gmo gmo_free
    non_gmo fertiliser* fertilizer* naturally_grown eco_label usda_organic sustainably_farmed wholefood* natural_wine
    without_additives additive_free unprocessed certified_organic`,
  ingredients: `ingredient* home_made homemade home_cooked house_made made_from_scratch from_scratch locally_sourced
    local_produce local_farm local_farms local_suppliers local_butcher where_does_the_meat sourc* free_range
    farm_to_table seasonal_ingredients seasonal_produce freshly_made freshly_prepared fresh_daily msg additives
    preservatives e_numbers supplier suppliers grown_locally butcher farmer farmers traceab* provenance what_is_in_it
    whats_in_it frozen_food pre_made origin`,
  spicy: `spicy spice spices spiciness chilli chilli_peppers chili chillies hot_sauce jalapeno* curry curries
    vindaloo madras korma mild medium_hot too_hot_to_eat not_too_hot extra_hot heat_level spice_level scoville
    sriracha tabasco fiery milder wasabi peppery cayenne habanero piri_piri peri_peri less_spicy kick_to_it`,
  portion: `portion* serving serving_size servings helping helpings second_helpings feeds_four feeds_two feeds
    serves_four serves_two large_portion large_plate small_plate small_plates half_size big_eater hearty generous
    filling_meal filling big_appetite all_you_can_eat enough_for_two fill_up how_much_food big_enough_to_share
    share_a_dish sharing_platter sharing_plates platter* refill* bottomless supersize size_of_the_pizza`,
  dishes: `crockery cutlery plate plates dish_washing wash_up washing_up do_the_dishes wash_the_dishes dishwasher*
    dirty_dishes tableware glassware wine_glasses drinking_glasses cups mugs bowls knives_and_forks forks spoons
    chopsticks silverware flatware china utensil* serving_dishes place_settings hire_crockery dishware crocks saucers
    napkins tablecloth* tea_towel tea_towels dishcloth`,
  equipmentRental: `hire_equipment rent_equipment equipment_hire equipment_rental rental_equipment gear_hire
    gear_rental hire_gear rent_gear rentals rental hire_a rent_a for_hire for_rent hire_shoes shoe_hire skate_hire
    rent_skates hire_skates racket_hire borrow* lend lent loan_equipment loaner rented rental_fee hire_charge
    helmets_provided equipment_provided equipment_included gear_included kit_provided ski_hire ski_rental bike_hire
    bike_rental wetsuit_hire hire_clubs daily_hire`,
  ownEquipment: `own_equipment own_gear own_kit own_racket own_racquet own_helmet own_bike own_board own_shoes
    own_skates own_skis own_clubs own_mat own_towel own_tools own_camera own_laptop own_instrument own_guitar
    own_boat own_ball own_harness own_rods own_rope own_cue own_materials own_fabric own_parts own_boxes bring_my_own
    bring_our_own bring_your_own use_my_own use_our_own supply_my_own byod already_have_my_own`,
  clothing: `clothes clothing wear wearing what_to_wear dress_code dress_up dressed outfit* attire trainers sneakers
    shoe shoes footwear boots heels high_heels wellies leggings tracksuit joggers jogging_bottoms sweatpants shorts
    jeans t_shirt socks grip_socks swimsuit swimwear swimming_costume trunks smart_casual formal_wear waterproofs
    layers warm_clothes comfy_clothes sportswear gym_kit apron old_clothes sandals`,
  bringAlong: `bring_along bring_with_me bring_with_us bring_with_you take_with_me what_to_bring what_do_i_bring
    what_should_i_bring need_to_bring have_to_bring should_i_bring please_bring remember_to_bring do_not_forget
    packing_list kit_list documents documentation paperwork paper_work papers pack_for have_with_me towel
    water_bottle sun_cream sunscreen passport_photo passport_photos medical_records medication_list previous_x_rays
    vaccination_record vaccination_card insurance_card proof_of_address required_documents utility_bill bring_a_towel`,
  idDocument: `id ids id_card identity_card identity identification photo_id proof_of_age proof_of_identity passport
    passports driving_licence driving_license drivers_license drivers_licence driver_s_license licence license
    age_check prove_my_age prove_your_age carded challenge_25 think_25 social_security_card birth_certificate show_id
    valid_id ssn biometric_residence_permit ask_for_id utility_bill real_id state_id citizencard ided`,
  prescription: `prescri* doctors_note doctor_s_note sick_note referral* referred refer_me refer_you referring
    gp_letter gp_referral letter_from_my_doctor letter_from_your_gp letter_from_a_doctor repeat_prescription script
    scripts self_refer self_referral doctors_order doctor_s_order medical_certificate through_my_gp see_a_gp_first
    optical_prescription directly_without_a_doctor direct_access fit_note see_a_doctor_first over_the_counter refill`,
  spareParts: `spare_part spare_parts spares replacement_part replacement_parts oem original_parts genuine_parts
    aftermarket part_number components component order_parts order_the_part order_the_parts parts_in_stock
    parts_available parts_are replacement_blade replacement_screen new_part missing_part car_parts bike_parts
    brake_pads inner_tube inner_tubes filters fuse fuses washers bulb bulbs screws seals gasket*`,
  brand: `brand brands branded make_and_model makes_and_models makes_of which_makes all_makes manufacturer*
    which_models label labels designer designer_labels stockist* stockists authorised_dealer authorized_dealer
    dealership official_dealer trademark bosch miele dyson shimano trek bmw ford toyota samsung sony nike adidas
    loreal wella shellac opi`,
  usedGoods: `second_hand secondhand used_car used_cars used_bike used_bikes used_goods used_items pre_owned preowned
    pre_loved preloved refurbished reconditioned trade_in trade_ins part_exchange part_ex buy_back buyback
    take_in_exchange sell_my sell_you_my sell_to_you sell_my_old buy_my buy_used buy_from_me do_you_buy thrift*
    vintage antique* ebay gumtree charity_shop consign* consignment pawn swap_my_old ex_display ex_rental refurb
    resale resell craigslist`,
  recycling: `recycl* dispose disposal throw_away throw_it_away chuck_out chuck_away bin_it rubbish trash garbage
    old_appliance old_appliances old_device old_devices old_mattress old_fridge old_phone old_phones old_tv
    old_machine old_batteries take_away_the_old take_the_old_one take_my_old haul_away get_rid_of scrap scrap_metal
    skip_hire dumpster e_waste weee electronic_waste hazardous_waste landfill the_tip donate donation* bottle_bank
    upcycl* goodwill junk_removal clear_out rubbish_removal`,
  repair: `repair* fix fixes fixing mend mends mended mending broken broke busted cracked ripped torn worn_out
    not_working does_not_work stopped_working packed_up on_the_blink knackered kaput out_of_order on_the_fritz
    malfunction* leaking leaky restor* refurbish* snapped screen_replacement service_my put_right patch_up resole
    reheel worth_repairing conked_out get_it_fixed`,
  cleaning: `clean cleaned cleaner cleaners cleaning stain stains stained spot_removal remove_stains red_wine_stain
    dry_clean dry_cleaned dry_cleaning dry_cleaners deep_clean spring_clean wash washed washing hoover hoovering
    vacuum* mop mopping scrub pressure_wash jet_wash power_wash steam_clean shampoo_carpets valeting car_wash
    window_cleaning window_cleaner end_of_tenancy housekeep* maid upholstery grease filthy rinse degreas*`,
  mess: `mess messy dust dusty dirt dirty mud muddy protect_floors protect_the_floor protect_the_floors
    protect_my_carpet dust_sheet dust_sheets drop_cloth drop_cloths floor_protection cover_the_furniture
    cover_furniture clean_up clear_up tidy_up tidy tidied sweep_up clean_up_afterwards clean_up_after leave_it_clean
    leave_everything_clean rubble debris overshoes shoe_covers plastic_sheeting splash* spill* spillage
    paint_splashes make_a_mess take_shoes_off masking grime grubby sawdust vacuum_up`,
  sharpening: `sharpen* sharper blunt dull blade blades knife knives kitchen_knives scissors shears chisel*
    lawnmower_blade mower_blade chainsaw_chain whetstone grind grinding honed honing razor_sharp clippers serrated
    chef_knife ski_edges skate_sharpening plane_iron axe axes`,
  alteration: `alter altered altering alteration* hem hemmed hemming shorten* lengthen* let_out let_down take_in
    take_up taken_up turn_up_trousers make_it_smaller make_it_bigger make_it_wider make_it_shorter wider narrower
    too_long too_tight too_big too_loose too_wide tailor* seamstress dressmaker* resiz* adjust* zip zips zipper* sew
    sewing stitch stitching slim_down fit_me_better trouser_length ring_size stretch_shoes`,
  sizeExchange: `exchange exchanges exchanged exchanging wrong_size different_size another_size other_size
    bigger_size smaller_size larger_size not_fit does_not_fit do_not_fit did_not_fit fits_me swap swapped swap_it
    size_swap size_up too_small too_big too_large too_tight larger_one smaller_one bring_back return_for_another
    with_the_tags tags_on unworn unopened gift_receipt size_chart sizing_guide`,
  customMade: `custom customise customised customize customized customisation customization bespoke made_to_measure
    made_to_order tailor_made tailored personalis* personaliz* one_off one_of_a_kind own_design my_design
    to_my_own_design to_your_design special_order individual_design commission commissions commissioned my_own_idea
    make_me_a make_one_for_me custom_made built_to_order to_order unusual_size odd_size according_to_your_wishes
    made_for_me design_it_yourself from_a_photo from_a_sketch from_a_drawing`,
  engraving: `engrav* inscri* monogram* etched etching etch laser_engraved lettering initials name_on_it put_a_name
    put_my_name date_inside embroider* nameplate plaque plaques house_sign letters_up_to characters_included
    dedication inside_the_ring personalised_message personalized_message stamped_with font embossed emboss`,
  keyCopy: `key_cutting keys_cut key_cut cut_a_key cut_keys spare_key spare_keys duplicate_key duplicate_keys
    copy_a_key copy_of_a_key copy_of_my_key key_copy key_copies key_duplication keys_copied key_made house_key
    front_door_key car_key car_keys lost_my_key lost_my_keys lost_key locksmith* yale security_key blank_key
    transponder key_fob mortice mortise padlock_key cylinder`,
  battery: `battery batteries watch_battery battery_replacement replace_the_battery change_the_battery new_battery
    battery_change button_cell coin_cell rechargeable flat_battery dead_battery battery_life drains_fast dies_quickly
    car_battery jump_start jump_leads jumper_cables lithium accumulator e_bike_battery watch_stopped
    watch_has_stopped duracell aaa_battery cr2032 hearing_aid_batteries lasts_all_day recharg* empties`,
  computer: `computer* pc pcs laptop* notebook macbook* imac mac desktop_computer hard_drive hard_disk ssd windows_11
    windows_10 macos data_recovery recover_my_data lost_files virus malware backup back_up slow_computer printer
    printers keyboard monitor motherboard reinstall software blue_screen chromebook hp dell lenovo it_support
    ram_upgrade upgrade_the_memory boot_up crashes wont_start`,
  phoneDevice: `phone_repair mobile_phone mobiles smartphone* cell_phone cellphone* iphone* ipad ipads samsung
    android google_pixel handset cracked_screen screen_replacement broken_screen smashed_screen shattered_screen
    screen_protector phone_case dropped_my_phone dropped_it_in_water water_damage water_damaged sim_card sim_free
    tablet charging_port unlock_my_phone unlocked_phone galaxy huawei airpods smart_watch new_screen touchscreen
    phone_fell`,
  vehicleCheck: `mot car_service full_service interim_service oil_change inspection vehicle_inspection
    safety_inspection emissions_test smog_check smog_test state_inspection roadworthy roadworthiness brakes
    brake_check brake_pads brake_fluid clutch warning_light engine_light check_engine winter_check tune_up
    timing_belt cambelt exhaust garage mechanic mechanics diagnostics wheel_alignment my_car_fails failed_its_mot
    service_my_car car_serviced retest horn_and_lights suspension service_history dvla`,
  tyres: `tyre tyres tire_change tires winter_tyres summer_tyres snow_tires winter_tires all_season_tires puncture*
    flat_tyre flat_tire flat_tires rims alloy_wheels alloys wheel_change wheel_balancing balancing wheel_alignment
    tread tread_depth swap_my_tires tire_rotation new_tires tire_shop tire_storage michelin goodyear pirelli
    bridgestone inner_tube inflate pump_up tpms snow_chains hubcap* slow_puncture nail_in_my_tire`,
  rentalCar: `rental_car rental_cars rent_a_car car_hire hire_car hire_cars hire_a_car car_rental courtesy_car
    courtesy_cars loan_car loaner loaner_car replacement_car replacement_vehicle substitute_car van_hire hire_a_van
    rent_a_van rental_van u_haul uhaul mileage unlimited_mileage mileage_limit self_drive additional_driver
    additional_drivers second_driver fuel_policy full_tank hertz avis enterprise europcar sixt one_way_rental zipcar
    drive_abroad young_driver excess_waiver without_my_car moving_truck`,
  tools: `tool tools toolbox hammer drill drills power_drill power_tool power_tools screwdriver* spanner* wrench*
    saws chainsaw* circular_saw sander sanders ladder ladders scaffold* excavator* digger diggers cement_mixer jigsaw
    angle_grinder pliers nails_and_screws tool_hire tool_rental hand_tools makita dewalt bosch workbench lathe
    stepladder wheelbarrow* generator floor_sander rotavator jackhammer handsaw`,
  plants: `plant plants planted planting houseplant* house_plants indoor_plants pot_plant pot_plants potted_plant
    potted_plants potted seedling* seed seeds shrub* bush bushes hedge hedging tree trees perennial* bedding_plants
    herb herbs succulent* cactus cacti orchid* compost potting_soil peat_free repot* garden_centre nursery_plants
    water_my_plants shade_loving hardy sapling* fruit_tree bulbs tomato_plants vegetable_plants`,
  flowers: `flower flowers floral florist* bouquet* bunch_of_flowers bunch_of_roses rose roses tulip* lily lilies
    peony peonies sunflower* cut_flowers wedding_flowers bridal_bouquet buttonhole* boutonniere* corsage*
    funeral_wreath wreath* spray_for_the_coffin flower_arrangement flower_arrangements arrangement_of_flowers vase
    vases mothers_day mother_s_day valentine* interflora dried_flowers hand_tied centrepiece* centerpiece* bloom
    blooms petals`,
  wood: `wood wooden timber lumber plywood mdf chipboard particle_board oak pine beech walnut birch maple ash_wood
    cherry_wood plank* veneer hardwood softwood carpenter* carpentry joiner joinery cabinet_maker woodwork*
    woodworking sawn cut_to_size firewood kiln_dried logs log_delivery teak mahogany cedar varnish wood_stain decking
    sawmill parquet`,
  material: `material* fabric* cotton wool linen silk polyester leather faux_leather synthetic viscose denim made_of
    made_from made_out_of what_is_it_made metal steel stainless_steel aluminium aluminum plastic ceramic* glass
    solid_gold gold silver sterling_silver carat nickel_free nickel titanium brass marble granite textile* cloth yarn
    down_filled genuine_leather acrylic resin upholstery_fabric platinum velvet`,
  colour: `colour colours coloured color colors colored shade shades hue hues tint tints tinted pantone ral in_red
    in_blue in_green in_white in_black in_pink in_grey in_yellow beige navy turquoise purple pastel paint_colour
    colour_match color_match colour_matching colour_chart color_chart repaint* respray dye dyed two_tone
    multicoloured white_or_black farrow_and_ball custom_color`,
  samples: `sample samples swatch* sample_book sample_pack showroom* show_room display_model display_models
    on_display exhibition_kitchen catalogue* catalog catalogs brochure* lookbook portfolio examples_of_your_work
    examples_of_work previous_work past_projects see_some_examples photos_of_your_work photos_of_previous tester
    testers tasting try_a_bit see_it_first see_it_in_person feel_the_fabric mock_up gallery_of_work`,
  stock: `in_stock out_of_stock stock stocked sold_out sell_out carry_the stock_it have_it_in got_any_left
    have_any_left any_left have_it_in_stock back_in_stock restock* available_in_store on_the_shelf on_shelf
    order_it_in order_it_for_me order_in get_it_in get_one_in get_hold_of special_order back_order backorder*
    reserve_it hold_it_for_me put_it_aside put_one_aside set_it_aside keep_one_for_me put_by inventory next_shipment
    lead_time sourced_for_you hard_to_find`,
  preorder: `pre_order pre_orders preorder* pre_ordered order_in_advance order_ahead order_beforehand advance_order
    advance_orders place_an_order placing_an_order notice_for_orders days_notice hours_notice order_the_day_before
    order_a_day_before order_by order_before ordered_by cut_off cutoff order_for_christmas christmas_orders
    last_orders_for_christmas order_early large_orders cakes_to_order order_form phone_in_an_order pre_select_menu
    choose_the_menu`,
  gift: `gift gifts gifted present_for presents gift_wrap gift_wrapped gift_wrapping gift_box gift_boxes gift_bag
    giftwrap* wrap_it wrap_it_up wrap_them wrapping wrapping_paper ribbon hamper hampers gift_basket birthday_present
    christmas_present christmas_presents wedding_gift wedding_present greetings_card greeting_card gift_note
    gift_message birthday_card as_a_gift as_a_present anniversary surprise_for gift_ideas present_ideas
    thank_you_gift souvenir* stocking_filler stocking_stuffer baby_shower_gift`,
  packaging: `packaging packaged wrapper* wrapped_in bag_for_life carrier_bag carrier_bags paper_bag paper_bags
    plastic_bag plastic_bags tote bubble_wrap cardboard cardboard_box cardboard_boxes original_box original_packaging
    own_container own_containers own_tupperware tupperware jar jars unpackaged zero_waste plastic_free loose_goods
    refill_station reusable_cup own_cup keep_cup keepcup vacuum_packed disposable_cups biodegradable packing_peanuts
    crate crates`,
  storage: `storage store_it store_them store_my storing stored keep_it_for_me keep_it_for_a hold_on_to_it
    self_storage storage_unit storage_units storage_fee storage_charge storage_space warehouse* leave_it_with_you
    leave_them_with_you look_after_it put_in_storage winter_storage boat_storage caravan_storage tyre_storage
    tire_storage furniture_storage overwinter* keep_over_winter lay_up garage_it locked_up_over_winter
    store_over_winter hotel_for_tyres safekeeping temporarily_keep`,
  unclaimed: `unclaimed uncollected not_collected not_picked_up never_collected never_picked_up not_collect_it
    not_pick_it_up forgot_to_collect forget_to_collect forgot_to_pick how_long_you_keep how_long_kept keep_it_for
    kept_for_days keep_items_for hold_items held_for_months collected_within collect_within abandoned after_90_days
    after_three_months dispose_of_items sold_if_not_collected left_with_us_for come_for_it_later collect_it_later
    pick_it_up_later storage_fee_after`,
  lostProperty: `lost_property lost_and_found lost_found left_behind left_my leave_something_behind
    left_something_behind left_it_there forgot_my forgotten_items forgotten_umbrella lost_something lost_my_phone
    lost_my_wallet lost_my_keys lost_my_glove mislaid misplaced misplace handed_in hand_it_in turned_in found_items
    find_my_scarf items_left lost_items lost_item i_think_i_left did_anyone_find has_anyone_found`,
  photos: `pic pics picture pictures take_pictures take_photos selfie* camera cameras phone_camera film filming
    filmed video videos recording flash_photography no_flash drone tripod instagrammable snap_a_picture footage
    allowed_to_film gopro cameraman snaps snapshot* photo photos photograph* photo_shoot`,
  photosOfYou: `event_photos event_photo photos_of_us photos_of_me pictures_of_us pictures_of_me photos_afterwards
    get_the_photos get_our_photos get_pictures buy_the_photos buy_photos download_the_photos download_photos
    online_gallery photo_gallery photo_link photographer photographers professional_photos race_photos team_photo
    group_photo group_picture souvenir_photo action_shots memory_stick usb_stick photo_package prints photo_prints
    high_resolution wedding_photos official_photographer gopro_footage graduation_photo video_of_my_jump snapshots`,
  music: `music musical musician* song songs playlist* dj djs band bands live_music live_band live_bands singer
    singers spotify speaker_system sound_system pa_system loudspeaker* bluetooth_speaker karaoke choir orchestra
    concert concerts gig gigs acoustic piano guitar* jukebox background_music open_mic jazz request_a_song loud_music
    bassline drums drum_kit saxophone* violin`,
  games: `board_game board_games boardgame* card_game card_games game games arcade pool_table billiards snooker darts
    dartboard table_football foosball ping_pong table_tennis pinball playstation xbox nintendo video_games console
    consoles chess scrabble monopoly pub_quiz quiz_night trivia_night quiz bingo air_hockey shuffleboard poker
    bowling skittles puzzle* cornhole`,
  books: `novel novels paperback* hardback* hardcover* audiobook* ebook* e_books bookshop* bookstore* library
    librarian textbook* author authors isbn comic comics graphic_novel magazine* newspaper* reading_group book_club
    book_signing thriller* cookbook* picture_books used_books old_books second_hand_books borrow_books bookshelf
    read_a_book childrens_books`,
  toys: `toy toys play_area play_corner playroom* playground* soft_play ball_pit climbing_frame swings
    slide_and_swings swing_set sandpit sandbox lego duplo doll dolls teddy teddies teddy_bear cuddly_toy soft_toys
    stuffed_animal stuffed_animals playmobil jigsaw_puzzle colouring coloring crayons entertain_the_kids
    keep_the_kids_busy kids_corner childrens_corner something_to_play_with trampoline* bouncy_castle bounce_house
    toy_box playhouse barbie`,
  pool: `pool pools swimming_pool swim swims swimming swam paddling_pool kiddie_pool splash_pool toddler_pool
    indoor_pool outdoor_pool heated_pool lane lanes lane_swimming lengths lifeguard* lido diving_board slide
    water_slide flume flumes jacuzzi hot_tub whirlpool plunge_pool chlorine salt_water aqua_aerobics aquafit
    swimming_cap goggles dip take_a_dip wave_pool`,
  sauna: `sauna* steam_room steam_bath turkish_bath hammam spa wellness infrared_cabin finnish infusion aufguss naked
    nude nudity clothing_optional textile_free plunge_pool ice_bath cold_plunge bathrobe* robe robes jacuzzi hot_tub
    whirlpool sweat_it_out sweat_lodge relaxation_area banya thermal_baths mixed_sauna`,
  gymEquipment: `treadmill* dumbbell* dumbell* barbell* weights free_weights weight_machines kettlebell* squat_rack
    power_rack bench_press cross_trainer elliptical exercise_bike exercise_bikes spin_bike spin_bikes peloton
    rowing_machine rower rowers concept2 cardio cardio_machines cable_machine smith_machine leg_press
    resistance_bands stair_climber stairmaster pull_up_bar functional_area fitness_equipment gym_equipment
    workout_machines technogym deadlift* lifting_platform punch_bag punching_bag`,
  bed: `bed beds bedding linen linens bed_linen sheets bedsheet* duvet* comforter* pillow* mattress* blanket* towel
    towels double_bed twin_bed twin_beds single_bed king_size queen_size sofa_bed bunk_bed bunk_beds cot cots crib
    cribs extra_bed rollaway camp_bed travel_cot fold_out futon change_the_sheets make_the_beds quilt quilts
    pull_out_couch sleeping_bag airbed air_mattress`,
  kitchenUse: `kitchen kitchens kitchenette* cook cooking self_catering cooker hob stove oven microwave* fridge*
    refrigerator* freezer* kettle toaster dishwasher* pots_and_pans saucepan* frying_pan use_the_kitchen
    shared_kitchen communal_kitchen warm_up_food heat_up_food heat_something_up cook_for_ourselves cook_ourselves
    prepare_our_own_meals own_meals make_our_own_food barbecue bbq grill mini_fridge stovetop cooking_facilities
    reheat* keurig`,
  laundry: `laundry laundrette launderette* laundromat* washing_machine washing_machines washer washers dryer dryers
    tumble_dryer tumble_dry do_my_washing do_a_wash do_laundry wash_my_clothes wash_clothes detergent washing_powder
    fabric_softener iron ironing ironed ironing_board drying_rack clothes_line clothesline dry_cleaning dry_cleaners
    shirt_service press_shirts pressed service_wash wash_and_fold duvet_cleaning coin_operated hang_up_washing starch
    clean_clothes dirty_clothes`,
} as const;
