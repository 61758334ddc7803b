import type { OwnVendor } from '../../contract.ts';

export interface PartProps {
  vendor: OwnVendor;
  /** Workers read, and so does everybody while it is reviewed. */
  disabled: boolean;
  /** Where to after it was saved: the next step of an application. */
  onSaved?: (() => void) | undefined;
}

export const SAVED = { title: 'Saved' };
