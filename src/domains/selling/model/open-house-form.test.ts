import { expect, it } from 'vitest';
import { formOfOpenHouse } from './open-house-form.ts';

it('says an open house in the time of the home, on the day there', () => {
  const house = { id: 'a', startsAt: '2027-03-14T00:30:00Z', endsAt: '2027-03-14T02:00:00Z', remarks: null, isCanceled: false };
  expect(formOfOpenHouse(house, 'America/Denver')).toEqual({
    date: '2027-03-13',
    startTime: '17:30',
    endTime: '19:00',
    remarks: '',
  });
  // Midnight is the beginning of a day.
  expect(formOfOpenHouse({ ...house, remarks: 'Side door' }, 'Europe/London')).toMatchObject({
    date: '2027-03-14',
    startTime: '00:30',
    remarks: 'Side door',
  });
});
