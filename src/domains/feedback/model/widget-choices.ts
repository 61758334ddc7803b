/** When a widget opens, for whom, and where it stands. */
export const TRIGGERS = ['button', 'exit', 'event', 'time'] as const;
export const AUDIENCES = ['everybody', 'signed-in', 'visitors'] as const;
export const POSITIONS = ['bottom-right', 'bottom-left'] as const;
