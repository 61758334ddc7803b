import { hasOffice } from './floor-plan/layout.ts';
import type { HomeFacts, PlannedPortrait } from './types.ts';

const VIEW_CAPTIONS = {
  water: 'The view over the water',
  mountain: 'The view of the mountains',
  city: 'The view of the city',
  park: 'The view over the park',
} as const;

const MOST = 14;

/** The ordered pictures of a listing, 6 to 14: only what the facts say is there. */
export function portraitPlan(facts: HomeFacts): PlannedPortrait[] {
  const tower = facts.style === 'Condo Tower';
  const pictures: PlannedPortrait[] = [
    { room: 'front', caption: tower ? 'The building from the street' : 'The home from the street' },
    { room: 'living', caption: facts.fireplace ? 'Living room with fireplace' : 'Living room' },
    { room: 'kitchen', caption: 'Kitchen' },
  ];
  if (facts.livingAreaSqft >= 900) pictures.push({ room: 'dining', caption: 'Dining room' });
  pictures.push({ room: 'primary-bedroom', caption: facts.bedrooms > 0 ? 'Primary bedroom' : 'Sleeping area' });
  if (facts.bedrooms >= 2) pictures.push({ room: 'second-bedroom', caption: 'Second bedroom' });
  pictures.push({ room: 'bathroom', caption: 'Bathroom' });
  if (hasOffice(facts)) pictures.push({ room: 'office', caption: 'Home office' });
  if (tower) pictures.push({ room: 'balcony', caption: 'Balcony' });
  else if (!facts.pool) pictures.push({ room: 'back-yard', caption: facts.style === 'Townhouse' ? 'Courtyard' : 'Back yard' });
  if (facts.pool && !tower) pictures.push({ room: 'pool', caption: 'Pool and terrace' });
  if (facts.view !== 'none') pictures.push({ room: 'view', caption: VIEW_CAPTIONS[facts.view] });
  if (facts.garageSpaces > 0 && !tower) pictures.push({ room: 'garage', caption: garageCaption(facts.garageSpaces) });
  if (tower || facts.style === 'Townhouse') pictures.push({ room: 'street', caption: 'The street' });
  else pictures.push({ room: 'aerial', caption: 'The lot from above' });
  pictures.push({ room: 'floor-plan', caption: 'Floor plan' });
  return pictures.slice(0, MOST);
}

function garageCaption(spaces: number): string {
  return spaces === 1 ? 'One-car garage' : `${['', '', 'Two', 'Three', 'Four'][spaces] ?? spaces}-car garage`;
}
