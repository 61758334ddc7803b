export const GROUPS = ['Flyers', 'Postcards', 'Signs and cards', 'Brochure', 'Social media', 'Email and web'] as const;
export type TemplateGroup = (typeof GROUPS)[number];
