import { useContext } from 'react';
import type { Roadmap } from '../contract.ts';
import { labelOwner, labelOwnerForMember, type Owner } from '../model/stages.ts';
import { JoinedRoadmapContext } from './api.ts';

/** Whose task it is, in the words of whoever reads: the owner of the roadmap, or somebody who joined it. */
export function useOwnerLabel({ coBuyerName }: Roadmap): (owner: Owner) => string {
  const joined = useContext(JoinedRoadmapContext);
  return (owner) =>
    joined === null ? labelOwner(owner, coBuyerName) : labelOwnerForMember(owner, joined.ownerName, coBuyerName);
}
