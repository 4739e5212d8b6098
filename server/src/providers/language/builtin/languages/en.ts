import { everyBusiness } from './concepts/en/every-business.ts';
import { everydayWishes } from './concepts/en/everyday-wishes.ts';
import { trades } from './concepts/en/trades.ts';
import { mergeConcepts } from './concepts/merge-concepts.ts';
import type { LanguagePack } from './language-pack.ts';

export const en: LanguagePack = {
  code: 'en',
  hasAmAndPm: true,
  concepts: mergeConcepts(everyBusiness, trades, everydayWishes),
  stopWords: `a an the and or but if then so of to in on at by for from with without about as is are was were be been
    being am do does did done doing have has had having will would shall should can could may might i you he she it we
    they me him her us them my your his its our their mine yours ours hers theirs this that these those there here what
    which whose how why not no yes just also very too more most some any all s t m re ve ll d don isn ca wo ain hasn
    aren wasn hi hello hey hiya please thanks thank ta cheers mate like want wants wanted get gets getting got gotten
    gonna wanna gotta let lets say says said it's im id ive go goes come comes coming really maybe perhaps well
    actually sorry whats wheres hows theres whens thats help makes make making made much such into onto than up out
    over again one ones u r ur pls plz thx i'd i'm i've you're we're they're don't isn't doesn't can't what's where's
    how's there's that's i'll we'd we've let's give gives giving given take takes taking took mean means meant still
    both each every own same other others another only even yet ever never back off down while during before after
    until till per via between because going looking look trying try thinking think thought using use uses when next
    last hope hoping wish plan planning planned happen happens happened happening regarding concerning around near
    quite pretty rather bit lot lots bunch few several many less least enough else either neither though although
    however anyway anyways basically simply usually normally generally typically already soon later someone anybody
    anyone everyone everybody nobody somebody person people folk folks guys guy lads y y'all yall mum mom mam dad mother
    father parents parent wife husband partner spouse fiance fiancee boyfriend girlfriend friend friends mates sister
    brother family's grandmother grandma granny grandfather grandpa nan colleague's cousin aunt uncle roommate
    neighbour neighbor put puts keep keeps find finds found see sees seen saw call calls called calling ask asks asked
    asking told tell hear heard turn turns turned end ends ended seem seems feel feels felt way ways case able idea
    ideas point reason problem problems issue issues sure right good great nice lovely best better quick quickly fast
    rough roughly properly kindly cannot couldn wouldn shouldn won aint dont doesnt isnt arent wont cant havent hasnt
    didnt wasnt couldnt wouldnt shouldnt youre theyre youve weve ill hed shed who'd who's where'd how'd im' o'clock
    oclock st since anywhere somewhere everywhere wherever whatever whenever whichever myself yourself himself herself
    itself ourselves themselves together apart whether unless love loved loves hate live lives living staying leave
    leaving run runs running interested curious unsure heading head hit supposed bothered fancy fancied reckon guess
    assume wondered spend spent worth dealing honest honestly possibly currently nearby ye yis youse yous d'ye wouldya
    couldya haha lol uh um er erm hmm yep yup nope yeah nah btw fyi asap-ish ok-ish dear sir madam eh hun luv`,
  weekdays: [
    'monday mondays mon',
    'tuesday tuesdays tue tues',
    'wednesday wednesdays weds Wed WED',
    'thursday thursdays thu thur thurs',
    'friday fridays fri',
    'saturday saturdays sat sats',
    'sunday sundays sun suns',
  ],
  months: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'May in_may of_may until_may till_may from_may mid_may early_may late_may by_may during_may',
    'june jun',
    'july jul',
    'august aug',
    'september sept sep',
    'october oct',
    'november nov',
    'december dec',
  ],
  schedule: {
    daily: `daily every_day everyday seven_days_a_week seven_days all_week each_day every_single_day all_week_long
      any_day_of_the_week seven_days_per_week year_round every_day_of_the_week`,
    workdays: `M_F M_to_F weekdays weekday on_weekdays during_the_week on_a_weekday workdays working_days business_days work_days
      work_week through_the_week midweek`,
    weekend: 'weekend weekends the_weekend at_the_weekend on_the_weekend on_weekends over_the_weekend at_weekends',
    publicHolidays: `public_holidays public_holiday bank_holidays bank_holiday bank_hols bank_holiday_mondays
      bank_holiday_monday bank_holiday_weekends federal_holidays federal_holiday stat_holidays stat_holiday
      statutory_holidays statutory_holiday national_holidays national_holiday major_holidays legal_holidays on_holidays
      and_holidays the_holidays all_holidays holidays holiday`,
    closed: `closed close_on close_for not_open shut shut_on shut_for lunch_break closed_for_lunch no_service
      not_working not_trading don't_open do_not_open`,
    to: "to till until 'til til through thru up_to up_until right_through_to",
    and: 'and plus',
    otherwise: `rest_of_the_year the_rest_of_the_year remainder_of_the_year otherwise other_months the_other_months
      rest_of_the_time rest_of_the_week the_other_days all_other_days other_days`,
    noon: 'noon midday twelve_noon 12_noon',
    midnight: 'midnight',
  },
  negations: `not no never nothing don't doesn't do_not isn't aren't can't cannot won't without none nor neither
    unfortunately except excluding exclude excludes excluded dont doesnt cant wont isnt arent prohibited forbidden
    banned unable unavailable refuse`,
  yesNoStarts: `is are do does did can could may might am will would should shall has have was were must had isn't
    aren't don't doesn't can't couldn't won't wouldn't haven't hasn't didn't wasn't shouldn't dont doesnt isnt arent
    cant wont is_it are_you any_chance any_possibility any_way got_any got_a you_got you_got_any u_got have_u do_u
    can_u can_i can_we you_have you_do you_take you_accept you_sell you_offer you_still you_guys_(?!open_at)
    you_open_(?:on|today|tomorrow|now|this|over) you_deliver you_ship you_allow you_cater you_repair you_fix
    you_provide you_got you_able you_wouldn't_happen there's_no there_a there's_a anyone anybody anything okay_to ok_to
    alright_to all_right_to possible_to open_on open_now open_today open_tomorrow allowed_to so_is so_are so_do so_can
    so_does so_will so_would so_if so_you and_is and_are and_do and_can and_does and_will and_would and_could
    and_should and_if but_is but_are but_do but_can but_does or_is or_are or_do or_can also_is also_are also_do
    also_can also_does what_if_i_just would_i i_assume_you i_take_it_you i_suppose_you if_i_can if_you_do if_you_have
    if_you_can if_you_take if_there_is if_there's if_you're whether_you whether_i`,
  numbers: `one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13
    fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50
    sixty=60 hundred=100 couple=2 both=2 dozen=12 single=1 twice=2`,
  followUps: `for_two for_three for_four for_five for_six for_seven for_eight for_nine for_ten for_2 for_3 for_4 for_5 for_6 for_7 for_8 for_9 for_10 and what_about how_about also or but_what_about and_what_about and_how_about ok_and okay_and
    or_what_about so_what_about same_for same_on same_with and_for and_on and_if but_if but_on what_if ok_but okay_but
    ok_so_what_about ok_what_about okay_what_about and_then then_what_about alright_and right_and great_and cool_and
    thanks_and what_of plus as_well_as and_with how_bout what_bout wbout`,
  references: 'it that this they them those these one ones that_one this_one the_same those_ones its there',
  pleasantries: [
    "(?:hi|hello|hey|hiya|heya|hallo|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|howdy|yo|g'day|gday|greetings|alright|dear sir or madam|to whom it may concern)(?: (?:there|robin|all|team|again|guys|folks|everyone|mate|love|y'all|you lot|june|both|to you))*",
    '(?:many thanks|thanks|thank you|cheers|thx|thks|tnx|ta|tysm|thanks a million|much appreciated|appreciate it|nice one|good man|sound)(?: (?:so much|very much|a lot|a bunch|a million|in advance|again|mate|for that|for this|for the (?:info|help|information|answer|quick reply)|for letting me know|for your (?:help|time|reply)))*',
    '(?:yeah|yes|yep|yup|ok|okay|okey|kk|great|perfect|lovely|cool|brilliant|super|awesome|nice|good|grand|sweet|fab|fabulous|amazing|excellent|wonderful|fantastic|ace|sound|deadly|class|no worries|no problem|no bother|fair enough|gotcha|got it|got you|i see|understood|noted|right|right so|right then|alright|all right|ah|aha|oh|hmm|um|uh|er|erm|well|so|now then|listen|look)(?: (?:then|so|thanks|thank you|ta|cheers))?',
    "(?:that|this|it)(?:'s| is| sounds)? (?:really |very |all |so )?(?:great|good|helpful|perfect|fine|lovely|brilliant|grand|useful|good to know|super|excellent|sound|ok|okay|handy|clear)(?: to (?:know|hear))?",
    '(?:good|great|nice|handy) to (?:know|hear)',
    "(?:just |only )?(?:a |one |two |i have a |i've a |i've got a |i had a |got a |have a |another |i have another )?(?:really |very )?(?:quick|small|short|little|silly|stupid|dumb|simple|random|general|other|further|couple of|few)? ?(?:questions?|query|queries|enquiry|inquiry)(?: for (?:you|ye|you guys))?(?: about this)?",
    '(?:sorry|excuse me|pardon(?: me)?|my apologies|apologies)(?: (?:to bother you|for bothering you|to bug you|to be a pain|for all the questions|for the hassle|for another question))?',
    '(?:can|could|may|might) i (?:just |quickly )*ask(?: you)?(?: (?:something|a (?:quick )?question|about something|one more thing|if|whether))?',
    "(?:i was|i'm|im|i am|was|just|we were|we're|we are) (?:just )?(?:wondering|curious|enquiring|inquiring|checking|looking to find out|hoping to find out)(?: (?:if|whether))?",
    "(?:do you|would you|d'you|do ye|you wouldn't|you don't)(?: (?:happen to|by any chance))? know(?: (?:if|whether|offhand))?",
    '(?:can|could|will|would) (?:you|ye|u|you guys|someone|anyone|anybody) (?:please |kindly |just |possibly )*(?:tell me|let me know|confirm|advise|remind me|clarify|tell us|let us know|check)(?: please)?(?: (?:if|whether))?',
    '(?:please |just )?(?:tell me|let me know|remind me|confirm|advise)(?: (?:if|whether))?',
    "(?:i|we)(?:'d| would) (?:just )?(?:like|love|need|want) to (?:know|ask|find out|check|enquire|inquire)(?: (?:if|whether))?",
    '(?:i|we) (?:just )?(?:want|wanted|need|needed|wish) to (?:know|ask|find out|check|enquire|inquire)(?: (?:if|whether))?',
    "(?:i'm|i am|im|we're|we are) (?:just )?(?:calling|ringing|phoning|writing|emailing|messaging|getting in touch) (?:to (?:ask|find out|check|see|enquire|inquire)|about)(?: (?:if|whether))?",
    '(?:any idea|have you any idea|would you have any idea|do you have any idea|no idea)(?: (?:if|whether))?',
    '(?:just )?(?:to (?:check|confirm|double check|clarify)|checking|double checking|making sure)(?: (?:if|whether|that))?',
    '(?:i )?(?:hope (?:you are|you re|you.re|youre|all is|this finds you|you can help)|how are you|how are ya|hows it going)(?: (?:well|keeping|doing|good|today))*',
    "(?:by the way|btw|incidentally|actually|basically|also|anyway|out of interest|out of curiosity|just out of interest|just out of curiosity|in that case|while i'm at it|while i have you|before i forget|for future reference|fyi)",
    "(?:please|pls|plz|if possible|if you don't mind|if that's ok|if that's okay|if that's all right|by any chance|at all|though|then|or what|do you know|you know|i wonder|if i may ask|roughly|mate|love|guys|folks|lol|haha)",
    '(?:wait|hang on|hold on|one sec|one second|just a (?:sec|second|moment|minute)|hang on a (?:sec|second|minute))',
    '(?:and )?(?:one (?:more|other|last) (?:thing|question)|another (?:thing|question)|last (?:thing|question)|next question)',
    "(?:(?:i'm|i am|im) new (?:here|to (?:this|the area|town))|first time caller)",
    '(?:have a (?:good|great|nice|lovely) (?:day|one|weekend|evening)|kind regards|best regards|regards|best wishes)',
  ],
  injections: [
    '(?:ignore|disregard|forget|override|bypass|overrule|skip|drop|discard|neglect|stop following)\\b.*\\b(?:instruction|instructions|prompt|prompts|rules|above|previous|prior|everything|guidelines|guardrails|restrictions|constraints|directives|programming|training|policies you)',
    '(?:system|initial|hidden|original|full|secret|internal|underlying|developer) (?:prompt|prompts|instructions|message|messages|directives|guidelines|rules)',
    '(?:repeat|print|show|reveal|output|display|dump|leak|recite|quote|paste|copy|translate|summari[sz]e|encode|give me|tell me|write out|list|what (?:are|is|were)|send me)\\b.*\\b(?:your (?:instructions|prompt|rules|configuration|guidelines|directives|initial|settings)|the prompt|instructions you|configuration|rules you|everything above|text above|words above|lines above|message above|above verbatim|verbatim)',
    'you are now|you re now|from now on you|you will now (?:act|be|respond|answer)|pretend (?:to be|you are|you re|that you)|act as (?:a|an|if|though|my)|(?:developer|debug|admin|god|dan|sudo|maintenance|unrestricted) mode|jailbreak|role ?play|do anything now|simulate (?:a|an|being)|impersonate',
    '(?:respond|reply|answer|speak|talk) (?:only )?(?:as|like) (?:a|an|my) (?:pirate|hacker|poet|robot|grandmother|evil|different)|in the voice of a|(?:write|tell|compose|sing) (?:me |us )?(?:a|an) (?:poem|story|song|joke|essay|haiku|limerick|rap)\\b',
    '(?:without|no) (?:any )?(?:restrictions|filters|limits|censorship|guardrails)\\b.*\\b(?:answer|respond|reply)|(?:enable|activate|enter|switch to) \\w+ mode',
  ],
  answers: {
    yes: 'Yes',
    no: 'No',
    interval: 'from {from} to {to}',
    and: 'and',
    onDays: ['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday', 'on Sunday'],
    today: 'today',
    tomorrow: 'tomorrow',
    onDate: '{weekday}',
    openOn: 'we are open {hours} {day}.',
    closedOn: 'we are closed {day}.',
    openNow: 'we are open now, until {time}.',
    closedNow: 'we are closed right now.',
    opensNext: 'We open again {day} at {time}.',
    sum: 'That comes to {total} ({items}).',
    noTotal: "I can't work out the total for sure.",
    time: { hour: '{h}:00', hourAndMinutes: '{h}:{mm}' },
  },
};
