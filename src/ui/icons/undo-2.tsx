import { lineIcon } from '../line-icon.tsx';

export const Undo2 = /* @__PURE__ */ lineIcon(<><path d="M9 14L4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"/></>);
