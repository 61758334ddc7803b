/** The name of each kind of everyday place. */
export const AMENITY_LABELS: Record<string, string> = {
  grocery: 'Grocery',
  restaurant: 'Restaurant',
  cafe: 'Café',
  pharmacy: 'Pharmacy',
  library: 'Library',
  gym: 'Gym',
  bank: 'Bank',
  clinic: 'Clinic',
  playground: 'Playground',
  park: 'Park',
  childcare: 'Childcare',
  cinema: 'Cinema',
  hardware: 'Hardware store',
  post_office: 'Post office',
  bookshop: 'Bookshop',
};
