/** What the browser may know of this installation's configuration. */
export interface Site {
  productName: string;
  publicUrl: string;
  supportEmail: string | null;
  supportPhone: string | null;
  supportAddress: string | null;
  mapSearchUrl: string | null;
  mapStyleUrl: string | null;
  isLocal: boolean;
  passwordMinLength: number;
  demoMode: boolean;
  /** What of the demonstration city is still being made, in words; empty once it stands. */
  cityComing: string[];
  isDevelopment: boolean;
}
