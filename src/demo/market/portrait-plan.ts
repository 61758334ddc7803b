import type { HomeFacts, PlannedPortrait } from '#demo/portraits/types.ts';

export function portraitPlan(facts: HomeFacts): PlannedPortrait[] {
  const plan: PlannedPortrait[] = [
    { room: 'front', caption: 'Front of the home' },
    { room: 'living', caption: 'Living room' },
    { room: 'kitchen', caption: 'Kitchen' },
    { room: 'dining', caption: 'Dining room' },
  ];
  if (facts.bedrooms > 0) plan.push({ room: 'primary-bedroom', caption: 'Primary bedroom' });
  if (facts.bedrooms > 1) plan.push({ room: 'second-bedroom', caption: 'Second bedroom' });
  plan.push({ room: 'bathroom', caption: 'Bathroom' }, { room: 'office', caption: 'Home office' });
  if (facts.buildingFloors === undefined) plan.push({ room: 'back-yard', caption: 'Back yard' });
  else plan.push({ room: 'balcony', caption: 'Balcony' });
  if (facts.pool) plan.push({ room: 'pool', caption: 'Pool' });
  if (facts.view !== 'none') plan.push({ room: 'view', caption: 'View' });
  plan.push({ room: 'aerial', caption: 'From above' }, { room: 'floor-plan', caption: 'Floor plan' });
  return plan;
}
