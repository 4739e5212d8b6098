/** English words of booking and money, by subject. */
export const bookingAndMoney = {
  waitingTime: `wait waiting_time waiting_times backlog fit_me_in squeeze_me_in fit_you_in squeeze_you_in
    next_free_slot next_available next_appointment next_opening first_available earliest_appointment
    soonest_appointment how_soon soonest fully_booked booked_up booked_solid booked_out lead_time short_notice
    free_slot free_slots queue lineup stand_in_line see_me_today same_day get_an_appointment slammed no_availability
    wait_for_an_appointment weeks_out`,
  readyTime: `turnaround turnaround_time ready_for_collection ready_to_collect ready_for_pickup when_will_it_be
    be_ready while_you_wait while_i_wait same_day_service next_day_service working_days business_days get_it_back
    have_it_back finished_by done_by ready_by ready_within ready_in collect_it_when processing_time
    how_long_for_repairs completion completed_within usually_ready overnight_service express_service quick_turnaround
    within_the_hour`,
  lateArrival: `be_late am_late bit_late too_late late_for hour_late get_there_late running_late arrive_late
    arriving_late turn_up_late show_up_late come_late late_arrival late_arrivals latecomer* running_behind
    stuck_in_traffic held_up delayed grace_period miss_the_start missed_the_start after_the_start be_on_time
    punctual* not_on_time minutes_late past_my_appointment_time lose_your_slot miss_my_slot tardy behind_schedule
    train_is_delayed hold_my_table hold_the_table late_check_in`,
  cancelling: `cancel* call_off called_off calling_off cancellation_policy cancellation_fee cannot_make_it
    can_not_make_it ca_not_make_it cannot_come no_longer_come back_out pull_out drop_out change_my_mind
    changed_my_mind something_comes_up something_came_up withdraw withdrawal scrap_the_booking free_of_charge_until
    up_to_24_hours hours_notice days_notice get_out_of_it fall_ill_before annul* unable_to_attend not_able_to_come`,
  noShow: `no_show no_shows noshow fail_to_show failed_to_show not_show_up not_turn_up do_not_turn_up
    does_not_turn_up not_turning_up fail_to_attend failure_to_attend did_not_attend missed_appointment
    missed_appointments miss_an_appointment miss_my_appointment missed_my_appointment forgot_my_appointment
    forget_my_appointment without_cancelling without_notice stand_you_up just_not_come do_not_come non_attendance
    fail_to_appear unattended_appointment`,
  rescheduling: `reschedul* rearrang* postpon* rebook* change_my_appointment change_the_appointment
    move_my_appointment move_the_appointment change_the_date change_dates move_the_date change_my_booking
    change_the_booking amend_my_booking push_back push_it_back put_off bring_forward swap_the_date swap_dates
    switch_days another_day different_day different_date new_date different_time another_time other_date amendment
    shift_my_appointment bump_it`,
  deposit: `deposit deposits down_payment downpayment prepay* prepaid pay_upfront pay_up_front upfront
    paid_in_advance pay_in_advance payment_in_advance advance_payment money_upfront retainer holding_fee booking_fee
    security_deposit damage_deposit part_payment pay_half half_up_front balance_due remaining_balance pay_the_rest
    bond secure_your_booking secure_the_date non_refundable card_hold pre_authorisation pre_authorization`,
  refund: `refund* money_back get_my_money_back reimburs* pay_back paid_back repaid repay give_back_the_money returns
    return_policy returned_goods return_it take_it_back bring_it_back send_it_back store_credit credit_note
    chargeback moneyback out_of_pocket full_refund partial_refund lose_my_money money_returned unwanted_items
    exchange_or_refund`,
  voucher: `voucher* gift_card gift_cards giftcard* gift_voucher gift_vouchers gift_certificate gift_certificates
    gift_token gift_tokens e_gift redeem* redemption prepaid_card store_card credit_voucher give_as_a_present
    present_for_someone give_an_experience book_token expiry_date valid_for_a_year expire expires voucher_code
    e_voucher`,
  discount: `discount* money_off reduced_price reduction* special_offer special_offers on_offer promo promotion*
    promo_code discount_code coupon* on_sale sales_price sale_price clearance bargain* cheaper cheap cheapest deals
    good_deal meal_deal knock_off percent_off reduced rebate concession* concessionary happy_hour early_bird off_peak
    price_cut half_price two_for_one bogo markdown haggl* best_price save_money groupon intro_offer`,
  seniorDiscount: `senior seniors senior_discount senior_citizen senior_citizens pensioner* oap oaps
    old_age_pensioner old_age_pensioners retired retiree* retirement over_60 over_60s over_65 over_65s 60_plus
    65_plus aarp older_people elderly grandma grandpa nan grandad granny concession concessions concessionary
    senior_rate senior_price senior_railcard medicare_card`,
  studentDiscount: `student* student_discount student_discounts student_card student_id student_rate student_price
    nus_card totum unidays student_beans undergraduate* undergrad* postgrad* university uni college campus
    apprentice* trainee pupil* in_education full_time_education isic student_night concession concessions`,
  childPrice: `child_price child_ticket child_tickets child_rate childrens_price kids_price kids_prices kids_ticket
    kids_go_free kids_eat_free children_free under_5s under_5 under_3s under_16s under_12s toddler* infant*
    little_one little_ones family_ticket family_tickets family_rate half_price_for_children pay_for_my_child
    pay_for_kids kids_pay children_pay per_child reduced_for_children junior_rate juniors free_for_children baby_free`,
  groupPrice: `group_discount group_discounts group_rate group_rates group_price group_booking group_bookings
    large_group large_groups large_party large_parties big_group party_of bulk_discount bulk_order bulk_booking
    block_booking per_head price_per_person per_person minimum_group_size group_ticket group_of groups_of team_rate
    corporate_rate school_rate volume_discount lots_of_us a_bunch_of_us party_size 10_or_more`,
  membership: `membership* become_a_member members_only non_members join_up sign_up joining_fee joining subscription*
    subscrib* subscriber* monthly_fee monthly_plan monthly_pass annual_pass season_ticket rolling_contract contract
    minimum_term notice_period terminate termination cancel_my_membership freeze freezing_my_membership
    pause_my_membership put_on_hold direct_debit renew renewal auto_renew enrol enrolment enroll enrollment
    pay_as_you_go tied_in locked_into_a_contract quit_the_gym day_pass`,
  loyalty: `loyalty loyalty_card loyalty_cards loyalty_scheme loyalty_program loyalty_programme stamp_card
    stamp_cards punch_card collect_stamps collect_points earn_points rewards reward_card reward_points
    rewards_program regulars regular_customer regular_customers loyal_customer loyal_customers repeat_customer
    returning_customers bonus_card every_tenth tenth_free tenth_coffee_free perks frequent_customer nectar club_card
    clubcard cashback come_often refer_a_friend referral_bonus`,
  instalments: `instalment* installment* pay_in_instalments pay_monthly monthly_payments payment_plan payment_plans
    pay_over_time spread_the_cost spread_the_payments pay_it_off pay_off_gradually pay_in_parts pay_bit_by_bit
    pay_later finance financing credit interest_free zero_percent layaway hire_purchase on_tick on_credit
    buy_now_pay_later bnpl klarna clearpay afterpay affirm paypal_credit never_never in_stages split_the_payment loan`,
  cardPayment: `card_payment card_payments pay_by_card pay_with_card credit_card credit_cards debit_card debit_cards
    debit visa mastercard amex american_express maestro discover_card cards_accepted accept_cards take_cards
    take_card card_only cashless pay_with_plastic contactless tap_to_pay chip_and_pin swipe card_reader card_machine
    card_terminal all_major_cards sumup pos_terminal zettle corporate_card`,
  cashPayment: `cash cash_only in_cash pay_cash banknote* notes_and_coins coins quid bucks change_for_a_twenty
    exact_change small_change loose_change cashpoint atm cash_machine hard_cash cash_payment cash_payments take_cash
    accept_cash cash_accepted no_cash cashless dollar_bills fifty_pound_note fivers tenner cheque cheques petty_cash`,
  mobilePayment: `apple_pay google_pay samsung_pay pay_by_phone pay_with_my_phone pay_with_phone mobile_payment
    mobile_payments mobile_pay phone_payment contactless paypal venmo cash_app zelle revolut monzo pay_by_app
    pay_with_my_watch smartwatch digital_wallet e_wallet mobile_wallet qr_code tap_my_phone alipay wechat_pay bitcoin
    crypto* twint swish`,
  invoice: `invoice* invoicing receipt* vat vat_receipt vat_number vat_invoice sales_tax including_vat plus_vat
    proof_of_purchase proof_of_payment itemised itemized till_receipt bill_me expense_it expenses claim_it_back
    bookkeeping accountant tax_deductible paper_trail paperwork_for_my_employer till_slip made_out_to company_name_on
    billing billed email_the_bill`,
  onAccount: `on_account on_invoice pay_by_invoice business_account trade_account account_customers credit_account
    company_account corporate_account purchase_order purchase_orders bill_the_company bill_our_company bill_us
    invoice_the_company invoice_us send_us_an_invoice charge_to_the_company 30_days payment_terms net_30 pay_later
    bank_transfer wire_transfer bacs monthly_invoice monthly_statement open_an_account put_it_on_account
    business_customers accounts_department`,
  surcharge: `surcharge* extra_charge extra_charges extra_cost extra_costs additional_charge additional_cost
    additional_fee extra_fee supplement single_supplement hidden_costs hidden_fees rush_fee rush_job rush_order
    express_fee express_surcharge call_out_charge callout_charge callout_fee weekend_rate weekend_rates night_rate
    night_rates bank_holiday_rate holiday_rate double_time time_and_a_half overtime premium_rate markup
    service_charge congestion_charge costs_extra cost_more more_expensive add_on extra_for out_of_hours_rate`,
  minimumOrder: `minimum_order minimum_spend minimum_purchase minimum_amount minimum_quantity minimum_order_value
    minimum_charge order_minimum minimum_stay minimum_card_spend spend_at_least at_least_spend at_least_10
    smallest_order small_order small_orders single_item single_items smallest_amount moq order_value orders_over
    orders_above orders_under minimum_for_delivery small_quantity small_quantities small_jobs`,
  quote: `quote quotes quotation* estimate* ballpark ballpark_figure rough_price rough_idea written_quote
    written_offer cost_estimate price_in_advance price_beforehand free_quote no_obligation site_visit free_inspection
    come_and_look have_a_look_first take_a_look_first price_it_up price_up tender bid fixed_price how_much_would_it
    survey surveyor appraisal assessment measure_up free_consultation before_you_start what_it_would_cost`,
  trial: `trial trials trial_lesson trial_class trial_session free_trial taster* taster_session taster_class
    drop_in_class try_it_out try_before trying_out try_out try_a_class first_class_free first_lesson_free free_lesson
    introductory_lesson intro_class intro_session test_drive test_run test_ride demo guest_pass free_session tryout
    come_and_try give_it_a_go see_if_i_like sample_class no_commitment`,
  insuranceCover: `insurance insured insure insurer liability liable public_liability indemnity insurance_cover
    coverage damage damaged damages breakage broke_something break_something if_something_breaks excess deductible
    collision_damage_waiver cdw claim_on_insurance insurance_claim insurance_company third_party comprehensive
    at_your_own_risk responsible_for_damage policyholder own_risk compensation compensate who_pays_if scratched
    dented accidental_damage`,
  healthInsurance: `health_insurance medical_insurance insurance_accepted accept_insurance accept_my_insurance
    take_my_insurance in_network out_of_network copay co_pay deductible medicare medicaid bupa axa blue_cross aetna
    cigna nhs private_patient private_patients private_insurance health_insurer health_plan reimburse* superbill
    self_pay self_funded covered_by_insurance insurance_cover hsa fsa ehic ghic free_on_the_nhs`,
  guarantee: `guarantee* warrant* breaks_again broken_again fails_again goes_wrong_again stops_working_again
    happens_again comes_back_again problem_returns same_fault fault faulty defect* defective stand_behind_our_work
    money_back_guarantee extended_warranty lifetime_warranty manufacturers_warranty under_warranty year_warranty
    months_warranty workmanship packs_up_again conks_out conk_out fix_it_for_free put_it_right under_guarantee`,
  complaint: `complain* complaint* not_happy not_satisfied unsatisfied unhappy dissatisfied dissatisfaction
    disappointed disappointment displeased do_it_again redo redone not_like_it do_not_like hate_it botched bodged
    messed_up shoddy went_wrong go_wrong gone_wrong put_it_right make_it_right satisfaction rubbish_job
    poor_workmanship ombudsman speak_to_the_manager touch_up hate_my_haircut let_us_know_within`,
  priceIncludes: `included include includes inclusive all_inclusive all_in in_the_price included_in_the_price
    part_of_the_price price_covers what_do_i_get comes_with come_with extras at_no_extra_cost no_extra_cost
    free_of_charge complimentary thrown_in no_extra_charge without_extra_charge full_board half_board
    bed_and_breakfast covered_in_the_price package package_deal packages excluded excluding not_included flat_rate
    labour_and_parts`,
  tip: `tip tips tipping tipped gratuity gratuities service_charge tip_jar service_included leave_something_extra
    round_up keep_the_change optional_service_charge discretionary tip_by_card tip_on_card tronc tip_your_server
    tip_the_staff`,
  bookingNeed: `need_to_book have_to_book must_book booking_required booking_essential booking_necessary no_booking
    without_booking without_a_booking need_a_booking need_an_appointment make_an_appointment appointment_only
    by_appointment appointment_needed appointment_necessary without_an_appointment need_a_reservation
    reservation_required without_a_reservation without_reservation just_turn_up just_show_up just_come just_come_in
    just_pop_in pop_in drop_in drop_by swing_by walk_in walk_ins rock_up book_ahead first_come_first_served
    reservations_recommended come_along spontaneous*`,
  bookingHow: `book_online book_by_phone book_on_the_phone book_in_person online_booking online_bookings book_via
    book_through booking_form booking_system booking_link booking_page how_to_book how_do_i_book make_a_booking
    make_a_reservation make_an_appointment reserve_a_table book_a_table book_a_slot phone_us call_us ring_us
    give_us_a_ring give_us_a_call email_us book_over_the_phone opentable resy fresha booksy treatwell on_our_website
    calendly sign_up_online book_by_email schedule_online`,
  bookingAhead: `in_advance book_ahead weeks_ahead days_ahead months_ahead weeks_in_advance days_in_advance
    months_in_advance well_in_advance how_early how_far_ahead how_far_in_advance ahead_of_time beforehand
    advance_booking advance_notice last_minute short_notice plan_ahead good_time early_enough latest_i_can_book
    days_before weeks_before months_before release_dates bookings_open spur_of_the_moment same_day_booking
    advance_reservation`,
  confirmation: `confirm* confirmation_email booking_confirmation acknowledg* booking_reference reference_number
    confirmation_number email_confirmation text_confirmation reminder* remind text_reminder sms_reminder text_message
    get_an_email receive_an_email did_my_booking_go booking_went_through went_through verify booking_code e_ticket
    eticket have_not_heard_back no_email spam_folder junk_folder`,
  walkIn: `walk_in walk_ins walkin walkins drop_in drop_ins pop_in pop_by stop_by swing_by drop_by come_by
    just_turn_up just_show_up turn_up show_up_unannounced unannounced without_an_appointment without_appointment
    no_appointment no_appointment_needed no_appointment_necessary without_booking no_booking_needed no_reservation
    spontaneous* on_spec off_the_street rock_up on_the_day first_come_first_served impromptu spur_of_the_moment`,
  waitingList: `waiting_list waiting_lists waitlist* wait_list standby stand_by reserve_list cancellation_list
    someone_cancels somebody_cancels if_someone_drops_out place_becomes_free spot_opens_up slot_opens_up
    space_becomes_available move_up let_me_know_if notify_me put_my_name_down put_me_down put_me_on_the
    fully_subscribed oversubscribed sold_out next_in_line get_on_the_list`,
  emergencyHelp: `emergency emergencies urgent* out_of_hours after_hours 24_7 24_hour 24_hours round_the_clock
    around_the_clock on_call emergency_number emergency_line emergency_service emergency_appointment
    emergency_call_out emergency_callout callout hotline middle_of_the_night help_at_night at_3_am right_now
    right_away straight_away immediate_help asap acute 999 911 111 locked_out burst_pipe outside_opening_hours
    when_you_are_closed weekend_emergency severe_pain cannot_wait`,
  seasonClosing: `holiday_closure annual_holiday annual_leave on_holiday on_vacation holiday_break summer_break
    summer_holiday winter_break christmas_break closed_for_the_season closed_in_winter closed_in_summer
    closed_in_august closed_for_holidays closed_over_christmas shut_for shut_over out_of_season off_season low_season
    seasonal seasonally open_all_year all_year_round year_round reopen* bank_holiday bank_holidays public_holiday
    public_holidays boxing_day new_years thanksgiving open_on_christmas easter winter_closure`,
  lunchBreak: `lunch_break lunch_breaks lunch_hour lunchtime lunch_time closed_for_lunch close_for_lunch
    shut_for_lunch open_over_lunch over_lunch during_lunch at_lunch at_midday around_midday siesta close_at_noon
    closed_between closed_at_lunchtime break_between afternoon_break in_my_lunch_break through_lunch open_all_day
    open_throughout`,
  lastAdmission: `last_admission last_entry last_orders last_order last_call last_seating last_sitting last_start
    last_tour last_check_in latest_check_in latest_arrival last_appointment last_booking latest_start kitchen_closes
    kitchen_close final_admission before_closing before_you_close hour_before_closing minutes_before_closing
    last_tickets latest_i_can_come still_get_in how_late_can_i last_session last_game last_slot last_haircut`,
} as const;
