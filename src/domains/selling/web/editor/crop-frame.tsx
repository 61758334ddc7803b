import { type PointerEvent, useRef } from 'react';
import { type Corner, type Crop, moveCrop, pullCorner, type Size, type Turn } from './crop-geometry.ts';

interface CropFrameProps {
  src: string;
  name: string;
  turn: Turn;
  crop: Crop;
  aspect: number | undefined;
  /** Of the turned picture; undefined until it has loaded. */
  size: Size | undefined;
  /** Told the size of the picture before it is turned. */
  onSize: (size: Size) => void;
  onCrop: (crop: Crop) => void;
}

const CORNERS: readonly Corner[] = ['top left', 'top right', 'bottom left', 'bottom right'];

interface Pull {
  what: Corner | 'all';
  from: { x: number; y: number };
  crop: Crop;
}

/** The picture with the part that is shown. A pointer moves that part and pulls its corners; numbers beside it do the same. */
export function CropFrame({ src, name, turn, crop, aspect, size, onSize, onCrop }: CropFrameProps) {
  const svg = useRef<SVGSVGElement>(null);
  const pull = useRef<Pull>(undefined);

  function pointOf(event: PointerEvent) {
    // The picture may be narrower than its element.
    const matrix = svg.current?.getScreenCTM();
    if (matrix == null || size === undefined) return { x: 0, y: 0 };
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: at.x / size.width, y: at.y / size.height };
  }

  const start = (what: Pull['what']) => (event: PointerEvent<SVGElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { what, from: pointOf(event), crop };
  };

  function go(event: PointerEvent) {
    const now = pull.current;
    if (now === undefined || size === undefined) return;
    const to = pointOf(event);
    if (now.what === 'all') onCrop(moveCrop(now.crop, { x: to.x - now.from.x, y: to.y - now.from.y }));
    else onCrop(pullCorner(now.crop, now.what, { to, aspect, size }));
  }

  const end = () => {
    pull.current = undefined;
  };

  if (size === undefined)
    return (
      <img
        src={src}
        alt={name}
        className="mx-auto aspect-[3/2] max-h-[45dvh] w-full bg-sunken object-contain"
        onLoad={({ currentTarget }) => onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
      />
    );
  const { width, height } = size;
  const upright = turn % 180 === 0 ? size : { width: height, height: width };
  const box = { x: crop.x * width, y: crop.y * height, width: crop.width * width, height: crop.height * height };
  const handle = Math.max(width, height) / 45;
  return (
    <svg
      ref={svg}
      role="img"
      aria-label={`${name}, with the part to show`}
      viewBox={`0 0 ${width} ${height}`}
      className="mx-auto block max-h-[45dvh] max-w-full touch-none overflow-visible bg-sunken select-none"
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <g
        transform={`translate(${width / 2} ${height / 2}) rotate(${turn}) translate(${-upright.width / 2} ${-upright.height / 2})`}
      >
        <image href={src} width={upright.width} height={upright.height} />
      </g>
      <path
        d={`M0 0H${width}V${height}H0Z M${box.x} ${box.y}v${box.height}h${box.width}v${-box.height}Z`}
        className="fill-media opacity-60"
      />
      <rect
        {...box}
        className="cursor-move fill-transparent stroke-on-media"
        strokeWidth={handle / 6}
        onPointerDown={start('all')}
      />
      {CORNERS.map((corner) => (
        <circle
          key={corner}
          cx={corner.endsWith('left') ? box.x : box.x + box.width}
          cy={corner.startsWith('top') ? box.y : box.y + box.height}
          r={handle}
          className={`fill-on-media stroke-media ${corner === 'top left' || corner === 'bottom right' ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}`}
          strokeWidth={handle / 5}
          onPointerDown={start(corner)}
        />
      ))}
    </svg>
  );
}
