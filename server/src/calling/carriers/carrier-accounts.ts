import type { Egress } from '@parley/egress';
import type { CarrierPort } from '#areas/telephony/carriers';
import type { SettingsOf } from '#platform/config/settings.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';
import { createTelnyxAdapter } from '../../providers/telephony/telnyx/telnyx-adapter.ts';
import { createTelnyxApi } from '../../providers/telephony/telnyx/telnyx-api.ts';
import { createTelnyxProvider } from '../../providers/telephony/telnyx/telnyx-provider.ts';
import { createTelnyxTexts } from '../../providers/telephony/telnyx/telnyx-texts.ts';
import type { TextSender } from '../../providers/telephony/text-sender.ts';
import { createTwilioAdapter } from '../../providers/telephony/twilio/twilio-adapter.ts';
import { createTwilioApi } from '../../providers/telephony/twilio/twilio-api.ts';
import { createTwilioProvider } from '../../providers/telephony/twilio/twilio-provider.ts';
import { createTwilioTexts } from '../../providers/telephony/twilio/twilio-texts.ts';
import type { carrierSettings } from '../settings/carrier-settings.ts';

type CarrierConfig = SettingsOf<typeof carrierSettings> & { publicUrl?: string | undefined };

/** A carrier this installation has an account with. */
export interface CarrierAccount {
  provider: TelephonyProvider;
  adapter: CarrierPort;
  texts: TextSender;
}

/** Every carrier whose settings are all there; none where no carrier could reach this installation. */
export function openCarrierAccounts(config: CarrierConfig, egress: Egress): CarrierAccount[] {
  if (config.publicUrl === undefined) return [];
  return [twilio(config, egress), telnyx(config, egress)].flatMap((account) => account ?? []);
}

function twilio(config: CarrierConfig, egress: Egress): CarrierAccount | undefined {
  const { twilioAccountSid: accountSid, twilioAuthToken: authToken, twilioUrl } = config;
  if (accountSid === undefined || authToken === undefined) return undefined;
  const account = { egress, accountSid, authToken, ...(twilioUrl === undefined ? {} : { baseUrl: twilioUrl }) };
  return {
    provider: createTwilioProvider(account),
    adapter: createTwilioAdapter({ authToken }),
    texts: createTwilioTexts(createTwilioApi(account)),
  };
}

function telnyx(config: CarrierConfig, egress: Egress): CarrierAccount | undefined {
  const { telnyxApiKey: apiKey, telnyxPublicKey: publicKey, telnyxConnectionId: connectionId, telnyxUrl } = config;
  if (apiKey === undefined || publicKey === undefined || connectionId === undefined) return undefined;
  const api = createTelnyxApi({ egress, apiKey, ...(telnyxUrl === undefined ? {} : { baseUrl: telnyxUrl }) });
  return {
    provider: createTelnyxProvider({ api, connectionId }),
    adapter: createTelnyxAdapter({ api, publicKey }),
    texts: createTelnyxTexts(api),
  };
}
