import type { LanguagePack } from '../../language-pack.ts';

/** English words for what customers ask every business: price, hours, place, booking, payment, guests. */
export const everyBusiness: LanguagePack['concepts'] = {
  price: `price* pricing cost costs costing fee fees charge charges charged charging_me how_much_extra how_much_more extra_is_it the_rate your_rate rates rate_for rate_per a_rate day_rate room_rate flat_rate expensive cheap
    cheapest dear pricey costly affordable how_much how_expensive what_do_you_charge set_me_back set_us_back come_to
    comes_to run_me run_us total in_total altogether tariff* what_s_the_damage what_would_that_be what_will_it_be
    looking_to_pay ballpark rough_idea price_list going_rate per_head give_me_a_price what_am_i_looking_at
    what_are_we_looking_at what_are_we_talking extra_charge surcharge* do_i_pay do_you_want_for will_i_owe do_i_owe
    do_we_owe bill_be what_does_it_come_to what_do_i_owe`,
  duration: `how_long duration how_much_time how_quick* how_fast how_soon turnaround turnaround_time takes lasts
    take_long takes_long how_many_minutes how_many_hours how_many_days how_many_weeks lead_time lead_times time_frame
    timeframe length_of_time usually_take normally_take be_ready ready_in`,
  opening: `open opens opened opening opening_hours opening_times open_hours your_hours the_hours hours_of_operation
    hours_of_business hours_today hours_on trading_hours business_hours office_hours shop_hours store_hours
    working_hours operating_hours times_do_you_open opening_time what_hours which_hours are_you_around are_you_there
    are_you_guys_there are_you_in_today are_you_in_tomorrow anyone_there anybody_there someone_there anyone_in
    is_anyone_around do_you_work do_you_guys_work do_you_ever_work are_you_working are_you_guys_working
    what_time_do_you_start start_in_the_morning how_early open_up opens_up do_you_trade trade_on still_open
    open_still hours_pls hours_please open_til open_till`,
  closing: `close closes closing closing_time closing_times how_late until_when till_when what_time_until
    what_time_till shut_up_shop shut_for_the_day knock_off close_up you_shut shuts finish_for_the_day`,
  closed: 'closed shut closure closures',
  visit: `come_by stop_by drop_by swing_by swing_round pop_in pop_by pop_over pop_round pop_down stop_in drop_in
    nip_in come_in_on come_in_today come_in_tomorrow come_in_at come_in_this come_in_next come_down_on call_in_on
    come_round_on come_on_monday come_on_tuesday come_on_wednesday come_on_thursday come_on_friday come_on_saturday
    come_on_sunday come_on_a drop_off drop_offs dropping_off drop_it_off drop_them_off dropped_off drop_her_off
    drop_him_off leave_it_with_you drop_him_in drop_her_in drop_*_off drop_*_*_off`,
  when: 'when what_time which_day what_day which_days what_days at_what_time what_times',
  now: `now right_now at_the_moment currently at_present this_minute right_this_minute this_very_moment at_this_time
    as_we_speak rn right_this_second`,
  day: 'today tonight tomorrow day_after_tomorrow this_evening this_afternoon this_morning',
  weekday: `monday mon tuesday tue tues wednesday wed weds thursday thu thur thurs friday fri saturday sat sunday
    mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend weekends weekday weekdays midweek`,
  timeUnit: `minute minutes min mins hour hours hr hrs day days night nights week weeks weekly month months monthly
    half_a_day half_day half_days full_day year years yearly annual annually fortnight half_hour half_an_hour daily
    per_night`,
  morning: 'mornings in_the_morning early_morning of_a_morning first_thing',
  noon: 'noon midday',
  afternoon: 'afternoons in_the_afternoon of_an_afternoon',
  evening: 'evenings in_the_evening of_an_evening',
  night: 'at_night late_at_night at_nights during_the_night',
  season: `season seasons seasonal summer summers summertime winter winters wintertime autumn low_season high_season
    off_season peak_season`,
  publicHoliday: `public_holiday public_holidays bank_holiday bank_holidays bank_hols federal_holiday
    federal_holidays stat_holiday stat_holidays statutory_holiday statutory_holidays national_holiday
    national_holidays`,
  holidayTime: `annual_leave on_leave on_holiday on_vacation annual_closure summer_closure summer_break winter_break
    holiday_closure on_your_holidays away_on_holiday`,
  schoolHoliday: `school_holiday school_holidays half_term half_terms school_break term_break school_vacation
    spring_break`,
  place: `park_road park_street park_avenue park_ave park_lane park_row park_place park_drive where address located
    location locations situated find_you getting_there reach_you_from reach_you_by_bus reach_you_by_train directions
    postcode post_code eircode zip_code whereabouts based which_street what_street which_floor what_floor near_you
    nearby close_to close_by how_close near_to nearest closest how_far_are_you how_far_is_it_from how_far_from
    far_from walking_distance on_foot sat_nav satnav google_maps on_the_map landmark landmarks which_part_of_town
    what_part_of_town which_area_of how_do_i_get_to how_do_i_get_there how_do_i_get_from how_do_we_get_to
    how_do_we_get_there how_do_we_get_from how_do_you_get_to how_to_get_to how_to_get_there how_can_i_get_to
    how_can_we_get_to how_do_i_come how_would_i_get_to how_do_i_find how_do_we_find best_way_to_get getting_here
    find_us finding_us how_to_find_us where_we_are our_location visit_us come_and_see_us how_to_get_here
    how_to_reach_us get_to_you_from getting_to_you get_there_by get_there_from where_abouts near_ye get_to_ye`,
  parking: `park parks parked parking car_park car_parks parking_lot parking_lots parking_space parking_spaces
    parking_spot parking_spots parkade leave_my_car leave_the_car leave_our_car leave_a_car park_my_car driveway
    garage_space parking_garage street_parking by_car coming_by_car drive_in driving_in come_in_the_car
    coming_in_the_car come_by_car in_my_car with_the_car free_lot customer_lot our_lot the_lot lot_behind lot_across
    lot_next_to lot_out_back free_lots leave_the_motor leave_my_motor leave_my_van leave_the_van leave_the_truck leave_my_truck leave_a_vehicle stick_the_car stick_my_car put_the_car put_my_car stash_my_car where_can_i_leave_my valet_parking somewhere_to_park place_to_park spot_to_park free_spaces car_with_me have_my_car driving_over driving_there drive_there arriving_by_car by_automobile metered pay_and_display parking_permit`,
  transit: `bus buses bus_stop bus_route bus_routes tram trams tramway train_station railway railway_station luas dart metro subway tube tube_station skytrain public_transport public_transit public_transportation underground_station light_rail streetcar l_stop l_station t_stop t_station bart by_train the_train a_train train_to train_from which_train trains train_stop nearest_train by_bus the_bus coach_station ferry metro_station get_the_bus take_the_bus`,
  phone: `toll_free toll_free_number telephone phone_number phone_numbers telephone_number tel contact_number
    mobile_number cell_number call_you ring_you phone_you give_you_a_call give_you_a_ring give_you_a_bell
    give_you_a_buzz give_you_a_shout reach_you get_hold_of_you get_a_hold_of_you get_in_touch contact_you
    contact_details contact_info your_number the_number_for number_to_call number_to_ring number_i_can number_do_i
    number_for_the number_for_you a_number_for phone_line landline your_phone how_do_i_get_hold_of_you
    how_do_i_get_a_hold_of_you how_do_i_get_in_touch how_do_i_get_ahold_of_you how_do_i_reach_you
    how_do_i_contact_you how_do_i_call_you how_can_i_get_hold_of_you how_can_i_get_a_hold_of_you
    how_can_i_get_in_touch how_can_i_get_ahold_of_you how_can_i_reach_you how_can_i_contact_you how_can_i_call_you
    how_do_we_get_hold_of_you how_do_we_get_a_hold_of_you how_do_we_get_in_touch how_do_we_get_ahold_of_you
    how_do_we_reach_you how_do_we_contact_you how_do_we_call_you how_can_we_get_hold_of_you
    how_can_we_get_a_hold_of_you how_can_we_get_in_touch how_can_we_get_ahold_of_you how_can_we_reach_you
    how_can_we_contact_you how_can_we_call_you get_ahold_of_you ur_number whats_ur_number whats_your_number`,
  text: 'text texts texting sms text_message text_you text_messages',
  whatsapp: 'whatsapp whats_app whatsap',
  email: `email emails emailing e_mail e_mails mail_you write_to_you mail_address email_address drop_you_an_email
    drop_you_a_line write_to where_do_i_write`,
  website: 'website web_site web_page webpage homepage internet_page url',
  online: 'online internet_booking over_the_internet through_the_website on_your_website',
  age: `how_old what_age age ages aged minimum_age age_limit age_limits age_range age_group age_groups
    age_restriction age_restrictions years_old year_old year_olds too_young too_old young_enough old_enough
    years_of_age youngest oldest`,
  count: 'how_many',
  who: 'who whom',
  business: `shop store clinic office practice salon restaurant hotel studio place business premises branch company
    cafe bakery garage workshop surgery centre center gym pub bar showroom boutique dealership firm establishment
    facility barbershop guesthouse inn deli pharmacy nursery academy dojo your_place`,
  generic: `feel_free tell_me know question questions wondering information info details something anything things
    thing stuff kind kinds sort sorts type types exactly roughly approximately specifics about_how or_just_turn_up
    or_just_show_up or_just_walk_in or_just_drop_in or_just_pop_in or_just_come_in or_just_come_along
    or_can_i_just_turn_up or_can_i_just_show_up or_can_i_just_walk_in or_can_i_just_drop_in or_can_i_just_pop_in
    or_can_i_just_come_in or_can_i_just_come_along or_can_we_just_turn_up or_can_we_just_show_up
    or_can_we_just_walk_in or_can_we_just_drop_in or_can_we_just_pop_in or_can_we_just_come_in
    or_can_we_just_come_along or_do_i_just_turn_up or_do_i_just_show_up or_do_i_just_walk_in or_do_i_just_drop_in
    or_do_i_just_pop_in or_do_i_just_come_in or_do_i_just_come_along or_do_you_just_turn_up or_do_you_just_show_up
    or_do_you_just_walk_in or_do_you_just_drop_in or_do_you_just_pop_in or_do_you_just_come_in
    or_do_you_just_come_along from_my_house from_my_home from_my_work from_my_place from_our_house to_my_work
    to_my_place to_our_house i_need we_need he_needs she_needs it_needs they_need i_needed we_needed i_have_to
    we_have_to i_must we_must i_ll_need we_ll_need you_need_me`,
  offer: `offer offers offering offered provide provides provided do_you_have have_you_got you_got got_any carry handle treat treating treated serve serves served serving teach teaches teaching taught host hosts hosting organise organize perform performs specialise specialize specialises specializes specialising stocked_up practise available availability`,
  possible: `possible possibly allowed allow allows okay alright all_right permitted permit permits ok fine welcome
    accept accepts accepted accepting able suitable acceptable feasible`,
  need: `need needs needed necessary required require requires have_to must mandatory compulsory obligatory essential
    requirement requirements supposed_to do_i_need do_i_have_to do_i_need_to do_we_need do_we_have_to do_we_need_to
    would_i_need would_i_have_to would_i_need_to would_we_need would_we_have_to would_we_need_to will_i_need
    will_i_have_to will_i_need_to will_we_need will_we_have_to will_we_need_to should_i should_we must_i must_we`,
  book: `book booking bookings booked reserve reserved reserving reservation reservations book_in schedule scheduled
    scheduling pencil_in make_an_appointment make_a_booking make_a_reservation book_an_appointment book_a_table
    pre_book prebook prebooked pre_booked pre_booking booking_ahead book_ahead`,
  enrol: `enrol enroll enrols enrolled enrolling enrolment enrollment sign_up signing_up signed_up register registers
    registered registering registration sign_on join joining`,
  appointment: `appointment appointments appt appts slot slots are_you_free timeslot timeslots by_appointment
    by_appointment_only appointment_only`,
  walkIn: `walk_in walk_ins walkin walkins without_an_appointment without_appointment without_booking
    without_a_booking without_a_reservation without_reservation just_turn_up just_show_up just_walk_in just_drop_in
    just_pop_in turn_up_on_the_day drop_ins unannounced on_spec first_come_first_served`,
  notice: `notice in_advance ahead ahead_of_time beforehand advance_notice how_much_notice how_far_ahead
    how_far_in_advance how_long_in_advance how_long_before how_long_ahead how_early_do_i_have
    how_early_do_i_need_to_book how_soon_do_i_need_to_book last_minute short_notice how_far_ahead how_far_out how_much_ahead ahead_of how_many_days_before how_many_weeks_before how_soon_should how_early_should_i_book how_early_should_i_order how_early_must_i_order how_early_must_we_order how_early_must_i_book how_early_must_you_order how_early_do_i_have_to_order how_early_do_i_need_to_order how_early_can_i_order how_early_to_order how_soon_must_i_order how_soon_should_i_order when_must_i_order when_should_i_order when_do_i_have_to_order when_do_i_need_to_order when_should_i_book lead_time_for`,
  early: 'early earlier how_early_should how_early_do_we_need how_early_must arrive_early',
  cancel: `cancel cancels cancelled canceled cancelling canceling cancellation cancellations cancelation call_off
    call_it_off back_out pull_out bail_out ca_not_make_it cannot_make_it cant_make_it ca_not_come_after_all cry_off
    cancel_an_appointment cancel_my_appointment cancel_the_appointment cancel_our_appointment cancel_a_booking
    cancel_my_booking cancel_the_booking cancel_our_booking cancel_a_reservation cancel_my_reservation
    cancel_the_reservation cancel_our_reservation cancel_an_order cancel_my_order cancel_the_order cancel_our_order
    cancel_a_visit cancel_my_visit cancel_the_visit cancel_our_visit cancel_a_class cancel_my_class cancel_the_class
    cancel_our_class cancel_a_lesson cancel_my_lesson cancel_the_lesson cancel_our_lesson cancel_a_session
    cancel_my_session cancel_the_session cancel_our_session cancel_my_table cancel_our_table cancel_my_stay
    cancel_our_stay cancel_a_room cancel_our_room cancel_appointments cancel_bookings cancel_on_the_day quit quitting
    terminate terminating stop_lessons stopping_lessons end_my_membership leave_the_club how_late_can_i_cancel until_when_can_i_cancel by_when_do_i_have_to_cancel call_it_off calling_off calls_off called_off scrap_my drop_out dropping_out pull_the_plug get_out_of_my ca_not_come ca_not_attend ca_not_make something_comes_up something_came_up something_crops_up plans_change change_of_plans not_able_to_come unable_to_attend unable_to_come`,
  noShow: `no_show no_shows not_show_up not_turn_up not_turning_up not_showing_up fail_to_attend miss missed misses
    missing_my missing_an_appointment missing_a_class missing_a_lesson forget forgot forgotten failed_to_attend do_not_come does_not_come not_come just_do_not_turn_up do_not_turn_up do_not_show skip skipped`,
  change: `change changes changing reschedul* rebook* rearrang* postpon* move_my_appointment move_my_booking
    move_it_to push_back bring_forward amend amends amendment amendments another_date different_date
    swap_my_appointment move_a_appointment move_an_booking move_an_reservation move_an_lesson move_an_class
    move_an_session move_my_reservation move_my_lesson move_my_class move_my_session move_the_appointment
    move_the_booking move_the_reservation move_the_lesson move_the_class move_the_session move_our_appointment
    move_our_booking move_our_reservation move_our_lesson move_our_class move_our_session change_a_appointment
    change_an_booking change_an_reservation change_an_lesson change_an_class change_an_session change_my_appointment
    change_my_booking change_my_reservation change_my_lesson change_my_class change_my_session change_the_appointment
    change_the_booking change_the_reservation change_the_lesson change_the_class change_the_session
    change_our_appointment change_our_booking change_our_reservation change_our_lesson change_our_class
    change_our_session`,
  order: 'order orders ordered ordering preorder preorders pre_order pre_orders pre_ordered pre_ordering',
  pay: `pay pays paying payment payments paid payable payment_method payment_methods forms_of_payment ways_to_pay
    settle_up settle_the_bill foot_the_bill`,
  card: `card cards credit_card debit_card credit_cards debit_cards bank_card visa mastercard master_card eftpos
    interac chip_and_pin card_machine card_reader plastic swipe tap_and_pay contactless credit_or_debit is_tap
    pay_by_tap take_debit accept_debit by_debit with_debit use_debit pay_debit debit_ok take_credit accept_credit`,
  amex: 'amex american_express',
  mobilePay: `apple_pay google_pay samsung_pay pay_with_my_phone phone_payment phone_payments pay_with_phone
    pay_by_phone tap_my_phone`,
  cash: 'cash coins notes bank_notes banknotes cash_only',
  cheque: `cheque cheques check_book chequebook personal_check personal_checks by_check with_a_check checks no_checks take_checks accept_checks a_check check_or or_check by_check write_a_check e_check`,
  bankTransfer: `bank_transfer bank_transfers transfer_the_money bacs eft wire_transfer wire_transfers e_transfer
    e_transfers etransfer direct_deposit`,
  directDebit: 'direct_debit direct_debits standing_order standing_orders autopay auto_pay',
  invoice: 'invoice invoices invoiced invoicing',
  instalments: `instalment* installment* payment_plan payment_plans pay_plan financing finance finance_options
    pay_monthly pay_it_monthly monthly_payments monthly_instalments spread_the_cost spread_the_costs
    spread_the_payments spread_the_bill spread_out_the_payments spread_out_the_cost spread_out_payments spread_it_out
    spread_it_over spread_payments pay_in_stages pay_over_time pay_it_off interest_free pay_later pay_bit_by_bit
    afford_it_all_at_once pay_in_parts`,
  deposit: `deposit deposits down_payment security_deposit prepay prepays prepaid prepayment upfront up_front
    pay_in_advance paid_in_advance payment_in_advance money_down holding_fee hold_on_my_card put_money_down put_down_when have_to_put_down need_to_put_down put_any_money_down do_i_put_down pay_up_front pay_something_first pay_anything_first pay_in_full_first do_i_have_to_put_down do_i_need_to_put_down do_we_have_to_put_down do_we_need_to_put_down must_i_put_down should_i_put_down`,
  quote: 'quote quotes quotation quotations estimate estimates estimated costing_up quoting written_estimate',
  salesTax: `vat gst hst pst sales_tax vat_inclusive plus_tax before_tax after_tax including_tax is_tax
    taxes_included tax_included include_tax includes_tax`,
  tip: 'tip tips tipping gratuity gratuities service_charge leave_a_tip',
  insurance: `insurance insurances insured insurer insurers insure health_fund health_funds health_plan
    insurance_plan insurance_plans private_health_cover medical_aid public_liability`,
  claim: 'claim claims claiming',
  deliver: `deliver delivers delivery delivered deliveries delivering ship ships shipping shipped courier couriers
    dispatch dispatched bring_it_to_my_house bring_it_to_us drop_it_round send_it_to_me send_it_out send_out
    post_it_to posted_to mail_it_to free_shipping by_post in_the_post by_mail mail_order postage post_to do_you_post
    you_post we_post post_books posting posted drop_off_at_my drop_it_off_at bring_it_over bring_it_round bring_them_round to_my_door to_the_door doorstep have_it_sent have_it_delivered get_it_sent get_it_delivered could_you_post can_you_post send_her_the send_him_the send_them_the send_it send_them shipped_to send_a mail_me mail_it post_her post_him post_me`,
  area: `radius catchment how_far_do_you_travel how_far_will_you_travel how_far_do_you_go how_far_out
    how_far_do_you_deliver do_you_travel_to do_you_travel do_you_cover cover_my_area areas_do_you_cover
    area_do_you_cover we_cover we_serve areas_covered come_out_to come_out_as_far service_area areas_we_cover
    do_you_come_out_to travel_to`,
  homeVisit: `home_visit home_visits house_call house_calls home_call home_calls come_to_my_house come_to_my_home
    come_to_my_place come_to_me come_to_us come_to_our come_to_your_home come_to_you come_out_to_my come_out_to_me
    come_out_to_us come_out_to_our visit_me_at_home visit_at_home in_my_home in_your_home at_my_house at_my_home
    at_your_home mobile_service to_your_door come_to_my_office come_to_our_office visit_you_at_home`,
  collect: `collect collects collection collected collecting pick_up picks_up picked_up pickup pickups picking_up
    pick_it_up pick_them_up picked_it_up collection_point click_and_collect curbside curbside_pickup pick_*_up
    pick_*_*_up pick_up_my fetch fetches come_and_get come_get come_and_pick_up grab_it swing_by_to_get collect_*_from pick_*_from picking_it_up come_for_it`,
  takeaway: `takeaway takeaways take_away take_aways take_out takeout take_outs to_go carry_out carryout to_take_away
    to_take_home takeaway_food`,
  refund: `refund refunds refunded refundable refunding money_back my_money_back return returns returned returning returnable take_it_back take_them_back bring_it_back bring_them_back send_it_back send_them_back give_it_back brought_back reimburse* changed_my_mind change_my_mind bring_*_back bring_*_*_back send_*_back send_*_*_back get_*_money_back my_money_back full_refund partial_refund get_a_refund leftovers_back take_*_back takes_*_back take_the_*_back give_*_back hand_*_back unused`,
  exchange: `exchange exchanges exchanged exchanging swap swaps swapped swapping swap_it different_size another_size`,
  rent: `rent rents rental rentals renting rented hire hires hired borrow borrowing lend lends loan loans lease
    leasing for_hire to_hire`,
  repair: `repair repairs repaired repairing fix fixes fixed fixing mend mends mended mending broken broke
    not_working stopped_working packed_in packed_up on_the_blink on_the_fritz playing_up conked_out knackered
    out_of_order take_a_look have_a_look_at restore restoration restorations refurbish* faulty`,
  diagnose: `diagnos* fault_finding find_the_fault find_out_what_s_wrong what_s_wrong_with warning_light
    warning_lights dashboard_light engine_light check_engine_light engine_management_light engine_light_came_on
    light_came_on engine_light_is_on`,
  service: 'servicing tune_up tune_ups tuneup',
  install: `install installs installed installing installation installations fitted fitting_service put_up hook_up
    assemble assembly`,
  replace: 'replace replaces replaced replacing replacement replacements',
  guarantee: 'guarantee guarantees guaranteed warranty warranties warrantied warranted',
  sell: `sell sells selling sold stock stocks stocked stocking in_stock buy buying purchase purchases purchasing
    for_sale get_hold_of can_i_get_a_hold`,
  buyIn: `do_you_buy we_buy do_you_guys_buy buy_back trade_in trade_ins part_exchange part_ex sell_you sell_my
    sell_to_you`,
  used: 'used second_hand secondhand pre_owned preowned preloved pre_loved reconditioned refurbished nearly_new',
  discount: `discount discounts discounted reduction reductions concession concessions concessionary cheaper deal
    deals special_offer special_offers promo promos promotion promotions promo_code promo_codes discount_code
    voucher_code coupon coupons reduced_rate reduced_rates reduced_price reduced_prices knock_anything_off
    knock_something_off percent_off mates_rates any_offers on_special do_me_a_deal better_price waived waive waives
    5_off 10_off 15_off 20_off 25_off 30_off 33_off 40_off 50_off 60_off 75_off 100_off half_price half_off
    a_percentage_off money_off any_cheaper a_bit_off something_off reduced knocked_off mate_s_rate savings save_money bulk_discount group_discount student_price family_discount multi_buy`,
  loyalty: `loyalty loyalty_card loyalty_cards loyalty_scheme loyalty_program loyalty_programme reward rewards
    rewards_card stamp_card`,
  sale: 'on_sale january_sales sales_period clearance',
  student: `student students uni_student uni_students university_student college_student uni at_uni at_university undergrad undergraduate undergraduates postgrad student_card in_college at_college student_discount college_kid`,
  senior: `senior seniors pensioner pensioners oap oaps over_60s over_65s over_60 over_65 retired retiree retirees
    older_people elderly senior_citizen senior_citizens old_age elderly_person granny over_60 my_grandmother_is getting_old 70_years_old 80_years_old elder elders`,
  military: 'military veteran veterans armed_forces service_member service_members',
  blueLight: 'blue_light blue_light_card key_worker key_workers first_responder first_responders',
  child: `child children childs childrens kid kids toddler toddlers son daughter sons daughters little_one
    little_ones boy girl boys girls grandson granddaughter grandchild grandchildren grandkids nephew niece youngster
    youngsters kiddo wee_one wee_ones under_18 under_18s under_16 under_16s minors`,
  teen: 'teen teens teenager teenagers teenage adolescent adolescents',
  adult: 'adult adults grown_up grown_ups',
  baby: `baby babies infant infants newborn newborns pram prams buggy buggies stroller strollers pushchair pushchairs car_seat baby_seat little_baby six_month_old months_old year_old_baby`,
  babyChange: `changing_table changing_tables baby_changing nappy_changing change_a_nappy change_the_baby
    diaper_changing change_a_diaper`,
  highChair: 'high_chair high_chairs highchair highchairs booster_seat booster_seats',
  kidsMenu: `kids_menu kids_menus kid_s_menu childrens_menu children_s_menu child_s_menu children_s_meals kids_meals
    kids_portions children_s_portions kids_plate kids_plates kids_meal kids_portion child_s_portion
    children_s_portion childs_portion`,
  childcare: `childcare child_care creche creches babysitting babysitter babysit kids_club look_after_the_kids
    look_after_my_kids look_after_the_children look_after_my_child`,
  pet: `pet pets animal animals furry_friend critter critters furry_friends fur_baby fur_babies four_legged`,
  puppy: 'puppy puppies pup pups',
  cat: `cat cats feline kitty moggy kitties tabby tomcat`,
  kitten: 'kitten kittens',
  rabbit: 'rabbit rabbits bunny bunnies',
  serviceDog: `service_dog service_dogs guide_dog guide_dogs assistance_dog assistance_dogs service_animal
    service_animals seeing_eye_dog`,
  free: `free complimentary no_charge without_charge free_of_charge for_nothing gratis on_the_house at_no_cost
    no_extra_cost free_of_charge for_free at_no_charge no_extra_charge no_additional_charge without_paying without_paying_extra without_paying_more gratis costs_nothing not_charged`,
  include: `included include includes including inclusive comes_with come_with all_inclusive part_of_the_price
    thrown_in covered_in_the_price part_of_the_membership part_of_membership part_of_the_deal come_as_part extra_cost cost_extra costs_extra pay_extra_for do_i_get get_with it_come_with`,
  accessible: `wheelchair* step_free stepfree accessible accessibility disabled disability disabilities ramp ramps
    stairs stair staircase stairlift walking_frame rollator walker reduced_mobility limited_mobility ground_floor
    mobility_aid steps_at any_steps steps_up few_steps crutches a_stick walking_stick cane use_a_wheelchair in_a_wheelchair chair_user step_inside lots_of_steps many_steps flights_of_stairs flight_of_stairs any_stairs bad_knee bad_knees bad_hip ca_not_manage_stairs ca_not_climb mobility_scooter mobility_issues mobility_problems trouble_walking wheel_chair handicap handicapped handicap_accessible level_access`,
  hearingLoop: 'hearing_loop induction_loop sign_language bsl asl deaf hard_of_hearing hearing_impaired',
  toilet: `toilet toilets restroom* loo loos washroom* wc lavatory lavatories public_bathroom a_bathroom_i
    use_the_bathroom use_your_bathroom use_a_bathroom customer_bathroom ladies_room men_s_room jacks dunny`,
};
