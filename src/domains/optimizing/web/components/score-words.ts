/** "+2.5 points" */
export const sayPoints = (points: number): string => `+${points} ${points === 1 ? 'point' : 'points'}`;
