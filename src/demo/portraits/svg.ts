export type Point = readonly [x: number, y: number];

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export type GradientStop = readonly [offset: number, color: string, opacity?: number];

/** A page of SVG that is drawn from back to front; every call adds on top of what is there. */
export interface Sheet {
  rect(x: number, y: number, width: number, height: number, fill: string, more?: Attributes): void;
  polygon(points: readonly Point[], fill: string, more?: Attributes): void;
  polyline(points: readonly Point[], stroke: string, width: number, more?: Attributes): void;
  path(data: string, fill: string, more?: Attributes): void;
  circle(x: number, y: number, radius: number, fill: string, more?: Attributes): void;
  ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string, more?: Attributes): void;
  line(x1: number, y1: number, x2: number, y2: number, stroke: string, width: number, more?: Attributes): void;
  /** Draws what `content` draws inside one group. */
  group(attributes: Attributes, content: () => void): void;
  /** A gradient over the bounding box of what it fills, unless `user` places it on the page. */
  linear(direction: 'down' | 'across' | readonly [Point, Point], stops: readonly GradientStop[]): string;
  radial(x: number, y: number, radius: number, stops: readonly GradientStop[]): string;
  pattern(x: number, y: number, width: number, height: number, content: () => void): string;
  /** A clip path of what `content` draws, for the attribute `clip-path`. */
  clip(content: () => void): string;
  /** A blur for the attribute `filter`. */
  blur(deviation: number): string;
  /** Draws what `content` draws with another tint, as what is seen through a window. */
  tinted(tint: (color: string) => string, content: () => void): void;
  /** The whole document. */
  render(width: number, height: number): string;
}

/** Shortens a coordinate to one decimal; keeps documents small and equal on every machine. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

function writeAttributes(attributes: Attributes, paint: (color: string) => string): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const shown = typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : paint(value);
    text += ` ${name}="${shown}"`;
  }
  return text;
}

function writePoints(points: readonly Point[]): string {
  return points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
}

/** Starts an empty page. `pageTint` changes every color except those written `!#rrggbb`, which give light of their own. */
export function createSheet(pageTint: (color: string) => string = (color) => color): Sheet {
  let tint = pageTint;
  const definitions: string[] = [];
  const known = new Map<string, string>();
  let body: string[] = [];

  function paint(color: string): string {
    if (color.startsWith('!')) return color.slice(1);
    return /^#[0-9a-f]{6}$/.test(color) ? tint(color) : color;
  }

  function define(tag: string, attributes: string, content: string): string {
    const key = `${tag}${attributes}${content}`;
    const found = known.get(key);
    if (found) return found;
    const reference = `url(#d${known.size})`;
    definitions.push(`<${tag} id="d${known.size}"${attributes}>${content}</${tag}>`);
    known.set(key, reference);
    return reference;
  }

  function capture(content: () => void): string {
    const outer = body;
    body = [];
    content();
    const drawn = body.join('');
    body = outer;
    return drawn;
  }

  function element(tag: string, geometry: string, fill: string, more: Attributes = {}): void {
    body.push(`<${tag}${geometry} fill="${paint(fill)}"${writeAttributes(more, paint)}/>`);
  }

  function writeStops(stops: readonly GradientStop[]): string {
    return stops
      .map(([offset, color, opacity]) => {
        const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
        return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${paint(color)}"${fade}/>`;
      })
      .join('');
  }

  function stroked(stroke: string, width: number, more: Attributes): Attributes {
    return { stroke, 'stroke-width': short(width), ...more };
  }

  return {
    rect: (x, y, width, height, fill, more) => {
      if (width <= 0 || height <= 0) return;
      const box = ` x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
      element('rect', box, fill, more);
    },
    polygon: (points, fill, more) => {
      if (points.length > 2) element('polygon', ` points="${writePoints(points)}"`, fill, more);
    },
    polyline: (points, stroke, width, more = {}) =>
      element('polyline', ` points="${writePoints(points)}"`, 'none', stroked(stroke, width, more)),
    path: (data, fill, more) => element('path', ` d="${data}"`, fill, more),
    circle: (x, y, radius, fill, more) =>
      element('circle', ` cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`, fill, more),
    ellipse: (x, y, radiusX, radiusY, fill, more) =>
      element('ellipse', ` cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}"`, fill, more),
    line: (x1, y1, x2, y2, stroke, width, more = {}) =>
      element(
        'line',
        ` x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`,
        'none',
        stroked(stroke, width, more),
      ),
    group: (attributes, content) => {
      const drawn = capture(content);
      if (drawn) body.push(`<g${writeAttributes(attributes, paint)}>${drawn}</g>`);
    },
    linear: (direction, stops) => {
      let placed = ' x1="0" y1="0" x2="1" y2="0"';
      if (direction === 'down') placed = ' x1="0" y1="0" x2="0" y2="1"';
      else if (direction !== 'across') {
        const [[x1, y1], [x2, y2]] = direction;
        placed = ` gradientUnits="userSpaceOnUse" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`;
      }
      return define('linearGradient', placed, writeStops(stops));
    },
    radial: (x, y, radius, stops) =>
      define(
        'radialGradient',
        ` gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`,
        writeStops(stops),
      ),
    pattern: (x, y, width, height, content) =>
      define(
        'pattern',
        ` patternUnits="userSpaceOnUse" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`,
        capture(content),
      ),
    clip: (content) => define('clipPath', '', capture(content)),
    blur: (deviation) =>
      define('filter', ' x="-30%" y="-30%" width="160%" height="160%"', `<feGaussianBlur stdDeviation="${short(deviation)}"/>`),
    tinted: (other, content) => {
      const outer = tint;
      tint = other;
      content();
      tint = outer;
    },
    render: (width, height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${definitions.join('')}</defs>${body.join('')}</svg>`,
  };
}

/** Path data of many circles in one path: far smaller than one element each. */
export function circlesPath(circles: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return circles
    .map(([x, y, radius]) => {
      const r = short(radius);
      const d = short(radius * 2);
      return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0`;
    })
    .join('');
}

/** Path data of a closed smooth curve through the points (Catmull-Rom as Béziers). */
export function smoothPath(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  let data = `M${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    data +=
      `C${short(from[0] + (to[0] - before[0]) / 6)} ${short(from[1] + (to[1] - before[1]) / 6)} ` +
      `${short(to[0] - (after[0] - from[0]) / 6)} ${short(to[1] - (after[1] - from[1]) / 6)} ` +
      `${short(to[0])} ${short(to[1])}`;
  }
  return `${data}Z`;
}

/** Path data of a polygon whose corners are rounded by up to `radius`. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const count = points.length;
  let data = '';
  for (let i = 0; i < count; i++) {
    const before = points[(i + count - 1) % count] ?? [0, 0];
    const corner = points[i] ?? [0, 0];
    const after = points[(i + 1) % count] ?? [0, 0];
    const start = toward(corner, before, radius);
    const end = toward(corner, after, radius);
    data += `${i === 0 ? 'M' : 'L'}${short(start[0])} ${short(start[1])}`;
    data += `Q${short(corner[0])} ${short(corner[1])} ${short(end[0])} ${short(end[1])}`;
  }
  return `${data}Z`;
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return from;
  const share = Math.min(distance / length, 0.5);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
