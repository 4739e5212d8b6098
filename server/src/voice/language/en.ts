import type { CallLanguage } from './call-language.ts';
import { list } from './list.ts';

export const en: CallLanguage = {
  continuationWords: list(
    'and | or | but | because | so | if | when | while | that | which | who | whose | where | although | ' +
      'though | unless | until | since | than | then | as | like | with | without | for | from | to | at | ' +
      'in | on | of | by | about | into | the | a | an | my | your | his | her | our | their | this | these ' +
      '| those | is | are | was | were | am | will | would | can | could | should | may | might | must | do ' +
      '| does | did | have | has | had | very | just | also | maybe',
  ),
  fillers: list(
    'um | uh | er | erm | hmm | hm | mm | ah | eh | well | let me see | you know | i mean | i think | how ' +
      'do i say',
  ),
  backchannels: list(
    'mm-hm | mhm | mm | uh-huh | uhuh | hm | hmm | mhmm | yeah | yep | yes | ok | okay | right | sure | ' +
      'alright | oh | ah | aha | cool | great | good | nice | wow | really | exactly | i see | got it | ' +
      'gotcha | of course | all right | uh huh | mm hm',
  ),
  stopPhrases: list('stop | wait | no | listen | hold on | hang on | one second | excuse me | be quiet'),
  waitPhrases: list(
    'wait | hold on | hang on | one moment | just a moment | a moment | one second | just a second | one minute | just a minute | give me a moment | give me a second | bear with me | let me think | let me check | let me see',
  ),
  slowerPhrases: list('slower | more slowly | slow down | speak slowly | talk slowly | too fast | not so fast'),
  louderPhrases: list(
    'louder | speak up | turn it up | more loudly | too quiet | cant hear you | cannot hear you | can hardly hear you',
  ),
  completeAnswers: list(
    'yes | no | yeah | yep | nope | sure | okay | ok | thanks | bye | goodbye | hello | hi | no thanks | ' +
      'yes please | no thank you | thank you | thats all | thats it | thats right | of course | not really ' +
      '| i dont know | sounds good',
  ),
  numberWords: list(
    'zero | oh | one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | ' +
      'thirteen | fourteen | fifteen | sixteen | seventeen | eighteen | nineteen | twenty | thirty | forty ' +
      '| fifty | sixty | seventy | eighty | ninety | hundred | thousand | double | triple',
  ),
  voicemail: {
    certain: list(
      'after the tone | after the beep | at the tone | at the beep | leave a message | leave your message ' +
        '| leave me a message | record your message | voicemail | voice mail | mailbox | answering machine',
    ),
    likely: list(
      'not available | unavailable | cant come to the phone | cannot come to the phone | cant take your ' +
        'call | cannot take your call | unable to take your call | you have reached | youve reached | get ' +
        'back to you | call you back as soon | leave your name',
    ),
  },
  announcements: {
    stillThere: 'Are you still there?',
    oneMoment: 'One moment, please.',
    stillWorking: 'Just a little longer, please.',
    sorry: 'I am sorry, something went wrong on my side. Could you say that again?',
    noMatchGoodbye: 'Sorry, I cannot understand you over this line. Please try again later. Goodbye!',
    goodbye: 'Goodbye!',
    timeIsUp: 'I am sorry, our time for this call is up. Goodbye!',
    connecting: 'One moment, I am connecting you.',
    theyAreBusy: 'They are busy right now. Is there anything else I can do for you?',
    nobodyAnswers: 'Nobody is answering right now. Is there anything else I can do for you?',
    notReached: 'I am sorry, I could not reach them. Is there anything else I can do for you?',
    callBackLeft: 'I have left a message that they call you back. Is there anything else I can do for you?',
  },
  queue: {
    next: 'You are next in the queue.',
    position: 'You are number {{position}} in the queue.',
    oneMinute: 'The wait is about a minute.',
    minutes: 'The wait is about {{minutes}} minutes.',
    patience: 'Thank you for waiting.',
    callBack: 'To be called back instead, press {{digit}}.',
    promised: 'You will be called back. Is there anything else I can do for you?',
  },
};
