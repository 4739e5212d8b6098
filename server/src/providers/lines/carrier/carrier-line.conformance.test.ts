import { lineConformance } from '../../conformance/line.conformance.ts';
import { openCarrierCall } from './testing/carrier-call.ts';
import { farAsterisk, farFork, farTelnyx, farTwilio } from './testing/far-dialects.ts';

lineConformance('a Twilio media stream', () => openCarrierCall(farTwilio()));
lineConformance('a Telnyx media stream', () => openCarrierCall(farTelnyx()));
lineConformance('a Telnyx media stream of A-law', () =>
  openCarrierCall(farTelnyx({ encoding: 'pcma', sampleRateHz: 8_000 })),
);
lineConformance('a Telnyx media stream of Opus', () =>
  openCarrierCall(farTelnyx({ encoding: 'opus', sampleRateHz: 48_000 })),
);
lineConformance('an Asterisk channel of mu-law with plain commands', () =>
  openCarrierCall(farAsterisk('ulaw', 'text')),
);
lineConformance('an Asterisk channel of 16 kHz with JSON commands', () =>
  openCarrierCall(farAsterisk('slin16', 'json')),
);
lineConformance('a FreeSWITCH stream of 8 kHz', () => openCarrierCall(farFork('freeswitch', 8_000)));
lineConformance('a jambonz listen of 16 kHz', () => openCarrierCall(farFork('jambonz', 16_000)));
