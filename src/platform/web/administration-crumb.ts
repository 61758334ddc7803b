/** Where the pages of administrators that have an address of their own lead back to. */
export const ADMINISTRATION_CRUMB = { label: 'Administration', href: '/admin/users' };
