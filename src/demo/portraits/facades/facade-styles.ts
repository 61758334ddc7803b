import { planCapeCod } from './cape-cod.ts';
import { planColonial } from './colonial.ts';
import { planCondoTower } from './condo-tower.ts';
import { planContemporary } from './contemporary.ts';
import { planCraftsman } from './craftsman.ts';
import { planDuplex } from './duplex.ts';
import { planFarmhouse } from './farmhouse.ts';
import type { FacadeStyle } from './house.ts';
import { planMediterranean } from './mediterranean.ts';
import { planMidCentury } from './mid-century.ts';
import { planModern } from './modern.ts';
import { planRanch } from './ranch.ts';
import { planTownhouse } from './townhouse.ts';
import { planTudor } from './tudor.ts';
import { planVictorian } from './victorian.ts';
import type { ArchitecturalStyle } from '../types.ts';

export const FACADE_STYLES: Record<ArchitecturalStyle, FacadeStyle> = {
  Craftsman: planCraftsman,
  Colonial: planColonial,
  Modern: planModern,
  Farmhouse: planFarmhouse,
  Victorian: planVictorian,
  Tudor: planTudor,
  Mediterranean: planMediterranean,
  Ranch: planRanch,
  Townhouse: planTownhouse,
  'Condo Tower': planCondoTower,
  'Mid-Century Modern': planMidCentury,
  'Cape Cod': planCapeCod,
  Contemporary: planContemporary,
  Duplex: planDuplex,
};
