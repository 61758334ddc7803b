import { lineIcon } from '../line-icon.tsx';

export const ChevronsUpDown = /* @__PURE__ */ lineIcon(<><path d="m7 15l5 5l5-5M7 9l5-5l5 5"/></>);
