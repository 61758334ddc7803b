/** What the browser may know about this installation's configuration. */
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
  /** Whether words that the rules do not know may go to a service. */
  hasLanguageModel: boolean;
  demoMode: boolean;
  /** What is still missing from the demonstration city, in words; empty when it is complete. */
  cityComing: string[];
  isDevelopment: boolean;
}
