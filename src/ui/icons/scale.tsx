import { lineIcon } from '../line-icon.tsx';

export const Scale = /* @__PURE__ */ lineIcon(<><path d="M12 3v18m7-13l3 8a5 5 0 0 1-6 0zV7"/><path d="M3 7h1a17 17 0 0 0 8-2a17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7m2 14h10"/></>);
