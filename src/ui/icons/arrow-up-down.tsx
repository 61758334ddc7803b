import { lineIcon } from '../line-icon.tsx';

export const ArrowUpDown = /* @__PURE__ */ lineIcon(<><path d="m21 16l-4 4l-4-4m4 4V4M3 8l4-4l4 4M7 4v16"/></>);
