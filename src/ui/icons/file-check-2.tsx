import { lineIcon } from '../line-icon.tsx';

export const FileCheck2 = /* @__PURE__ */ lineIcon(<><path d="M4 22h14a2 2 0 0 0 2-2V7l-5-5H6a2 2 0 0 0-2 2v4"/><path d="M14 2v4a2 2 0 0 0 2 2h4M3 15l2 2l4-4"/></>);
