/** English words of people and service, by subject. */
export const peopleAndService = {
  owner: `owner* owned proprietor* proprietress landlord landlady boss manager* manageress director directors founder
    family_run family_owned family_business run_by who_runs who_is_in_charge who_owns in_charge head_chef the_boss
    person_in_charge management managing_director ceo licensee host hosts principal husband_and_wife
    behind_the_counter`,
  staffCount: `how_many_staff how_many_employees number_of_employees number_of_staff employee* employ employs staff
    staff_members staff_of team_of workforce co_workers colleagues size_of_the_team people_work work_here
    work_for_you work_there work_in_the_shop headcount full_timers part_timers one_man_band sole_trader
    hairdressers_work crew stylists therapists assistants members_of_staff people_on_the_team size_of_your_team
    small_team our_team`,
  qualification: `qualif* certified certification* trained credentials diploma* years_of_experience accredit*
    licensed licence chartered registered professional_body specialis* specializ* specialist* expert expertise
    master_craftsman guild skilled apprenticeship_completed time_served gas_safe niceic dbs_checked background_check
    background_checked vetted nvq city_and_guilds board_certified amateur insured_and_licensed experienced
    fully_trained staff_training university_degree`,
  sameStaff: `same_person same_hairdresser same_stylist same_therapist same_cleaner same_teacher same_doctor
    same_instructor same_dentist same_trainer same_one same_carer same_nanny same_sitter same_coach same_vet
    always_the_same regular_cleaner regular_stylist choose_my_stylist choose_who request_a_stylist specific_stylist
    particular_stylist ask_for_a_particular different_person different_people every_time_someone_different
    somebody_different who_will_come who_comes assigned dedicated_contact stand_in replacement_when_ill cover_for
    continuity my_usual`,
  womenOnly: `women_only ladies_only female_only only_women only_for_women just_for_women women_s_only womens_only
    ladies_day ladies_night ladies_gym ladies_hours ladies_session womens_session womens_class womens_hours
    female_instructor female_doctor female_therapist female_trainer female_staff female_masseuse female_gp
    woman_doctor lady_doctor all_female no_men without_men men_allowed between_women by_a_woman from_a_woman gender
    girls_only mixed_gender women_s_area hijab modest seen_by_a_woman`,
  languagesSpoken: `languages speaks spoken bilingual multilingual mother_tongue native_speaker english_speaking
    in_english in_french in_german in_spanish in_polish in_arabic in_ukrainian in_turkish in_welsh in_mandarin
    do_you_speak mandarin cantonese urdu punjabi foreign_language sign_language bsl asl not_speak_english
    speak_english speak_french speak_spanish speak_german speak_polish speak_italian speak_chinese speak_turkish
    foreign_languages fluent`,
  doctor: `doctor* gp gps physician* surgeon* surgery practitioner consultant_surgeon specialist* clinic clinics
    hospital nurse nurses dermatologist* paediatrician* pediatrician* gynaecologist* gynecologist* obgyn
    cardiologist* orthopaedic orthopedic family_doctor family_practice check_up checkup physical_exam blood_test
    blood_tests vaccinat* new_patients taking_patients register_as_a_patient medical_advice physio* urgent_care
    see_a_doctor psychologist psychiatrist`,
  hygiene: `hygien* steril* autoclave disinfect* sanitis* sanitiz* clean_tools clean_instruments clean_needles
    single_use disposable_needles fresh_needle new_needle new_needles gloves masks face_mask hand_sanitiser
    hand_sanitizer antibacterial germs bacteria bugs infection infections infect infected wipe_down wiped_down
    cross_infection hygiene_rating food_hygiene_rating health_inspection health_code covid inspected_by_the_health
    sanitary lice_outbreak barrier_spray`,
  pain: `pain pains painful painless painkiller* hurt hurts hurting sting stings stinging ouch sore soreness ache
    aches anaesthe* anesthe* numb numbing numbed numbing_cream local_anaesthetic general_anaesthetic sedat* injection
    injections needle needles laughing_gas nitrous_oxide discomfort uncomfortable agony unbearable gas_and_air
    feel_anything emla lidocaine dread_the_needle pinch throb* low_pain_threshold put_under`,
  pregnancy: `pregnan* expecting_a_baby expectant mum_to_be mums_to_be mother_to_be mom_to_be trimester* weeks_along
    prenatal antenatal postnatal postpartum morning_sickness unborn baby_bump due_date midwife midwives birth
    giving_birth gave_birth childbirth with_child maternity in_the_family_way breastfeeding six_months_gone newborn
    doula have_a_baby miscarriage ivf labor_and_delivery`,
  illness: `ill illness* sick sickness poorly unwell under_the_weather a_cold have_a_cold got_a_cold bad_cold
    runny_nose cough coughing coughs sneez* flu fever contagious infectious catching covid bug stomach_bug vomit*
    throwing_up diarrhoea diarrhea norovirus germs chickenpox chicken_pox head_lice nits sore_throat tonsillitis
    symptom* feel_rough conjunctivitis impetigo verruca have_the_lurgy coronavirus`,
  medicine: `medicine* medicat* drug drugs drugstore tablet tablets pill pills prescription* pharmac* chemist
    chemists dose doses dosage antibiotic* painkiller* paracetamol ibuprofen aspirin tylenol advil blood_thinner
    blood_thinners warfarin insulin inhaler* ointment* cough_syrup generic side_effect side_effects contraceptive*
    over_the_counter cvs walgreens boots_the_chemist statins vitamins antihistamine* eye_drops take_regularly viagra`,
  afterCare: `aftercare after_care after_the_treatment after_treatment after_surgery after_the_operation
    after_the_session after_my_session after_a_massage after_the_appointment heal heals healing healed recover*
    recovery scab scabs swelling swollen bruis* avoid_the_sun avoid_sunlight no_swimming keep_it_dry keep_it_clean
    look_after_my_new how_to_look_after take_it_easy rest_for downtime bandage* dressing_changes moisturis*
    moisturiz* follow_up follow_ups get_it_wet care_instructions post_op stitches_out cling_film careful_afterwards
    do_afterwards`,
  preparation: `prepar* prep before_the_treatment before_treatment before_my_appointment before_the_appointment
    before_surgery before_the_session before_we_start before_you_arrive before_i_come before_coming before_your_visit
    get_ready on_an_empty_stomach empty_stomach sober fast_for fasting fasted eat_before eat_beforehand
    drink_beforehand drink_before shave_before shaved no_make_up no_makeup remove_make_up clear_the_room
    clear_the_way empty_the_cupboards move_the_furniture stop_taking fill_in_a_form fill_out_a_form hair_washed
    do_beforehand anything_beforehand`,
  duration: `duration how_long how_long_does how_long_is how_long_will how_many_hours how_many_minutes how_many_days
    how_many_lessons how_much_time take_long takes_about takes_around takes_roughly takes_an_hour lasts_about lasts
    lasting last_for half_an_hour half_hour an_hour_long hour_long minutes_long hours_long days_long half_day
    full_day quick_one run_time running_time runtime length_of_the finish_time ends_at over_by set_aside time_needed`,
  howOften: `how_often how_frequently how_many_times frequency frequent* interval intervals every_week every_month
    every_year every_other_week every_two_weeks every_few_months every_six_weeks every_six_months once_a_week
    twice_a_week times_a_week once_a_month once_a_year twice_a_year times_a_year weekly fortnight* monthly yearly
    annually biweekly biannual regularly regular_basis months_apart weeks_apart apart_from_each sessions_needed
    number_of_sessions how_many_sessions how_many_treatments how_regularly top_up_treatment series_of
    course_of_treatments service_intervals`,
  course: `courses class classes lesson lessons teach teaches taught teacher* teaching tuition tutor tutors tutoring
    learn learns learning learnt workshop workshops evening_class evening_classes intensive_course seminar*
    curriculum syllabus instructor* coaching train_with timetable semester* beginners_course masterclass*
    online_course night_school holiday_course lectur* a_course the_course your_course our_course next_course
    course_starts course_fee school_of`,
  beginner: `beginner* newbie* novice* starter starters_welcome first_timer first_timers first_time never_done
    never_done_it never_tried never_danced never_climbed never_ridden never_played never_sailed never_been
    no_experience no_prior_experience no_previous_experience without_experience no_prior_knowledge prior_knowledge
    previous_experience from_scratch from_zero complete_beginner absolute_beginner total_beginner start_from_zero
    rookie* inexperienced two_left_feet clueless not_a_clue noob uninitiated basics entry_level introductory
    ever_done_it_before foundation_level`,
  advanced: `advanced intermediate intermediates improver* improvers_class higher_level next_level upper_level expert
    experts experienced pro pros seasoned skilled proficien* fluent fluency master_class stretch_myself refresher
    follow_on continuation already_know already_can already_play have_done_it_before played_for_years more_demanding
    move_up_a_level level_two level_2 b2 c1 step_up grade_5 grade_8 competition_level veteran*`,
  partner: `without_a_partner no_partner need_a_partner find_a_partner dance_partner training_partner
    climbing_partner tennis_partner playing_partner sparring_partner partner_needed bring_a_partner come_alone
    come_on_my_own come_by_myself on_my_own by_myself on_your_own by_yourself turn_up_alone solo single_people
    singles nobody_to_play nobody_to_dance nobody_to_climb no_one_to_play no_one_to_go someone_to_play_with
    someone_to_climb_with belay_partner find_others meet_others meet_people rotate_partners swap_partners
    change_partners pair_up paired_up match_you_up buddy buddy_up join_others join_a_group`,
  child: `child children kid kids kiddie kiddo little_one little_ones nipper bairn toddler* infant* baby babies
    minimum_age age_limit age_limits age_restriction age_restrictions how_old from_what_age old_enough too_young
    youngest young_ones my_son my_daughter grandchild* granddaughter grandson niece nephew 4_year_old year_old
    year_olds aged_from ages years_and_over under_12 under_16s primary_school preschool* kindergarten*
    family_friendly suitable_for_children`,
  teenager: `teen teens teenage teenager* adolescent* youth youths youngster* under_18 under_18s under_16 under_16s
    under_21 minors 16_year_old 15_year_old 14_year_old 13_year_old 17_year_old 16_and_over 18_and_over 21_and_over
    over_18s tween tweens juniors young_people parental_consent consent_form parents_permission
    permission_from_parents secondary_school high_school high_schooler sixth_form sixth_former middle_school gcse
    underage youth_club`,
  adultSupervision: `supervis* unsupervised unattended accompan* unaccompanied with_an_adult with_a_parent
    with_a_grown_up grown_up grown_ups parent_present parents_present parent_must parents_must parents_stay
    parents_have_to_stay parent_has_to_stay stay_with_my_child stay_with_them leave_my_child leave_my_kid
    leave_my_kids leave_the_kids leave_them_alone drop_off_my_child drop_them_off drop_and_go drop_kids_off
    on_their_own alone_without_us without_parents without_an_adult without_a_parent guardian* chaperon* adult_must
    responsible_adult keep_an_eye keep_an_eye_on watch_my_child kids_alone children_alone`,
  babysitting: `babysit* baby_sitter baby_sitting baby_sitters childcare child_care child_minder childminder*
    childminding nanny nannies creche daycare day_care nursery au_pair kids_club mini_club look_after_my_child
    look_after_the_kids look_after_our_kids look_after_children look_after_the_children mind_my_child mind_the_kids
    watch_the_kids watch_my_kids take_care_of_children sitter sitters child_supervision evening_without_the_kids
    holiday_club after_school_club wraparound_care`,
  birthdayParty: `birthday birthdays birthday_party birthday_parties birthday_child birthday_boy birthday_girl b_day
    bday turning_7 turns_six turn_eight turning_40 sweet_sixteen kids_party kids_parties childrens_party
    childrens_parties party_bag party_bags goody_bag goody_bags goodie_bags party_room party_package party_packages
    party_invitation party_host party_games balloons sleepover* 18th_birthday birthday_celebration bouncy_castle
    pass_the_parcel quinceanera milestone_birthday birthday_candles 40th_birthday 50th_birthday 21st_birthday
    birthday_bash`,
  henStagParty: `hen_do hen_dos hen_party hen_parties hen_night hen_nights hen_weekend stag_do stag_dos stag_party
    stag_parties stag_night stag_nights stag_weekend stag_and_hen bachelor bachelorette bachelor_party
    bachelorette_party bachelor_parties bachelorette_parties groom_to_be bride_to_be bridal_shower bride_tribe
    best_man maid_of_honour maid_of_honor bucks_night hens_night last_night_of_freedom sten_do team_bride sash`,
  wedding: `wedding* marry marries married getting_married get_married got_married tie_the_knot tying_the_knot
    get_hitched bride brides bridal bridesmaid* groom groomsmen best_man nuptials ceremony vows civil_ceremony
    civil_partnership registry_office registrar marriage_licence marriage_license fiance fiancee engaged engagement
    engagement_party elope* honeymoon* wedding_breakfast rehearsal_dinner big_day wedding_rings wedding_bands
    officiant officiate first_dance vow_renewal proposal propose wedding_reception`,
  companyEvent: `company_event company_events corporate_event corporate_events corporate_party team_building
    teambuilding team_event team_day team_outing staff_party staff_do works_do work_do office_party office_parties
    company_party company_outing company_trip away_day away_days offsite christmas_party christmas_do holiday_party
    colleagues co_workers coworkers workmates my_team our_department whole_office company_dinner work_event
    business_event conference conferences product_launch corporate_retreat after_work_drinks leaving_do
    networking_event annual_dinner our_firm`,
  schoolTrip: `school_trip school_trips field_trip field_trips school_class school_classes school_group school_groups
    school_outing class_trip class_outing class_of_30 my_class schoolchildren school_children pupils school_visit
    school_visits school_party school_excursion nursery_group kindergarten_group preschool_group year_6 year_5
    year_group grade_class third_graders fifth_graders sixth_graders key_stage educational_visit curriculum
    worksheets teaching_materials chaperones scouts brownies_and_guides youth_group youth_groups homeschool*
    teaching_assistants residential_trip`,
  groupSizeLimit: `group_size group_sizes class_size class_sizes maximum_group_size max_group_size minimum_group_size
    maximum_participants minimum_participants number_of_participants participants attendees how_many_players
    how_many_participants how_many_take_part how_many_are_in how_many_others how_many_per_group people_per_group
    people_per_class small_group small_groups two_players two_to_six players_per minimum_number maximum_number
    maximum_of minimum_of at_least_two at_most too_many_people enough_people not_enough_people groups_of_up_to
    just_the_two_of split_into_groups split_up number_of_players how_many_can_play maximum_per_class`,
  privateLesson: `private_lesson private_lessons private_class private_classes private_session private_sessions
    private_tuition private_tutor private_coaching private_teacher one_to_one one_on_one one_2_one 1_to_1 1_on_1 121
    individual_lesson individual_lessons individual_tuition individual_coaching personal_trainer personal_trainers
    personal_training pt_session semi_private just_me_and_the solo_lesson solo_lessons alone_with_the_teacher
    teach_me_individually personal_coach single_lesson single_lessons individually in_private`,
  exam: `exam exams examiner* theory_test practical_test driving_test mock_test mock_exam pass_the_test pass_rate
    fail fails failed failing flunk* resit retake resitting try_again second_attempt graded exam_fee exam_date
    test_date test_centre invigilat* gcse a_level a_levels ielts toefl cambridge_exam oral_exam written_exam
    pass_mark exam_board dmv final_exam if_i_fail revision_course pass_the_exam passed_my_test failed_my_test
    mock_exams`,
  certificate: `certificate* certification* diploma* attestation proof_of_attendance attendance_certificate
    participation_certificate certificate_of_attendance certificate_of_completion certificate_at_the_end
    get_a_certificate receive_a_certificate paper_at_the_end piece_of_paper written_proof proof_that_i
    recognised_qualification recognized_qualification accredited accreditation cpd cpd_points ceu ceus credits
    transcript badge_at_the_end get_a_badge qualification_at_the_end certificate_for_my_employer licence_at_the_end
    certified_copy padi_card graduation something_to_show`,
  difficulty: `difficult* difficulty_level level_of_difficulty difficulty_levels hard_is how_hard how_difficult
    too_hard very_hard hardest easy easier easiest too_easy tricky challenging challenge skill_level tough tougher
    toughest strenuous demanding brainteaser* brain_teaser complicated doable manageable piece_of_cake hard_enough
    moderate solvable success_rate how_many_make_it how_many_solve percentage_of_teams red_run black_run black_runs
    blue_run suitable_for_beginners difficulty_rating which_level what_level`,
  hints: `hint hints clue clues get_stuck getting_stuck we_are_stuck if_stuck if_we_get_stuck stuck_on_a_puzzle
    tip_from_the_game game_master gamemaster games_master ask_for_help help_us_out help_along nudge nudges pointer
    pointers give_us_a_hand not_solve_it cannot_solve do_not_solve give_up no_idea_what_to walkie_talkie
    walkie_talkies screen_in_the_room out_of_ideas lend_a_hand at_a_loss assist assistance_during_the_game
    solve_the_puzzle jog_along steer_you stumped cannot_figure_it_out clueless`,
  fitness: `fit_enough fitness fitness_level how_fit sporty athletic unfit not_sporty out_of_shape in_shape
    in_good_shape stamina endurance physical_condition physically physically_fit physically_demanding reasonably_fit
    good_fitness level_of_fitness couch_potato out_of_breath exhausting strenuous tiring overweight strength
    strong_enough unathletic not_very_fit not_fit flexible_enough not_flexible out_of_condition bad_back bad_knees
    heart_condition average_fitness condition_required exert* keep_up_with`,
  swimmer: `can_swim able_to_swim swim_well cannot_swim can_not_swim ca_not_swim unable_to_swim non_swimmer
    non_swimmers nonswimmer* swimmer swimmers strong_swimmer confident_swimmer weak_swimmer know_how_to_swim
    learn_to_swim need_to_swim have_to_swim swim_at_least swim_50_metres swim_25_metres swim_unaided swimming_ability
    swim_test armbands water_wings arm_bands buoyancy_aid buoyancy_aids life_jacket life_jackets float floats
    out_of_my_depth drown drowning must_swim swimming_badge water_confident afraid_of_water`,
  fear: `fear fears fearful afraid scared scary scare scares scariest frighten* horror terrified terrifying spooky
    creepy jump_scare jump_scares nightmare* dentist_phobia phobia* dental_anxiety anxiety anxious nervous
    nervousness nerves panic heights fear_of_heights vertigo afraid_of_heights scared_of_needles scared_of_flying
    chicken_out wimp gruesome gory bricking_it coward startle* dread dreading faint_hearted petrified`,
  safety: `safe safely safety secure secured security dangerous danger dangers hazard* risk risks risky accident
    accidents unsafe safety_checks safety_standards tuv inspected cctv security_camera security_cameras alarm
    alarm_system burglar* break_in break_ins theft stolen steal bouncer bouncers doorman security_guard watchman
    childproof child_safe kid_safe backup_rope reserve_parachute is_it_safe watched_over trustworth*`,
  insuranceOfPerson: `personal_accident accident_insurance accident_cover travel_insurance injury_cover insured_if_i
    insured_if_something am_i_insured are_we_insured are_participants_insured participants_insured participants_are
    if_i_get_hurt if_i_hurt_myself if_i_injure_myself if_i_fall if_my_child_gets if_someone_gets_hurt
    something_happens_to_me something_happens_to_my injured_during own_insurance own_risk at_your_own_risk waiver
    waivers liability_waiver disclaimer sign_a_waiver responsible_for_injuries injury_liability medical_expenses
    life_insurance personal_liability workers_compensation helicopter_rescue have_an_accident`,
  lawAndPermit: `law laws legal legally illegal permit permits permitted licence licences license licenses licensing
    regulation regulations planning_permission building_permit building_permits building_regulations building_regs
    planning_consent council approval approved authorit* fishing_licence fishing_license hunting_licence rod_licence
    vignette boating_licence without_a_licence need_a_licence need_a_permit legislation compulsory by_law bylaw
    zoning official_permission drone_licence statutory legal_requirement ordinance temporary_event_notice`,
  dataPrivacy: `data personal_data data_protection privacy gdpr personal_details personal_information confidential*
    my_details my_data my_information delete_my_account delete_my_data delete_my_details erase_my erasure
    right_to_be_forgotten data_storage stored_about_me my_email_address sell_my_data pass_on_my third_parties
    share_my_details share_my_data share_my_information discreet discretion anonym* ccpa hipaa cookie_policy
    privacy_policy medical_records_kept surveillance recorded_on_camera cctv data_controller encrypted secrecy`,
  jobs: `jobs job_vacancies vacanc* hire_me hiring now_hiring recruit* career* apply_for application cv cover_letter
    apprentice* apprenticeship* intern interns internship* work_experience placement placements trainee* summer_job
    saturday_job weekend_job part_time full_time work_for_you work_with_you working_for_you join_the_team
    join_our_team employment looking_for_staff looking_for_work temp_work job_opening job_openings help_wanted salary
    hourly_wage wages freelanc* get_a_job looking_for_a_job send_my_resume`,
  volunteering: `volunteer* voluntary voluntarily unpaid_help unpaid_work lend_a_hand help_out help_for_free
    help_you_out helping_out helper helpers work_for_free duke_of_edinburgh dofe community_service give_my_time
    give_up_my_time pitch_in muck_in get_involved honorary offer_my_help pro_bono trustee trustees dog_walkers_wanted
    helping_hand helping_hands hands_on_deck year_out gap_year without_pay do_my_bit`,
  press: `journalist* reporter* newspaper* magazine* media media_enquiries media_inquiries press_release
    press_releases press_kit press_photos press_contact press_office press_enquiries interview interviews article
    write_about_you writing_about write_a_story tv_crew film_crew filming_location television tv_programme radio
    blogger* bloggers vlogger* influencer* podcast* feature_on featured_in editorial documentary publicity pr_agency
    presenter logo_for_print the_press press_pass`,
  founding: `founded founding founder established establishment_year since_when since_1950 history historic* heritage
    how_long_have_you in_business how_long_in_business years_in_business how_old_is_the opened_in when_did_you_open
    when_did_you_start year_opened started_out set_up_in long_standing long_established generation* third_generation
    second_generation family_tradition tradition* anniversary_year est been_around been_going been_here origins
    took_over taken_over grandfather_started great_grandfather century centuries decades past_owners
    year_of_construction built_in`,
  awards: `award* award_winning prize prizes prizewinning michelin michelin_star michelin_starred rosette* medal
    medals won_an winner winners winning accolade* trophy trophies distinction* honour* honoured honored best_in
    best_in_town best_of voted_best top_rated nominated nomination nominee finalist shortlisted star_rating
    stars_have five_star travellers_choice good_food_guide hall_of_fame seal_of_approval quality_mark kitemark
    gold_medal james_beard zagat`,
  ecology: `ecolog* eco_friendly ecofriendly sustainab* environment environmental* environmentally_friendly
    green_energy green_electricity renewable* solar solar_panels solar_power wind_power carbon_footprint
    carbon_neutral climate climate_friendly climate_neutral net_zero co2 emission* energy_efficient energy_saving
    planet_friendly plastic_free zero_waste single_use_plastic biodegradable compostable compost reusable recycled
    refill* fair_trade fairtrade ethical ethically eco green_credentials b_corp leed food_waste too_good_to_go`,
  charity: `charit* donate donates donated donating donation* donor donors fundrais* fund_raiser raffle raffles
    tombola good_cause good_causes sponsor sponsors sponsored sponsorship nonprofit non_profit not_for_profit
    food_bank food_pantry in_aid_of proceeds gift_aid benefit_concert support_local_clubs homeless suspended_coffee
    community_project pay_it_forward oxfam red_cross salvation_army 501c3 tax_deductible_donation`,
  contactPerson: `contact_person point_of_contact who_do_i_contact who_to_contact who_can_i_contact who_can_i_speak
    who_do_i_speak who_can_i_ask who_do_i_ask who_do_i_call speak_to_someone speak_to_somebody talk_to_someone
    talk_to_somebody talk_to_a_person speak_to_a_human talk_to_a_human real_person human_being in_charge_of
    responsible_for reach_someone get_hold_of put_me_through direct_line ask_for_sarah receptionist front_desk
    customer_service customer_services customer_support helpdesk help_desk manager_on_duty your_contact
    who_deals_with who_handles enquiries inquiries person_to_contact`,
  callBack: `call_back call_me_back call_you_back called_back calling_back callback call_backs ring_back ring_me_back
    ring_you_back phone_me_back phone_you_back return_my_call return_your_call return_calls return_call
    get_back_to_me get_back_to_you give_me_a_ring give_me_a_call give_me_a_bell give_me_a_buzz nobody_answers
    nobody_picks_up no_one_answers no_one_picks_up no_answer answer_the_phone answerphone answering_machine voicemail
    leave_a_message left_a_message missed_call missed_your_call engaged_tone line_is_busy always_busy
    leave_your_number my_number_is cannot_get_through get_through hear_back`,
  messageApp: `whatsapp whats_app telegram signal_messenger messenger facebook_messenger imessage text text_you
    text_us texting texted sms text_message text_messages drop_you_a_text instant_message dm dms direct_message
    wechat viber message_you message_us send_a_message send_you_a_message chat live_chat chatbot chat_app
    send_a_photo_by voice_message by_text group_chat snapchat ping_you slide_into_your_dms`,
  socialMedia: `social_media social_network social_networks socials instagram insta facebook tiktok tik_tok twitter
    x_account youtube linkedin pinterest snapchat bluesky follow_you follow_us followers following_you your_page
    hashtag* tag_you tag_us tagged story_on_instagram online_presence reels youtube_channel post_on_instagram`,
  newsletter: `newsletter* mailing_list mailing_lists email_list email_updates mailshot* subscrib* unsubscrib*
    sign_up_for_emails emails_about keep_me_posted keep_me_informed keep_me_updated stay_updated stay_informed
    stay_up_to_date keep_up_to_date news_by_email news_and_offers latest_news latest_offers opt_in opt_out junk_mail
    too_many_emails marketing_emails promotional_emails bulletin mailchimp email_alerts get_updates flyer`,
  feedback: `feedback review reviews reviewed reviewing rate_you rating ratings testimonial* google_review
    google_reviews leave_a_review write_a_review post_a_review tripadvisor trustpilot yelp stars_on_google five_stars
    opinion opinions suggestion* comment_card comment_cards comments criticism praise compliment compliments
    thank_the_staff word_of_mouth what_people_say what_others_say satisfied_customers happy_customers customer_survey
    references checkatrade bbb recommended_by recommendation recommendations`,
  appointmentLength: `appointment_length length_of_appointment length_of_the_appointment how_long_is_an
    how_long_are_appointments how_long_is_my how_much_time_should allow_an_hour allow_two_hours allow_plenty_of_time
    allow_about set_aside take_off_work time_off_work in_and_out in_my_lunch_hour squeeze_it_into consultation_takes
    appointment_takes appointments_take appointment_lasts appointments_last treatment_lasts treatment_takes
    session_lasts sessions_last session_takes minute_appointment minute_session minute_slot double_appointment
    hour_long longer_appointment haircut_takes cut_takes plan_for_an_hour how_long_i_need length_of_a_session`,
  bothAtOnce: `at_the_same_time at_once simultaneous* both_at_once both_together all_in_one_go in_one_go
    in_one_sitting in_one_visit same_visit same_appointment one_appointment_for_two two_in_one combine combined
    combining combination side_by_side next_to_each_other together_with_my_friend together_with_my_husband
    together_with_my_wife in_parallel back_to_back on_the_same_day same_day_for_both couples_massage couple_s_massage
    double_session two_treatments two_people_at_once two_children_together kill_two_birds in_the_same_room
    siblings_together both_kids both_children mother_and_daughter one_after_the_other`,
  interpreter: `interpret* interpreter_service translate* translation* translating translates
    sign_language_interpreter sign_language bsl asl deaf hard_of_hearing hearing_impaired hearing_loop induction_loop
    subtitles subtitled language_line phone_interpreter telephone_interpreting someone_to_translate
    bring_a_translator someone_who_speaks english_is_not_my not_speak_english certified_translation sworn_translator
    language_barrier lip_read lip_reading cannot_hear google_translate`,
  assistanceDog: `assistance_dog assistance_dogs guide_dog guide_dogs guide_dog_owner service_dog service_dogs
    service_animal service_animals hearing_dog hearing_dogs seeing_eye seeing_eye_dog seeing_eye_dogs therapy_dog
    therapy_dogs emotional_support emotional_support_animal emotional_support_dog support_animal support_animals esa
    esas blind visually_impaired partially_sighted sight_loss working_dog medical_alert_dog autism_dog
    guide_dogs_welcome white_cane support_dog`,
  elderly: `elderly old_people older_people old_age aging ageing seniors senior pensioner* retired retirement grandma
    grandpa grandmother* grandfather* gran granny nan nanna grandad granddad grandparent* my_elderly my_old_mum
    elderly_mother elderly_father my_mum_is_85 over_70 over_75 over_80 frail unsteady_on_her hard_of_hearing dementia
    alzheimer* care_home nursing_home getting_on_in_years octogenarian* old_folks 80_year_old 75_year_old too_old
    golden_agers`,
  drunk: `drunk drunken drunkenness intoxicat* inebriat* tipsy sloshed hammered wasted pissed legless sozzled
    trollied smashed_on_drink under_the_influence had_a_few_drinks a_few_drinks a_few_pints had_a_drink
    too_much_to_drink been_drinking drink_beforehand drink_before have_been_drinking alcohol_beforehand
    after_drinking on_drugs stoned hungover hangover sober breathalys* blood_alcohol drink_driving drink_drive
    over_the_limit refuse_entry turned_away`,
  openingParty: `opening_party grand_opening official_opening opening_day opening_event opening_celebration
    opening_ceremony opening_night opening_weekend launch_party launch_event inaugurat* housewarming open_day
    open_days open_house open_doors opening_soon newly_opened just_opened reopening_party ribbon_cutting
    celebrate_the_opening preview_evening private_view vernissage soft_opening soft_launch new_premises
    come_and_celebrate anniversary_party opening_offers when_is_the_opening`,
  rules: `rule rules house_rules forbid forbids forbidden not_allowed not_permitted allowed allowed_to permitted
    prohibit* banned ban bans ban_on are_we_allowed am_i_allowed is_it_allowed is_it_ok is_it_okay must_not no_go
    against_the_rules policy policies code_of_conduct etiquette terms_and_conditions small_print t_and_cs taboo
    restrict* strictly off_limits tolerated frowned_upon conditions_of_use regulations dos_and_donts`,
  dressing: `undress* undressed take_off_my_clothes take_off_my_shirt take_off_my_top take_my_clothes_off
    take_my_top_off take_off_your_clothes get_undressed get_changed strip_off strip_down naked nude keep_my_underwear
    underwear in_my_underwear bra gown get_dressed dress_myself change_my_clothes disrobe cover_up
    covered_with_a_towel draped remove_clothing remove_my_clothes remove_jewellery remove_piercings paper_knickers
    towel_over_me topless bare shy keep_my_clothes_on keep_my_clothes fully_clothed clothed loose_clothing
    take_off_my_shoes shoes_off`,
} as const;
