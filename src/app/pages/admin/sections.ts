/** What administrators look after, by the last part of the address, with the name of each. */
export const ADMIN_SECTIONS = {
  users: 'People',
  vendors: 'Vendors',
  moderation: 'Moderation',
  services: 'Services',
  orders: 'Orders',
  disputes: 'Disputes',
  money: 'Money',
  promos: 'Promo codes',
  privacy: 'Privacy requests',
  feeds: 'Feeds',
  legal: 'Legal texts',
  jobs: 'Jobs',
  partners: 'Partners',
  audit: 'Audit log',
} as const;
export type AdminSectionName = keyof typeof ADMIN_SECTIONS;

export function isAdminSection(name: string): name is AdminSectionName {
  return Object.hasOwn(ADMIN_SECTIONS, name);
}
