import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { dayField, timeOfDayField } from '#lib/stored-values.ts';
import { idParams } from './fields.ts';
import { writes } from './limits.ts';
import { MOST_LETTERS } from '../model/limits.ts';

/** Upcoming ones of a listing. */
export const MOST_OPEN_HOUSES = 20;

const timeField = timeOfDayField('Give a time such as 13:30');

/** Times are those of clocks where the home is. */
export const openHouseFormSchema = z.object({
  date: dayField('Give a date such as 2027-05-31'),
  startTime: timeField,
  endTime: timeField,
  remarks: refuseCardNumbers(
    z.string().trim().max(MOST_LETTERS.openHouseRemarks, `Write at most ${MOST_LETTERS.openHouseRemarks} characters`),
  ).default(''),
});

export const ownOpenHouseSchema = z.object({
  id: z.uuid(),
  startsAt: z.string(),
  endsAt: z.string(),
  remarks: z.string().nullable(),
  isCanceled: z.boolean(),
});
export type OwnOpenHouse = z.infer<typeof ownOpenHouseSchema>;

const answer = z.object({ openHouses: z.array(ownOpenHouseSchema).describe('By start, those of the last 90 days included') });
const params = idParams.extend({ openHouseId: z.uuid().describe('Made once for each open house') });

export const listOwnOpenHouses = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/open-houses',
  summary: 'Open houses of a home I list.',
  access: 'signed-in',
  params: idParams,
  response: answer,
});

export const saveOwnOpenHouse = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/open-houses/{openHouseId}',
  summary: 'Adds or changes an open house. Buyers see it right away if the home is public, and otherwise once it’s published.',
  access: 'signed-in',
  params,
  body: openHouseFormSchema,
  response: answer,
  limit: writes,
});

export const cancelOwnOpenHouse = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-listings/{id}/open-houses/{openHouseId}',
  summary: 'Cancels an open house. Calendars that show it drop it.',
  access: 'signed-in',
  params,
  response: answer,
  limit: writes,
});
