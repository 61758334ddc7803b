/** A listing as people write them: with claims that no fact holds, and words that the law does not allow. */
export const EXAMPLE_LISTING = {
  title: 'Charming craftsman bungalow, perfect for young families',
  description:
    'Must see! This charming craftsman has three bedrooms, a remodeled kitchen with quartz counters and hardwood floors throughout. The fenced backyard is perfect for young families, and everything is within walking distance. New roof in 2021. Won’t last long!',
  facts: [
    { field: 'PropertySubType', value: 'Single Family Residence' },
    { field: 'BedroomsTotal', value: 3 },
    { field: 'BathroomsFull', value: 2 },
    { field: 'LivingArea', value: 1640 },
    { field: 'LotSizeSquareFeet', value: 6200 },
    { field: 'YearBuilt', value: 1926 },
    { field: 'StoriesTotal', value: 1 },
    { field: 'GarageSpaces', value: 1 },
    { field: 'City', value: 'Springfield' },
    { field: 'StateOrProvince', value: 'IL' },
  ],
};
