import { eventPlaces, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of call analysis; its results are columns of the call. */
export const callAnalysisPersonalData = personalData({
  events: eventPlaces('subjects', ['content', 'name', 'phone_number'], ['call.analyzed']),
});
