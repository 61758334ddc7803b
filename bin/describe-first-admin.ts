/** The only time the first password is shown. */
export function describeFirstAdmin(admin: { email: string; password: string } | undefined): string[] {
  if (admin === undefined) return [];
  return [`The administrator of the demonstration: ${admin.email}, password ${admin.password} (shown this once; change it).`];
}
