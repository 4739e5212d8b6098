import { eventPlaces, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of chat analysis; its results are columns of the chat. */
export const chatAnalysisPersonalData = personalData({
  events: eventPlaces('subjects', ['content', 'email_address', 'identity', 'name', 'phone_number'], ['chat.analyzed']),
});
