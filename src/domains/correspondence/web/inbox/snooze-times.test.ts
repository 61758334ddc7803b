import { expect, it } from 'vitest';
import { SNOOZES } from './snooze-times.ts';

it('offers times to come on every day of the week', () => {
  for (let day = 1; day <= 7; day += 1) {
    const now = new Date(2026, 5, day, 22, 30);
    const [hours, tomorrow, monday, weeks] = SNOOZES.map(({ untilOf }) => untilOf(now));
    expect(hours).toEqual(new Date(2026, 5, day + 1, 1, 30));
    expect(tomorrow).toEqual(new Date(2026, 5, day + 1, 9));
    expect(monday?.getDay()).toBe(1);
    expect((monday ?? now) > now).toBe(true);
    expect(weeks).toEqual(new Date(2026, 5, day + 14, 9));
  }
});
