import { asteriskDialect } from './asterisk-dialect.ts';
import type { CarrierDialect, CarrierProtocol } from './carrier-protocol.ts';
import { freeswitchDialect } from './freeswitch-dialect.ts';
import { jambonzDialect } from './jambonz-dialect.ts';
import { telnyxDialect } from './telnyx-dialect.ts';
import { twilioDialect } from './twilio-dialect.ts';

export const dialects: Readonly<Record<CarrierProtocol, CarrierDialect>> = {
  twilio: twilioDialect,
  telnyx: telnyxDialect,
  asterisk: asteriskDialect,
  freeswitch: freeswitchDialect,
  jambonz: jambonzDialect,
};
