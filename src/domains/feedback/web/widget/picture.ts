import { make } from './dom.ts';

interface Cover {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST_SIDE = 1600;
const STEP = 16;

/**
 * A picture of the page, taken by the browser's own means or chosen from the device. What is typed is covered first, more can be
 * covered by hand, and the covers are drawn into the picture before it leaves the device.
 */
export function makePicture(host: HTMLElement, onEvent: (name: string, detail?: string) => void) {
  const { file, choose, take, canvas, cover, undo, drop, status, tools, element } = drawControls();
  const say = (words: string, kind: 'said' | 'fault' = 'said') => {
    status.className = kind;
    status.textContent = words;
  };
  let base: HTMLCanvasElement | undefined;
  let covers: Cover[] = [];
  show();

  choose.addEventListener('click', () => file.click());
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen !== undefined) void load(() => createImageBitmap(chosen), []);
    file.value = '';
  });
  take.addEventListener('click', () => void load(grabFrame, undefined));
  cover.addEventListener('click', () => {
    if (base === undefined) return;
    covers.push({ x: base.width * 0.3, y: base.height * 0.3, width: base.width * 0.4, height: base.height * 0.15 });
    say('Arrow keys move the cover; with Shift they change its size.');
    canvas.focus();
    onEvent('covered');
    draw();
  });
  undo.addEventListener('click', () => {
    covers.pop();
    draw();
  });
  drop.addEventListener('click', () => {
    base = undefined;
    covers = [];
    show();
    choose.focus();
  });
  canvas.addEventListener('keydown', (event) => {
    const last = covers.at(-1);
    if (last === undefined || !moveByKey(last, event)) return;
    event.preventDefault();
    draw();
  });
  coverByPointer(canvas, { all: () => covers, draw, onCovered: () => onEvent('covered') });

  /** `typed` is what to cover first, in shares of the picture; undefined where the picture shows this very page. */
  async function load(open: () => Promise<ImageBitmap | undefined>, typed: readonly Cover[] | undefined): Promise<void> {
    say('');
    const shares = typed ?? findTyped(host);
    try {
      const image = await open();
      if (image === undefined) return;
      const scale = Math.min(1, MOST_SIDE / Math.max(image.width, image.height));
      base = document.createElement('canvas');
      base.width = Math.round(image.width * scale);
      base.height = Math.round(image.height * scale);
      base.getContext('2d')?.drawImage(image, 0, 0, base.width, base.height);
      const { width, height } = base;
      covers = shares.map((share) => ({
        x: share.x * width,
        y: share.y * height,
        width: share.width * width,
        height: share.height * height,
      }));
      onEvent('picture', `${covers.length} covered`);
      show();
      if (covers.length > 0) say('Anything typed on the page is covered. Cover more if you need to.');
    } catch {
      say('No picture was taken. You can choose one from your device.', 'fault');
    }
  }

  function show(): void {
    const isThere = base !== undefined;
    canvas.hidden = !isThere;
    tools.hidden = !isThere;
    tools.style.display = isThere ? '' : 'none';
    canvas.style.display = isThere ? '' : 'none';
    if (isThere) draw();
    else say('');
  }

  function draw(): void {
    if (base === undefined) return;
    canvas.width = base.width;
    canvas.height = base.height;
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    pen.drawImage(base, 0, 0);
    pen.fillStyle = '#000';
    for (const { x, y, width, height } of covers) pen.fillRect(x, y, width, height);
  }

  return {
    element,
    /** The picture with its covers burnt in; null without one. */
    read: (): Promise<Blob | null> =>
      base === undefined ? Promise.resolve(null) : new Promise((resolve) => canvas.toBlob((blob) => resolve(blob), 'image/png')),
  };
}

