/**
 * Questions and wishes as callers word them, from pieces around a `<thing>` of the agent: an opening, a body, and what
 * may follow it. The engine copies a rule wherever it is named, and computing grows with the copies: things, days and
 * endings are therefore named once. What may come before and after has an order, each once: in any number and order it
 * fits whatever is said. Words that make no difference to the answer are loose, so that the pieces also fit where
 * grammar books would frown.
 */
export const englishQuestions = String.raw`
<question> = <openings> <body> <endings> ;
<openings> = [ <reaction> ] [ <greeting> ] [ <filler> ] [ <lead_in> ] ;
<endings> = [ <result> ] [ <span> ] [ <day> ] [ <manner> ] [ <closing> ] ;
<body> = /40/ <about_thing> | /10/ <doing> | /20/ <about_hours> | /16/ <about_place> | /10/ <about_self> | /8/ <follow_up> ;

<reaction> = yeah | yes | okay | great | thanks | thank you | oh | sorry ;
<greeting> = hi [ there ] | hello [ there ] | hey | good morning | good afternoon ;
<filler> = um | uh | so | well | and | and also | please ;
<lead_in> = excuse me | just a quick question | quick question | i have a question | ( could | can ) you tell me | please tell me
 | do you know | i was wondering [ if ] | i'd like to know | i wanted to [ know | ask ] | i want to know ;

<about_thing> = <wording> <thing> ;
<wording> = /3/ <article>
 | /20/ ( how much ( is | are | for | does | do | would | to | it is to )
   | how much ( do you charge | does it cost | would it cost | would it be | is it ) [ for | to ]
   | what ( does | do | would | is | are | about ) | what's | how about
   | ( what is | what's ) the ( price | cost ) of | what ( do you charge | does it cost | would it cost | is it ) ( for | to )
   | how long ( do | does | is | are )
   | have you got | ( is | are ) there | is | are | ( when | where ) ( is | are ) | which | what kind of | my
   | i'd like | i would like | i want | i need | i'm looking for | i've got | i have | tell me about | i'm interested in ) [ <article> ]
 | /16/ <asking> <verb> [ <article> ] ;
<asking> = /6/ do you | /5/ ( can | could | may | do ) ( i | we ) | /3/ ( can | could | would | will ) you | /2/ ( i'd like | i would like | i want | i need ) to
 | how old do ( you | i ) have to be to | am i allowed to | is it possible to | when can ( i | we ) | how long does it take to | what happens if i | do i ( have | need ) to | how ( do | can ) ( i | we ) | where can i | how much ( is it | does it cost | would it be | would it cost ) to | what does it cost to ;
<verb> = have | do | sell | offer | take | accept | serve | make | get | need | use | have any | have anything | book | reserve | rent | hire | buy
 | order | bring | pay | pay by | pay with | pay in | cancel | change | come | visit | join | try | put in
 | repair | fix | clean | wash | replace | check | look at | teach | deliver | collect | pick up | return | sit on | eat | park | leave
 | freeze | stop | cut | speak | talk to | work on | help with | provide | include ;
<article> = /4/ a | an | /4/ the | my | your | our | some | any | one | two | three | a new ;

<result> = cost | be | take | free | included | extra | possible | available | allowed | open | ready | repaired | fixed
 | at home | online | outside | there ;
<span> = ( per | a | for a | for one | for half a | for the ) ( day | week | month | night | hour | person | year )
 | ( for two | for three ) ( days | hours | weeks | months | nights | people ) | by the ( day | hour ) ;
<day> = [ on | for | until | next | this | on the ] ( <weekday> | <weekdays> ) [ <day_part> ] [ [ at ] <hour> [ o'clock | a m | p m ] ]
 | [ for | until ] ( today | tomorrow | tonight | now ) [ <day_part> ] | the same day
 | ( on | at | for | over | this | next ) [ the ] ( weekend | weekends | bank holidays | holidays | christmas | easter ) ;
<day_part> = [ in the ] ( morning | afternoon | evening ) ;
<manner> = by card | in cash | by ( bus | train | car ) | for children | for kids | for free | for me | with you ;
<closing> = /4/ please | thanks | thank you | right now ;
<weekdays> = mondays | tuesdays | wednesdays | thursdays | fridays | saturdays | sundays ;

<doing> = <asking> ( <verb> ( it | that | there | here | me | them ) | deliver | come | pay | park | cancel | book | reserve | order | join | visit
 | pick me up | pick it up | do it | collect | ship | swim | smoke | wait | get a refund | get there ) ;

<about_hours> = ( are you | is the <spot> ) [ still ] ( open | closed | around ) [ ( till | until | at ) <hour> [ o'clock | p m ] ]
 | ( when | what time | how late | how early | until when ) ( are you | do you | can i | can we | is the <spot> | does the <spot> | do we have to | do i have to )
 ( open | close | closed | shut | come | come in | arrive | start | finish | there | leave | check in | check out | pick up )
 | ( what are | what's | what is | tell me ) ( your | the ) [ opening | business ] ( hours | times ) | opening hours
 | ( when can | can | could ) ( i | we ) ( come by | come in | drop by | stop by ) ;
<spot> = office | shop | store | reception | restaurant | clinic | gym | kitchen | workshop ;

<about_place> = where [ exactly ] ( are you | is it | is the <spot> | do i find you | can i find you ) [ exactly | located | based ]
 | where's the <spot> | where the <spot> is | where you are
 | ( what's | what is | could i have | can i have | tell me ) ( your | the | an ) ( address | phone number | number | email | email address | website )
 | how do ( i | we ) ( get there | get to you | find you | reach you | contact you )
 | ( where can ( i | we ) park | is there ( parking | anywhere to park | somewhere to park | a car park ) | do you have parking | is parking free )
 | ( which | what ) ( bus | train | tram ) ( goes there | stops there | do i take ) | where's the nearest ( station | stop | train station | bus stop ) ;

<about_self> = how old do ( you | i ) have to be | is there a ( minimum age | dress code | discount | student discount | waiting list )
 | how ( do | can ) ( i | we ) ( pay | book | cancel | order | join | make an appointment | make a reservation )
 | ( i want | i need | i would like | i'd like ) to ( cancel | change | move ) my ( appointment | booking | reservation | order )
 | ( i'd like | i want | i need | can i make | i'd like to make | i'd like to book | can i book | i want to book ) ( an appointment | a reservation | a table | a time ) [ for <few> ]
 | ( do you have | is there ) ( wifi | a toilet | a menu | a discount ) | what ( do you offer | services do you offer | can you do )
 | how long does it take | how far ahead do i need to ( book | cancel ) | what is on the menu ;

<follow_up> = /3/ ( what about | how about | and ) <day> | and the price
 | how much ( is | was | would ) ( that | it | this ) [ be ] | ( what does | how much does | how long does ) ( that | it ) ( cost | take )
 | and how much | is that free | is it included | which one | do i need to book ;
`;
