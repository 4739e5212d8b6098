import { englishCardinal } from '../text-normalization/numbers/english.ts';
import { englishQuestions } from './english-questions.ts';
import { writeEnglish } from './english-writing.ts';
import type { LanguagePack } from './language-pack.ts';

const leads = [
  'i would like to know',
  'i want to know',
  'can you tell me',
  'could you tell me',
  'please tell me',
  'do you know',
  'excuse me',
  'tell me',
  'okay so',
  'please',
  'okay',
  'hello',
  'well',
  'hi',
  'so',
  'um',
  'uh',
];
const tails = ['thank you', 'thanks', 'please'];

const detailQuestion =
  /\b(?:press|type|enter|dial|keys?)\b|\b(?:please|tell me|give me|say)\b[^.!?]*\b(?:numbers?|digits?|codes?|dates?|days?|times?|names?|age|year|month|size|amount)\b|\b(?:numbers?|digits?|codes?|dates?|days?|times?|when|names?|age|old|many|much|long|year|month|size|amount|nights|people|persons|guests|birthday|born|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.!]*\?/i;

const rules = String.raw`
<yes> = yes | yeah | yep | yup | sure | of course | okay | correct | exactly | absolutely | right | yes please
 | that is right | that's right | that is correct | that's correct | yes that is right | yes that's right
 | sounds good | that's fine | perfect | great | i do | yes i do ;
<no> = no | nope | no thank you | no thanks | not really | not yet | no that's wrong | that's wrong | that is wrong
 | that's all | that is all | no that's all | nothing else | i don't know | maybe | i do not | no i don't ;
<social> = hello | hi | hey | good morning | good afternoon | good evening | thank you | thanks
 | thank you very much | thanks a lot | goodbye | bye | bye bye | see you | have a nice day | how are you ;
<control> = help | help me | can you help me | i need help | what can you do | stop | cancel | wait | hold on
 | one moment | just a moment | repeat | repeat that | say that again | can you repeat that | could you repeat that
 | please repeat that | pardon | sorry | what did you say | start over | start again | go back
 | never mind | forget it | continue | next | more | hang up ;
<who> = a person | a human | a real person | an agent | an operator | someone | somebody | a colleague | the manager ;
<person> = [ can i | could i | may i | i want to | i would like to | i'd like to | let me | i need to ] ( speak | talk )
 ( to | with ) <who> | operator | agent | representative | <who> | transfer me | connect me to <who> ;
<nonzero> = one | two | three | four | five | six | seven | eight | nine ;
<digit> = zero | oh | <nonzero> ;
<digits> = [ my [ phone ] number is | it's | it is ] ( <digit> | double <digit> | triple <digit> )+ ;
<teen> = ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen | eighteen | nineteen ;
<tens> = twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety ;
<below> = <nonzero> | <teen> | <tens> [ <nonzero> ] ;
<number> = <below> | ( a | <nonzero> ) hundred [ [ and ] <below> ] | <nonzero> thousand [ <nonzero> hundred ] ;
<weekday> = monday | tuesday | wednesday | thursday | friday | saturday | sunday ;
<month> = january | february | march | april | may | june | july | august | september | october | november | december ;
<ordinal> = first | second | third | fourth | fifth | sixth | seventh | eighth | ninth | tenth | eleventh | twelfth
 | thirteenth | fourteenth | fifteenth | sixteenth | seventeenth | eighteenth | nineteenth | twentieth
 | twenty ( first | second | third | fourth | fifth | sixth | seventh | eighth | ninth ) | thirtieth | thirty first ;
<date> = today | tomorrow | tonight | the day after tomorrow | [ on | next | this | on next ] <weekday>
 | [ on ] the <ordinal> [ [ of ] <month> ] | <month> [ the ] <ordinal> | <ordinal> of <month>
 | next week | this week | as soon as possible | any day | this weekend ;
<part> = in the morning | in the afternoon | in the evening | morning | afternoon | evening | at night ;
<hour> = <nonzero> | ten | eleven | twelve ;
<minutes> = oh <nonzero> | ten | fifteen | twenty [ five ] | thirty | thirty five | forty [ five ] | fifty | fifty five ;
<half> = a m | p m ;
<clock> = <hour> ( o'clock [ <half> ] | <minutes> [ <half> ] | <half> | <part> ) | half past <hour>
 | [ a ] quarter ( past | to ) <hour> | noon | midnight ;
<time> = [ at | around ] <clock> | at <hour> ;
<when> = [ for ] <date> [ <part> | <time> ] | <time> [ [ on ] <weekday> | today | tomorrow ] | <part> ;
<name> = james | john | robert | michael | william | david | richard | joseph | thomas | charles | daniel | matthew
 | anthony | mark | paul | steven | andrew | kenneth | george | edward | brian | kevin | peter | martin | simon | adam
 | alex | ben | jack | harry | oliver | samuel | lucas | eric | anders | lars | mary | patricia | jennifer | linda
 | elizabeth | barbara | susan | jessica | sarah | karen | nancy | lisa | anna | emma | laura | julia | maria | helen
 | sandra | alice | kate | sophie | olivia | charlotte | eva | karin | ingrid ;
<person_name> = ( my name is | my name's | this is | i am | i'm | it's ) <name> ;
<few> = <nonzero> | ten | eleven | twelve ;
<people> = [ for | a table for | there are | we are ] <few> ( people | persons | of us | guests | days | hours | weeks ) ;
<short> = <yes> | <no> | <social> | <control> | <person> ;
<detail> = <digits> | <number> | <when> | <person_name> | <people> ;
`;

const frames = String.raw`<frame> = [ a | an | the ] <keyword> | ( how much is | what about | how about | tell me about ) [ a | an | the ] <keyword>
 | how much does [ a | an | the ] <keyword> cost
 | ( do you have | i want | i need | i would like | i'd like | i'll take ) [ a | an | the | some ] <keyword> ;`;

/** English as in the United States, with British words where the weights know them. */
export const englishPack: LanguagePack = {
  model: 'en-us',
  rules,
  frames,
  questions: englishQuestions,
  leads,
  tails,
  detailQuestion,
  sayNumber: (value) => englishCardinal(value).replaceAll('-', ' '),
  write: writeEnglish,
};
