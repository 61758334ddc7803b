import { lineIcon } from '../line-icon.tsx';

export const ChevronUp = /* @__PURE__ */ lineIcon(<><path d="m18 15l-6-6l-6 6"/></>);