/** What the person sees and presses, without what it does. */
function drawControls() {
  const file = make('input', {
    type: 'file',
    accept: 'image/png,image/jpeg,image/webp',
    class: 'hide',
    tabindex: '-1',
    'aria-hidden': 'true',
  });
  const choose = make('button', { type: 'button' }, 'Choose a picture');
  const take = make('button', { type: 'button' }, 'Take a picture of the screen');
  const canvas = make('canvas', {
    tabindex: '0',
    role: 'img',
    'aria-label': 'Your picture. Draw over anything private, or press Cover a part and move it with the arrow keys',
  });
  const cover = make('button', { type: 'button' }, 'Cover a part');
  const undo = make('button', { type: 'button' }, 'Take back');
  const drop = make('button', { type: 'button' }, 'Remove the picture');
  const status = make('p', { role: 'status', class: 'said' });
  const tools = make('div', { class: 'row' }, cover, undo, drop);
  const element = make(
    'fieldset',
    {},
    make('legend', {}, 'A picture (optional)'),
    make('p', {}, 'What you cover is painted over before the picture leaves your device.'),
    make('div', { class: 'row' }, canTake() ? take : null, choose, file),
    canvas,
    tools,
    status,
  );
  return { file, choose, take, canvas, cover, undo, drop, status, tools, element };
}

/** Arrow keys move a cover, and with Shift they change its size. False for any other key. */
function moveByKey(cover: Cover, { key, shiftKey }: KeyboardEvent): boolean {
  const move = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[key];
  if (move === undefined) return false;
  const [x = 0, y = 0] = move;
  if (shiftKey) {
    cover.width = Math.max(STEP, cover.width + x);
    cover.height = Math.max(STEP, cover.height + y);
  } else {
    cover.x += x;
    cover.y += y;
  }
  return true;
}

interface Covering {
  /** The covers as they are now; the last is being drawn. */
  all: () => Cover[];
  draw: () => void;
  onCovered: () => void;
}

/** A cover is drawn from one corner to the other. One that is hardly there was a tap, and is none. */
function coverByPointer(canvas: HTMLCanvasElement, { all, draw, onCovered }: Covering): void {
  let start: { x: number; y: number } | undefined;
  canvas.addEventListener('pointerdown', (event) => {
    start = pointOf(event);
    all().push({ ...start, width: 0, height: 0 });
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    const last = all().at(-1);
    if (start === undefined || last === undefined) return;
    const { x, y } = pointOf(event);
    Object.assign(last, {
      x: Math.min(x, start.x),
      y: Math.min(y, start.y),
      width: Math.abs(x - start.x),
      height: Math.abs(y - start.y),
    });
    draw();
  });
  canvas.addEventListener('pointerup', () => {
    const last = all().at(-1);
    if (last !== undefined && (last.width < 4 || last.height < 4)) all().pop();
    else onCovered();
    start = undefined;
    draw();
  });

  function pointOf({ offsetX, offsetY }: PointerEvent) {
    return { x: (offsetX * canvas.width) / canvas.clientWidth, y: (offsetY * canvas.height) / canvas.clientHeight };
  }
}

/** Phones define the call and refuse it. */
function canTake(): boolean {
  return 'getDisplayMedia' in (navigator.mediaDevices ?? {}) && matchMedia('(pointer: fine)').matches;
}

/** One frame of the tab that its user chooses. */
async function grabFrame(): Promise<ImageBitmap | undefined> {
  const wanted: object = { video: { displaySurface: 'browser' }, preferCurrentTab: true, audio: false };
  const stream = await navigator.mediaDevices.getDisplayMedia(wanted);
  try {
    const video = document.createElement('video');
    video.srcObject = stream;
    video.muted = true;
    await video.play();
    return await createImageBitmap(video);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Where fields and what is marked as private stand on the screen, in shares of it, with a little around them. */
function findTyped(host: HTMLElement): Cover[] {
  const around = 4;
  return [...document.querySelectorAll('input, textarea, select, [contenteditable], [data-private]')].flatMap((field) => {
    if (host.contains(field)) return [];
    const { left, top, width, height } = field.getBoundingClientRect();
    if (width === 0 || height === 0 || top > innerHeight || left > innerWidth || top + height < 0) return [];
    return [
      {
        x: (left - around) / innerWidth,
        y: (top - around) / innerHeight,
        width: (width + 2 * around) / innerWidth,
        height: (height + 2 * around) / innerHeight,
      },
    ];
  });
}
