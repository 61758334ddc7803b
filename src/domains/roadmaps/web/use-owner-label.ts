import { useContext } from 'react';
import type { Roadmap } from '../contract.ts';
import { labelOwner, labelOwnerForMember, type Owner } from '../model/stages.ts';
import { JoinedRoadmapContext } from './api.ts';

/** Who does a task, in words for the reader: the owner of the roadmap, or a member. */
export function useOwnerLabel({ coBuyerName }: Roadmap): (owner: Owner) => string {
  const joined = useContext(JoinedRoadmapContext);
  return (owner) =>
    joined === null ? labelOwner(owner, coBuyerName) : labelOwnerForMember(owner, joined.ownerName, coBuyerName);
}
